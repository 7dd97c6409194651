"""What those who run a server can see of its matches, and do about one.

It works on the file itself, whether a server has it open or not; SQLite sees to it that neither
disturbs the other. Secrets, of matches and of links, are never shown.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from wildtable.kernel.record.record import BadRecord
from wildtable.kernel.view import result
from wildtable.table import statements
from wildtable.table.rebuild import Unplayable, replayed
from wildtable.table.schema import FILE, SCHEMA_VERSION, BadFile, connected, reading
from wildtable.table.sqlite import answers
from wildtable.table.store import Kept

Stage = Literal["running", "over", "ended"]
LONGEST_REASON: Final = 400  # letters
STAGE: Final = "CASE WHEN result != '' THEN 'over' WHEN ended != '' THEN 'ended' ELSE 'running' END"


class NotPossible(Exception):
    """What was asked for can't be done; says why."""


class Filters(NamedTuple):
    """Which matches are meant; an empty one means all."""

    game: str = ""
    stage: str = ""
    player: str = ""  # part of a name


class Listed(NamedTuple):
    """A match in a list; times are milliseconds since 1970."""

    id: str
    game: str
    made: int
    last: int
    stage: Stage
    lines: int
    players: str


class Inspected(NamedTuple):
    """A match with what is told of it beside what is kept; `told` is when each seat last was."""

    listed: Listed
    kept: Kept
    told: list[int]


@contextmanager
def looking(folder: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads. Raises BadFile."""
    with _using(folder) as file, _closing(reading(file)) as db:
        check_version(db, file)
        yield db


def check_version(db: sqlite3.Connection, file: Path) -> None:
    """Raises BadFile where another version of Wildtable must be asked."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise BadFile(f"{file} was written by a newer Wildtable (format {version})")
    if version < SCHEMA_VERSION:
        raise BadFile(
            f"{file} was written by an older Wildtable (format {version}); start this one's server "
            "on it once, which brings it up to date"
        )


def listed(db: sqlite3.Connection, filters: Filters, most: int) -> list[Listed]:
    """The newest matches."""
    sql = (
        f"SELECT id, game, at, {STAGE} AS stage FROM matches "
        "WHERE (?1 = '' OR game = ?1) AND (?2 = '' OR stage = ?2) AND (?3 = '' OR EXISTS "
        "(SELECT 1 FROM seats WHERE match = id AND instr(lower(name), lower(?3)))) "
        "ORDER BY at DESC, id LIMIT ?4"
    )
    return [_listed(db, *row) for row in db.execute(sql, (*filters, most)).fetchall()]


def inspected(db: sqlite3.Connection, match: str) -> Inspected:
    """All that may be told of a match. Raises NotPossible where there is none."""
    kept = _kept_in(db, match)
    if kept is None:
        raise _no_match(match)
    sql = f"SELECT id, game, at, {STAGE} FROM matches WHERE id = ?"
    row = db.execute(sql, (match,)).fetchone()
    sql = "SELECT told FROM seats WHERE match = ? ORDER BY seat"
    return Inspected(_listed(db, *row), kept, [told for (told,) in db.execute(sql, (match,))])


def fault(kept: Kept) -> str:
    """How a match differs from what its log leads to; empty where it does not."""
    try:
        match = replayed(kept)
    except (Unplayable, BadRecord) as error:
        return str(error)
    # Older versions did not keep results.
    if kept.result is not None and kept.result != result(match.state.outcome()):
        return "its log leads to another result than the one that is kept"
    return ""


def end(folder: Path, match: str, reason: str) -> None:
    """End a match that is running; a server that has it open notices within seconds.

    Raises BadFile, and NotPossible.
    """
    reason = " ".join(reason.split())
    if not reason or len(reason) > LONGEST_REASON or not reason.isprintable():
        raise NotPossible(f"a reason for people to read has 1 to {LONGEST_REASON} letters")
    with _using(folder) as file, _closing(connected(file)) as db:
        check_version(db, file)
        db.execute("PRAGMA synchronous = FULL")
        db.execute("BEGIN IMMEDIATE")
        row = db.execute(f"SELECT {STAGE} FROM matches WHERE id = ?", (match,)).fetchone()
        if row is None:
            raise _no_match(match)
        if row[0] != "running":
            raise NotPossible(f"match {match} is {row[0]} already")
        db.execute("UPDATE matches SET ended = ? WHERE id = ?", (_sentence(reason), match))
        db.execute("COMMIT")


def replays(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Every match, the oldest first, with what is wrong with it; empty where nothing is."""
    for (match,) in db.execute("SELECT id FROM matches ORDER BY at, id").fetchall():
        yield match, _fault_in(db, match)


def damage(db: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the file."""
    found = [said for (said,) in db.execute("PRAGMA integrity_check") if said != "ok"]
    strays = [
        f"a row of {table} belongs to no row of {parent}"
        for table, _, parent, _ in db.execute("PRAGMA foreign_key_check")
    ]
    return found + strays


def local_time(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


def _kept_in(db: sqlite3.Connection, match: str) -> Kept | None:
    return statements.kept(match, answers(db, statements.questions(match)))


def _fault_in(db: sqlite3.Connection, match: str) -> str:
    try:
        db.execute("BEGIN")  # of one moment: a server may be writing it
        kept = _kept_in(db, match)
        return "" if kept is None else fault(kept)
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        return f"it can't be read: {error}"
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


@contextmanager
def _using(folder: Path) -> Iterator[Path]:
    """The file of a folder; what SQLite says of it becomes BadFile."""
    file = folder / FILE
    if not file.is_file():
        raise BadFile(f"{folder} holds no matches; say with --data which folder does")
    try:
        yield file
    except sqlite3.Error as error:
        raise BadFile(f"{file} can't be used: {error}") from error


@contextmanager
def _closing(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield db
    finally:
        db.close()


def _listed(db: sqlite3.Connection, match: str, game: str, made: int, stage: Stage) -> Listed:
    sql = "SELECT count(*), max(at) FROM lines WHERE match = ?"
    lines, last = db.execute(sql, (match,)).fetchone()
    sql = "SELECT name FROM seats WHERE match = ? ORDER BY seat"
    names = ", ".join([name for (name,) in db.execute(sql, (match,))])
    return Listed(match, game, made, last or made, stage, lines, names)


def _no_match(match: str) -> NotPossible:
    return NotPossible(f"there is no match {match!r}; `wildtable admin list` shows those there are")


def _sentence(reason: str) -> str:
    return reason if reason[-1] in ".!?" else f"{reason}."
