"""Pollution: chutes, tokens that skip toxic sites, and new toxic sites."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.hexes import CORE, NEIGHBOUR, OFF, SIDES
from wildtable.games.defenders.rules.news import (
    A_TOKEN,
    BLOWN_AWAY,
    NONE_LEFT,
    NOTHING_SPREAD,
    POLLUTED,
    SKIPPED,
    TOXIC,
)
from wildtable.games.defenders.rules.table import core_tile, toxic_left
from wildtable.games.defenders.rules.values import RUNNING, TOO_MUCH, TOXIC_DISASTER
from wildtable.kernel.fields import changed


def spread_pollution(table: Board) -> None:
    """DEF-23.2 every factory that is not rewilded; DEF-23.4 the highest number first, core last."""
    for number in range(len(table.arrow) - 1, core_tile(table), -1):
        if not table.rewilded[number]:  # DEF-17.5
            spread_from(table, number, table.tile.index(number))
    spread_from(table, core_tile(table), CORE)


def skip_spreading(table: Board) -> None:
    if table.news is not None:
        table.tell(NOTHING_SPREAD.at())


def spread_from(table: Board, number: int, hex: int) -> None:
    """DEF-23.3 a token from each chute into the hex across its side."""
    for chute in table.content.chutes[number]:
        if table.result == RUNNING:  # DEF-1.9 a loss ends it at once
            blow(table, number, hex, (table.arrow[number] + chute) % SIDES)


def blow(table: Board, number: int, hex: int, side: int) -> None:
    """DEF-23.6 a token travels straight on past toxic sites; DEF-23.7 nothing else stops it."""
    goal = NEIGHBOUR[SIDES * hex + side]
    while goal != OFF and table.toxic[goal]:  # DEF-23.12 one made in this step too
        if table.news is not None:
            table.tell(SKIPPED.at(number, goal))
        goal = NEIGHBOUR[SIDES * goal + side]
    if goal == OFF:  # DEF-23.10 it never leaves the board
        if table.news is not None:
            table.tell(BLOWN_AWAY.at(number))
        return
    if not token_left(table):
        if table.news is not None:
            table.tell(NONE_LEFT.at(A_TOKEN))
        return
    table.pollution[goal] += 1  # DEF-23.8, DEF-23.9 whatever the hex is
    if table.news is not None:
        table.tell(POLLUTED.at(number, goal))
    settle_pollution(table, goal)


def at_the_brink(table: Board, hex: int, number: int) -> int:
    """How many chutes of a tile would now bring a hex the token that makes it toxic."""
    found = 0
    for chute in table.content.chutes[number]:
        side = (table.arrow[number] + chute) % SIDES
        goal = NEIGHBOUR[SIDES * hex + side]
        while goal != OFF and table.toxic[goal]:
            goal = NEIGHBOUR[SIDES * goal + side]
        if goal != OFF and table.pollution[goal] == TOO_MUCH - 1:
            found += 1
    return found


def token_left(table: Board) -> bool:
    """DEF-R-32 only in a box can they run out."""
    return not table.content.limited or sum(table.pollution) < table.content.pollution


def settle_pollution(table: Board, hex: int) -> None:
    """DEF-23.5 three tokens become a toxic site; DEF-23.11 without one left the match is lost.

    DEF-6.11 so two are the most, and none beside a toxic site.
    """
    if table.pollution[hex] < TOO_MUCH:
        return
    if toxic_left(table) == 0:
        table.result = TOXIC_DISASTER  # DEF-1.7
        return
    table.pollution[hex] = 0
    table.toxic = changed(table.toxic, hex, 1)
    if table.news is not None:
        table.tell(TOXIC.at(hex))
