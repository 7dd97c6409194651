"""Adaptation levels: what an organism can do in a terrain (LIF-4).

LIF-4.6 `adaptation_cards.raise_level` is all that changes one.
"""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import NO_CHART, TERRAINS


def level_at(table: Board, seat: int, space: int) -> int:
    """LIF-4.5 a level counts in both areas of its terrain.

    LIF-4.1 it is one of four, LIF-4.4 that of the top tile or the printed one. Levels are compared
    as numbers: LIF-4.2 a stronger one is as good as all weaker ones, LIF-4.3 none is good for
    nothing.
    """
    return table.level[TERRAINS * seat + table.content.terrain_of[space]]


def adaptation_tiles(table: Board, seat: int) -> int:
    """LIF-20.22 the tiles of all stacks on a chart; printed levels are none."""
    organism = table.organism[seat]
    if organism == NO_CHART:
        return 0
    first, printed = TERRAINS * seat, TERRAINS * organism
    content = table.content
    tiles = 0
    for terrain in range(TERRAINS):
        tiles += table.level[first + terrain] - content.printed[printed + terrain]
    return tiles
