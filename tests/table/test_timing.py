"""Clocks at a table: they run, stand still, survive, and do what is due when time is up."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.playing import FRIEND, ME, Json, Player, Server, serving
from tests.table.postgres import database
from tests.table.test_http import refused
from wildtable.bots.bot import Sight
from wildtable.bots.random_bot import RandomBot
from wildtable.games.wildlands import GAME
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.table.life import MatchCourse
from wildtable.table.pacing import Pacing
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.store import Chair, Kept
from wildtable.table.wire_clock import Timing

pytestmark = pytest.mark.pure_only
HOUR = 3_600_000


class Wall:
    """A clock on the wall that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = HOUR

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def timed(tmp_path: Path, wall: Wall) -> Iterator[Server]:
    """A server on which no time goes by by itself."""
    with serving(Settings(tmp_path, pace=0, watch_pace=0, wall=wall)) as running:
        yield running


def make(server: Server, game: str, **timing: object) -> tuple[Json, list[str]]:
    wish = {"game": game, "seats": [ME, FRIEND], "timing": timing}
    made: Json = server.http.post("/api/matches", json=wish).raise_for_status().json()
    mine, friend = [seat["link"] for seat in made["seats"]]
    return made, [server.key(mine), server.key(server.accept(friend))]


def clocks(player: Player) -> Json:
    """The next word about clocks."""
    return next(said for said in iter(player.read, None) if said["type"] == "clocks")


def seen(player: Player) -> Json:
    """The last one, of all that was sent before now."""
    player.catch_up()
    said = [text for text in player.received if '"type":"clocks"' in text]
    return dict(json.loads(said[-1]))


def test_clocks_are_told_to_everybody(timed: Server, wall: Wall) -> None:
    made, links = make(timed, "connect-four", bank=300, increment=2)
    ada, grace = [timed.player(link) for link in links]
    watching = timed.player(made["watch"])
    begun = {"type": "clocks", "left": [300_000, 300_000], "running": [0], "window": 0, "beat": 0,
             "length": 0}  # fmt: skip
    assert seen(ada) == seen(grace) == seen(watching) == begun
    wall.now += 4_000
    assert ada.play("drop a")["type"] == "ack"
    after = {**begun, "left": [298_000, 300_000], "running": [1]}
    assert clocks(grace) == clocks(watching) == after
    info = timed.get(f"/api/seat/{links[0].rpartition('/')[2]}")
    assert info["timing"] == {"bank": 300, "increment": 2}


def test_a_match_without_clocks_tells_nothing_of_them(timed: Server) -> None:
    _, links = make(timed, "connect-four")
    ada, grace = [timed.player(link) for link in links]
    assert ada.play("drop a")["type"] == "ack"
    grace.catch_up()
    assert not [text for text in (*ada.received, *grace.received) if "clocks" in text]


def test_clocks_stand_still_while_the_match_is_paused(timed: Server, wall: Wall) -> None:
    _, links = make(timed, "connect-four", bank=300)
    ada, grace = [timed.player(link) for link in links]
    wall.now += 1_000
    ada.do("propose", what="pause")
    grace.do("consent", yes=True)
    assert (seen(ada)["left"], seen(ada)["running"]) == ([299_000, 300_000], [])
    wall.now += 9_000
    ada.do("propose", what="resume")
    grace.do("consent", yes=True)
    assert (seen(ada)["left"], seen(ada)["running"]) == ([299_000, 300_000], [0])


def test_a_seat_that_nobody_has_taken_has_time(timed: Server, wall: Wall) -> None:
    wish = {"game": "connect-four", "seats": [FRIEND, ME], "timing": {"bank": 300}}
    made = timed.http.post("/api/matches", json=wish).raise_for_status().json()
    me = timed.player(made["seats"][1]["link"])
    assert seen(me)["running"] == []
    wall.now += 5_000
    timed.accept(made["seats"][0]["link"])
    assert (clocks(me)["left"], seen(me)["running"]) == ([300_000, 300_000], [0])


@pytest.mark.parametrize("kept", ["file", "database"])
def test_nobody_is_charged_while_the_server_is_down(tmp_path: Path, wall: Wall, kept: str) -> None:
    store = database(tmp_path) if kept == "database" else ""
    settings = Settings(tmp_path, pace=0, watch_pace=0, wall=wall, store=store)
    among_others = bool(store)
    with serving(settings, among_others=among_others) as server:
        _, links = make(server, "connect-four", bank=300)
        ada = server.player(links[0])
        wall.now += 3_000
        assert ada.play("drop a")["type"] == "ack"
        wall.now += 2_000
    wall.now += 9 * HOUR
    with serving(settings, among_others=among_others) as server:
        grace = server.player_again(links[1])
        left = seen(grace)["left"]
        assert left == [297_000, 300_000]
        wall.now += 1_000
        assert grace.play("drop b")["type"] == "ack"
        assert seen(grace)["left"] == [297_000, 299_000]


