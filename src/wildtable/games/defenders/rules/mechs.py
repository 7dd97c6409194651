"""Mechs: engines deploy hunters, hunters pursue organizers."""

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.hexes import BIT, EDGE_AT, NEIGHBOUR, OFF, RIGHT, SIDES
from wildtable.games.defenders.rules.news import A_MECH, AHEAD, HUNTER, NONE_LEFT, PURSUED
from wildtable.games.defenders.rules.table import engine_edge, is_wild, left_of, organizer_in
from wildtable.games.defenders.rules.values import ENGINES, NONE, ON_CORE


def place_mechs(table: Board, hex: int, count: int) -> int:
    """Put mechs on a hex; how many there were. DEF-R-31 only in a box can they run out."""
    if table.content.limited:
        left = table.content.mechs - sum(table.mechs)
        if left < count:
            count = left
            if table.news is not None:
                table.tell(NONE_LEFT.at(A_MECH))
    table.mechs[hex] += count
    return count


def deploy_hunters(table: Board) -> None:
    """DEF-25.1 each engine on the board; DEF-25.3 one on the core deploys nothing."""
    for engine in range(ENGINES):
        stands = table.engine[engine]
        if stands == ON_CORE:
            continue
        right, side = stands // SIDES, stands % SIDES
        where = AHEAD
        hex = NEIGHBOUR[SIDES * right + (side + 1) % SIDES]
        if hex == OFF or not is_wild(table, hex):  # DEF-25.2 beside it, by machine direction
            hex = right if table.direction == RIGHT else NEIGHBOUR[stands]
            where = 1 + table.direction
        if place_mechs(table, hex, 1) and table.news is not None:
            table.tell(HUNTER.at(engine, hex, where))


def pursue(table: Board, side: int, near: int, far: int) -> None:
    """DEF-25.4 the active player first and farther, DEF-25.5 then the others clockwise.

    DEF-25.15 it hurts nobody by itself. DEF-28.16 alone, the side that acts and then the other one.
    """
    hunt(table, side, near)
    other = left_of(table, side)
    while other != side:
        hunt(table, other, far)
        other = left_of(table, other)


def hunt(table: Board, side: int, distance: int) -> None:
    """DEF-25.12 every hunter near enough comes; DEF-25.9 those with an organizer stay there.

    DEF-25.10 so do all that are too far off.
    """
    goal = table.at[side]
    if goal == NONE or not is_wild(table, goal):  # DEF-25.16, DEF-R-36
        return
    for hex in within(table, goal, distance):
        count = table.mechs[hex]
        if count > 0 and not organizer_in(table, hex):
            table.mechs[hex] = 0
            table.mechs[goal] += count  # DEF-25.14 any number
            if table.news is not None:
                table.tell(PURSUED.at(side, hex, goal, count))


def within(table: Board, goal: int, distance: int) -> list[int]:
    """DEF-25.11 the hexes from which a hunter gets to the goal in so many steps.

    DEF-25.6 walls stop it, breached or not; DEF-25.7 engines too; DEF-25.8 it never leaves habitat.
    DEF-25.13 snipers are in no habitat, so none of them moves.
    """
    tile, wall = table.tile, table.wall
    first, second = engine_edge(table, 0), engine_edge(table, 1)
    found = [goal]
    met: i64 = BIT[goal]  # a bit for each of them
    begin = 0
    for _ in range(distance):
        end = len(found)
        for i in range(begin, end):
            for place in range(SIDES * found[i], SIDES * found[i] + SIDES):
                near = NEIGHBOUR[place]
                if near == OFF or met >> near & 1 or tile[near] != NONE:
                    continue
                edge = EDGE_AT[place]
                if wall[edge] == 0 and edge != first and edge != second:
                    found.append(near)
                    met |= BIT[near]
        begin = end
    return found[1:]
