"""Copies of all matches: made while a server runs, put back while none does.

A copy holds the secrets of matches, so only its owner may read it, like the file itself.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from wildtable.table.books import Books, FileBooks, Where, books
from wildtable.table.hold import Hold, private
from wildtable.table.schema import FILE, BadFile, opened
from wildtable.table.settings import Settings
from wildtable.table.sql import Step, places
from wildtable.table.stores import check
from wildtable.table.upkeep import NotPossible

PASSING: Final = ("nodes", "cluster")  # tables that say who serves just now
SIDES: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file


class Restoring(NamedTuple):
    """A copy about to be put in place, and where what was there is put aside, if any was."""

    copy: Books
    aside: Path | None


def back_up(where: Where, file: Path) -> int:
    """Copy all that is kept at this moment to a new file; how many matches. Raises BadFile.

    It is a file like SQLite's own, also of what is kept in a database.
    """
    if file.exists():
        raise NotPossible(f"{file} is there already; a backup replaces nothing")
    part = file.with_name(f"{file.name}.part")  # what looks like a backup is a whole one
    try:
        with books(where) as kept:
            if isinstance(kept, FileBooks):
                _copy(kept.db, part)
            else:
                _copy_rows(kept, part)
            ((count,),) = kept.rows("SELECT count(*) FROM matches")
        part.rename(file)
    except OSError as error:
        raise NotPossible(f"{file} can't be written: {error.strerror}") from error
    finally:
        _remove(part)
    return int(count)


@contextmanager
def restoring(where: Where, file: Path) -> Iterator[Restoring]:
    """Put a backup in the place of what is kept, unless something is raised meanwhile.

    Raises Held while a server has the folder, and BadFile.
    """
    folder = where.folder
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    hold = Hold(folder)
    new = folder / f"{FILE}.new"
    try:
        _remove(new)
        _fetch(file, new)
        kept = folder / FILE
        aside = None
        if kept.exists():
            stamp = time.strftime("%Y%m%d-%H%M%S")
            aside = kept.with_name(f"{kept.stem}-before-{stamp}{kept.suffix}")
        with closing(opened(new)) as copy:
            yield Restoring(FileBooks(copy, str(file)), aside)
        if aside is not None:
            _put_aside(kept, aside)
        new.rename(kept)
    finally:
        _remove(new)
        hold.release()


@contextmanager
def restoring_to_database(where: Where, file: Path) -> Iterator[Restoring]:
    """Put a backup into a database that holds no matches yet, unless something is raised meanwhile.

    Raises BadFile.
    """
    check(Settings(where.folder, store=where.store))  # so that there are tables
    with TemporaryDirectory() as folder, books(where) as kept:
        ((count,),) = kept.rows("SELECT count(*) FROM matches")
        if count:
            raise NotPossible(f"{kept.name} holds {count} matches; a backup goes into an empty one")
        new = Path(folder) / FILE
        _fetch(file, new)
        with closing(opened(new)) as copy:
            source = FileBooks(copy, str(file))
            yield Restoring(source, None)
            kept.write(*_rows(source))


def _fetch(file: Path, new: Path) -> None:
    """A copy of a backup that is whole. Raises BadFile."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            (version,) = source.execute("PRAGMA user_version").fetchone()
            if not version:
                raise BadFile(f"{file} is no backup of Wildtable")
            found = FileBooks(source, str(file)).damage()
            if found:
                raise BadFile(f"{file} is damaged: {'; '.join(found[:3])}")
            _copy(source, new)
    except sqlite3.Error as error:
        raise BadFile(f"{file} can't be read: {error}") from error


def _tables(kept: FileBooks) -> list[str]:
    """The tables, each after those it refers to."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    left = {
        name: {row[2] for row in kept.rows(f"PRAGMA foreign_key_list({name})")}
        for (name,) in kept.rows(sql)
        if name not in PASSING
    }
    order: list[str] = []
    while left:
        ready = sorted([name for name, needs in left.items() if needs <= {*order, name}])
        order += ready
        for name in ready:
            del left[name]
    return order


def _columns(kept: FileBooks, table: str) -> list[str]:
    return [row[1] for row in kept.rows(f"PRAGMA table_info({table})")]


def _rows(source: FileBooks) -> Iterator[Step]:
    """What writes all rows of a file into another database."""
    for table in _tables(source):
        columns = _columns(source, table)
        names = ", ".join(columns)
        sql = f"INSERT INTO {table} ({names}) VALUES ({places(len(columns))})"
        for row in source.rows(f"SELECT {names} FROM {table}"):
            yield sql, row


def _copy_rows(source: Books, file: Path) -> None:
    """All of a database at one moment, as a file."""
    os.close(private(file))
    with closing(opened(file)) as db:
        target = FileBooks(db, str(file))
        tables = _tables(target)
        names = [", ".join(_columns(target, table)) for table in tables]
        selects = [f"SELECT {n} FROM {t}" for n, t in zip(names, tables, strict=True)]
        found = source.read(*[(sql, ()) for sql in selects])
        for table, columns, rows in zip(tables, names, found, strict=True):
            into = f"INSERT INTO {table} ({columns}) VALUES ({places(columns.count(',') + 1)})"
            target.write(*[(into, tuple(row)) for row in rows])
        db.execute("PRAGMA journal_mode = DELETE")  # so that it is one file


def _copy(source: sqlite3.Connection, file: Path) -> None:
    """All in one step: what is written meanwhile waits for nothing and is not in the copy."""
    os.close(private(file))
    with closing(sqlite3.connect(file)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # so that it is one file


def _put_aside(kept: Path, aside: Path) -> None:
    try:
        with closing(sqlite3.connect(kept)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that it is one file
    except sqlite3.Error:
        pass  # it is damaged, perhaps why it is replaced: all of it is put aside
    for side in ("", *SIDES):
        if (beside := Path(f"{kept}{side}")).exists():
            beside.rename(f"{aside}{side}")


def _remove(file: Path) -> None:
    for side in ("", *SIDES):
        Path(f"{file}{side}").unlink(missing_ok=True)
