"""The geometry of the board: 37 hexes, 132 edges, and the order in which a scan meets them.

A hex is called by its axial coordinates, `1,-1`, an edge by a hex and a side, `1,-1:NE`. Sides and
vertices run clockwise; vertex Vi lies between side i-1 and side i, V0 in the north. Everything is
worked out once, into flat tables.

What lies on a hex, and whose home it is, is asked in `table.py`: DEF-6.2, DEF-6.3, DEF-6.6,
DEF-6.7, DEF-6.8, DEF-6.10.

Decks and their habitats (DEF-6.4) are in `cards.py`, who may enter (DEF-6.5, DEF-6.9) in
`abilities.py` and `actions/move.py`, how much a hex holds (DEF-6.11) in `pollution.py`.
"""

from math import atan2, degrees, hypot, sqrt
from typing import Final

RADIUS: Final = 3  # DEF-2.1 up to the rim
SIDES: Final = 6
HEXES: Final = 37  # DEF-2.5 of habitat, but for the core
EDGES: Final = 132
CORE: Final = 18  # the hex in the middle
OFF: Final = -1  # beyond the perimeter
SIDE_NAMES: Final = ("NE", "E", "SE", "SW", "W", "NW")
VECTORS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
OWN_SIDES: Final = 3  # an edge between two hexes is named after the one that has it NE, E or SE

RIGHT: Final = 0  # the machine direction: clockwise, seen from above
LEFT: Final = 1
DIRECTION_NAMES: Final = ("right", "left")


def hexes() -> list[tuple[int, int]]:
    """All coordinates, row by row from the north-west."""
    span = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= RADIUS]


COORDINATES: Final[list[tuple[int, int]]] = hexes()
HEX_NAMES: Final[list[str]] = [f"{q},{r}" for q, r in COORDINATES]


def find(q: int, r: int) -> int:
    return COORDINATES.index((q, r)) if (q, r) in COORDINATES else OFF


def ring(q: int, r: int) -> int:
    """Steps from the core."""
    return max(abs(q), abs(r), abs(q + r))


def neighbours() -> list[int]:
    return [find(q + dq, r + dr) for q, r in COORDINATES for dq, dr in VECTORS]


RING: Final[list[int]] = [ring(q, r) for q, r in COORDINATES]
NEIGHBOUR: Final[list[int]] = neighbours()  # DEF-6.1 SIDES * hex + side: a hex or OFF


def owned_edges() -> list[int]:
    """The places SIDES * hex + side that give edges their numbers and names."""
    return [
        place
        for place in range(SIDES * HEXES)
        if NEIGHBOUR[place] == OFF or place % SIDES < OWN_SIDES
    ]


OWNED: Final[list[int]] = owned_edges()
EDGE_NAMES: Final[list[str]] = [
    f"{HEX_NAMES[place // SIDES]}:{SIDE_NAMES[place % SIDES]}" for place in OWNED
]


def edges_of_hexes() -> list[int]:
    found = [OFF] * (SIDES * HEXES)
    for edge, place in enumerate(OWNED):
        found[place] = edge
        other = NEIGHBOUR[place]
        if other != OFF:
            found[SIDES * other + (place + OWN_SIDES) % SIDES] = edge
    return found


