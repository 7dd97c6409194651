"""When the store fails: nobody is shown or told anything, and the match is found as it is kept."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.registry import game
from wildtable.table.connection import Connection
from wildtable.table.rebuild import Unplayable, rebuilt
from wildtable.table.sqlite import SqliteStore
from wildtable.table.store import Chair, Conflict, Kept
from wildtable.table.table import Lost, Table
from wildtable.table.wire import Ack, Play

FAIR = FairChance.seeded("table")


def new_match() -> Kept:
    """Leduc with two people, after the deal."""
    match = Match(game("leduc"), fair=FAIR)
    match.settle()
    chairs = [Chair(0, "Ada", "me", "", b"0"), Chair(1, "Grace", "friend", "", b"1")]
    return Kept(
        "id", "leduc", {}, match.content.hash, FAIR.secret, "", chairs, b"-2", match.lines()
    )


def test_a_decision_that_is_not_kept_is_not_shown(tmp_path: Path) -> None:
    async def work() -> None:
        store, kept = SqliteStore(tmp_path), new_match()
        await store.create(kept)
        table = Table(kept, rebuilt(kept), store)
        here = Connection(1, 0)
        await table.join(here)
        waiting = here._waiting.qsize()
        # Another server has been faster.
        await store.append("id", len(kept.lines), ["0 call"], None)
        raising = Play("key", ["raise"], table.match.version(0))
        with pytest.raises(Conflict):
            await table.hear(0, raising)
        assert table.lost
        assert here._waiting.qsize() == waiting + 1  # it is closed, and that is all
        with pytest.raises(Lost):
            await table.hear(0, raising)
        late = Connection(0, 0)
        await table.join(late)
        assert late._waiting.qsize() == 1  # this one, too, is only closed
        found = await store.load("id")
        assert found is not None
        assert found.lines == [*kept.lines, "0 call"]
        again = Table(found, rebuilt(found), store)
        assert await again.hear(1, Play("key", ["raise"], again.match.version(1))) == Ack("key")
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"content": "0" * 16}, "has changed"),
        ({"options": {"cards": "5"}}, "no option"),
        ({"lines": ["0 raise"]}, "line 0"),
        ({"secret": bytes(32)}, "fair stream"),
    ],
)
def test_a_match_that_does_not_fit_its_game_is_not_played_on(
    change: dict[str, object], why: str
) -> None:
    with pytest.raises(Unplayable, match=why):
        rebuilt(msgspec.structs.replace(new_match(), **change))


def test_a_slow_reader_is_cut_off() -> None:
    connection = Connection(0, 0)
    for number in range(1000):
        connection.send(Ack(str(number)))
    assert connection._waiting.qsize() < 300
