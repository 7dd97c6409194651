"""The store in one SQLite file.

One thread owns the connection. It takes whatever has been asked of it meanwhile as one group, and
syncs it to the disk once: the busier the server, the larger the groups.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar, final

import msgspec
from msgspec import Struct

from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import Result
from wildtable.table.store import Awaited, Brief, Chair, Conflict, Kept, Mark, Receipt, Said, Store
from wildtable.table.wire import Remark

FILE: Final = "wildtable.sqlite"
PATIENCE: Final = 10.0  # seconds to wait for another process that writes the file
SCHEMAS: Final = (
    """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, content TEXT NOT NULL,
    secret BLOB NOT NULL, nonce TEXT NOT NULL, watch BLOB NOT NULL UNIQUE, at INTEGER NOT NULL
) STRICT;
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    kind TEXT NOT NULL, bot TEXT NOT NULL, fingerprint BLOB UNIQUE, PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE lines (
    match TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE receipts (
    match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, key TEXT NOT NULL,
    PRIMARY KEY (match, seat, key)
) STRICT, WITHOUT ROWID;
""",
    """
CREATE TABLE talk (
    match TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, remark TEXT NOT NULL,
    apart INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
""",
    """
ALTER TABLE matches ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE matches ADD COLUMN result TEXT NOT NULL DEFAULT '';
ALTER TABLE lines ADD COLUMN state TEXT NOT NULL DEFAULT '';
""",
    """
ALTER TABLE matches ADD COLUMN awaited TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET told = at;
UPDATE seats SET told = (SELECT at FROM matches WHERE id = seats.match);
""",
)  # what each version of the file adds to the one before
SCHEMA_VERSION: Final = len(SCHEMAS)

T = TypeVar("T")
Task = Callable[[sqlite3.Connection], Any]


class BadFile(Exception):
    """The file can't be used; says why."""


@final
class SqliteStore(Store):
    """Matches in a file of a folder that only its owner may read: it holds secrets."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._db = _opened(folder / FILE)
        self._waiting: SimpleQueue[tuple[Task, Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def create(self, kept: Kept) -> None:
        def task(db: sqlite3.Connection) -> None:
            options = msgspec.json.encode(kept.options).decode()
            now = _now()
            row = (kept.id, kept.game, options, kept.content, kept.secret, kept.nonce, kept.watch)
            db.execute(
                "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*row, now, kept.rules, _text(kept.result), _text(kept.awaited), now),
            )
            db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(kept.id, c.seat, c.name, c.kind, c.bot, c.fingerprint, now) for c in kept.chairs],
            )
            _append(db, kept.id, 0, kept.lines, kept.states)

        await self._ask(task)

    async def load(self, match: str) -> Kept | None:
        def task(db: sqlite3.Connection) -> Kept | None:
            sql = (
                "SELECT game, options, content, secret, nonce, watch, rules, result, awaited "
                "FROM matches WHERE id = ?"
            )
            row = db.execute(sql, (match,)).fetchone()
            if row is None:
                return None
            game, options, content, secret, nonce, watch, rules, ended, awaited = row
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
                result=_read(ended, Result),
                awaited=_read(awaited, Awaited),
            )

        return await self._ask(task)

    async def find(self, fingerprint: bytes) -> tuple[str, int] | None:
        def task(db: sqlite3.Connection) -> tuple[str, int] | None:
            sql = (
                "SELECT match, seat FROM seats WHERE fingerprint = ?1 "
                "UNION ALL SELECT id, ?2 FROM matches WHERE watch = ?1"
            )
            row = db.execute(sql, (fingerprint, SPECTATOR)).fetchone()
            found: tuple[str, int] | None = row
            return found

        return await self._ask(task)

    async def brief(self, fingerprint: bytes) -> Brief | None:
        def task(db: sqlite3.Connection) -> Brief | None:
            sql = (
                "SELECT id, game, seat, awaited, result, seats.told FROM seats "
                "JOIN matches ON id = match WHERE fingerprint = ?1 UNION ALL "
                "SELECT id, game, ?2, awaited, result, told FROM matches WHERE watch = ?1"
            )
            row = db.execute(sql, (fingerprint, SPECTATOR)).fetchone()
            if row is None:
                return None
            match, game, seat, awaited, ended, told = row
            return Brief(
                match,
                game,
                seat,
                _chairs(db, match),
                _read(awaited, Awaited),
                _read(ended, Result),
                told,
            )

        return await self._ask(task)

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

        await self._ask(task)

    async def say(self, match: str, number: int, said: Said, receipt: Receipt) -> None:
        def task(db: sqlite3.Connection) -> None:
            remark = msgspec.json.encode(said.remark).decode()
            row = (match, number, remark, said.apart, _now())
            db.execute("INSERT INTO talk VALUES (?, ?, ?, ?, ?)", row)
            _file(db, match, receipt)

        await self._ask(task)

    async def seat_bot(self, match: str, seat: int, bot: str, receipt: Receipt | None) -> None:
        def task(db: sqlite3.Connection) -> None:
            sql = "UPDATE seats SET bot = ? WHERE match = ? AND seat = ?"
            db.execute(sql, (bot, match, seat))
            _file(db, match, receipt)

        await self._ask(task)

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- the thread -------------------------------------------------------------------------

    async def _ask(self, task: Callable[[sqlite3.Connection], T]) -> T:
        answer: Future[T] = Future()
        answer.set_running_or_notify_cancel()  # once asked, it is done, whoever still waits
        self._waiting.put((task, answer))
        return await asyncio.wrap_future(answer)

    def _work(self) -> None:
        going_on = True
        while going_on:
            group = [self._waiting.get()]
            try:
                while True:
                    group.append(self._waiting.get_nowait())
            except Empty:
                pass
            going_on = None not in group
            self._settle([asked for asked in group if asked is not None])
        self._db.close()

    def _settle(self, group: list[tuple[Task, Future[Any]]]) -> None:
        """Do all tasks in one transaction, and answer when it is on the disk."""
        outcomes: list[Any] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(task) for task, _ in group]
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            outcomes = [error] * len(group)
        for (_, answer), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

    def _attempt(self, task: Task) -> Any:
        """A task's result, or the exception it ended with; then it has changed nothing."""
        self._db.execute("SAVEPOINT task")
        try:
            result = task(self._db)
        except Exception as error:
            self._db.execute("ROLLBACK TO task")
            result = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
        self._db.execute("RELEASE task")
        return result


def _opened(file: Path) -> sqlite3.Connection:
    try:
        # Opened here, so that a bad file is seen at the start; used by the thread alone.
        db = sqlite3.connect(file, PATIENCE, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("BEGIN IMMEDIATE")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        for schema in SCHEMAS[version:]:
            for statement in schema.split(";"):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {max(version, SCHEMA_VERSION)}")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise BadFile(f"{file} can't be opened: {error}") from error
    if version > SCHEMA_VERSION:
        raise BadFile(f"{file} was written by a newer Wildtable (format {version})")
    return db


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
    sql = "SELECT seat, name, kind, bot, fingerprint FROM seats WHERE match = ? ORDER BY seat"
    return [Chair(*seat) for seat in db.execute(sql, (match,))]


def _text(value: Struct | None) -> str:
    return "" if value is None else msgspec.json.encode(value).decode()


def _read(text: str, kind: type[T]) -> T | None:
    return msgspec.json.decode(text, type=kind) if text else None


def _file(db: sqlite3.Connection, match: str, receipt: Receipt | None) -> None:
    if receipt is not None:
        row = (match, receipt.seat, receipt.key)
        db.execute("INSERT INTO receipts VALUES (?, ?, ?)", row)


def _now() -> int:
    return time.time_ns() // 1_000_000
