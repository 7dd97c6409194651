"""Positions: short ones load, broken ones say what is wrong."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.fields import FACE_DOWN, FIELDS, LYING, UNKNOWN
from wildtable.games.wilderness.insight import evaluate
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BEAR,
    BEES,
    CARDS,
    EEL,
    JOKER,
    MOVES,
    SNAKE,
    SPAN,
)
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.juncture import refuse_seat
from wildtable.kernel.turn import REFEREE, SPECTATOR


def load(position: Position, **options: str) -> WildernessState:
    content = GAME.content(GAME.with_defaults(options, 2))
    state = GAME.load(content, position, Random(1))
    assert isinstance(state, WildernessState)
    return state


def acting(*seats: dict[str, Any], **rest: Any) -> Position:
    return {"phase": "action", "seats": [{"animals": animals} for animals in seats], **rest}


def test_a_short_position_has_the_values_of_the_start() -> None:
    state = load(acting({"bear": "d4"}, {"swans": "e4"}))
    bear = state.dump()["seats"][0]["animals"]["bear"]
    assert bear["token"] is True
    assert bear["damage"] == 0
    assert state.magic == (5, 5)
    assert state.dump()["stack"] == [
        {"frame": "action", "seat": "0", "left": 3, "rested": 0, "acted": 0}
    ]


def test_what_is_hidden_is_dealt_to_fit() -> None:
    seat = {"hand": ["?", "?"], "cards": {"a1": "?3", "b2": "?0", "a2": "joker"}, "bottom": ["?"]}
    for seed in range(20):
        content = GAME.content(GAME.with_defaults({}, 2))
        position = {"moved": 2, "seats": [seat, {}], "stack": [{"frame": "placing", "seat": 1}]}
        state = GAME.load(content, position, Random(seed))
        words = state.dump()["seats"][0]
        assert words["cards"]["a1"] in ("bear", "eagle", "fire_drake")
        assert words["cards"]["b2"] in ("lizard", "echidna")
        assert state.dump(SPECTATOR)["seats"][0] == {
            **words,
            "hand": ["?", "?"],
            "bottom": ["?"],
            "cards": {"a1": "?3", "a2": "joker", "b2": "?0"},
        }


BROKEN: list[tuple[Position, str]] = [
    ({"sets": []}, "position has no field 'sets'"),
    ({"seats": [{}]}, "seats: 2 to 4"),
    ({"seats": [{"tokens": 3}, {}]}, "seats.0 has no field 'tokens'"),
    ({"board": "square", "seats": [{}, {}]}, "board: 'square' is no board"),
    (
        acting({"bear": {"at": "d4", "mood": 1}}, {"eel": "d5"}),
        "seats.0.animals.bear has no field 'mood'",
    ),
    (acting({"bear": "d4"}, {"swans": "d4"}), "seats.1.animals.swans.at: d4 holds two animals"),
    (acting({"bear": "z9"}, {"swans": "d4"}), "seats.0.animals.bear.at: 'z9' is no field"),
    (acting({"bear": "k9"}, {"swans": "d4"}), "seats.0.animals.bear.at: k9 is not on the board"),
    (
        acting({"bear": {"at": "d4", "damage": 4}}, {"swans": "e4"}),
        "seats.0.animals.bear.damage: 0-bear should be dead",
    ),
    (
        acting({"bear": {"inside": "1-swans"}}, {"swans": "e4"}),
        "seats.0.animals.bear.inside: 0-bear can't be inside",
    ),
    (acting({"eel": "e5"}, {"swans": "e4"}), "seats.0.animals.eel.at: 0-eel is out of the water"),
    (
        acting({"bear": {"at": "d4", "token": False}}, {"swans": "e4"}),
        "seats.0.animals: seat 0 has no activation token left",
    ),
    ({"seats": [{"hand": ["bear", "bear"]}, {}]}, "seats.0.deck: -1 too few of card"),
    ({"seats": [{"hand": ["cat"]}, {}]}, "seats.0.hand: 'cat' is no card"),
    ({"seats": [{"deck": 3}, {}]}, "seats.0.deck: 28 cards lie nowhere else"),
    (
        {"seats": [{"cards": {"a1": "?3", "b1": "?3", "c1": "?3", "d1": "?3"}}, {}]},
        "seats.0: no cards fit",
    ),
    ({"seats": [{"hand": ["?"] * 29}, {}]}, "seats.0: no cards fit"),
    (
        {"seats": [{"cards": {"a1": "bear"}}, {"cards": {"a1": "joker"}}]},
        "seats.1.cards.a1: a1 holds two cards",
    ),
    ({"trigger": 4, "seats": [{}, {}]}, "trigger: 0 animals are placed and 6 Drops removed"),
]


# --- frames that don't fit ----------------------------------------------------------------------

MOVE = {"frame": "action", "seat": "0"}
ACTIVATION = {"frame": "activation", "piece": "0-bear", "origin": "d4"}
MOTION = {"frame": "motion", "part": 1, "speed": 3}


def stacked(*frames: dict[str, Any], **more: Any) -> Position:
    """Seat 0 has activated its Bear on d4, beside the Swans of seat 1 and far from its Basilisk."""
    animals = {"swans": "e4", "lizard": "d5", "basilisk": "i9"}
    return acting({"bear": "d4"}, animals, stack=list(frames), **{"path": ["d4"], **more})


def striking(frame: dict[str, Any], victim: str = "1-swans", field: str = "e4") -> Position:
    strike = {"frame": "strike", "victim": victim, "field": field}
    return stacked(MOVE, ACTIVATION, MOTION, strike, frame)


BROKEN += [
    (stacked({"frame": "moving"}), "stack: 'moving' is no frame"),
    (stacked({"frame": "action"}), "stack: frame action needs its field 'seat'"),
    (stacked(MOVE | {"left": -2}), "stack: frame action: left is 0 to 99, not -2"),
    (stacked(MOVE, MOVE), "stack: frame action lies at level 0, not 1"),
    (stacked(MOVE, ACTIVATION), "stack: nobody decides at a frame activation"),
    (
        stacked(MOVE, ACTIVATION, {"frame": "motion", "part": 1}),
        "stack: frame motion needs its field 'speed'",
    ),
    (stacked(MOVE, ACTIVATION, MOTION, path=[]), "path: it begins where"),
    (stacked(MOVE, ACTIVATION, MOTION, path=["d4", "d3"]), "path: it ends where"),
    (
        stacked(MOVE, ACTIVATION, MOTION | {"load": "1-lizard"}),
        "stack.2.pickup: a load has a field",
    ),
    (
        stacked(MOVE, ACTIVATION | {"piece": "1-swans"}, MOTION),
        "stack.1.piece: 1-swans can't be activated now",
    ),
    (
        stacked(MOVE, ACTIVATION | {"piece": "0-eel"}, MOTION),
        "stack.1.piece: 0-eel can't be activated now",
    ),
    (stacked({"frame": "action", "seat": "2"}), "stack.0.seat: seat 2 is not in play"),
    (
        stacked({"frame": "placing", "seat": "0"}),
        "stack.0.frame: an Action move lies at the bottom",
    ),
    (
        stacked(MOVE, {"frame": "wounding", "piece": "1-swans", "points": 1}),
        "stack.1.frame: a frame wounding can't lie on",
    ),
    ({"stack": [MOVE], "seats": [{}, {}]}, "stack.0.frame: a frame of the Action phase"),
    (
        {"stack": [{"frame": "placing", "seat": "2"}], "seats": [{}, {}]},
        "stack.0.seat: seat 2 is not in play",
    ),
    (striking({"frame": "tail"}), "stack.4.frame: tail is not for 1-swans"),
    (striking({"frame": "ball"}, "1-lizard", "d5"), "stack.4.frame: ball is not for 1-lizard"),
    (striking({"frame": "epic", "rolls": 1}), "stack.4.frame: epic is not for 1-swans"),
    (striking({"frame": "stun"}), "stack.4.frame: stun is not for 0-bear"),
    (striking({"frame": "healing"}), "stack.4.frame: healing is not for 0-bear"),
    (striking({"frame": "tail"}, "1-lizard", "d6"), "stack.3.field: 1-lizard is not on d6"),
    (
        striking({"frame": "wounding", "piece": "1-lizard", "points": 1}),
        "stack.4.piece: wounding is for two Swans",
    ),
    (
        striking({"frame": "wounding", "piece": "2-swans", "points": 1}),
        "stack.4.piece: wounding is for two Swans",
    ),
    (
        stacked(MOVE, ACTIVATION, MOTION, {"frame": "gaze", "field": "d5", "watcher": "1"}),
        "stack.3.watcher: nobody watches",
    ),
    (
        stacked(MOVE, ACTIVATION, MOTION, {"frame": "flames", "direction": "n"}),
        "stack.3.frame: flames is not for 0-bear",
    ),
    # --- numbers out of bounds, and matches that should be over
    (acting({"bear": "d4"}, {"swans": "e4"}, idle=99), "idle: 0 to 6, not 99"),
    (acting({"bear": {"at": "d4", "training": 4}}, {"swans": "e4"}), "training.6: 0 to 3, not 4"),
    (acting({"bear": {"at": "d4", "passive": -1}}, {"swans": "e4"}), "passive.6: 0 to"),
    ({"seats": [{"magic": 6}, {}]}, "magic.0: 0 to 5, not 6"),
    ({"first": 3, "trigger": 0, "seats": [{}, {}]}, "first: -1 to 1, not 3"),
    (
        {
            "stack": [{"frame": "placing", "seat": "1"}],
            "seats": [
                {"hand": ["bear", "eel", "snake", "bees", "croco", "lizard", "joker", "rock"]},
                {},
            ],
        },
        "seats.0.hand: 8 cards are too many",
    ),
    ({"seats": [{"kept": ["bear"]}, {}]}, "seats.0.kept: cards are kept outside step d"),
    ({"trigger": 0, "seats": [{}, {}]}, "first: who took the last Drop"),
    ({"first": 0, "seats": [{}, {}]}, "first: who took the last Drop"),
    (
        {"seats": [{"elements": ["earth"]}, {}]},
        "seats.0.elements: nothing is marked before the Action phase",
    ),
    (acting({"bear": "d4"}, {}), "seats.1.animals: seat 1 is out: it has no animals"),
    (acting({"bear": "d4"}, {"swans": "e4"}, rounds=100), "rounds: the match is over"),
    (acting({"bear": "d4"}, {"swans": "e4"}, ending="tally"), "ending: a match has one"),
    (acting({"bear": "d4"}, {"swans": "e4"}, winner=1), "winner: the match goes on"),
    (acting({"bear": "d4"}, {"swans": "e4"}, stack=[]), "stack: frames are left over, or missing"),
    (
        {
            "phase": "over",
            "ending": "tally",
            "stack": [MOVE],
            "seats": [{"animals": {"bear": "d4"}}, {"animals": {"swans": "e4"}}],
        },
        "stack: frames are left over, or missing",
    ),
    (
        {
            "phase": "action",
            "seats": [
                {"animals": {"bear": "d4"}},
                {"out": "conceded 1"},
            ],
        },
        "ending: the match is over: too few are left to play",
    ),
    (
        {
            "phase": "action",
            "seats": [
                {
                    "animals": {"bear": "d4"},
                    "elements": ["earth", "water", "fire", "air", "aether"],
                },
                {"animals": {"swans": "e4"}},
            ],
        },
        "seats.0.elements: it has all Elements",
    ),
    (
        acting({"bear": "d4", "scarab": {"inside": "0-bear"}}, {"swans": "e4"}),
        "seats.0.animals.scarab.inside: the Scarab of seat 0 is inside no opponent",
    ),
    (
        acting({"bear": "d4", "scarab": {"inside": "2-bear"}}, {"swans": "e4"}),
        "seats.0.animals.scarab.inside: the Scarab of seat 0 is inside no opponent",
    ),
    (
        acting({"bear": "d4", "scarab": {"inside": "1-bear"}}, {"swans": "e4"}),
        "seats.0.animals.scarab.inside: the Scarab of seat 0 is inside a dead animal",
    ),
    (
        acting({"bear": "d4", "scarab": {"inside": "1-bees second"}}, {"bees": "e4"}),
        "seats.0.animals.scarab.inside: the Scarab of seat 0 is inside a Swan that is none",
    ),
    (
        acting({"bear": "d4"}, {"swans": "e4", "eel": {"damage": 0}}),
        "seats.1.animals.eel.at: 1-eel is carried by nobody",
    ),
    # --- words that can't be read
    ({"stack": "x", "seats": [{}, {}]}, "stack: "),
    ({"phase": "night", "seats": [{}, {}]}, "phase: "),
    ({"moved": "often", "seats": [{}, {}]}, "moved: "),
    ({"winner": "me", "seats": [{}, {}]}, "winner: 'me' is no seat"),
    ({"path": ["z9"], "seats": [{}, {}]}, "path: 'z9' is no field"),
    ({"seats": [{}, {"magic": "much"}]}, "seats.1.magic: "),
    ({"seats": [{}, {"elements": ["tea"]}]}, "seats.1.elements: "),
    ({"seats": [{}, {"out": "asleep 1"}]}, "seats.1.out: 'asleep'"),
    ({"seats": [{}, {"bottom": ["cat"]}]}, "seats.1.bottom: 'cat' is no card"),
    ({"seats": [{}, {"discards": ["cat"]}]}, "seats.1.discards: 'cat' is no card"),
    ({"seats": [{}, {"cards": {"a1": "cat"}}]}, "seats.1.cards.a1: 'cat' is no card"),
    ({"seats": [{}, {"hand": 3}]}, "seats.1.hand: "),
    ({"phase": "action", "seats": [{}, {"deserts": ["z9"]}]}, "seats.1.deserts: 'z9' is no field"),
    (acting({"bear": {"at": "d4", "damage": "x"}}, {}), "seats.0.animals.bear: "),
    (acting({"scarab": {"inside": "cat"}}, {}), "seats.0.animals.scarab.inside: 'cat' is no piece"),
]


@pytest.mark.parametrize(("position", "told"), BROKEN)
def test_a_broken_position_says_what_is_wrong(position: Position, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load(position)
    assert str(caught.value).startswith(told)


def test_no_corner_of_the_board_is_forgotten() -> None:
    """a1 is field 0: with one landscape it has no water."""
    with pytest.raises(BadPosition, match="0-eel is out of the water"):
        load(acting({"eel": "a1"}, {"swans": "e4"}), edition="travel")


def test_insight_likes_elements_and_being_near_them() -> None:
    far = load(acting({"lizard": "a1"}, {"swans": "i9"}))
    near = load(acting({"lizard": "b3"}, {"swans": "i9"}))
    assert evaluate(near, 0) > evaluate(far, 0)
    assert evaluate(near, 1) < evaluate(far, 1)


def test_whole_frames_load() -> None:
    """What the broken ones above are broken pieces of."""
    for position in (
        stacked(MOVE, ACTIVATION, MOTION),
        striking({"frame": "tail"}, "1-lizard", "d5"),
        striking({"frame": "uncertain", "dice": 3}),
        striking({"frame": "wounding", "piece": "1-swans", "points": 2}),
    ):
        state = load(position)
        assert state.audit() == []
        assert state.dump()["stack"][-1]["frame"] == position["stack"][-1]["frame"]


# --- who is not asked ---------------------------------------------------------------------------


def refused(state: WildernessState, seat: int) -> tuple[str, str] | None:
    denial = refuse_seat(state, seat)
    return None if denial is None else (denial.rule, denial.message)


def test_a_seat_that_is_not_asked_hears_why() -> None:
    position = acting({"bear": "d4"}, {"eel": "d5"}, {"eel": "i1"}, {"eel": "i5"})
    position["seats"][2] = {"out": "eliminated 1"}
    position["seats"][3] = {"out": "conceded 2"}
    state = load(position)
    assert refused(state, 0) is None
    assert refused(state, 1) == ("KER-turn", "kernel-not-asked")
    assert refused(state, 2) == ("NES-R30", "you-are-out")
    assert refused(state, 3) == ("NES-R84", "you-have-conceded")


def test_while_a_roll_is_due_nobody_is_asked() -> None:
    state = load(striking({"frame": "uncertain", "dice": 3}))
    assert refused(state, 0) == refused(state, 1) == ("NES-14.4", "a-roll-is-due")


def test_before_the_first_card_nobody_is_asked() -> None:
    state = load({"stack": [{"frame": "beginning"}], "seats": [{}, {}]})
    assert refused(state, 0) == ("KER-turn", "kernel-not-asked")


# --- what learning programs are told ------------------------------------------------------------


def test_an_observation_tells_the_dots_of_what_lies_face_down() -> None:
    seat = {"cards": {"a1": "bear", "a2": "joker"}, "hand": ["snake"], "bottom": ["eel"]}
    frame = {"frame": "keeping", "seat": "0"}
    state = load({"moved": 3, "stack": [frame], "seats": [{**seat, "kept": ["bees"]}, {}]})
    content = state.content
    slots = {slot.name: slot for slot in FIELDS.slots(content, 2)}
    own, other = state.observe(0), state.observe(1)

    def part(name: str, seen: list[int]) -> list[int]:
        return seen[slots[name].first : slots[name].first + slots[name].size]

    assert part("at", own)[0] == BEAR
    assert part("at", other)[0] == FACE_DOWN + content.book.dots[BEAR]
    assert part("at", other)[SPAN] == part("at", own)[SPAN] == LYING + JOKER
    assert part("place", own)[BEAR] == 0
    assert set(part("place", other)[:ANIMALS]) == {UNKNOWN}
    assert part("hands", own)[SNAKE] == 1
    assert set(part("hands", other)[:CARDS]) == {-1}
    assert part("bottom", own)[0] == EEL
    assert part("bottom", other)[0] == -1
    assert part("kept", own)[BEES] == 1
    assert set(part("kept", other)) == {-1}
    assert part("kept", state.observe(REFEREE))[BEES] == 1
    assert len(own) == len(other) == len(load(acting({"bear": "d4"}, {"eel": "d5"})).observe(1))


def test_main_turns_are_counted() -> None:
    state = load(acting({"bear": "d4"}, {"eel": "d5"}, {"skunk": "i1"}))
    assert state.main_turn() == 0
    state.apply(0, MOVES.parse("activate bear"))
    assert state.main_turn() == 0
    assert state.leave(0)
    assert state.main_turn() == 1
    state.apply(1, MOVES.parse("end"))
    assert state.main_turn() == 2
