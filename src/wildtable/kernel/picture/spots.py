"""Where pieces lie on the places of a layout, in its own units."""

from collections.abc import Collection, Sequence
from math import ceil, sqrt
from typing import Final, NamedTuple

import msgspec

from wildtable.kernel.scene import Element, Layout, Piece

GAP: Final = 0.14  # of a hand's card, between two cards
INSIDE_RECTANGLE: Final = 0.84  # how much of an element its pieces may cover
INSIDE_OUTLINE: Final = 0.66
LABEL: Final = 0.17  # how much of an element's height its label takes


class Box(NamedTuple):
    """A rectangle by its middle."""

    x: float
    y: float
    width: float
    height: float


def placed_on(element: Element, pieces: Sequence[Piece]) -> list[tuple[Piece, Box]]:
    """Where each of the pieces on an element lies: grounds all over it, the others on top."""
    above = [piece for piece in pieces if not piece.ground]
    whole = Box(element.x, element.y, element.width, element.height)
    under = [(piece, whole) for piece in pieces if piece.ground]
    return [*under, *zip(above, spread(element, len(above)), strict=True)]


def spread(element: Element, pieces: int) -> list[Box]:
    """Places for so many pieces side by side on an element."""
    if not pieces:
        return []
    share = INSIDE_OUTLINE if element.path else INSIDE_RECTANGLE
    top = LABEL * element.height if element.label else 0
    width, height = element.width * share, (element.height - top) * share
    columns = max(1, min(pieces, round(sqrt(pieces * width / height))))
    rows = ceil(pieces / columns)
    found = []
    for number in range(pieces):
        row, column = divmod(number, columns)
        in_row = pieces - row * columns if row == rows - 1 else columns
        x = element.x + (column - (in_row - 1) / 2) * (width / columns)
        y = element.y + top / 2 + (row - (rows - 1) / 2) * (height / rows)
        found.append(Box(x, y, width / columns, height / rows))
    return found


def gathered(layout: Layout, used: Collection[str]) -> Layout:
    """A hand as a row of the places that are in use, without the holes between them."""
    elements = [element for element in layout.elements if element.id in used]
    height = max([element.height for element in elements], default=0)
    right = 0.0
    found = []
    for element in elements:
        found.append(msgspec.structs.replace(element, x=right + element.width / 2, y=height / 2))
        right += element.width * (1 + GAP)
    width = right - elements[-1].width * GAP if elements else 0
    return msgspec.structs.replace(layout, width=width, height=height, elements=found)
