"""`wildtable admin` on the file of a real server, running or not."""

import re
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.table.playing import Json, Server, bot, last_words, secret_of, serving
from wildtable.cli import main
from wildtable.table.schema import FILE, SCHEMAS
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only

REASON = "The club closes at ten"


def admin(folder: Path, *arguments: str | Path) -> Result:
    command = ["admin", "--data", str(folder), *map(str, arguments)]
    return CliRunner(env={"COLUMNS": "200"}).invoke(main, command)


def told(folder: Path, *arguments: str | Path) -> str:
    """What a command says that must succeed."""
    done = admin(folder, *arguments)
    assert done.exit_code == 0, done.output
    return done.output


def refused(folder: Path, *arguments: str | Path) -> str:
    """What a command says that must not."""
    done = admin(folder, *arguments)
    assert done.exit_code == 1, done.output
    assert "Traceback" not in done.output
    assert isinstance(done.exception, SystemExit)
    return done.output


class Club:
    """A folder with three matches: one over, one of two people, one with a bot."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder = folder
        self.server = server
        self.over = server.make("leduc")
        first, second = server.players(self.over)
        first.play("raise")
        second.catch_up()
        second.play("fold")
        self.open = server.make("connect-four")
        self.server.player(self.open["seats"][0]["link"]).play("drop d")
        self.bots = server.make("goofspiel", {"kind": "me", "name": "[b]Zoe"}, bot("random"))
        self.all: list[Json] = [self.over, self.open, self.bots]

    def edit(self, sql: str) -> None:
        edit(self.folder / FILE, sql)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """The server runs while it is looked after."""
    folder = tmp_path / "data"
    with serving(Settings(folder, pace=0, watch_pace=0, heed_pace=0)) as server:
        yield Club(folder, server)


def edit(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute(sql)


def names(output: str) -> list[str]:
    return [line.split()[0] for line in output.splitlines()[1:]]


def test_matches_are_listed_newest_first(club: Club) -> None:
    everything = [each["match"] for each in reversed(club.all)]
    assert names(told(club.folder, "list")) == everything
    assert names(told(club.folder, "list", "--most", "2")) == everything[:2]
    assert names(told(club.folder, "list", "--game", "leduc")) == [club.over["match"]]
    assert names(told(club.folder, "list", "--stage", "over")) == [club.over["match"]]
    assert names(told(club.folder, "list", "--stage", "running")) == everything[:2]
    assert names(told(club.folder, "list", "--player", "ZOE")) == [club.bots["match"]]
    assert "no such match" in told(club.folder, "list", "--game", "chess")


def test_a_match_is_inspected_without_its_secrets(club: Club) -> None:
    with closing(sqlite3.connect(club.folder / FILE)) as db:
        sql = (
            "SELECT secret, watch FROM matches UNION SELECT invitation, invitation FROM seats "
            "UNION SELECT fingerprint, fingerprint FROM keys"
        )
        hidden = [each.hex() for row in db.execute(sql) for each in row if each is not None]
    assert len(hidden) > 10
    for made in club.all:
        said = told(club.folder, "inspect", made["match"])
        assert "replays as it was played" in said
        links = [seat["link"] for seat in made["seats"] if seat["link"]]
        hidden += [secret_of(link) for link in (*links, made["watch"])]
        assert not [secret for secret in hidden if secret in said]
    assert "[b]Zoe" in said
    assert re.search(r"cards +4", said)
    assert re.search(r"bot +random +no", said)
    assert "Ada rank 1" in told(club.folder, "inspect", club.over["match"])
    assert re.search("waits for +Grace", told(club.folder, "inspect", club.open["match"]))
    assert "there is no match 'x'" in refused(club.folder, "inspect", "x")


def test_who_plays_is_told_why_a_match_was_ended(club: Club) -> None:
    match, link = club.open["match"], club.open["seats"][1]["link"]
    player = club.server.player(link)
    told(club.folder, "end", match, "--reason", f"  {REASON}\n")
    assert last_words(player.socket)[1] == 1012  # come back
    player = club.server.player(link)
    failure = player.read()
    assert (failure["type"], failure["code"]) == ("failure", "stopped")
    assert f"ended the match: {REASON}. You see it" in failure["message"]
    assert player.play("drop a")["rule"] == "KER-stopped"
    links = {"links": [secret_of(link)]}
    (summary,) = club.server.http.post("/api/matches/summary", json=links).json()
    assert (summary["over"], summary["my_turn"], summary["turn"]) == (True, False, [])
    record = club.server.get(f"/api/seat/{secret_of(link)}/record")
    assert record["log"] == ["0 drop d"]
    assert re.search(f"is +ended: {REASON}", told(club.folder, "inspect", match))
    assert names(told(club.folder, "list", "--stage", "ended")) == [match]
    assert "is ended already" in refused(club.folder, "end", match, "--reason", "again")


def test_who_is_banned_is_not_served(club: Club) -> None:
    player = club.server.player(club.open["seats"][1]["link"])
    assert told(club.folder, "bans") == "Everybody is served.\n"
    told(club.folder, "ban", "127.0.0.1", "--reason", REASON, "--hours", "2")
    while (answer := club.server.http.get("/api/games")).status_code == 200:
        pass
    assert answer.json()["error"]["code"] == "banned"
    assert f"{REASON}." in answer.json()["error"]["message"]
    assert player.do("why", move="drop a")["code"] == "banned"
    assert "127.0.0.1  since" in told(club.folder, "bans")
    told(club.folder, "unban", "127.0.0.1")
    while club.server.http.get("/api/games").status_code != 200:
        pass
    assert player.do("why", move="drop a")["type"] == "reason"
    assert "is not banned" in refused(club.folder, "unban", "127.0.0.1")
    assert "looks like 192.0.2.7" in refused(club.folder, "ban", "me", "--reason", "x")


def test_a_ban_ends_by_itself_and_is_of_a_network(club: Club) -> None:
    said = told(club.folder, "ban", "2001:db8::7", "--reason", "x")
    assert said == "Nobody is served who comes from 2001:db8::.\n"
    told(club.folder, "ban", "127.0.0.1", "--reason", "x", "--hours", "0.0000001")
    player = club.server.player(club.open["seats"][1]["link"])
    told(club.folder, "end", club.open["match"], "--reason", "x")
    last_words(player.socket)  # what was decided before is heeded by now
    assert club.server.get("/api/games")


def test_what_can_t_be_ended(club: Club) -> None:
    assert "is over already" in refused(club.folder, "end", club.over["match"], "--reason", "x")
    assert "there is no match '-x'" in refused(club.folder, "end", "-x", "--reason", "x")
    for reason in ("", " ", "x" * 401, "\u202e"):
        said = refused(club.folder, "end", club.open["match"], "--reason", reason)
        assert "1 to 400 letters" in said
    assert names(told(club.folder, "list", "--stage", "ended")) == []


def test_a_backup_of_a_running_server_is_restored_to_another(club: Club, tmp_path: Path) -> None:
    file, other = tmp_path / "copy.sqlite", tmp_path / "other"
    assert "holds 3 matches" in told(club.folder, "backup", file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy.sqlite", "data"]
    assert "is there already" in refused(club.folder, "backup", file)
    assert "can't be written" in refused(club.folder, "backup", tmp_path / "none" / "copy")
    said = told(other, "restore", file, "--verify")
    assert "3 of 3 matches replay" in said
    assert "What was there" not in said
    with serving(Settings(other)) as server:
        player = server.player(club.open["seats"][1]["link"])
        assert [item["words"] for item in player.news] == [["drop", "d"]]
        assert player.play("drop d")["type"] == "ack"


def test_nothing_is_restored_under_a_running_server(club: Club, tmp_path: Path) -> None:
    told(club.folder, "backup", tmp_path / "copy")
    said = refused(club.folder, "restore", tmp_path / "copy")
    assert "in use by another server" in said
    assert club.server.make("leduc")


def test_what_was_there_is_put_aside(club: Club, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    told(club.folder, "backup", first)
    club.server.make("leduc")
    told(club.folder, "backup", second)
    other = tmp_path / "other"
    told(other, "restore", second)
    said = told(other, "restore", first)
    found = re.search("kept as (.*)[.]\n", said)
    assert found is not None
    assert sorted(each.name for each in other.iterdir()) == sorted(
        [found[1], FILE, "wildtable.lock"]
    )
    assert len(names(told(other, "list"))) == 3
    third = tmp_path / "third"
    told(third, "restore", other / found[1])
    assert len(names(told(third, "list"))) == 4
    (other / FILE).write_bytes(b"nonsense")
    told(other, "restore", second)  # what is damaged is replaced too
    assert len(names(told(other, "list"))) == 4


def test_a_match_that_differs_is_named_and_holds_up_a_verified_restore(
    club: Club, tmp_path: Path
) -> None:
    file, other = tmp_path / "copy", tmp_path / "other"
    told(club.folder, "backup", file)
    wrong = club.open["match"]
    edit(file, f"UPDATE lines SET text = '0 drop a' WHERE match = '{wrong}'")
    said = refused(other, "restore", file, "--verify")
    assert f"match {wrong}: line 0, '0 drop a', leads to another position" in said
    assert "2 of 3 matches replay" in said
    assert "nothing was restored" in said
    assert [each.name for each in other.iterdir()] == ["wildtable.lock"]
    told(other, "restore", file)
    assert f"match {wrong}: line 0" in refused(other, "integrity")


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("DELETE FROM lines WHERE number = 1", "matches replay"),
        ("UPDATE matches SET game = 'chess'", "can't be played on"),
        ("UPDATE matches SET options = '{'", "it can't be read"),
        (
            "UPDATE matches SET result = replace(result, '\"ranks\":[1,2]', '\"ranks\":[2,1]')",
            "another result",
        ),
        ("DELETE FROM matches", "belongs to no row of matches"),
    ],
)
def test_what_is_wrong_is_found(club: Club, sql: str, said: str) -> None:
    assert told(club.folder, "integrity") == "3 of 3 matches replay as they were played.\n"
    club.edit(sql)
    assert said in refused(club.folder, "integrity")


def test_another_secret_is_found(club: Club) -> None:
    """One secret in thirty deals the same two cards of Leduc; six of them don't."""
    said = []
    for byte in range(6):
        club.edit(f"UPDATE matches SET secret = CAST('{byte:032}' AS BLOB)")
        said.append(admin(club.folder, "integrity").output)
    assert any("the fair stream gives" in each for each in said)


