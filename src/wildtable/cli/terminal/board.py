"""A layout and the pieces on it, drawn with characters.

Pieces are their letters in their owner's colour. Colour is never needed: where seats own pieces of
the same letter, each carries its owner's number (`W₀`, `W₁`), else the letter tells (`owners`).
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final, final

from rich.text import Text

from wildtable.cli.terminal.canvas import Canvas, Ink
from wildtable.kernel.picture.seats import COLOURS
from wildtable.kernel.scene import Element, Layout, Phrase, Piece

SEAT_COLOURS: Final = (*COLOURS[:-1], "default")  # black is not seen on every terminal
SUBSCRIPTS: Final = "₀₁₂₃₄₅₆₇"
EMPTY: Final = "·"  # for a place that has no frame
MORE: Final = "…"
LEAST_FRAME: Final = 4  # columns from one edge to the other
LIT: Final = "bold"


def seat_style(seat: int) -> str:
    return f"bold {SEAT_COLOURS[seat]}" if seat >= 0 else "bold"


def letter_of(piece: Piece) -> str:
    return piece.letter or piece.symbol[0].upper()


def owners(pieces: Sequence[Piece]) -> dict[str, set[int]]:
    """Which seats own pieces of a letter."""
    found: dict[str, set[int]] = {}
    for piece in pieces:
        if piece.owner >= 0:
            found.setdefault(letter_of(piece), set()).add(piece.owner)
    return found


def draw(
    layout: Layout,
    pieces: Sequence[Piece],
    lit: Collection[str],
    say: Callable[[Phrase], str],
    width: int,
) -> Text:
    """The layout at most `width` columns wide; `lit` are the elements that may be picked."""
    return _Drawing(layout, pieces, lit, say, width).draw()


@final
class _Drawing:
    """One layout on its way to the canvas."""

    def __init__(
        self,
        layout: Layout,
        pieces: Sequence[Piece],
        lit: Collection[str],
        say: Callable[[Phrase], str],
        width: int,
    ) -> None:
        self.layout = layout
        self.pieces = pieces
        self.lit = lit
        self.shared = [letter for letter, seats in owners(pieces).items() if len(seats) > 1]
        self.labels = {each.id: say(each.label) for each in layout.elements if each.label}
        # Outlines without a label are walls, lines and light: nothing that letters could show.
        drawn = [each for each in layout.elements if each.label or not each.path]
        self.elements = drawn or layout.elements
        narrow = min([each.width for each in self.elements])
        flat = min([each.height for each in self.elements])
        longest = max([len(label) for label in self.labels.values()], default=1)
        self.columns = min((longest + 3) / narrow, (width - 1) / layout.width)
        self.framed = self.columns * narrow >= LEAST_FRAME
        lines = 2 if self.labels else 1
        self.rows = (lines + 1 if self.framed else lines) / flat
        self.canvas = Canvas(
            round(layout.width * self.columns) + 1, round(layout.height * self.rows) + 1
        )

    def draw(self) -> Text:
        for element in self.elements:
            self.draw_element(element)
        return self.canvas.render()

    def draw_element(self, element: Element) -> None:
        left = round((element.x - element.width / 2) * self.columns)
        right = round((element.x + element.width / 2) * self.columns)
        top = round((element.y - element.height / 2) * self.rows)
        bottom = round((element.y + element.height / 2) * self.rows)
        boxed = self.framed and not element.path
        if boxed:
            self.canvas.frame(left, top, right, bottom)
            left, top = left + 1, top + 1
        room = max(right - left, 1)
        for row, inks in enumerate(self.content(element, boxed, room, max(bottom - top, 1))):
            length = sum([len(text) for text, _ in inks])
            self.canvas.write(left + (room - length) // 2, top + row, inks)

    def content(self, element: Element, boxed: bool, room: int, lines: int) -> list[list[Ink]]:
        """What stands in a place: its label where it has one, then its pieces.

        An empty place that may be picked shows the name that is typed for it.
        """
        inks = [self.ink(piece) for piece in self.pieces if piece.at == element.id]
        style = LIT if element.id in self.lit else "dim"
        label = self.labels.get(element.id, "")
        if label and lines > 1:
            return [[(_cut(label, room), style)], *_wrap(inks, room, lines - 1)]
        if inks:
            return _wrap(inks, room, lines)
        if element.id in self.lit:
            return [[(_cut(element.id.partition(":")[2] or element.id, room), LIT)]]
        return [[("" if boxed else EMPTY, "dim")]]

    def ink(self, piece: Piece) -> Ink:
        count = str(piece.count) if piece.count > 1 else ""
        letter = letter_of(piece)
        mark = SUBSCRIPTS[piece.owner] if piece.owner >= 0 and letter in self.shared else ""
        return f"{count}{letter}{mark}", seat_style(piece.owner)


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + MORE


def _wrap(inks: list[Ink], room: int, lines: int) -> list[list[Ink]]:
    """Pieces side by side, in so many lines; the last one ends in `…` if some don't fit."""
    rows: list[list[Ink]] = [[]]
    for text, style in inks:
        used = sum([len(word) for word, _ in rows[-1]])
        if rows[-1] and used + 1 + len(text) > room:
            rows.append([])
        rows[-1].append((f" {text}" if rows[-1] else text, style))
    if len(rows) > lines:
        rows = [*rows[: lines - 1], [*rows[lines - 1][:-1], (MORE, "dim")]]
    return rows
