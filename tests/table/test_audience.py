"""What is shown is built once for all who see the same, and only when there is something to see."""

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest

from tests.table.test_table import new_match
from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import View, view
from wildtable.table import audience, screen
from wildtable.table.connection import Connection
from wildtable.table.rebuild import rebuilt
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.store import Kept
from wildtable.table.table import Table
from wildtable.table.wire import Play, Say, Stage, Unstage

pytestmark = pytest.mark.pure_only
LONG = 3600.0  # seconds: nobody in these tests lives to see it


class Built(Counter[int]):
    """How often a view was built, by seat."""

    def __call__(self, match: Match, seat: int, since: int = 0, with_stills: bool = False) -> View:
        self[seat] += 1
        return view(match, seat, since, with_stills)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Built:
    counted = Built()
    monkeypatch.setattr(screen, "view", counted)
    return counted


class Evening:
    """A table on which two people play Leduc, each in two windows, and some watch."""

    def __init__(self, folder: Path, kept: Kept, watchers: int, pace: float) -> None:
        self.store = SqliteStore(folder)
        self.kept = kept
        self.table = Table(kept, rebuilt(kept), self.store, Settings(folder, watch_pace=pace))
        self.players = [Connection(seat, 0) for seat in (0, 0, 1, 1)]
        self.watchers = [Connection(SPECTATOR, 0) for _ in range(watchers)]

    async def __aenter__(self) -> "Evening":
        await self.store.create(self.kept)
        for connection in (*self.players, *self.watchers):
            await self.table.join(connection)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.store.close()

    async def play(self, seat: int, move: str) -> None:
        version = self.table.match.version(seat)
        await self.table.hear(seat, Play(f"{seat}/{version}", [move], version))

    async def watched(self, least: int) -> None:
        """Wait until everybody who watches has been sent this many messages."""
        while any(each._waiting.qsize() < least for each in self.watchers):
            await asyncio.sleep(0)


def waiting(connection: Connection) -> list[str]:
    """What is to be sent to a client, taken out of its queue."""
    return [connection._waiting.get_nowait() or "" for _ in range(connection._waiting.qsize())]


def test_a_view_is_built_and_encoded_once_for_all_who_see_it(tmp_path: Path, built: Built) -> None:
    async def work() -> None:
        async with Evening(tmp_path, new_match(), 200, 0) as evening:
            assert built == {0: 1, 1: 1, SPECTATOR: 1}  # nobody who comes later needs another
            sent = evening.watchers[0]._waiting.qsize()
            await evening.play(0, "raise")
            await evening.watched(sent + 1)
        assert built == {0: 2, 1: 2, SPECTATOR: 2}
        first, *others = [waiting(each)[-1] for each in evening.watchers]
        assert all(text is first for text in others)
        mine, also_mine = [waiting(each)[-1] for each in evening.players[:2]]
        assert mine is also_mine

    asyncio.run(work())


def test_staging_builds_the_view_of_its_seat_alone(tmp_path: Path, built: Built) -> None:
    async def work() -> None:
        async with Evening(tmp_path, new_match(), 1, 0) as evening:
            built.clear()
            await evening.table.hear(0, Stage("a", "raise"))
            await evening.table.hear(0, Unstage("b"))
        assert built == {0: 2}

    asyncio.run(work())


@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_taking_back_nothing_builds_nothing(tmp_path: Path, built: Built, seat: int) -> None:
    async def work() -> None:
        async with Evening(tmp_path, new_match(), 1, 0) as evening:
            built.clear()
            await evening.table.hear(seat, Unstage("a"))
        assert not built

    asyncio.run(work())


def test_who_watches_is_shown_several_moves_at_once(tmp_path: Path, built: Built) -> None:
    async def work() -> None:
        async with Evening(tmp_path, new_match(), 3, LONG) as evening:
            sent = evening.watchers[0]._waiting.qsize()
            await evening.play(0, "raise")  # nothing was shown for long: at once
            await evening.watched(sent + 1)
            for seat, move in ((1, "raise"), (0, "call"), (0, "call")):
                await evening.play(seat, move)
            for _ in range(100):
                await asyncio.sleep(0)
            assert evening.watchers[0]._waiting.qsize() == sent + 1
            assert built[SPECTATOR] == 2
            late = Connection(SPECTATOR, 0)
            await evening.table.join(late)  # sees what the others see
            assert built[SPECTATOR] == 2
            assert '"raise"' in waiting(late)[0]
        assert built[0] == built[1] == 5

    asyncio.run(work())


def test_what_watchers_can_t_see_does_not_hold_up_what_they_can(
    tmp_path: Path, built: Built
) -> None:
    async def work() -> None:
        async with Evening(tmp_path, new_match(), 1, LONG) as evening:
            sent = evening.watchers[0]._waiting.qsize()
            await evening.table.audience.show()  # nothing has happened
            while built[SPECTATOR] < 2:
                await asyncio.sleep(0)
            await evening.play(0, "raise")
            await evening.watched(sent + 1)

    asyncio.run(work())


def test_a_view_lies_ready_for_who_comes_back(tmp_path: Path, built: Built) -> None:
    async def work() -> None:
        async with Evening(tmp_path, new_match(), 2, 0) as evening:
            for watcher in evening.watchers:
                await evening.table.part(watcher)
            await evening.table.join(Connection(SPECTATOR, 0))
        assert built[SPECTATOR] == 1

    asyncio.run(work())


def test_who_watches_is_told_at_once_what_was_said_and_who_came_meanwhile(tmp_path: Path) -> None:
    """However often people talk, come and go."""

    async def work() -> None:
        async with Evening(tmp_path, new_match(), 3, LONG) as evening:
            table, first = evening.table, evening.watchers[0]
            sent = first._waiting.qsize()
            await table.hear(0, Say("first", "hello"))  # nothing was told for long: at once
            await evening.watched(sent + 1)
            await table.hear(0, Say("a", "a"))
            late = Connection(SPECTATOR, 0)
            await table.join(late)
            told = len(waiting(late))
            await table.hear(1, Say("b", "b"))
            for player in evening.players:
                await table.part(player)
            await table.join(evening.players[0])
            for _ in range(50):
                await asyncio.sleep(0)
            assert first._waiting.qsize() == sent + 1
            table.audience._watched_until = 0.0  # the time has come
            assert table.audience._watching is not None
            table.audience._watching.cancel()
            await asyncio.wait([table.audience._watching])
            table.audience._show_watchers_soon()
            await evening.watched(sent + 3)
            presence, talk = [json.loads(text) for text in waiting(first)[-2:]]
            assert presence == {"type": "presence", "seats": [True, False]}
            assert [remark["text"] for remark in talk["remarks"]] == ["a", "b"]
            assert told == 3  # the view, who is there, and "hello" and "a"
            presence, talk = [json.loads(text) for text in waiting(late)]
            assert [remark["text"] for remark in talk["remarks"]] == ["b"]

    asyncio.run(work())


def test_a_large_crowd_is_shown_less_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "CROWD", 10)

    async def work(watchers: int) -> float:
        folder = tmp_path / str(watchers)
        async with Evening(folder, new_match(), watchers, LONG) as evening:
            sent = evening.watchers[0]._waiting.qsize()
            await evening.play(0, "raise")
            await evening.watched(sent + 1)
            return evening.table.audience._watched_until - asyncio.get_running_loop().time()

    assert LONG * 0.9 < asyncio.run(work(5)) <= LONG
    assert LONG * 2.9 < asyncio.run(work(30)) <= LONG * 3
