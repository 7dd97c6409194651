"""Damage rolls: items that are used before one, and the die."""

from typing import final

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import ANY_FIRST, NOTHING_FIRST, POTIONS_FIRST
from wildtable.games.defenders.frames import MELEE, ROLLING_DECLINED, ROLLING_KIND, SIDE
from wildtable.games.defenders.moves import (
    DIE,
    DIE_FACES,
    DRINK,
    EAT,
    EVASION,
    FORTITUDE,
    MAPS,
    ONE_DAMAGE,
    POTIONS,
    ROLL,
    TEAM_UP,
    TWO_DAMAGE,
)
from wildtable.games.defenders.rules.actions.move import destinations
from wildtable.games.defenders.rules.damage import hurt
from wildtable.games.defenders.rules.items import offer_items, refuse_item, use_item
from wildtable.games.defenders.rules.news import FROM_ROLL, ROLLED_FOR
from wildtable.games.defenders.rules.table import ability_of, holds, holds_any, seat_of
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, put
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, BY_CHANCE, CHANCE, Turn


@final
class Rolling(Decision[Board]):
    """DEF-9.3 to DEF-9.7, DEF-R-92: the roll after an action, and items used before it."""

    def turn(self, table: Board) -> Turn:
        """DEF-R-92 whoever can use an item is asked before the roll, until they want it."""
        side = field(table.stack, SIDE)
        if field(table.stack, ROLLING_DECLINED) == 1 or not holds_any(table, side):
            return BY_CHANCE
        if table.content.before_roll == NOTHING_FIRST or not usable_items(table):
            return BY_CHANCE
        return ASK[seat_of(table, side)]

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return Denial("DEF-9.3", "roll-due")

    def legal(self, table: Board, seat: int) -> list[int]:
        return [*usable_items(table), ROLL]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        """DEF-18.7 between an action and its roll there are only items."""
        if move == ROLL:
            return None
        if table.content.before_roll == POTIONS_FIRST and move != DRINK:
            return Denial("DEF-R-92", "roll-or-drink")
        if EAT <= move < TEAM_UP:
            return refuse_item(table, field(table.stack, SIDE), move)
        return Denial("DEF-R-92", "roll-first")

    def chance(self, table: Board) -> list[tuple[int, int]]:
        faces = table.content.die_faces
        return [(DIE + face, faces[face]) for face in range(DIE_FACES)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        """Use an item, or let the die fall as things are."""
        if seat == CHANCE:
            roll(table, move - DIE)
        elif move == ROLL:
            put(table.stack, ROLLING_DECLINED, 1)
        else:
            use_item(table, field(table.stack, SIDE), move)


def usable_items(table: Board) -> list[int]:
    """What may be used between an action and its roll: any item, by an option potions alone."""
    side = field(table.stack, SIDE)
    moves: list[int] = []
    if table.content.before_roll == ANY_FIRST:
        goals: i64 = destinations(table, side) if holds(table, side, MAPS) else 0
        offer_items(table, side, goals, moves)
    elif table.damage[side] > 0 and holds(table, side, POTIONS):
        moves.append(DRINK)
    return moves


def roll(table: Board, face: int) -> None:
    side, kind = field(table.stack, SIDE), field(table.stack, ROLLING_KIND)
    pop(table.stack)
    if table.news is not None:
        table.tell(ROLLED_FOR.at(side, kind))
    content = table.content
    # DEF-9.5 both faces hurt in melee, DEF-9.6 a sniper's roll has one that counts
    damage = content.melee[face] if kind == MELEE else content.sniper[face]
    ability = ability_of(table, side)
    if ability == EVASION and face == ONE_DAMAGE:  # DEF-32.4
        damage = 0
    if ability == FORTITUDE and face == TWO_DAMAGE:  # DEF-31.7
        damage = 0
    hurt(table, side, damage, FROM_ROLL)
