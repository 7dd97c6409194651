"""Which matches are in memory: never one twice, and none for ever."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import ref

import pytest

from tests.table.playing import secret_of
from wildtable.table.connection import Connection
from wildtable.table.people import Visitor
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.tables import Tables
from wildtable.table.wire import Play
from wildtable.table.wire_matches import NewMatch, SeatWish

pytestmark = pytest.mark.pure_only
WE = Visitor("we", "here")


@asynccontextmanager
async def open_tables(folder: Path, idle_tables: int = 1) -> AsyncIterator[Tables]:
    store = SqliteStore(folder)
    tables = Tables(store, Settings(folder, idle_tables=idle_tables, word_patience=0))
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


async def made(tables: Tables) -> list[str]:
    """The names of both seats of a new match, which are ours."""
    match = await tables.create(NewMatch("connect-four", [SeatWish("me")] * 2), WE.person)
    return [secret_of(seat.link or "") for seat in match.seats]


def test_a_table_is_never_in_memory_twice(tmp_path: Path) -> None:
    """One that was found and is not yet joined is not forgotten for another."""

    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            mine, yours = await made(tables)
            others = [await made(tables) for _ in range(3)]
            async with tables.place(mine, WE) as (table, seat, _):
                for other, _ in others:  # there is room for one only
                    async with tables.place(other, WE):
                        pass
                async with tables.place(yours, WE) as (same, _, _):
                    assert same is table
                    watching = Connection(1, 0)
                    await same.join(watching)
                    before = watching._waiting.qsize()
                    await table.hear(seat, Play("key", ["drop a"], table.match.version(0)))
                    assert watching._waiting.qsize() == before + 1

    asyncio.run(work())


def test_a_reconnect_storm_meets_at_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            pairs = [await made(tables) for _ in range(20)]
            everybody_is_here = asyncio.Barrier(40)

            async def come(secret: str) -> object:
                async with tables.place(secret, WE) as (table, seat, _):
                    connection = Connection(seat, 0)
                    await table.join(connection)
                    await everybody_is_here.wait()
                    await table.part(connection)
                    return table

            met = await asyncio.gather(*[come(secret) for pair in pairs for secret in pair])
            assert all(met[place] is met[place + 1] for place in range(0, 40, 2))

    asyncio.run(work())


def test_a_table_that_nobody_comes_to_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, idle_tables=100) as tables:
            (mine, _), (other, _) = [await made(tables) for _ in range(2)]
            now = asyncio.get_running_loop().time()
            async with tables.place(mine, WE) as (table, _, _):
                async with tables.place(other, WE) as (left, _, _):
                    pass
                tables.forget(now - 1)  # not yet
                async with tables.place(other, WE) as (still, _, _):
                    assert still is left
                tables.forget(now + 3600)
                async with tables.place(mine, WE) as (same, _, _):
                    assert same is table  # somebody is here
                async with tables.place(other, WE) as (again, _, _):
                    assert again is not left

    asyncio.run(work())


def test_nothing_stays_of_tables_that_are_forgotten(tmp_path: Path) -> None:
    """They are rings of objects: a search for garbage finds all of them, and what they had."""

    async def visited(tables: Tables) -> list["ref[object]"]:
        mine, _ = await made(tables)
        async with tables.place(mine, WE) as (table, seat, _):
            connection = Connection(seat, 0)
            await table.join(connection)
            await table.hear(seat, Play("key", ["drop a"], table.match.version(0)))
            await table.part(connection)
        return [ref(each) for each in (table, table.audience, connection)]

    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            left = [each for _ in range(5) for each in await visited(tables)]
            tables.forget(asyncio.get_running_loop().time() + 1)
            await asyncio.sleep(0)
            assert tables.load().tables == 0
            gc.collect()
            assert [each() for each in left if each() is not None] == []

    asyncio.run(work())
