"""What lies around the board: seats, meters, cards, what moves would do, contests.

All of it is data that any game can send; one client draws it. Words are phrases, numbers are
numbers, symbols are drawings by name (see `world.py`).
"""

from msgspec import Struct

from wildtable.kernel.phrase import Phrase

# --- gauges and seats ---------------------------------------------------------------------------


class MeterStep(Struct, frozen=True, gc=False, omit_defaults=True):
    """A step of a meter that is shown as a row of them: what it pays, whether it is a big one."""

    text: str = ""
    big: bool = False


class Runner(Struct, frozen=True, gc=False):
    """Where a seat stands in a race."""

    seat: int
    value: int


class Meter(Struct, frozen=True, gc=False, omit_defaults=True):
    """A gauge: how far a goal, a loss or a clock has come, or how much of a turn is used.

    `side` says which: "win" and "lose" stand in the header, "clock" beside the board, "turn" in the
    strip above the prompt (actions, steps, dots, tokens: the viewer's own). `of` is 0 where there
    is no limit. `warning` is 0 (calm), 1 (near) or 2 (now). Where `detail` is there it is said
    instead of the numbers. One with `steps` is a row of them, of which `value` are done; one with a
    `race` is a line on which every seat stands somewhere. A clock that is a `pile` is a heap of
    `of` things that runs out, beside the board where that leaves room; `note` is written under it.
    Where there is little room its title is `short`.
    """

    id: str
    title: Phrase
    value: int
    of: int = 0
    side: str = "turn"
    symbol: str = ""
    warning: int = 0
    detail: Phrase | None = None
    steps: list[MeterStep] = []
    race: list[Runner] = []
    pile: bool = False
    note: Phrase | None = None
    short: Phrase | None = None


