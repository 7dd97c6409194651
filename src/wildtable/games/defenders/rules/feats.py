"""What earns support: clearing a hex, destroying a mech, breaching a wall, rewilding a factory.

Actions, items and abilities all do it by these functions (DEF-8.1).

DEF-15.3 the roll after a destroyed mech: `actions.py`. A rewilded factory: DEF-17.5 `pollution.py`,
DEF-17.6 `moving.py`, DEF-17.8 `table.py`.
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import FRIENDLY_FUNGI, SCRAP_HUNTER
from wildtable.games.defenders.rules.damage import hurt
from wildtable.games.defenders.rules.ending import check_victory
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_HEX,
    EDGE_NAMES,
    HEX_NAMES,
    OFF,
    SIDES,
)
from wildtable.games.defenders.rules.moving import gain_from_camp, go
from wildtable.games.defenders.rules.news import (
    BREACHED,
    CLEARED,
    DESTROYED,
    FROM_TOXIC_SITE,
    REWILDED,
)
from wildtable.games.defenders.rules.support import gain_support
from wildtable.games.defenders.rules.table import (
    ability_of,
    breachable,
    core_edge,
    is_factory,
    tile_edge,
)
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.game import Denial


def travel(table: Board, side: int, goal: int) -> None:
    """A move: DEF-10.19 it gains the item of a camp; DEF-32.7 Friendly Fungi clear its last hex."""
    go(table, side, goal)
    gain_from_camp(table, side)
    if ability_of(table, side) == FRIENDLY_FUNGI and is_polluted(table, goal):
        clear(table, side, goal)


def is_polluted(table: Board, hex: int) -> bool:
    return table.pollution[hex] > 0 or table.toxic[hex] == 1


def clear(table: Board, side: int, hex: int) -> None:
    """DEF-13.1 all tokens of a hex; DEF-8.2 one support however many there were."""
    toxic = table.toxic[hex] == 1
    table.pollution[hex] = 0
    table.toxic[hex] = 0  # DEF-13.2 back to the circle
    if table.news is not None:
        table.tell(CLEARED.at(side, hex))
    gain_support(table, side, 1)  # DEF-13.3
    if toxic:  # DEF-9.10, DEF-13.4
        hurt(table, side, 1, FROM_TOXIC_SITE)


def refuse_clear(table: Board, hex: int) -> Denial | None:
    if table.pollution[hex] == 0 and table.toxic[hex] == 0:  # DEF-13.5
        return Denial("DEF-13.5", "nothing-to-clear")
    return None


def destroy(table: Board, side: int, hex: int) -> None:
    """DEF-15.1 a mech, hunter or sniper; DEF-15.2 one support, DEF-33.5 a Scrap Hunter's is two."""
    table.mechs[hex] -= 1
    if table.news is not None:
        table.tell(DESTROYED.at(side, hex))
    gain_support(table, side, 2 if ability_of(table, side) == SCRAP_HUNTER else 1)


def refuse_destroy(table: Board, hex: int) -> Denial | None:
    if table.mechs[hex] == 0:
        return Denial("DEF-15.1", "no-mech-there", {"hex": HEX_NAMES[hex]})
    return None


def offer_breaches(table: Board, side: int, family: int, moves: list[int]) -> None:
    """DEF-16.1 the walls of the organizer's hex, with a marker left (DEF-16.4)."""
    if table.markers[side] == 0:
        return
    first = SIDES * table.at[side]
    edges = EDGE_AT[first : first + SIDES]
    moves += [family + edge for edge in edges if breachable(table, edge)]


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
    table.breach[edge] = side
    table.markers[side] -= 1
    if table.news is not None:
        table.tell(BREACHED.at(side, edge))
    gain_support(table, side, 1)


def may_rewild(table: Board, side: int) -> bool:
    """DEF-17.1 from inside, DEF-17.2 without pollution, toxic site or mech."""
    hex = table.at[side]
    return is_factory(table, hex) and table.mechs[hex] == 0 and not is_polluted(table, hex)


def refuse_rewild(table: Board, side: int) -> Denial | None:
    hex = table.at[side]
    number = table.tile[hex]
    if hex == CORE:
        return Denial("DEF-17.9", "core-stays")
    if number == NONE:
        return Denial("DEF-17.1", "not-in-a-factory")
    if table.rewilded[number]:  # DEF-17.10
        return Denial("DEF-17.10", "rewilded-already")
    if table.mechs[hex] > 0:
        return Denial("DEF-17.2", "mechs-here")
    if table.pollution[hex] > 0 or table.toxic[hex]:
        return Denial("DEF-17.2", "pollution-here")
    return None


def rewild(table: Board, side: int) -> None:
    """DEF-17.3 the tile is flipped, its arrow stays; DEF-17.4 one support.

    DEF-17.7 `support.may_build` then lets anybody build a camp there, if it has none.
    """
    number = table.tile[table.at[side]]
    table.rewilded[number] = 1
    if table.news is not None:
        table.tell(REWILDED.at(side, number))
    gain_support(table, side, 1)
    check_victory(table)
