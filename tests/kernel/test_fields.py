"""Fields: blank states, copies, bounds and observations from one table."""

from random import Random
from typing import Any

import pytest

from wildtable.kernel.fields import (
    DEPTH,
    LAST_SEAT,
    NONE,
    OWNER,
    Fields,
    changed,
    copies,
    each,
    number,
    numbers,
    of,
    pile,
    reference,
)
from wildtable.kernel.frames import WIDTH, push
from wildtable.kernel.game import Outcome, Position, State
from wildtable.kernel.turn import REFEREE, SPECTATOR

SEATS = 3


class Shelf:
    """Stands for a content."""

    food = 7
    spaces = 4
    tiles = (0, 0, 5, 6)
    cards = (2, 1)


class Spread(State):
    """A state that nothing is decided in."""

    def __init__(self) -> None:
        super().__init__([], [])

    def clone(self) -> "Spread":
        raise NotImplementedError

    def redeal(self, seat: int, rng: Random) -> "Spread":
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        return None

    def dump(self, seat: int = REFEREE) -> Position:
        return {}

    def audit(self) -> list[str]:
        return []

    def some_of(self, viewer: int) -> list[int]:
        return [viewer, viewer]


SHELF: Any = Shelf()
SHELF.cards = [2, 1]
SHELF.tiles = [0, 0, 5, 6]
FIELDS = Fields(
    numbers("owner", "by space", of("spaces"), fill=-1, least=-1, most=LAST_SEAT),
    numbers("food", "by seat", each(), fill=of("food"), most=of("food", plus=2)),
    numbers("supply", "by seat", each(), fill=of("tiles", by_seats=True), most=9),
    numbers("hands", "2 * seat + card", each(2), most=3, seen=OWNER),
    numbers("order", "by seat", each(), most=LAST_SEAT, shared=True),
    copies("deck", "by card", 2, like=of("cards"), most=2, seen=NONE),
    copies("stock", "by card", 2, like=of("cards"), most=2, shared=True),
    pile("met", "in order", up_to=2, most=9, shared=True),
    pile("path", "in order", up_to=3, most=9),
    number("turns", "finished", fill=1, most=5),
    numbers("odd", "partly seen", 2, least=-1, most=5, seen="some_of"),
    reference("plan", "a plan", "somewhere:Plan"),
)


def spread() -> Any:
    state: Any = Spread()
    FIELDS.blank(state, SHELF, SEATS)
    return state


def test_a_blank_state() -> None:
    state = spread()
    assert state.owner == [-1] * 4
    assert state.food == [7, 7, 7]
    assert state.supply == [6, 6, 6]
    assert state.hands == [0] * 6
    assert state.deck == [2, 1]
    assert state.deck is not SHELF.cards
    assert (state.path, state.turns, state.plan) == ([], 1, None)
    assert (state.order, state.met, state.stock) == ((0, 0, 0), (), (2, 1))
    assert FIELDS.faults(state, SHELF, SEATS) == []


def test_a_copy_shares_only_what_never_changes() -> None:
    old, new = spread(), spread()
    old.food[1], old.turns, old.path = 3, 4, [8]
    FIELDS.copy(old, new)
    for name in ("owner", "food", "hands", "deck", "path", "turns", "order"):
        assert getattr(new, name) == getattr(old, name)
    assert new.food is not old.food
    assert new.path is not old.path
    assert new.order is old.order
    new.order = changed(new.order, 1, 2)
    assert (new.order, old.order) == ((0, 2, 0), (0, 0, 0))


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("food", [7, 10, 7], "food.1: 0 to 9, not 10"),
        ("owner", [-2, 0, 0, 0], "owner.0: -1 to 2, not -2"),
        ("turns", 6, "turns: 0 to 5, not 6"),
        ("hands", [0], "hands: 6 numbers, not 1"),
        ("path", [1, 1, 1, 1], "path: at most 3 numbers, not 4"),
    ],
)
def test_what_is_out_of_bounds_is_named(name: str, value: object, fault: str) -> None:
    state = spread()
    setattr(state, name, value)
    assert FIELDS.faults(state, SHELF, SEATS) == [fault]


def observed(state: Any, seat: int) -> dict[str, list[int]]:
    seen = FIELDS.observe(state, SHELF, SEATS, seat)
    slots = FIELDS.slots(SHELF, SEATS)
    assert len(seen) == slots[-1].first + slots[-1].size
    return {slot.name: seen[slot.first : slot.first + slot.size] for slot in slots}


def test_a_seat_observes_its_own() -> None:
    state = spread()
    state.hands, state.path = [1, 2, 3, 0, 1, 1], [4]
    seen = observed(state, 1)
    assert seen["seat"] == [1]
    assert seen["hands"] == [-1, -1, 3, 0, -1, -1]
    assert seen["path"] == [4, -1, -1]
    assert (seen["stock"], seen["met"]) == ([2, 1], [-1, -1])
    assert seen["odd"] == [1, 1]
    assert "deck" not in seen
    assert "plan" not in seen
    assert observed(state, SPECTATOR)["hands"] == [-1] * 6
    assert observed(state, REFEREE)["hands"] == state.hands


def test_the_frames_on_top_come_first() -> None:
    state = spread()
    for kind in range(DEPTH + 1):
        push(state.stack, kind, kind)
    stack = observed(state, 0)["stack"]
    assert stack[::WIDTH] == [3, 2, 1]
    assert observed(spread(), 0)["stack"] == [-1] * DEPTH * WIDTH


def test_declarations_are_checked() -> None:
    with pytest.raises(ValueError, match="needs a size that is `each"):
        numbers("hands", "by card", 4, most=3, seen=OWNER)
    with pytest.raises(ValueError, match="declared twice"):
        Fields(number("turns", "", most=1), number("turns", "", most=1))


def test_an_observation_may_show_the_last_of_a_pile_only() -> None:
    fields = Fields(pile("met", "in order", up_to=9, most=9, shown=2))
    state: Any = Spread()
    fields.blank(state, SHELF, SEATS)
    start = 1 + DEPTH * WIDTH
    assert fields.observe(state, SHELF, SEATS, 0)[start:] == [-1, -1]
    state.met = [5, 6, 7]
    assert fields.observe(state, SHELF, SEATS, 0)[start:] == [6, 7]
    assert fields.slots(SHELF, SEATS)[-1].size == 2
    assert fields.faults(state, SHELF, SEATS) == []
