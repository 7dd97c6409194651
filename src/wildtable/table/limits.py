"""How much one client may ask for, so that there is enough for everybody.

Addresses are counted as their networks give them out: one of IPv4, sixty-four bits of IPv6.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final, final

from msgspec import Struct, structs

from wildtable.table.trouble import Refused

MOST_BUCKETS: Final = 10_000  # addresses that are remembered; the longest unseen is forgotten first
SOCKET_AGAIN: Final = 30.0  # seconds until somebody who may not come in may try again


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


class Limits(Struct, frozen=True):
    """What one address, one websocket, one link and one match may have."""

    requests: Rate = Rate(50, 500)  # by address: of HTTP, and messages of all its websockets
    messages: Rate = Rate(20, 100)  # by websocket
    matches: Rate = Rate(1 / 60, 30)  # made, by address and by person
    passwords: Rate = Rate(1 / 30, 10)  # tried, by address and by account
    sockets: int = 200  # open at once, by address
    windows: int = 20  # of one seat, open at once
    watchers: int = 5000  # of one match
    lines: int = 50_000  # in the log of one match
    remarks: int = 5_000  # said at one match
    letters: Rate = Rate(1 / 600, 5)  # with codes; by address, by person and by who gets them
    people: Rate = Rate(50, 500)  # as `requests`, by person: an account, or a guest


NO_RATE: Final = Rate(1e9, 1e9)
MANY: Final = 1 << 30
UNLIMITED: Final = Limits(
    NO_RATE, NO_RATE, NO_RATE, NO_RATE, MANY, MANY, MANY, letters=NO_RATE, people=NO_RATE
)


def shared(limits: Limits, processes: int) -> Limits:
    """What each of several processes allows, if all together allow so much.

    That is for what is rare and costs others something. Requests are not shared out: a client on
    one connection meets one process, and would have a part of them only.
    """

    def part(rate: Rate) -> Rate:
        return Rate(rate.a_second / processes, max(1.0, rate.at_once / processes))

    return structs.replace(
        limits,
        matches=part(limits.matches),
        passwords=part(limits.passwords),
        letters=part(limits.letters),
    )


@final
class Bucket:
    """Fills up with the time, and every use takes one out of it."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._full = rate.at_once
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one if there is one: 0, else the number of seconds until there is."""
        now = time.monotonic()
        gained = (now - self._at) * self._rate.a_second
        self._full, self._at = min(self._full + gained, self._rate.at_once), now
        if self._full < 1:
            return (1 - self._full) / self._rate.a_second
        self._full -= 1
        return 0.0

    def check(self, what: str) -> None:
        """Take one. Raises Refused, which says when to come back."""
        wait = self.take()
        if wait > 0:
            message = f"Too many {what} in a short time; there is room again in {in_words(wait)}."
            raise Refused(429, "too-many-requests", message, retry_after=wait)


@final
class Buckets:
    """A bucket for each of many, as many as are remembered."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._of: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, name: str) -> Bucket:
        if name not in self._of:
            self._of[name] = Bucket(self._rate)
            if len(self._of) > MOST_BUCKETS:
                self._of.popitem(last=False)
        self._of.move_to_end(name)
        return self._of[name]


@final
class Limiter:
    """What has been used up by whom."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._requests: Final = Buckets(limits.requests)
        self._people: Final = Buckets(limits.people)
        self._matches: Final = Buckets(limits.matches)
        self._passwords: Final = Buckets(limits.passwords)
        self._letters: Final = Buckets(limits.letters)
        self._sockets: Final[Counter[str]] = Counter()
        self.banned: Mapping[str, str] = {}  # by network: why

    def request(self, address: str) -> None:
        """Somebody asks for something. Raises Refused."""
        why = self.banned.get(network(address)) if self.banned else None
        if why is not None:
            message = f"Those who run this server don't serve your address: {why}"
            raise Refused(403, "banned", message)
        self._requests.of(network(address)).check("requests")

    def person(self, person: str) -> None:
        """Somebody asks for something, from whatever address. Raises Refused."""
        if person:
            self._people.of(person).check("requests")

    def match(self, address: str, person: str) -> None:
        """Somebody makes a match. Raises Refused."""
        self._matches.of(network(address)).check("new matches")
        if person:
            self._matches.of(f"person {person}").check("new matches")

    def attempt(self, address: str, account: str = "") -> None:
        """Somebody tries to be somebody, of an account if it is said which. Raises Refused."""
        self._passwords.of(network(address)).check("passwords")
        if account:
            self._passwords.of(f"account {account.casefold()}").check("passwords")

    def letter(self, address: str, person: str, to: str) -> None:
        """Somebody lets us write to an address that may be anybody's. Raises Refused."""
        for name in (network(address), f"person {person}", f"to {to.casefold()}"):
            self._letters.of(name).check("letters")

    def open_sockets(self) -> int:
        return self._sockets.total()

    @contextmanager
    def socket(self, address: str) -> Iterator[Bucket]:
        """Somebody opens a websocket and uses it; gives the bucket of it. Raises Refused."""
        name = network(address)
        if self._sockets[name] >= self.limits.sockets:
            raise too_many("connections from your address", self.limits.sockets)
        self._sockets[name] += 1
        try:
            yield Bucket(self.limits.messages)
        finally:
            self._sockets[name] -= 1
            if not self._sockets[name]:
                del self._sockets[name]


def network(address: str) -> str:
    """What shares a limit with an address."""
    try:
        parsed = ip_address(address)
    except ValueError:  # a socket of the file system, or a test
        return address
    if isinstance(parsed, IPv6Address):
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return address


def too_many(what: str, most: int) -> Refused:
    message = f"There are too many {what} ({most}); close some, or try again later."
    return Refused(429, "too-many-connections", message, retry_after=SOCKET_AGAIN)


def in_words(seconds: float) -> str:
    if seconds < 90:
        return f"{max(seconds, 1):.0f} s"
    return f"{seconds / 60:.0f} minutes"