def test_a_file_that_can_t_be_used_is_said_so(tmp_path: Path) -> None:
    for command in (["list"], ["inspect", "x"], ["end", "x", "--reason", "x"], ["integrity"]):
        assert "holds no matches; say with --data" in refused(tmp_path, *command)
    assert not list(tmp_path.iterdir())
    (tmp_path / FILE).write_bytes(b"no database at all, but long enough to be one" * 100)
    for command in (["list"], ["backup", str(tmp_path / "copy")], ["integrity"]):
        assert "file is not a database" in refused(tmp_path, *command)
    assert "can't be read" in refused(tmp_path / "new", "restore", tmp_path / FILE)
    assert "can't be read" in refused(tmp_path / "new", "restore", tmp_path / "nothing")
    (tmp_path / "empty").touch()
    assert "no backup of Wildtable" in refused(tmp_path / "new", "restore", tmp_path / "empty")


def test_a_file_of_another_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript(SCHEMAS[0])
        db.execute("PRAGMA user_version = 1")
    assert "older Wildtable (format 1)" in refused(tmp_path, "list")
    told(tmp_path / "new", "restore", tmp_path / FILE)  # brings it up to date
    assert "no such match" in told(tmp_path / "new", "list")
    edit(tmp_path / FILE, "PRAGMA user_version = 99")
    assert "newer Wildtable (format 99)" in refused(tmp_path, "list")
    assert "newer Wildtable (format 99)" in refused(tmp_path / "new", "restore", tmp_path / FILE)
