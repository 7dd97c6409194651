"""Positions: broken ones say which field is wrong; what an observation is made of."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from wildtable.games.defenders import GAME
from wildtable.games.defenders.fields import FIELDS
from wildtable.games.defenders.moves import CARDS_EACH, END, FACTION, MACHINE_CARD
from wildtable.games.defenders.rules.hexes import EDGE_NAMES, HEX_NAMES
from wildtable.games.defenders.rules.values import DECK, HAND, NONE, PILE, UNSEEN
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.fields import changed
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.turn import CHANCE, REFEREE

ORDER = {"faction": "order", "camps": ["0,-3"], "active": "flik"}
SECT = {"faction": "sect", "camps": ["3,0"], "active": "riiz"}
LEFT = {
    "faction": "sect",
    "camps": ["3,0", "0,3", "1,2", "2,1", "3,-1", "3,-2"],
    "at": "",
    "exited": True,
}
ROUND = {"frame": "round", "side": "order", "turns": 1}
TURN = {"frame": "turn", "side": "order", "points": 3}
ROLLING = {"frame": "rolling", "side": "order", "roll": "melee"}
DYING = {"frame": "dying", "side": "order"}
REVEAL = {"frame": "revealing", "waiting": 0, "turned": 0}


def load(position: Position, seats: int = 2) -> DefendersState:
    state = GAME.load(GAME.content(GAME.with_defaults({}, seats)), position, Random(1))
    assert isinstance(state, DefendersState)
    return state


def in_turn(**changed: Any) -> Position:
    return {"sides": [ORDER, SECT], "stack": [ROUND, TURN], **changed}


def side(**changed: Any) -> Position:
    """The Order, with something about it changed."""
    return in_turn(sides=[{**ORDER, **changed}, SECT])


def stack(*frames: dict[str, Any], **changed: Any) -> Position:
    return in_turn(stack=list(frames), **changed)


BROKEN: list[tuple[Position, str]] = [
    # frames without their fields, with numbers out of bounds, with words nobody knows
    (
        stack(ROUND, {"frame": "turn", "side": "order"}),
        "stack: frame turn needs its field 'points'",
    ),
    (stack(ROUND, {"frame": "turn", "points": 3}), "stack: frame turn needs its field 'side'"),
    (stack({"frame": "round", "side": "order"}, TURN), "needs its field 'turns'"),
    (stack(ROUND, {**TURN, "points": -1}), "stack: frame turn: points is 0 to 99, not -1"),
    (stack({**ROUND, "turns": 5}, TURN), "turns is 0 to 4, not 5"),
    (stack(ROUND, TURN, {**ROLLING, "declined": 2}), "declined is 0 to 1, not 2"),
    (stack(ROUND, {**REVEAL, "waiting": 16}), "waiting is 0 to 15, not 16"),
    (stack(ROUND, {**TURN, "left": 3}), "frame turn has no field 'left'"),
    (stack(ROUND), "stack: nobody decides at a frame round"),
    # frames where they can't lie
    (stack(ROUND, TURN, TURN), "stack: frame turn lies at level 1, not 2"),
    (stack(TURN), "stack: frame turn lies at level 1, not 0"),
    (stack(ROUND, ROLLING), "stack.1: frame rolling can't lie there"),
    (stack(ROUND, REVEAL, ROLLING), "stack.2: frame rolling can't lie there"),
    (stack({"frame": "settling"}, {"frame": "leading"}), "stack.1: frame leading can't lie there"),
    # frames of sides that can't have them
    (stack(ROUND, {**TURN, "side": "coven"}), "stack.1: frame turn has a side that is not in"),
    (stack(ROUND, {**TURN, "side": "sect"}), "stack.1: frame turn has a side whose turn it is not"),
    (stack(ROUND, TURN, {**ROLLING, "side": "sect"}), "stack.2: frame rolling has a side whose"),
    (stack({**ROUND, "turns": 2}, TURN), "stack.1: frame turn has a side whose turn it is not"),
    (
        stack({**ROUND, "turns": 2}, {**TURN, "side": "sect"}, sides=[ORDER, LEFT]),
        "stack.1: frame turn has a side that is not in the game",
    ),
    (
        stack(ROUND, TURN, sides=[{"faction": "order", "camps": ["0,-3"]}, SECT]),
        "stack.1: frame turn has a side without an active defender",
    ),
    (
        stack(ROUND, TURN, sides=[{"faction": "order", "active": "flik"}, SECT]),
        "stack.1: frame turn has a side without an active defender or an organizer",
    ),
    (stack(ROUND, {**REVEAL, "waiting": 2}), "stack.1: frame revealing has a side that is not in"),
    (stack(ROUND, REVEAL, {"frame": "paths", "owing": 4}), "stack.2: frame paths has a side"),
    (
        stack(ROUND, REVEAL, {"frame": "aiming", "side": "order", "ability": "tunnels"}),
        "stack.2: frame aiming has an ability that the active defender has not",
    ),
    # a finished match that would go on, and the other way round
    (stack(), "stack: a match goes on while there is something to decide"),
    (in_turn(result="won"), "stack: a match goes on while there is something to decide"),
    (stack(result="won"), "result: the match is won by the last camp or factory"),
    (
        side(killed=["rystle", "pawpel"]),
        "result: a massacre, and the match goes on",
    ),
    # numbers on the table
    (side(damage=4), "damage.0: 0 to 3, not 4"),
    (side(damage=-1), "damage.0: 0 to 3, not -1"),
    (side(support=99), "support.0"),
    (in_turn(mechs={"0,-3": -1}), "mechs."),
    (in_turn(pollution={"0,-3": 7}), "pollution."),
    (in_turn(clock=-1), "clock: 0 to"),
    (in_turn(mechs={"9,9": 1}), "mechs, pollution or toxic"),
    # pieces where they can't be
    (in_turn(factories=[{"number": 4, "hex": "1,0"}]), "factories: tiles"),
    (in_turn(factories=[{"number": 5, "hex": "0,0"}]), "factories: tile 4 on the core after 0"),
    (in_turn(factories=[{"number": 4, "hex": "1,0", "rewilded": True}]), "the core is rewilded"),
    (in_turn(walls=["0,0:E"]), "walls: one on the factory edge 0,0:E"),
    (in_turn(engines=["3,0:E"]), "engines: one on the perimeter at 3,0:E"),
    (in_turn(engines=["1,1:E"], walls=["1,1:E"]), "engines: one on the walled edge 1,1:E"),
    (in_turn(engines=["0,0:E"]), "engines: one on the walled edge 0,0:E"),
    (in_turn(engines=["1,1:E", "2,1:W"]), "engines: two on 1,1:E"),
    (in_turn(pollution={"1,1": 1}, toxic=["1,1"]), "pollution: 1 and 1 toxic sites in 1,1"),
    (in_turn(pollution={"1,1": 3}), "pollution: 3 and 0 toxic sites in 1,1"),
    (in_turn(toxic=["1,1", "2,1", "1,2", "-1,1", "-1,2", "-2,1", "-2,2"]), "toxic: 7 sites of 6"),
    # machine cards
    (in_turn(deck={"engines": 2}), "deck: 0 cards of the name factories"),
    (
        in_turn(deck={"engines": 2, "factories": 2, "mechs": 2, "reboot": 2}),
        "deck: 2 cards of the name reboot",
    ),
    (
        in_turn(deck={"engines": 2, "factories": 2, "mechs": 1, "mechs-difficult": 1, "reboot": 1}),
        "deck: 1 difficult cards",
    ),
    (
        stack(ROUND, {"frame": "machines", "side": "order", "machine": "reboot"}),
        "deck: 2 cards of the name reboot",
    ),
    # sides
    (in_turn(sides=[ORDER]), "sides: a faction is still to be taken"),
    (in_turn(sides=[ORDER, {**SECT, "camps": ["0,-3"]}]), "sides.1: 0,-3 is taken already"),
    (side(support=3), "sides.0.support: 0 to 2, not 3"),
    (stack(ROUND, TURN, sides=[ORDER, {**LEFT, "support": 0}]), "sides.1.support: 7 to 7, not 0"),
    (side(items=["bread"]), "sides.0.items: bread, whose faction is not in play"),
    (side(at="0,0"), "sides.0.at: the organizer is where it can't be"),
    (in_turn(sides=[ORDER, {**LEFT, "at": "3,0"}]), "sides.1.at: the organizer is where it can't"),
    (in_turn(sides=[ORDER, {**SECT, "at": ""}]), "sides.1.at: the organizer is nowhere"),
    (side(breaches=EDGE_NAMES[:40]), "markers.0: 0 to"),
    # cards
    (side(hand=["flik"]), "sides.0: flik is not in its deck, or stands twice"),
    (side(hand=["riiz"]), "sides.0: 'riiz' is no card of order"),
    ({"sides": [{**ORDER, "active": "", "chosen": ["rystle", "flik"]}, SECT]}, "sides.0.chosen"),
    ({"sides": [{**ORDER, "active": "", "teamed": ["rystle"]}, SECT]}, "sides.0.teamed: a team"),
    (side(hand=["rystle"], told={"forest": 2}), "sides.0.told: cards that are not in hand"),
    (side(told={"marsh": 1}), "sides.0.told: cards that are not in hand"),
]


@pytest.mark.parametrize(("position", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_a_broken_position_names_what_is_wrong(position: Position, said: str) -> None:
    with pytest.raises(BadPosition) as found:
        load(position)
    assert said in str(found.value)


def test_a_card_may_die_of_the_roll_for_a_final_camp() -> None:
    built = {**ORDER, "camps": ORDER_CAMPS, "at": "0,-3", "hand": ["rystle"]}
    leaving = {"frame": "leaving", "side": "order"}
    state = load(stack(ROUND, TURN, leaving, DYING, sides=[built, SECT]))
    assert [frame["frame"] for frame in state.dump()["stack"]][-2:] == ["leaving", "dying"]


def test_several_toxic_sites_cleared_at_once_may_kill_twice() -> None:
    hand = {**ORDER, "hand": ["rystle", "quillow"]}
    state = load(stack(ROUND, REVEAL, DYING, DYING, sides=[hand, SECT]))
    state.apply(CHANCE, state.content.moves.parse("kill rystle"))
    assert state.dump()["stack"][-1] == DYING


def test_a_match_that_is_won_does_not_load_as_running() -> None:
    won = [{**LEFT, "faction": "order", "camps": ORDER_CAMPS}, LEFT]
    with pytest.raises(BadPosition, match="result: the match is won"):
        load({"sides": won})
    assert load({"sides": won, "result": "won"}).outcome() is not None


ORDER_CAMPS = ["0,-3", "1,-3", "2,-3", "0,-2", "1,-2", "-1,-2"]


def test_turns_are_counted_when_they_have_ended() -> None:
    """A turn ends with its machine card, or without one by Hack Attack (DEF-33.4)."""
    state = load(in_turn())
    assert state.main_turn() == 0
    state.apply(0, END)
    assert state.main_turn() == 0
    state.apply(CHANCE, state.content.moves.parse("machine reboot"))
    assert state.main_turn() == 1
    assert state.clone().main_turn() == 1
    hacking = [{**ROUND, "side": "sect"}, {**TURN, "side": "sect"}]
    state = load(stack(*hacking, sides=[ORDER, {**SECT, "active": "cipherine"}]))
    state.apply(1, END)
    assert state.main_turn() == 1


def test_an_observation_hides_the_hands_of_others_and_nothing_else() -> None:
    hands = [
        {**ORDER, "hand": ["rystle"], "pile": ["quillow"]},
        {**SECT, "hand": ["cogwell", "sparkadell"]},
    ]
    state = load(in_turn(sides=hands, stack=[ROUND, TURN]))
    slots = {slot.name: slot for slot in FIELDS.slots(state.content, 2)}
    first = slots["place"].first
    names = state.content.card_names

    def place(viewer: int, card: str) -> int:
        return state.observe(viewer)[first + names.index(card)]

    assert [place(0, card) for card in ("rystle", "quillow", "cogwell")] == [HAND, PILE, UNSEEN]
    assert [place(1, card) for card in ("rystle", "quillow", "cogwell")] == [UNSEEN, PILE, HAND]
    assert [place(REFEREE, card) for card in ("rystle", "cogwell")] == [HAND, HAND]
    sect = range(CARDS_EACH * FACTION.read("sect"), CARDS_EACH * FACTION.read("sect") + CARDS_EACH)
    seen = [state.observe(0)[first + card] for card in sect]
    assert DECK not in seen
    deck = slots["deck"].first
    assert state.observe(0)[deck : deck + MACHINE_CARD.size] == state.deck


def test_what_no_position_can_say_is_found_too() -> None:
    """Faults that only wrong rules could make."""
    state = load(in_turn())
    order, sect, coven = [FACTION.read(name) for name in ("order", "sect", "coven")]

    def put(name: str, place: int, value: int) -> Callable[[DefendersState], None]:
        return lambda copy: setattr(copy, name, changed(getattr(copy, name), place, value))

    wrongs: list[tuple[Callable[[DefendersState], None], str]] = [
        (put("camp", 5, order), "sides.0.camps: 2 on the board and 0 built"),
        (put("markers", order, 1), "sides.0.breaches: 0, and 1 markers"),
        (lambda copy: copy.active.__setitem__(order, NONE), "sides.0.active: ['flik']"),
        (lambda copy: copy.place.__setitem__(copy.active[sect], PILE), "sides.1.active: []"),
        (lambda copy: copy.place.__setitem__(CARDS_EACH * coven, DECK), "sides: coven is not in"),
        (put("camp", 5, coven), "sides: coven is not in play"),
        (put("organizer", order, NONE), "sides.0.organizer: "),
    ]
    for wrong, said in wrongs:
        copy = state.clone()
        wrong(copy)
        assert any(fault.startswith(said) for fault in copy.audit()), said


def test_a_box_has_only_so_many_pieces() -> None:
    content = GAME.content(GAME.with_defaults({"supply_mode": "box"}, 2))
    for changes, said in (
        ({"mechs": {"1,1": 99}}, "mechs: 99 of "),
        ({"pollution": dict.fromkeys(HEX_NAMES, 2)}, "pollution: 74 of "),
        ({"walls": [name for name in EDGE_NAMES if not name.startswith("0,0")][:60]}, "walls: 60"),
    ):
        with pytest.raises(BadPosition, match=said):
            GAME.load(content, in_turn(**changes), Random(1))
