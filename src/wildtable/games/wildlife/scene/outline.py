"""Outlines of regions of unit squares, as SVG paths: the coast and the borders of areas."""

from collections.abc import Iterable

Point = tuple[int, int]
# The corners of a square and its sides, clockwise.
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def filled(squares: Iterable[Point], grow: float, round_by: float, shift: float = 0) -> str:
    """The region, grown on all sides, with round corners, `shift` to the right and down."""
    return " ".join([_drawn(loop, grow, round_by, shift) for loop in loops(squares)])


def loops(squares: Iterable[Point]) -> list[list[Point]]:
    """The corners of the outlines, each clockwise round the region."""
    region = set(squares)
    sides: dict[Point, list[Point]] = {}
    for x, y in sorted(region):
        for place, (dx, dy) in enumerate(CORNERS):
            ex, ey = CORNERS[(place + 1) % 4]
            beyond = (x + ey - dy, y - ex + dx)
            if beyond not in region:
                sides.setdefault((x + dx, y + dy), []).append((x + ex, y + ey))
    found = []
    while sides:
        start = min(sides)
        found.append(_corners(_walk(sides, start)))
    return found


def _walk(sides: dict[Point, list[Point]], start: Point) -> list[Point]:
    """Take one loop out of the sides."""
    way = [start]
    while True:
        here = way[-1]
        nexts = sides[here]
        goal = nexts[0] if len(nexts) == 1 else _right_turn(way, nexts)
        nexts.remove(goal)
        if not nexts:
            del sides[here]
        if goal == start:
            return way
        way.append(goal)


def _right_turn(way: list[Point], nexts: list[Point]) -> Point:
    """Where two squares touch at a corner only, stay with the one we came along."""
    if len(way) < 2:
        return nexts[0]
    (ax, ay), (bx, by) = way[-2:]
    return next(
        (g for g in nexts if (bx - ax) * (g[1] - by) - (by - ay) * (g[0] - bx) > 0), nexts[0]
    )


def _corners(way: list[Point]) -> list[Point]:
    """Without the points on straight lines."""
    return [
        here
        for before, here, after in zip(way[-1:] + way[:-1], way, way[1:] + way[:1], strict=True)
        if (here[0] - before[0]) * (after[1] - here[1])
        != (here[1] - before[1]) * (after[0] - here[0])
    ]


def _drawn(loop: list[Point], grow: float, round_by: float, shift: float) -> str:
    """A closed path, moved outwards (to the left of the way) by `grow`, with round corners."""
    parts: list[str] = []
    for before, here, after in zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True):
        ix, iy = _sign(here[0] - before[0]), _sign(here[1] - before[1])
        ox, oy = _sign(after[0] - here[0]), _sign(after[1] - here[1])
        x, y = shift + here[0] + grow * (iy + oy), shift + here[1] - grow * (ix + ox)
        verb = "L" if parts else "M"
        parts.append(
            f"{verb}{x - round_by * ix:.3f} {y - round_by * iy:.3f}"
            f"Q{x:.3f} {y:.3f} {x + round_by * ox:.3f} {y + round_by * oy:.3f}"
        )
    return "".join(parts) + "Z"


def _sign(length: int) -> int:
    return (length > 0) - (length < 0)
