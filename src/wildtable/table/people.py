"""People as they are kept: guests, their sessions on their devices, and the seats that are theirs.

A person is known by sessions, one for each browser. The secret of a session changes every day it is
used (`visitors.py`); only fingerprints are kept. A seat becomes a person's by its invitation, once.
"""

import time
from typing import Final, NamedTuple, final

from wildtable.table.identity import fingerprint, new_id, new_secret
from wildtable.table.store import Store

TURN_AFTER: Final = 24 * 3600 * 1000  # milliseconds that a secret is used
GRACE: Final = 60 * 1000  # and the one before it, by requests that were on their way
SEEN_EVERY: Final = 5 * 60 * 1000  # how exactly it is known when somebody was last here
OFFER_LASTS: Final = 15 * 60 * 1000  # how long a link for another device can be used
MOST_SEATS: Final = 200  # of one person, that are listed


class Visitor(NamedTuple):
    """Who asks: a person and the session; both empty for who is not known here."""

    person: str = ""
    session: str = ""


STRANGER: Final = Visitor()


class Session(NamedTuple):
    """A device on which a person is known; `seen` is about when it last was there."""

    id: str
    device: str
    at: int
    seen: int


class Key(NamedTuple):
    """A link that is a seat, for programs and from older versions."""

    id: str
    at: int


class Invited(NamedTuple):
    """The seat that an invitation is for, and whose it is by now."""

    match: str
    seat: int
    person: str


class Recognised(NamedTuple):
    """A visitor, and its new secret where it was time for one."""

    visitor: Visitor
    secret: str = ""


