"""What a seat observes as numbers."""

from random import Random

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.fields import FIELDS
from wildtable.games.wildlife.moves import END_TURN
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.chance import sample
from wildtable.kernel.game import Position
from wildtable.kernel.turn import CHANCE, REFEREE, SPECTATOR

POSITION: Position = {
    "seats": [
        {"organism": "human", "food": 5, "hand": ["joker", "ability"]},
        {"organism": "bear", "food": 6, "hand": ["adaptation"]},
    ],
    "stack": [{"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}],
}


def load(food_visibility: str) -> WildlifeState:
    content = GAME.content(GAME.with_defaults({"food_visibility": food_visibility}, 2))
    state = GAME.load(content, POSITION, Random(1))
    assert isinstance(state, WildlifeState)
    return state


def observed(state: WildlifeState, seat: int, name: str) -> list[int]:
    slots = FIELDS.slots(state.content, state.seats)
    seen = state.observe(seat)
    assert len(seen) == slots[-1].first + slots[-1].size
    slot = next(slot for slot in slots if slot.name == name)
    return seen[slot.first : slot.first + slot.size]


@pytest.mark.rule("LIF-R36")
def test_hidden_food_is_observed_by_its_owner_alone() -> None:
    state = load("hidden")
    assert observed(state, 0, "food") == [5, -1]
    assert observed(state, 1, "food") == [-1, 6]
    assert observed(state, SPECTATOR, "food") == [-1, -1]
    assert observed(state, REFEREE, "food") == [5, 6]
    assert observed(load("open"), SPECTATOR, "food") == [5, 6]


def test_a_hand_is_observed_by_its_owner_alone() -> None:
    state = load("open")
    cards = len(state.content.card_names)
    joker = state.content.card_names.index("joker")
    assert observed(state, 0, "hands")[joker] == 1
    assert observed(state, 0, "hands")[cards:] == [-1] * cards
    assert observed(state, SPECTATOR, "hands") == [-1] * (2 * cards)


@pytest.mark.parametrize("food_visibility", ["open", "hidden"])
def test_a_referee_sees_all_so_nothing_is_dealt_anew(food_visibility: str) -> None:
    state = load(food_visibility)
    for seed in range(5):
        assert state.redeal(REFEREE, Random(seed)).dump() == state.dump()


def test_a_main_turn_and_every_move_are_counted() -> None:
    state, rng = load("open"), Random(1)
    assert (state.main_turn(), state.made) == (0, 0)
    state.apply(0, END_TURN)
    draws = 0
    while state.turn().seat == CHANCE:
        state.apply(CHANCE, sample(state.chance(), rng))
        draws += 1
    assert draws == 8
    assert (state.main_turn(), state.made) == (1, 9)
