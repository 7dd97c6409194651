"""A store in a database that speaks SQL: what is the same whichever it is."""

import asyncio
import logging
import time
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from wildtable.table import statements
from wildtable.table.health import unreadable
from wildtable.table.sql import Row, Sql, Step, Value
from wildtable.table.store import (
    Brief,
    Conflict,
    Kept,
    LogMark,
    OrderLine,
    Receipt,
    Reported,
    Said,
    Store,
    Timed,
)

TAKEN: Final = "another node has taken the match"

log = logging.getLogger(__name__)


class SqlStore(Store):
    """Every write is one transaction, which goes on where nobody waits for it any more."""

    def __init__(self) -> None:
        super().__init__()
        self._writing: dict[asyncio.Future[Any], str] = {}  # what is not yet on the disk, by match

    @abstractmethod
    async def _found(self, steps: Sequence[Step]) -> list[list[Row]]:
        """What several questions find, all at the same moment."""

    @abstractmethod
    def _done(self, steps: Sequence[Step], fence: Step | None) -> asyncio.Future[list[list[Row]]]:
        """Do all steps in one transaction, if the fence finds a row, from now on.

        Raises Conflict where it does not, and where something would be there twice.
        """

    @property
    def sql(self) -> Sql:
        return self

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        (found,) = await self.read((sql, values))
        return found

    async def read(self, *steps: Step) -> list[list[Row]]:
        try:
            return await self._found(steps)
        except Exception as error:
            log.exception("what is kept can't be read")
            raise unreadable(error) from error

    async def write(self, *steps: Step) -> list[list[Row]]:
        return await self._write("", steps)

    async def create(self, kept: Kept) -> None:
        await self._write(kept.id, statements.created(kept, *self.leases.took(kept.id)))

    async def load(self, match: str) -> Kept | None:
        await self._settled(match)  # somebody may have gone away while it was written
        return statements.kept(match, await self.read(*statements.questions(match)))

    async def find(self, fingerprint: bytes) -> tuple[str, int] | None:
        (found,) = await self.read(statements.where_a_link_leads(fingerprint))
        return (found[0][0], found[0][1]) if found else None

    async def brief(self, match: str, seat: int) -> Brief | None:
        found = await self.read(*statements.brief_questions(match, seat))
        return statements.brief(match, seat, found)

    async def append(
        self,
        match: str,
        number: int,
        lines: Sequence[str],
        receipt: Receipt | None,
        mark: LogMark | None = None,
    ) -> None:
        await self._write_held(match, statements.appended(match, number, lines, receipt, mark))

    async def say(self, match: str, number: int, said: Said, receipt: Receipt) -> None:
        await self._write_held(match, statements.spoken(match, number, said, receipt))

    async def report(self, match: str, number: int, reported: Reported, receipt: Receipt) -> None:
        await self._write_held(match, statements.complained(match, number, reported, receipt))

    async def seat_bot(self, match: str, seat: int, bot: str, receipt: Receipt | None) -> None:
        await self._write_held(match, statements.bot_seated(match, seat, bot, receipt))

    async def order(
        self, match: str, number: int, line: OrderLine, receipt: Receipt | None
    ) -> None:
        await self._write_held(match, statements.ordered(match, number, line, receipt))

    async def keep_words(
        self, match: str, words: Sequence[str], seals: Sequence[str], receipt: Receipt | None
    ) -> None:
        await self._write_held(match, statements.words_kept(match, words, seals, receipt))

    async def keep_time(self, match: str, timed: Timed) -> None:
        await self._write_held(match, statements.timed(match, timed))

    async def ended(self) -> set[str]:
        found = await self.rows("SELECT id FROM matches WHERE ended != ''")
        return {match for (match,) in found}

    async def bans(self) -> dict[str, str]:
        now = time.time_ns() // 1_000_000
        sql = "SELECT network, reason FROM bans WHERE until = 0 OR until > $1"
        return {row[0]: row[1] for row in await self.rows(sql, now)}

    async def _settled(self, match: str) -> None:
        """Wait until all is on the disk that has been written of a match so far."""
        written = [asked for asked, of in self._writing.items() if of == match]
        if written:
            await asyncio.wait(written)

    async def _write_held(self, match: str, steps: Sequence[Step]) -> None:
        """Write a match that this node holds. Raises Conflict where it does not."""
        if match not in self.leases.held():
            raise Conflict(f"match {match} is not held here")
        await self._write(match, steps, self.leases.fence(match))

    async def _write(
        self, match: str, steps: Sequence[Step], fence: Step | None = None
    ) -> list[list[Row]]:
        """Do something that is all or nothing, and is on the disk when this returns."""
        before = [other for other, of in self._writing.items() if match and of == match]
        asked: asyncio.Future[list[list[Row]]]
        if before:
            asked = asyncio.ensure_future(self._done_after(before, steps, fence))
        else:
            asked = self._done(steps, fence)
        self._writing[asked] = match
        asked.add_done_callback(self._writing.pop)
        try:
            done = await asyncio.shield(asked)
        except Conflict:
            raise
        except Exception as error:
            log.exception("nothing can be kept")
            raise self.health.failed(error) from error
        self.health.worked()
        return done

    async def _done_after(
        self, before: Sequence[asyncio.Future[Any]], steps: Sequence[Step], fence: Step | None
    ) -> list[list[Row]]:
        """What is written of one match is written in the order in which it was asked for."""
        await asyncio.wait(before)
        return await self._done(steps, fence)
