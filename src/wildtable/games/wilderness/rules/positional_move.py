"""The Positional move, steps a to d (NES-4.1), and what follows.

Step c, in which cards are laid (NES-4.8 to NES-4.15), is in `placing.py`.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NO_SEAT
from wildtable.games.wilderness.frames import (
    BUILDER,
    DISCARDING,
    DRAWING,
    DRAWS_LEFT,
    DROPPED,
    KEEPING,
    PLACING,
    RETURNED,
)
from wildtable.games.wilderness.moves import (
    BUY,
    CARDS,
    DISCARD,
    DRAW,
    DREW,
    KEEP,
    KEPT,
    PUT_BACK,
    RETURN,
    SPARE,
)
from wildtable.games.wilderness.rules.action_move import following
from wildtable.games.wilderness.rules.first_move import hand_limit
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.table import pay
from wildtable.games.wilderness.rules.transition import change_phase, end_stalled_phase, is_stalled
from wildtable.games.wilderness.rules.trigger import ends_phase
from wildtable.kernel.decisions import ChanceDecision, Decision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, push, put
from wildtable.kernel.game import Denial

# --- step a: draw -------------------------------------------------------------------------------


def begin_positional_move(table: Board, seat: int) -> None:
    """NES-2.2 a turn of the Position phase; NES-4.21, NES-R19 the free draw comes with it."""
    table.stack.clear()
    draw(table, seat, hand_limit(table) - held(table, seat))  # NES-4.2


def held(table: Board, seat: int) -> int:
    return sum(table.hands[CARDS * seat : CARDS * (seat + 1)])


def draw(table: Board, seat: int, cards: int) -> None:
    """Chance decides what nobody has ordered; below lie the cards that came back (NES-4.19)."""
    while cards > 0:
        if any(table.deck[CARDS * seat : CARDS * (seat + 1)]):
            push(table.stack, DRAWING, seat, cards)
            return
        place = top_of_bottom(table, seat)
        if place < 0:
            break  # NES-R12
        take_card(table, seat, table.bottom.pop(place) - CARDS * seat)
        cards -= 1
    after_draw(table, seat)


def top_of_bottom(table: Board, seat: int) -> int:
    """Where the seat's next card lies among all the cards that came back, or -1."""
    for place, code in enumerate(table.bottom):
        if code // CARDS == seat:
            return place
    return -1


