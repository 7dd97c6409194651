"""Bots at a table: honest by construction, never in the way, and replaced when they fail."""

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest

from tests.table.playing import ME, PATIENCE, bot, serving
from wildtable.examples.leduc import GAME as LEDUC
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.table.settings import Settings
from wildtable.table.thinker import Question, think
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


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_decides_alike_with_the_same_lots(level: str) -> None:
    first = think(question(level))
    assert not first.error
    assert first == think(question(level))


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
    async def cheat(thinkers: Thinkers, question: Question) -> list[str]:
        return ["deal king"]

    monkeypatch.setattr(Thinkers, "decide", cheat)
    with caplog.at_level(logging.WARNING), serving(Settings(tmp_path, 0)) as server:
        (player,) = server.players(server.make("leduc", ME, bot("greedy")))
        while player.wait_for_turn():
            assert player.play("call")["type"] == "ack"
        assert player.view["result"]
    assert "chose what the rules refuse" in caplog.text
