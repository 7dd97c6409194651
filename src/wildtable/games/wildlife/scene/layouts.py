"""What lies on the table and never moves: the island, the charts, the hand.

A unit is a space's side. Where the island leaves a corner of its sea free, the piles and the cards
of this turn lie there.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import ABILITY_NAMES, SEATS
from wildtable.games.wildlife.scene.flags import FLAG_HEIGHT, FLAG_WIDTH, flag_spots, middle_of_flag
from wildtable.games.wildlife.scene.outline import Point, filled
from wildtable.kernel.scene import Element, Layout, Phrase, Spot

SHORE: Final = 0.5  # sea around the island
EDGE: Final = 0.1  # between the piles and the edge of the board
PILE = (0.8, 1.12)  # width and height of a pile of cards
SHOWN = (2.6, 1.12)  # of the cards of this turn
CLIFF: Final = 0.13  # how far one sees the beach from its side

MOST_ISLANDS: Final = 32  # whose squares lie ready

CARD_WIDTH: Final = 1.0
CARD_HEIGHT: Final = 1.5
CHART_WIDTH: Final = 6.0
TERRAIN_HEIGHT: Final = 1.6
ABILITY_HEIGHT: Final = 0.8


def layouts_of(content: WildlifeContent) -> list[Layout]:
    charts = [chart_layout(content, seat) for seat in range(SEATS)]
    return [island_layout(content), *charts, hand_layout(content)]


# --- the island ---------------------------------------------------------------------------------


def island_layout(content: WildlifeContent) -> Layout:
    island = content.pack.island
    width, height = island.width + 2 * SHORE, island.height + 2 * SHORE
    piles = _piles(squares_of(content), width, height)
    elements = [
        *_land(content),
        *_spaces(content),
        *_borders(content),
        *_areas(content),
        *piles,
    ]
    width = max([width, *[pile.x + pile.width / 2 + EDGE for pile in piles]])
    return Layout("island", width, height, elements, title=Phrase("island"), turns=True)


@lru_cache(maxsize=MOST_ISLANDS)
def squares_of(content: WildlifeContent) -> tuple[Point, ...]:
    return tuple([(space.col, space.row) for space in content.pack.island.spaces])


@lru_cache(maxsize=MOST_ISLANDS)
def squares_by_area(content: WildlifeContent) -> tuple[tuple[Point, ...], ...]:
    squares = squares_of(content)
    return tuple([tuple([squares[space] for space in spaces]) for spaces in content.area_spaces])


@lru_cache(maxsize=MOST_ISLANDS)
def usual_spots(content: WildlifeContent) -> list[list[Spot]]:
    """Where the tally of each area stands, as the island lies and turned, while no tile does."""
    return flag_spots(squares_by_area(content), content.pack.island.height)


def _land(content: WildlifeContent) -> list[Element]:
    squares = squares_of(content)
    beach = filled(squares, 0.2, 0.24)
    return [
        Element("shallows", SHORE, SHORE, path=filled(squares, 0.44, 0.4), kind="shallows"),
        Element("cliff", SHORE, SHORE + CLIFF, path=beach, kind="cliff"),
        Element("beach", SHORE, SHORE, path=beach, kind="beach"),
    ]


def _spaces(content: WildlifeContent) -> list[Element]:
    found = []
    for number, space in enumerate(content.pack.island.spaces):
        area = content.area_names[content.area_of[number]]
        found.append(
            Element(
                f"space:{space.id}",
                SHORE + space.col + 0.5,
                SHORE + space.row + 0.5,
                kind=content.terrain_names[content.terrain_of[number]],
                about=Phrase("space-about", {"space": space.id, "area": area}),
                name=Phrase("the-area", {"area": area}),
            )
        )
    return found


def _borders(content: WildlifeContent) -> list[Element]:
    squares = squares_of(content)
    return [
        Element(
            f"border:{content.area_names[area]}",
            SHORE,
            SHORE,
            path=filled([squares[space] for space in spaces], 0, 0.05),
            kind="outline",
        )
        for area, spaces in enumerate(content.area_spaces)
    ]


def _areas(content: WildlifeContent) -> list[Element]:
    """Where it stands of each area how many tiles everybody has in it."""
    areas = squares_by_area(content)
    found = []
    spots = usual_spots(content)
    for area, name in enumerate(content.area_names):
        x, y = middle_of_flag(spots[area][0])
        found.append(
            Element(
                f"area:{name}",
                SHORE + x,
                SHORE + y,
                FLAG_WIDTH,
                FLAG_HEIGHT,
                path=_pill(FLAG_WIDTH, FLAG_HEIGHT),
                kind="badge",
                about=Phrase("area-about", {"area": name, "count": len(areas[area])}),
                spots=[Spot(SHORE + spot.x, SHORE + spot.y, spot.side) for spot in spots[area]],
            )
        )
    return found


def _pill(width: float, height: float) -> str:
    radius, straight = height / 2, width - height
    return (
        f"M{-straight / 2:.3f} {-radius:.3f}h{straight:.3f}a{radius} {radius} 0 0 1 0 {height}"
        f"h{-straight:.3f}a{radius} {radius} 0 0 1 0 {-height}Z"
    )


def _piles(squares: Sequence[Point], width: float, height: float) -> list[Element]:
    """The deck, the discards and the cards of this turn: in corners, else east of the island."""
    pile_width, pile_height = PILE
    corners = [(0, 0), (1, 1), (0, 1), (1, 0)]  # at the upper right are the board's tools
    found = []
    east = width
    for names, each in ((("deck", "discard"), pile_width), (("shown",), SHOWN[0])):
        wide = len(names) * (each + EDGE)
        places = [
            (EDGE + x * (width - wide - EDGE), EDGE + y * (height - pile_height - 2 * EDGE))
            for x, y in corners
        ]
        free = [place for place in places if _is_sea(squares, *place, wide, pile_height)]
        x, y = free[0] if free else (east, EDGE)
        if free:
            corners.pop(places.index(free[0]))
        else:
            east += wide
        for number, name in enumerate(names):
            left = x + number * (each + EDGE)
            middle = (left + each / 2, y + pile_height / 2)
            found.append(
                Element(
                    name, *middle, each, pile_height, kind="slot", about=Phrase(f"{name}-about")
                )
            )
    return found


def _is_sea(squares: Sequence[Point], x: float, y: float, width: float, height: float) -> bool:
    return not any(
        x - 1 < column + SHORE < x + width and y - 1 < row + SHORE < y + height
        for column, row in squares
    )


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
