"""People as they are kept: guests, and their sessions on their devices.

A person is known by sessions, one for each browser. The secret of a session changes every day it is
used (`visitors.py`); only fingerprints are kept.
"""

import time
from typing import Final, NamedTuple, final

from wildtable.table.identity import fingerprint, new_id, new_secret
from wildtable.table.sql import Step
from wildtable.table.store import Store

TURN_AFTER: Final = 24 * 3600 * 1000  # milliseconds that a secret is used
GRACE: Final = 60 * 1000  # and the one before it, by requests that were on their way
SEEN_EVERY: Final = 5 * 60 * 1000  # how exactly it is known when somebody was last here
OFFER_LASTS: Final = 15 * 60 * 1000  # how long a link for another device can be used


class Visitor(NamedTuple):
    """Who asks: a person and the session; both empty for whoever is not known here."""

    person: str = ""
    session: str = ""


STRANGER: Final = Visitor()


class Session(NamedTuple):
    """A device on which a person is known; `seen` is about when it last was there."""

    id: str
    device: str
    at: int
    seen: int


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

    async def end_others(self, person: str, session: str) -> list[str]:
        """End all sessions but this one, and what was offered to other devices."""
        await self._store.ready()
        sql = "DELETE FROM sessions WHERE person = $1 AND id != $2 RETURNING id"
        (ended,) = await self._sql.write((sql, (person, session)))
        return [row[0] for row in ended]

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

    async def begin(self, person: str, device: str) -> str:
        """A new session of a person on a device: its secret."""
        await self._store.ready()
        secret = new_secret()
        await self._sql.write(_new_session(new_id(), person, secret, device, _now()))
        return secret

    async def hand_over(self, before: Visitor, person: str) -> None:
        """Who is somebody else from now on leaves what was a guest's to that person.

        An account stays what it is, and is only no longer known on that device.
        """
        await self._store.ready()
        guest = "IN (SELECT id FROM people WHERE id = $1 AND account = '')"
        await self._sql.write(
            ("DELETE FROM sessions WHERE id = $1", (before.session,)),
            (f"UPDATE seats SET person = $2 WHERE person {guest}", (before.person, person)),
            (f"UPDATE matches SET host = $2 WHERE host {guest}", (before.person, person)),
            (f"UPDATE sessions SET person = $2 WHERE person {guest}", (before.person, person)),
            (f"UPDATE ways SET person = $2 WHERE person {guest}", (before.person, person)),
            ("DELETE FROM people WHERE id = $1 AND account = ''", (before.person,)),
        )


def _new_session(session: str, person: str, secret: str, device: str, now: int) -> Step:
    sql = (
        "INSERT INTO sessions (id, person, fingerprint, device, turned, used, at, seen) "
        "VALUES ($1, $2, $3, $4, $5, 0, $5, $5)"
    )
    return sql, (session, person, fingerprint(secret), device, now)


def _now() -> int:
    return time.time_ns() // 1_000_000
