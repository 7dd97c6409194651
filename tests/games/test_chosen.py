"""What is staged: a table says of it what it said before, on whatever device it is asked."""

from random import Random

import pytest

from tests.games.test_stills import GAMES, decide, watched
from wildtable.kernel.kit.promises import random_answer
from wildtable.kernel.match import Match
from wildtable.kernel.view import View, view

DECISIONS = 80


def staged(match: Match, rng: Random) -> tuple[View, View]:
    """What somebody is shown who chooses by lots, before the last move of it and after."""
    seat = rng.choice(match.owing())
    before = view(match, seat)
    for move in random_answer(match.state, seat, rng):
        before = view(match, seat)
        if match.stage(seat, move) is not None:
            break  # where hidden things lie otherwise than they do
    return before, view(match, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_staged_is_told_as_it_was_asked(name: str) -> None:
    rng = Random(7)
    match = watched(name, watch=False)
    told = 0
    for _ in range(DECISIONS):
        if match.over():
            break
        before, after = staged(match, rng)
        if len(after.staged) > len(before.staged):
            chosen = after.chosen
            assert chosen is not None
            last = after.staged[-1]
            picks = next(choice.picks for choice in before.choices if choice.move == last)
            assert chosen.picks == picks
            for hint in before.scene.prompt.hints:
                if hint.move == last:
                    assert chosen.hint == hint
                    assert hint.label is None or chosen.label == hint.label
                    told += 1
        match.unstage(after.seat, 0)
        assert view(match, after.seat).chosen is None
        decide(match, rng)
    assert told > 0
