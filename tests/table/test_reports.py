"""Reports: to who made the match and to those who run the server, and to nobody else."""

import json
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner

from tests.table.playing import Json, Player, Server, serving
from wildtable.cli import main
from wildtable.table.settings import Settings


def reports(player: Player) -> list[Json] | None:
    """What a client was told last of reports, if anything."""
    player.catch_up()
    told = [json.loads(text) for text in player.received]
    found = [message["reports"] for message in told if message["type"] == "reports"]
    return found[-1] if found else None


def together(server: Server, friend: Server) -> tuple[list[Player], Json]:
    """Somebody who made a match, and a guest; each with a key, to come again with."""
    made = server.invite("connect-four")
    made["seats"][0]["link"] = server.key(made["seats"][0]["link"])
    made["seats"][1]["link"] = friend.key(friend.accept(made["seats"][1]["link"]))
    links = [seat["link"] for seat in made["seats"]]
    return [server.player(links[0]), friend.player(links[1])], made


def test_the_host_and_the_operator_see_what_is_reported(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server, closing(server.somebody_else()) as friend:
        (host, guest), made = together(server, friend)
        watcher = server.player(made["watch"])
        assert guest.do("say", text="you cheat")["type"] == "ack"
        said: Json = {"about": 1, "remark": "you cheat", "reason": "rude"}
        assert watcher.do("report", **said)["type"] == "ack"
        assert reports(host) == [said]
        assert reports(guest) is reports(watcher) is None
        assert guest.do("report", about=0)["type"] == "ack"  # the host is not told of that
        assert reports(host) == [said]
        listed = CliRunner().invoke(main, ["admin", "--data", str(tmp_path), "reports"]).output
        assert [made["match"] in line for line in listed.splitlines()] == [True, True]
        assert "Grace for saying 'you cheat': rude" in listed
    with serving(Settings(tmp_path)) as server:
        assert reports(server.player(made["seats"][0]["link"])) == [said]
        assert reports(server.player(made["seats"][1]["link"])) is None


def test_only_what_was_said_by_somebody_else_can_be_reported(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server, closing(server.somebody_else()) as friend:
        (host, guest), _ = together(server, friend)
        assert host.do("say", text="hello")["type"] == "ack"
        refused = [
            guest.do("report", about=1),
            guest.do("report", about=2),
            guest.do("report", about=0, remark="hell"),
        ]
        ids = [answer["phrase"]["id"] for answer in refused]
        assert ids == ["kernel-report-whom", "kernel-report-whom", "kernel-report-what"]
        for _ in range(50):
            assert guest.do("report", about=0, remark="hello")["type"] == "ack"
        assert guest.do("report", about=0)["phrase"]["id"] == "kernel-report-enough"
