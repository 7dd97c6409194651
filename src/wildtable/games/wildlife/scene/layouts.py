"""What lies on the table and never moves: the island with its tracks, the charts, the hand.

The island lies inside the success track, a ring as on a printed board; east of it are the small and
the big scoring track, the piles and the cards of this turn. A unit is a space's side.
"""

from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import ABILITY_NAMES, AREAS, SEATS
from wildtable.games.wildlife.scene.outline import filled
from wildtable.kernel.scene import Element, Layout, Phrase

RING: Final = 100  # positions of the success track until it begins anew
SHORE: Final = 0.9  # water on both sides of the island together
EAST: Final = 1.4  # room for the scoring tracks and the cards
POSITION: Final = 0.62  # a position of a scoring track
PILE: Final = (0.64, 0.9)  # width and height of a pile of cards
STEPS: Final = ("start", "areas", "herds", "adaptations", "abilities", "food")

CARD_WIDTH: Final = 1.0
CARD_HEIGHT: Final = 1.5
CHART_WIDTH: Final = 6.0
TERRAIN_HEIGHT: Final = 1.6
ABILITY_HEIGHT: Final = 0.8
BADGE: Final = "M-.19 0a.19.19 0 1 0 .38 0a.19.19 0 1 0-.38 0Z"


def layouts_of(content: WildlifeContent) -> list[Layout]:
    charts = [chart_layout(content, seat) for seat in range(SEATS)]
    return [island_layout(content), *charts, hand_layout(content)]


# --- the island ---------------------------------------------------------------------------------


def island_layout(content: WildlifeContent) -> Layout:
    island = content.pack.island
    inner_width, inner_height = island.width + SHORE + EAST, island.height + SHORE
    side = (inner_width + inner_height) / (RING / 2 - 2)  # of a position on the ring
    columns = round(inner_width / side) + 2
    rows = RING // 2 + 2 - columns
    width, height = columns * side, rows * side
    left = (width - island.width - EAST) / 2
    top = (height - island.height) / 2
    elements = [
        Element("sea", 0, 0, path=f"M0 0H{width:.3f}V{height:.3f}H0Z", kind="sea"),
        *_land(content, left, top),
        *_spaces(content, left, top),
        *_borders(content, left, top),
        *_areas(content, left, top),
        *_east(content, width - side - EAST, side, height - 2 * side),
        *_ring(side, columns, rows),
    ]
    return Layout("island", width, height, elements, title=Phrase("island"))


def _squares(content: WildlifeContent) -> list[tuple[int, int]]:
    return [(space.col, space.row) for space in content.pack.island.spaces]


def _land(content: WildlifeContent, left: float, top: float) -> list[Element]:
    squares = _squares(content)
    return [
        Element("shallows", left, top, path=filled(squares, 0.3, 0.3), kind="shallows"),
        Element("beach", left, top, path=filled(squares, 0.12, 0.2), kind="beach"),
    ]


def _spaces(content: WildlifeContent, left: float, top: float) -> list[Element]:
    return [
        Element(
            f"space:{space.id}",
            left + space.col + 0.5,
            top + space.row + 0.5,
            kind=content.terrain_names[content.terrain_of[number]],
        )
        for number, space in enumerate(content.pack.island.spaces)
    ]


def _borders(content: WildlifeContent, left: float, top: float) -> list[Element]:
    squares = _squares(content)
    return [
        Element(
            f"border:{content.area_names[area]}",
            left,
            top,
            path=filled([squares[space] for space in spaces], 0, 0.05),
            kind="outline",
        )
        for area, spaces in enumerate(content.area_spaces)
    ]


def _areas(content: WildlifeContent, left: float, top: float) -> list[Element]:
    """A badge for each area: how many of its spaces are free, or its pawn."""
    elements = []
    for area in range(AREAS):
        x, y = _badge_place(content, area)
        name = content.area_names[area]
        elements.append(
            Element(f"area:{name}", left + x, top + y, 0.56, 0.56, path=BADGE, kind="badge")
        )
    return elements


def _badge_place(content: WildlifeContent, area: int) -> tuple[float, float]:
    """Where four spaces of the area meet, else between two: there it covers least."""
    squares = _squares(content)
    own = {squares[space] for space in content.area_spaces[area]}
    anchor = content.space_names.index(content.pack.island.areas[area].anchor)
    x, y = squares[anchor]
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner = {(x + dx - i, y + dy - j) for i in (0, 1) for j in (0, 1)}
        if corner <= own:
            return x + dx, y + dy
    beside = [(x + dx, y + dy) for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1))]
    nx, ny = next(square for square in beside if square in own)
    return (x + nx) / 2 + 0.5, (y + ny) / 2 + 0.5


