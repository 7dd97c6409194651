"""What a seat is shown. Games describe, one client draws.

A layout is what lies still: elements with a place and a shape. Pieces lie on elements. Panels are
tables beside the board. The prompt says what is to be decided. Elements are called like the members
of a domain (`column:d`), so that a move's arguments are what a person picks.

Nothing here is on the hot path: these are plain structs that encode to JSON.
"""

from msgspec import Struct

from wildtable.kernel.faces import (
    Action,
    Card,
    Contest,
    Effect,
    Goals,
    Meter,
    Scoring,
    SeatCard,
    Stock,
    Throw,
    Use,
)
from wildtable.kernel.phrase import Phrase as Phrase


class Spot(Struct, frozen=True, gc=False):
    """A point, and to which `side` of it something stands: "n", "se", … or "" for right on it."""

    x: float
    y: float
    side: str = ""


class Element(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place of a layout: pieces lie on it, and it may be picked.

    `x`, `y` is its middle. `path` is an SVG outline relative to the middle where a rectangle of
    `width` by `height` is not its shape. `kind` is a style, like a terrain. `label` is written on
    it; `about` says more, to who points at it or listens. `name` is what sentences of the log call
    it ("Great Hall 25"), where the member of the domain that it is called like is a bare number or
    a code. An element with neither label nor about is scenery: light and shade, not to be pointed
    at. `spots` are where a tally of it stands so that it hides nothing: as the layout lies, and as
    it lies a quarter turned, both in the units of the layout as it lies.
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
    name: Phrase | None = None
    spots: list[Spot] = []


class Layout(Struct, frozen=True, gc=False, omit_defaults=True):
    """A board, or any other thing with places.

    `place` says where on the screen it belongs: "board" in the middle, "track" beside it, "hand"
    below (the viewer's own), "seat" with the panel of the seat in `owner`. One that `turns` may be
    shown a quarter turned on a tall screen, with pieces and letters upright. `columns` and `rows`
    are written at its edge, from the left and from the top: all of them equally wide and high.
    Where the screen is small, a person who is asked sees `near` units of it along the shorter side,
    around who acts; 0 shows all of it.
    """

    id: str
    width: float
    height: float
    elements: list[Element]
    place: str = "board"
    owner: int = -1
    title: Phrase | None = None
    turns: bool = False
    columns: list[str] = []
    rows: list[str] = []
    near: float = 0


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that lies on an element. `id` says nothing that the seat may not know.

    `symbol` is a drawing of the game's art, `over` are more of them, laid over it one after the
    other: wounds, what is printed on a card. A piece keeps its id while it moves, so that the
    client can show the way it went. One that is called like a member of a domain (`character:tak`)
    is picked itself, wherever it stands. A `ground` fills its place and lies under the others.

    A `shape` lets the client draw what is the same in all games around the symbol: "small" and
    "big" are tokens with the rim and letter of their owner, pips of health and a lamp while they
    are "ready"; "hidden" lies face down, with `count` as its dots, and `ghost` is the symbol that
    only its owner sees under it; "tile" is a square of its owner's colour; "thing" and "machine"
    belong to nobody; a "goal" glows in the light of its `tone`, in the middle of its place or, if
    somebody stands there, at its corner, with the letters of the `takers` who have it. The symbol
    of a token has a square of three quarters of its width, so that it fits into the disc; on a tile
    or as a thing it has nearly all of it. `about` says what it is and does, to who points at it.
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
    shape: str = ""
    health: int = 0
    most: int = 0
    state: str = ""
    ghost: str = ""
    about: Phrase | None = None
    tone: str = ""
    takers: list[int] = []


class Row(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of a panel; `owner` is the seat whose colour it wears."""

    label: Phrase
    cells: list[str | int | Phrase]
    owner: int = -1


class Panel(Struct, frozen=True, gc=False, omit_defaults=True):
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


class Stroke(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line over a board, as an SVG path in its units: who sees whom, which way something goes.

    A `broken` one is a line that is stopped. `kind`: "aim", "path", "threat" or "".
    """

    layout: str
    path: str
    broken: bool = False
    kind: str = ""


class Shortcut(Struct, frozen=True, gc=False):
    """One pick for a chain of moves: walk to E5."""

    pick: str
    moves: list[str]


class Hint(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a move would bring, said before it is made: what it costs, that it fills an area.

    Of a move that can't be made a hint says why. The moves of a shortcut, joined by commas, may
    have one as well. `steps` is how far it goes, `cost` what it takes
    of the resource `paid_in` (a symbol): both stand on the place before it is picked. `effects`
    are shown at what they change, `uses` in the meters of the turn. `label` is for its button.
    """

    move: str
    text: Phrase
    lines: list[Stroke] = []
    label: Phrase | None = None
    steps: int = 0
    cost: int = 0
    paid_in: str = ""
    effects: list[Effect] = []
    uses: list[Use] = []


class Note(Struct, frozen=True, gc=False):
    """A few sentences beside the board about the decision: why it is asked, what comes of it."""

    title: Phrase
    text: Phrase


class Warning(Struct, frozen=True, gc=False):
    """A mistake that beginners make with some moves, said before they are made.

    `id` is that of the mistake: who has heeded it a few times is told no more. `moves` are the
    moves, or how they begin. `rule` is where to read why.
    """

    id: str
    moves: list[str]
    text: Phrase
    rule: str


class Prompt(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is to be decided, or who is being waited for.

    `text` is one sentence, `detail` a second, smaller one. `phases` are those of the turn or the
    match, `phase` the number of the present one. `mood`: "turn", "silence", "machines" or
    "scoring". `actor` is the piece that acts. `actions` are the buttons; moves that have none are
    offered by the words of their family. Where there are two with a `gain`, both outcomes stand
    side by side. `effects` are what will happen to things unless something is done about it. One
    that is `midway` asks for the rest of something begun, which can't stand as it is: it is gone on
    with, or taken back; at a `window` standing orders are offered, too. `notes` explain the
    decision beside the board. `throw` are the dice that it is about. `warnings` are of beginners'
    mistakes. `rule` is where to read about it. `laid` is what can be laid, called like what is
    picked for it, as it will lie: it is shown faintly where one points.
    """

    text: Phrase
    shortcuts: list[Shortcut] = []
    hints: list[Hint] = []
    lines: list[Stroke] = []
    window: bool = False
    detail: Phrase | None = None
    phases: list[Phrase] = []
    phase: int = -1
    mood: str = "turn"
    actor: str = ""
    actions: list[Action] = []
    throw: Throw | None = None
    effects: list[Effect] = []
    midway: bool = False
    notes: list[Note] = []
    warnings: list[Warning] = []
    rule: str = ""
    laid: list[Piece] = []


class Share(Struct, frozen=True, gc=False, omit_defaults=True):
    """A part of a tally: so many of a seat, or of nobody."""

    count: int
    owner: int = -1


class Mark(Struct, frozen=True, gc=False, omit_defaults=True):
    """A short text that an overlay writes on an element, or a tally of seats.

    `kind`: "danger" is outlined as such, with `symbol` (claws where there is none), "" is plain.
    `spots` are where a tally stands for now, instead of those of its element.
    """

    at: str
    text: str = ""
    owner: int = -1
    kind: str = ""
    shares: list[Share] = []
    symbol: str = ""
    spots: list[Spot] = []


class Key(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of a legend: a mark as it looks, and what it means."""

    sign: str
    text: Phrase


class Forecast(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that may come: `chance` is (hits, of), `text` what it would do here and now."""

    title: Phrase
    text: Phrase
    symbol: str = ""
    hits: int = 1
    of: int = 1
    bad: bool = False
    marks: list[Mark] = []
    lines: list[Stroke] = []


class Overlay(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that can be laid over the board when asked for: majorities, threats, sight.

    A `standing` one is there unless it is put away. `brief` is what its forecasts come to, in a few
    words, for a screen without room for them.
    """

    id: str
    title: Phrase
    marks: list[Mark]
    lines: list[Stroke] = []
    symbol: str = ""
    legend: list[Key] = []
    forecasts: list[Forecast] = []
    standing: bool = False
    brief: Phrase | None = None


class Sign(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line that explains: a thing by its symbol, another symbol `beside` it, and words.

    It is `lit` where it is what the open question is about.
    """

    symbol: str
    title: Phrase
    text: Phrase
    beside: str = ""
    tone: str = ""
    lit: bool = False


class Tally(Struct, frozen=True, gc=False, omit_defaults=True):
    """How something is shared among the seats, column by column, the most first."""

    symbol: str
    title: Phrase
    columns: list[list[Share]]
    tone: str = ""
    lit: bool = False


class Lookup(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is looked up beside the board: signs and what they mean, or who has how much of what.

    `heads` stand over the columns of `tallies`. What is `lit` in it is also shown beside the story
    of the turn, while it matters.
    """

    id: str
    title: Phrase
    signs: list[Sign] = []
    heads: list[Phrase] = []
    tallies: list[Tally] = []
    note: Phrase | None = None


class News(Struct, frozen=True, gc=False):
    """One thing a seat has heard: a move, an event, somebody leaving, an undo.

    `kind` is "move", "event", "leave" or "undo"; `seat` is who did it (-1: chance or the game);
    `words` are the move's or event's words, or for an undo how many items of news still hold.
    """

    kind: str
    seat: int
    words: list[str]


class Scene(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat is shown at one moment; the layouts lie under it.

    `seats` are all seats in their order, `hand` the cards that the viewer may use or will. Where a
    game gives none, its panels and the layouts of its hand are shown instead. `phrases` are
    ready-made things that the seat may say to the others now: where the rules limit what may be
    told of hidden cards, exactly what they allow. `scoring` is there from a scoring until something
    else has been done. Where the drawings of the places no longer matter they are `faded`.
    `lookups` are what one may want to look up meanwhile, `stock` is what the viewer's own deck
    still holds.
    """

    pieces: list[Piece]
    panels: list[Panel]
    prompt: Prompt
    overlays: list[Overlay] = []
    phrases: list[Phrase] = []
    meters: list[Meter] = []
    seats: list[SeatCard] = []
    hand: list[Card] = []
    contest: Contest | None = None
    scoring: Scoring | None = None
    goals: Goals | None = None
    faded: bool = False
    lookups: list[Lookup] = []
    stock: Stock | None = None
