"""The store in PostgreSQL, for several nodes: each has a few connections and listens on one more.

What others have done is told by NOTIFY, as a word without contents: whoever hears it looks again.
One that is lost does no harm, since everybody also looks by themselves from time to time.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, final
from urllib.parse import urlsplit

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "PostgreSQL needs asyncpg, which is not installed; `pip install 'wildtable[postgres]'` "
        "brings it",
        name="asyncpg",
    ) from error

from wildtable.table.schema import SCHEMA_VERSION, BadFile, as_postgres, upgrade
from wildtable.table.sql import Row, Step
from wildtable.table.sql_store import TAKEN, SqlStore
from wildtable.table.store import Conflict
from wildtable.table.tally import COMMITS

Connection = Any  # asyncpg has no types of its own
MOST_CONNECTIONS: Final = 8
PATIENCE: Final = 10.0  # seconds until a database that says nothing counts as gone
VERSION_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
CHANNEL: Final = "wildtable"
# What every process of every node must hear of: a match was ended, somebody banned, a node gone.
STIR: Final = f"""
CREATE OR REPLACE FUNCTION stir() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN PERFORM pg_notify(''{CHANNEL}'', TG_TABLE_NAME); RETURN NULL; END';
CREATE OR REPLACE TRIGGER stir AFTER DELETE ON nodes
    FOR EACH STATEMENT EXECUTE FUNCTION stir();
CREATE OR REPLACE TRIGGER stir AFTER INSERT OR UPDATE OR DELETE ON bans
    FOR EACH STATEMENT EXECUTE FUNCTION stir();
CREATE OR REPLACE TRIGGER stir AFTER UPDATE OF ended ON matches
    FOR EACH STATEMENT EXECUTE FUNCTION stir();
"""
LISTEN_AGAIN: Final = 1.0  # seconds after a connection that was lost
UPGRADING: Final = 0x77696C64  # the advisory lock of whoever brings the tables up to date

log = logging.getLogger(__name__)


@final
class PostgresStore(SqlStore):
    """Matches in the database of this address; `open` must come first."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address: Final = address
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()

    async def open(self) -> None:
        try:
            connection = await asyncpg.connect(self._address, timeout=PATIENCE)
            try:
                await _bring_up_to_date(connection)
            finally:
                await connection.close()
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=_leave_as_it_is,
            )
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError) as error:
            what = str(error) or type(error).__name__
            raise BadFile(f"{named(self._address)} can't be used: {what}") from error
        self._listening = asyncio.create_task(self._listen())

    async def stirred(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), seconds)
        self._stirred.clear()

    async def probe(self) -> None:
        await self.write(("UPDATE schema_version SET version = version", ()))

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if pool is not None:
            if self._writing:
                await asyncio.wait(list(self._writing))
            with suppress(TimeoutError):
                await asyncio.wait_for(pool.close(), PATIENCE)

    def waiting(self) -> int:
        return max(0, len(self._writing) - MOST_CONNECTIONS)

    def stopped(self) -> str:
        return "" if self._pool is not None else "it is closed"

    async def _listen(self) -> None:
        """Hear what others have done, as long as there is a connection, and then over another."""
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._address, timeout=PATIENCE)
            except (OSError, TimeoutError, asyncpg.PostgresError):
                await asyncio.sleep(LISTEN_AGAIN)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *_: self._stirred.set())
                self._stirred.set()  # something may have been said meanwhile
                await lost.wait()
            except asyncpg.PostgresError:
                log.exception("the database can't be listened to")
            finally:
                connection.terminate()
            await asyncio.sleep(LISTEN_AGAIN)

    async def _found(self, steps: Sequence[Step]) -> list[list[Row]]:
        async with self._pool.acquire(timeout=PATIENCE) as connection:
            if len(steps) == 1:
                return await _answers(connection, steps)
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await _answers(connection, steps)

    def _done(self, steps: Sequence[Step], fence: Step | None) -> asyncio.Future[list[list[Row]]]:
        return asyncio.ensure_future(self._do(steps, fence))

    async def _do(self, steps: Sequence[Step], fence: Step | None) -> list[list[Row]]:
        begun = time.perf_counter()
        try:
            async with (
                self._pool.acquire(timeout=PATIENCE) as connection,
                connection.transaction(),
            ):
                if fence is not None and await _answers(connection, [fence]) == [[]]:
                    raise Conflict(TAKEN)
                done = await _answers(connection, steps)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        COMMITS.note(time.perf_counter() - begun)
        return done


def named(address: str) -> str:
    """A database without its password."""
    parts = urlsplit(address)
    where = parts.netloc.rpartition("@")[2] or "this machine"
    return f"the database {parts.path.strip('/') or 'postgres'} on {where}"


async def _answers(connection: Connection, steps: Sequence[Step]) -> list[list[Row]]:
    """What each step finds or returns."""
    return [await connection.fetch(sql, *values) for sql, values in steps]


async def _bring_up_to_date(connection: Connection) -> None:
    """One after the other, where several nodes start at once. Raises BadFile."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", UPGRADING)
        await connection.execute(VERSION_TABLE)
        version = await connection.fetchval("SELECT version FROM schema_version") or 0
        if version > SCHEMA_VERSION:
            raise BadFile(f"the database was written by a newer Wildtable (format {version})")
        for statement in upgrade(version):
            await connection.execute(as_postgres(statement))
        await connection.execute(STIR)
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version VALUES ($1)", SCHEMA_VERSION)


async def _leave_as_it_is(connection: Connection) -> None:
    """Nothing here changes the settings of a connection, so there is nothing to reset."""
