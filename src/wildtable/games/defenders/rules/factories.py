"""Factories: enclosed hexes, the scan that picks one, and carrying a tile from the core.

DEF-22.11 the camp under a factory and DEF-22.20 the habitat under it are out of use: `table.py`.
"""

from typing import final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import MACHINES_BUILT, ORIENTING, ORIENTING_OPENING
from wildtable.games.defenders.moves import ARROWS, TURN_CORE
from wildtable.games.defenders.rules.engines import place_first_engines
from wildtable.games.defenders.rules.hexes import CORE, EDGE_AT, NEIGHBOUR, OFF, SCAN, SIDES
from wildtable.games.defenders.rules.mechs import place_mechs
from wildtable.games.defenders.rules.news import ENCLOSED, FACTORY, NONE_ENCLOSED, SNIPERS
from wildtable.games.defenders.rules.pollution import settle_pollution
from wildtable.games.defenders.rules.table import core_tile
from wildtable.games.defenders.rules.values import CORE_COMPLETE, NONE, RUNNING
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, pop, push, put


def is_enclosed(table: Board, hex: int) -> bool:
    """DEF-22.1 a wall or a tile behind every edge; DEF-22.2 breached or not, DEF-22.3 no engine."""
    tile, wall = table.tile, table.wall
    if tile[hex] != NONE:  # DEF-22.18
        return False
    for place in range(SIDES * hex, SIDES * hex + SIDES):
        if wall[EDGE_AT[place]] == 0:
            near = NEIGHBOUR[place]
            if near == OFF or tile[near] == NONE:
                return False
    return True


def enclosed_hexes(table: Board) -> list[int]:
    """DEF-22.16 in the order in which the scan meets them, DEF-22.17 nearer ones first."""
    order = SCAN[2 * table.arrow[core_tile(table)] + table.direction]
    return [hex for hex in order if is_enclosed(table, hex)]


def build_if_enclosed(table: Board) -> None:
    """DEF-22.5 one factory at most, where the scan hits first."""
    sites = enclosed_hexes(table)
    if table.news is not None:
        for hex in sites:
            table.tell(ENCLOSED.at(hex))
        if not sites:
            table.tell(NONE_ENCLOSED.at())
    if not sites:  # DEF-22.4
        return
    if core_tile(table) == 0:  # DEF-22.19 the last is never built, DEF-1.6 rewilded ones count
        table.result = CORE_COMPLETE  # DEF-1.5
        return
    put(table.stack, MACHINES_BUILT, 1)
    build_factory(table, sites[0])


def build_factory(table: Board, hex: int) -> None:
    """DEF-22.7 the core's top tile moves with all that is on it; DEF-22.8 its arrow stays.

    DEF-22.12 organizers stay in the hex.
    """
    number = core_tile(table)
    for place in range(SIDES * hex, SIDES * hex + SIDES):
        table.wall[EDGE_AT[place]] = 0  # DEF-22.6; DEF-16.5, DEF-22.10 breach markers stay
    table.tile = changed(table.tile, hex, number)
    table.tile = changed(table.tile, CORE, number - 1)
    table.mechs[hex] += table.mechs[CORE]  # DEF-22.15 hunters there become snipers
    table.mechs[CORE] = 0
    if table.news is not None:
        table.tell(FACTORY.at(number, hex))
    merge_pollution(table, hex)
    if table.result == RUNNING:
        push(table.stack, ORIENTING, 0)


def merge_pollution(table: Board, hex: int) -> None:
    """DEF-22.13 tokens of tile and hex join; DEF-22.14 a toxic site removes them."""
    table.pollution[hex] += table.pollution[CORE]
    table.pollution[CORE] = 0
    if table.toxic[CORE] or table.toxic[hex]:  # DEF-R-22 of two, one goes back to the circle
        table.toxic = changed(table.toxic, CORE, 0)
        table.toxic = changed(table.toxic, hex, 1)
        table.pollution[hex] = 0
    settle_pollution(table, hex)


# --- the tile that lies open on the core --------------------------------------------------------


@final
class Orienting(ChanceDecision[Board]):
    """DEF-2.7, DEF-2.17, DEF-22.9: how the tile lies that is uncovered."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        """DEF-2.7 each tile lies in one of six ways; nobody knows until it is uncovered."""
        return [(TURN_CORE + arrow, 1) for arrow in range(ARROWS)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        """DEF-22.9 two mechs guard a tile that is uncovered; DEF-2.17 so they do at the start."""
        opening = field(table.stack, ORIENTING_OPENING)
        pop(table.stack)
        table.arrow = changed(table.arrow, core_tile(table), move - TURN_CORE)
        placed = place_mechs(table, CORE, table.content.core_mechs)
        if table.news is not None:
            table.tell(SNIPERS.at(placed))
        if opening == 1:
            place_first_engines(table)
