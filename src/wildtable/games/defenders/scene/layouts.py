"""What lies on the table and never moves: the board, a tableau for each seat, the hand.

A unit of the board is the width of a hex. What a hex is (its habitat, a factory) is a piece that
covers it, since tiles are laid by chance; what stands on it lies on `on:<hex>`, which has no shape
of its own, so that a click goes to the hex. An edge is a lozenge across it, large enough for a
finger.
"""

from math import cos, radians, sin, sqrt
from typing import Final

from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.moves import EDGE, HABITAT_NAMES, HEX, ITEM_NAMES
from wildtable.games.defenders.rules.hexes import (
    COORDINATES,
    HEX_NAMES,
    OWNED,
    RADIUS,
    SIDES,
    VECTORS,
)
from wildtable.games.defenders.scene.places import edge_name, hex_name
from wildtable.kernel.scene import Element, Layout, Phrase

SEATS: Final = 4
SIDE_LENGTH: Final = 1 / sqrt(3)  # of a hex that is one wide
MARGIN: Final = 0.27  # around the hexes, for the rim of the board
ACROSS: Final = 2 * RADIUS + 1  # hexes from west to east
WIDTH: Final = ACROSS + 2 * MARGIN
NEAR: Final = 4.8  # hexes across that a phone shows around who acts
DEPTH: Final = 0.16  # of the board, as it is seen from the south
MIDDLE: Final = round(sqrt(3) * RADIUS / 2 + SIDE_LENGTH + MARGIN, 3)  # from the north
HEIGHT: Final = round(2 * MIDDLE + DEPTH, 3)
REACH: Final = MIDDLE - MARGIN / 2  # from the middle of the board to its perimeter

BOARD: Final = (WIDTH - MARGIN, 2 * MIDDLE - MARGIN)  # width and height, with its rim

# The rim: how far it stands out, how deep it lies, and what it is made of.
RIM: Final = ((0.2, DEPTH, "earth"), (0.2, 0.0, "frame"), (0.12, 0.0, "grass"))

COVER: Final = 1 / 0.66  # an outline's pieces cover 66 % of it; this makes it all
FINGER: Final = 0.3  # how far from an edge one may touch to pick it ...
SHOULDER: Final = 0.17  # ... and how far along it from its middle
NO_SHAPE: Final = "M0 0"
STANDING = (0.96, 0.96)  # width and height of where things stand on a hex
# How far from the middle of a hex things lie, and in what space.
NOOKS: Final = {
    "camp-at": (0.2, -0.25, 0.72),
    "mech-at": (-0.19, -0.24, 0.66),
    "spill-at": (-0.27, 0.24, 0.56),
}

TABLEAU: Final = 8.4  # width of a tableau
CARD = (1.0, 1.4)  # width and height of a card in hand


def layouts_of(content: DefendersContent) -> list[Layout]:
    tableaux = [tableau_layout(content, seat) for seat in range(SEATS)]
    return [board_layout(), *tableaux, hand_layout(content)]


# --- the board ----------------------------------------------------------------------------------


def place_of(q: float, r: float) -> tuple[float, float]:
    """The middle of a hex on the layout."""
    return round(WIDTH / 2 + q + r / 2, 3), round(MIDDLE + r * sqrt(3) / 2, 3)


