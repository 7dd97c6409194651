"""Damage and death: threats, rolls, tokens, killed defenders.

DEF-9.10 a toxic site that is cleared: `actions/clear_pollution.py`; DEF-9.20 what causes no roll:
`turn.py`.

What the faces of the die deal (DEF-9.5, DEF-9.6) is in `rolls.py`.
"""

from typing import Final, final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import DYING, MELEE, ROLLING, SAFE, SIDE, SNIPER
from wildtable.games.defenders.moves import CARDS_EACH, FEEL_THE_BURN, KILL
from wildtable.games.defenders.rules.cards import need_a_card
from wildtable.games.defenders.rules.hexes import NEIGHBOUR, OFF, SIDES
from wildtable.games.defenders.rules.news import (
    HURT,
    OVERWHELMED,
)
from wildtable.games.defenders.rules.support import gain_support
from wildtable.games.defenders.rules.table import ability_of, forget, hand_size
from wildtable.games.defenders.rules.values import DECK, HAND, KILLED, MASSACRE, NONE
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import field, pop, push

DEADLY: Final = 2  # DEF-1.8 killed defenders of one habitat


@final
class Dying(ChanceDecision[Board]):
    """DEF-9.14 to DEF-9.18: a random defender of the side's hand dies."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return death_chances(table)

    def apply(self, table: Board, seat: int, move: int) -> None:
        """DEF-9.14 the card lies under its habitat's death token for good (DEF-7.6)."""
        card = move - KILL
        pop(table.stack)
        if table.place[card] == HAND:
            forget(table, card)
        table.place[card] = KILLED
        if deaths(table, table.content.card_habitat[card]) >= DEADLY:  # DEF-9.16
            table.result = MASSACRE


def threat(table: Board, side: int) -> int:
    """DEF-9.2 what an action begun now rolls for: MELEE, SNIPER or SAFE."""
    hex = table.at[side]
    if table.mechs[hex] > 0:  # DEF-9.7 melee if both threaten
        return MELEE
    first = SIDES * hex
    for place in range(first, first + SIDES):  # DEF-9.8 walls do not stop snipers
        near = NEIGHBOUR[place]
        if near != OFF and table.tile[near] != NONE and table.mechs[near] > 0:
            return SNIPER  # DEF-9.9 a hunter next door is no threat
    return SAFE


def owe_roll(table: Board, side: int, kind: int) -> None:
    """DEF-9.3 the roll comes after the action, DEF-9.4 once however many mechs threaten.

    DEF-9.19 only `turn.act` owes one; abilities and machine cards just `hurt`.
    """
    if kind != SAFE:
        push(table.stack, ROLLING, side, kind)


def hurt(table: Board, side: int, amount: int, source: int) -> None:
    """One source of damage: tokens, and a death if there are too many (DEF-9.1, DEF-9.11)."""
    if amount == 0:
        return
    table.damage[side] += amount
    if table.news is not None:
        table.tell(HURT.at(side, amount, source))
    if ability_of(table, side) == FEEL_THE_BURN:  # DEF-30.5 whatever the amount
        gain_support(table, side, 1)
    if table.damage[side] > table.content.max_damage:  # DEF-9.13 exactly 3 is no death
        table.damage[side] = 0  # DEF-9.12
        if table.news is not None:
            table.tell(OVERWHELMED.at(side))
        push(table.stack, DYING, side)


def someone_to_kill(table: Board) -> bool:
    """DEF-9.15 without cards in hand the deck's top card dies; DEF-R-42 nobody if all is empty."""
    side = field(table.stack, SIDE)
    return hand_size(table, side) > 0 or need_a_card(table, side)


def death_chances(table: Board) -> list[tuple[int, int]]:
    """DEF-9.18 every card in hand is as likely; DEF-28.13 alone, of both sides.

    DEF-9.17 active and teamed-up ones are not in hand.
    """
    side = field(table.stack, SIDE)
    in_hand = hand_size(table, side) > 0
    where = HAND if in_hand else DECK
    shared = in_hand and table.seats == 1
    return [
        (KILL + card, 1)
        for card in range(len(table.place))
        if table.place[card] == where and (shared or card // CARDS_EACH == side)
    ]


def deaths(table: Board, habitat: int) -> int:
    """DEF-2.38 killed defenders under the death token of a habitat, whoever owned them."""
    killed = 0
    for card in range(len(table.place)):
        if table.place[card] == KILLED and table.content.card_habitat[card] == habitat:
            killed += 1
    return killed
