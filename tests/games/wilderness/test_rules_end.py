"""Leaving a match before its end (NES-R84), and what becomes of the others (NES-R30, NES-R87)."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.moves import MOVES
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.turn import CHANCE


def load(position: dict[str, Any], **options: str) -> WildernessState:
    content = GAME.content(GAME.with_defaults(options, len(position["seats"])))
    state = GAME.load(content, position, Random(0))
    assert isinstance(state, WildernessState)
    return state


def acting(*seats: dict[str, Any], **options: str) -> WildernessState:
    return load({"phase": "action", "seats": list(seats)}, **options)


def building(**more: Any) -> WildernessState:
    """Seat 1 makes its last Positional move, after seat 0 has pulled the Trigger."""
    position = {
        "phase": "position",
        "first": 0,
        "moved": 4,
        "trigger": 0,
        "stack": [{"frame": "placing", "seat": "1"}],
        "seats": [
            {"cards": {"a1": "skunk", "a2": "desert"}},
            {"cards": {"i9": "lizard"}},
            {"cards": {"i1": "beaver"}},
        ],
    }
    return load(position | more)


def mover(state: WildernessState) -> int:
    seat: int = state.turn().seat
    return seat


@pytest.mark.rule("NES-R84")
def test_in_the_action_phase_the_animals_go_and_the_deserts_stay() -> None:
    state = acting(
        {"animals": {"skunk": "a1"}, "deserts": ["c5"]},
        {"animals": {"skunk": "i9"}},
        {"animals": {"skunk": "i1"}},
    )
    assert state.leave(0)
    left = state.dump()["seats"][0]
    assert left["out"] == "conceded 1"
    assert left["animals"] == {}
    assert left["deserts"] == ["c5"]
    assert mover(state) == 1
    assert state.audit() == []


@pytest.mark.rule("NES-R84")
@pytest.mark.parametrize("elimination_wins", ["true", "false"])
def test_the_last_who_has_not_conceded_wins(elimination_wins: str) -> None:
    state = acting(
        {"animals": {"skunk": "a1"}, "elements": ["earth"]},
        {"animals": {"skunk": "i9"}},
        elimination_wins=elimination_wins,
    )
    assert state.leave(0)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [2, 1]
    assert outcome.reason == "concession"


@pytest.mark.rule("NES-R84")
def test_the_last_player_wins_in_the_position_phase_too() -> None:
    state = building()
    assert state.leave(0)
    assert state.outcome() is None
    assert state.leave(2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 1, 2]
    cards = [state.hands, state.deck, state.discards, state.kept]
    assert not any(count for pile in cards for count in pile)  # NES-6.3 nobody plays them any more


@pytest.mark.rule("NES-R84")
def test_cards_of_who_concedes_stay_until_the_transition() -> None:
    state = building(trigger=12, first="", stack=[{"frame": "placing", "seat": "0"}])
    assert state.leave(2)
    position = state.dump()
    assert position["trigger"] == 12
    assert position["seats"][2]["cards"] == {"i1": "beaver"}


@pytest.mark.rule("NES-R84")
def test_the_transition_removes_the_animals_of_who_conceded() -> None:
    state = building()
    assert state.leave(2)
    state.apply(1, MOVES.parse("finish"))
    position = state.dump()
    assert position["phase"] == "action"
    assert position["seats"][2]["animals"] == {}
    assert list(position["seats"][1]["animals"]) == ["lizard"]


@pytest.mark.rule("NES-R84")
def test_the_first_action_move_passes_to_the_next_in_order() -> None:
    state = building(stack=[{"frame": "placing", "seat": "2"}])
    assert state.leave(0)
    state.apply(2, MOVES.parse("finish"))
    position = state.dump()
    assert position["phase"] == "action"
    assert position["first"] == mover(state) == 1
    assert position["idle"] == 0
    assert position["seats"][0]["deserts"] == ["a2"]


@pytest.mark.rule("NES-R30")
def test_a_concession_leaves_the_one_player_with_animals() -> None:
    state = acting(
        {"animals": {"skunk": "a1"}},
        {"animals": {}, "out": "eliminated 1"},
        {"animals": {"skunk": "i1"}},
    )
    assert state.leave(2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 2, 3]
    assert outcome.reason == "last-animals"


@pytest.mark.rule("NES-R87")
def test_who_conceded_later_is_ahead_of_who_did_before() -> None:
    state = acting(
        {"animals": {"skunk": "a1"}, "elements": ["earth", "fire"]},
        {"animals": {"skunk": "i9"}},
        {"animals": {"skunk": "i1"}},
    )
    assert state.leave(0)
    assert state.leave(1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 2, 1]


# --- what was done before conceding -------------------------------------------------------------


@pytest.mark.rule("NES-R31", "NES-R84")
@pytest.mark.parametrize(("activated", "idle"), [(True, 0), (False, 5)])
def test_an_activation_before_conceding_breaks_the_row_of_passes(
    activated: bool, idle: int
) -> None:
    seats = [{"animals": {"skunk": field}} for field in ("a1", "i9", "i1")]
    state = load({"phase": "action", "idle": 5, "seats": seats})
    for move in ("activate skunk", "step a2", "halt") if activated else ():
        state.apply(0, MOVES.parse(move))
    assert state.leave(0)
    assert state.dump()["idle"] == idle
    state.apply(1, MOVES.parse("end"))
    assert (state.outcome() is None) == activated


def stalling(idle: int, seats: int, **placing: Any) -> WildernessState:
    """Seat 0 places cards, and for `idle` moves nobody has removed a Drop."""
    cards = [{"a1": "skunk"}, {"i9": "lizard"}, {"i1": "beaver"}, {"a9": "bear"}]
    frame = {"frame": "placing", "seat": "0", **placing}
    hands: list[dict[str, Any]] = [{"cards": each} for each in cards[:seats]]
    hands[0]["hand"] = ["snake"]
    return load({"moved": 9, "idle": idle, "stack": [frame], "seats": hands})


@pytest.mark.rule("NES-R11", "NES-R84")
def test_a_drop_before_conceding_breaks_the_row() -> None:
    state = stalling(5, 4)
    state.apply(0, MOVES.parse("place snake b1"))
    assert state.leave(0)
    position = state.dump()
    assert position["phase"] == "position"
    assert position["idle"] == 0


@pytest.mark.rule("NES-R11", "NES-R84")
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_fewer_players_make_two_rounds_shorter_at_once(leaver: int) -> None:
    """The move that is under way is over; whose move it was, or is next, acts first."""
    state = stalling(4, 3)
    assert state.leave(leaver)
    position = state.dump()
    assert position["phase"] == "action"
    assert position["trigger"] == 0
    assert position["first"] == mover(state) == (1 if leaver == 0 else 0)
    assert state.audit() == []


@pytest.mark.rule("NES-R11")
def test_a_row_that_is_short_enough_goes_on() -> None:
    state = stalling(3, 3)
    assert state.leave(2)
    assert state.dump()["phase"] == "position"
    assert state.dump()["idle"] == 3
    assert mover(state) == 0


@pytest.mark.rule("NES-R11")
def test_a_drop_of_the_move_under_way_keeps_the_phase_alive() -> None:
    state = stalling(4, 3)
    state.apply(0, MOVES.parse("place snake b1"))
    assert state.leave(2)
    assert state.dump()["phase"] == "position"
    state.apply(0, MOVES.parse("finish"))
    assert state.dump()["idle"] == 0


@pytest.mark.rule("NES-R11")
def test_after_the_trigger_nothing_is_stalled() -> None:
    state = building(idle=4)
    assert state.leave(0)
    assert state.dump()["phase"] == "position"
    assert mover(state) == 1


@pytest.mark.rule("NES-5.1", "NES-5.8", "NES-R84")
def test_the_limits_of_the_first_move_are_not_handed_on() -> None:
    position = {
        "moved": 0,
        "stack": [{"frame": "placing", "seat": "0"}],
        "seats": [{}, {"hand": ["bear", "skunk", "joker"]}, {}],
    }
    state = load(position)
    assert state.leave(0)
    assert state.dump()["moved"] == 1
    assert state.dump()["stack"] == [{"frame": "drawing", "seat": "1", "left": 4}]


@pytest.mark.rule("NES-5.1", "NES-R84")
def test_who_leaves_before_the_first_move_leaves_its_limits() -> None:
    state = load({"stack": [{"frame": "beginning"}], "seats": [{}, {}, {}]})
    assert state.leave(0)
    state.apply(CHANCE, MOVES.parse("begin 1"))
    assert state.dump()["stack"] == [{"frame": "drawing", "seat": "1", "left": 4}]
