"""The contract of a store: every database behind `Store` must keep it."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from tests.table.playing import secret_of, serving
from tests.table.postgres import database
from wildtable.kernel.scene import Phrase
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import Result
from wildtable.table.clocks import Times
from wildtable.table.hold import FolderHeld
from wildtable.table.holdings import Holdings
from wildtable.table.identity import fingerprint
from wildtable.table.postgres import PostgresStore
from wildtable.table.schema import FILE, SCHEMA_VERSION, SCHEMAS, BadFile
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.store import (
    Chair,
    Conflict,
    Kept,
    LogMark,
    OrderLine,
    Receipt,
    Said,
    Store,
    Timed,
)
from wildtable.table.wire import Remark
from wildtable.table.wire_clock import Timing

T = TypeVar("T")
Opener = Callable[[Path], Store]


def postgres(folder: Path) -> Store:
    return PostgresStore(database(folder))


STORES: dict[str, Opener] = {"sqlite": SqliteStore, "postgres": postgres}
MATCH = Kept(
    "match-1",
    "leduc",
    {"cards": "5"},
    "0123456789abcdef",
    bytes(range(32)),
    "nonce",
    [Chair(0, "Ada", "me", "", b"seat zero", "ada"), Chair(1, "Robot", "bot", "random")],
    b"watchers",
    ["* deal king", "* deal jack"],
    rules=3,
    states={2: "0123abcd"},
    hushed=True,
    timing=Timing(bank=60, out="bot"),
)

pytestmark = pytest.mark.pure_only
each_store = pytest.mark.parametrize("opener", STORES.values(), ids=STORES)


def with_store(opener: Opener, folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, work with it, close it."""

    store = opener(folder)

    async def all_of_it() -> T:
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(all_of_it())


@each_store
def test_a_match_comes_back_as_it_was_kept(opener: Opener, tmp_path: Path) -> None:
    async def keep(store: Store) -> None:
        await store.create(MATCH)

    async def load(store: Store) -> Kept | None:
        assert await store.load("match-2") is None
        return await store.load("match-1")

    with_store(opener, tmp_path, keep)
    found = with_store(opener, tmp_path, load)
    assert found is not None
    assert len(found.came) == len(MATCH.lines)  # when they came is for the store to know
    assert msgspec.structs.replace(found, came=[]) == MATCH


@each_store
def test_clocks_are_kept_and_due(opener: Opener, tmp_path: Path) -> None:
    times = Times([50_000, 60_000], asked=[0], since=1_000)

    async def work(store: Store) -> None:
        await store.create(MATCH)
        assert await store.house.due() == []
        await store.keep_time("match-1", Timed(times, due=51_000))
        found = await store.load("match-1")
        assert found is not None
        assert found.times == times
        assert await store.house.due() == ["match-1"]
        mark = LogMark("", timed=Timed(times, due=0))
        await store.append("match-1", 2, ["0 raise"], None, mark)
        assert await store.house.due() == []

    with_store(opener, tmp_path, work)


@each_store
def test_standing_orders_are_kept_in_their_order(opener: Opener, tmp_path: Path) -> None:
    lines = [
        OrderLine(0, "bid", 7, given=True, lines=2),
        OrderLine(0, "bid", 0, given=False, lines=3),
    ]

    async def work(store: Store) -> None:
        await store.create(MATCH)
        await store.order("match-1", 0, lines[0], Receipt(0, "key"))
        await store.order("match-1", 1, lines[1], None)
        found = await store.load("match-1")
        assert found is not None
        assert (found.orders, found.receipts) == (lines, [Receipt(0, "key")])
        with pytest.raises(Conflict):
            await store.order("match-1", 1, lines[1], None)

    with_store(opener, tmp_path, work)


