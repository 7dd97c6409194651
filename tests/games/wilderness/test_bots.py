"""Bots in a match of Wilderness that nobody wins by a fifth Element: they play for the tally."""

from random import Random
from typing import Any

import pytest

from wildtable.bots.bot import Sight
from wildtable.bots.levels import bot
from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.state import WildernessState

CONTENT = GAME.content(GAME.with_defaults({}, 2))
LEVELS = ("greedy", "elder")
# What the other has, and how it then ends: three Elements are within reach.
TALLIES = [(["fire", "earth"], [2, 1]), (["fire", "earth", "water"], [1, 1])]


def in_action(seats: list[dict[str, Any]], **more: Any) -> WildernessState:
    state = GAME.load(CONTENT, {"phase": "action", "seats": seats, **more}, Random(1))
    assert isinstance(state, WildernessState)
    return state


def decided(state: WildernessState, level: str) -> list[str]:
    seat = state.turn().seat
    chain = bot(level).decide(Sight(GAME, CONTENT, state, seat, Random(2)))
    return [CONTENT.moves.text(move) for move in chain]


def played_out(state: WildernessState, level: str) -> list[int]:
    """The ranks, if the seat that is asked plays on alone until the match is over."""
    seat = state.turn().seat
    while (outcome := state.outcome()) is None:
        for move in bot(level).decide(Sight(GAME, CONTENT, state, seat, Random(2))):
            state.apply(seat, move)
    return outcome.ranks


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_still_win_does_not_settle_for_a_draw(level: str) -> None:
    seats = [
        {"elements": ["earth"], "animals": {"skunk": "a1"}},
        {"elements": ["fire"], "animals": {"skunk": "i9"}},
    ]
    state = in_action(seats, idle=5)
    assert decided(state, level)[0] == "activate skunk", "to end the move would end the match"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("others", "ranks"), TALLIES)
def test_in_the_last_move_of_all_the_best_tally_is_taken(
    level: str, others: list[str], ranks: list[int]
) -> None:
    """Five Elements are out of reach for both: who has more wins, as many are a draw."""
    seats = [
        {"elements": others, "animals": {"skunk": "a1"}},
        {"elements": [], "animals": {"skunk": "i9"}},
    ]
    state = in_action(seats, rounds=99, stack=[{"frame": "action", "seat": "1", "left": 3}])
    assert played_out(state, level) == ranks
