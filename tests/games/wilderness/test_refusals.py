"""What belongs to another moment is refused by the rule that says when it is done."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.moves import MOVES
from wildtable.games.wilderness.state import WildernessState


def load(position: dict[str, Any]) -> WildernessState:
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.load(content, position, Random(0))
    assert isinstance(state, WildernessState)
    return state


def building(step: str, first: str = "", trigger: int = 8) -> WildernessState:
    seats = [{"cards": {"a1": "bear"}, "hand": ["snake"]}, {"cards": {"i9": "lizard"}}]
    stack = [{"frame": step, "seat": "0"}]
    position = {"moved": 4, "first": first, "trigger": trigger, "stack": stack, "seats": seats}
    return load(position)


def acting(*moves: str) -> WildernessState:
    """Seat 0 before, or in the middle of, an activation beside a Lizard and two Swans."""
    animals = [
        {"mouflon": "d4", "skunk": "a1"},
        {"lizard": "e5", "swans": {"at": "d7", "damage": [1, 0]}},
    ]
    state = load({"phase": "action", "seats": [{"animals": each} for each in animals]})
    for move in moves:
        state.apply(state.turn().seat, MOVES.parse(move))
    return state


OF_CARDS = ("buy", "discard snake", "spare", "place snake a2", "lay joker a2", "finish")
OF_KEEPING = ("keep snake", "return snake")
OF_ACTION = ("activate bear", "sprint", "wake bear", "deactivate", "forfeit bear", "end")
OF_MOTION = ("step d5", "pick-up", "drop", "again", "halt", "attack d5", "cone n", "spray")
BY_CHANCE = (("arrange generated-1", "NES-R3"), ("begin 0", "NES-R2"), ("draw bear", "NES-1.3"))
REACTIONS = (
    ("shed", "NES-22.1"),
    ("stay", "NES-22.1"),
    ("escape d5", "NES-22.4"),
    ("pay", "NES-14.10"),
    ("decline", "NES-14.10"),
    ("wound first", "NES-25.4"),
    ("wound second", "NES-25.4"),
    ("mend first", "NES-R63"),
    ("mend second", "NES-R63"),
    ("infest first", "NES-40.8"),
    ("infest second", "NES-40.8"),
)
ROLLS = (("roll plain", "NES-14.4"), ("roll triangle+triangle", "NES-14.4"))


def refused(state: WildernessState, moves: tuple[str, ...]) -> set[str]:
    """The rules that refuse these moves, and the first and last of their families."""
    seat = state.turn().seat
    found = set()
    for move in moves:
        number = MOVES.parse(move)
        family = MOVES.family_of(number)
        for each in (family.base, number, family.base + family.size - 1):
            denial = state.why_not(seat, each)
            assert denial is not None, MOVES.text(each)
            found.add(denial.rule)
    return found


MOMENTS: dict[str, Callable[[], WildernessState]] = {
    "discarding": lambda: building("discarding"),
    "placing": lambda: building("placing"),
    "keeping": lambda: building("keeping"),
    "action": acting,
    "motion": lambda: acting("activate mouflon"),
    "tail": lambda: acting("activate mouflon", "step d5", "attack e5"),
    "escaping": lambda: acting("activate mouflon", "step d5", "attack e5", "shed", "roll hole"),
    "holes": lambda: acting(
        "activate mouflon", "step d5", "attack e5", "stay", "roll hole+triangle"
    ),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_chance_decides_for_itself(moment: str) -> None:
    state = MOMENTS[moment]()
    for move, rule in (*BY_CHANCE, *ROLLS):
        assert refused(state, (move,)) == {rule}


@pytest.mark.parametrize("moment", ["action", "motion"])
def test_reactions_answer_to_something(moment: str) -> None:
    state = MOMENTS[moment]()
    for move, rule in REACTIONS:
        assert refused(state, (move,)) == {rule}


@pytest.mark.parametrize("moment", ["tail", "escaping", "holes"])
def test_one_reaction_is_not_another(moment: str) -> None:
    state = MOMENTS[moment]()
    legal = [MOVES.text(move) for move in state.legal(state.turn().seat)]
    for move, rule in REACTIONS:
        if move not in legal and not (moment == "escaping" and move.startswith("escape")):
            assert refused(state, (move,)) == {rule}


@pytest.mark.parametrize("moment", ["action", "motion", "tail", "escaping", "holes"])
def test_no_card_enters_in_the_action_phase(moment: str) -> None:
    assert refused(MOMENTS[moment](), OF_CARDS + OF_KEEPING) == {"NES-2.12"}


@pytest.mark.parametrize("moment", ["discarding", "placing", "keeping"])
def test_the_position_phase_comes_first(moment: str) -> None:
    state = MOMENTS[moment]()
    reactions = tuple(move for move, _ in REACTIONS)
    assert refused(state, OF_ACTION + OF_MOTION + reactions) == {"NES-2.1"}


def test_steps_a_to_d_come_in_order() -> None:
    discarding, placing, keeping = OF_CARDS[:3], OF_CARDS[3:], OF_KEEPING
    assert refused(MOMENTS["discarding"](), placing + keeping) == {"NES-4.1"}
    assert refused(MOMENTS["placing"](), discarding + keeping) == {"NES-4.1"}
    assert refused(MOMENTS["keeping"](), discarding + placing) == {"NES-4.1"}


def test_after_the_trigger_there_is_no_step_d() -> None:
    state = building("placing", first="1", trigger=0)
    assert refused(state, OF_KEEPING) == {"NES-R21"}
    assert refused(state, OF_CARDS[:3]) == {"NES-4.1"}


def test_an_activation_is_begun_before_it_goes_on_and_ended_before_the_next() -> None:
    assert refused(MOMENTS["action"](), OF_MOTION) == {"NES-7.10"}
    assert refused(MOMENTS["motion"](), OF_ACTION) == {"NES-7.11"}
    for moment in ("tail", "escaping", "holes"):
        assert refused(MOMENTS[moment](), OF_ACTION + OF_MOTION) == {"NES-R55"}


def test_what_was_left_can_not_be_left_again() -> None:
    state = acting()
    assert state.leave(1)
    assert not state.leave(1)
    assert not state.leave(0)
