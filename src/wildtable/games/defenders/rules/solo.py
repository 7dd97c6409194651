"""Alone: a first hand of two decks, and a defender of either faction, in hand or blind.

What else is different alone stands with the rule that it changes: DEF-28.1 `table.seat_of`,
DEF-28.3 `abilities.resolve_at_once`, DEF-28.5, DEF-28.17 `rounds.reveal`, DEF-28.6
`turn.end_turn`, DEF-28.8 `rounds.triggers_itself`, DEF-28.9, DEF-28.18 `rounds.end_round`,
DEF-28.10 `table.in_force`, DEF-28.11 `cards.refuse_team_up`, DEF-28.12 `support.build_camp`,
DEF-28.13 `damage.death_chances`, DEF-28.14 `support.leave_game`, DEF-28.15 `ending.is_won`,
DEF-28.16 `mechs.pursue`.
"""

from typing import final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import DRAWING
from wildtable.games.defenders.moves import BLIND, CARDS, CHOOSE, MIX, MOST_MIXED
from wildtable.games.defenders.rules.refusals import not_now
from wildtable.games.defenders.rules.table import cards_at
from wildtable.games.defenders.rules.values import HAND
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import become, push
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


@final
class Mixing(Decision[Board]):
    """DEF-28.2: any number of cards of the first hand from the first deck, the rest, unseen, from
    the second.
    """

    def turn(self, table: Board) -> Turn:
        return ASK[0]

    def legal(self, table: Board, seat: int) -> list[int]:
        return [MIX + count for count in range(min(MOST_MIXED, table.content.starting_hand) + 1)]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not MIX <= move <= MIX + MOST_MIXED:
            return not_now(move)
        if move - MIX > table.content.starting_hand:
            return Denial("DEF-28.2", "hand-too-large")
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        count = move - MIX
        become(table.stack, DRAWING, table.order[1], table.content.starting_hand - count)
        push(table.stack, DRAWING, table.order[0], count)


# --- the active defender ------------------------------------------------------------------------


def offer_alone(table: Board) -> list[int]:
    """DEF-28.4 a card of either side, DEF-28.7 or blind from the deck of one that has none."""
    moves = [CHOOSE + card for card in range(CARDS) if table.place[card] == HAND]
    moves += [
        BLIND + side
        for side in table.order
        if not table.exited[side] and cards_at(table, side, HAND) == 0
    ]
    return moves


def refuse_blind(table: Board, side: int) -> Denial | None:
    if table.seats > 1:
        return Denial("DEF-3.5", "choose-from-hand")
    if side not in table.order or table.exited[side]:
        return Denial("DEF-28.14", "not-in-game")
    if cards_at(table, side, HAND) > 0:
        return Denial("DEF-28.7", "cards-of-it-in-hand")
    return None
