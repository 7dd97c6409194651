"""Both roads to the end of an activation agree in tight places: that of `legal`, which searches
forwards, and that of `why_not`, which plans (NES-R88)."""

from random import Random

import pytest

from tests.games.wilderness.crowd import crowded
from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.fields import CARRIED, LYING, NONE, NOTHING
from wildtable.games.wilderness.frames import (
    ACTIVE,
    LOAD,
    MOTION,
    ORIGIN,
    PART,
    PICKUP,
    SPEED,
    USED,
)
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    AGAIN,
    ANIMALS,
    ATTACK,
    DESERT,
    DROP,
    EAGLE,
    END,
    HALT,
    MOVES,
    PICK_UP,
    STEP,
)
from wildtable.games.wilderness.rules.table import is_piece
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import top
from wildtable.kernel.kit.match_promises import Setting

PLACES = 150  # tight ones, in each part
WAYS = 5  # in which an animal is hindered at each of them
PACKED = 64  # animals, if there are so many


def packed(rng: Random) -> WildernessState:
    """A board full of animals, and most of what they leave free is desert."""
    seats = rng.choice([2, 3, 4])
    state = crowded(Setting(seats, GAME.with_defaults({}, seats)), rng, PACKED)
    assert isinstance(state, WildernessState)
    dry_up(state, list(state.board.fields), rng)
    for seat in range(rng.randrange(seats)):
        state.apply(seat, END)
    tokens = rng.choice([0, 1, 2, 5])
    state.magic = changed(state.magic, state.turn().seat, tokens)
    return state


def dry_up(state: WildernessState, fields: list[int], rng: Random) -> None:
    """Make deserts of some empty fields."""
    dry = rng.random()
    for field in fields:
        if state.at[field] == NOTHING and rng.random() < dry:
            state.at[field] = LYING + DESERT


def in_motion(rng: Random) -> WildernessState | None:
    """An animal somewhere on its way, an Eagle more often than others."""
    state = packed(rng)
    seat = state.turn().seat
    first = [move for move in state.legal(seat) if ACTIVATE <= move < ACTIVATE + ANIMALS]
    eagles = [move for move in first if move - ACTIVATE == EAGLE]
    if not first:
        return None
    state.apply(seat, rng.choice(eagles or first))
    return state if top(state.stack) == MOTION else None


def hinder(state: WildernessState, rng: Random) -> None:
    """Leave it few Steps, let it come from somewhere else, or carry something."""
    stack = state.stack
    piece = stack[ACTIVE]
    here = state.place[piece]
    near = [*state.board.orthogonal[here], *state.board.diagonal[here]]
    stack[USED] = rng.randrange(1, 2 * stack[SPEED])
    stack[PART] = rng.choice([1, 1, 2])
    dry_up(state, near, rng)
    empty = [field for field in near if state.at[field] == NOTHING]
    if empty and rng.random() < 0.7:
        stack[ORIGIN] = rng.choice(empty)
    animals = [field for field in near if is_piece(state.at[field])]
    if piece % ANIMALS == EAGLE and animals and rng.random() < 0.8:
        stack[PICKUP] = rng.choice(animals)
        stack[LOAD] = state.at[stack[PICKUP]]
        state.place[stack[LOAD]] = CARRIED
        state.at[stack[PICKUP]] = NOTHING


def both_roads_agree(state: WildernessState, moves: list[int]) -> None:
    seat = state.turn().seat
    legal = state.legal(seat)
    for move in moves:
        denial = state.why_not(seat, move)
        assert (move in legal) == (denial is None), (MOVES.text(move), denial, state.dump())


@pytest.mark.rule("NES-11.8", "NES-R33")
@pytest.mark.parametrize("part", range(4))
def test_what_can_be_activated_is_what_has_a_plan(part: int) -> None:
    rng = Random(part)
    for _ in range(PLACES):
        both_roads_agree(packed(rng), list(range(ACTIVATE, END)))


@pytest.mark.rule("NES-R88", "NES-28.8")
@pytest.mark.parametrize("part", range(4))
def test_what_can_be_completed_is_what_a_plan_completes(part: int) -> None:
    rng = Random(part)
    carried = 0
    for _ in range(PLACES):
        begun = in_motion(rng)
        for _ in range(WAYS):
            if begun is None:
                break
            state = begun.clone()
            hinder(state, rng)
            carried += state.stack[LOAD] != NONE
            here = state.place[state.stack[ACTIVE]]
            near = [*state.board.orthogonal[here], *state.board.diagonal[here]]
            aimed = [base + field for base in (STEP, ATTACK) for field in near]
            both_roads_agree(state, [*aimed, PICK_UP, DROP, AGAIN, HALT])
    assert carried > 0