def _ring(side: float, columns: int, rows: int) -> list[Element]:
    """The success track: from the upper left corner clockwise."""
    places = [(column, 0) for column in range(columns)]
    places += [(columns - 1, row) for row in range(1, rows)]
    places += [(column, rows - 1) for column in range(columns - 2, -1, -1)]
    places += [(0, row) for row in range(rows - 2, 0, -1)]
    return [
        Element(
            f"success:{number}",
            (column + 0.5) * side,
            (row + 0.5) * side,
            side,
            side,
            kind=f"step-{number}" if number % 10 == 0 else "fifth" if number % 5 == 0 else "step",
        )
        for number, (column, row) in enumerate(places, 1)
    ]


def _east(content: WildlifeContent, left: float, top: float, height: float) -> list[Element]:
    """The small scoring track; beside it the big one, the piles, and the cards of this turn."""
    gap = (EAST - 2 * POSITION) / 3
    first, second = left + gap + POSITION / 2, left + 2 * gap + 1.5 * POSITION
    elements = []
    for position in range(content.pawns):
        kind = "big-score" if content.triggers[position] else "score"
        y = top + gap + (position + 0.5) * POSITION
        elements.append(Element(f"pawn:{position + 1}", first, y, POSITION, POSITION, kind=kind))
    for number, name in enumerate(STEPS):
        y = top + gap + (number + 0.5) * POSITION
        kind = f"scoring-{name}"
        elements.append(Element(f"step:{name}", second, y, POSITION, POSITION, kind=kind))
    below = top + gap + len(STEPS) * POSITION
    pile_width, pile_height = PILE
    for number, name in enumerate(("deck", "discard")):
        y = below + (number + 0.5) * (pile_height + gap)
        elements.append(Element(name, second, y, pile_width, pile_height, kind="slot"))
    below = max(below + 2 * (pile_height + gap), top + gap + content.pawns * POSITION) + gap
    room = top + height - gap - below
    elements.append(
        Element("shown", left + EAST / 2, below + room / 2, EAST - 2 * gap, room, kind="slot")
    )
    return elements


# --- charts and hand ----------------------------------------------------------------------------


def chart_element(seat: int, name: str) -> str:
    """A terrain or an ability on a seat's chart."""
    return f"chart-{seat}:{name}"


def ability_element(seat: int, name: str) -> str:
    return f"abilities-{seat}:{name}"


def start_element(seat: int) -> str:
    """Where the purple pawn stands by a start player (LIF-23.11)."""
    return f"start-{seat}:pawn"


def chart_layout(content: WildlifeContent, seat: int) -> Layout:
    """The terrains with their stacks, and below them the abilities."""
    terrains = [
        Element(
            chart_element(seat, name),
            place + 0.5,
            TERRAIN_HEIGHT / 2,
            0.96,
            TERRAIN_HEIGHT,
            kind=name,
            label=Phrase(f"short-{name}"),
        )
        for place, name in enumerate(content.terrain_names)
    ]
    width = CHART_WIDTH / (len(ABILITY_NAMES) + content.rotating_start)
    y = TERRAIN_HEIGHT + 0.08 + ABILITY_HEIGHT / 2
    abilities = [
        Element(
            ability_element(seat, name), (place + 0.5) * width, y, width * 0.96, ABILITY_HEIGHT,
            kind="slot",
        )
        for place, name in enumerate(ABILITY_NAMES)
    ]  # fmt: skip
    if content.rotating_start:
        x = CHART_WIDTH - width / 2
        pawn = Element(start_element(seat), x, y, width * 0.96, ABILITY_HEIGHT, kind="hole")
        abilities.append(pawn)
    return Layout(
        f"chart-{seat}",
        CHART_WIDTH,
        TERRAIN_HEIGHT + ABILITY_HEIGHT + 0.1,
        terrains + abilities,
        place="seat",
        owner=seat,
        title=Phrase("chart", {"seat": seat}),
    )


def hand_layout(content: WildlifeContent) -> Layout:
    """The viewer's cards, one place for each kind."""
    cards = [
        Element(
            f"card:{name}",
            (place + 0.5) * CARD_WIDTH,
            CARD_HEIGHT / 2,
            CARD_WIDTH,
            CARD_HEIGHT,
            label=Phrase(f"short-{name}"),
        )
        for place, name in enumerate(content.card_names)
    ]
    return Layout(
        "hand",
        CARD_WIDTH * len(cards),
        CARD_HEIGHT,
        cards,
        place="hand",
        title=Phrase("hand"),
    )
