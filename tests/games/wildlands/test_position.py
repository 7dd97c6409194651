"""Positions that can't be: each is refused with the field that is wrong."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wildlands import GAME
from wildtable.kernel.game import BadPosition, Denial

CONTENT = GAME.content(GAME.with_defaults({}, 3))
GNOMADS = {"faction": "gnomads", "hand": ["GN04", "GN05"], "at": {"shiv": "15", "tak": "15"}}
GUILD = {"faction": "guild", "hand": ["GU01"], "at": {"lunk": "15", "strix": "15"}}
LAWBRINGERS = {"faction": "lawbringers", "at": {"harrow": "26"}}
TURN = {"frame": "turn", "seat": 0}
OUT = dict.fromkeys(("strix", "maudlin", "pellory", "quill", "lunk"), "out")
TAKEN = dict.fromkeys(OUT, 0)
CARD = {**GNOMADS, "hand": ["GN05"], "in_play": ["GN04"]}


def stack(*frames: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"stack": [TURN, *frames], **more}


def frame(name: str, **fields: Any) -> dict[str, Any]:
    return {"frame": name, **fields}


def attack(name: str, flag: str = "melee", attacker: str = "shiv", **more: Any) -> dict[str, Any]:
    return stack(frame(name, attack=flag, attacker=attacker, **more))


def load(position: dict[str, Any], *seats: dict[str, Any]) -> None:
    given = [GNOMADS, GUILD, LAWBRINGERS]
    given[: len(seats)] = seats
    GAME.load(CONTENT, {"seats": given, **position}, Random(1))


WRONG: list[tuple[dict[str, Any], list[dict[str, Any]], str]] = [
    # words that are no position
    ({"marker": 1}, [], "Object contains unknown field `marker`"),
    ({"turns": "seven"}, [], "Expected `int`, got `str` - at `$.turns`"),
    ({"ending": "tea"}, [], "ending: 'tea' is none of"),
    ({"wishes": [7]}, [], "wishes: 7 is no seat"),
    ({"threatened": ["nobody"]}, [], "threatened: 'nobody' is no character"),
    ({"active": 3}, [], "active: 3 is no seat"),
    # frames without their fields, and numbers out of bounds
    ({"stack": [frame("turn")]}, [], "stack: frame turn needs its field 'seat'"),
    ({"stack": [frame("turn", seat=4)]}, [], "stack: frame turn: seat is 0 to 3, not 4"),
    (stack(frame("window", after="action", owing=0)), [],
     "stack: frame window: owing is 1 to 15, not 0"),
    (stack(frame("defending", attack="melee", attacker="shiv")), [],
     "stack: frame defending needs its field 'target'"),
    ({"turns": -1}, [], "turns: 0 to 5000, not -1"),
    ({"actions": 2501}, [], "actions: 0 to 2500, not 2501"),
    ({}, [{**GNOMADS, "claimed": 6}], "claimed.0: 0 to 5, not 6"),
    # the order of frames
    (stack(TURN), [], "stack: frame turn lies at level 0, not 1"),
    ({"stack": [frame("card", card="GN04")]}, [], "stack.0.frame: a turn is missing"),
    ({"stack": [frame("drawing", seat=0, left=1, why="hand"), frame("card", card="GN04")]}, [],
     "stack.0.frame: a turn is missing"),
    (stack(frame("card", card="GN04"), frame("card", card="GN04")), [CARD],
     "stack.1.frame: only interrupts lie"),
    ({"stack": [frame("choosing"), frame("interrupting", seat=1)]}, [],
     "stack.1.frame: nothing is decided beside the setup"),
    # who acts
    (stack(active=1), [], "stack.0.seat: the turn of seat 0, but seat 1 has the marker"),
    (stack(acting=1), [], "stack.0.seat: seat 0 acts, not seat 1"),
    (stack(frame("interrupting", seat=0)), [], "stack.1.seat: seat 0 interrupts the own turn"),
    # windows
    (stack(frame("window", after="action", owing=1)), [],
     "stack.1.owing: seat 0 can't be asked to interrupt"),
    (stack(frame("window", after="action", owing=4)), [],
     "stack.1.owing: seat 2 can't be asked to interrupt"),
    (stack(frame("window", after="action", owing=8)), [],
     "stack.1.owing: seat 3 can't be asked to interrupt"),
    # drawing
    (stack(frame("drawing", seat=3, left=1, why="turn-end")), [], "stack.1.seat: 3 is no seat"),
    (stack(frame("drawing", seat=0, left=1, why="turn-end")), [{**GNOMADS, "deck": 0}],
     "stack.1.seat: seat 0 has nothing to draw"),
    # actions
    (stack(frame("card", card="GN04")), [], "seats.0.in_play: no card is in play"),
    (stack(frame("card", card="GN05")), [CARD], "stack.1.card: GN05 is not in play"),
    (stack(frame("card", card="GN04")), [CARD, {**GUILD, "in_play": ["GU02"]}],
     "seats.1.in_play: GU02 is in play, of another seat"),
    (stack(frame("rallying", card="GN05", character="shiv", to="14")), [CARD],
     "stack.1.card: GN05 is not in play"),
    (stack(frame("rallying", card="GN04", character="elsie", to="14")), [CARD],
     "stack.1.character: elsie is not on the board"),
    (stack(frame("rallying", card="GN04", character="lunk", to="14")), [CARD],
     "stack.1.character: lunk is not led by seat 0, who acts"),
    (stack(frame("paying", what="climb", character="lunk")), [CARD],
     "stack.1.character: lunk is not led by seat 0"),
    (stack(frame("paying", what="climb", character="shiv")), [CARD],
     "stack.1.to: a move needs its goal"),
    (stack(frame("paying", what="rally", character="shiv", to="14", other="tak")), [CARD],
     "stack.1.other_to: who else moves needs a goal"),
    (stack(frame("paying", what="rally", character="shiv", to="14", other="elsie", other_to="14")),
     [CARD], "stack.1.other: elsie is not on the board"),
    # attacks
    (attack("targeting", flag="area", seat=1), [],
     "stack.1.attack: only in melee a target is picked"),
    (attack("targeting", seat=0), [], "stack.1.seat: seat 0 has no two characters to pick from"),
    (attack("targeting", seat=2), [], "stack.1.seat: seat 2 has no two characters to pick from"),
    (attack("targeting", attacker="lunk", seat=1), [],
     "stack.1.attacker: lunk is not led by seat 0"),
    (attack("defending", flag="area", target="lunk"), [],
     "stack.1.attack: only an attack on one character"),
    (attack("defending", target="tak"), [], "stack.1.target: tak is attacked by its own side"),
    (attack("defending", target="quill"), [], "stack.1.target: quill is not on the board"),
    (attack("defending", target="hrakk"), [], "stack.1.target: hrakk is not on the board"),
    (attack("defending", target="harrow"), [],
     "stack.1.target: seat 2 has no card to defend harrow"),
    (attack("blast", space="15"), [], "stack.1.attack: only an area attack hits a space"),
    (attack("blast", flag="area", space="15"), [], "threatened: nobody is threatened by the blast"),
    ({**attack("blast", flag="area", space="26"), "threatened": ["lunk"]}, [],
     "stack.1.space: lunk is not in the blast"),
    ({**attack("blast", flag="area", space="26"), "threatened": ["harrow"]}, [],
     "threatened: seat 2 has no card to defend harrow"),
    (stack(saved=["lunk"]), [], "saved: there is no blast"),
    # hands, map cards, and a match that is over
    ({}, [{**GNOMADS, "hand": [f"GN{n:02}" for n in range(1, 9)]}], "held.0: 0 to 7, not 8"),
    ({}, [{**GNOMADS, "hand": ["GN04", "GN04"]}], "seats.0.hand: there is no other GN04"),
    ({}, [{**GNOMADS, "hand": ["GU02"]}], "seats.0.hand: 'GU02' is no card of this faction"),
    ({}, [{**GNOMADS, "deck": 3}], "seats.0.deck: 28 cards are left, not 3"),
    ({}, [{**GNOMADS, "map_cards": ["?"] * 40}], "seats: 50 map cards are not known, but"),
    ({}, [{**GNOMADS, "points": 2}], "seats.0.points: 0, as shards and miniatures are, not 2"),
    ({}, [{**GNOMADS, "claimed": 5}], "seats.0.points: 5 end the match"),
    ({}, [GNOMADS, {"faction": "guild", "at": OUT, "taken": {"strix": 0}}],
     "ending: an elimination without a tie of survivors"),
    ({"ending": "five-points", "winners": [0]}, [{**GNOMADS, "claimed": 5}],
     "stack: a match that is over has no decisions"),
    ({"stack": []}, [], "stack: a match that is over has no decisions, any other has"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "seats", "said"), WRONG, ids=[each[2] for each in WRONG])
def test_a_position_that_cannot_be_is_refused(
    position: dict[str, Any], seats: list[dict[str, Any]], said: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        load(position, *seats)
    assert any(fault.startswith(said) for fault in str(caught.value).split("; "))


RIGHT: list[tuple[dict[str, Any], list[dict[str, Any]]]] = [
    ({}, []),
    (stack(frame("window", after="action", owing=2)), []),
    (stack(frame("drawing", seat=0, left=1, why="turn-end")), []),
    (stack(frame("card", card="GN04")), [CARD]),
    (stack(frame("rallying", card="GN04", character="shiv", to="14")), [CARD]),
    (attack("targeting", seat=1), []),
    (attack("defending", target="lunk"), []),
    ({**attack("blast", flag="area", space="15"), "threatened": ["lunk"], "saved": ["tak"]}, []),
    ({}, [GNOMADS, {"faction": "guild", "at": OUT}]),  # a tie of survivors: they play on
    ({"ending": "five-points", "winners": [0], "stack": []}, [{**GNOMADS, "claimed": 5}]),
]


@pytest.mark.parametrize(("position", "seats"), RIGHT)
def test_a_position_that_can_be_is_taken(
    position: dict[str, Any], seats: list[dict[str, Any]]
) -> None:
    load(position, *seats)


FALLEN = {"faction": "lawbringers", "at": dict.fromkeys(
    ("harrow", "finch", "brannock", "sallow", "thistle"), "out")}  # fmt: skip


@pytest.mark.parametrize(
    ("position", "seats", "seat", "denial"),
    [
        ({}, [], 1, Denial("WLD-6.1", "not-acting")),
        ({}, [GNOMADS, GUILD, FALLEN], 2, Denial("WLD-23.9", "you-are-eliminated")),
        (stack(frame("card", card="GN04")), [CARD], 1, Denial("WLD-6.1", "not-acting")),
        (stack(frame("rallying", card="GN04", character="shiv", to="14")), [CARD], 1,
         Denial("WLD-6.1", "not-acting")),
        (stack(frame("window", after="end", owing=2)), [], 0, Denial("WLD-17.20", "others-answer")),
        (stack(frame("drawing", seat=0, left=1, why="turn-end")), [], 0,
         Denial("WLD-6.2", "cards-are-drawn")),
        (attack("targeting", seat=1), [], 0, Denial("WLD-10.4", "target-is-chosen")),
        (attack("defending", target="lunk"), [], 0, Denial("WLD-13.1", "others-defend")),
        ({**attack("blast", flag="area", space="15"), "threatened": ["lunk"]}, [], 2,
         Denial("WLD-13.1", "others-defend")),
    ],
)  # fmt: skip
def test_a_seat_that_is_not_asked_hears_why(
    position: dict[str, Any], seats: list[dict[str, Any]], seat: int, denial: Denial
) -> None:
    given = [GNOMADS, GUILD, LAWBRINGERS]
    given[: len(seats)] = seats
    state = GAME.load(CONTENT, {"seats": given, **position}, Random(1))
    assert seat not in state.turn().seats
    assert state.not_asked(seat) == denial


def test_who_has_no_seat_hears_nothing_of_the_rules() -> None:
    state = GAME.load(CONTENT, {"seats": [GNOMADS, GUILD]}, Random(1))
    assert state.not_asked(2) is None
    assert state.not_asked(-2) is None
