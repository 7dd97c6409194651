"""Bots at a table: honest by construction, never in the way, and replaced when they fail."""

import asyncio
import logging
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.table.playing import ME, PATIENCE, bot, serving
from tests.table.test_table import new_match
from wildtable.examples.leduc import GAME as LEDUC
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.table import thinkers as thinkers_module
from wildtable.table.bots import Bots
from wildtable.table.connection import Connection
from wildtable.table.fair_queue import FairQueue
from wildtable.table.rebuild import rebuilt
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.table import Table
from wildtable.table.thinker import SECONDS, Question, Thought, think
from wildtable.table.thinkers import NoThought, Thinkers

pytestmark = pytest.mark.pure_only


def question(level: str = "random", seed: str = "seed") -> Question:
    """Leduc, after the deal, for seat 0."""
    match = Match(LEDUC, fair=FairChance.seeded("leduc"))
    match.settle()
    return Question("leduc", {}, match.state.dump(0), 0, level, seed)


def test_a_bot_is_told_only_what_its_seat_may_know() -> None:
    asked = question()
    assert asked.position["hands"][1] == "?"
    match = Match(LEDUC, fair=FairChance.seeded("leduc"))
    match.settle()
    for seed in range(20):
        assert match.state.redeal(0, Random(seed)).dump(0) == asked.position


@pytest.mark.parametrize("level", ["random", "greedy", "elder"])
def test_a_bot_decides_alike_with_the_same_lots(level: str) -> None:
    asked = msgspec.structs.replace(question(level), seconds=PATIENCE)  # no clock cuts it short
    first = think(asked)
    assert not first.error
    assert first == think(asked)


async def decide(thinkers: Thinkers, *questions: Question) -> list[object]:
    try:
        asked = [thinkers.decide(each) for each in questions]
        return list(await asyncio.gather(*asked, return_exceptions=True))
    finally:
        await thinkers.close()


def test_bots_think_in_processes_of_their_own() -> None:
    questions = [question(seed=str(number)) for number in range(12)]

    async def work() -> list[object]:
        return await decide(Thinkers(2, PATIENCE), *questions)

    assert asyncio.run(work()) == [think(each).moves for each in questions]


def test_a_bot_that_fails_says_why_and_the_next_is_served() -> None:
    async def work() -> list[object]:
        return await decide(Thinkers(1, PATIENCE), question("nobody"), question())

    failed, served = asyncio.run(work())
    assert isinstance(failed, NoThought)
    assert "nobody" in str(failed)
    assert served == think(question()).moves


def test_the_more_bots_wait_the_less_each_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    async def note(process: object, question: Question) -> Thought:
        given.append(question.seconds)
        return Thought(["call"])

    async def work() -> list[object]:
        return await decide(Thinkers(1, PATIENCE), question(), question(), question())

    monkeypatch.setattr(thinkers_module, "_ask", note)
    assert asyncio.run(work()) == [["call"]] * 3
    assert given == [SECONDS / 3, SECONDS / 2, SECONDS]


def test_a_review_that_nobody_waits_for_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    async def note(process: object, question: Question) -> Thought:
        given.append(question.seconds)
        return Thought()

    async def work() -> None:
        thinkers = Thinkers(1, PATIENCE)
        asked = msgspec.structs.replace(question(), level="")
        await asyncio.gather(*[thinkers.think(asked, "ada", urgent=False) for _ in range(3)])
        await thinkers.close()

    monkeypatch.setattr(thinkers_module, "_ask", note)
    asyncio.run(work())
    assert given == [SECONDS] * 3


def test_a_bot_that_takes_too_long_is_stopped() -> None:
    async def work() -> list[object]:
        thinkers = Thinkers(1, 1e-6)
        return await decide(thinkers, question())

    (failed,) = asyncio.run(work())
    assert isinstance(failed, NoThought)
    assert "no answer in" in str(failed)


def test_a_bot_that_fails_is_replaced_by_lots_and_that_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), serving(Settings(tmp_path, 0, 1e-6)) as server:
        (player,) = server.players(server.make("goofspiel", ME, bot("greedy")))
        while player.wait_for_turn():
            assert player.play(player.view["choices"][0]["move"])["type"] == "ack"
        assert player.view["result"]
    assert "bot greedy, seat 1 of match" in caplog.text
    assert "no answer in" in caplog.text


