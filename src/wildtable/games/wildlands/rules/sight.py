"""Line of sight from the geometry of a map: who sees whom, and the line that shows it.

The result is a table that is made once, by `tools/wildlands_sight.py`, and stored in
`content/sight.json`. WLD-19.10 that table decides.
"""

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any, Final, final

Point = tuple[float, float]
Segment = tuple[float, float, float, float]

# Why there is no sight.
CLEAR: Final = "clear"
WALL: Final = "wall"
COVER: Final = "cover"
HIGH: Final = "high"
UPWARDS: Final = "upwards"


@final
class Glance:
    """What comes of looking from one space to another.

    `between` counts the spaces that the line passes through, -1 where there is no sight. `line` is
    the line that gives sight, or one that is blocked as `why` says, in the space `at` if that is
    one.
    """

    def __init__(self, between: int, why: str, at: int, line: list[float]) -> None:
        self.between: Final = between
        self.why: Final = why
        self.at: Final = at
        self.line: Final = line


@final
class Ground:
    """A map as geometry, from the data of a maps.json. Spaces are counted from 0."""

    def __init__(self, data: dict[str, Any], name: str) -> None:
        chart = data["maps"][name]
        sampling = data["los_sampling"]
        by_number = {int(space["id"]): space for space in chart["spaces"]}
        spaces = [by_number[number] for number in sorted(by_number)]
        self.cores: Final[list[Point]] = [_point(space["core"]) for space in spaces]
        self.radius: Final = float(data["core_radius"])
        self.polygons: Final[list[list[Point]]] = [
            [_point(corner) for corner in space["polygon"]] for space in spaces
        ]
        self.walls: Final[list[Segment]] = [
            _point(border["line"][:2]) + _point(border["line"][2:])
            for border in chart["borders"]
            if border["kind"] == "wall"  # WLD-19.8 a gate is open
        ]
        self.cover: Final[list[bool]] = [space["cover"] for space in spaces]
        self.high: Final[list[bool]] = [space["high"] for space in spaces]  # WLD-20.1
        self.points: Final[int] = sampling["perimeter_points"]  # on a core's edge
        self.clearance: Final = float(sampling["wall_clearance"])  # how far lines stay from walls
        self.graze: Final = float(sampling["graze_length"])  # so much of a space is not through it


def _point(values: list[float]) -> Point:
    return float(values[0]), float(values[1])


Way = tuple[Segment, list[int]]  # a line that meets no wall, and the spaces it passes through


def glances(ground: Ground) -> list[list[Glance]]:
    """By space and space: what is seen. WLD-19.1 who stands where does not matter."""
    spaces = range(len(ground.cores))
    ways = {(a, b): open_ways(ground, a, b) for a in spaces for b in spaces if a < b}
    return [
        [
            _glance(ground, a, b, ways[a, b] if a < b else _back(ways.get((b, a), [])))
            for b in spaces
        ]
        for a in spaces
    ]


def _glance(ground: Ground, a: int, b: int, ways: list[Way]) -> Glance:
    middle = [*ground.cores[a], *ground.cores[b]]
    if a == b:  # WLD-19.6
        return Glance(0, CLEAR, -1, middle)
    if not ways:  # WLD-19.9 even between adjacent spaces
        return Glance(-1, WALL, -1, middle)
    if ground.high[b] and not ground.high[a]:  # WLD-20.2 never from low to high
        return Glance(-1, UPWARDS, b, list(ways[0][0]))
    blocked: list[Glance] = []
    for line, passed in ways:  # WLD-R32 fewest spaces between first
        why, at = _block(ground, a, b, passed)
        if why == CLEAR:
            return Glance(len(passed), CLEAR, -1, list(line))
        blocked.append(Glance(-1, why, at, list(line)))
    return blocked[0]


def _block(ground: Ground, a: int, b: int, passed: list[int]) -> tuple[str, int]:
    """What blocks a line that meets no wall, and in which space.

    WLD-20.7 height counts here and in the price of a step, nowhere else. WLD-20.8 a space that is
    high and has cover blocks in both ways.
    """
    for space in passed:
        if ground.cover[space]:  # WLD-19.4, WLD-20.6 cover blocks at any height
            return COVER, space
    over = ground.high[a] and ground.high[b]  # WLD-20.5 from hill to hill nothing high blocks
    for space in passed:
        if ground.high[space] and not over:  # WLD-20.3, WLD-20.4
            return HIGH, space
    return CLEAR, -1


def open_ways(ground: Ground, a: int, b: int) -> list[Way]:
    """Lines from core to core that meet no wall: one for each set of spaces passed through.

    WLD-19.2, WLD-19.7 from any point to any other. WLD-19.5 the spaces of its ends don't block it.
    Those with the fewest spaces come first, among these the one nearest to the middle.
    """
    found: dict[tuple[int, ...], Segment] = {}
    near = _between(ground, a, b)
    walls = [wall for wall in ground.walls if _may_meet(ground, a, b, wall)]
    for x, y in _core_points(ground, a):
        for u, v in _core_points(ground, b):
            line = (x, y, u, v)
            for place, wall in enumerate(walls):
                if distance(line, wall) < ground.clearance:  # WLD-19.3
                    walls.insert(0, walls.pop(place))  # it will block the next line, too
                    break
            else:
                found.setdefault(tuple(_passed(ground, near, line)), line)
    return sorted([(line, list(passed)) for passed, line in found.items()], key=_length)