def edge_place(edge: int) -> tuple[float, float]:
    """The middle of an edge."""
    q, r = COORDINATES[OWNED[edge] // SIDES]
    dq, dr = VECTORS[OWNED[edge] % SIDES]
    return place_of(q + dq / 2, r + dr / 2)


def board_layout() -> Layout:
    elements = [*_rim(), *_hexes(), *_on_hexes(), *_nooks(), *_edges(), *_corners()]
    return Layout("board", WIDTH, HEIGHT, elements, title=Phrase("board"), near=NEAR)


def _rim() -> list[Element]:
    """Hexes that are larger than the real ones, under them: what they stand out is the rim."""
    return [
        Element(kind, WIDTH / 2, round(MIDDLE + deep, 3), *BOARD, _outline(out), kind)
        for out, deep, kind in RIM
    ]


def _outline(out: float) -> str:
    """All hexes around the middle of the board, each so much wider on every side."""
    radius = SIDE_LENGTH + out / cos(radians(30))
    return "".join([_hexagon(radius, q + r / 2, r * sqrt(3) / 2) for q, r in COORDINATES])


def _hexagon(radius: float, x: float = 0, y: float = 0) -> str:
    """With a corner in the north."""
    corners = [radians(60 * corner) for corner in range(SIDES)]
    return _closed([(x + radius * sin(angle), y - radius * cos(angle)) for angle in corners])


def _closed(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join([f"{x:.3f} {y:.3f}" for x, y in points]) + "Z"


def _hexes() -> list[Element]:
    path = _hexagon(SIDE_LENGTH)
    return [
        Element(
            HEX.element(hex),
            *place_of(q, r),
            1,
            round(2 * SIDE_LENGTH, 3),
            path,
            "hex",
            name=hex_name(hex),
        )
        for hex, (q, r) in enumerate(COORDINATES)
    ]


def _on_hexes() -> list[Element]:
    """Where organizers and engines stand."""
    return [
        Element(f"on:{HEX_NAMES[hex]}", *place_of(q, r), *STANDING, NO_SHAPE, "name")
        for hex, (q, r) in enumerate(COORDINATES)
    ]


def _nooks() -> list[Element]:
    """Where camps, mechs and pollution lie: each has its side of the hex, whoever stands there."""
    return [
        Element(nook, round(x + dx, 3), round(y + dy, 3), size, size, NO_SHAPE, "name")
        for hex, (q, r) in enumerate(COORDINATES)
        for name, (dx, dy, size) in NOOKS.items()
        for nook, (x, y) in [(f"{name}:{HEX_NAMES[hex]}", place_of(q, r))]
    ]


def _edges() -> list[Element]:
    size = round(SIDE_LENGTH * COVER, 3)
    elements = []
    for edge, place in enumerate(OWNED):
        path = _lozenge(30 + 60 * (place % SIDES))
        name = edge_name(edge)
        spot = edge_place(edge)
        elements.append(Element(EDGE.element(edge), *spot, size, size, path, "edge", name=name))
    return elements


def _lozenge(bearing: float) -> str:
    """Both ends of the edge, and wide across it, which is at this bearing."""
    across, along = radians(bearing), radians(bearing + 90)
    points = []
    for far, aside in ((SIDE_LENGTH / 2, 0), (SHOULDER, -FINGER), (-SHOULDER, -FINGER)):
        x = far * sin(along) + aside * sin(across)
        y = -far * cos(along) - aside * cos(across)
        points.append((x, y))
    return _closed(points + [(-x, -y) for x, y in points])


def _corners() -> list[Element]:
    """Outside the frame: direction, machine cards, toxic sites that are left, deaths."""
    far, low = WIDTH - 0.05, HEIGHT - 0.05
    elements = [
        Element("direction", 0.55, 0.55, 1, 1, kind="slot"),
        Element("machine-deck", far - 1.17, 0.45, 0.5, 0.8, kind="slot"),
        Element("machine-discard", far - 0.45, 0.45, 0.9, 0.8, kind="slot"),
        Element("toxic-circle", 0.55, low - 0.5, 1, 1, kind="slot"),
    ]
    for number, habitat in enumerate(HABITAT_NAMES):
        x = far - 0.28 - 0.57 * (number % 2)
        y = low - 0.28 - 0.57 * (number // 2)
        elements.append(Element(f"death:{habitat}", x, y, 0.54, 0.54, kind="slot"))
    caption = Phrase("deaths-caption")
    elements.append(
        Element("deaths", far - 0.565, low - 1.27, 1.1, 0.24, kind="slot", label=caption)
    )
    return elements


# --- tableaux and hand --------------------------------------------------------------------------


def track_element(seat: int, step: int) -> str:
    return f"track-{seat}:{step}"


def item_element(seat: int, item: str) -> str:
    return f"items-{seat}:{item}"


def tableau_layout(content: DefendersContent, seat: int) -> Layout:
    """The support track; below it damage and items; below these the cards and markers."""
    steps = max(max(each) for each in content.camp_steps) + 1
    step = TABLEAU / steps
    elements = [
        Element(track_element(seat, number), (number + 0.5) * step, 0.6, step, 1.1, kind="step")
        for number in range(steps)
    ]
    y = 1.75
    elements.append(Element(f"damage-{seat}", 1.6, y, 3.1, 1.0, kind="bare"))
    elements += [
        Element(item_element(seat, item), 3.85 + 1.28 * number, y, 1.2, 1.0, kind="bare")
        for number, item in enumerate(ITEM_NAMES)
    ]
    y, x = 3.2, 0.05
    for name, width in (
        ("active", 1.5), ("team", 1.7), ("hand", 1.25), ("deck", 1.25), ("pile", 1.25),
        ("markers", 1.2),
    ):  # fmt: skip
        elements.append(Element(f"{name}-{seat}", x + width / 2, y, width, 1.7, kind="bare"))
        x += width + 0.03
    title = Phrase("tableau", {"seat": seat})
    return Layout(f"tableau-{seat}", TABLEAU, 4.1, elements, "seat", seat, title)


def hand_layout(content: DefendersContent) -> Layout:
    """The viewer's cards, one place for each there is."""
    width, height = CARD
    cards = [
        Element(
            f"card:{name}",
            (number + 0.5) * width,
            height / 2,
            width,
            height,
            label=Phrase("name", {"name": content.pack.defenders.defender[number].name}),
        )
        for number, name in enumerate(content.card_names)
    ]
    return Layout("hand", width * len(cards), height, cards, "hand", title=Phrase("hand"))
