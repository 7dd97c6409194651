"""What always and never happens in the Position phase: held at every move of random matches."""

from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.fields import ACTING, LYING, NO_SEAT, NOTHING, POSITION
from wildtable.games.wilderness.frames import ACTION, BUILDER, PLACING
from wildtable.games.wilderness.moves import CARDS, SEATS, STEP
from wildtable.games.wilderness.rules.arrangement import COLUMN, ROW
from wildtable.games.wilderness.rules.table import owner_of
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.chance import sample
from wildtable.kernel.frames import field, top
from wildtable.kernel.turn import CHANCE
from wildtable.kernel.turn import NOBODY as MATCH_OVER

SEEDS = range(4)
ACTION_MOVES = 12  # Action moves that a match is followed for
MOST_MOMENTS = 5000  # of such a match, which has a few hundred


class Moment(NamedTuple):
    """A move of a match, with the state it met and the one it made."""

    before: WildernessState
    seat: int
    move: int
    after: WildernessState


@cache
def match(seats: int, seed: int) -> list[Moment]:
    """A random match until some Action moves are made."""
    rng = Random(seed)
    state = GAME.start(GAME.content(GAME.with_defaults({}, seats)), seats)
    assert isinstance(state, WildernessState)
    moments: list[Moment] = []
    acted = 0
    while (seat := state.turn().seat) != MATCH_OVER and acted < ACTION_MOVES:
        move = sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
        before = state.clone()
        state.apply(seat, move)
        moments.append(Moment(before, seat, move, state.clone()))
        assert len(moments) < MOST_MOMENTS, "a phase goes on and on"
        acted += top(before.stack) != ACTION and top(state.stack) == ACTION
    return moments


def position_phases() -> list[Moment]:
    everything = [each for seats in GAME.seats for seed in SEEDS for each in match(seats, seed)]
    return [each for each in everything if each.before.phase == POSITION]


def movers(moments: list[Moment]) -> list[int]:
    """Whose Positional moves were made, in order: each once enters step c."""
    return [
        field(each.after.stack, BUILDER)
        for each in moments
        if top(each.after.stack) == PLACING and top(each.before.stack) != PLACING
    ]


def transition(moments: list[Moment]) -> Moment:
    return next(each for each in moments if each.before.phase == POSITION != each.after.phase)


matches = pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in GAME.seats for seed in SEEDS]
)


# --- turn order and Trigger ---------------------------------------------------------------------


@pytest.mark.rule("NES-2.2", "NES-R2")
@matches
def test_positional_moves_go_round(seats: int, seed: int) -> None:
    order = movers(match(seats, seed))
    assert len(order) > seats
    assert order == [(order[0] + place) % seats for place in range(len(order))]


@pytest.mark.rule("NES-2.7", "NES-2.8", "NES-2.9", "NES-R22")
@matches
def test_after_the_trigger_the_others_have_one_more_move(seats: int, seed: int) -> None:
    moments = match(seats, seed)
    pulled = next(place for place, each in enumerate(moments) if each.after.first != NO_SEAT)
    puller = moments[pulled].seat
    assert moments[pulled].after.first == puller
    rest = [each for each in moments[pulled + 1 :] if each.before.phase == POSITION]
    assert movers(rest) == [(puller + after) % seats for after in range(1, seats)]


@pytest.mark.rule("NES-2.1", "NES-2.10")
@matches
def test_the_puller_acts_first(seats: int, seed: int) -> None:
    moments = match(seats, seed)
    change = transition(moments)
    assert change.after.turn().seat == change.before.first
    phases = [each.before.phase for each in moments]
    assert phases == sorted(phases)
    assert set(phases) == {POSITION, ACTING}


# --- cards --------------------------------------------------------------------------------------


@pytest.mark.rule("NES-3.5", "NES-3.4")
def test_the_cards_of_a_colour_are_connected() -> None:
    for moment in position_phases():
        table = moment.before
        for seat in range(table.seats):
            cards = [f for f in table.board.fields if belongs(table, f, seat)]
            assert reached(cards) == set(cards)


def belongs(table: WildernessState, here: int, seat: int) -> bool:
    return table.at[here] != NOTHING and owner_of(table.at[here]) == seat


