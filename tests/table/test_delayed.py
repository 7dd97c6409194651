"""Those who may watch a match only later: what they see, and what they don't see yet."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.playing import FRIEND, ME, Json, Player, Server, secret_of, serving
from tests.table.test_http import refused
from tests.table.test_timing import Wall
from wildtable.table.house import time_of_day
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
DELAY = 300_000


def make(server: Server) -> tuple[Json, list[Player]]:
    wish = {
        "game": "leduc",
        "seats": [ME, FRIEND],
        "watchers": "delayed",
        "timing": {"bank": 300},
    }
    made: Json = server.http.post("/api/matches", json=wish).raise_for_status().json()
    mine, friend = [seat["link"] for seat in made["seats"]]
    return made, [server.player(server.key(link)) for link in (mine, server.accept(friend))]


def read_until(player: Player, holds: Callable[[], bool]) -> None:
    while not holds():
        player.read()


def test_who_watches_later_sees_what_is_old_enough(tmp_path: Path) -> None:
    wall = Wall()
    wall.now = time_of_day()  # lines are kept with the time of day
    with serving(Settings(tmp_path, wall=wall, watch_pace=0)) as server:
        made, (ada, grace) = make(server)
        watching = server.player(made["watch"])
        assert watching.view["turn"]["chance"]  # not even dealt
        assert ada.play("raise")["type"] == "ack"
        assert ada.do("say", text="hello")["type"] == "ack"
        assert grace.wait_for_turn()
        assert grace.play("fold")["type"] == "ack"
        path = f"/api/seat/{secret_of(made['watch'])}"
        for what in ("record", "moments", "moments/1"):
            refused(server.http.get(f"{path}/{what}"), 403, "only-players", "later")
        info = server.http.get(path).json()
        assert (info["behind"], info["advised"]) == (DELAY / 1000, [])  # nor that it is over
        links = {"links": [secret_of(made["watch"])]}
        (told,) = server.http.post("/api/matches/summary", json=links).json()
        assert (told["over"], told["result"], told["turn"]) == (False, None, [])
        watching.catch_up()
        assert (watching.news, watching.remarks) == ([], [])
        assert not [text for text in watching.received if '"clocks"' in text]
        wall.now += DELAY + 60_000
        late = server.player(made["watch"])
        for each in (late, watching):
            read_until(each, lambda each=each: bool(each.view["result"]))  # type: ignore[misc]
            assert each.view["result"]["reason"] == "fold"
        (told,) = server.http.post("/api/matches/summary", json=links).json()
        assert told["over"]


def test_it_is_shown_by_itself_when_it_is_old_enough(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, watch_delay=0.05, watch_pace=0)) as server:
        made, (ada, _) = make(server)
        watching = server.player(made["watch"])
        assert ada.play("raise")["type"] == "ack"
        read_until(watching, lambda: any(item["words"] == ["raise"] for item in watching.news))


def test_a_restart_brings_nobody_nearer(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        made, (ada, _) = make(server)
        assert ada.play("raise")["type"] == "ack"
    with serving(Settings(tmp_path)) as server:
        assert server.player(made["watch"]).news == []
