"""A move of another moment is refused by the rule that says when it is made: whole families."""

from random import Random
from typing import Any

import pytest

from tests.games.refused import Refusal, refusals
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import MOVES
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import CHANCE

Words = dict[str, Any]

TURN: Words = {"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}
CARD: Words = {"frame": "card", "seat": 0, "card": "terrain-steppe"}
BOUGHT: Words = {**CARD, "seat": 1, "bought": 1}
ABILITY: Words = {**CARD, "card": "ability"}
DEFENDING: Words = {
    "frame": "defending",
    "seat": 1,
    "attacker": 0,
    "against": "attack",
    "space": "J4",
}
OF_A_CARD = {"migrate", "expand", "attack", "raise", "take", "as", "forgo"}

# What is done in a turn, between actions, is refused at other moments by: the rule, that for food
# that would be converted, the message.
IN_TURN = {"play", "auction", "use", "convert", "end-turn"}
WHILE_SEEDING = ("LIF-3.11", "LIF-3.11", "before-first-turn")
BEFORE = ("LIF-3.1", "LIF-3.1", "before-first-turn")
IN_AN_ACTION = ("LIF-8.10", "LIF-R46", "action-open")
WITH_A_BOUGHT_CARD = ("LIF-14.20", "LIF-14.20", "not-with-bought-card")
IN_ANOTHERS_TURN = ("LIF-8.2", "LIF-16.2", "not-your-turn")

# The frames of a moment, the families that it is about, and what it says of those of a turn.
MOMENTS: dict[str, tuple[list[Words], set[str], tuple[str, str, str]]] = {
    "seeding": ([{"frame": "seeding", "seat": 0}], {"seed"}, WHILE_SEEDING),
    "turn": ([TURN], {"migrate", *IN_TURN}, IN_AN_ACTION),
    "bidding": (
        [TURN, {"frame": "bidding", "seat": 1, "card": "joker"}],
        {"bid", "pass"},
        IN_ANOTHERS_TURN,
    ),
    "paying": (
        [TURN, {"frame": "paying", "seat": 1, "card": "joker", "bid": 74}],
        {"step-back"},
        IN_ANOTHERS_TURN,
    ),
    "card": ([TURN, CARD], OF_A_CARD, IN_AN_ACTION),
    "bought card": ([TURN, BOUGHT], OF_A_CARD, WITH_A_BOUGHT_CARD),
    "bought event": (
        [TURN, {**BOUGHT, "card": "event-famine"}],
        {"resolve", *OF_A_CARD},
        WITH_A_BOUGHT_CARD,
    ),
    "giver": (
        [TURN, ABILITY, {"frame": "giver", "seat": 0, "ability": "defense"}],
        {"take-from"},
        IN_AN_ACTION,
    ),
    "tile": (
        [TURN, ABILITY, {"frame": "tile", "seat": 0, "ability": "mobility", "giver": 2}],
        {"tile"},
        IN_AN_ACTION,
    ),
    "mobility": ([TURN, {"frame": "mobility", "seat": 0}], {"lift"}, IN_AN_ACTION),
    "lifted": ([TURN, {"frame": "mobility", "seat": 0, "lifted": "C7"}], {"land"}, IN_AN_ACTION),
    "aggression": ([TURN, {"frame": "aggression", "seat": 0}], {"strike"}, IN_AN_ACTION),
    "defending": ([TURN, CARD, DEFENDING], {"block", "allow"}, IN_ANOTHERS_TURN),
    "epidemic": (
        [TURN, {"frame": "epidemic", "seat": 1, "user": 0}],
        {"remove"},
        IN_ANOTHERS_TURN,
    ),
}


def refused(seats: list[Words], options: Words, **rest: Any) -> dict[str, set[Refusal]]:
    content = GAME.content(GAME.with_defaults(options, len(seats)))
    assert isinstance(content, WildlifeContent)
    state = GAME.load(content, {"seats": seats, **rest}, Random(1))
    return refusals(state, MOVES, {"space": content.spaces})


def check(found: dict[str, set[Refusal]], own: set[str], in_turn: tuple[str, str, str]) -> None:
    """All families but those the moment is about are refused for the moment."""
    rule, of_food, message = in_turn
    for family, told in found.items():
        if family in own:
            messages = {text for _, text in told}
            assert f"not-now-{family}" not in messages
            assert message not in messages
        elif family in IN_TURN:
            assert told == {(of_food if family == "convert" else rule, message)}
        else:
            assert [text for _, text in told] == [f"not-now-{family}"]


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_belongs_to_another_moment_is_refused_for_that(moment: str) -> None:
    """All Defense and Mobility is taken, so that an ability card takes it from somebody."""
    stack, own, in_turn = MOMENTS[moment]
    seats: list[Words] = [
        {"organism": "mammoth", "tiles": ["I4", "C7"]},
        {
            "organism": "eagle",
            "tiles": ["J4", "I5", "J5", "J6"],
            "success": 2,
            "abilities": {"defense": 1, "mobility": 1},
        },
        {
            "organism": "snake",
            "success": 2,
            "abilities": {"defense": 1, "mobility": 2},
            "used": {"mobility": 1},
        },
    ]
    check(refused(seats, {}, stack=stack, marked=["steppe-small"]), own, in_turn)


CHART_BIDDING: Words = {"frame": "chart-bidding", "seat": 1, "organism": "bear", "opener": 0}


@pytest.mark.parametrize(
    ("frame", "own"),
    [
        ({"frame": "nominating", "seat": 1}, {"nominate"}),
        ({**CHART_BIDDING, "bid": 6, "bidder": 2}, {"bid", "pass"}),
    ],
)
def test_before_charts_are_given_out_nothing_else_is_done(frame: Words, own: set[str]) -> None:
    seats: list[Words] = [{"organism": "eagle"}, {"food": 5}, {"food": 6}]
    check(refused(seats, {"organism_auction": "true"}, stack=[frame]), own, BEFORE)


@pytest.mark.rule("LIF-R37", "LIF-R41")
def test_a_bid_for_a_chart_that_is_too_low_is_told_the_lowest_that_will_do() -> None:
    content = GAME.content(GAME.with_defaults({"organism_auction": "true"}, 3))
    state = GAME.start(content, 3)
    for seat, move in ((CHANCE, "nominator 1"), (1, "nominate snake")):
        state.apply(seat, content.moves.parse(move))
    assert state.dump()["stack"][-1]["bid"] == 0  # what nobody has bid yet
    state.apply(1, content.moves.parse("bid 2"))
    denied = state.why_not(2, content.moves.parse("bid 2"))
    assert denied == Denial("LIF-R37", "bid-too-low", {"bid": 3})
