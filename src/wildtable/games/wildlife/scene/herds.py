"""Herds on the board: which tiles hang together, and what a new one would join."""

from functools import lru_cache

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.scene.layouts import SHORE, squares_of
from wildtable.games.wildlife.scene.outline import filled
from wildtable.games.wildlife.state import WildlifeState

INSET = -0.03  # so that the outlines of neighbours don't lie on each other
ROUND = 0.12
MOST_OUTLINES = 4096  # that are kept: herds stay as they are for many moves


def herd_from(state: WildlifeState, first: int) -> list[int]:
    """LIF-20.11 the tiles that are linked with this one, area borders or not."""
    owner, neighbors = state.owner, state.content.neighbors
    herd, met = [first], {first}
    for tile in herd:  # grows while it is walked
        for near in neighbors[tile]:
            if near not in met and owner[near] == owner[first]:
                met.add(near)
                herd.append(near)
    return herd


def joined(state: WildlifeState, seat: int, space: int) -> int:
    """How large a herd would be that a new tile of the seat on this space belongs to."""
    herd = {space}
    for near in state.content.neighbors[space]:
        if state.owner[near] == seat and near not in herd:
            herd.update(herd_from(state, near))
    return len(herd)


def outline_of(state: WildlifeState, spaces: list[int]) -> str:
    """A line round some spaces, in the units of the island's board."""
    return _outline(state.content, tuple(spaces))


@lru_cache(maxsize=MOST_OUTLINES)
def _outline(content: WildlifeContent, spaces: tuple[int, ...]) -> str:
    squares = squares_of(content)
    return filled([squares[space] for space in spaces], INSET, ROUND, SHORE)


def own_tiles(state: WildlifeState, area: int, seat: int) -> list[int]:
    return [space for space in state.content.area_spaces[area] if state.owner[space] == seat]


def middle_of(state: WildlifeState, spaces: list[int]) -> int:
    """The space that lies nearest to the middle of some."""
    squares = squares_of(state.content)
    x = sum([squares[space][0] for space in spaces]) / len(spaces)
    y = sum([squares[space][1] for space in spaces]) / len(spaces)
    return min(
        spaces, key=lambda space: (squares[space][0] - x) ** 2 + (squares[space][1] - y) ** 2
    )