@each_store
def test_links_lead_to_seats(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(MATCH)
        key = await Holdings(store).new_key("match-1", 0)
        assert await store.find(fingerprint(key)) == ("match-1", 0)
        assert await store.find(b"watchers") == ("match-1", SPECTATOR)
        assert await store.find(b"nobody") is None

    with_store(opener, tmp_path, work)


@each_store
def test_lines_and_receipts_are_appended(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> Kept | None:
        await store.create(MATCH)
        await store.append("match-1", 2, ["0 raise"], Receipt(0, "a"))
        marked = LogMark("89abcdef", Result([1, -1], [1, 2], "fold"))
        await store.append("match-1", 3, ["1 call", "* turn-up king"], None, marked)
        return await store.load("match-1")

    kept = with_store(opener, tmp_path, work)
    assert kept is not None
    assert kept.lines[2:] == ["0 raise", "1 call", "* turn-up king"]
    assert kept.receipts == [Receipt(0, "a")]
    assert kept.states == {2: "0123abcd", 5: "89abcdef"}
    assert kept.result == Result([1, -1], [1, 2], "fold")


@each_store
def test_talk_is_kept_in_its_order(opener: Opener, tmp_path: Path) -> None:
    talk = [
        Said(Remark(0, "hello")),
        Said(Remark(1, phrase=Phrase("can-help", {"seat": 1}))),
        Said(Remark(SPECTATOR, "psst"), apart=True),
    ]

    async def work(store: Store) -> Kept | None:
        await store.create(MATCH)
        for number, said in enumerate(talk):
            await store.say("match-1", number, said, Receipt(said.remark.seat, str(number)))
        with pytest.raises(Conflict):
            await store.say("match-1", 2, talk[0], Receipt(0, "late"))
        return await store.load("match-1")

    kept = with_store(opener, tmp_path, work)
    assert kept is not None
    assert kept.talk == talk
    assert {receipt.seat for receipt in kept.receipts} == {0, 1, SPECTATOR}


@each_store
def test_a_conflict_writes_nothing_and_harms_nobody(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> Kept | None:
        await store.create(MATCH)
        await store.append("match-1", 2, ["0 raise"], Receipt(0, "a"))
        tried = await asyncio.gather(
            store.append("match-1", 2, ["0 call"], Receipt(0, "b")),
            store.append("match-1", 3, ["1 call"], Receipt(0, "a")),
            store.append("match-1", 3, ["1 fold"], Receipt(1, "a")),
            store.append("match-2", 0, ["0 call"], None),
            store.create(MATCH),
            return_exceptions=True,
        )
        assert [type(each) for each in tried] == [
            Conflict,
            Conflict,
            type(None),
            Conflict,
            Conflict,
        ]
        return await store.load("match-1")

    kept = with_store(opener, tmp_path, work)
    assert kept is not None
    assert kept.lines[2:] == ["0 raise", "1 fold"]
    assert sorted(kept.receipts, key=lambda each: each.seat) == [Receipt(0, "a"), Receipt(1, "a")]


@each_store
def test_a_bot_sits_down_and_gets_up(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> list[str]:
        await store.create(MATCH)
        seen = []
        for bot, receipt in (("greedy", Receipt(0, "leave")), ("", None)):
            await store.seat_bot("match-1", 0, bot, receipt)
            kept = await store.load("match-1")
            assert kept is not None
            assert kept.receipts == [Receipt(0, "leave")]
            seen.append(kept.chairs[0].bot)
        return seen

    assert with_store(opener, tmp_path, work) == ["greedy", ""]


@each_store
def test_what_was_asked_is_done_even_if_nobody_waits(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(MATCH)
        asking = asyncio.create_task(_append(store.append("match-1", 2, ["0 raise"], None)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        kept = await store.load("match-1")
        assert kept is not None
        assert kept.lines[2:] == ["0 raise"]

    with_store(opener, tmp_path, work)


async def _append(appending: Coroutine[Any, Any, None]) -> None:
    await appending


WRITER = """
import asyncio, sys
from pathlib import Path
from tests.table.test_store import MATCH, STORES
from wildtable.table.store import Receipt

async def write(store):
    await store.open()
    await store.create(MATCH)
    async def one(number):
        await store.append("match-1", number, [f"line {number}"], Receipt(0, str(number)))
        print(number, flush=True)
    for start in range(2, 1_000_000, 8):
        await asyncio.gather(*[one(number) for number in range(start, start + 8)])

asyncio.run(write(STORES[sys.argv[1]](Path(sys.argv[2]))))
"""


@pytest.mark.parametrize("name", STORES)
@pytest.mark.parametrize("after", [1, 50, 400])
def test_kill_9_loses_nothing_acknowledged(name: str, tmp_path: Path, after: int) -> None:
    opener = STORES[name]

    command = [sys.executable, "-c", WRITER, name, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(after)]
        writer.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in writer.stdout if line.endswith("\n")]

    async def load(store: Store) -> Kept | None:
        return await store.load("match-1")

    kept = with_store(opener, tmp_path, load)
    assert kept is not None
    assert kept.lines[2:] == [f"line {n}" for n in range(2, len(kept.lines))]
    assert {Receipt(0, str(n)) for n in acknowledged} <= set(kept.receipts)
    assert len(kept.lines) - 2 == len(kept.receipts)


# --- SQLite alone -------------------------------------------------------------------------------


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("a shopping list, long enough to be taken for a header" * 20)
    with pytest.raises(BadFile, match=FILE):
        SqliteStore(tmp_path)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(BadFile, match="newer"):
        SqliteStore(tmp_path)


def test_a_file_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as db:
        db.executescript(f"{SCHEMAS[0]}; PRAGMA user_version = 1")

    async def work(store: Store) -> Kept | None:
        await store.create(MATCH)
        await store.say("match-1", 0, Said(Remark(0, "hello")), Receipt(0, "0"))
        return await store.load("match-1")

    kept = with_store(SqliteStore, tmp_path, work)
    assert kept is not None
    assert kept.talk == [Said(Remark(0, "hello"))]


def test_a_folder_has_one_server_and_the_next_when_that_is_gone(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(FolderHeld, match=f"process {os.getpid()} on"):
            SqliteStore(tmp_path)

    for _ in range(2):
        with_store(SqliteStore, tmp_path, work)


def test_a_file_that_can_t_be_used_is_not_held(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no database" * 100)
    for _ in range(2):
        with pytest.raises(BadFile):
            SqliteStore(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_only_their_owner_may_read_the_file_and_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / FILE).touch(mode=0o644)

    async def work(store: Store) -> None:
        await store.create(MATCH)
        assert folder.stat().st_mode & 0o777 == 0o700
        for file in folder.iterdir():
            assert file.stat().st_mode & 0o777 == 0o600, file.name

    with_store(SqliteStore, folder, work)


def test_no_secret_of_a_link_is_in_the_file(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        invited = server.invite("leduc")["seats"][1]["link"]
        made = server.make("leduc")
        links = [invited, made["watch"], *[seat["link"] for seat in made["seats"]]]
        secrets = [secret_of(link) for link in links] + list(server.http.cookies.values())
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["match"].encode() in kept
    assert not any(secret.encode() in kept for secret in secrets)
