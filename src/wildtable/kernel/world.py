"""What stays the same while a game is played: its world, its glossary, its moments.

A symbol anywhere in a scene is a drawing of the game's own art, or an icon that every client has
(`gi-boot-prints`; the list is in web/src/icons.ts). Names that mean the same are the same in all
games: `gi-boot-prints` is a step, `gi-cut-diamond` a token, `gi-hearts` stamina.
"""

from msgspec import Struct

from wildtable.kernel.faces import Stat
from wildtable.kernel.phrase import Phrase


class Tone(Struct, frozen=True):
    """A colour of a world by day and by night; drawings say `var(--tone-NAME, #fallback)`."""

    name: str
    light: str
    dark: str


class World(Struct, frozen=True, omit_defaults=True):
    """Where a game takes place; the controls are the same everywhere.

    `ground` is what fills the window behind everything: "plain", "stone", "stars", "sea" or
    "forest". The client knows the tones `ground`, `surface`, `surface-2`, `accent`, `on-accent` and
    `dock`, and of boards `label` and `label-edge`, for what is written on places; all others are
    the drawings' own. `symbol` stands beside the game's name. In a world with a `shelf` what can be
    used are deeds rather than cards to be read: they lie lower, and the board has the room.
    """

    ground: str = "plain"
    symbol: str = ""
    tones: list[Tone] = []
    shelf: bool = False


class Term(Struct, frozen=True, omit_defaults=True):
    """A word of the game explained, for whoever points at a thing.

    `id` is what it explains: a symbol, the kind of an element (`kind-forest`), a meter
    (`meter-camps`), a family of moves, or the message by which a phase, a pile or a drawing
    without a word of its own is called. `text` is one sentence, or a few; `stats` are its numbers
    as they are printed, `rule` where to read on.
    """

    id: str
    title: Phrase
    text: Phrase
    symbol: str = ""
    rule: str = ""
    stats: list[Stat] = []


class Moment(Struct, frozen=True, omit_defaults=True):
    """How a kind of event, or a family of moves, is told: with which weight, glyph and sound.

    `kind` is one of MOMENTS, `colour` the family of the action, as on a card. `roles` says which
    word of the news is what (0 is the first after the name): "seat", "actor", "target", "from",
    "to", "amount", "points", "face", "category". What has no role is only read out. A face is drawn
    as `die-NAME` of the game's art where it has that, several dice are joined by "+". Right `after`
    one of these, by the same seat, it is told in the same sentence: `then-NAME` says how that goes
    on ("and expands into the forest.").
    """

    name: str
    kind: str
    symbol: str = ""
    roles: dict[str, int] = {}
    colour: str = ""
    after: list[str] = []


class Source(Struct, frozen=True, omit_defaults=True):
    """Where points come from, for the account at the end of a match: an item of news brings them.

    `news` is the name of the family of moves or kind of event. `seat` and `points` are numbers of
    its words (0 is the first after the name): whose they are, by default who made the move, and how
    many, by default `each`; a `cost` is taken away. `when` are words that must be as given. Several
    with one `id` are one row.
    """

    id: str
    title: Phrase
    news: str
    symbol: str = ""
    seat: int = -1
    points: int = -1
    each: int = 0
    cost: bool = False
    when: dict[int, str] = {}


MOMENTS = (
    "step",  # a piece goes
    "place",  # a piece comes
    "reveal",  # something is turned up
    "draw",  # a card comes
    "play",  # a card is used
    "pay",
    "bid",
    "pass",
    "aim",  # an attack is announced
    "roll",  # dice: `face` is what fell
    "hit",  # a target loses `amount`
    "block",
    "fall",  # a target is out
    "heal",
    "take",  # a goal is taken
    "score",  # `seat` gets `points` for a `category`
    "gain",
    "interrupt",
    "turn",  # a turn, a round, a phase begins
    "machine",  # the game itself acts
    "loss",  # something bad for everybody
    "quiet",  # not worth a tile
    "echo",  # what comes after it says the same
)
