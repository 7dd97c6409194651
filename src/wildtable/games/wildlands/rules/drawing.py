"""Drawing cards: a first hand, at the end of a turn, or by a wild card."""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import DRAWER, DRAWN_FOR, DRAWS_LEFT, FIRST_HAND, TURN_END
from wildtable.games.wildlands.moves import DRAW, DREW, KINDS, WILD
from wildtable.games.wildlands.rules.action import finish_action
from wildtable.games.wildlands.rules.deck import kinds_in, reshuffle_if_empty
from wildtable.games.wildlands.rules.refusals import wait
from wildtable.games.wildlands.rules.setup import start_match
from wildtable.games.wildlands.rules.turn import pass_turn
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import field, pop, put
from wildtable.kernel.game import Denial


@final
class Drawing(ChanceDecision[Board]):
    """WLD-21.1 cards from the deck of a seat, one after the other."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        seat = field(table.stack, DRAWER)
        first = DRAW + KINDS * table.factions[seat]
        outcomes = [(first + kind, 1) for kind in kinds_in(table.deck[seat])]
        if table.deck_wilds[seat]:
            outcomes.append((first + WILD, table.deck_wilds[seat]))
        return outcomes

    def apply(self, table: Board, seat: int, move: int) -> None:
        if draw(table, move - DRAW):
            drawn(table)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait(table, seat, "WLD-6.2", "cards-are-drawn")


def draw(table: Board, card: int) -> bool:
    """Take a card from the deck that is being drawn from; True when the drawing is over."""
    seat = field(table.stack, DRAWER)
    kind = card % KINDS
    if kind == WILD:
        table.deck_wilds[seat] -= 1
        table.wilds[seat] += 1
    else:
        table.deck[seat] &= ~(1 << kind)
        table.hand[seat] |= 1 << kind
    table.held[seat] += 1
    if table.news is not None:
        table.tell(DREW.at(seat, card))
    left = field(table.stack, DRAWS_LEFT) - 1
    put(table.stack, DRAWS_LEFT, left)
    if left > 0 or table.content.reshuffle_when_empty:  # WLD-R28
        reshuffle_if_empty(table, seat)
    # WLD-R28 a small deck may run dry: drawing simply stops
    return left == 0 or not (table.deck[seat] or table.deck_wilds[seat])


def drawn(table: Board) -> None:
    """A drawing is over: what it was for goes on."""
    why = field(table.stack, DRAWN_FOR)
    pop(table.stack)
    if why == TURN_END:
        pass_turn(table)
    elif why != FIRST_HAND:
        finish_action(table, window=table.content.draw_two_window)  # WLD-R23
    elif not table.stack:
        start_match(table)
