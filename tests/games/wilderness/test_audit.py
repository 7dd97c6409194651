"""The audit names everything that can be wrong with a state, and nothing that is right."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.fields import (
    CARRIED,
    ENDED,
    INSIDE,
    LYING,
    NOTHING,
    OFF,
    POSITION,
    TALLY,
)
from wildtable.games.wilderness.frames import LOAD, PICKUP, PLACING, TARGET
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BEAR,
    BEES,
    CARDS,
    EAGLE,
    FIELD,
    FIELDS,
    LANDS,
    LIZARD,
    MOVES,
    SCARAB,
    SNAKE,
    SWANS,
)
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.fields import changed

THEIRS = ANIMALS  # the first piece of seat 1
A1, D4, D5, E4, I9 = (FIELD.index[name] for name in ("a1", "d4", "d5", "e4", "i9"))

Change = Callable[[WildernessState], object]


def load(position: dict[str, Any]) -> WildernessState:
    content = GAME.content(GAME.with_defaults({}, len(position["seats"])))
    state = GAME.load(content, position, Random(0))
    assert isinstance(state, WildernessState)
    return state


def building() -> WildernessState:
    """Seat 0 is in step d; both have placed an animal and a card of land."""
    hands: list[dict[str, Any]] = [
        {"cards": {"a1": "bear", "a2": "joker"}, "hand": ["snake"], "kept": ["bees"]},
        {"cards": {"i9": "lizard"}, "bottom": ["eel"]},
    ]
    return load({"moved": 4, "stack": [{"frame": "keeping", "seat": "0"}], "seats": hands})


def acting() -> WildernessState:
    seats: list[dict[str, Any]] = [
        {"animals": {"bear": "d4", "eagle": "a1"}, "deserts": ["c5"]},
        {"animals": {"swans": "e4", "lizard": "d5", "scarab": {"inside": "0-bear"}}},
    ]
    return load({"phase": "action", "seats": seats})


def striking() -> WildernessState:
    """The Bear attacks the Lizard, whose owner may shed its tail."""
    state = acting()
    for move in ("activate eagle", "step a2", "halt", "end", "activate bear", "step c4"):
        state.apply(state.turn().seat, MOVES.parse(move))
    state.apply(0, MOVES.parse("attack d5"))
    return state


def setting(field: str, value: int) -> Change:
    return lambda state: setattr(state, field, value)


def writing(field: str, place: int, value: int) -> Change:
    def change(state: WildernessState) -> None:
        values = list(getattr(state, field))
        values[place] = value
        setattr(state, field, type(getattr(state, field))(values))  # a tuple, where copies share it

    return change


def both(*changes: Change) -> Change:
    return lambda state: [change(state) for change in changes]


WRONG: list[tuple[Callable[[], WildernessState], Change, str]] = [
    # fields and pieces
    (
        acting,
        writing("at", D4, NOTHING),
        "seats.0.animals.bear.at: 0-bear is not where it should be",
    ),
    (acting, writing("at", A1 + 1, BEAR), "seats.0.animals.bear.at: 0-bear is on b1 and elsewhere"),
    (
        acting,
        writing("at", A1 + 1, 2 * ANIMALS),
        "seats.2.animals.beaver.at: b1 holds what is nobody's",
    ),
    (
        acting,
        writing("at", A1 + 1, LYING + 2 * LANDS),
        "seats.2.deserts: b1 holds what is nobody's",
    ),
    (acting, writing("at", FIELDS - 1, LYING), "seats.0.deserts: o15 is not on the board"),
    (acting, writing("at", A1, FIELDS), "at.0: -1 to 103, not 225"),
    # seats and the end
    (acting, writing("magic", 1, 6), "magic.1: 0 to 5, not 6"),
    (
        acting,
        writing("captured", 1, 31),
        "seats.1.elements: it has all Elements, and the match goes on",
    ),
    (acting, writing("left", 0, -1), "stack.0.seat: seat 0 is not in play"),
    (
        acting,
        both(writing("left", 1, 1), setting("exits", 0)),
        "seats.1.out: seat 1 left at a moment that has not come",
    ),
    (acting, setting("phase", ENDED), "stack: frames are left over, or missing"),
    (acting, setting("phase", POSITION), "stack.0.frame: a frame of the Action phase"),
    (acting, setting("ending", TALLY), "ending: a match has one when it is over"),
    (acting, setting("winner", 0), "winner: the match goes on"),
    (acting, setting("rounds", 100), "rounds: the match is over"),
    (acting, lambda state: state.stack.clear(), "stack: frames are left over, or missing"),
    # cards
    (building, writing("deck", 0, 0), "seats.0.deck: 1 too few of card beaver"),
    (building, writing("deck", CARDS, 0), "seats.1.deck: 1 too few of card beaver"),
    (building, writing("kept", BEES, 0), "seats.0.deck: 1 too few of card bees"),
    (building, writing("hands", SNAKE, 0), "seats.0.deck: 1 too few of card snake"),
    (building, lambda state: state.bottom.clear(), "seats.1.deck: 1 too few of card eel"),
    (building, writing("hands", SNAKE, -1), f"hands.{SNAKE}: 0 to 2, not -1"),
    (building, setting("trigger", 7), "trigger: 2 animals are placed and 3 Drops removed"),
    (
        building,
        lambda state: state.stack.__setitem__(0, PLACING),
        "stack: cards are kept outside step d",
    ),
    (building, setting("first", 1), "first: who took the last Drop"),
    (
        building,
        writing("damage", BEAR, 1),
        "seats.0.animals.bear: nothing is marked before the Action phase",
    ),
    (
        building,
        writing("token", BEAR, 1),
        "seats.0.animals.bear: nothing is marked before the Action phase",
    ),
    (
        building,
        writing("captured", 0, 1),
        "seats.0.elements: nothing is marked before the Action phase",
    ),
    # animals
    (acting, writing("hands", SNAKE, 1), "seats.0.hand: cards are left in the Action phase"),
    (acting, writing("deck", SNAKE, 1), "seats.0.deck: cards are left in the Action phase"),
    (
        acting,
        lambda state: state.bottom.append(SNAKE),
        "seats.0.bottom: cards are left in the Action phase",
    ),
    (
        acting,
        writing("damage", SNAKE, 1),
        "seats.0.animals.snake: 0-snake is out of the game and bears marks",
    ),
    (
        acting,
        writing("token", SNAKE, 1),
        "seats.0.animals.snake: 0-snake is out of the game and bears marks",
    ),
    (
        acting,
        writing("passive", SNAKE, 1),
        "seats.0.animals.snake: 0-snake is out of the game and bears marks",
    ),
    (
        acting,
        writing("poison", SNAKE, 1),
        "seats.0.animals.snake: 0-snake is out of the game and bears marks",
    ),
    (
        acting,
        writing("training", SNAKE, 1),
        "seats.0.animals.snake: 0-snake is out of the game and bears marks",
    ),
    (acting, writing("damage", BEAR, 4), "seats.0.animals.bear.damage: 0-bear should be dead"),
    (acting, writing("host", 1, -1), "seats.1.animals.scarab.inside: 1-scarab is inside nobody"),
    (
        acting,
        writing("host_swan", 1, 1),
        "seats.1.animals.scarab.inside: the Scarab of seat 1 is inside a Swan that is none",
    ),
    (
        acting,
        writing("host", 1, EAGLE + ANIMALS),
        "seats.1.animals.scarab.inside: the Scarab of seat 1 is inside no opponent",
    ),
    (
        acting,
        writing("host", 1, 2 * ANIMALS),
        "seats.1.animals.scarab.inside: the Scarab of seat 1 is inside no opponent",
    ),
    (
        acting,
        writing("host", 1, SNAKE),
        "seats.1.animals.scarab.inside: the Scarab of seat 1 is inside a dead animal",
    ),
    (
        acting,
        writing("place", SNAKE, CARRIED),
        "seats.0.animals.snake.at: 0-snake is carried by nobody",
    ),
    (
        acting,
        writing("place", SCARAB, INSIDE),
        "seats.0.animals.scarab.inside: 0-scarab is inside nobody",
    ),
    (
        acting,
        both(writing("token", BEAR, 0), writing("token", EAGLE, 0)),
        "seats.0.animals: seat 0 has no activation token left",
    ),
    # frames
    (striking, writing("at", D5, THEIRS + SWANS), "stack.3.field: 1-lizard is not on d5"),
    (striking, lambda state: state.path.clear(), "path: it begins where"),
    (
        striking,
        lambda state: state.stack.__setitem__(TARGET, I9),
        "stack.3.field: 1-lizard is not on i9",
    ),
    (
        striking,
        lambda state: state.stack.__setitem__(LOAD, THEIRS + LIZARD),
        "stack.2.pickup: a load has a field where it was picked up",
    ),
]


@pytest.mark.parametrize(("made", "change", "told"), WRONG)
def test_what_is_wrong_is_named(
    made: Callable[[], WildernessState], change: Change, told: str
) -> None:
    state = made()
    assert state.audit() == []
    change(state)
    assert any(fault.startswith(told) for fault in state.audit()), state.audit()


@pytest.mark.rule("NES-4.2", "NES-4.4")
@pytest.mark.parametrize(("seat", "held"), [(0, 2), (1, 0)])
@pytest.mark.parametrize("spent", [0, 2])
def test_a_hand_has_as_many_cards_as_were_drawn_and_paid_for(
    seat: int, held: int, spent: int
) -> None:
    state = building()
    state.magic = changed(state.magic, seat, state.magic[seat] - spent)
    most = state.book.hand + spent
    draw(state, seat, most - held)
    assert state.audit() == []
    draw(state, seat, 1)
    assert state.audit() == [f"seats.{seat}.hand: {most + 1} cards are too many"]


def draw(state: WildernessState, seat: int, count: int) -> None:
    """Take cards from the deck of a seat into its hand."""
    deck = list(state.deck)
    for _ in range(count):
        card = next(card for card in range(CARDS * seat, CARDS * (seat + 1)) if deck[card])
        deck[card] -= 1
        state.hands[card] += 1
    state.deck = tuple(deck)


def test_a_load_in_the_air_is_nowhere_else() -> None:
    state = striking()
    state.stack[LOAD] = THEIRS + LIZARD
    state.stack[PICKUP] = E4
    state.place[THEIRS + LIZARD] = CARRIED
    assert "seats.1.animals.lizard.at: 1-lizard is on d5 and elsewhere" in state.audit()


def test_who_is_out_has_no_animals() -> None:
    seats: list[dict[str, Any]] = [{"animals": {"bear": field}} for field in ("d4", "e4", "i9")]
    state = load({"phase": "action", "seats": seats})
    state.left = changed(state.left, 2, -1)
    state.exits = 1
    assert state.audit() == ["seats.2.animals.bear: 2-bear plays for a seat that is out"]


def test_fire_leaves_the_dead_until_all_have_burnt() -> None:
    seats: list[dict[str, Any]] = [
        {"animals": {"fire_drake": "d3", "skunk": "i1"}},
        {"animals": {"bees": "d5", "snake": "d6", "skunk": "i9"}},
    ]
    state = load({"phase": "action", "seats": seats})
    for move in ("activate fire_drake", "step d4", "cone s"):
        state.apply(0, MOVES.parse(move))
    state.apply(state.turn().seat, MOVES.parse("roll plain"))
    assert state.damage[THEIRS + BEES] == 1
    assert state.place[THEIRS + BEES] != OFF
    assert state.audit() == []


def test_a_blank_table_lacks_only_its_decision() -> None:
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.start(content, 2)
    assert state.audit() == []
    state.stack.clear()
    assert state.audit() == ["stack: frames are left over, or missing"]


def test_swans_on_the_first_field_are_two_like_all_others() -> None:
    seats: list[dict[str, Any]] = [
        {"animals": {"bear": "a3", "skunk": "e5"}},
        {"animals": {"swans": "a1", "skunk": "i9"}},
    ]
    state = load({"phase": "action", "seats": seats})
    for move in ("activate bear", "step a2", "attack a1", "roll plain+plain+triangle"):
        state.apply(state.turn().seat, MOVES.parse(move))
    assert state.legal(1) == [MOVES.parse("wound first"), MOVES.parse("wound second")]
    assert state.audit() == []
