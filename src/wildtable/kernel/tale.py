"""What a game does by itself, told as a tale: a card, its steps, a page for each thing that counts.

Events say everything that happens, one by one. A tale says what came of them: why, where, and what
it means for those who play. What changes nothing is a line of its step and has no page.
"""

from msgspec import Struct

from wildtable.kernel.phrase import Phrase


class Counter(Struct, frozen=True, gc=False):
    """How far something has come, at a thing on the board: wall five of six around it."""

    at: str
    text: Phrase
    value: int
    of: int


class TalePage(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened, over the board as it lay when item number `item` was told.

    `cause` says why, `then` what it means; each is a sentence. `focus` are the elements that it is
    about: the board comes close to them.
    """

    item: int
    text: Phrase
    symbol: str = ""
    cause: Phrase | None = None
    then: Phrase | None = None
    focus: list[str] = []
    counters: list[Counter] = []


class TaleStep(Struct, frozen=True, gc=False, omit_defaults=True):
    """A step: what it is about, and in a few words what came of it."""

    title: Phrase
    text: Phrase | None = None
    pages: list[TalePage] = []


class Tale(Struct, frozen=True, gc=False, omit_defaults=True):
    """All that a card did; it takes the place of the news from number `first` to number `last`.

    Numbers are those of the news that it is told with, from 0 on. `note` is what holds all along.
    """

    first: int
    last: int
    title: Phrase
    steps: list[TaleStep]
    symbol: str = ""
    subtitle: Phrase | None = None
    note: Phrase | None = None
