"""What lies on the table and never moves: the map, the place of each seat, the hand.

The map is drawn from the polygons and borders of the content, in their units; below it lie the
cards in play. Spaces have the numbers of their map cards.
"""

from typing import Final

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.moves import SEATS, TEAM
from wildtable.games.wildlands.pack import Border, Chart, Space
from wildtable.games.wildlands.scene.drawing import (
    across,
    arrow,
    bars,
    double_arrow,
    middle_of,
    outline,
)
from wildtable.kernel.scene import Element, Layout, Phrase

MAP: Final = "map"
IN_PLAY: Final = "in-play"
STRIP: Final = 116.0  # height of the strip for the cards in play
LEAST: Final = 92.0  # size of a space as its number and its pieces see it
HIGHEST: Final = 122.0
WIDEST: Final = 168.0
WIDER: Final = 1.25  # than a space is: pieces take two thirds of it
WALL: Final = 8.0  # thickness
LINE: Final = 3.0
CLIMB: Final = 22.0  # length of its arrow
GATE: Final = 40.0
TORCH: Final = "M0-9C4-4 6-2 6 2A6 6 0 0 1-6 2C-6-1-3-2-3-5-1-4 0-6 0-9Z"
TORCHES: Final = 9  # every so many walls bear one

SLOT: Final = 1.0  # of a character at its seat
ROW: Final = 0.86  # the row of trophies and piles below
PILE: Final = 0.62
MARKER: Final = 0.6
CARD_WIDTH: Final = 5.0
CARD_HEIGHT: Final = 7.0


def layouts_of(content: WildlandsContent) -> list[Layout]:
    seats = [seat_layout(seat) for seat in range(SEATS)]
    return [map_layout(content), *seats, hand_layout(content)]


# --- the map ------------------------------------------------------------------------------------


def space_element(space: int) -> str:
    return f"space:{space + 1}"


def map_layout(content: WildlandsContent) -> Layout:
    name = content.map_name
    chart = content.pack.charts[name]
    width, height = chart.canvas
    elements = [
        Element(
            "ground", 0, 0, width, height,
            path=f"M0 0H{width:g}V{height:g}H0Z", kind=f"{name}-ground", about=Phrase("ground"),
        ),
        *[_space(content, space) for space in chart.spaces],
        *_borders(chart, name),
        Element(
            IN_PLAY, width / 2, height + STRIP / 2 + 4, width, STRIP - 8,
            kind="slot", label=Phrase("in-play"),
        ),
    ]  # fmt: skip
    return Layout(MAP, width, height + STRIP, elements, title=Phrase(f"map-{name}"))


def _space(content: WildlandsContent, space: Space) -> Element:
    x, y = space.core
    xs, ys = [p for p, _ in space.polygon], [q for _, q in space.polygon]
    return Element(
        f"space:{space.id}",
        x,
        y,
        min(WIDEST, max(LEAST, WIDER * 2 * min(x - min(xs), max(xs) - x))),
        min(HIGHEST, max(LEAST, 2 * min(y - min(ys), max(ys) - y))),
        path=outline(space.polygon, space.core),
        kind=f"{content.map_name}-{_terrain(space)}",
        label=Phrase("space-number", {"space": space.id}),
        about=Phrase(
            "space-about",
            {
                "space": space.id,
                "zone": space.zone,
                "terrain": _terrain(space),
                "near": " ".join(
                    [str(other + 1) for other in content.neighbors[int(space.id) - 1]]
                ),
            },
        ),
    )


def _terrain(space: Space) -> str:
    if space.high:
        return "high-cover" if space.cover else "high"
    return "cover" if space.cover else "open"


