"""The signs that weights are learned for: whose they are, and that each has a weight."""

from random import Random

import pytest

from wildtable.games.wildlife.moves import JOKER
from wildtable.games.wildlife.pack import PACKAGE
from wildtable.games.wildlife.signs import NAMES, SIGNS, signs_of
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel import registry
from wildtable.kernel.kit.promises import random_answer
from wildtable.kernel.learned import weights_of
from wildtable.kernel.turn import CHANCE


def after(moves: int, seats: int) -> WildlifeState:
    """A table after some random moves."""
    game = registry.game("wildlife")
    state = game.start(game.content(game.with_defaults({}, seats)), seats)
    rng = Random(5)
    for _ in range(moves):
        seat = state.turn().seat
        if seat == CHANCE:
            state.apply(CHANCE, rng.choice(state.chance())[0])
        else:
            state.apply(seat, random_answer(state, seat, rng)[0])
    assert isinstance(state, WildlifeState)
    return state


def test_each_has_a_name_and_a_weight() -> None:
    found = signs_of(after(90, 2), 0)
    assert len(found) == len(NAMES) == len(set(NAMES)) == 2 * SIGNS
    assert len(weights_of(PACKAGE, NAMES)) == 2 * SIGNS


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_good_for_one_is_bad_for_the_others(seats: int) -> None:
    state = after(120, seats)
    sums = [sum(signs) for signs in zip(*[signs_of(state, s) for s in range(seats)], strict=True)]
    assert sums == pytest.approx([0.0] * (2 * SIGNS), abs=1e-9)


def test_one_that_is_ahead_fades_with_the_tiles_that_are_left() -> None:
    state = after(90, 2)
    state.food[0] += 7
    before = dict(zip(NAMES, signs_of(state, 0), strict=True))
    state.supply[1] //= 2
    later = dict(zip(NAMES, signs_of(state, 0), strict=True))
    assert later["food"] == before["food"] != 0
    assert abs(later["food-ahead"]) < abs(before["food-ahead"])


def test_a_card_counts_for_who_holds_it() -> None:
    state = after(90, 2)
    state.hands[JOKER] += 1
    more = signs_of(state, 0)
    state.hands[JOKER] -= 1
    less = signs_of(state, 0)
    assert more[NAMES.index("hand")] > less[NAMES.index("hand")]
