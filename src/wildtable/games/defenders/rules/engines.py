"""Engines: they advance around a hex, build walls behind them, reset and deploy anew.

An engine is SIDES * right hex + side of that hex (DEF-20.1, DEF-R-06). Whatever the machine
direction, an advance goes around one hex, the pivot: the right one clockwise, or the left one the
other way.
"""

from typing import Final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_RANK,
    NEIGHBOUR,
    OFF,
    RIGHT,
    SIDES,
    SPOKE,
)
from wildtable.games.defenders.rules.news import (
    A_WALL,
    ADVANCED,
    BY_COLLISION,
    BY_ENGINE,
    BY_FACTORY,
    BY_RIM,
    BY_WALL,
    DEPLOYED,
    NONE_LEFT,
    RESET,
    SCANNED_FIRST,
    SPOKE_BLOCKED,
    STRANDED,
    WALLED,
)
from wildtable.games.defenders.rules.table import core_tile, engine_edge, tile_edge
from wildtable.games.defenders.rules.values import ENGINES, NONE, ON_CORE

FREE: Final = -1  # nothing stands on an edge


def build_wall(table: Board, edge: int) -> None:
    """DEF-1.11 no player takes it away; DEF-R-30 in a box of 30 walls the last may be missing."""
    if table.content.limited and sum(table.wall) >= table.content.walls:
        if table.news is not None:
            table.tell(NONE_LEFT.at(A_WALL))
        return
    table.wall[edge] = 1
    if table.news is not None:
        table.tell(WALLED.at(edge))


def obstacle(table: Board, edge: int, other_at: int) -> int:
    """DEF-20.7 what keeps an engine off an edge, or FREE; DEF-20.16 breaches change nothing."""
    if table.wall[edge]:  # DEF-20.15 on the perimeter too, which is no wall by itself
        return BY_WALL
    if tile_edge(table, edge):
        return BY_FACTORY
    if edge == other_at:
        return BY_ENGINE
    return FREE


def advance(table: Board, movers: list[int], direction: int) -> None:
    """One advance of some engines at once, edge by edge in lockstep (DEF-20.6, DEF-R-10)."""
    pivot = [NONE] * ENGINES
    side = [0] * ENGINES
    running = [False] * ENGINES
    here = [engine_edge(table, engine) for engine in range(ENGINES)]
    turn = 1 if direction == RIGHT else 5
    for engine in movers:
        stands = table.engine[engine]
        if stands == ON_CORE:  # DEF-20.9
            continue
        running[engine] = True
        pivot[engine], side[engine] = stands // SIDES, stands % SIDES
        # DEF-20.3 around the hex on its right, DEF-20.2 ever forward
        if direction != RIGHT:  # DEF-20.4 or around the one on its left
            pivot[engine] = NEIGHBOUR[stands]
            side[engine] = (stands + 3) % SIDES
    while running[0] or running[1]:
        ahead = [NONE] * ENGINES
        for engine in range(ENGINES):
            if running[engine]:
                side[engine] = (side[engine] + turn) % SIDES
                ahead[engine] = EDGE_AT[SIDES * pivot[engine] + side[engine]]
        stopped = [
            obstacle(table, ahead[engine], here[1 - engine]) if running[engine] else FREE
            for engine in range(ENGINES)
        ]
        collide(table, direction, ahead, stopped)
        for engine in range(ENGINES):
            if not running[engine]:
                continue
            build_wall(table, here[engine])  # DEF-20.5, DEF-20.8, DEF-20.13
            if stopped[engine] != FREE:  # DEF-20.14 on the way along the perimeter too
                reset(table, engine, ahead[engine], stopped[engine])
                here[engine] = NONE
                running[engine] = False
                continue
            # DEF-20.11 along the perimeter it runs on to the next edge between two hexes
            if EDGE_BEYOND[ahead[engine]] != OFF:  # DEF-20.10 it never stops on the perimeter
                running[engine] = False  # DEF-20.12 a whole run is one advance
                table.engine[engine] = standing(pivot[engine], side[engine], direction)
            if table.news is not None:
                table.tell(ADVANCED.at(engine, here[engine], ahead[engine]))
            here[engine] = ahead[engine]


def standing(pivot: int, side: int, direction: int) -> int:
    """An engine on an edge of its pivot, by the hex on its right."""
    place = SIDES * pivot + side
    return place if direction == RIGHT else SIDES * NEIGHBOUR[place] + (side + 3) % SIDES


