"""What those who run a server can see of its matches, and do about one.

It works on what is kept, whether a server has it open or not. Secrets, of matches and of links, are
never shown.
"""

import sqlite3
import time
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Final, Literal, NamedTuple

import msgspec

from wildtable.kernel.record.record import BadRecord
from wildtable.kernel.view import result
from wildtable.table import statements
from wildtable.table.books import Books
from wildtable.table.limits import network
from wildtable.table.rebuild import Unplayable, replayed
from wildtable.table.store import Kept
from wildtable.table.wire import Remark

Stage = Literal["running", "over", "ended"]
LONGEST_REASON: Final = 400  # letters
STAGE: Final = (
    "(CASE WHEN result != '' THEN 'over' WHEN ended != '' THEN 'ended' ELSE 'running' END)"
)
LISTED: Final = f"SELECT id, game, at, {STAGE} FROM matches"


class NotPossible(Exception):
    """What was asked for can't be done; says why."""


class Ban(NamedTuple):
    """Who is not served; times are milliseconds since 1970, `until` is 0 for ever."""

    network: str
    reason: str
    at: int
    until: int


class Complaint(NamedTuple):
    """What was reported: whom, of which match, perhaps for what they said, and why."""

    match: str
    about: str
    remark: str
    reason: str
    at: int


class Filters(NamedTuple):
    """Which matches are meant; an empty one means all."""

    game: str = ""
    stage: str = ""
    player: str = ""  # part of a name


class Listed(NamedTuple):
    """A match in a list; times are milliseconds since 1970."""

    id: str
    game: str
    made: int
    last: int
    stage: Stage
    lines: int
    players: str


class Inspected(NamedTuple):
    """A match with what is told of it beside what is kept; `told` is when each seat last was."""

    listed: Listed
    kept: Kept
    told: list[int]


def listed(kept: Books, filters: Filters, most: int) -> list[Listed]:
    """The newest matches."""
    sql = (
        f"{LISTED} WHERE ($1 = '' OR game = $1) AND ($2 = '' OR {STAGE} = $2) AND ($3 = '' OR "
        "EXISTS (SELECT 1 FROM seats WHERE match = id AND "
        "lower(name) LIKE '%' || lower($3) || '%')) ORDER BY at DESC, id LIMIT $4"
    )
    return [_listed(kept, *row) for row in kept.rows(sql, *filters, most)]


def inspected(kept: Books, match: str) -> Inspected:
    """All that may be told of a match. Raises NotPossible where there is none."""
    found = statements.kept(match, kept.read(*statements.questions(match)))
    if found is None:
        raise _no_match(match)
    (row,) = kept.rows(f"{LISTED} WHERE id = $1", match)
    told = kept.rows("SELECT told FROM seats WHERE match = $1 ORDER BY seat", match)
    return Inspected(_listed(kept, *row), found, [at for (at,) in told])


def fault(kept: Kept) -> str:
    """How a match differs from what its log leads to; empty where it does not."""
    try:
        match = replayed(kept)
    except (Unplayable, BadRecord) as error:
        return str(error)
    # Older versions did not keep results.
    if kept.result is not None and kept.result != result(match.state.outcome()):
        return "its log leads to another result than the one that is kept"
    return ""


def end(kept: Books, match: str, reason: str) -> None:
    """End a match that is running; a server that has it open notices within seconds.

    Raises NotPossible.
    """
    reason = _sentence(reason)
    # Whichever node holds it can write no more.
    sql = (
        "UPDATE matches SET ended = $2, holder = '', epoch = epoch + 1 "
        f"WHERE id = $1 AND {STAGE} = 'running' RETURNING id"
    )
    found, ended = kept.write(
        (f"SELECT {STAGE} FROM matches WHERE id = $1", (match,)), (sql, (match, reason))
    )
    if not found:
        raise _no_match(match)
    if not ended:
        raise NotPossible(f"match {match} is {found[0][0]} already")


def ban(kept: Books, address: str, reason: str, hours: float) -> str:
    """Don't serve an address, for so many hours or, if 0, for ever; the network that is meant.

    Raises NotPossible.
    """
    name = _network(address)
    now = time.time_ns() // 1_000_000
    until = now + int(hours * 3600_000) if hours else 0
    sql = (
        "INSERT INTO bans (network, reason, at, until) VALUES ($1, $2, $3, $4) ON CONFLICT "
        "(network) DO UPDATE SET reason = excluded.reason, at = excluded.at, until = excluded.until"
    )
    kept.write((sql, (name, _sentence(reason), now, until)))
    return name


def unban(kept: Books, address: str) -> None:
    """Serve an address again. Raises NotPossible where it was served."""
    sql = "DELETE FROM bans WHERE network = $1 RETURNING network"
    (found,) = kept.write((sql, (_network(address),)))
    if not found:
        raise NotPossible(f"{address} is not banned; `wildtable admin bans` shows who is")


def complaints(kept: Books, match: str, most: int) -> list[Complaint]:
    """What was reported last, at one match or anywhere."""
    sql = (
        "SELECT reports.match, seats.name, talk.remark, reason, reports.at FROM reports "
        "LEFT JOIN seats ON seats.match = reports.match AND seats.seat = about "
        "LEFT JOIN talk ON talk.match = reports.match AND talk.number = reports.remark "
        "WHERE ($1 = '' OR reports.match = $1) ORDER BY reports.at DESC, reports.number LIMIT $2"
    )
    return [
        Complaint(match, about or "somebody who watched", _said(remark), reason, at)
        for match, about, remark, reason, at in kept.rows(sql, match, most)
    ]


def bans(kept: Books) -> list[Ban]:
    """Who is not served, the latest first."""
    rows = kept.rows("SELECT network, reason, at, until FROM bans ORDER BY at DESC, network")
    return [Ban(*row) for row in rows]


def _network(address: str) -> str:
    try:
        ip_address(address)
    except ValueError as error:
        raise NotPossible(f"{address!r} is no address; one looks like 192.0.2.7") from error
    return network(address)


def replays(kept: Books) -> Iterator[tuple[str, str]]:
    """Every match, the oldest first, with what is wrong with it; empty where nothing is."""
    for (match,) in kept.rows("SELECT id FROM matches ORDER BY at, id"):
        yield match, _fault_in(kept, match)


def local_time(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


def _fault_in(kept: Books, match: str) -> str:
    try:
        found = statements.kept(match, kept.read(*statements.questions(match)))
        return "" if found is None else fault(found)
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        return f"it can't be read: {error}"


def _listed(kept: Books, match: str, game: str, made: int, stage: Stage) -> Listed:
    ((lines, last),), names = kept.read(
        ("SELECT count(*), max(at) FROM lines WHERE match = $1", (match,)),
        ("SELECT name FROM seats WHERE match = $1 ORDER BY seat", (match,)),
    )
    players = ", ".join([name for (name,) in names])
    return Listed(match, game, made, last or made, stage, lines, players)


def _said(remark: str | None) -> str:
    return msgspec.json.decode(remark, type=Remark).text if remark else ""


def _no_match(match: str) -> NotPossible:
    return NotPossible(f"there is no match {match!r}; `wildtable admin list` shows those there are")


def _sentence(reason: str) -> str:
    """A reason as people are told it. Raises NotPossible."""
    reason = " ".join(reason.split())
    if not reason or len(reason) > LONGEST_REASON or not reason.isprintable():
        raise NotPossible(f"a reason for people to read has 1 to {LONGEST_REASON} letters")
    return reason if reason[-1] in ".!?" else f"{reason}."
