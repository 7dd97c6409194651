"""Matches over HTTP: made, looked up, and told in short."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wildtable.kernel.view import Result
from wildtable.table.wire_clock import Timing

Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=64)]
SeatKind = Literal["me", "friend", "bot"]
Watchers = Literal["welcome", "delayed", "barred"]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there; a `bot` too where one plays on for a person.

    `invited` where nobody has accepted the invitation yet.
    """

    name: str
    kind: SeatKind
    invited: bool = False


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat; a bot seat says which bot."""

    kind: SeatKind
    name: Name = ""
    bot: str | None = None


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be made.

    One that is `open` is listed for everybody until its seats of kind "friend" are taken, and
    begins then. `watchers` may be barred, or see it some minutes late; `timing` says how much time
    there is. Without `suggestions`, nobody can ask a bot what it would do.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    open: bool = False
    watchers: Watchers = "welcome"
    timing: Timing = Timing()
    suggestions: bool = True


class SeatMade(Struct, frozen=True):
    """A seat of a new match; the link leads to it, or is the only copy of an invitation to it."""

    seat: int
    kind: SeatKind
    name: str
    link: str | None


class MatchMade(Struct, frozen=True):
    """A new match."""

    match: str
    seats: list[SeatMade]
    watch: str


class MatchInfo(Struct, frozen=True):
    """A match as a link's holder may know it; `seat` is -2 for whoever only watches.

    `stopped` says why it can't go on, where the rules have changed since it was begun. Once it is
    over, `advised` is how often each seat was told what a bot would do. Who watches may see it only
    some seconds `behind`. Where it is `sealed`, words for chance are promised before they are told.
    """

    match: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    seat: int
    kit: str
    commitment: str
    stopped: str = ""
    timing: Timing = Timing()
    hosting: bool = False
    suggestions: bool = True
    advised: list[int] = []
    behind: float = 0
    sealed: bool = False


class KnownLinks(Struct, frozen=True, forbid_unknown_fields=True):
    """Links that a client knows: only the end of each."""

    links: Annotated[list[Secret], Meta(max_length=100)]


class MatchSummary(Struct, frozen=True):
    """A match in short, as a link's holder may know it; `seat` is -2 for whoever only watches.

    `turn` are the seats that it waits for, as everybody may know, and `my_turn` says whether it
    waits for this one. `last_at` is when this seat was last told anything, in milliseconds since
    1970.
    """

    match: str
    game: str
    seat: int
    seats: list[SeatInfo]
    my_turn: bool
    turn: list[int]
    over: bool
    result: Result | None
    last_at: int
