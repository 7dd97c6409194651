"""What a seat is shown. Games describe, one client draws.

A layout is what lies still: elements with a place and a shape. Pieces lie on elements. Panels are
tables beside the board. The prompt says what is to be decided. Elements are called like the members
of a domain (`column:d`), so that a move's arguments are what a person picks.

Nothing here is on the hot path: these are plain structs that encode to JSON.
"""

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A message of the game's texts with its arguments."""

    id: str
    args: dict[str, str | int] = {}


class Element(Struct, frozen=True, omit_defaults=True):
    """A place of a layout: pieces lie on it, and it may be picked.

    `x`, `y` is its middle. `path` is an SVG outline relative to the middle where a rectangle of
    `width` by `height` is not its shape. `kind` is a style, like a terrain.
    """

    id: str
    x: float
    y: float
    width: float = 1
    height: float = 1
    path: str = ""
    kind: str = ""
    label: Phrase | None = None


class Layout(Struct, frozen=True):
    """A board, or any other thing with places."""

    id: str
    width: float
    height: float
    elements: list[Element]


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something that lies on an element. `id` says nothing that the seat may not know."""

    id: str
    at: str
    symbol: str
    owner: int = -1
    letter: str = ""
    count: int = 1
    label: Phrase | None = None


class Row(Struct, frozen=True):
    """A line of a panel."""

    label: Phrase
    cells: list[str | int]


class Panel(Struct, frozen=True, omit_defaults=True):
    """A small table: a seat's tableau, a track, an auction."""

    id: str
    title: Phrase
    rows: list[Row]
    owner: int = -1


class Shortcut(Struct, frozen=True):
    """One pick for a chain of moves: walk to E5."""

    pick: str
    moves: list[str]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """What is to be decided, or who is being waited for."""

    text: Phrase
    shortcuts: list[Shortcut] = []


class News(Struct, frozen=True):
    """One thing a seat has heard: a move, an event, somebody leaving, an undo.

    `kind` is "move", "event", "leave" or "undo"; `seat` is who did it (-1: chance or the game);
    `words` are the move's or event's words, or for an undo how many items of news still hold.
    """

    kind: str
    seat: int
    words: list[str]


class Scene(Struct, frozen=True):
    """What a seat is shown at one moment; the layouts lie under it."""

    pieces: list[Piece]
    panels: list[Panel]
    prompt: Prompt
