"""A grid of characters with styles, on which frames that touch join by themselves."""

from typing import Final, final

from rich.text import Text

Ink = tuple[str, str]  # some text and its style

# A place that lines run through has a bit for each way they leave it.
UP: Final = 1
RIGHT: Final = 2
DOWN: Final = 4
LEFT: Final = 8
JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
LINE_STYLE: Final = "bright_black"


@final
class Canvas:
    """Draw frames and write text in any order, then `render`; text lies over lines."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self._ways: Final = [[0] * width for _ in range(height)]
        self._written: Final[dict[tuple[int, int], Ink]] = {}

    def frame(self, left: int, top: int, right: int, bottom: int) -> None:
        """A rectangle of lines; all four edges lie on the canvas."""
        for column in range(left, right):
            for row in (top, bottom):
                self._ways[row][column] |= RIGHT
                self._ways[row][column + 1] |= LEFT
        for row in range(top, bottom):
            for column in (left, right):
                self._ways[row][column] |= DOWN
                self._ways[row + 1][column] |= UP

    def write(self, column: int, row: int, inks: list[Ink]) -> None:
        """Text from this place on; what runs over an edge of the canvas is cut off."""
        for text, style in inks:
            for letter in text:
                if 0 <= column < self.width and 0 <= row < self.height:
                    self._written[row, column] = (letter, style)
                column += 1

    def render(self) -> Text:
        rows = [Text.assemble(*self._row(row)) for row in range(self.height)]
        return Text("\n", no_wrap=True).join(rows)

    def _row(self, row: int) -> list[Ink]:
        lines = [(JOINTS[ways], LINE_STYLE) for ways in self._ways[row]]
        return [self._written.get((row, column), line) for column, line in enumerate(lines)]