def test_who_does_not_answer_in_time_passes(timed: Server, wall: Wall) -> None:
    _, links = make(timed, "leduc", decision=1, out="pass")
    ada = timed.player(links[0])
    assert ada.play("raise")["type"] == "ack"
    wall.now += 1_000
    while not ada.view["turn"]["over"]:
        ada.read()
    assert ada.view["result"]["reason"] == "fold"


def test_a_bot_sits_down_where_time_is_up_and_gets_up_again(timed: Server, wall: Wall) -> None:
    _, links = make(timed, "connect-four", decision=1, out="bot")
    ada, grace = [timed.player(link) for link in links]
    wall.now += 1_000
    taken = next(said for said in iter(ada.read, None) if said["type"] == "seated")
    assert [seat["kind"] for seat in taken["seats"]] == ["bot", "friend"]
    assert grace.wait_for_turn()
    assert ada.do("unstage", keep=-1)["type"] == "ack"  # it does nothing, but I am here again
    again = next(said for said in iter(grace.read, None) if said["type"] == "seated")
    assert [seat["kind"] for seat in again["seats"]] == ["me", "friend"]


def test_where_one_can_not_pass_a_bot_sits_down(timed: Server, wall: Wall) -> None:
    _, links = make(timed, "connect-four", decision=1, out="pass")
    grace = timed.player(links[1])
    wall.now += 1_000
    taken = next(said for said in iter(grace.read, None) if said["type"] == "seated")
    assert taken["seats"][0]["kind"] == "bot"


def test_a_table_that_waits_goes_on_waiting(timed: Server, wall: Wall) -> None:
    _, links = make(timed, "leduc", decision=1, out="wait")
    ada = timed.player(links[0])
    wall.now += 1_000
    while clocks(ada)["left"][0]:
        pass
    assert ada.play("call")["type"] == "ack"


def test_time_is_up_also_where_nobody_is(tmp_path: Path, wall: Wall) -> None:
    settings = Settings(tmp_path, idle_tables=0, idle_seconds=0.05, heed_pace=0.05, wall=wall)
    with serving(settings) as server:
        _, links = make(server, "leduc", decision=1, out="pass")
        ada = server.player(links[0])
        assert ada.play("raise")["type"] == "ack"
        ada.socket.close()
        wall.now += 1_000
        wait_for_end(server, links[0])


def test_time_is_up_also_before_a_table_is_opened_again(tmp_path: Path, wall: Wall) -> None:
    settings = Settings(tmp_path, heed_pace=0.05, wall=wall)
    with serving(settings) as server:
        _, links = make(server, "leduc", decision=1, out="pass")
        assert server.player(links[0]).play("raise")["type"] == "ack"
    wall.now += 1_000  # too short a time to be taken for one in which nobody served
    with serving(settings) as server:
        wait_for_end(server, links[0])


def wait_for_end(server: Server, link: str) -> None:
    """Wait until a match is over, without going to its table."""
    wish = {"links": [link.rpartition("/")[2]]}
    over = False
    while not over:
        (told,) = server.http.post("/api/matches/summary", json=wish).raise_for_status().json()
        over = told["over"]


def by_lots(match: Match, seat: int, lots: random.Random) -> None:
    chain = RandomBot().decide(Sight(GAME, match.content, match.state, seat, lots))
    assert match.play(seat, chain) is None


def test_time_is_for_the_match_or_for_each_decision(timed: Server) -> None:
    wish = {"game": "leduc", "seats": [ME, FRIEND], "timing": {"bank": 60, "decision": 60}}
    refused(timed.http.post("/api/matches", json=wish), 400, "bad-timing", "not both")


def in_a_window(match: Match) -> bool:
    return match.turn().sealed and match.turn().window and len(match.owing()) > 1


def test_answers_at_a_window_touch_no_clock(tmp_path: Path, wall: Wall) -> None:
    """Who has answered, and when, is nobody's business."""

    async def work() -> None:
        lots = random.Random(1)
        match = Match(GAME, None, 3, FairChance(b"1" * 32, ""))
        match.settle()
        chairs = [Chair(seat, "Ada", "me", person="x") for seat in range(3)]
        kept = Kept(
            "id", GAME.name, {}, "", bytes(32), "", chairs, b"", [], timing=Timing(bank=300)
        )
        store = SqliteStore(tmp_path)
        store.house.wall = wall
        pacing = Pacing(kept, match, MatchCourse(kept, match), store.house)
        windows = 0
        while windows < 3 and not match.over():
            wall.now += 100
            if in_a_window(match):
                windows += 1
                first, *others = match.owing()
                before = pacing.told()
                assert before.running == []
                for seat in others:
                    by_lots(match, seat, lots)
                    wall.now += 100
                    assert not await pacing.note(range(3))
                    assert pacing.told() == before
                by_lots(match, first, lots)
            else:
                by_lots(match, match.owing()[0], lots)
            match.settle()
            await pacing.note(range(3))
        assert windows == 3
        await store.close()

    asyncio.run(work())