def _borders(chart: Chart, name: str) -> list[Element]:
    """White lines, walls, the arrows of climbs and gates; torches on the walls of a dungeon."""
    cores = {space.id: space.core for space in chart.spaces}
    lines = [border.line for border in chart.borders if border.kind != "wall"]
    walls = [border.line for border in chart.borders if border.kind == "wall"]
    elements = [
        Element("lines", 0, 0, path=bars(lines, LINE), kind="line", about=Phrase("lines")),
        Element("walls", 0, 0, path=bars(walls, WALL), kind=f"{name}-wall", about=Phrase("walls")),
    ]
    if name == "dungeon":
        for number, wall in enumerate(walls[::TORCHES]):
            x, y = middle_of(wall)
            elements.append(
                Element(f"torch:{number}", x, y, 12, 18, TORCH, "torch", about=Phrase("torch"))
            )
    for border in chart.borders:
        if border.climb_to is not None:
            elements.append(_climb(border, border.climb_to, cores[border.climb_to]))
        elif border.kind == "gate":
            elements.append(_gate(border, cores[border.a]))
    return elements


def _climb(border: Border, top: int, core: tuple[float, float]) -> Element:
    low = border.b if border.a == top else border.a
    x, y = middle_of(border.line)
    return Element(
        f"climb:{low}-{top}", x, y, CLIMB, CLIMB,
        path=arrow(across(border.line, core), CLIMB), kind="climb",
        about=Phrase("climb", {"space": low or 0, "space2": top}),
    )  # fmt: skip


def _gate(border: Border, core: tuple[float, float]) -> Element:
    x, y = middle_of(border.line)
    return Element(
        f"gate:{border.a}-{border.b}", x, y, GATE, GATE,
        path=double_arrow(across(border.line, core), GATE), kind="gate",
        about=Phrase("gate", {"space": border.a, "space2": border.b or 0}),
    )  # fmt: skip


# --- seats and hand -----------------------------------------------------------------------------


def team_element(seat: int, place: int) -> str:
    """Where the character card of a position lies."""
    return f"team-{seat}:{place}"


def trophies_element(seat: int) -> str:
    """Shards claimed and miniatures taken."""
    return f"trophies:{seat}"


def deck_element(seat: int) -> str:
    return f"deck:{seat}"


def discard_element(seat: int) -> str:
    return f"discard:{seat}"


def marker_element(seat: int) -> str:
    return f"marker:{seat}"


def seat_layout(seat: int) -> Layout:
    """The team in a row; below it the marker, what was scored, deck and discard pile."""
    width = TEAM * SLOT
    team = [
        Element(team_element(seat, place), (place + 0.5) * SLOT, SLOT / 2, SLOT, SLOT,
                kind="team", about=Phrase("team-place"))
        for place in range(TEAM)
    ]  # fmt: skip
    y, height = SLOT + 0.06 + ROW / 2, ROW
    scored = width - MARKER - 2 * PILE - 0.2
    row = [
        Element(marker_element(seat), MARKER / 2, y, MARKER, height, kind="slot",
                about=Phrase("marker-place")),
        Element(trophies_element(seat), MARKER + 0.06 + scored / 2, y, scored, height,
                kind="trophies", about=Phrase("trophies")),
        Element(deck_element(seat), width - 1.5 * PILE - 0.06, y, PILE, height, kind="slot",
                about=Phrase("deck")),
        Element(discard_element(seat), width - PILE / 2, y, PILE, height, kind="slot",
                about=Phrase("discard")),
    ]  # fmt: skip
    return Layout(
        f"seat-{seat}",
        width,
        SLOT + 0.06 + ROW,
        team + row,
        place="seat",
        owner=seat,
        title=Phrase("team", {"seat": seat}),
    )


def hand_layout(content: WildlandsContent) -> Layout:
    """The viewer's cards, a place for each kind of every faction."""
    names = content.card_names
    cards = [
        Element(f"card:{name}", (place + 0.5) * CARD_WIDTH, CARD_HEIGHT / 2, CARD_WIDTH,
                CARD_HEIGHT)
        for place, name in enumerate(names)
    ]  # fmt: skip
    width = CARD_WIDTH * len(names)
    return Layout("hand", width, CARD_HEIGHT, cards, place="hand", title=Phrase("hand"))
