"""The whole picture: boards and tracks, the viewer's hand, and the layouts of each seat.

The same places, sizes and signs as in the browser (`web/src/components/LayoutView.svelte`), on
paper of a fixed width.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, final
from xml.sax.saxutils import escape, quoteattr

from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.picture.art import SVG, art_of, named_apart
from wildtable.kernel.picture.pieces import draw_piece, number
from wildtable.kernel.picture.seats import LETTERS, hatches, style
from wildtable.kernel.picture.spots import LABEL, gathered, placed_on
from wildtable.kernel.scene import Element, Layout, Piece
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.words import words_of

WIDTH: Final = 960  # pixels of the paper
SEAT_WIDTH: Final = 240  # of these for the seats, at the right
HIGHEST_BOARD: Final = 620
HIGHEST_TRACK: Final = 160
HIGHEST_HAND: Final = 130
HIGHEST_SEAT: Final = 120
LARGEST_PLACE: Final = 110  # so that a few cards don't fill the paper
GAP: Final = 14
LINE: Final = 22  # pixels of a line of text
MARGIN: Final = 0.04  # of a layout, around it

STYLES: Final = """
text { font-family: system-ui, "DejaVu Sans", sans-serif; text-anchor: middle; font-weight: 700; }
.paper { fill: #f4f1e8; }
.title, .prompt, .seat { text-anchor: start; font-size: 15px; fill: #1b2621; }
.prompt { font-weight: 400; }
.ground { fill: var(--texture, #e9e3d2); stroke: #8a8674; }
.kind-hole rect { rx: 50%; }
.kind-slot .ground { fill: none; stroke-dasharray: 4 4; }
.outline { fill: none; stroke: #1b2621; stroke-width: 3px; stroke-linejoin: round; }
.label { fill: #55615a; font-weight: 600; }
.textured { fill: #16211c; stroke: #fff9; stroke-linejoin: round; paint-order: stroke; }
.card { fill: #fffdf5; stroke: #8a8674; }
.back { fill: url(#wt-back); stroke: #1b6844; }
.face, .count { fill: #1b2621; }
.many { fill: #fffdf5; }
.colour { fill: currentColor; stroke: #0009; }
.hatch { fill: var(--seat-hatch); opacity: .3; }
.disc { fill: #fffdf6; }
.pip, .lost { fill: #d7263d; stroke: #17120d; stroke-width: .015; }
.lost { fill: #2a2420; }
.ring { fill: none; stroke: var(--seat-ink); opacity: .35; }
.letter { fill: var(--seat-ink); stroke: currentColor; paint-order: stroke; }
.ground, .outline, .card, .back, .colour { vector-effect: non-scaling-stroke; }
"""
BACK: Final = (
    '<pattern id="wt-back" width=".2" height=".14" viewBox="0 0 8 8">'
    '<path d="M0 0 8 8M8 0 0 8" fill="none" stroke="#1b6844" stroke-width="1"/></pattern>'
)


class Block(NamedTuple):
    """Something drawn, and how much room it takes."""

    width: float
    height: float
    svg: str


def picture(game: Game, content: Content, state: State, seats: int, viewer: int = SPECTATOR) -> str:
    """The state as `viewer` sees it, as an SVG that stands by itself."""
    return _Picture(game, content, state, seats, viewer).draw()


def board_picture(game: Game, content: Content, state: State, seats: int) -> str:
    """Only the boards and what lies on them, as a map that something is drawn into."""
    drawn = _Picture(game, content, state, seats, SPECTATOR)
    return drawn.paper(_below(drawn.boards()))


@final
class _Picture:
    """One picture on its way to the paper."""

    def __init__(self, game: Game, content: Content, state: State, seats: int, viewer: int) -> None:
        scene = game.scene(content, state, viewer)
        self.game = game
        self.seats = seats
        self.viewer = viewer
        self.words = words_of(game)
        self.art = art_of(game.art())
        self.prompt = self.words.phrase(scene.prompt.text)
        self.lying: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.lying.setdefault(piece.at, []).append(piece)
        self.layouts = [each for each in game.layouts(content) if self.is_shown(each)]
        self.pickable = {
            domain.name for family in content.moves.families for domain in family.domains
        }
        self.symbols = {id for piece in scene.pieces for id in (piece.symbol, *piece.over)}
        self.symbols |= {_kind(each) for layout in self.layouts for each in layout.elements}

    def is_shown(self, layout: Layout) -> bool:
        """Whether there is anything on it, its seat plays, and the viewer may see it."""
        if layout.place == "hand" and layout.owner >= 0 and layout.owner != self.viewer:
            return False
        return bool(layout.elements) and layout.owner < self.seats

    # --- the paper ----------------------------------------------------------------------------

    def draw(self) -> str:
        table = _below([*self.boards(), *self.tracks(), *self.hands()])
        seats = _below([self.place_of_seat(seat) for seat in range(self.seats)])
        left = WIDTH - SEAT_WIDTH - 2 * GAP
        middle = Block(
            WIDTH,
            max(table.height, seats.height),
            f'{table.svg}<g transform="translate({left} 0)">{seats.svg}</g>',
        )
        return self.paper(_below([self.heading(), middle]))

    def paper(self, page: Block) -> str:
        width = number(min(page.width + 2 * GAP, WIDTH))
        height = number(page.height + 2 * GAP)
        defs = BACK + hatches(self.seats) + self.art.only(self.symbols)
        svg = (
            f"<title>{escape(self.game.title)}</title>"
            f"<style>{_within(STYLES)}{escape(self.art.styles)}</style><defs>{defs}</defs>"
            f'<rect class="paper" width="{width}" height="{height}"/>'
            f'<g transform="translate({GAP} {GAP})">{page.svg}</g>'
        )
        return (
            f'<svg xmlns="{SVG}" class="wildtable" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" role="img">{named_apart(svg, self.game.name)}</svg>'
        )

    def heading(self) -> Block:
        return Block(
            WIDTH,
            LINE,
            f'<text class="title" y="{LINE - 6}">{escape(self.game.title)}'
            f'<tspan class="prompt" dx="10">{escape(self.prompt)}</tspan></text>',
        )

    def boards(self) -> list[Block]:
        """Boards side by side, and beside them the tracks that are taller than wide."""
        boards = [each for each in self.layouts if each.place == "board"]
        tall = [each for each in self.layouts if each.place == "track" and _is_tall(each)]
        return self.row([*boards, *tall], HIGHEST_BOARD)

    def tracks(self) -> list[Block]:
        wide = [each for each in self.layouts if each.place == "track" and not _is_tall(each)]
        return [block for each in wide for block in self.row([each], HIGHEST_TRACK)]

    def hands(self) -> list[Block]:
        hands = [gathered(each, self.lying) for each in self.layouts if each.place == "hand"]
        return self.row([each for each in hands if each.elements], HIGHEST_HAND)

    def row(self, layouts: Sequence[Layout], height: float) -> list[Block]:
        """Layouts side by side, as large as fits the paper and the height."""
        if not layouts:
            return []
        shapes = sum([each.width / each.height for each in layouts])
        room = WIDTH - SEAT_WIDTH - GAP * (len(layouts) + 2)
        high = min(height, room / shapes)
        return [_beside([self.layout(each, high / each.height) for each in layouts])]

    def place_of_seat(self, seat: int) -> Block:
        """A seat with its sign and its layouts."""
        sign = (
            f'<g{style(seat)}><circle class="colour" cx="9" cy="{LINE / 2}" r="9"/>'
            f'<text class="letter" x="9" y="{LINE / 2 + 4.5}" font-size="12">{LETTERS[seat]}</text>'
            "</g>"
        )
        name = escape(self.words.say("kernel-seat", {"seat": seat}))
        heading = Block(
            SEAT_WIDTH, LINE, f'{sign}<text class="seat" x="26" y="{LINE - 6}">{name}</text>'
        )
        layouts = [
            self.layout(each, min(SEAT_WIDTH / each.width, HIGHEST_SEAT / each.height))
            for each in self.layouts
            if each.place == "seat" and each.owner == seat
        ]
        return _below([heading, *layouts], gap=2)

    # --- a layout -----------------------------------------------------------------------------

    def layout(self, layout: Layout, scale: float) -> Block:
        scale = min(scale, LARGEST_PLACE / min([each.width for each in layout.elements]))
        margin = MARGIN * min(layout.width, layout.height)
        width, height = layout.width + 2 * margin, layout.height + 2 * margin
        grounds = [each for each in layout.elements if each.kind != "outline"]
        outlines = [each for each in layout.elements if each.kind == "outline"]
        drawn = [self.ground(each) for each in grounds]
        drawn += [_moved(each, _shape(each, "outline")) for each in outlines]
        longest = self.longest_labels(grounds)
        drawn += [self.label(each, longest) for each in layout.elements]
        for element in grounds:
            for piece, where in placed_on(element, self.lying.get(element.id, [])):
                drawn.append(draw_piece(piece, where, self.art))
        wide, high = layout.width * scale, layout.height * scale
        box = [-margin, -margin, width, height]
        svg = (
            f'<svg width="{number(wide)}" height="{number(high)}" '
            f'viewBox="{" ".join([number(each) for each in box])}">{"".join(drawn)}</svg>'
        )
        return Block(wide, high, svg)

    def ground(self, element: Element) -> str:
        kind = _kind(element)
        texture = f' style="--texture:url(#{kind})"' if self.art.has(kind) else ""
        return _moved(element, _shape(element, "ground"), f' class="element {kind}"{texture}')

    def label(self, element: Element, longest: dict[tuple[float, float], int]) -> str:
        """What stands written on an element: its label, or its name where it can be picked.

        In the middle of an empty place, else at the edge that pieces leave free.
        """
        text = self.written(element)
        if not text:
            return ""
        textured = self.art.has(_kind(element))
        share = LABEL * 0.95 if element.label or textured else 0.32
        length = max(longest.get((element.width, element.height), 0), len(text), 2)
        size = min(element.height * share, element.width * 1.4 / length)
        if textured and not element.label:
            y = element.height * 0.42
        elif element.label and element.id in self.lying:
            y = size * 1.15 - element.height / 2
        else:
            y = size * 0.36
        return (
            f'<text class="label{" textured" if textured else ""}" x="{number(element.x)}" '
            f'y="{number(element.y + y)}" font-size="{number(size)}" '
            f'stroke-width="{number(size * 0.25)}">{escape(text)}</text>'
        )

    def written(self, element: Element) -> str:
        if element.label:
            return self.words.phrase(element.label)
        domain, _, name = element.id.partition(":")
        hidden = element.id in self.lying and not self.art.has(_kind(element))
        code = element.name is not None and not name.isalnum()  # nobody calls it so: `-3,3:SW`
        return name if domain in self.pickable and not hidden and not code else ""

    def longest_labels(self, elements: Sequence[Element]) -> dict[tuple[float, float], int]:
        """Places of one size have labels of one size."""
        longest: dict[tuple[float, float], int] = {}
        for each in elements:
            length = len(self.words.phrase(each.label)) if each.label else 0
            size = (each.width, each.height)
            longest[size] = max(longest.get(size, 0), length)
        return longest


def _beside(blocks: Sequence[Block]) -> Block:
    x = 0.0
    drawn = []
    for block in blocks:
        drawn.append(f'<g transform="translate({number(x)} 0)">{block.svg}</g>')
        x += block.width + GAP
    return Block(x - GAP, max([block.height for block in blocks]), "".join(drawn))


def _below(blocks: Sequence[Block], gap: float = GAP) -> Block:
    y = 0.0
    drawn = []
    for block in blocks:
        drawn.append(f'<g transform="translate(0 {number(y)})">{block.svg}</g>')
        y += block.height + gap
    width = max([block.width for block in blocks], default=0)
    return Block(width, max(y - gap, 0), "".join(drawn))


def _is_tall(layout: Layout) -> bool:
    return layout.height > layout.width


def _kind(element: Element) -> str:
    return f"kind-{element.kind}" if element.kind else ""


def _moved(element: Element, svg: str, attributes: str = "") -> str:
    place = f"translate({number(element.x)} {number(element.y)})"
    return f'<g{attributes} transform="{place}" data-element={quoteattr(element.id)}>{svg}</g>'


def _shape(element: Element, name: str) -> str:
    if element.path:
        return f'<path class="{name}" d="{element.path}"/>'
    return (
        f'<rect class="{name}" x="{number(-element.width / 2)}" '
        f'y="{number(-element.height / 2)}" width="{number(element.width)}" '
        f'height="{number(element.height)}" '
        f'rx="{number(min(element.width, element.height) * 0.08)}"/>'
    )


def _within(styles: str) -> str:
    """The rules for our own pictures alone, whatever else is on the page."""
    rules = [line.split("{") for line in styles.strip().splitlines()]
    return "\n".join(
        [
            ", ".join([f".wildtable {each.strip()}" for each in selectors.split(",")]) + " {" + body
            for selectors, body in rules
        ]
    )
