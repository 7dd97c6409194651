"""Where the tally of each area stands: over the sea beside its shore, where it hides no tile.

An area without a shore has it where it hides the least of the tiles that lie there now. All of it
is worked out twice, for the island as it lies and a quarter turned, since letters stay upright.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Final

from wildtable.games.wildlife.scene.outline import Point
from wildtable.kernel.scene import Spot

FLAG_WIDTH: Final = 1.7  # what can be pointed at
FLAG_HEIGHT: Final = 0.4
TALLY = (2.3, 0.5)  # room for four seats, in spaces of a desk's screen ...
TURNED_TALLY = (3.2, 0.75)  # ... and of a phone's, where spaces are smaller
OFF_SHORE: Final = 0.1
# What is bad about a place.
ASKEW: Final = 1.0  # not in the middle of its edge
ON_LAND: Final = 100.0
ON_ANOTHER: Final = 10.0

PART: Final = 0.48  # of a tally, for each seat, and how high it is ...
HIGH: Final = 0.42
TURNED_PART: Final = 0.68
TURNED_HIGH: Final = 0.55
INSET: Final = 0.06  # of a tile in its space
LETTER: Final = 0.34  # and of the letter in its corner, which is not to be hidden at all
LETTERS_COUNT: Final = 12.0
ACROSS: Final[tuple[float, ...]] = (0.0, 0.5, 1.0)  # where in a space a tally may have its middle
DOWN: Final[tuple[float, ...]] = (0.0, 0.5, 0.75, 1.0)
MOST_AREAS: Final = 64  # of which it is kept what a tally would hide there
MOST_SPOTS: Final = 4096  # that are kept: a tile changes what is near it, and nothing else

Box = tuple[float, float, float, float]  # left, top, right, bottom


def flag_spots(areas: Sequence[Sequence[Point]], height: int) -> list[list[Spot]]:
    """For each area a spot as the island lies, and one as it lies turned; it is `height` high."""
    upright = _spots(areas, TALLY)
    turned = _spots([[(height - 1 - y, x) for x, y in squares] for squares in areas], TURNED_TALLY)
    back = [Spot(spot.y, height - spot.x, spot.side) for spot in turned]
    return [list(pair) for pair in zip(upright, back, strict=True)]


def spots_among(
    squares: Sequence[Point], tiles: Sequence[Point], parts: int, height: int, usual: Sequence[Spot]
) -> list[Spot]:
    """Where a tally of so many parts stands now: as usual at sea, else where it hides the least."""
    upright, turned = usual
    if not upright.side:
        upright = _clearest(squares, tiles, (parts * PART, HIGH))
    if not turned.side:
        found = _clearest(
            [(height - 1 - y, x) for x, y in squares],
            [(height - 1 - y, x) for x, y in tiles],
            (parts * TURNED_PART, TURNED_HIGH),
        )
        turned = Spot(found.y, height - found.x)
    return [upright, turned]


def middle_of_flag(spot: Spot) -> tuple[float, float]:
    left, top, right, bottom = box_at(spot, (FLAG_WIDTH, FLAG_HEIGHT))
    return (left + right) / 2, (top + bottom) / 2


def box_at(spot: Spot, size: tuple[float, float]) -> Box:
    """The rectangle on that side of the spot."""
    width, height = size
    left = spot.x - (width if "w" in spot.side else 0 if "e" in spot.side else width / 2)
    top = spot.y - (height if "n" in spot.side else 0 if "s" in spot.side else height / 2)
    return left, top, left + width, top + height


def _spots(areas: Sequence[Sequence[Point]], size: tuple[float, float]) -> list[Spot]:
    """Those with the fewest edges over the sea choose first."""
    land = {square for squares in areas for square in squares}
    choices = [list(_candidates(squares, land)) for squares in areas]
    order = sorted(range(len(areas)), key=lambda area: (len(choices[area]), area))
    chosen: dict[int, Spot] = {}
    for area in order:
        taken = [box_at(spot, size) for spot in chosen.values()]
        chosen[area] = min(choices[area], key=lambda spot: _badness(spot, size, land, taken))
    return [chosen[area] for area in range(len(areas))]


def _candidates(squares: Sequence[Point], land: set[Point]) -> Iterator[Spot]:
    """Beside the level edges over the sea, in three ways; on the other edges, in the middle."""
    for x, y in squares:
        for side, down in (("n", 0), ("s", 1)):
            beyond = (x, y + 2 * down - 1)
            if beyond in squares:
                continue
            if beyond in land:
                yield Spot(x + 0.5, y + down)
                if (x + 1, y) in squares and (x + 1, beyond[1]) not in squares:
                    yield Spot(x + 1.0, y + down)
                continue
            shore = y + down + OFF_SHORE * (2 * down - 1)
            yield Spot(x + 0.5, shore, side)
            yield Spot(x + 0.0, shore, f"{side}e")
            yield Spot(x + 1.0, shore, f"{side}w")


def _badness(
    spot: Spot, size: tuple[float, float], land: set[Point], taken: Sequence[Box]
) -> tuple[float, float, float]:
    box = box_at(spot, size)
    bad = ASKEW if len(spot.side) > 1 else 0.0
    hidden = [square for square in land if _overlap(box, (*square, square[0] + 1, square[1] + 1))]
    bad += ON_LAND * bool(hidden) + len(hidden)
    bad += ON_ANOTHER * sum([_overlap(box, other) for other in taken])
    return bad, spot.y, spot.x


def _clearest(squares: Sequence[Point], tiles: Sequence[Point], size: tuple[float, float]) -> Spot:
    """The point of an area or its edge where a tally hides the least; of equal ones the topmost."""
    hides = _hiding(tuple(squares), size)[1]
    return _clearest_among(tuple(squares), tuple([tile for tile in tiles if tile in hides]), size)


@lru_cache(maxsize=MOST_SPOTS)
def _clearest_among(
    squares: tuple[Point, ...], near: tuple[Point, ...], size: tuple[float, float]
) -> Spot:
    spots, hides = _hiding(squares, size)
    none = [0.0] * len(spots)
    hidden = [round(sum(parts), 6) for parts in zip(none, *[hides[at] for at in near], strict=True)]
    return spots[hidden.index(min(hidden))]


@lru_cache(maxsize=MOST_AREAS)
def _hiding(
    squares: tuple[Point, ...], size: tuple[float, float]
) -> tuple[list[Spot], dict[Point, list[float]]]:
    """Where in an area a tally may have its middle; how much of a tile near it it hides at each."""
    points = {(y + down, x + right) for x, y in squares for right in ACROSS for down in DOWN}
    spots = [Spot(x, y) for y, x in sorted(points)]
    boxes = [box_at(spot, size) for spot in spots]
    near = {
        (x, y)
        for left, top, right, bottom in boxes
        for x in range(floor(left), ceil(right))
        for y in range(floor(top), ceil(bottom))
    }
    return spots, {tile: [_hidden(box, tile) for box in boxes] for tile in near}


def _hidden(box: Box, tile: Point) -> float:
    """How much of a tile, and of the letter in its corner, lies under it."""
    x, y = tile
    left, top = x + INSET, y + INSET
    covered = _common(box, (left, top, x + 1 - INSET, y + 1 - INSET))
    return covered + LETTERS_COUNT * _common(box, (left, top, left + LETTER, top + LETTER))


def _common(one: Box, other: Box) -> float:
    """The area that both cover."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