@final
class People:
    """What is kept of people. Whatever can't be written or read raises StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._sql: Final = store.sql

    # --- sessions ---------------------------------------------------------------------------

    async def welcome(self, name: str, device: str) -> tuple[Visitor, str]:
        """A new guest, with the secret of the session."""
        await self._store.ready()
        person, session, secret, now = new_id(), new_id(), new_secret(), _now()
        await self._sql.write(
            ("INSERT INTO people (id, name, at) VALUES ($1, $2, $3)", (person, name, now)),
            _new_session(session, person, secret, device, now),
        )
        return Visitor(person, session), secret

    async def recognise(self, secret: str, turn: bool) -> Recognised | None:
        """Whose secret this is. Where it may `turn`, an old one is exchanged for a new one."""
        mark = fingerprint(secret)
        sql = (
            "SELECT id, person, fingerprint, device, turned, used, seen FROM sessions "
            "WHERE fingerprint = $1 OR before = $1"
        )
        found = await self._sql.rows(sql, mark)
        if not found:
            return None
        session, person, current, device, turned, used, seen = found[0]
        visitor, now = Visitor(person, session), _now()
        if not device:  # it is offered to a device that has not taken it
            return None
        if current != mark:
            if used and now - used > GRACE:
                return None  # it was exchanged, and who has the new one has come back with it
            return await self._turned(visitor, mark) if turn else Recognised(visitor)
        if turn and now - turned > TURN_AFTER:
            return await self._turned(visitor, mark)
        if not used or now - seen > SEEN_EVERY:
            sql = "UPDATE sessions SET used = $2, seen = $2 WHERE fingerprint = $1"
            await self._sql.write((sql, (mark, now)))
        return Recognised(visitor)

    async def _turned(self, visitor: Visitor, mark: bytes) -> Recognised:
        """Exchange a secret, unless that has just been done; the new one may have been lost."""
        secret, now = new_secret(), _now()
        sql = (
            "UPDATE sessions SET before = $2, fingerprint = $3, turned = $4, used = 0, seen = $4 "
            "WHERE id = $1 AND (fingerprint = $2 OR before = $2 AND used = 0) AND turned < $5 "
            "RETURNING id"
        )
        values = (visitor.session, mark, fingerprint(secret), now, now - GRACE)
        (turned,) = await self._sql.write((sql, values))
        return Recognised(visitor, secret if turned else "")

    async def sessions(self, person: str) -> list[Session]:
        """Where a person is known, the latest first."""
        sql = (
            "SELECT id, device, at, seen FROM sessions WHERE person = $1 AND device != '' "
            "ORDER BY seen DESC, id"
        )
        return [Session(*row) for row in await self._sql.rows(sql, person)]

    async def end_session(self, person: str, session: str) -> bool:
        """Whether there was such a session; there is none from now on."""
        await self._store.ready()
        sql = "DELETE FROM sessions WHERE person = $1 AND id = $2 RETURNING id"
        (ended,) = await self._sql.write((sql, (person, session)))
        return bool(ended)

    async def offer(self, person: str) -> str:
        """The secret by which another device becomes one of this person, once and soon."""
        await self._store.ready()
        secret, now = new_secret(), _now()
        await self._sql.write(_new_session(new_id(), person, secret, "", now))
        return secret

    async def offered(self, secret: str) -> bool:
        sql = "SELECT id FROM sessions WHERE fingerprint = $1 AND device = '' AND at > $2"
        return bool(await self._sql.rows(sql, fingerprint(secret), _now() - OFFER_LASTS))

    async def take(self, offer: str, device: str) -> Recognised | None:
        """Take up an offer: the session with its own secret; None where it can't be any more."""
        await self._store.ready()
        secret, now = new_secret(), _now()
        sql = (
            "UPDATE sessions SET fingerprint = $2, device = $3, turned = $4, seen = $4, at = $4 "
            "WHERE fingerprint = $1 AND device = '' AND at > $5 RETURNING person, id"
        )
        values = (fingerprint(offer), fingerprint(secret), device, now, now - OFFER_LASTS)
        (taken,) = await self._sql.write((sql, values))
        return Recognised(Visitor(*taken[0]), secret) if taken else None

    # --- seats ------------------------------------------------------------------------------

    async def host(self, match: str) -> str:
        """Who made a match."""
        found = await self._sql.rows("SELECT host FROM matches WHERE id = $1", match)
        return str(found[0][0]) if found else ""

    async def host_name(self, match: str) -> str:
        """What who made a match is called."""
        sql = "SELECT name FROM people JOIN matches ON host = people.id WHERE matches.id = $1"
        found = await self._sql.rows(sql, match)
        return str(found[0][0]) if found else ""

    async def adopt(self, guest: str, person: str) -> None:
        """What was a guest's is a person's from now on."""
        await self._store.ready()
        await self._sql.write(
            ("UPDATE seats SET person = $2 WHERE person = $1", (guest, person)),
            ("UPDATE matches SET host = $2 WHERE host = $1", (guest, person)),
            ("UPDATE sessions SET person = $2 WHERE person = $1", (guest, person)),
            ("DELETE FROM people WHERE id = $1", (guest,)),
        )

    async def holds(self, person: str, match: str, seat: int) -> bool:
        """Whether a seat is this person's."""
        sql = "SELECT 1 FROM seats WHERE match = $1 AND seat = $2 AND person = $3 AND person != ''"
        return bool(await self._sql.rows(sql, match, seat, person))

    async def holder(self, match: str, seat: int) -> str:
        """Whose seat it is, if it is anybody's."""
        sql = "SELECT person FROM seats WHERE match = $1 AND seat = $2"
        found = await self._sql.rows(sql, match, seat)
        return str(found[0][0]) if found else ""

    async def seats(self, person: str) -> list[tuple[str, int]]:
        """The seats of a person, those of the newest matches first."""
        sql = (
            "SELECT match, seat FROM seats JOIN matches ON id = match "
            f"WHERE person = $1 AND person != '' ORDER BY at DESC, match, seat LIMIT {MOST_SEATS}"
        )
        return [(match, seat) for match, seat in await self._sql.rows(sql, person)]

    async def invited(self, secret: str) -> Invited | None:
        sql = "SELECT match, seat, person FROM seats WHERE invitation = $1"
        found = await self._sql.rows(sql, fingerprint(secret))
        return Invited(*found[0]) if found else None

    async def claim(self, secret: str, person: str, name: str) -> bool:
        """Make a seat a person's; False where it is somebody else's already."""
        await self._store.ready()
        sql = (
            "UPDATE seats SET person = $2, name = $3 WHERE invitation = $1 "
            "AND (person = '' OR person = $2) RETURNING seat"
        )
        (claimed,) = await self._sql.write((sql, (fingerprint(secret), person, name)))
        return bool(claimed)

    async def invite(self, match: str, seat: int) -> str | None:
        """A new invitation to a seat that is nobody's yet; the one before leads nowhere now."""
        await self._store.ready()
        secret = new_secret()
        sql = (
            "UPDATE seats SET invitation = $3 WHERE match = $1 AND seat = $2 "
            "AND person = '' AND invitation IS NOT NULL RETURNING seat"
        )
        (made,) = await self._sql.write((sql, (match, seat, fingerprint(secret))))
        return secret if made else None

    # --- keys -------------------------------------------------------------------------------

    async def new_key(self, match: str, seat: int) -> str:
        """The secret of another link that is this seat, for a program."""
        await self._store.ready()
        secret = new_secret()
        sql = "INSERT INTO keys (id, fingerprint, match, seat, at) VALUES ($1, $2, $3, $4, $5)"
        await self._sql.write((sql, (new_id(), fingerprint(secret), match, seat, _now())))
        return secret

    async def key_of(self, secret: str) -> str:
        """The id of a key, or nothing."""
        found = await self._sql.rows(
            "SELECT id FROM keys WHERE fingerprint = $1", fingerprint(secret)
        )
        return str(found[0][0]) if found else ""

    async def keys(self, match: str, seat: int) -> list[Key]:
        sql = "SELECT id, at FROM keys WHERE match = $1 AND seat = $2 ORDER BY at, id"
        return [Key(*row) for row in await self._sql.rows(sql, match, seat)]

    async def end_key(self, match: str, seat: int, key: str) -> bool:
        """Whether there was such a key; there is none from now on."""
        await self._store.ready()
        sql = "DELETE FROM keys WHERE match = $1 AND seat = $2 AND id = $3 RETURNING id"
        (ended,) = await self._sql.write((sql, (match, seat, key)))
        return bool(ended)


def _new_session(
    session: str, person: str, secret: str, device: str, now: int
) -> tuple[str, tuple[str | int | bytes, ...]]:
    sql = (
        "INSERT INTO sessions (id, person, fingerprint, device, turned, used, at, seen) "
        "VALUES ($1, $2, $3, $4, $5, 0, $5, $5)"
    )
    return sql, (session, person, fingerprint(secret), device, now)


def _now() -> int:
    return time.time_ns() // 1_000_000