def test_a_bot_that_breaks_the_rules_is_replaced_by_lots(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cheat(thinkers: Thinkers, question: Question, owner: str, urgent: bool) -> list[str]:
        return ["deal king"]

    monkeypatch.setattr(Thinkers, "decide", cheat)
    with caplog.at_level(logging.WARNING), serving(Settings(tmp_path, 0)) as server:
        (player,) = server.players(server.make("leduc", ME, bot("greedy")))
        while player.wait_for_turn():
            assert player.play("call")["type"] == "ack"
        assert player.view["result"]
    assert "chose what the rules refuse" in caplog.text


def test_bots_go_on_at_once_when_the_only_person_is_in_a_hurry(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, pace=10 * PATIENCE)) as server:
        (player,) = server.players(server.make("connect-four", bot("random"), ME))
        assert player.do("hurry")["type"] == "ack"
        assert player.wait_for_turn()


# --- whose bots think when ----------------------------------------------------------------------


async def order_of(most: int, *wishes: tuple[str, bool]) -> list[str]:
    """In which order those who came while all were busy have their turn."""
    queue = FairQueue(most)
    served: list[str] = []
    done = asyncio.Event()

    async def busy() -> None:
        async with queue.turn("busy", urgent=True):
            await done.wait()

    async def wish(owner: str, urgent: bool) -> None:
        async with queue.turn(owner.rstrip("0123456789"), urgent):
            served.append(owner)

    tasks = [asyncio.create_task(busy()) for _ in range(most)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(wish(*each)) for each in wishes]
    await asyncio.sleep(0)
    assert served == []
    done.set()
    await asyncio.gather(*tasks)
    return served


def test_owners_take_turns_however_much_they_want() -> None:
    wishes = [(f"ada{number}", False) for number in range(4)] + [("bo1", False), ("cy1", False)]
    assert asyncio.run(order_of(1, *wishes)) == ["ada0", "bo1", "cy1", "ada1", "ada2", "ada3"]


def test_people_who_wait_come_first() -> None:
    wishes = [("ada1", False), ("ada2", False), ("bo1", True), ("ada3", True)]
    assert asyncio.run(order_of(1, *wishes))[:2] == ["bo1", "ada3"]


def test_a_place_is_kept_for_people() -> None:
    async def work() -> None:
        queue = FairQueue(2)
        async with queue.turn("ada", urgent=False):
            other = asyncio.create_task(_turn(queue, urgent=False))
            await asyncio.sleep(0)
            assert not other.done()
            await _turn(queue, urgent=True)
            assert not other.done()
        await other

    asyncio.run(work())


def test_who_gives_up_holds_up_nobody() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        async with queue.turn("ada", urgent=True):
            gone = asyncio.create_task(_turn(queue, urgent=True))
            await asyncio.sleep(0)
            gone.cancel()
            next_one = asyncio.create_task(_turn(queue, urgent=True))
            await asyncio.sleep(0)
        await next_one
        await _turn(queue, urgent=False)

    asyncio.run(work())


async def _turn(queue: FairQueue, urgent: bool) -> None:
    async with queue.turn("bo", urgent):
        pass


def test_bots_among_themselves_rest_while_nobody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stop when the last one who watches leaves, and go on when somebody comes."""
    asked, answer = asyncio.Event(), asyncio.Event()
    owners = []

    async def decide(thinkers: Thinkers, question: Question, owner: str, urgent: bool) -> list[str]:
        owners.append((owner, urgent))
        asked.set()
        await answer.wait()
        answer.clear()
        return ["call"]

    monkeypatch.setattr(Thinkers, "decide", decide)

    async def work() -> None:
        kept = new_match()
        robots = [msgspec.structs.replace(chair, bot="random") for chair in kept.chairs]
        kept = msgspec.structs.replace(kept, chairs=robots)
        store = SqliteStore(tmp_path)
        await store.create(kept)
        table = Table(kept, rebuilt(kept), store, Settings(tmp_path))
        bots = Bots(table, Thinkers(1, PATIENCE), 0)
        table.changed = bots.wake
        bots.wake()
        assert not bots.busy()
        watcher = Connection(SPECTATOR, 0, "here")
        await table.join(watcher)
        assert bots.busy()
        await asked.wait()
        await table.part(watcher)
        answer.set()
        while bots.busy():
            await asyncio.sleep(0)
        assert table.match.lines()[2:] == ["0 call"]
        asked.clear()
        await table.join(watcher)
        await asked.wait()
        await bots.close()
        await store.close()
        assert owners == [("here", False)] * 2

    asyncio.run(work())
