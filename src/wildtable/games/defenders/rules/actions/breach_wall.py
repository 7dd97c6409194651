"""The action of breaching a wall; items and abilities breach by it, too."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.hexes import (
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_HEX,
    EDGE_NAMES,
    NEIGHBOUR,
    OFF,
    SIDES,
)
from wildtable.games.defenders.rules.news import BREACHED
from wildtable.games.defenders.rules.support import gain_support
from wildtable.games.defenders.rules.table import breachable, core_edge, tile_edge
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.fields import changed
from wildtable.kernel.game import Denial


def offer_breaches(table: Board, side: int, family: int, moves: list[int]) -> None:
    """DEF-16.1 the walls of the organizer's hex, with a marker left (DEF-16.4)."""
    if table.markers[side] == 0:
        return
    tile, wall, hex = table.tile, table.wall, table.at[side]
    for place in range(SIDES * hex, SIDES * hex + SIDES):
        edge, near = EDGE_AT[place], NEIGHBOUR[place]
        # Asked first, for most edges have nothing to breach.
        bare = wall[edge] == 0 and (near == OFF or tile[near] == NONE) and tile[hex] == NONE
        if not bare and breachable(table, edge):
            moves.append(family + edge)


def refuse_breach(table: Board, side: int, edge: int) -> Denial | None:
    if table.at[side] != EDGE_HEX[edge] and table.at[side] != EDGE_BEYOND[edge]:
        return Denial("DEF-16.1", "not-your-edge", {"edge": EDGE_NAMES[edge]})
    return refuse_wall(table, side, edge)


def refuse_wall(table: Board, side: int, edge: int) -> Denial | None:
    """Why an edge can't be breached by anybody, or not by this side."""
    if table.breach[edge] != NONE:
        return Denial("DEF-16.7", "breached-already", {"edge": EDGE_NAMES[edge]})
    if core_edge(edge) and not table.content.core_edges_breachable:
        return Denial("DEF-R-04", "core-wall")
    if not table.wall[edge] and not tile_edge(table, edge):  # DEF-16.2 a wall or a factory's wall
        return Denial("DEF-16.2", "no-wall", {"edge": EDGE_NAMES[edge]})
    if EDGE_BEYOND[edge] == OFF and not table.content.perimeter_breachable:
        return Denial("DEF-R-04", "perimeter-wall")
    if table.markers[side] == 0:
        return Denial("DEF-16.4", "no-markers")
    return None


def breach(table: Board, side: int, edge: int) -> None:
    """DEF-16.3 one support; DEF-16.6 the marker stays for good, DEF-16.8 and so does the wall.

    DEF-16.5 it stays when a factory is built or rewilded there.
    """
    table.breach = changed(table.breach, edge, side)
    table.markers = changed(table.markers, side, table.markers[side] - 1)
    if table.news is not None:
        table.tell(BREACHED.at(side, edge))
    gain_support(table, side, 1)
