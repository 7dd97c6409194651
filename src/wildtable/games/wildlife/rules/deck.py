"""Drawing cards. The deck is a multiset: a card is decided when it is drawn."""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import DEAL, SEEDING, WHO
from wildtable.games.wildlife.moves import CARDS, DRAW, DREW, RESHUFFLED
from wildtable.games.wildlife.rules.turn_end import close_turn
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import become, field, pop, put, top


@final
class Drawing(ChanceDecision[Board]):
    """LIF-2.17 and LIF-18.2 a card of the deck, for the deal or the refill.

    LIF-2.18 what is not dealt stays in the deck.
    """

    def chance(self, table: Board) -> list[tuple[int, int]]:
        deck = table.deck
        return [(DRAW + card, deck[card]) for card in range(CARDS) if deck[card]]

    def apply(self, table: Board, seat: int, move: int) -> None:
        receiver, card = field(table.stack, WHO), move - DRAW
        table.deck[card] -= 1
        table.hands[CARDS * receiver + card] += 1
        table.held[receiver] += 1
        if table.news is not None:
            table.tell(DREW.at(receiver, card))
        keep_drawing(table)


def keep_drawing(table: Board) -> None:
    """LIF-18.2 draw until the hand is complete; then what comes after the deal or the refill."""
    stack = table.stack
    seat = field(stack, WHO)
    if table.held[seat] < table.content.hand_size and cards_are_left(table):
        return
    if top(stack) != DEAL:
        pop(stack)
        close_turn(table)
    elif table.left[seat] != table.start:  # LIF-2.17 everybody is dealt a hand
        put(stack, WHO, table.left[seat])
    else:
        become(stack, SEEDING, table.start)  # LIF-3.1


def cards_are_left(table: Board) -> bool:
    """LIF-18.3 an empty deck is made anew of the discard pile."""
    if sum(table.deck) > 0:
        return True
    if sum(table.discard) == 0:  # LIF-R38 the hand stays short
        return False
    table.deck, table.discard = table.discard, table.deck
    if table.news is not None:
        table.tell(RESHUFFLED.at())
    return True
