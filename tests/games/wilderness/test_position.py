"""Positions: short ones load, broken ones say what is wrong."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.insight import evaluate
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.turn import SPECTATOR


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
    assert state.magic == [5, 5]
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
    ({"board": "square", "seats": [{}, {}]}, "'square' is no board"),
    (acting({"bear": {"at": "d4", "mood": 1}}, {"eel": "d5"}), "animals.bear has no field 'mood'"),
    (acting({"bear": "d4"}, {"swans": "d4"}), "d4 holds two animals"),
    (acting({"bear": "z9"}, {"swans": "d4"}), "'z9' is no field"),
    (acting({"bear": "k9"}, {"swans": "d4"}), "k9 is not on the board"),
    (acting({"bear": {"at": "d4", "damage": 4}}, {"swans": "e4"}), "0-bear should be dead"),
    (acting({"bear": {"inside": "1-swans"}}, {"swans": "e4"}), "can't be inside"),
    (acting({"eel": "e5"}, {"swans": "e4"}), "0-eel is out of the water"),
    (acting({"bear": {"at": "d4", "token": False}}, {"swans": "e4"}), "no activation token left"),
    ({"seats": [{"hand": ["bear", "bear"]}, {}]}, "too few of card"),
    ({"seats": [{"hand": ["cat"]}, {}]}, "'cat' is no card"),
    ({"seats": [{"deck": 3}, {}]}, "seats.0.deck: 28 cards lie nowhere else"),
    ({"seats": [{"cards": {"a1": "?3", "b1": "?3", "c1": "?3", "d1": "?3"}}, {}]}, "no cards fit"),
    ({"seats": [{"cards": {"a1": "bear"}}, {"cards": {"a1": "joker"}}]}, "a1 holds two cards"),
    ({"trigger": 4, "seats": [{}, {}]}, "0 animals are placed and 6 Drops removed"),
]


@pytest.mark.parametrize(("position", "told"), BROKEN)
def test_a_broken_position_says_what_is_wrong(position: Position, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load(position)
    assert told in str(caught.value)


def test_insight_likes_elements_and_being_near_them() -> None:
    far = load(acting({"lizard": "a1"}, {"swans": "i9"}))
    near = load(acting({"lizard": "b3"}, {"swans": "i9"}))
    assert evaluate(near, 0) > evaluate(far, 0)
    assert evaluate(near, 1) < evaluate(far, 1)