def reached(cards: list[int]) -> set[int]:
    """The cards that links lead to from the first one."""
    found = set(cards[:1])
    ahead = cards[:1]
    while ahead:
        here = ahead.pop()
        for other in set(cards) - found:
            if max(abs(COLUMN[here] - COLUMN[other]), abs(ROW[here] - ROW[other])) == 1:
                found.add(other)
                ahead.append(other)
    return found


@pytest.mark.rule("NES-3.21")
def test_cards_on_the_board_stay_where_they_are() -> None:
    grown = 0
    for before, _, _, after in position_phases():
        if after.phase != POSITION:
            continue
        for here in before.board.fields:
            if before.at[here] != NOTHING:
                assert after.at[here] == before.at[here]
        grown += after.at != before.at
    assert grown > 0


@pytest.mark.rule("NES-4.6")
def test_what_is_discarded_stays_out() -> None:
    discarded = 0
    for before, _, _, after in position_phases():
        if after.phase == POSITION:
            for old, new in zip(before.discards, after.discards, strict=True):
                assert new >= old
        discarded += after.discards != before.discards
    assert discarded > 0


# --- tokens -------------------------------------------------------------------------------------


@pytest.mark.rule("NES-1.5")
def test_no_magic_token_ever_comes_back() -> None:
    """The five tokens serve both phases: what one has cost is missing in the other."""
    spent = {POSITION: 0, ACTING: 0}
    for seats in GAME.seats:
        for seed in SEEDS:
            for before, _, _, after in match(seats, seed):
                for old, new in zip(before.magic, after.magic, strict=True):
                    assert new <= old <= 5
                    spent[before.phase] += old - new
    assert min(spent.values()) > 0


@pytest.mark.rule("NES-1.14", "NES-6.11")
def test_nobody_has_an_element_before_the_first_activation() -> None:
    on_element = 0
    for moment in position_phases():
        assert not any(moment.after.captured)
        on_element += any(moment.after.at[f] != NOTHING for f in moment.after.board.elements)
    assert on_element > 0


# --- the transition -----------------------------------------------------------------------------


@pytest.mark.rule("NES-6.3")
@matches
def test_no_card_is_left(seats: int, seed: int) -> None:
    change = transition(match(seats, seed))
    before, after = change.before, change.after
    assert any([*before.hands, *before.deck, *before.bottom])
    assert not any([*after.hands, *after.deck, *after.kept, *after.discards, *after.bottom])


@pytest.mark.rule("NES-6.6", "NES-6.7")
@matches
def test_animals_stay_and_get_a_token(seats: int, seed: int) -> None:
    change = transition(match(seats, seed))
    assert change.after.place == change.before.place
    assert not any(change.before.token)
    assert change.after.token == [int(here >= 0) for here in change.after.place]


@pytest.mark.rule("NES-2.12")
def test_no_card_enters_the_board_in_the_action_phase() -> None:
    acting = 0
    for seats in GAME.seats:
        for seed in SEEDS:
            for before, _, move, after in match(seats, seed):
                if before.phase == ACTING:
                    acting += move >= STEP
                    standing = {piece for piece, here in enumerate(after.place) if here >= 0}
                    assert standing <= {p for p, here in enumerate(before.place) if here != -1}
                    assert after.deserts == before.deserts
                    assert cards_lying(after) <= {desert // SEATS for desert in after.deserts}
                    assert not any([*after.hands, *after.deck, *after.kept, *after.bottom])
    assert acting > 0


def cards_lying(table: WildernessState) -> set[int]:
    return {here for here in table.board.fields if table.at[here] >= LYING}


# --- drawing early ------------------------------------------------------------------------------


@pytest.mark.rule("NES-4.21", "NES-R19")
def test_drawing_early_would_change_nothing() -> None:
    """Nothing that one player does touches what another will draw."""
    watched = 0
    for before, seat, _, after in position_phases():
        if seat == CHANCE or after.phase != POSITION or field(after.stack, BUILDER) != seat:
            continue  # of the last: the next move begins, and with it the draw
        for other in set(range(before.seats)) - {seat}:
            assert cards_to_draw(after, other) == cards_to_draw(before, other)
            watched += 1
    assert watched > 0


def cards_to_draw(table: WildernessState, seat: int) -> list[list[int]]:
    """What a seat holds, what is shuffled, and what lies below in order."""
    cards = slice(CARDS * seat, CARDS * (seat + 1))
    bottom = [code for code in table.bottom if code // CARDS == seat]
    return [table.hands[cards], list(table.deck[cards]), bottom]
