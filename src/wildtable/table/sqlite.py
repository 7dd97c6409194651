"""The store in one SQLite file: one thread writes, another reads meanwhile (`worker.py`)."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from wildtable.table.hold import Hold
from wildtable.table.schema import FILE, SCHEMA_VERSION, opened, reading
from wildtable.table.sql import Row, Step
from wildtable.table.sql_store import TAKEN, SqlStore
from wildtable.table.store import Conflict
from wildtable.table.tally import COMMITS, Spread
from wildtable.table.worker import Worker

STATEMENTS: Final = 256  # that are kept as SQLite wants them


@final
class SqliteStore(SqlStore):
    """Matches in a file of a folder that only its owner may read: it holds secrets.

    Where the folder is not `held` already for this process, it holds it itself. Raises Held where
    another server has the folder, and BadFile.
    """

    def __init__(self, folder: Path, held: bool = False) -> None:
        super().__init__()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
        self._hold = None if held else Hold(folder)
        try:
            self._writer = Worker("store", opened(folder / FILE), "BEGIN IMMEDIATE", COMMITS)
            self._reader = Worker("reader", reading(folder / FILE), "BEGIN", Spread())
        except BaseException:
            self._let_go()
            raise

    async def probe(self) -> None:
        await self.write((f"PRAGMA user_version = {SCHEMA_VERSION}", ()))

    async def close(self) -> None:
        for worker in (self._reader, self._writer):
            await asyncio.to_thread(worker.close)
        self._let_go()

    def waiting(self) -> int:
        return self._writer.waiting()

    def stopped(self) -> str:
        return self._writer.stopped or self._reader.stopped

    def _let_go(self) -> None:
        if self._hold is not None:
            self._hold.release()

    async def _found(self, steps: Sequence[Step]) -> list[list[Row]]:
        return await self._reader.ask(lambda db: answers(db, steps))

    def _done(self, steps: Sequence[Step], fence: Step | None) -> asyncio.Future[list[list[Row]]]:
        def task(db: sqlite3.Connection) -> list[list[Row]]:
            if fence is not None and not _answer(db, fence):
                raise Conflict(TAKEN)
            try:
                return answers(db, steps)
            except sqlite3.IntegrityError as error:
                raise Conflict(str(error)) from error

        return self._writer.ask(task)


def answers(db: sqlite3.Connection, steps: Sequence[Step]) -> list[list[Row]]:
    """What each step finds or returns."""
    return [_answer(db, step) for step in steps]


def _answer(db: sqlite3.Connection, step: Step) -> list[Row]:
    sql, values = step
    found: list[Row] = db.execute(_plain(sql), values).fetchall()
    return found


@lru_cache(STATEMENTS)
def _plain(sql: str) -> str:
    """A statement as SQLite wants it."""
    # A transaction that writes is the only one, so there is nothing to lock.
    return sql.replace("$", "?").removesuffix(" FOR UPDATE")
