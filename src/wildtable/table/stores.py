"""Which store a server has: a file in its folder, or a database by its address."""

import asyncio
from typing import Final

from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.store import Store

ADDRESSES: Final = ("postgresql://", "postgres://")


class BadStore(ValueError):
    """There is no such store; says which there are."""


def new_store(settings: Settings) -> Store:
    """The store that the settings name. Raises BadStore, Held and BadFile."""
    if not settings.store:
        return SqliteStore(settings.data, settings.held)
    if not settings.store.startswith(ADDRESSES):
        raise BadStore(
            "a store is an address such as postgresql://user:password@host/database; without one, "
            "matches are kept in a file of the folder --data"
        )
    try:
        from wildtable.table.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise BadStore(error.msg) from error
    return PostgresStore(settings.store)


def check(settings: Settings) -> None:
    """See whether the store can be used, before anything else is begun. Raises BadFile."""

    async def opened_and_closed() -> None:
        store = new_store(settings)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(opened_and_closed())