def _length(way: Way) -> int:
    return len(way[1])


def _back(ways: list[Way]) -> list[Way]:
    return [((u, v, x, y), passed[::-1]) for (x, y, u, v), passed in ways]


def _core_points(ground: Ground, space: int) -> list[Point]:
    """WLD-R30 the centre, and points on the edge."""
    x, y = ground.cores[space]
    points = [(x, y)]
    for number in range(ground.points):
        angle = 2 * pi * number / ground.points
        points.append((x + ground.radius * cos(angle), y + ground.radius * sin(angle)))
    return points


def _may_meet(ground: Ground, a: int, b: int, wall: Segment) -> bool:
    reach = ground.radius + ground.clearance
    (x, y), (u, v) = ground.cores[a], ground.cores[b]
    return distance((x, y, u, v), wall) < reach


def _between(ground: Ground, a: int, b: int) -> list[int]:
    """The spaces that a line between two others may meet."""
    reach = ground.radius
    (x, y), (u, v) = ground.cores[a], ground.cores[b]
    near: list[int] = []
    for space, polygon in enumerate(ground.polygons):
        xs, ys = [p for p, _ in polygon], [q for _, q in polygon]
        beside = min(xs) > max(x, u) + reach or max(xs) < min(x, u) - reach
        above = min(ys) > max(y, v) + reach or max(ys) < min(y, v) - reach
        if space not in (a, b) and not beside and not above:
            near.append(space)
    return near


def _passed(ground: Ground, near: list[int], line: Segment) -> list[int]:
    """The spaces that a line passes through, in its order."""
    met: list[tuple[float, int]] = []
    for space in near:
        inside = _inside(line, ground.polygons[space])
        if sum([end - start for start, end in inside]) > ground.graze:
            met.append((inside[0][0], space))
    return [space for _, space in sorted(met)]


def _inside(line: Segment, polygon: list[Point]) -> list[tuple[float, float]]:
    """The pieces of a line that lie in a polygon, as lengths from its start."""
    x, y, u, v = line
    length = hypot(u - x, v - y)
    cuts = [0.0, 1.0]
    for (p, q), (r, s) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        cross = (u - x) * (s - q) - (v - y) * (r - p)
        if cross == 0:
            continue
        along = ((p - x) * (s - q) - (q - y) * (r - p)) / cross
        across = ((p - x) * (v - y) - (q - y) * (u - x)) / cross
        if 0 < along < 1 and 0 <= across <= 1:
            cuts.append(along)
    cuts.sort()
    pieces: list[tuple[float, float]] = []
    for start, end in pairwise(cuts):
        middle = (start + end) / 2
        if end > start and contains(polygon, x + middle * (u - x), y + middle * (v - y)):
            pieces.append((start * length, end * length))
    return pieces


def contains(polygon: list[Point], x: float, y: float) -> bool:
    inside = False
    for (p, q), (r, s) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (q > y) != (s > y) and x < (r - p) * (y - q) / (s - q) + p:
            inside = not inside
    return inside


def distance(one: Segment, other: Segment) -> float:
    """How near two lines come to each other; 0 where they cross."""
    x, y, u, v = one
    p, q, r, s = other
    if _turn(x, y, u, v, p, q) != _turn(x, y, u, v, r, s):
        if _turn(p, q, r, s, x, y) != _turn(p, q, r, s, u, v):
            return 0.0
    return min(
        _from_point(x, y, other),
        _from_point(u, v, other),
        _from_point(p, q, one),
        _from_point(r, s, one),
    )


def _turn(x: float, y: float, u: float, v: float, p: float, q: float) -> bool:
    return (u - x) * (q - y) > (v - y) * (p - x)


def _from_point(p: float, q: float, line: Segment) -> float:
    x, y, u, v = line
    dx, dy = u - x, v - y
    share = ((p - x) * dx + (q - y) * dy) / (dx * dx + dy * dy)
    share = max(0.0, min(1.0, share))
    return hypot(x + share * dx - p, y + share * dy - q)


# --- in words -----------------------------------------------------------------------------------


def write_glance(glance: Glance) -> str:
    """`between why at x y u v`; spaces have their printed numbers, 0 is none."""
    line = " ".join([f"{value:.3f}".rstrip("0").rstrip(".") for value in glance.line])
    return f"{glance.between} {glance.why} {glance.at + 1} {line}"


def read_glance(words: str) -> Glance:
    """A glance from its words. Raises ValueError."""
    between, why, at, *line = words.split()
    return Glance(int(between), why, int(at) - 1, [float(value) for value in line])
