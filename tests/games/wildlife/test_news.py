"""The news of a move are what it does: what changes is told, and what is told has changed."""

from collections import Counter
from random import Random

import pytest

from tests.games.listening import Told, listen
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.frames import TURN
from wildtable.games.wildlife.moves import (
    ABILITIES,
    CARDS,
    CONVERT,
    DRAW,
    EMPTY,
    EVENTS,
    FOOD_ABILITY,
    NO_SEAT,
    USE,
)
from wildtable.games.wildlife.rules.table import active
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import top


def check(before: WildlifeState, move: int, after: WildlifeState, told: Told) -> None:
    check_board(before, after, told)
    if active(before) != NO_SEAT:  # before the first turn pawns are only put on the track
        check_success(before, move, after, told)
    check_cards(before, move, after, told)
    check_match(before, after, told)


def check_board(before: WildlifeState, after: WildlifeState, told: Told) -> None:
    taken = [
        (now, was, space)
        for space, (was, now) in enumerate(zip(before.owner, after.owner, strict=True))
        if EMPTY not in (was, now) and was != now
    ]
    if told["exchanged"]:
        seat, other, start, goal = told["exchanged"][0]
        assert sorted(taken) == sorted([(other, seat, start), (seat, other, goal)])
        assert not told["replaced"]
    else:
        assert told["replaced"] == taken
    marked = zip(before.marked, after.marked, strict=True)
    full = [area for area, (was, now) in enumerate(marked) if now > was]
    assert sorted([area for _, area, _ in told["filled"]]) == full


def check_success(before: WildlifeState, move: int, after: WildlifeState, told: Told) -> None:
    """Every step on the track has its reason."""
    steps: Counter[int] = Counter()
    for seat, _, points in told["filled"]:
        steps[seat] += points
    for kind in ("scored-area", "scored-herd", "scored-most"):
        for _, seat, _, _, points in told[kind]:
            steps[seat] += points
    for _, buyer, _, _, back in told["sold"]:
        steps[buyer] -= back
    for seat, _, back in told["starved"]:
        steps[seat] -= back
    if move == CONVERT:
        steps[active(before)] += 1
    if move == USE + FOOD_ABILITY:
        steps[active(before)] += after.content.food_ability_steps
    for seat in range(after.seats):
        assert after.success[seat] - before.success[seat] == steps[seat]


def check_cards(before: WildlifeState, move: int, after: WildlifeState, told: Told) -> None:
    drawn = [
        divmod(place, CARDS)
        for place, (was, now) in enumerate(zip(before.hands, after.hands, strict=True))
        if now > was
    ]
    assert told["drew"] == (drawn if move >= DRAW else [])
    if sum(after.discard) < sum(before.discard):
        assert told["reshuffled"]
    given = [
        place
        for place, (was, now) in enumerate(zip(before.abilities, after.abilities, strict=True))
        if now < was
    ]
    assert [ABILITIES * giver + ability for giver, _, ability in told["lost-ability"]] == given
    for _, taker, ability in told["lost-ability"]:
        place = ABILITIES * taker + ability
        assert after.abilities[place] == before.abilities[place] + 1


def check_match(before: WildlifeState, after: WildlifeState, told: Told) -> None:
    ended = after.ending != before.ending
    assert told["ending"] == ([(after.ending,)] if ended else [])
    if top(after.stack) == TURN and after.turns > before.turns:
        assert told["turn-of"] == [(active(after),)]
    elif after.turns == before.turns and before.start == after.start and top(before.stack) == TURN:
        assert not told["turn-of"]
    if after.start != before.start:
        assert told["starts"] == [(after.start,)]
    assert after.pending - before.pending <= len(told["triggered"])
    assert (after.scored_turn != before.scored_turn) <= bool(told["big-scoring"])


@pytest.mark.parametrize("seed", range(5))
def test_whoever_listens_knows_what_happens(seed: int) -> None:
    seats = GAME.seats[seed % len(GAME.seats)]
    state = GAME.start(GAME.content(GAME.with_defaults({}, seats)), seats)
    met = listen(state, EVENTS, check, 1500, Random(seed))
    assert {"drew", "starts", "turn-of", "filled", "sold"} <= met
