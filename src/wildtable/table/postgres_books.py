"""What is kept in PostgreSQL, for commands: see `books.py`."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, final

import asyncpg

from wildtable.table.postgres import PATIENCE, named
from wildtable.table.schema import BadFile
from wildtable.table.sql import Row, Step, Value

T = TypeVar("T")


@final
class PostgresBooks:
    """One connection, used from where there is no event loop."""

    def __init__(self, address: str, runner: asyncio.Runner) -> None:
        self.name = named(address)
        self._runner: Final = runner
        self.connection: Final[Any] = runner.run(asyncpg.connect(address, timeout=PATIENCE))

    def version(self) -> int:
        """0 where there is nothing yet."""
        try:
            found = self.rows("SELECT version FROM schema_version")
        except asyncpg.UndefinedTableError:
            return 0
        return int(found[0][0]) if found else 0

    def rows(self, sql: str, *values: Value) -> list[Row]:
        (found,) = self.read((sql, values))
        return found

    def read(self, *steps: Step) -> list[list[Row]]:
        return self.run(self._at_once(steps, isolation="repeatable_read", readonly=True))

    def write(self, *steps: Step) -> list[list[Row]]:
        return self.run(self._at_once(steps))

    def damage(self) -> list[str]:
        """PostgreSQL checks what it reads, and keeps every row with the one it belongs to."""
        return []

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    async def _at_once(self, steps: tuple[Step, ...], **how: Any) -> list[list[Row]]:
        async with self.connection.transaction(**how):
            return [await self.connection.fetch(sql, *values) for sql, values in steps]


@contextmanager
def postgres_books(address: str) -> Iterator[PostgresBooks]:
    """Open what is kept in a database. Raises BadFile."""
    with asyncio.Runner() as runner:
        try:
            opened = PostgresBooks(address, runner)
            try:
                yield opened
            finally:
                runner.run(opened.connection.close())
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError) as error:
            what = str(error) or type(error).__name__
            raise BadFile(f"{named(address)} can't be used: {what}") from error
