"""Rounds: the silent choice, the reveal, and everybody's turn (DEF-3.1).

DEF-3.11, DEF-3.12 Comrades pass the marker on: `abilities.py`.
"""

from typing import final

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import FIRST_PLAYER, FREE, SEAT_ORDER
from wildtable.games.defenders.frames import (
    CHOOSING,
    REVEALING,
    REVEALING_ONLY,
    REVEALING_TURNED,
    REVEALING_WAITING,
    ROUND,
    ROUND_TURNS,
    SIDE,
    TURN,
    TURNING_UP,
)
from wildtable.games.defenders.moves import (
    BLIND,
    CARDS,
    CARDS_EACH,
    CHOOSE,
    FACTIONS,
    SHARE,
    TRIGGER,
    TURN_UP,
)
from wildtable.games.defenders.rules.abilities import resolve, resolve_at_once, waits
from wildtable.games.defenders.rules.cards import deck_chances, exhaust
from wildtable.games.defenders.rules.news import MARKER, REVEALED, TURN_OF
from wildtable.games.defenders.rules.solo import offer_alone, refuse_blind
from wildtable.games.defenders.rules.table import (
    ability_of,
    cards_at,
    forget,
    leads,
    left_of,
    next_in_game,
    seat_of,
)
from wildtable.games.defenders.rules.values import ACTIVE, CHOSEN, HAND, NONE
from wildtable.kernel.decisions import ChanceDecision, Decision
from wildtable.kernel.frames import become, field, pop, push, put
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn, ask_open, ask_silent

# --- organize A: the choice ---------------------------------------------------------------------


