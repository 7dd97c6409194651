"""SVG paths for what is drawn on a map: outlines of spaces, walls, lines, arrows."""

from math import cos, hypot, sin, tau
from typing import Final

Point = tuple[float, float]
Segment = tuple[float, float, float, float]

SHAFT: Final = 0.12  # half the width of an arrow's shaft, in parts of its length
HEAD: Final = 0.36  # half the width of its head
NECK: Final = 0.05  # where the head begins, from the middle
SIDES: Final = 24  # of what stands for a circle
FAR_NECK: Final = 0.2  # where the heads of an arrow with two begin


def outline(polygon: list[Point], middle: Point) -> str:
    """A polygon around a middle."""
    return closed([(x - middle[0], y - middle[1]) for x, y in polygon])


def closed(points: list[Point]) -> str:
    return f"M{'L'.join([f'{x:.4g} {y:.4g}' for x, y in points])}Z"


def bars(segments: list[Segment], thickness: float) -> str:
    """Straight lines as thick bars, a little longer than they are so that corners meet."""
    return "".join([_bar(segment, thickness / 2) for segment in segments])


def _bar(segment: Segment, half: float) -> str:
    x, y, u, v = segment
    length = hypot(u - x, v - y)
    dx, dy = (u - x) / length * half, (v - y) / length * half
    return closed(
        [
            (x - dx - dy, y - dy + dx),
            (u + dx - dy, v + dy + dx),
            (u + dx + dy, v + dy - dx),
            (x - dx + dy, y - dy - dx),
        ]
    )


def pool(centre: Point, radius: float, floors: list[list[Point]]) -> str:
    """What a light reaches of the floors around it, drawn around its middle."""
    x, y = centre
    corners = [
        (x + radius * cos(tau * side / SIDES), y + radius * sin(tau * side / SIDES))
        for side in range(SIDES)
    ]
    lit = [_within(floor, corners) for floor in floors]
    return "".join([outline(floor, centre) for floor in lit if len(floor) > 2])


def _within(polygon: list[Point], corners: list[Point]) -> list[Point]:
    """The part of a polygon inside a convex one, whose corners go around clockwise."""
    found = polygon
    for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
        sides = [(u - x) * (q - y) - (v - y) * (p - x) for p, q in found]
        kept: list[Point] = []
        for here, (p, q) in enumerate(found):
            before, now = sides[here - 1], sides[here]
            if (before < 0) != (now < 0):
                part, (r, s) = before / (before - now), found[here - 1]
                kept.append((r + part * (p - r), s + part * (q - s)))
            if now >= 0:
                kept.append((p, q))
        found = kept
    return found


def middle_of(segment: Segment) -> Point:
    x, y, u, v = segment
    return (x + u) / 2, (y + v) / 2


def across(segment: Segment, towards: Point) -> Point:
    """The direction across a line to the side of a point, of length 1."""
    x, y, u, v = segment
    length = hypot(u - x, v - y)
    dx, dy = (v - y) / length, (x - u) / length
    ahead = (towards[0] - x) * dx + (towards[1] - y) * dy
    return (dx, dy) if ahead > 0 else (-dx, -dy)


def arrow(direction: Point, length: float) -> str:
    """An arrow around its middle."""
    half = [(-0.5, SHAFT), (NECK, SHAFT), (NECK, HEAD), (0.5, 0.0)]
    return _turned([*half, *[(a, -b) for a, b in half[2::-1]]], direction, length)


def double_arrow(direction: Point, length: float) -> str:
    """An arrow with a head at both ends."""
    side = [(-FAR_NECK, HEAD), (-FAR_NECK, SHAFT), (FAR_NECK, SHAFT), (FAR_NECK, HEAD)]
    half = [(-0.5, 0.0), *side, (0.5, 0.0)]
    return _turned([*half, *[(a, -b) for a, b in half[4:0:-1]]], direction, length)


def _turned(points: list[Point], direction: Point, length: float) -> str:
    dx, dy = direction[0] * length, direction[1] * length
    return closed([(a * dx - b * dy, a * dy + b * dx) for a, b in points])
