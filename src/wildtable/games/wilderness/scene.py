"""What a seat is shown: the fields, what stands or lies on them, and what is to be decided."""

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.moves import (
    ACTION,
    ANIMAL,
    ANIMALS,
    CARD,
    CARDS,
    DISCARDING,
    ESCAPING,
    FIELD,
    FIELDS,
    HOLES,
    INFESTING,
    KEEPING,
    LAND,
    LANDS,
    LANDSCAPE_IDS,
    MENDING,
    MOTION,
    PLACING,
    SPAN,
    TAIL,
    WOUNDING,
)
from wildtable.games.wilderness.rules.board import Board
from wildtable.games.wilderness.rules.elements import elements_of, holds_element
from wildtable.games.wilderness.rules.table import LYING, NOTHING
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.frames import top
from wildtable.kernel.scene import Element, Layout, Panel, Phrase, Piece, Prompt, Row, Scene

PROMPTS = {
    DISCARDING: "ask-discard",
    PLACING: "ask-place",
    KEEPING: "ask-keep",
    ACTION: "ask-activate",
    MOTION: "ask-motion",
    TAIL: "ask-tail",
    ESCAPING: "ask-escape",
    HOLES: "ask-holes",
    WOUNDING: "ask-wound",
    MENDING: "ask-mend",
    INFESTING: "ask-infest",
}


def board_layout(content: WildernessContent) -> Layout:
    """The fields of the board; all of the grid where chance arranges it during the match."""
    fields = list(range(FIELDS)) if content.by_chance else content.board.fields
    elements = [
        Element(
            f"field:{FIELD.names[field]}",
            field % SPAN + 0.5,
            field // SPAN + 0.5,
            kind=landscape_words(content.board, field),
        )
        for field in fields
    ]
    width = max([field % SPAN for field in fields]) + 1
    height = max([field // SPAN for field in fields]) + 1
    return Layout("board", width, height, elements)


def landscape_words(board: Board, field: int) -> str:
    bits = board.landscape[field]
    return "-".join([name for bit, name in enumerate(LANDSCAPE_IDS) if bits >> bit & 1])


def hand_layout() -> Layout:
    cards = [Element(f"card:{CARD.names[card]}", card + 0.5, 0.5) for card in range(CARDS)]
    return Layout("hand", CARDS, 1, cards, place="hand")


def scene_of(content: WildernessContent, state: WildernessState, seat: int) -> Scene:
    pieces = tiles(content, state) + element_pieces(content, state) + things(state, seat)
    if seat >= 0:
        pieces += [
            Piece(f"hand-{CARD.names[card]}", f"card:{CARD.names[card]}", CARD.names[card], seat)
            for card in range(CARDS)
            if state.hands[CARDS * seat + card]
        ]
    rows = [
        Row(Phrase("seat", {"seat": i}), [state.magic[i], elements_of(state, i)], i)
        for i in range(state.seats)
    ]
    return Scene(pieces, [Panel("seats", Phrase("seats"), rows)], prompt(state, seat))


def tiles(content: WildernessContent, state: WildernessState) -> list[Piece]:
    """Where chance arranges the board, its fields are pieces on the grid."""
    if not content.by_chance:
        return []
    return [
        Piece(f"tile-{FIELD.names[f]}", f"field:{FIELD.names[f]}", landscape_words(state.board, f))
        for f in state.board.fields
    ]


def element_pieces(content: WildernessContent, state: WildernessState) -> list[Piece]:
    return [
        Piece(name, f"field:{FIELD.names[field]}", f"element-{name}")
        for name, field in zip(content.element_names, state.board.elements, strict=False)
        if holds_element(state, field)
    ]


def things(state: WildernessState, seat: int) -> list[Piece]:
    """Animals and land cards; a card that the seat may not look at shows its back and its dots."""
    found: list[Piece] = []
    for field in state.board.fields:
        what, name = state.at[field], FIELD.names[field]
        if what == NOTHING:
            continue
        if what >= LYING:
            land = LAND.names[(what - LYING) % LANDS]
            found.append(Piece(name, f"field:{name}", land, (what - LYING) // LANDS))
        elif state.sees(seat, what // ANIMALS):
            animal = ANIMAL.names[what % ANIMALS]
            letter = animal[:2]
            found.append(Piece(name, f"field:{name}", animal, what // ANIMALS, letter))
        else:
            dots = state.book.dots[what % ANIMALS]
            found.append(Piece(name, f"field:{name}", f"back-{dots}", what // ANIMALS, str(dots)))
    return found


def prompt(state: WildernessState, seat: int) -> Prompt:
    asked = state.turn().seat
    if asked < 0:
        return Prompt(Phrase("nobody-decides"))
    if asked != seat:
        return Prompt(Phrase("wait", {"seat": asked}))
    return Prompt(Phrase(PROMPTS[top(state.stack)]))