def collide(table: Board, direction: int, ahead: list[int], stopped: list[int]) -> None:
    """DEF-R-08 two engines ordered onto one free edge both reset, or the one scanned first goes."""
    if ahead[0] == NONE or ahead[0] != ahead[1] or stopped[0] != FREE or stopped[1] != FREE:
        return
    if not table.content.collision_by_scan:
        stopped[0] = BY_COLLISION
        stopped[1] = BY_COLLISION
        return
    stopped[1 - scanned_engine(table)] = BY_COLLISION


def reset(table: Board, engine: int, ahead: int, why: int) -> None:
    """DEF-20.8 the engine is put on the core."""
    table.engine[engine] = ON_CORE
    if table.news is not None:
        table.tell(RESET.at(engine, ahead, why))


def scanned_engine(table: Board) -> int:
    """DEF-26.2 the engine that the ray meets first; NONE if both are on the core (DEF-R-17)."""
    first, second = engine_edge(table, 0), engine_edge(table, 1)
    if first == NONE and second == NONE:
        return NONE
    if first == NONE or second == NONE:
        return 1 if first == NONE else 0
    rank = EDGE_RANK[2 * table.arrow[core_tile(table)] + table.direction]
    return 0 if rank[first] < rank[second] else 1


def advance_both(table: Board, times: int) -> None:
    for _ in range(times):
        advance(table, [0, 1], table.direction)


def advance_one(table: Board, engine: int, times: int) -> None:
    """DEF-26.1 one engine by itself."""
    if engine == NONE:
        return
    for _ in range(times):
        advance(table, [engine], table.direction)


def scan_for_engine(table: Board) -> int:
    engine = scanned_engine(table)
    if engine != NONE and table.news is not None:
        table.tell(SCANNED_FIRST.at(engine))
    return engine


# --- deployment ---------------------------------------------------------------------------------


def deploy_engines(table: Board) -> None:
    """DEF-21.1 engines on the core, one at a time; DEF-21.10 the second sees the first."""
    for engine in range(ENGINES):
        if table.engine[engine] == ON_CORE:
            deploy(table, engine)


def deploy(table: Board, engine: int) -> None:
    """DEF-21.2 from the highest tile built, DEF-21.7 then lower ones, DEF-21.8 the core last."""
    for number in range(len(table.arrow) - 1, core_tile(table), -1):
        if deploy_from(table, engine, number, table.tile.index(number)):
            return
    if not deploy_from(table, engine, core_tile(table), CORE):
        if table.news is not None:  # DEF-R-13 it waits for the next Engines card
            table.tell(STRANDED.at(engine))


def deploy_from(table: Board, engine: int, number: int, hex: int) -> bool:
    """DEF-21.3 six spokes: DEF-21.4 the arrow's first, DEF-21.6 on in the machine direction."""
    turn = 1 if table.direction == RIGHT else 5
    vertex = table.arrow[number]
    for _ in range(SIDES):
        edge = SPOKE[SIDES * hex + vertex]
        # DEF-21.11 no spoke at the rim, DEF-21.5 what blocks one
        why = BY_RIM if edge == OFF else obstacle(table, edge, engine_edge(table, 1 - engine))
        if why == FREE:
            # DEF-21.9 its back to the tile
            table.engine[engine] = SIDES * NEIGHBOUR[SIDES * hex + vertex] + (vertex + 4) % SIDES
            if table.news is not None:  # DEF-21.12 no wall is built
                table.tell(DEPLOYED.at(engine, number, edge))
            return True
        if table.news is not None:
            table.tell(SPOKE_BLOCKED.at(number, vertex, why))
        vertex = (vertex + turn) % SIDES
    return False


def place_first_engines(table: Board) -> None:
    """DEF-2.11, DEF-2.12 two walls off the arrow, DEF-2.13, DEF-2.15 an engine ahead of them.

    DEF-2.14 the mirror image stands opposite. DEF-R-02 just what engines leave behind that advance
    twice from the arrow to the right and from the number on the other side to the left.
    """
    arrow = table.arrow[core_tile(table)]
    for engine in range(ENGINES):
        vertex = (arrow + 3 * engine) % SIDES
        table.engine[engine] = SIDES * NEIGHBOUR[SIDES * CORE + vertex] + (vertex + 4) % SIDES
    for _ in range(2):
        for engine in range(ENGINES):
            advance(table, [engine], engine)  # the first turns right, the second left
