"""What is whose: seats, the keys to them, and the free seats of open matches.

A seat becomes a person's by its invitation, once, or by sitting down at a match that is open.
"""

import time
from typing import Final, NamedTuple, final

from wildtable.table.identity import fingerprint, new_id, new_secret
from wildtable.table.sql import Step
from wildtable.table.store import Store

MOST_SEATS: Final = 200  # of one person, that are listed
MOST_OPEN: Final = 50  # open matches that are listed
OPEN_FOR: Final = 24 * 3600 * 1000  # and for how long
# A match whose seats are all somebody's waits for nobody.
CLOSE: Final = "UPDATE matches SET open = 0 WHERE id"
INVITED_TO: Final = "SELECT match FROM seats WHERE invitation = $1"
NOBODY_MISSING: Final = (
    "NOT EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND person = '' AND bot = '' "
    "AND invitation IS NOT NULL)"
)


class SeatKey(NamedTuple):
    """A link that is a seat, for programs and from older versions."""

    id: str
    at: int


class Invited(NamedTuple):
    """The seat that an invitation is for, and whose it is by now."""

    match: str
    seat: int
    person: str


@final
class Holdings:
    """What is kept of who has what. Whatever can't be written or read raises StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._sql: Final = store.sql

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
        mark = fingerprint(secret)
        claimed, _ = await self._sql.write(
            (sql, (mark, person, name)),
            (f"{CLOSE} = ({INVITED_TO}) AND {NOBODY_MISSING}", (mark,)),
        )
        return bool(claimed)

    async def open_matches(self) -> list[tuple[str, str]]:
        """Matches that wait for people, and who made them, the newest first."""
        sql = (
            "SELECT matches.id, people.name FROM matches JOIN people ON people.id = host "
            "WHERE open = 1 AND result = '' AND ended = '' AND matches.at > $1 "
            f"ORDER BY matches.at DESC, matches.id LIMIT {MOST_OPEN}"
        )
        found = await self._sql.rows(sql, _now() - OPEN_FOR)
        return [(match, name) for match, name in found]

    async def sit_down(self, match: str, seat: int, person: str, name: str) -> bool:
        """Take a free seat of a match that is open; False where it is not free."""
        await self._store.ready()
        free = (
            "UPDATE seats SET person = $3, name = $4 WHERE match = $1 AND seat = $2 "
            "AND bot = '' AND invitation IS NOT NULL AND (person = '' OR person = $3) "
            "AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND open = 1) RETURNING seat"
        )
        taken, _ = await self._sql.write((free, (match, seat, person, name)), _full(match))
        return bool(taken)

    async def fill(self, match: str, bot: str, name: str) -> bool:
        """Let bots take all free seats of a match; False where there are none."""
        await self._store.ready()
        sql = (
            "UPDATE seats SET bot = $2, name = $3, kind = 'bot', invitation = NULL "
            "WHERE match = $1 AND person = '' AND invitation IS NOT NULL RETURNING seat"
        )
        filled, _ = await self._sql.write((sql, (match, bot, name)), _full(match))
        return bool(filled)

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

    async def keys(self, match: str, seat: int) -> list[SeatKey]:
        sql = "SELECT id, at FROM keys WHERE match = $1 AND seat = $2 ORDER BY at, id"
        return [SeatKey(*row) for row in await self._sql.rows(sql, match, seat)]

    async def end_key(self, match: str, seat: int, key: str) -> bool:
        """Whether there was such a key; there is none from now on."""
        await self._store.ready()
        sql = "DELETE FROM keys WHERE match = $1 AND seat = $2 AND id = $3 RETURNING id"
        (ended,) = await self._sql.write((sql, (match, seat, key)))
        return bool(ended)


def _full(match: str) -> Step:
    return f"{CLOSE} = $1 AND {NOBODY_MISSING}", (match,)


def _now() -> int:
    return time.time_ns() // 1_000_000
