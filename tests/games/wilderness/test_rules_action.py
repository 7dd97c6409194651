"""Rules of the Action phase that take a table of cases, or a look inside the state."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import OFF
from wildtable.games.wilderness.moves import ANIMAL_IDS, ANIMALS, BEAR, MOVES
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.turn import CHANCE

COMMON = ANIMAL_IDS[:10]
BLACK = ["basilisk", "fire_drake", "scarab"]
WHITE = ["unicorn", "skunk", "eel"]


def state_of(*sides: dict[str, Any]) -> WildernessState:
    """Seat 0 is on the move; each side is its animals."""
    position = {"phase": "action", "seats": [{"animals": animals} for animals in sides]}
    content = GAME.content(GAME.with_defaults({}, len(sides)))
    state = GAME.load(content, position, Random(0))
    assert isinstance(state, WildernessState)
    return state


def play(state: WildernessState, seat: int, *texts: str) -> None:
    for text in texts:
        state.apply(seat, MOVES.parse(text))


def wounded(damage: int | list[int]) -> dict[str, Any]:
    return {"at": "d5", "damage": damage}


# --- NES-R43: which attacks are certain ---------------------------------------------------------

CERTAIN = [
    ("mouflon", "d4", "beaver", wounded(1)),
    ("mouflon", "d4", "swans", wounded([1, 2])),
    ("mouflon", "d4", "lizard", wounded(0)),
    ("beaver", "d4", "eel", wounded(1)),
    ("bees", "d4", "beaver", wounded(1)),
    ("swans", "d4", "beaver", wounded(0)),
    ("swans", "d4", "swans", wounded([1, 1])),
    ("scarab", "d4", "bear", wounded(0)),
    ("scarab", "d4", "echidna", wounded(0)),
]
UNCERTAIN = [
    ("mouflon", "d4", "beaver", wounded(0), "NES-11.4"),
    ("mouflon", "d4", "swans", wounded([1, 1]), "NES-11.4"),
    ("mouflon", "d4", "echidna", wounded(1), "NES-11.4"),
    ("mouflon", "d4", "fire_drake", wounded(0), "NES-11.4"),
    ("mouflon", "d4", "bees", "d5", "NES-R66"),
    ("beaver", "d4", "eel", wounded(0), "NES-11.4"),
    ("mouflon", "d4", "eel", wounded(1), "NES-35.6"),
    ("bees", "d4", "beaver", wounded(0), "NES-11.4"),
    ("swans", "d4", "mouflon", wounded(0), "NES-11.4"),
    ("scarab", "d4", "fire_drake", wounded(0), "NES-11.4"),
    ("unicorn", "d4", "bear", wounded(3), "NES-11.4"),
    ("eel", "d4", "beaver", wounded(1), "NES-11.4"),
    ("fire_drake", "d4", "lizard", wounded(0), "NES-32.1"),
    ("skunk", "d4", "lizard", wounded(0), "NES-34.1"),
    ("basilisk", "d4", "lizard", wounded(0), "NES-30.1"),
]
ATTACK = MOVES.parse("attack d5")


@pytest.mark.rule("NES-R43", "NES-11.5")
@pytest.mark.parametrize(("attacker", "field", "victim", "how"), CERTAIN)
def test_a_certain_conquest_may_begin_at_once(
    attacker: str, field: str, victim: str, how: Any
) -> None:
    state = state_of({attacker: field, "lizard": "a1"}, {victim: how, "croco": "i9"})
    play(state, 0, f"activate {attacker}")
    assert ATTACK in state.legal(0)
    assert state.why_not(0, ATTACK) is None


@pytest.mark.rule("NES-R43", "NES-11.4", "NES-11.5")
@pytest.mark.parametrize(("attacker", "field", "victim", "how", "rule"), UNCERTAIN)
def test_an_uncertain_conquest_needs_a_motion(
    attacker: str, field: str, victim: str, how: Any, rule: str
) -> None:
    state = state_of({attacker: field, "lizard": "a1"}, {victim: how, "croco": "i9"})
    play(state, 0, f"activate {attacker}")
    assert ATTACK not in state.legal(0)
    denial = state.why_not(0, ATTACK)
    assert denial is not None
    assert denial.rule == rule


@pytest.mark.rule("NES-R43")
@pytest.mark.parametrize("victim", ["beaver", "lizard", "eel"])
def test_nothing_is_certain_inside_an_aura(victim: str) -> None:
    how = wounded(0 if victim == "lizard" else 1)
    state = state_of({"snake": "d4", "skunk": "a1"}, {victim: how, "unicorn": "d7"})
    play(state, 0, "activate snake")
    assert ATTACK not in state.legal(0)
    denial = state.why_not(0, ATTACK)
    assert denial is not None
    assert denial.rule == "NES-11.4"


# --- removal ------------------------------------------------------------------------------------


@pytest.mark.rule("NES-15.4")
def test_a_removed_animal_takes_everything_along() -> None:
    bear = {"at": "d5", "damage": 3, "passive": 2, "poisoned": True, "training": 2}
    state = state_of(
        {"mouflon": "d4", "scarab": {"inside": "1-bear"}, "skunk": "a1"},
        {"bear": bear | {"sprinted": True}, "skunk": "i9"},
    )
    play(state, 0, "activate mouflon", "attack d5")
    play(state, CHANCE, "roll plain+plain")
    piece = ANIMALS + BEAR
    assert state.place[piece] == OFF
    for marks in (state.damage, state.token, state.passive, state.poison, state.training):
        assert marks[piece] == 0
    assert state.sprinted[1] == 0
    assert "scarab" not in state.dump()["seats"][0]["animals"]
    assert state.audit() == []


# --- editions -----------------------------------------------------------------------------------


@pytest.mark.rule("NES-16.4")
@pytest.mark.parametrize(
    ("options", "animals"),
    [
        ({"edition": "travel"}, COMMON),
        ({"edition": "collector"}, ANIMAL_IDS),
        ({"edition": "travel", "magic": "black"}, COMMON + BLACK),
        ({"edition": "travel", "magic": "white"}, COMMON + WHITE),
        ({"edition": "travel", "magic": "both"}, ANIMAL_IDS),
    ],
)
def test_the_supernatural_come_with_their_boxes(
    options: dict[str, str], animals: list[str]
) -> None:
    content = GAME.content(GAME.with_defaults(options, 2))
    assert isinstance(content, WildernessContent)
    copies = content.book.copies[:ANIMALS]
    assert {name for name, count in zip(ANIMAL_IDS, copies, strict=True) if count} == set(animals)