EDGE_AT: Final[list[int]] = edges_of_hexes()  # SIDES * hex + side: an edge
EDGE_HEX: Final[list[int]] = [place // SIDES for place in OWNED]  # one hex of an edge ...
EDGE_BEYOND: Final[list[int]] = [NEIGHBOUR[place] for place in OWNED]  # ... and the other, or OFF


def spokes() -> list[int]:
    """The edges that lead away from the vertices of a hex without being its own (DEF-R-01).

    OFF where such an edge is missing or lies on the perimeter (DEF-R-12).
    """
    found: list[int] = []
    for place in range(SIDES * HEXES):
        hex, vertex = place // SIDES, place % SIDES
        before = NEIGHBOUR[SIDES * hex + (vertex + 5) % SIDES]
        after = NEIGHBOUR[place]
        inside = before != OFF and after != OFF
        found.append(EDGE_AT[SIDES * before + (vertex + 1) % SIDES] if inside else OFF)
    return found


SPOKE: Final[list[int]] = spokes()  # SIDES * hex + vertex: an edge or OFF


def distances() -> list[int]:
    return [ring(q - p, r - o) for q, r in COORDINATES for p, o in COORDINATES]


DISTANCE: Final[list[int]] = distances()  # HEXES * hex + hex: steps, whatever stands between

# By hex: its bit in a set of hexes. Looked up, for compiled code shifts a literal 1 of an `i64` by
# no more than 31.
BIT: Final[list[int]] = [1 << hex for hex in range(HEXES)]


# --- the scan: a ray from the core that turns ---------------------------------------------------


def middle(hex: int) -> tuple[float, float]:
    """East and north of the core, in sides of a hex."""
    q, r = COORDINATES[hex]
    return sqrt(3) * (q + r / 2), -1.5 * r


def bearing(east: float, north: float) -> float:
    """Degrees clockwise from north, equal angles made exactly equal."""
    return round(degrees(atan2(east, north)), 6) % 360


def span_of(hex: int) -> tuple[float, float]:
    """The interval of bearings in which a hex lies: where it begins, clockwise, and its width."""
    east, north = middle(hex)
    centre = bearing(east, north)
    corners = []
    for vertex in range(SIDES):
        corner = (0, 1), (sqrt(3) / 2, 0.5), (sqrt(3) / 2, -0.5)
        x, y = corner[vertex % 3]
        sign = 1 if vertex < 3 else -1
        turn = bearing(east + sign * x, north + sign * y) - centre
        corners.append((turn + 180) % 360 - 180)
    return round(centre + min(corners), 6) % 360, round(max(corners) - min(corners), 6)


def hit_angle(start: float, width: float, ray: float, direction: int) -> float:
    """How far the ray turns until it meets an interval; 0 if it begins inside or on the near side.

    An interval that the ray touches with its far side only is met on coming round (DEF-R-16).
    """
    turn = start - ray if direction == RIGHT else ray - start - width
    if 0 < round(-turn % 360, 4) < round(width, 4):
        return 0.0
    return round(turn % 360, 4) % 360


def scan(arrow: int, direction: int) -> list[int]:
    """All hexes but the core in the order in which the ray meets them, nearer ones first."""

    def met(hex: int) -> tuple[float, float]:
        start, width = span_of(hex)
        east, north = middle(hex)
        return hit_angle(start, width, 60 * arrow, direction), round(hypot(east, north), 4)

    return sorted([hex for hex in range(HEXES) if hex != CORE], key=met)


def edge_scan(arrow: int, direction: int) -> list[int]:
    """By edge: its rank in the scan, an engine being the middle of its edge (DEF-R-17)."""

    def met(edge: int) -> tuple[float, float]:
        dq, dr = VECTORS[OWNED[edge] % SIDES]
        east, north = middle(EDGE_HEX[edge])
        x, y = east + sqrt(3) * (dq + dr / 2) / 2, north - 1.5 * dr / 2
        return hit_angle(bearing(x, y), 0, 60 * arrow, direction), round(hypot(x, y), 4)

    order = sorted(range(EDGES), key=met)
    return [order.index(edge) for edge in range(EDGES)]


def ways() -> list[tuple[int, int]]:
    return [(arrow, direction) for arrow in range(SIDES) for direction in (RIGHT, LEFT)]


# By 2 * arrow + direction.
SCAN: Final[list[list[int]]] = [scan(arrow, direction) for arrow, direction in ways()]
EDGE_RANK: Final[list[list[int]]] = [edge_scan(arrow, direction) for arrow, direction in ways()]
