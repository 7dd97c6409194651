"""Positions that can't be are refused, and the field that is wrong is named."""

from random import Random
from typing import Any

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.game import BadPosition

Words = dict[str, Any]

TURN: Words = {"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}
BIDDING: Words = {"frame": "bidding", "seat": 1, "card": "joker"}
BOUGHT: Words = {"frame": "card", "seat": 1, "card": "terrain-steppe", "bought": 1}
ATTACK: Words = {"frame": "card", "seat": 0, "card": "terrain-steppe"}
MOBILITY: Words = {"frame": "mobility", "seat": 0, "lifted": "C7"}
DEFENDING: Words = {
    "frame": "defending",
    "seat": 1,
    "attacker": 0,
    "against": "attack",
    "space": "J4",
}
EPIDEMIC: Words = {"frame": "epidemic", "seat": 1, "user": 0}
CHART_BIDDING: Words = {"frame": "chart-bidding", "seat": 1, "organism": "bear", "opener": 0}


def load(stack: list[Words] | None = None, options: Words | None = None, **rest: Any) -> None:
    """A mammoth that could attack the small steppe, an eagle with Defense there, and a snake."""
    mammoth = {"organism": "mammoth", "tiles": ["I4", "C7"]}
    eagle = {"organism": "eagle", "tiles": ["J4", "I5", "J5", "J6"], "abilities": {"defense": 1}}
    position: Words = {"seats": [mammoth, eagle, {"organism": "snake"}], "marked": ["steppe-small"]}
    for name, value in rest.items():
        if name[0] == "s" and name[1:].isdecimal():
            position["seats"][int(name[1:])] |= value
        else:
            position[name] = value
    if stack is not None:
        position["stack"] = stack
    seats = len(position["seats"])
    content = GAME.content(GAME.with_defaults(options or {}, seats))
    state = GAME.load(content, position, Random(1))
    assert isinstance(state, WildlifeState)
    assert state.audit() == []


GOOD = [
    [TURN],
    [TURN, BIDDING],
    [TURN, {**BIDDING, "seat": 2, "bid": 5, "bidder": 1}],
    [TURN, BOUGHT],
    [TURN, ATTACK, DEFENDING],
    [TURN, MOBILITY],
    [TURN, MOBILITY, {**DEFENDING, "against": "exchange"}],
    [TURN, EPIDEMIC],
    [TURN, {**ATTACK, "card": "adaptation", "declared": 1}],
    [{**TURN, "plays": 3, "auctions": 0}, {**ATTACK, "card": "ability", "forced": 1}],
    [TURN, {**BOUGHT, "card": "event-famine"}],
    [TURN, {**BIDDING, "seat": 2, "bid": 74, "bidder": 1}],
    [TURN, {"frame": "paying", "seat": 1, "card": "joker", "bid": 74}],
    [TURN, {**ATTACK, "card": "ability"}, {"frame": "giver", "seat": 0, "ability": "defense"}],
    [
        TURN,
        {**ATTACK, "card": "ability"},
        {"frame": "tile", "seat": 0, "ability": "mobility", "giver": 2},
    ],
    [{"frame": "seeding", "seat": 0}],
]


@pytest.mark.parametrize("stack", GOOD)
def test_what_can_be_loads(stack: list[Words]) -> None:
    """All Defense and Mobility is taken, so that an ability card takes it from somebody."""
    eagle = {"success": 2, "abilities": {"defense": 1, "mobility": 1}}
    snake = {"success": 2, "abilities": {"defense": 1, "mobility": 2}, "used": {"mobility": 1}}
    load(stack, s1=eagle, s2=snake)


BAD_STACKS: list[tuple[list[Words], str]] = [
    # frames without their fields, or with others
    ([TURN, {"frame": "epidemic", "seat": 1}], "frame epidemic needs its field 'user'"),
    ([TURN, {"frame": "bidding", "seat": 1}], "frame bidding needs its field 'card'"),
    ([{"frame": "turn"}], "frame turn needs its field 'seat'"),
    ([{**TURN, "bid": 3}], "frame turn has no field 'bid'"),
    # numbers out of bounds
    ([{**TURN, "seat": 3}], "stack.0.seat: 0 to 2, not 3"),
    ([{**TURN, "seat": 6}], "frame turn: seat is 0 to 5, not 6"),
    ([{**TURN, "migrated": 2}], "frame turn: migrated is 0 to 1, not 2"),
    ([TURN, {**EPIDEMIC, "user": 4}], "stack.1.user: 0 to 2, not 4"),
    # frames that do not lie like this
    ([TURN, TURN], "frame turn lies at level 0, not 1"),
    ([BIDDING], "frame bidding lies at level 1, not 0"),
    ([{"frame": "seeding", "seat": 0}, BIDDING], "stack.1.frame: only a turn"),
    ([TURN, BIDDING, DEFENDING], "stack.2.frame: nothing that could be defended"),
    ([TURN, MOBILITY, {"frame": "giver", "seat": 0, "ability": "food"}], "stack.2.frame: no card"),
    # before the first turn
    ([{"frame": "charts", "seat": 0}], "stack.0.seat: seat 0 has a chart already"),
    ([{"frame": "deal", "seat": 0}], "stack.0.seat: the hand of seat 0 is complete"),
    # turns
    ([{"frame": "turn", "seat": 0, "plays": 3}], "stack.0.auctions: one is owed"),
    ([TURN, {"frame": "refill", "seat": 1}], "stack.1.seat: seat 0 has the turn"),
    ([TURN, {"frame": "refill", "seat": 0}], "stack.1.seat: the hand of seat 0 is complete"),
    # auctions
    ([TURN, {**BIDDING, "seat": 0}], "stack.1.seat: it is the seller"),
    ([TURN, {**BIDDING, "bid": 4}], "stack.1.bidder: somebody has bid 4"),
    ([TURN, {**BIDDING, "bid": 4, "bidder": 0}], "stack.1.bidder: seat 0 is asked, sells or has"),
    ([TURN, {**BIDDING, "bid": 4, "bidder": 1}], "stack.1.bidder: seat 1 is asked, sells or has"),
    ([TURN, {**BIDDING, "bid": 4, "bidder": 2, "passed": 4}], "stack.1.bidder: seat 2 is asked, "),
    ([TURN, {**BIDDING, "bid": 72, "bidder": 2}], "stack.1.bid: seat 2 can pay 71, not 72"),
    ([TURN, {**BIDDING, "passed": 2}], "stack.1.passed: seat 1 is asked"),
    ([TURN, {**BIDDING, "passed": 8}], "stack.1.passed: there are 3 seats"),
    ([TURN, {"frame": "paying", "seat": 1, "card": "joker", "bid": 78}], "stack.1.bid: seat 1"),
    ([TURN, {"frame": "paying", "seat": 0, "card": "joker", "bid": 3}], "stack.1.seat: it is the"),
    # cards
    ([TURN, {**BOUGHT, "seat": 0}], "stack.1.bought"),
    ([TURN, {**ATTACK, "seat": 1}], "stack.1.bought"),
    ([TURN, {**ATTACK, "card": "event-famine"}], "stack.1.card: a played event"),
    ([TURN, {**ATTACK, "card": "joker", "declared": 1}], "stack.1.declared"),
    ([TURN, {**ATTACK, "forced": 1}], "stack.1.forced"),
    ([TURN, {**BOUGHT, "card": "ability", "forced": 1}], "stack.1.forced"),
    ([TURN, ATTACK, {"frame": "giver", "seat": 0, "ability": "food"}], "stack.2.seat"),
    (
        [
            TURN,
            {**ATTACK, "card": "ability"},
            {"frame": "giver", "seat": 0, "ability": "defense"},
        ],
        "stack.2.ability: there is no choice",
    ),
    (
        [
            TURN,
            {**ATTACK, "card": "ability"},
            {"frame": "tile", "seat": 0, "ability": "defense", "giver": 1},
        ],
        "stack.2.giver: no used tile",
    ),
    (
        [
            TURN,
            {**ATTACK, "card": "ability"},
            {"frame": "giver", "seat": 0, "ability": "aggression"},
        ],
        "stack.2.ability: the supply has a tile",
    ),
    # defence and abilities
    ([TURN, ATTACK, {**DEFENDING, "against": "exchange"}], "stack.2.against"),
    ([TURN, ATTACK, {**DEFENDING, "attacker": 2}], "stack.2.attacker: whoever acts"),
    ([TURN, ATTACK, {**DEFENDING, "seat": 0, "space": "I4"}], "stack.2.attacker: whoever acts"),
    ([TURN, ATTACK, {**DEFENDING, "space": "I4"}], "stack.2.space: no tile of seat 1"),
    ([TURN, ATTACK, {**DEFENDING, "space": "A3"}], "stack.2.space: no tile of seat 1"),
    ([TURN, BOUGHT, {**DEFENDING, "seat": 0, "attacker": 1, "space": "I4"}], "stack.2.seat"),
    ([TURN, MOBILITY | {"lifted": "J4"}], "stack.1.lifted: no tile of seat 0"),
    (
        [TURN, {"frame": "mobility", "seat": 0}, {**DEFENDING, "against": "exchange"}],
        "stack.1.lifted: an exchange",
    ),
    ([TURN, {**EPIDEMIC, "user": 1}], "stack.1.user: whoever used"),
    ([TURN, {**EPIDEMIC, "seat": 2}], "stack.1.seat: seat 2 has no tile to lose"),
    ([TURN, {"frame": "mobility", "seat": 1}], "stack.1.seat: seat 0 has the turn"),
    ([], "ending: going-on, and yet no frame is left"),
]


@pytest.mark.parametrize(("stack", "said"), BAD_STACKS)
def test_a_stack_that_cannot_be_is_refused(stack: list[Words], said: str) -> None:
    with pytest.raises(BadPosition, match=said.replace(".", r"\.").replace("(", r"\(")):
        load(stack)


BAD_FIELDS: list[tuple[Words, str]] = [
    ({"s0": {"food": -1}}, "food.0: 0 to"),
    ({"s1": {"success": 1_000_000}}, "success.1"),
    ({"s0": {"supply": 27, "lost": 0}}, "seats.0.tiles: 2 on the board, 27 in the supply"),
    ({"s0": {"lost": -1}}, "lost.0"),
    ({"s0": {"tiles": ["C7", "J4"]}}, "seats.1.tiles: J4 is taken twice"),
    ({"s0": {"tiles": ["Z9"]}}, "seats.0.tiles"),
    ({"s0": {"organism": "eagle"}}, "seats: 2 of them lead the eagle"),
    ({"s0": {"organism": ""}}, "seats.0.organism"),
    ({"s0": {"levels": {"steppe": "none"}}}, "seats.0.levels.steppe: none, and"),
    ({"s0": {"abilities": {"food": 3}}}, "seats.0.abilities.food: 3 are too many"),
    ({"s0": {"used": {"food": 1}}}, "seats.0.used.food: 1 of 0"),
    ({"s0": {"abilities": {"aggression": 2}}}, "ability_supply.4"),
    ({"s0": {"hand": ["?"] * 11}}, "seats.0.hand: at most 10 cards, not 11"),
    ({"s0": {"hand": ["event-famine"] * 10}}, "more cards than there are"),
    ({"s0": {"hand": ["joker"], "known": 1}}, "seats.0.known"),
    ({"s0": {"known": 2}}, "known.0"),
    ({"marked": []}, "marked: steppe-small is full"),
    ({"order": [0, 0, 1]}, "order: each seat once"),
    ({"start": 3}, "start: there is no seat 3"),
    ({"turns": -1}, "turns"),
    ({"made": 1_000_000}, "made"),
    ({"pending": -1}, "pending"),
    ({"ending": "never"}, "ending"),
    ({"deck": 3}, "deck: 80 follows from the rest, not 3"),
    ({"bank": 3}, "bank: 96 follows from the rest, not 3"),
    ({"last_scoring": [{"areas": 1}]}, "last_scoring"),
    ({"last_scoring_turn": -2}, "scored_turn"),
    ({"options": {"bank": "limited"}, "s0": {"food": 200}}, "bank: it owes 96 food"),
    ({"s1": {"abilities": {}}, "stack": [TURN, ATTACK, DEFENDING]}, "stack.2.seat: seat 1 has no"),
    ({"s0": {"lost": 28}, "stack": [TURN, ATTACK, DEFENDING]}, "stack.2.attacker: seat 0 has no"),
    ({"s0": {"lost": 28}, "stack": [TURN, {"frame": "aggression", "seat": 0}]}, "stack.1.seat"),
    ({"stack": [CHART_BIDDING]}, "stack.0.seat: seat 1 has a chart"),
    (
        {
            "s0": {"abilities": {"intelligence": 2}},
            "stack": [TURN, {**ATTACK, "card": "ability", "forced": 1}],
        },
        "stack.1.forced: the card can't bring",
    ),
    (
        {
            "s1": {"success": 3, "abilities": {"food": 1}},
            "s2": {"success": 3, "abilities": {"food": 1}},
            "stack": [
                TURN,
                {**ATTACK, "card": "ability"},
                {"frame": "giver", "seat": 0, "ability": "food"},
            ],
        },
        "stack.2.ability: the supply has a tile",
    ),
]


@pytest.mark.parametrize(("change", "said"), BAD_FIELDS)
def test_a_field_that_cannot_be_is_refused(change: Words, said: str) -> None:
    with pytest.raises(BadPosition, match=said.replace(".", r"\.")):
        load(**change)


def without_charts(stack: list[Words]) -> None:
    position: Words = {"seats": [{"organism": "eagle"}, {"food": 5}, {"food": 6}], "stack": stack}
    content = GAME.content(GAME.with_defaults({"organism_auction": "true"}, 3))
    GAME.load(content, position, Random(1))


BAD_CHART_AUCTIONS: list[tuple[Words, str]] = [
    ({**CHART_BIDDING, "organism": "eagle"}, "stack.0.organism: somebody has that chart"),
    ({**CHART_BIDDING, "bid": 7, "bidder": 2}, "stack.0.bid: seat 2 can pay 6, not 7"),
    ({**CHART_BIDDING, "opener": 3}, "stack.0.opener: 0 to 2, not 3"),
    ({"frame": "nominating", "seat": 0}, "stack.0.seat: seat 0 has a chart already"),
    ({"frame": "seeding", "seat": 0}, "seats.1.organism: charts are given out first"),
]


@pytest.mark.parametrize(("frame", "said"), BAD_CHART_AUCTIONS)
def test_a_chart_auction_that_cannot_be_is_refused(frame: Words, said: str) -> None:
    without_charts([{**CHART_BIDDING, "bid": 6, "bidder": 2}])
    with pytest.raises(BadPosition, match=said.replace(".", r"\.")):
        without_charts([frame])


@pytest.mark.rule("LIF-22.5")
def test_between_two_the_last_tile_is_the_end() -> None:
    position = {"seats": [{"organism": "eagle", "supply": 0}, {"organism": "bear"}]}
    with pytest.raises(BadPosition, match="stack: the last tile is placed"):
        GAME.load(GAME.content(GAME.with_defaults({}, 2)), position, Random(1))
    GAME.load(
        GAME.content(GAME.with_defaults({"two_player_finish_turn": "true"}, 2)), position, Random(1)
    )


def test_all_have_seeded() -> None:
    tiles = ["I4", "C7", "D7", "A3", "B5", "C5", "L5", "J1"]
    with pytest.raises(BadPosition, match=r"stack\.0\.seat: seat 0 has seeded all"):
        load([{"frame": "seeding", "seat": 0}], s0={"tiles": tiles})


def test_there_must_be_something_to_do() -> None:
    """The snake has no tile that Mobility could lift."""
    stack = [{**TURN, "seat": 2}, {"frame": "mobility", "seat": 2}]
    with pytest.raises(BadPosition, match="stack: seat 2 has nothing that it could do"):
        load(stack)
