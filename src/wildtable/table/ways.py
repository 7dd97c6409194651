"""How people want to be called when it is their turn, as it is kept.

All is off until a person adds a way. One call is made by all ways of a person, and then none until
that person has come back, whichever match it was about.
"""

import hashlib
import secrets
from typing import Final, Literal, NamedTuple, final

from wildtable.table import push
from wildtable.table.house import time_of_day
from wildtable.table.identity import new_id
from wildtable.table.store import Store
from wildtable.table.trouble import Refused

MOST_WAYS: Final = 20  # of one person
CODE_LASTS: Final = 3600 * 1000  # milliseconds
CODE_BYTES: Final = 4
COLUMNS: Final = "id, kind, target, secret, device, language, open, at"

Kind = Literal["push", "mail", "webhook"]


class CallWay(NamedTuple):
    """One way to call a person. What its secret is depends on its kind.

    The keys of a browser, what a letter's code was (until it is confirmed the way is not `open`),
    or what a webhook is signed with.
    """

    id: str
    kind: Kind
    target: str
    secret: str
    device: str
    language: str
    open: int
    at: int


@final
class Ways:
    """The ways of everybody. Whatever can't be written or read raises StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._sql: Final = store.sql
        self._push_key = ""

    async def of(self, person: str) -> list[CallWay]:
        sql = f"SELECT {COLUMNS} FROM ways WHERE person = $1 ORDER BY at, id"
        return [CallWay(*row) for row in await self._sql.rows(sql, person)]

    async def add(
        self,
        person: str,
        kind: Kind,
        target: str,
        secret: str,
        device: str = "",
        language: str = "en",
        open: bool = True,
    ) -> CallWay:
        """Another way; one to the same place is replaced, a browser's also of somebody else's.

        Raises Refused where there are too many.
        """
        await self._store.ready()
        others = [way for way in await self.of(person) if (way.kind, way.target) != (kind, target)]
        if len(others) >= MOST_WAYS:
            message = f"There are {MOST_WAYS} ways to call you already; remove one first."
            raise Refused(409, "too-many-ways", message)
        way = CallWay(new_id(), kind, target, secret, device, language, int(open), time_of_day())
        await self._sql.write(
            (
                "DELETE FROM ways WHERE kind = $1 AND target = $2 AND (person = $3 OR $4 = 'push')",
                (kind, target, person, kind),
            ),
            (
                f"INSERT INTO ways ({COLUMNS}, person) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                (*way, person),
            ),
        )
        return way

    async def confirm(self, person: str, code: str) -> bool:
        """Whether this was the code of a letter; mail goes there from now on."""
        await self._store.ready()
        sql = (
            "UPDATE ways SET open = 1, secret = '' WHERE person = $1 AND kind = 'mail' "
            "AND open = 0 AND secret = $2 AND at > $3 RETURNING id"
        )
        values = (person, hashed(code), time_of_day() - CODE_LASTS)
        (confirmed,) = await self._sql.write((sql, values))
        return bool(confirmed)

    async def remove(self, person: str, way: str) -> bool:
        """Whether there was such a way; there is none from now on."""
        await self._store.ready()
        sql = "DELETE FROM ways WHERE person = $1 AND id = $2 RETURNING id"
        (removed,) = await self._sql.write((sql, (person, way)))
        return bool(removed)

    async def forget(self, way: str) -> None:
        """Whatever was at the end of a way is gone for good."""
        await self._sql.write(("DELETE FROM ways WHERE id = $1", (way,)))

    async def take(self, person: str) -> list[CallWay]:
        """The ways by which to call a person now: none where that was done, by any node."""
        ways = [way for way in await self.of(person) if way.open]
        if not ways:
            return []
        sql = "UPDATE people SET called = $2 WHERE id = $1 AND called = 0 RETURNING id"
        (taken,) = await self._sql.write((sql, (person, time_of_day())))
        return ways if taken else []

    async def came_back(self, person: str) -> None:
        """A person is here: the next turn is worth a call again."""
        if await self._sql.rows("SELECT 1 FROM people WHERE id = $1 AND called > 0", person):
            await self._sql.write(("UPDATE people SET called = 0 WHERE id = $1", (person,)))

    async def push_key(self) -> str:
        """The key by which push services know this server; all its nodes have the same."""
        if not self._push_key:
            found = await self._sql.rows("SELECT key FROM push_keys")
            if not found:
                await self._store.ready()
                made = "INSERT INTO push_keys (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING"
                _, found = await self._sql.write(
                    (made, (push.new_key(),)), ("SELECT key FROM push_keys", ())
                )
            self._push_key = str(found[0][0])
        return self._push_key


def new_code() -> str:
    """What a letter holds, to see that it arrives where it should."""
    return secrets.token_hex(CODE_BYTES)


def hashed(code: str) -> str:
    return hashlib.sha256(code.strip().lower().encode()).hexdigest()
