"""Alone: a first hand of two decks, and a defender of either faction, in hand or blind.

What else is different alone stands with the rule that it changes.
"""

from wildtable.games.defenders.frames import DRAWING
from wildtable.games.defenders.moves import BLIND, CARDS, CHOOSE, MIX, MOST_MIXED
from wildtable.games.defenders.rules.table import HAND, Table, cards_at
from wildtable.kernel.frames import pop, push
from wildtable.kernel.game import Denial

# --- the first hand -----------------------------------------------------------------------------


def offer_mixes(table: Table) -> list[int]:
    return [MIX + count for count in range(min(MOST_MIXED, table.content.starting_hand) + 1)]


def refuse_mix(table: Table, count: int) -> Denial | None:
    """DEF-28.2 the first hand is so many cards."""
    if count > table.content.starting_hand:
        return Denial("DEF-28.2", "hand-too-large")
    return None


def mix(table: Table, count: int) -> None:
    """DEF-28.2 any number of cards from the first deck, the rest from the second, unseen."""
    pop(table.stack)
    push(table.stack, DRAWING, table.order[1], table.content.starting_hand - count)
    push(table.stack, DRAWING, table.order[0], count)


# --- the active defender ------------------------------------------------------------------------


def offer_alone(table: Table) -> list[int]:
    """DEF-28.4 a card of either side, DEF-28.7 or blind from the deck of one that has none."""
    moves = [CHOOSE + card for card in range(CARDS) if table.place[card] == HAND]
    moves += [
        BLIND + side
        for side in table.order
        if not table.exited[side] and cards_at(table, side, HAND) == 0
    ]
    return moves


def refuse_blind(table: Table, side: int) -> Denial | None:
    if table.players > 1:
        return Denial("DEF-3.5", "choose-from-hand")
    if side not in table.order or table.exited[side]:
        return Denial("DEF-28.14", "not-in-game")
    if cards_at(table, side, HAND) > 0:
        return Denial("DEF-28.7", "cards-of-it-in-hand")
    return None