class Goal(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to be won in the match: where it is, who has it, the light that it glows in."""

    symbol: str
    title: Phrase
    at: Phrase | None = None
    tone: str = ""
    takers: list[int] = []


class Goals(Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody is after, beside the board where that leaves room; `note` says how to win."""

    title: Phrase
    each: list[Goal]
    note: Phrase | None = None


class Count(Struct, frozen=True, gc=False, omit_defaults=True):
    """So many of something: cards held, tokens, food. `quiet` ones stand in the open mat only."""

    symbol: str
    title: Phrase
    value: int
    quiet: bool = False


class Item(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something a seat has or may still get: an Element, an item.

    A `sign` is nothing to get: it says what the seat can do. One with an `owner` is drawn in that
    seat's colour.
    """

    symbol: str
    title: Phrase
    has: bool = True
    level: int = 0
    tone: str = ""
    sign: bool = False
    owner: int = -1


class Figure(Struct, frozen=True, gc=False, omit_defaults=True):
    """A member of a seat's team.

    `state`: "ready", "acting", "rests", "hidden", "out", "" or "down": it lies face down on the
    board, and the symbol is drawn as it lies there, in the colour of its seat.
    """

    id: str
    symbol: str
    title: Phrase
    health: int = 0
    most: int = 0
    state: str = ""
    at: Phrase | None = None


class SeatCard(Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat as a strip, and opened as a mat. `goal` is 0 where points have no end.

    `state` is what it does in the question that is open: "to bid", "passed". `note` is what it is
    about to reach ("1 more and you can build a camp"). `called` is what news call the seat by
    ("faction:order"): a sentence about that has `$owner`, the seat, and `$own` where it reads it.
    """

    seat: int
    title: Phrase | None = None
    symbol: str = ""
    state: Phrase | None = None
    score: int = 0
    goal: int = 0
    unit: Phrase | None = None
    counts: list[Count] = []
    items: list[Item] = []
    team: list[Figure] = []
    meters: list[Meter] = []
    note: Phrase | None = None
    called: list[str] = []
    out: bool = False


class Pile(Struct, frozen=True, gc=False, omit_defaults=True):
    """Cards that lie face down or were played; with an `owner`, backs of that seat's colour."""

    title: Phrase
    count: int
    owner: int = -1


class Stock(Struct, frozen=True, gc=False):
    """What the viewer has yet to draw, below the seats: its piles, and how many of each kind.

    It tells nothing that the viewer could not count: which cards are left, never in what order.
    """

    title: Phrase
    piles: list[Pile]
    counts: list[Count]


# --- cards --------------------------------------------------------------------------------------


class Stat(Struct, frozen=True, gc=False):
    """A number of a card with its word and glyph."""

    symbol: str
    title: Phrase
    value: int | str


class Target(Struct, frozen=True, gc=False, omit_defaults=True):
    """Whom or what a way leads to, where that is so now; `piece` is drawn beside its name."""

    title: Phrase
    piece: str = ""


class Way(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that a card can be used for.

    `who` may use it; nobody named: anyone. `colour` is the family of the action: "near", "far",
    "defend", "move" or "". `moves` are the beginnings of the moves it leads to, as a move's text
    begins ("strike tak"); none of them legal now: `reason` says why, in a few words. `targets` are
    those of now. `short` ones are a line below the others on the card ("or 1 step"). `ask` is what
    is asked once the way is chosen ("Blast whom with Pellory?"), `said` what it is called in full
    ("Pellory blasts").
    """

    title: Phrase
    symbol: str = ""
    colour: str = ""
    who: list[Figure] = []
    text: Phrase | None = None
    moves: list[str] = []
    targets: list[Target] = []
    reason: Phrase | None = None
    short: bool = False
    ask: Phrase | None = None
    said: Phrase | None = None


class Card(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card of the viewer's hand, an animal of its roster, an action of its shelf.

    `id` is what is picked by choosing it: an element, a piece, or the name of a family of moves.
    `tones` are its two grounds; one that is `toned` wears its first tone all over, under light
    letters. `price` are its dots, `team` who comes with it. `tag` is its state in a word
    ("Acting"), `reason` why it can't be used now. `kind` groups cards: "card", "figure", "action".
    `state` is that of a figure. `skill` is what it is special in, in a word or two, `text` says it
    in full. `ask` is what is asked once it is chosen, with a smaller `hint` beneath.
    """

    id: str
    title: Phrase
    kind: str = "card"
    subtitle: Phrase | None = None
    symbol: str = ""
    tones: list[str] = []
    toned: bool = False
    price: int = 0
    count: int = 1
    stats: list[Stat] = []
    ways: list[Way] = []
    team: list[Figure] = []
    text: Phrase | None = None
    gain: Phrase | None = None
    tag: Phrase | None = None
    reason: Phrase | None = None
    health: int = 0
    most: int = 0
    rule: str = ""
    state: str = ""
    skill: Phrase | None = None
    ask: Phrase | None = None
    hint: Phrase | None = None


# --- what a move would do -----------------------------------------------------------------------


class Face(Struct, frozen=True, gc=False, omit_defaults=True):
    """A face of a die: how many of them there are, and what it does.

    One that is `paid` does it only if one pays for it.
    """

    symbol: str
    text: Phrase
    count: int = 1
    harm: bool = False
    paid: bool = False


class Throw(Struct, frozen=True, gc=False, omit_defaults=True):
    """Dice that have been thrown at something and lie there while it is asked what to do.

    `harm` is what it loses as they lie, with what is sure beside them.
    """

    at: str
    faces: list[Face]
    harm: int = 0


class Effect(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a move would do to a thing, shown at it before the move is made.

    `at` is an element or a piece. `kind`: "harm", "heal", "gain", "lose", "take", "danger", "pay"
    or "note". `amount` is what it loses or gets, `before` and `after` say it in full. `chance` is
    in percent, `paid` the chance if one pays for it; -1 where dice have no say.
    """

    at: str
    kind: str
    text: Phrase | None = None
    amount: int = 0
    before: int = -1
    after: int = -1
    chance: int = -1
    paid: int = -1
    deadly: bool = False
    faces: list[Face] = []


class Use(Struct, frozen=True, gc=False):
    """How much of a meter of the turn a move would use."""

    meter: str
    amount: int


class Fate(Struct, frozen=True, gc=False):
    """What becomes of somebody: the figure as it will be, and whose it is."""

    figure: Figure
    owner: int


class Action(Struct, frozen=True, gc=False, omit_defaults=True):
    """A button: the verb with its object.

    `move` is a whole move, the name of a family, or the moves of a shortcut joined by commas. At
    most one is `primary`. What `ends` the turn always stands in one place. One that can't be made
    now may be there too, with a short `reason`. `final` is what can't be taken back and is asked
    about first. `outcome` is what becomes of whom it is about, where it is one of two that have a
    `gain`.
    """

    move: str
    text: Phrase
    symbol: str = ""
    gain: Phrase | None = None
    reason: Phrase | None = None
    primary: bool = False
    ends: bool = False
    final: bool = False
    outcome: Fate | None = None


# --- contests -----------------------------------------------------------------------------------


class Contender(Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat in a contest; `state`: "asked", "in", "leads", "out" or "sells"."""

    seat: int
    text: Phrase
    state: str = "in"


class Contest(Struct, frozen=True, gc=False, omit_defaults=True):
    """An auction, a window for interrupts, a silent choice: who is in, and how it stands.

    `kind`: "auction", "window" or "silence". `family` is the family of moves with which a number is
    bid, `unit` what is bid ("food"); `means` is the most that the viewer can bid, `own` how much of
    that it has, the rest costs it more dearly. `lot` is the card it is about, `worth` says what it
    would bring the viewer and `detail` why; it is `useless` where that is nothing. `chain` are the
    seats of a window from who is at turn to who acts, each of which has broken in on the one
    before.
    """

    kind: str
    title: Phrase
    order: list[Contender]
    symbol: str = ""
    subtitle: Phrase | None = None
    standing: int = -1
    leader: int = -1
    family: str = ""
    means: int = -1
    own: int = -1
    unit: Phrase | None = None
    worth: Phrase | None = None
    detail: Phrase | None = None
    lot: Card | None = None
    useless: bool = False
    chain: list[int] = []


# --- scorings -----------------------------------------------------------------------------------


class Group(Struct, frozen=True, gc=False, omit_defaults=True):
    """What scores as one thing: a herd, an area. `path` goes round it on the board `layout`.

    `at` is the element by which its points stand, `text` why they are so many.
    """

    seat: int
    points: int
    layout: str
    path: str
    at: str
    text: Phrase


class Chapter(Struct, frozen=True, gc=False, omit_defaults=True):
    """One category of a scoring. `points` are by seat, `rule` says how it is counted.

    `text` is what came of it in a sentence, `detail` why.
    """

    id: str
    title: Phrase
    points: list[int]
    rule: Phrase
    symbol: str = ""
    groups: list[Group] = []
    text: Phrase | None = None
    detail: Phrase | None = None


class Scoring(Struct, frozen=True, gc=False, omit_defaults=True):
    """A scoring that has just been held, to be told chapter by chapter.

    `id` is another for another scoring, so that one is told once; `before` are the points that the
    seats had until then.
    """

    id: str
    title: Phrase
    before: list[int]
    chapters: list[Chapter]
