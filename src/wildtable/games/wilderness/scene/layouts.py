"""What lies on the table and never moves: the board, a place for each seat, the hand.

A unit is a field's side.
"""

from typing import Final

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.moves import (
    ANIMAL,
    CARD,
    FIELD,
    FIELDS,
    LAND,
    LANDSCAPE_IDS,
    SEATS,
    SPAN,
)
from wildtable.games.wilderness.pack import PART_SIZE
from wildtable.games.wilderness.rules.arrangement import Arrangement
from wildtable.kernel.scene import Element, Layout, Phrase

DECK: Final = "deck"
WHOLE_PART: Final = f"M0 0H{PART_SIZE}V{PART_SIZE}H0Z"

SLOT: Final = 1.1  # on a seat's card
SEAT_WIDTH: Final = 7.0
MARGIN: Final = 0.08


def layouts_of(content: WildernessContent) -> list[Layout]:
    seats = [seat_layout(content, seat) for seat in range(SEATS)]
    return [board_layout(content), *seats, hand_layout()]


# --- the board ----------------------------------------------------------------------------------


def at_field(field: int) -> str:
    return f"field:{FIELD.names[field]}"


def landscape_words(board: Arrangement, field: int) -> str:
    bits = board.landscape[field]
    return "-".join([name for bit, name in enumerate(LANDSCAPE_IDS) if bits >> bit & 1])


def board_layout(content: WildernessContent) -> Layout:
    """The fields of the board; all of the grid where chance arranges it during the match."""
    board = content.board
    fields = list(range(FIELDS)) if content.by_chance else board.fields
    width = max([field % SPAN for field in fields]) + 1
    height = max([field // SPAN for field in fields]) + 1
    elements = [
        Element(
            at_field(field),
            field % SPAN + 0.5,
            field // SPAN + 0.5,
            kind=landscape_words(board, field),
        )
        for field in fields
    ]
    elements += _parts(board)
    return Layout(
        "board",
        width,
        height,
        elements,
        title=Phrase("board"),
        columns=[FIELD.names[column][0] for column in range(width)],
        rows=[str(row + 1) for row in range(height)],
    )


def _parts(board: Arrangement) -> list[Element]:
    """The outlines of the board parts."""
    cells = sorted({(f // SPAN // PART_SIZE, f % SPAN // PART_SIZE) for f in board.fields})
    return [
        Element(
            f"part:{row}-{column}",
            PART_SIZE * column,
            PART_SIZE * row,
            path=WHOLE_PART,
            kind="outline",
        )
        for row, column in cells
    ]


# --- seats and hand -----------------------------------------------------------------------------


def seat_place(seat: int, what: str) -> str:
    return f"seat-{seat}:{what}"


def seat_layout(content: WildernessContent, seat: int) -> Layout:
    """The Elements a seat has captured; before there are any, its open discards lie there."""
    names = content.element_names
    width = SEAT_WIDTH / len(names)
    y = MARGIN + SLOT / 2
    whole = Element(
        seat_place(seat, "discards"), SEAT_WIDTH / 2, y, SEAT_WIDTH - MARGIN, SLOT, kind="slot"
    )
    elements = [
        Element(seat_place(seat, name), (place + 0.5) * width, y, width * 0.9, SLOT, kind="slot")
        for place, name in enumerate(names)
    ]
    return Layout(
        f"seat-{seat}",
        SEAT_WIDTH,
        SLOT + 2 * MARGIN,
        [whole, *elements],
        place="seat",
        owner=seat,
        title=Phrase("seat-layout", {"seat": seat}),
    )


def hand_layout() -> Layout:
    """The viewer's cards: those to choose from, then those that a move places or activates."""
    names = [f"card:{name}" for name in CARD.names]
    names += [f"animal:{name}" for name in ANIMAL.names] + [f"land:{name}" for name in LAND.names]
    cards = [
        Element(name, place + 0.5, 0.5, label=Phrase(name.replace(":", "-")))
        for place, name in enumerate(names)
    ]
    cards.append(Element(DECK, len(names) + 0.5, 0.5, label=Phrase("own-deck")))
    return Layout("hand", len(cards), 1, cards, place="hand", title=Phrase("hand"))
