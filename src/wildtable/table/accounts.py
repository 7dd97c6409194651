"""Accounts: a person with a name and a password, so that seats outlive a lost cookie.

Passwords are kept as argon2id says; hashing takes a third of a second and 64 MB by design, so it
is done in a thread and one at a time. A name that nobody has takes as long as a wrong password.
"""

import asyncio
import unicodedata
from typing import Any, Final, NamedTuple, final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from wildtable.table.store import Conflict, Store
from wildtable.table.trouble import Refused
from wildtable.table.wire import Remark

SHORTEST_NAME: Final = 3
SHORTEST_PASSWORD: Final = 8
GONE: Final = "Somebody"  # what who has deleted everything is called at old tables


class Account(NamedTuple):
    """A person; `account` is empty for a guest."""

    person: str
    name: str
    account: str
    password: str


@final
class Accounts:
    """Who has an account. Whatever can't be written or read raises StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._sql: Final = store.sql
        self._hasher: Final = PasswordHasher()
        self._hashing: Final = asyncio.Lock()
        self._decoy = ""

    async def of(self, person: str) -> Account | None:
        sql = "SELECT id, name, account, password FROM people WHERE id = $1"
        found = await self._sql.rows(sql, person)
        return Account(*found[0]) if found else None

    async def register(self, person: str, name: str, password: str) -> None:
        """Make a guest an account. Raises Refused."""
        shown = account_name(name)
        check_length(password)
        hashed = await self._hash(password)
        await self._store.ready()
        sql = (
            "UPDATE people SET name = $2, account = $3, password = $4 "
            "WHERE id = $1 AND account = '' RETURNING id"
        )
        try:
            (made,) = await self._sql.write((sql, (person, shown, shown.casefold(), hashed)))
        except Conflict as conflict:
            raise name_taken() from conflict
        if not made:
            raise has_account()

    async def prove(self, account: Account, password: str) -> None:
        """Let only who knows the password of an account go on. Raises Refused."""
        if not account.password:
            message = "Your account has no password yet: show one of its passkeys."
            raise Refused(409, "no-password", message)
        if not await self._matches(account.password, password):
            raise Refused(403, "not-your-password", "This is not your password.")

    async def set_password(self, account: Account, new: str) -> None:
        """Another password for an account, or its first; who asks has proved to be it.

        Raises Refused.
        """
        hashed = await self._hash(new)
        await self._store.ready()
        # Only what was compared is replaced: two at once can't both succeed.
        sql = "UPDATE people SET password = $3 WHERE id = $1 AND password = $2 RETURNING id"
        values = (account.person, account.password, hashed)
        (changed,) = await self._sql.write((sql, values))
        if not changed:
            raise Refused(403, "not-your-password", "Your password was changed meanwhile.")

    async def check(self, name: str, password: str) -> str:
        """The person of an account. Raises Refused, which doesn't tell what was wrong."""
        sql = "SELECT id, name, account, password FROM people WHERE account = $1 AND account != ''"
        found = await self._sql.rows(sql, _plain(name).casefold())
        hashed = (str(found[0][3]) if found else "") or await self._no_password()
        if not await self._matches(hashed, password) or not found:
            message = "There is no such name with this password."
            raise Refused(403, "wrong-password", message)
        return str(found[0][0])

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError:
                return False

    async def _no_password(self) -> str:
        """A hash that takes as long to compare with as any."""
        if not self._decoy:
            self._decoy = await self._hash("nobody has this password")
        return self._decoy

    # --- all of it ----------------------------------------------------------------------------

    async def export(self, person: str) -> dict[str, Any]:
        """All that is kept of a person, without hashes of secrets."""
        ask = self._sql.rows
        people = await ask("SELECT name, account, at FROM people WHERE id = $1", person)
        sessions = await ask(
            "SELECT device, at, seen FROM sessions WHERE person = $1 AND device != ''", person
        )
        seats = await ask(
            "SELECT match, game, seat, name, matches.at, result FROM seats "
            "JOIN matches ON id = match WHERE person = $1 ORDER BY matches.at, seat",
            person,
        )
        keys = await ask(
            "SELECT keys.match, keys.seat, keys.at FROM keys JOIN seats "
            "ON keys.match = seats.match AND keys.seat = seats.seat WHERE person = $1",
            person,
        )
        passkeys = await ask("SELECT device, at, used FROM passkeys WHERE person = $1", person)
        solved = await ask(
            "SELECT game, puzzle, at_once, at FROM solved WHERE person = $1 ORDER BY at", person
        )
        ways = await ask("SELECT kind, target, device, at FROM ways WHERE person = $1", person)
        return {
            "people": [dict(zip(("name", "account", "at"), row, strict=True)) for row in people],
            "devices": [
                dict(zip(("device", "since", "seen"), row, strict=True)) for row in sessions
            ],
            "seats": [
                dict(zip(("match", "game", "seat", "name", "at", "result"), row, strict=True))
                for row in seats
            ],
            "passkeys": [
                dict(zip(("device", "since", "used"), row, strict=True)) for row in passkeys
            ],
            "puzzles": [
                {"game": game, "puzzle": puzzle, "at_once": bool(at_once), "at": at}
                for game, puzzle, at_once, at in solved
            ],
            "calls": [
                dict(zip(("kind", "target", "device", "at"), row, strict=True)) for row in ways
            ],
            "links": [dict(zip(("match", "seat", "at"), row, strict=True)) for row in keys],
            "remarks": [
                {"match": match, "at": at, "text": remark.text}
                for match, _, at, remark in await self._remarks(person)
            ],
        }

    async def delete(self, person: str) -> list[str]:
        """Forget a person: the matches that are changed by it.

        What was played stays, as somebody's; what was said is taken back.
        """
        await self._store.ready()
        seats = await self._sql.rows("SELECT DISTINCT match FROM seats WHERE person = $1", person)
        said = [
            (
                "UPDATE talk SET remark = $3 WHERE match = $1 AND number = $2",
                (match, number, msgspec.json.encode(Remark(remark.seat)).decode()),
            )
            for match, number, _, remark in await self._remarks(person)
        ]
        held = "SELECT match, seat FROM seats WHERE person = $1"
        await self._sql.write(
            *said,
            (f"DELETE FROM keys WHERE (match, seat) IN ({held})", (person,)),
            (
                "UPDATE seats SET person = '', name = $2, invitation = NULL WHERE person = $1",
                (person, GONE),
            ),
            ("UPDATE matches SET host = '' WHERE host = $1", (person,)),
            ("DELETE FROM sessions WHERE person = $1", (person,)),
            ("DELETE FROM ways WHERE person = $1", (person,)),
            ("DELETE FROM passkeys WHERE person = $1", (person,)),
            ("DELETE FROM solved WHERE person = $1", (person,)),
            ("DELETE FROM people WHERE id = $1", (person,)),
        )
        return [match for (match,) in seats]

    async def _remarks(self, person: str) -> list[tuple[str, int, int, Remark]]:
        sql = (
            "SELECT talk.match, number, at, remark, seat FROM talk "
            "JOIN seats ON seats.match = talk.match WHERE person = $1 ORDER BY at"
        )
        rows = [
            (match, number, at, msgspec.json.decode(remark, type=Remark), seat)
            for match, number, at, remark, seat in await self._sql.rows(sql, person)
        ]
        return [row[:4] for row in rows if row[3].seat == row[4]]


def account_name(name: str) -> str:
    """A name as it is shown. Raises Refused."""
    shown = _plain(name)
    if len(shown) < SHORTEST_NAME or not shown.isprintable():
        message = f"The name of an account has at least {SHORTEST_NAME} letters that can be seen."
        raise Refused(400, "bad-name", message)
    return shown


def name_taken() -> Refused:
    return Refused(409, "name-taken", "Somebody else has this name; choose another.")


def has_account() -> Refused:
    return Refused(409, "has-account", "You have an account already; sign out first.")


def _plain(name: str) -> str:
    """Names that look alike are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def check_length(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        message = f"A password has at least {SHORTEST_PASSWORD} letters."
        raise Refused(400, "short-password", message)
