"""Items: bread, potions, rockets and maps. They cost no point and cause no roll.

Gaining them (DEF-18.1 to DEF-18.6, DEF-18.16) is in `item_tokens.py`: by a move that ends on a camp
(DEF-18.2, DEF-18.3) or by an action (DEF-18.4, DEF-18.6), by nothing else (DEF-18.5).
"""

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import TURN_LEVEL, TURN_POINTS
from wildtable.games.defenders.moves import (
    BALLISTICS,
    BLAST,
    BREAD,
    CLEANSE,
    DRINK,
    EAT,
    FACTIONS,
    FIRE,
    MAPS,
    POTIONS,
    RETURN,
    ROCKETS,
    TRAVEL,
)
from wildtable.games.defenders.rules.actions.breach_wall import (
    breach,
    offer_breaches,
    refuse_breach,
)
from wildtable.games.defenders.rules.actions.clear_pollution import clear, is_polluted, refuse_clear
from wildtable.games.defenders.rules.actions.destroy_mech import destroy, refuse_destroy
from wildtable.games.defenders.rules.actions.heal import heal
from wildtable.games.defenders.rules.actions.move import go, offer_moves, refuse_move, travel
from wildtable.games.defenders.rules.actions.regroup import offer_regroups, refuse_regroup
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGES,
    HEX_NAMES,
    HEXES,
    NEIGHBOUR,
    OFF,
    SIDES,
)
from wildtable.games.defenders.rules.item_tokens import spend_item
from wildtable.games.defenders.rules.table import ability_of, holds
from wildtable.kernel.frames import at, put_at
from wildtable.kernel.game import Denial


def offer_items(table: Board, side: int, goals: i64, moves: list[int]) -> None:
    """DEF-18.7 any time in the turn; DEF-R-83 bread always, the others if they have a use.

    `goals` are the destinations of a move, where maps are held.
    """
    if holds(table, side, BREAD):
        moves.append(EAT)
    if holds(table, side, POTIONS):
        if table.damage[side] > 0:
            moves.append(DRINK)
        if is_polluted(table, table.at[side]):
            moves.append(CLEANSE)
    if holds(table, side, ROCKETS):
        offer_rockets(table, side, moves)
    if holds(table, side, MAPS):
        offer_moves(goals, TRAVEL, moves)
        offer_regroups(table, side, RETURN, moves)


def offer_rockets(table: Board, side: int, moves: list[int]) -> None:
    hex = table.at[side]
    if table.mechs[hex] > 0:
        moves.append(FIRE + hex)
    if ability_of(table, side) == BALLISTICS:  # DEF-33.8 one hex away too
        for place in range(SIDES * hex, SIDES * hex + SIDES):
            near = NEIGHBOUR[place]
            if near != OFF and table.mechs[near] > 0:
                if near != CORE or table.content.reach_core:
                    moves.append(FIRE + near)
    offer_breaches(table, side, BLAST, moves)


def item_of(move: int) -> int:
    """The item that a move uses."""
    if move == EAT:
        return BREAD
    if move in (DRINK, CLEANSE):
        return POTIONS
    if FIRE <= move < BLAST + EDGES:
        return ROCKETS
    return MAPS


def refuse_item(table: Board, side: int, move: int) -> Denial | None:
    item = item_of(move)
    if table.items[FACTIONS * side + item] == 0:  # DEF-18.8 it must be gained first
        return Denial("DEF-18.8", "item-not-held")
    if move == DRINK:
        return refuse_drink(table, side)
    if move == CLEANSE:
        return refuse_clear(table, table.at[side])
    if FIRE <= move < FIRE + HEXES:
        return refuse_fire(table, side, move - FIRE)
    if BLAST <= move < BLAST + EDGES:
        return refuse_breach(table, side, move - BLAST)
    if TRAVEL <= move < TRAVEL + HEXES:
        return refuse_move(table, side, move - TRAVEL)
    if RETURN <= move < RETURN + HEXES:
        return refuse_regroup(table, side, move - RETURN)
    return None


def refuse_drink(table: Board, side: int) -> Denial | None:
    if table.damage[side] == 0:
        return Denial("DEF-R-83", "not-hurt")
    return None


def refuse_fire(table: Board, side: int, hex: int) -> Denial | None:
    here = table.at[side]
    if hex != here:
        if ability_of(table, side) != BALLISTICS:
            return Denial("DEF-18.13", "rockets-reach-here")
        if hex not in NEIGHBOUR[SIDES * here : SIDES * here + SIDES]:
            return Denial("DEF-33.8", "too-far-to-hit", {"hex": HEX_NAMES[hex]})
        if hex == CORE and not table.content.reach_core:
            return Denial("DEF-R-56", "core-out-of-reach")
    return refuse_destroy(table, hex)


def use_item(table: Board, side: int, move: int) -> None:
    """DEF-18.17 the token is turned when the effect is done, so it never gains itself back."""
    item = item_of(move)
    if move == EAT:  # DEF-18.9 a point like any other, DEF-18.10 with all that follows from one
        points = at(table.stack, TURN_LEVEL, TURN_POINTS)  # under a roll that may be due
        put_at(table.stack, TURN_LEVEL, TURN_POINTS, points + 1)
    elif move == DRINK:
        heal(table, side, 1)  # DEF-18.11
    elif move == CLEANSE:  # DEF-18.12 with support, and with damage by a toxic site
        clear(table, side, table.at[side])
    elif FIRE <= move < FIRE + HEXES:
        destroy(table, side, move - FIRE)
    elif BLAST <= move < BLAST + EDGES:
        breach(table, side, move - BLAST)
    elif TRAVEL <= move < TRAVEL + HEXES:  # DEF-18.15 a whole move action
        travel(table, side, move - TRAVEL)
    else:  # DEF-18.14
        go(table, side, move - RETURN)
    spend_item(table, side, item)
