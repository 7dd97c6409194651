"""The store in one SQLite file: one thread writes, another reads meanwhile (`worker.py`)."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, final

import msgspec
from msgspec import Struct

from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import Result
from wildtable.table.health import unreadable
from wildtable.table.hold import Hold
from wildtable.table.schema import FILE, SCHEMA_VERSION, opened, reading
from wildtable.table.sql import Row, Sql, Step, Value
from wildtable.table.store import Awaited, Brief, Chair, Conflict, Kept, Mark, Receipt, Said, Store
from wildtable.table.tally import COMMITS, Spread
from wildtable.table.wire import Remark
from wildtable.table.worker import Worker

T = TypeVar("T")
log = logging.getLogger(__name__)


@final
class SqliteStore(Store):
    """Matches in a file of a folder that only its owner may read: it holds secrets.

    Raises Held where another server has the folder, and BadFile.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._writing: dict[asyncio.Future[Any], str] = {}  # what is not yet on the disk, by match
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
        self._hold = Hold(folder)
        try:
            self._writer = Worker("store", opened(folder / FILE), "BEGIN IMMEDIATE", COMMITS)
            self._reader = Worker("reader", reading(folder / FILE), "BEGIN", Spread())
        except BaseException:
            self._hold.release()
            raise

    async def create(self, kept: Kept) -> None:
        def task(db: sqlite3.Connection) -> None:
            options = msgspec.json.encode(kept.options).decode()
            now = _now()
            row = (kept.id, kept.game, options, kept.content, kept.secret, kept.nonce, kept.watch)
            db.execute(
                "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *row,
                    now,
                    kept.rules,
                    _text(kept.result),
                    _text(kept.awaited),
                    now,
                    kept.ended,
                    kept.host,
                ),
            )
            db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (kept.id, c.seat, c.name, c.kind, c.bot, c.invitation, now, c.person)
                    for c in kept.chairs
                ],
            )
            _append(db, kept.id, 0, kept.lines, kept.states)

        await self._write(kept.id, task)

    async def load(self, match: str) -> Kept | None:
        # Somebody may have gone away while it was written: that counts.
        written = [asked for asked, of in self._writing.items() if of == match]
        if written:
            await asyncio.wait(written)
        return await self._read(lambda db: kept_in(db, match))

    async def find(self, fingerprint: bytes) -> tuple[str, int] | None:
        def task(db: sqlite3.Connection) -> tuple[str, int] | None:
            sql = (
                "SELECT match, seat FROM keys WHERE fingerprint = ?1 "
                "UNION ALL SELECT id, ?2 FROM matches WHERE watch = ?1"
            )
            row = db.execute(sql, (fingerprint, SPECTATOR)).fetchone()
            found: tuple[str, int] | None = row
            return found

        return await self._read(task)

    async def brief(self, match: str, seat: int) -> Brief | None:
        def task(db: sqlite3.Connection) -> Brief | None:
            sql = "SELECT game, awaited, result, ended, told FROM matches WHERE id = ?"
            row = db.execute(sql, (match,)).fetchone()
            if row is None:
                return None
            game, awaited, outcome, ended, told = row
            if seat != SPECTATOR:
                sql = "SELECT told FROM seats WHERE match = ? AND seat = ?"
                (told,) = db.execute(sql, (match, seat)).fetchone()
            return Brief(
                match,
                game,
                seat,
                _chairs(db, match),
                _read(awaited, Awaited),
                _read(outcome, Result),
                told,
                bool(ended),
            )

        return await self._read(task)

    async def append(
        self,
        match: str,
        number: int,
        lines: Sequence[str],
        receipt: Receipt | None,
        mark: Mark | None = None,
    ) -> None:
        def task(db: sqlite3.Connection) -> None:
            states = {} if mark is None else {number + len(lines): mark.state}
            _append(db, match, number, lines, states)
            if mark is not None:
                _mark(db, match, mark)
            _file(db, match, receipt)

        await self._write(match, task)

    async def say(self, match: str, number: int, said: Said, receipt: Receipt) -> None:
        def task(db: sqlite3.Connection) -> None:
            remark = msgspec.json.encode(said.remark).decode()
            row = (match, number, remark, said.apart, _now())
            db.execute("INSERT INTO talk VALUES (?, ?, ?, ?, ?)", row)
            _file(db, match, receipt)

        await self._write(match, task)

    async def seat_bot(self, match: str, seat: int, bot: str, receipt: Receipt | None) -> None:
        def task(db: sqlite3.Connection) -> None:
            sql = "UPDATE seats SET bot = ? WHERE match = ? AND seat = ?"
            db.execute(sql, (bot, match, seat))
            _file(db, match, receipt)

        await self._write(match, task)

    async def ended(self) -> set[str]:
        def task(db: sqlite3.Connection) -> set[str]:
            return {match for (match,) in db.execute("SELECT id FROM matches WHERE ended != ''")}

        return await self._read(task)

    async def probe(self) -> None:
        def task(db: sqlite3.Connection) -> None:
            db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

        await self._write("", task)

    @property
    def sql(self) -> Sql:
        return self

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return await self._read(lambda db: _done(db, sql, values))

    async def write(self, *steps: Step) -> list[list[Row]]:
        return await self._write("", lambda db: [_done(db, *step) for step in steps])

    async def close(self) -> None:
        for worker in (self._reader, self._writer):
            await asyncio.to_thread(worker.close)
        self._hold.release()

    def waiting(self) -> int:
        return self._writer.waiting()

    def stopped(self) -> str:
        return self._writer.stopped or self._reader.stopped

    async def _read(self, task: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._reader.ask(task)
        except Exception as error:
            log.exception("what is kept can't be read")
            raise unreadable(error) from error

    async def _write(self, match: str, task: Callable[[sqlite3.Connection], T]) -> T:
        """Do something that is all or nothing, and is on the disk when this returns."""
        asked = asyncio.ensure_future(self._writer.ask(task))
        self._writing[asked] = match
        asked.add_done_callback(self._writing.pop)
        try:
            done = await asyncio.shield(asked)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except Exception as error:
            log.exception("nothing can be kept")
            raise self.health.failed(error) from error
        self.health.worked()
        return done


def kept_in(db: sqlite3.Connection, match: str) -> Kept | None:
    """All of a match, out of a file that is up to date."""
    sql = (
        "SELECT game, options, content, secret, nonce, watch, rules, result, "
        "awaited, ended, host "
        "FROM matches WHERE id = ?"
    )
    row = db.execute(sql, (match,)).fetchone()
    if row is None:
        return None
    game, options, content, secret, nonce, watch, rules, outcome, awaited, ended, host = row
    chairs = _chairs(db, match)
    sql = "SELECT text, state FROM lines WHERE match = ? ORDER BY number"
    rows = db.execute(sql, (match,)).fetchall()
    lines = [text for text, _ in rows]
    states = {number: state for number, (_, state) in enumerate(rows, 1) if state}
    sql = "SELECT seat, key FROM receipts WHERE match = ?"
    receipts = [Receipt(*receipt) for receipt in db.execute(sql, (match,))]
    chosen = msgspec.json.decode(options, type=dict[str, str])
    sql = "SELECT remark, apart FROM talk WHERE match = ? ORDER BY number"
    talk = [
        Said(msgspec.json.decode(remark, type=Remark), bool(apart))
        for remark, apart in db.execute(sql, (match,))
    ]
    return Kept(
        id=match,
        game=game,
        options=chosen,
        content=content,
        secret=secret,
        nonce=nonce,
        chairs=chairs,
        watch=watch,
        lines=lines,
        receipts=receipts,
        talk=talk,
        rules=rules,
        states=states,
        result=_read(outcome, Result),
        awaited=_read(awaited, Awaited),
        ended=ended,
        host=host,
    )


def _append(
    db: sqlite3.Connection,
    match: str,
    number: int,
    lines: Sequence[str],
    states: Mapping[int, str],
) -> None:
    now = _now()
    db.executemany(
        "INSERT INTO lines VALUES (?, ?, ?, ?, ?)",
        [
            (match, place, text, now, states.get(place + 1, ""))
            for place, text in enumerate(lines, number)
        ],
    )


def _mark(db: sqlite3.Connection, match: str, mark: Mark) -> None:
    now = _now()
    sql = "UPDATE matches SET result = ?, awaited = ? WHERE id = ?"
    db.execute(sql, (_text(mark.result), _text(mark.awaited), match))
    for seat in mark.told:
        if seat == SPECTATOR:
            db.execute("UPDATE matches SET told = ? WHERE id = ?", (now, match))
        else:
            sql = "UPDATE seats SET told = ? WHERE match = ? AND seat = ?"
            db.execute(sql, (now, match, seat))


def _chairs(db: sqlite3.Connection, match: str) -> list[Chair]:
    sql = (
        "SELECT seat, name, kind, bot, invitation, person FROM seats WHERE match = ? ORDER BY seat"
    )
    return [Chair(*seat) for seat in db.execute(sql, (match,))]


def _text(value: Struct | None) -> str:
    return "" if value is None else msgspec.json.encode(value).decode()


def _read(text: str, kind: type[T]) -> T | None:
    return msgspec.json.decode(text, type=kind) if text else None


def _file(db: sqlite3.Connection, match: str, receipt: Receipt | None) -> None:
    if receipt is not None:
        row = (match, receipt.seat, receipt.key)
        db.execute("INSERT INTO receipts VALUES (?, ?, ?)", row)


def _done(db: sqlite3.Connection, sql: str, values: Sequence[Value]) -> list[Row]:
    return db.execute(sql, {str(i): value for i, value in enumerate(values, 1)}).fetchall()


def _now() -> int:
    return time.time_ns() // 1_000_000
