"""Copies of all matches: made while a server runs, put back while none does.

A copy holds the secrets of matches, so only its owner may read it, like the file itself.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from wildtable.table.hold import Hold, private
from wildtable.table.schema import FILE, BadFile, opened
from wildtable.table.upkeep import NotPossible, damage, looking

SIDES: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file


class Restoring(NamedTuple):
    """A copy about to be put in place, and where what was there is put aside, if any was."""

    copy: sqlite3.Connection
    aside: Path | None


def back_up(folder: Path, file: Path) -> int:
    """Copy all that is kept at this moment to a new file; how many matches. Raises BadFile."""
    if file.exists():
        raise NotPossible(f"{file} is there already; a backup replaces nothing")
    part = file.with_name(f"{file.name}.part")  # what looks like a backup is a whole one
    try:
        with looking(folder) as db:
            _copy(db, part)
            (count,) = db.execute("SELECT count(*) FROM matches").fetchone()
        part.rename(file)
    except OSError as error:
        raise NotPossible(f"{file} can't be written: {error.strerror}") from error
    finally:
        _remove(part)
    return int(count)


@contextmanager
def restoring(folder: Path, file: Path) -> Iterator[Restoring]:
    """Put a backup in the place of what is kept, unless something is raised meanwhile.

    Raises Held while a server has the folder, and BadFile.
    """
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
            yield Restoring(copy, aside)
        if aside is not None:
            _put_aside(kept, aside)
        new.rename(kept)
    finally:
        _remove(new)
        hold.release()


def _fetch(file: Path, new: Path) -> None:
    """A copy of a backup that is whole. Raises BadFile."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            (version,) = source.execute("PRAGMA user_version").fetchone()
            if not version:
                raise BadFile(f"{file} is no backup of Wildtable")
            found = damage(source)
            if found:
                raise BadFile(f"{file} is damaged: {'; '.join(found[:3])}")
            _copy(source, new)
    except sqlite3.Error as error:
        raise BadFile(f"{file} can't be read: {error}") from error


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
