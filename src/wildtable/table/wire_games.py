"""What a client may know of a game before and while it is played, over HTTP."""

from msgspec import Struct

from wildtable.kernel.scene import Layout, Piece
from wildtable.kernel.world import Moment, Source, Term, World


class OptionInfo(Struct, frozen=True):
    """An option of a game; its words are in the kit."""

    name: str
    values: list[str]
    default: str
    rule: str
    ruling: bool


class Door(Struct, frozen=True, omit_defaults=True):
    """What a game says and shows before anybody sits down.

    `words` are its messages `door-…` as Fluent source, by language; `art` is the address of its
    picture; an `example` is for whoever writes games.
    """

    words: dict[str, str] = {}
    art: str = ""
    colour: str = ""
    example: bool = False


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game that can be played here; where it is `broken`, why it can't be.

    `bot` is the one that fits who does not choose, `gentle` the one for a first match; `lessons` is
    how many there are to learn it by.
    One with `windows` asks everybody at once at a beat, which can be set (see `Timing`).
    """

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    broken: str = ""
    door: Door | None = None
    bot: str = ""
    gentle: str = ""
    lessons: int = 0
    puzzles: int = 0
    windows: bool = False


class FamilyInfo(Struct, frozen=True, omit_defaults=True):
    """A family of moves, or a kind of event, with the names of its domains."""

    name: str
    domains: list[str]
    secret: bool = False
    story: bool = False


class Kit(Struct, frozen=True):
    """What a client needs of a game once: all that stays the same while it is played.

    `pieces` are those of the start, for whoever wants to see the board before there is a match,
    `rules` the ids of what its rulebook holds.
    """

    name: str
    title: str
    layouts: list[Layout]
    pieces: list[Piece]
    art: str
    words: dict[str, str]
    rules: list[str]
    families: list[FamilyInfo]
    events: list[FamilyInfo]
    world: World
    glossary: list[Term]
    moments: list[Moment]
    sources: list[Source] = []


class RuleBook(Struct, frozen=True):
    """Every rule of a game, in Markdown; `language` is the one it is really written in.

    `figures` are drawings without words (SVG), by the id of the rule that they show.
    """

    language: str
    text: str
    figures: dict[str, str]


class BotWords(Struct, frozen=True):
    """What a bot is called in a language, and a sentence on how it plays."""

    title: str
    about: str


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat; `words` by language."""

    name: str
    title: str
    words: dict[str, BotWords]
