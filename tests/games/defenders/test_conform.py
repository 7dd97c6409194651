"""Defenders of the Wild keeps every promise of the contract, over players and options."""

from random import Random

import pytest

from wildtable.games.defenders import GAME
from wildtable.kernel.chance import sample
from wildtable.kernel.conform import Conformance, settings
from wildtable.kernel.turn import CHANCE, NOBODY


def test_conformance() -> None:
    report = Conformance(GAME, "defenders").run(matches=4)
    assert report.matches == 4
    assert sorted(report.seats) == [1, 2, 3, 4]


@pytest.mark.slow
def test_conformance_at_length() -> None:
    report = Conformance(GAME, "at length").run(matches=60)
    assert report.unmet() in ([], ["rewild"])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_nothing_is_ever_wrong_with_a_state(part: int) -> None:
    """2,000 random matches, audited after every move."""
    rng = Random(f"audit/{part}")
    ways = settings(GAME, rng)
    for _ in range(250):
        setting = next(ways)
        content = GAME.content(setting.options)
        state = GAME.start(content, setting.seats)
        log: list[str] = []
        while (turn := state.turn()).seat != NOBODY:
            seat = turn.seat if turn.seat == CHANCE else rng.choice(turn.seats)
            moves = state.chance() if seat == CHANCE else [(m, 1) for m in state.legal(seat)]
            move = sample(moves, rng)
            log.append(f"{seat} {content.moves.text(move)}")
            state.apply(seat, move)
            assert state.audit() == [], (setting, log)
        assert len(log) <= GAME.limit
