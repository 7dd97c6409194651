"""What lies between the sides and a clean board, for bots: a part of `insight.py`.

Factories are what most matches are lost by, and most of those because nobody has a breach marker
left to enter one: markers earn support wherever there is a wall, and none ever comes back.
"""

from typing import Final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.factories import is_enclosed
from wildtable.games.defenders.rules.hexes import CORE, DISTANCE, EDGE_AT, HEXES, SIDES
from wildtable.games.defenders.rules.pollution import at_the_brink
from wildtable.games.defenders.rules.table import core_tile, is_factory, toxic_left
from wildtable.games.defenders.rules.values import NONE

FAR_FACTORY: Final = 88  # for each step from the nearest organizer
FAR_TOXIC: Final = 10
FAR_TOKEN: Final = 1
FACTORY: Final = 500  # that stands
FACTORY_MECH: Final = 105
FACTORY_DIRT: Final = 31
FACTORY_SHUT: Final = 84  # no way in
TOXIC: Final = (0, 160, 360, 640, 1_040, 1_600, 2_600)  # by sites on the board
TOKEN: Final = 20
NEARLY_TOXIC: Final = 120  # two tokens where a chute points
DISASTER: Final = 2_500  # ... and no toxic site is left
HUNTER: Final = 4
LAST_TILE: Final = 150  # five factories stand: an enclosed hex is the end
SHUT_FOR_GOOD: Final = 6_000  # a factory for which nobody in the game has a marker
SHORT: Final = 200  # for each marker that will be wanting
A_CAMP: Final = 10  # more than any support: who is ahead with camps is ahead
COMING: Final = 2  # factories that are reckoned with, of those that may still come
LAST_SHORT: Final = 300  # the same, of who will be the last in the game


def board_value(table: Board) -> int:
    """What lies between the sides and a clean board, and how far from everybody."""
    places = [table.at[side] for side in table.order if side != NONE and table.at[side] != NONE]
    tile, mechs, pollution, toxic = table.tile, table.mechs, table.pollution, table.toxic
    last_tile = core_tile(table) == 0
    lost, sites = 0, 0
    for hex in range(HEXES):
        number, tokens = tile[hex], pollution[hex]
        urgency = FAR_TOKEN * tokens
        lost += TOKEN * tokens
        if toxic[hex]:
            sites += 1
            urgency += FAR_TOXIC
        if number == NONE:
            lost += HUNTER * mechs[hex]
            if last_tile and is_enclosed(table, hex):
                lost += LAST_TILE
        elif not table.rewilded[number]:
            if table.arrow[number] != NONE:
                third = NEARLY_TOXIC if toxic_left(table) else DISASTER
                lost += third * at_the_brink(table, hex, number)
            if hex != CORE:
                lost += factory_value(table, hex)
                urgency += FAR_FACTORY
        if urgency > 0 and hex != CORE:
            lost += urgency * way_from_nearest(places, hex)
    return lost + TOXIC[min(sites, len(TOXIC) - 1)] + marker_value(table)


def factory_value(table: Board, hex: int) -> int:
    """What it will take to rewild a factory."""
    lost = FACTORY + FACTORY_MECH * table.mechs[hex]
    if table.pollution[hex] or table.toxic[hex]:
        lost += FACTORY_DIRT
    return lost + FACTORY_SHUT if is_shut(table, hex) else lost


def is_shut(table: Board, hex: int) -> bool:
    """Whether a factory has no breach, so that nobody can enter it yet."""
    for place in range(SIDES * hex, SIDES * hex + SIDES):
        if table.breach[EDGE_AT[place]] != NONE:
            return False
    return True


def way_from_nearest(places: list[int], hex: int) -> int:
    """Steps to a hex from the nearest of some places, whatever stands between; 0 from nowhere."""
    if not places:
        return 0
    least = HEXES
    for place in places:
        steps = DISTANCE[HEXES * hex + place]
        if steps < least:
            least = steps
    return least


def marker_value(table: Board) -> int:
    """What it costs that markers are wanting for factories that are shut, and for some to come.

    Whoever leaves the game takes their markers along. So they should be where most camps are still
    to be built: that side will be the last.
    """
    held, last, least = 0, 0, NONE
    for side in table.order:
        if side != NONE and table.at[side] != NONE:
            markers = table.markers[side]
            held += markers
            done = A_CAMP * table.built[side] + table.support[side]
            if least == NONE or done < least or (done == least and markers > last):
                least = done
                last = markers
    shut = 0
    for hex in range(HEXES):
        if hex != CORE and is_factory(table, hex) and is_shut(table, hex):
            shut += 1
    coming = min(COMING, core_tile(table))
    lost = SHUT_FOR_GOOD * max(0, shut - held) + SHORT * max(0, shut + coming - held)
    left_to_last = max(0, shut - (held - last))
    return lost + LAST_SHORT * max(0, coming + left_to_last - last)
