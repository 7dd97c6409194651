"""What never happens in auctions, turns and scorings: held at every move of random matches."""

from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.frames import BIDDING, PAYING, REFILL, TURN, USED_CARD
from wildtable.games.wildlife.moves import (
    BID,
    CONVERT,
    END_TURN,
    FAMINE,
    MIGRATE,
    MOST_FOOD,
    NO_SEAT,
    PASS,
    PLAY,
    RESOLVE,
    USE,
)
from wildtable.games.wildlife.rules.table import active
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.chance import below, sample
from wildtable.kernel.frames import WIDTH, field, top
from wildtable.kernel.turn import CHANCE, NOBODY

SEATS = (2, 3, 4, 6)
IN_TURN = (*range(PLAY, MIGRATE), *range(USE, USE + 5), CONVERT, END_TURN)
ALL_VARIANTS = {
    "ability_limit": "0",
    "start_with_ability_card": "true",
    "buyer_expands_at_migrate": "true",
    "organism_auction": "true",
    "rotating_start": "true",
}


class Moment(NamedTuple):
    """A move of a match, with the state it met and the one it made."""

    before: WildlifeState
    seat: int
    move: int
    after: WildlifeState


def play(seats: int, options: dict[str, str]) -> list[Moment]:
    """A random match; bidders pass half the time, so that auctions stay short."""
    state = GAME.start(GAME.content(GAME.with_defaults(options, seats)), seats)
    assert isinstance(state, WildlifeState)
    rng = Random(seats)
    moments: list[Moment] = []
    while (seat := state.turn().seat) != NOBODY:
        before = state.clone()
        if seat == CHANCE:
            move = sample(state.chance(), rng)
        else:
            moves = state.legal(seat)
            quiet = top(state.stack) == BIDDING and rng.random() < 0.5
            move = PASS if quiet else moves[below(len(moves), rng.random)]
        state.apply(seat, move)
        moments.append(Moment(before, seat, move, state.clone()))
    return moments


@cache
def match(seats: int) -> list[Moment]:
    return play(seats, {})


def in_play() -> list[Moment]:
    """All moves of the matches from the first turn on."""
    return [each for seats in SEATS for each in match(seats) if active(each.before) != NO_SEAT]


def ends_turn(moment: Moment) -> bool:
    return moment.after.turns > moment.before.turns


@pytest.mark.rule("LIF-14.14", "LIF-18.4")
def test_hands_grow_by_the_refill_of_the_active_player_alone() -> None:
    for before, seat, _, after in in_play():
        for other in range(before.seats):
            grown = after.held[other] - before.held[other]
            if seat == CHANCE and other == active(before):
                assert top(before.stack) == REFILL
                assert grown == 1
            elif other == seat:
                assert grown in (0, -1)
            else:
                assert grown == 0


@pytest.mark.rule("LIF-14.4", "LIF-14.9")
def test_who_is_asked_to_bid_bids_or_passes_and_is_not_the_seller() -> None:
    for before, seat, _, _ in in_play():
        if top(before.stack) == BIDDING:
            assert seat != active(before)
            moves = before.legal(seat)
            assert moves[-1] == PASS
            assert all([BID <= move <= BID + MOST_FOOD for move in moves[:-1]])


@pytest.mark.rule("LIF-14.20", "LIF-16.2", "LIF-17.2", "LIF-R46")
def test_turn_moves_are_made_between_actions_of_the_own_turn() -> None:
    """Cards, abilities, conversion: only the active player, and only when nothing else is open."""
    for before, seat, _, _ in in_play():
        if seat == CHANCE or top(before.stack) == TURN:
            assert seat in (CHANCE, active(before))
        else:
            assert not set(before.legal(seat)) & set(IN_TURN)


@pytest.mark.rule("LIF-16.3")
def test_nobody_falls_back_but_for_a_card_or_a_famine() -> None:
    for before, _, move, after in in_play():
        fallen = [s for s in range(before.seats) if after.success[s] < before.success[s]]
        famine = move == PLAY + FAMINE or (
            move == RESOLVE and field(before.stack, USED_CARD) == FAMINE
        )
        if fallen and not famine:
            assert top(before.stack) in (BIDDING, PAYING)
            assert len(fallen) == 1
            assert after.food[active(before)] > before.food[active(before)]


@pytest.mark.rule("LIF-18.2", "LIF-18.5", "LIF-18.1")
def test_a_turn_begins_with_full_hands_and_fresh_abilities() -> None:
    for moment in in_play():
        if ends_turn(moment):
            assert moment.after.held[active(moment.before)] == 10
            assert sum(moment.after.used) == 0
            assert sum(moment.after.shown) == 0


@pytest.mark.rule("LIF-18.6", "LIF-20.2")
def test_big_scorings_are_held_when_a_turn_ends_and_at_no_other_time() -> None:
    held = 0
    for moment in in_play():
        over = not moment.after.stack
        if moment.after.scored != moment.before.scored:
            held += 1
            assert ends_turn(moment) or over
        if ends_turn(moment):
            assert moment.after.pending == 0
    assert held > len(SEATS)


@pytest.mark.rule("LIF-21.5", "LIF-21.2", "LIF-21.9")
@pytest.mark.parametrize("seats", SEATS)
def test_the_turn_that_brings_the_end_is_the_last(seats: int) -> None:
    first = next(moment for moment in match(seats) if moment.after.ending)
    last = match(seats)[-1].after
    assert last.turns == first.after.turns
    if seats == 2:
        assert not first.after.stack
    else:
        assert len(first.after.stack) >= WIDTH


@pytest.mark.rule("LIF-23.12")
@pytest.mark.parametrize("seats", SEATS)
def test_all_variants_together(seats: int) -> None:
    moments = play(seats, ALL_VARIANTS)
    assert all([moment.after.audit() == [] for moment in moments[:: len(moments) // 50]])
    assert moments[-1].after.outcome() is not None