@final
class Drawing(ChanceDecision[Board]):
    """NES-4.2 to NES-4.4, step a: chance gives the next card, as nobody has ordered the deck."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        first = CARDS * field(table.stack, BUILDER)
        return [
            (DRAW + card, table.deck[first + card])
            for card in range(CARDS)
            if table.deck[first + card]
        ]

    def apply(self, table: Board, seat: int, move: int) -> None:
        builder, left = field(table.stack, BUILDER), field(table.stack, DRAWS_LEFT)
        card = move - DRAW
        table.stack.clear()
        place = CARDS * builder + card
        table.deck = changed(table.deck, place, table.deck[place] - 1)
        take_card(table, builder, card)
        draw(table, builder, left - 1)


def take_card(table: Board, seat: int, card: int) -> None:
    """NES-4.3 only its owner is told which."""
    table.hands[CARDS * seat + card] += 1
    if table.news is not None:
        table.tell(DREW.at(seat, card))


def after_draw(table: Board, seat: int) -> None:
    if held(table, seat):
        push(table.stack, DISCARDING, seat)
    else:  # NES-R13
        begin_placing(table, seat)


# --- step b: discard ----------------------------------------------------------------------------


@final
class Discarding(Decision[Board]):
    """NES-4.5 to NES-4.7, step b, NES-5.3 in every move; NES-R18 buying ends with step a."""

    def legal(self, table: Board, seat: int) -> list[int]:
        magic = table.magic[seat]
        hand = CARDS * seat
        moves = [DISCARD + card for card in range(CARDS) if table.hands[hand + card]]
        if magic >= table.book.spare_price:
            moves.append(SPARE)  # NES-4.7
        if magic >= table.book.card_price and cards_left(table, seat):
            moves.append(BUY)  # NES-4.4
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if DISCARD <= move < SPARE:
            if not table.hands[CARDS * seat + move - DISCARD]:
                return Denial("NES-4.5", "not-in-hand")
            return None
        if move == SPARE:
            if table.magic[seat] < table.book.spare_price:
                return Denial("NES-4.22", "not-enough-magic")
            return None
        if move == BUY:
            if table.magic[seat] < table.book.card_price:
                return Denial("NES-4.22", "not-enough-magic")
            if not cards_left(table, seat):
                return Denial("NES-R12", "deck-empty")
            return None
        return not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        table.stack.clear()
        if move == BUY:
            pay(table, seat, table.book.card_price)
            draw(table, seat, 1)
            return
        if move == SPARE:
            pay(table, seat, table.book.spare_price)
        else:
            place = CARDS * seat + move - DISCARD
            table.hands[place] -= 1
            table.discards = changed(table.discards, place, table.discards[place] + 1)  # NES-4.6
        begin_placing(table, seat)


def cards_left(table: Board, seat: int) -> bool:
    return any(table.deck[CARDS * seat : CARDS * (seat + 1)]) or top_of_bottom(table, seat) >= 0


def begin_placing(table: Board, seat: int) -> None:
    push(table.stack, PLACING, seat, 0, 0, 0, 0)  # NES-4.20 nothing saved from another move


# --- step d: keep and return --------------------------------------------------------------------


def finish_placing(table: Board) -> None:
    """NES-R21 step d is left out by a player who has no further Positional move."""
    seat = field(table.stack, BUILDER)
    removed = field(table.stack, DROPPED)
    table.idle = 0 if removed else table.idle + 1
    table.stack.clear()
    if table.first != NO_SEAT or is_stalled(table) or not held(table, seat):
        end_positional_move(table, seat)
    else:
        push(table.stack, KEEPING, seat, 0)


@final
class Keeping(Decision[Board]):
    """NES-4.16 to NES-4.18, step d: cards to keep in ascending order, then all others go back.

    NES-4.23 others see how many, not which; NES-5.7 the same in the very first move.
    """

    def legal(self, table: Board, seat: int) -> list[int]:
        hand = CARDS * seat
        moves: list[int] = []
        if not field(table.stack, RETURNED) and table.magic[seat] >= keep_price(table):
            lowest = highest_kept(table)
            moves = [KEEP + card for card in range(lowest, CARDS) if table.hands[hand + card]]
        # NES-4.18 all others go to the bottom
        return moves + [RETURN + card for card in range(CARDS) if table.hands[hand + card]]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not KEEP <= move < RETURN + CARDS:
            return not_now(table, move)
        card = (move - KEEP) % CARDS
        if not table.hands[CARDS * seat + card]:
            return Denial("NES-4.18", "not-in-hand")
        if move >= RETURN:
            return None
        if field(table.stack, RETURNED):
            return Denial("NES-4.18", "keep-before-returning")
        if any(table.kept[card + 1 :]):
            return Denial("NES-4.16", "keep-in-order")
        if table.magic[seat] < keep_price(table):
            return Denial("NES-4.17", "not-enough-magic")
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move >= RETURN:
            put_back(table, seat, move - RETURN)
        else:
            keep(table, seat, move - KEEP)


def keep_price(table: Board) -> int:
    """NES-4.16 the first card is free, NES-4.17 each further one costs a token."""
    return 0 if sum(table.kept) < table.book.keep_free else table.book.keep_price


def highest_kept(table: Board) -> int:
    for card in range(CARDS - 1, 0, -1):
        if table.kept[card]:
            return card
    return 0


def keep(table: Board, seat: int, card: int) -> None:
    pay(table, seat, keep_price(table))
    table.hands[CARDS * seat + card] -= 1
    table.kept = changed(table.kept, card, table.kept[card] + 1)
    if table.news is not None:
        table.tell(KEPT.at(seat, card))
    end_keeping(table, seat)


def put_back(table: Board, seat: int, card: int) -> None:
    put(table.stack, RETURNED, 1)
    table.hands[CARDS * seat + card] -= 1
    table.bottom.append(CARDS * seat + card)
    if table.news is not None:
        table.tell(PUT_BACK.at(seat, card))
    end_keeping(table, seat)


def end_keeping(table: Board, seat: int) -> None:
    if held(table, seat):
        return
    take_kept(table, seat)
    table.stack.clear()
    end_positional_move(table, seat)


def take_kept(table: Board, seat: int) -> None:
    for card in range(CARDS):
        table.hands[CARDS * seat + card] += table.kept[card]
    table.kept = (0,) * CARDS


# --- the end of the move and of the phase -------------------------------------------------------


def end_positional_move(table: Board, seat: int) -> None:
    table.moved += 1
    table.turns += 1
    if is_stalled(table) and table.first == NO_SEAT:
        end_stalled_phase(table, following(table, seat))
    else:
        next_positional_move(table, seat)


def next_positional_move(table: Board, seat: int) -> None:
    goal = following(table, seat)
    if ends_phase(table, seat, goal):
        change_phase(table, table.first)
    else:
        begin_positional_move(table, goal)
