"""What must outlive the server: matches, their logs, their seats, and which decisions were taken.

A narrow interface with two databases behind it, SQLite and PostgreSQL; `tests/table/test_store.py`
is the contract that both keep. When a coroutine here has returned, what it wrote is on the disk.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from wildtable.kernel.view import Result
from wildtable.table.clocks import Times
from wildtable.table.health import Health
from wildtable.table.house import House
from wildtable.table.leases import Leases
from wildtable.table.sql import Sql
from wildtable.table.wire import Remark
from wildtable.table.wire_clock import Timing

Kind = Literal["me", "friend", "bot"]


class Conflict(Exception):
    """Somebody else has written these lines, taken this decision, or has the match by now."""


class Chair(Struct, frozen=True):
    """A seat of a match.

    `bot` is the level of the bot that plays it, on a person's seat while that person is away.
    `invitation` is the fingerprint of the secret that makes the seat somebody's, `person` whose it
    is by now. `advised` is how often it was told what a bot would do.
    """

    seat: int
    name: str
    kind: Kind
    bot: str = ""
    invitation: bytes | None = None
    person: str = ""
    advised: int = 0


class Receipt(Struct, frozen=True):
    """A decision that was taken: the idempotency key it came with, and whose it was."""

    seat: int
    key: str


class Said(Struct, frozen=True):
    """A remark as it is kept; one said `apart` is for those who only watch."""

    remark: Remark
    apart: bool = False


class Reported(Struct, frozen=True):
    """Whom a seat has reported, and the number of the remark that it is about, -1: of none."""

    seat: int
    about: int
    remark: int
    reason: str


class Awaited(Struct, frozen=True):
    """Who is waited for: `seats` as everybody may know it, `owing` as each may know of itself."""

    seats: list[int]
    owing: list[int]


class Timed(Struct, frozen=True):
    """How the clocks stand, and when the next time is up: 0 where none runs."""

    times: Times
    due: int


class LogMark(Struct, frozen=True):
    """What a log has led to: the hash of the state, the result once there is one, who is next.

    `told` are the seats to which that is anything new, SPECTATOR among them: the time of what a
    seat can't notice is not to be told to it either.
    """

    state: str
    result: Result | None = None
    awaited: Awaited | None = None
    told: list[int] = []
    timed: Timed | None = None
    nonce: str = ""  # of chance, where these are the first lines since all words are in


class OrderLine(Struct, frozen=True):
    """A standing order was given, or has ended, when the log of the match had so many lines."""

    seat: int
    name: str
    value: int
    given: bool
    lines: int


class Kept(Struct, frozen=True):
    """A match as it is kept.

    `states` are hashes of the state after so many lines, `rules` the version it was begun with: by
    them a later version sees whether it can go on with the match.
    """

    id: str
    game: str
    options: dict[str, str]
    content: str
    secret: bytes
    nonce: str
    chairs: list[Chair]  # by seat
    watch: bytes  # the fingerprint of the link for spectators
    lines: list[str]
    receipts: list[Receipt] = []
    talk: list[Said] = []
    reports: list[Reported] = []
    rules: int = 1
    states: dict[int, str] = {}
    result: Result | None = None
    awaited: Awaited | None = None  # not kept by older versions
    ended: str = ""  # why those who run the server have ended it, if they have
    host: str = ""  # the person who made it
    open: bool = False  # it waits for people
    paused: bool = False
    hushed: bool = False  # its host has closed the talk
    since: int = 0  # lines before this one were drawn by the chance of another match
    watchers: str = "welcome"  # whether others may watch it
    suggestions: bool = True  # whether bots may be asked what they would do
    timing: Timing = Timing()
    came: list[int] = []  # when each line came, in milliseconds since 1970
    orders: list[OrderLine] = []
    times: Times | None = None  # not yet where no clock has been started
    words: list[str] = []  # by seat, empty where it is awaited; none once all are in the nonce
    seals: list[str] = []  # their fingerprints, likewise; none where they are not asked for


class Brief(Struct, frozen=True):
    """A match in short, as a seat knows it; `last` is when that was last told anything."""

    match: str
    game: str
    seat: int
    chairs: list[Chair]
    awaited: Awaited | None
    result: Result | None
    last: int  # milliseconds since 1970
    ended: bool = False  # by those who run the server
    watchers: str = "welcome"
    open: bool = False  # it waits for people


class Store(ABC):
    """Where matches are kept. Whatever can't be written or read raises StoreFailed."""

    def __init__(self) -> None:
        self.health = Health()
        self.leases = Leases(self.sql)
        self.house = House(self.sql)

    @property
    @abstractmethod
    def sql(self) -> Sql:
        """For what is the same in every database: people, their sessions and their seats."""

    async def open(self) -> None:  # noqa: B027 - a file is open as soon as it is named
        """Begin to be used by this event loop. Raises BadFile."""

    async def ready(self) -> None:
        """Make sure that something can be kept: after a failure, by trying. Raises StoreFailed."""
        self.health.check()
        if self.health.failures:
            await self.probe()

    @abstractmethod
    async def create(self, kept: Kept) -> None:
        """Keep a new match, with the lines it begins with; this node holds it."""

    @abstractmethod
    async def load(self, match: str) -> Kept | None:
        """All of a match."""

    @abstractmethod
    async def find(self, fingerprint: bytes) -> tuple[str, int] | None:
        """The match and the seat that a link leads to, SPECTATOR for whoever only watches."""

    @abstractmethod
    async def brief(self, match: str, seat: int) -> Brief | None:
        """A match in short, as a seat knows it."""

    @abstractmethod
    async def append(
        self,
        match: str,
        number: int,
        lines: Sequence[str],
        receipt: Receipt | None,
        mark: LogMark | None = None,
    ) -> None:
        """Add lines to a log, the first with this number, and the receipt, all or nothing.

        `mark` is what they have led to.
        Raises Conflict where such a line or such a receipt is there already, and where another
        node has taken the match.
        """

    @abstractmethod
    async def say(self, match: str, number: int, said: Said, receipt: Receipt) -> None:
        """Add a remark to what was said at a match. Raises Conflict like `append`."""

    @abstractmethod
    async def report(self, match: str, number: int, reported: Reported, receipt: Receipt) -> None:
        """Add to what was reported at a match. Raises Conflict like `append`."""

    @abstractmethod
    async def seat_bot(self, match: str, seat: int, bot: str, receipt: Receipt | None) -> None:
        """Let a bot play a seat, or nobody but its person if `bot` is empty."""

    @abstractmethod
    async def order(
        self, match: str, number: int, line: OrderLine, receipt: Receipt | None
    ) -> None:
        """Add to the log of standing orders. Raises Conflict like `append`."""

    @abstractmethod
    async def keep_words(
        self, match: str, words: Sequence[str], seals: Sequence[str], receipt: Receipt | None
    ) -> None:
        """Keep what seats have added to chance while others are awaited. Raises Conflict."""

    @abstractmethod
    async def keep_time(self, match: str, timed: Timed) -> None:
        """Keep how the clocks stand where nothing was decided. Raises Conflict like `append`."""

    @abstractmethod
    async def ended(self) -> set[str]:
        """The matches that those who run the server have ended, perhaps from another process."""

    @abstractmethod
    async def bans(self) -> dict[str, str]:
        """The networks that those who run the server don't serve just now, and why."""

    async def stirred(self, seconds: float) -> None:
        """Wait until another process may have changed something, but not for longer than this."""
        await asyncio.sleep(seconds)

    @abstractmethod
    async def probe(self) -> None:
        """Write something that changes nothing."""

    @abstractmethod
    def waiting(self) -> int:
        """How many writes wait to be begun."""

    @abstractmethod
    def stopped(self) -> str:
        """Why it can't be used any more, if it can't."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""
