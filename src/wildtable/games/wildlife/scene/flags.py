"""Where the tally of each area stands: on its edge, best over the sea, clear of the others."""

from collections.abc import Iterator, Sequence
from typing import Final

from wildtable.games.wildlife.scene.outline import Point

FLAG_WIDTH: Final = 1.7
FLAG_HEIGHT: Final = 0.4
OFF_SHORE: Final = 0.14  # how far a flag over the sea leaves the edge
# What is bad about a place, in the same unit.
OVER_LAND: Final = 1.0
ON_ANOTHER: Final = 10.0

Place = tuple[float, float]


def flag_places(areas: Sequence[Sequence[Point]]) -> list[Place]:
    """A place for each area; those with the fewest edges over the sea choose first."""
    land = {square for squares in areas for square in squares}
    edges = [list(_edges(squares, land)) for squares in areas]
    order = sorted(range(len(areas)), key=lambda area: (len(edges[area]), area))
    chosen: dict[int, Place] = {}
    for area in order:
        taken = list(chosen.values())
        chosen[area] = min(edges[area], key=lambda edge: _badness(edge, taken))[1]
    return [chosen[area] for area in range(len(areas))]


def _edges(squares: Sequence[Point], land: set[Point]) -> Iterator[tuple[float, Place]]:
    """The level edges of a region, and the middles of two in a row, with how bad they are."""
    for x, y in squares:
        for down in (0, 1):
            beyond = (x, y + 2 * down - 1)
            if beyond in squares:
                continue
            bad = OVER_LAND if beyond in land else 0.0
            off = 0.0 if bad else OFF_SHORE * (2 * down - 1)
            yield bad, (x + 0.5, y + down + off)
            right = (x + 1, y)
            if right in squares and (x + 1, beyond[1]) not in squares:
                bad += OVER_LAND if (x + 1, beyond[1]) in land else 0.0
                yield bad / 2, (x + 1.0, y + down + off)


def _badness(edge: tuple[float, Place], taken: Sequence[Place]) -> tuple[float, Place]:
    bad, (x, y) = edge
    for other_x, other_y in taken:
        if abs(x - other_x) < FLAG_WIDTH and abs(y - other_y) < FLAG_HEIGHT:
            bad += ON_ANOTHER
    return bad, (y, x)
