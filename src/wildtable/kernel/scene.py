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
    `width` by `height` is not its shape. `kind` is a style, like a terrain. `label` is written on
    it; `about` says more, to who points at it or listens.
    """

    id: str
    x: float
    y: float
    width: float = 1
    height: float = 1
    path: str = ""
    kind: str = ""
    label: Phrase | None = None
    about: Phrase | None = None


class Layout(Struct, frozen=True, omit_defaults=True):
    """A board, or any other thing with places.

    `place` says where on the screen it belongs: "board" in the middle, "track" beside it, "hand"
    below (the viewer's own), "seat" with the panel of the seat in `owner`.
    """

    id: str
    width: float
    height: float
    elements: list[Element]
    place: str = "board"
    owner: int = -1
    title: Phrase | None = None


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something that lies on an element. `id` says nothing that the seat may not know.

    `symbol` is a drawing of the game's art, `over` are more of them, laid over it one after the
    other: wounds, what is printed on a card. A piece keeps its id while it moves, so that the
    client can show the way it went. One that is called like a member of a domain (`character:tak`)
    is picked itself, wherever it stands. A `ground` fills its place and lies under the others.
    """

    id: str
    at: str
    symbol: str
    owner: int = -1
    letter: str = ""
    count: int = 1
    label: Phrase | None = None
    over: list[str] = []
    ground: bool = False


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a panel; `owner` is the seat whose colour it wears."""

    label: Phrase
    cells: list[str | int | Phrase]
    owner: int = -1


class Panel(Struct, frozen=True, omit_defaults=True):
    """A small table: a seat's tableau, an auction, how a scoring came about.

    `owner` is the seat it belongs to. An `urgent` one is what the game is about right now and is
    shown beside the board without being asked for; of a `folded` one only the title, until somebody
    opens it.
    """

    id: str
    title: Phrase
    rows: list[Row]
    owner: int = -1
    urgent: bool = False
    folded: bool = False


class Stroke(Struct, frozen=True, omit_defaults=True):
    """A line over a board, as an SVG path in its units: who sees whom, which way something goes.

    A `broken` one is a line that is stopped.
    """

    layout: str
    path: str
    broken: bool = False


class Shortcut(Struct, frozen=True):
    """One pick for a chain of moves: walk to E5."""

    pick: str
    moves: list[str]


class Hint(Struct, frozen=True, omit_defaults=True):
    """What a move would bring, said before it is made: what it costs, that it fills an area.

    Of a move that can't be made a hint says why.
    """

    move: str
    text: Phrase
    lines: list[Stroke] = []


class Standing(Struct, frozen=True):
    """An answer that can be given once for all times it is asked for, until something else is.

    "Pass until I am attacked": the client gives it again whenever the prompt offers it again.
    """

    move: str
    text: Phrase


class Prompt(Struct, frozen=True, omit_defaults=True):
    """What is to be decided, or who is being waited for."""

    text: Phrase
    shortcuts: list[Shortcut] = []
    hints: list[Hint] = []
    lines: list[Stroke] = []
    standing: Standing | None = None


class Mark(Struct, frozen=True, omit_defaults=True):
    """A short text that an overlay writes on an element."""

    at: str
    text: str
    owner: int = -1


class Overlay(Struct, frozen=True, omit_defaults=True):
    """Something that can be laid over the board when asked for: majorities, threats, sight."""

    id: str
    title: Phrase
    marks: list[Mark]
    lines: list[Stroke] = []


class News(Struct, frozen=True):
    """One thing a seat has heard: a move, an event, somebody leaving, an undo.

    `kind` is "move", "event", "leave" or "undo"; `seat` is who did it (-1: chance or the game);
    `words` are the move's or event's words, or for an undo how many items of news still hold.
    """

    kind: str
    seat: int
    words: list[str]


class Scene(Struct, frozen=True):
    """What a seat is shown at one moment; the layouts lie under it.

    `phrases` are ready-made things that the seat may say to the others now: where the rules limit
    what may be told of hidden cards, exactly what they allow.
    """

    pieces: list[Piece]
    panels: list[Panel]
    prompt: Prompt
    overlays: list[Overlay] = []
    phrases: list[Phrase] = []