@final
class Choosing(Decision[Board]):
    """DEF-3.2 to DEF-3.7, DEF-28.4, DEF-28.7: everybody's active defender, in silence."""

    def turn(self, table: Board) -> Turn:
        """DEF-5.1 nobody may talk, DEF-5.8 but alone."""
        return ASK[0] if table.seats == 1 else ask_silent(owing_choice(table))

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        for side in table.order:
            if leads(table, seat, side) and cards_at(table, side, CHOSEN) == 0:
                return Denial("DEF-3.4", "deck-chooses")
        return None

    def legal(self, table: Board, seat: int) -> list[int]:
        """DEF-3.2 a card from hand."""
        if table.seats > 1:
            first = CARDS_EACH * table.order[seat]
            cards = range(first, first + CARDS_EACH)
            return [CHOOSE + card for card in cards if table.place[card] == HAND]
        return offer_alone(table)

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if CHOOSE <= move < CHOOSE + CARDS:
            card = move - CHOOSE
            side = card // CARDS_EACH
            own = side in table.order and seat_of(table, side) == seat
            if not own or table.place[card] != HAND:  # DEF-3.5 from the own hand
                return Denial("DEF-3.5", "not-in-hand", {"card": table.content.card_names[card]})
            return None
        if BLIND <= move < BLIND + FACTIONS:
            return refuse_blind(table, move - BLIND)
        if move == SHARE and table.seats > 1:  # DEF-5.1 not a word until the reveal
            return Denial("DEF-5.1", "silence")
        return Denial("DEF-3.2", "choose-first")

    def apply(self, table: Board, seat: int, move: int) -> None:
        """DEF-3.3 face down, until all have chosen; DEF-3.7 then all are turned up."""
        if CHOOSE <= move < CHOOSE + CARDS:
            card = move - CHOOSE
            table.place[card] = CHOSEN
            if table.seats == 1:
                reveal(table, card // CARDS_EACH)
            elif not someone_owes_choice(table):
                reveal(table, table.first)
            return
        reveal(table, move - BLIND)


def owing_choice(table: Board) -> int:
    """A bit for each seat that owes its active defender.

    DEF-3.4 who has no cards in hand gets one from the deck and is not asked.
    """
    if table.seats == 1:
        return 1
    mask = 0
    for seat, side in enumerate(table.order):
        if not table.exited[side] and owes_choice(table, side):
            mask |= 1 << seat
    return mask


def someone_owes_choice(table: Board) -> bool:
    """Whether any seat owes its active defender: sooner known than who does."""
    if table.seats == 1:
        return True
    return any(not table.exited[side] and owes_choice(table, side) for side in table.order)


def owes_choice(table: Board, side: int) -> bool:
    """Whether a side has cards in hand and has chosen none."""
    place = table.place
    first: i64 = CARDS_EACH * side
    owes = False
    for card in range(first, first + CARDS_EACH):
        if place[card] == CHOSEN:
            return False
        if place[card] == HAND:
            owes = True
    return owes


# --- organize B: the reveal ---------------------------------------------------------------------


@final
class TurningUp(ChanceDecision[Board]):
    """DEF-3.6: a card that nobody, not even its owner, has seen."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return deck_chances(table, TURN_UP)

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        activate(table, move - TURN_UP)


@final
class Revealing(Decision[Board]):
    """DEF-3.10, DEF-29.4, DEF-R-66: which of the abilities that wait comes next."""

    def turn(self, table: Board) -> Turn:
        if table.content.reveal_order == FIRST_PLAYER:
            return ASK[seat_of(table, table.first)]
        waiting = field(table.stack, REVEALING_WAITING)
        mask = 0
        for side in table.order:
            if waiting >> side & 1:
                mask |= 1 << seat_of(table, side)
        return ask_open(mask)

    def legal(self, table: Board, seat: int) -> list[int]:
        waiting = field(table.stack, REVEALING_WAITING)
        free = table.content.reveal_order == FREE
        return [
            TRIGGER + side
            for side in table.order
            if waiting >> side & 1 and (not free or seat_of(table, side) == seat)
        ]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not TRIGGER <= move < TRIGGER + FACTIONS:
            return Denial("DEF-3.10", "reveals-first")
        side = move - TRIGGER
        if not field(table.stack, REVEALING_WAITING) >> side & 1:
            return Denial("DEF-3.10", "nothing-to-trigger")
        if table.content.reveal_order == FREE and seat_of(table, side) != seat:
            return Denial("DEF-R-66", "not-your-ability")
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        trigger(table, move - TRIGGER)


def reveal(table: Board, starter: int) -> None:
    """DEF-3.8 all active defenders are turned up at once, blind ones from the deck included.

    DEF-3.9 from now on there may be talk. DEF-28.5 alone, only the side of the card acts.
    """
    table.barrier = True
    become(table.stack, ROUND, starter, 0)
    push(table.stack, REVEALING, 0, 0, starter if table.seats == 1 else NONE)
    for side in reversed(table.order):
        if table.exited[side] or (table.seats == 1 and side != starter):
            continue
        exhaust(table, side)  # DEF-28.17, DEF-R-68 what lay on top can be drawn again
        if cards_at(table, side, CHOSEN) == 0:
            push(table.stack, TURNING_UP, side)
    for card in range(CARDS):
        if table.place[card] == CHOSEN:
            forget(table, card)
            activate(table, card)


def activate(table: Board, card: int) -> None:
    """DEF-5.6 from now on everybody may read the card."""
    side = card // CARDS_EACH
    table.place[card] = ACTIVE
    table.active[side] = card
    if table.news is not None:
        table.tell(REVEALED.at(side, card))


def resolve_reveals(table: Board) -> None:
    """Go on with the reveal as far as no player has to decide."""
    if not field(table.stack, REVEALING_TURNED):
        begin_reveals(table)
        return
    waiting = field(table.stack, REVEALING_WAITING)
    if waiting == 0:  # DEF-3.10 the turns begin when all is resolved
        pop(table.stack)
    elif triggers_itself(table):
        trigger(table, next_to_trigger(table, waiting))


def begin_reveals(table: Board) -> None:
    """DEF-R-66 what resolves at once does; the rest waits."""
    put(table.stack, REVEALING_TURNED, 1)
    waiting = 0
    only = field(table.stack, REVEALING_ONLY)
    turned = [side for side in table.order if only == NONE or side == only]
    for side in turned:
        if waits(ability_of(table, side)):
            waiting |= 1 << side
    put(table.stack, REVEALING_WAITING, waiting)
    for side in turned:
        if not table.exited[side]:
            resolve_at_once(table, side)


def triggers_itself(table: Board) -> bool:
    """The last one waiting leaves no choice of order (DEF-28.8), seat order never has one."""
    waiting = field(table.stack, REVEALING_WAITING)
    return waiting & (waiting - 1) == 0 or table.content.reveal_order == SEAT_ORDER


def next_to_trigger(table: Board, waiting: int) -> int:
    """The first of these, clockwise from the first player (alone, from the first side)."""
    side = table.first if table.first != NONE else table.order[0]
    while not waiting >> side & 1:
        side = left_of(table, side)
    return side


def trigger(table: Board, side: int) -> None:
    put(table.stack, REVEALING_WAITING, field(table.stack, REVEALING_WAITING) & ~(1 << side))
    resolve(table, side)


# --- turns --------------------------------------------------------------------------------------


def next_turn(table: Board) -> None:
    """DEF-4.1 the marker's holder begins, DEF-4.2 then clockwise, DEF-4.3 one turn for each."""
    pass_marker_on(table)
    start, turns = field(table.stack, SIDE), field(table.stack, ROUND_TURNS)
    if turns == 0 and table.seats > 1:
        start = table.first  # Comrades may have passed it on
        put(table.stack, SIDE, start)
    if turns == (1 if table.seats == 1 else len(table.order)):
        end_round(table)
        return
    put(table.stack, ROUND_TURNS, turns + 1)
    side = start
    for _ in range(turns):
        side = left_of(table, side)
    if table.exited[side]:  # DEF-19.5 no turn, and no machine card
        return
    push(table.stack, TURN, side, table.content.card_points[table.active[side]])  # DEF-4.5
    if table.news is not None:
        table.tell(TURN_OF.at(side))


def end_round(table: Board) -> None:
    """DEF-3.14 active defenders are exhausted; alone they stay on top (DEF-28.9, DEF-28.18).

    DEF-3.13 the marker stays where it is.
    """
    pop(table.stack)
    for side in table.order:
        if table.seats > 1 or table.exited[side]:
            exhaust(table, side)
    push(table.stack, CHOOSING)


def pass_marker_on(table: Board) -> None:
    """DEF-R-72 the marker of a side that has exited goes to the next on its left."""
    if table.first != NONE and table.exited[table.first]:
        table.first = next_in_game(table, table.first)
        if table.news is not None:
            table.tell(MARKER.at(table.first))
