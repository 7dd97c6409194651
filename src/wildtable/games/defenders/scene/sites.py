"""How far a hex is walled in."""

from wildtable.games.defenders.rules.hexes import EDGE_AT, SIDES
from wildtable.games.defenders.rules.table import is_wild, tile_edge
from wildtable.games.defenders.state import DefendersState


def closed_sides(state: DefendersState, hex: int) -> int:
    """DEF-22.1 so many sides of a wild hex have a wall or a tile behind them; of any other none."""
    if not is_wild(state, hex):
        return 0
    edges = [EDGE_AT[place] for place in range(SIDES * hex, SIDES * hex + SIDES)]
    return len([edge for edge in edges if state.wall[edge] or tile_edge(state, edge)])
