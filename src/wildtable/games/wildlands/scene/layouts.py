"""What lies on the table and never moves: the map, the place of each seat, the hand.

The map is drawn from the polygons and borders of the content, in their units. Spaces have the
numbers of their map cards; sentences call them by zone and number.
"""

from typing import Final

from msgspec.structs import replace

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.moves import KINDS, SEATS, TEAM, WILD
from wildtable.games.wildlands.pack import Border, Chart, Space
from wildtable.games.wildlands.scene.drawing import (
    Segment,
    across,
    arrow,
    bars,
    double_arrow,
    middle_of,
    outline,
    pool,
)
from wildtable.games.wildlands.scene.names import card_title, place, where
from wildtable.kernel.scene import Element, Layout, Phrase

MAP: Final = "map"
TRIM: Final = 14.0  # of the canvas around the outer walls, where nothing is
LEAST: Final = 92.0  # size of a space as its number and its pieces see it
HIGHEST: Final = 122.0
WIDEST: Final = 168.0
WIDER: Final = 1.25  # than a space is: pieces take two thirds of it
WALL: Final = 9.0  # thickness
CREST: Final = 3.4  # of its lit top
SHADES: Final[tuple[float, ...]] = (30.0, 22.0, 15.0)  # of its shadow, softer outside
POOL: Final = 105.0  # radius of a torch's light
LINE: Final = 2.6
LINE_EDGE: Final = 5.4  # of the groove that a line lies in
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
    chart = _trimmed(content.pack.charts[name])
    width, height = chart.canvas
    elements = [*[_space(content, space) for space in chart.spaces], *_borders(chart, name)]
    return Layout(MAP, width, height, elements, title=Phrase(f"map-{name}"), turns=True)


def on_map(line: Segment) -> Segment:
    """A line of the content where it lies on the layout."""
    x, y, u, v = line
    return x - TRIM, y - TRIM, u - TRIM, v - TRIM


def _trimmed(chart: Chart) -> Chart:
    """The map without the margin of its canvas, so that it is as large as its zone allows."""
    width, height = chart.canvas
    spaces = [
        replace(
            space,
            polygon=[(x - TRIM, y - TRIM) for x, y in space.polygon],
            core=(space.core[0] - TRIM, space.core[1] - TRIM),
        )
        for space in chart.spaces
    ]
    borders = [replace(border, line=on_map(border.line)) for border in chart.borders]
    canvas = (width - 2 * TRIM, height - 2 * TRIM)
    return replace(chart, canvas=canvas, spaces=spaces, borders=borders)


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
                **where(content, int(space.id) - 1),
                "terrain": _terrain(space),
                "near": " ".join(
                    [str(other + 1) for other in content.neighbors[int(space.id) - 1]]
                ),
            },
        ),
        name=place(content, int(space.id) - 1),
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
    crests = [(x - 1.2, y - 1.6, u - 1.2, v - 1.6) for x, y, u, v in walls]  # lit from above
    floors = [space.polygon for space in chart.spaces]
    torches = [middle_of(wall) for wall in walls[::TORCHES]] if name == "dungeon" else []
    elements = [
        *[
            Element(f"glow:{number}", x, y, path=pool((x, y), POOL, floors), kind="glow")
            for number, (x, y) in enumerate(torches)
        ],
        *[
            Element(f"shade:{number}", 0, 0, path=bars(walls, width), kind="shade")
            for number, width in enumerate(SHADES)
        ],
        Element("line-edge", 0, 0, path=bars(lines, LINE_EDGE), kind="shade"),
        Element("lines", 0, 0, path=bars(lines, LINE), kind="line", about=Phrase("lines")),
        Element("wall-edge", 0, 0, path=bars(walls, WALL + 4), kind="wall-edge"),
        Element("walls", 0, 0, path=bars(walls, WALL), kind=f"{name}-wall", about=Phrase("walls")),
        Element("wall-top", 0, 0, path=bars(crests, CREST), kind="wall-top"),
        *[
            Element(f"torch:{number}", x, y, 12, 18, TORCH, "torch", about=Phrase("torch"))
            for number, (x, y) in enumerate(torches)
        ],
    ]
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


def played_element(seat: int) -> str:
    """Its cards of the action that goes on, defences among them."""
    return f"played:{seat}"


def marker_element(seat: int) -> str:
    return f"marker:{seat}"


def seat_layout(seat: int) -> Layout:
    """The team in a row; below it the marker, what was scored, cards in play, deck and discards."""
    width = TEAM * SLOT
    team = [
        Element(team_element(seat, place), (place + 0.5) * SLOT, SLOT / 2, SLOT, SLOT,
                kind="team", about=Phrase("team-place"))
        for place in range(TEAM)
    ]  # fmt: skip
    y, height = SLOT + 0.06 + ROW / 2, ROW
    scored = width - MARKER - 3 * PILE - 0.26
    row = [
        Element(marker_element(seat), MARKER / 2, y, MARKER, height, kind="slot",
                about=Phrase("marker-place")),
        Element(trophies_element(seat), MARKER + 0.06 + scored / 2, y, scored, height,
                kind="trophies", about=Phrase("trophies")),
        Element(played_element(seat), width - 2.5 * PILE - 0.12, y, PILE, height, kind="slot",
                about=Phrase("in-play")),
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
    cards = [
        Element(
            f"card:{name}",
            (card + 0.5) * CARD_WIDTH,
            CARD_HEIGHT / 2,
            CARD_WIDTH,
            CARD_HEIGHT,
            name=card_title(content, card) if _is_printed(content, card) else None,
        )
        for card, name in enumerate(content.card_names)
    ]
    width = CARD_WIDTH * len(cards)
    return Layout("hand", width, CARD_HEIGHT, cards, place="hand", title=Phrase("hand"))


def _is_printed(content: WildlandsContent, card: int) -> bool:
    """A deck need not have all kinds that there are numbers for."""
    printed = len(content.pack.factions[card // KINDS].card)
    return card % KINDS < printed or card % KINDS == WILD
