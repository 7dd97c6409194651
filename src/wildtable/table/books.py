"""What is kept, for commands: a file or a database, asked and told one thing after the other.

Nothing here brings tables up to date: a server that is running may be of another version.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple, Protocol, final

from wildtable.table.schema import FILE, SCHEMA_VERSION, BadFile, connected
from wildtable.table.sql import Row, Step, Value
from wildtable.table.sqlite import answers


class Where(NamedTuple):
    """A folder with a file, or the address of a database instead."""

    folder: Path
    store: str = ""


class Books(Protocol):
    """A connection of its own to what is kept."""

    name: str

    def rows(self, sql: str, *values: Value) -> list[Row]:
        """What a question finds."""

    def read(self, *steps: Step) -> list[list[Row]]:
        """What several questions find, all at the same moment."""

    def write(self, *steps: Step) -> list[list[Row]]:
        """Do all steps or none; it is on the disk by then."""

    def damage(self) -> list[str]:
        """What is wrong with how it is kept, as far as the database can tell."""


@contextmanager
def books(where: Where) -> Iterator[Books]:
    """Open what is kept somewhere. Raises BadFile."""
    if where.store:
        try:
            from wildtable.table.postgres_books import postgres_books
        except ModuleNotFoundError as error:
            raise BadFile(error.msg) from error
        with postgres_books(where.store) as opened:
            _check(opened, opened.version())
            yield opened
        return
    file = where.folder / FILE
    if not file.is_file():
        raise BadFile(f"{where.folder} holds no matches; say with --data which folder does")
    try:
        with closing(connected(file)) as db:
            kept = FileBooks(db, str(file))
            _check(kept, kept.version())
            yield kept
    except sqlite3.Error as error:
        raise BadFile(f"{file} can't be used: {error}") from error


def _check(kept: Books, version: int) -> None:
    """Raises BadFile where another version of Wildtable must be asked."""
    if version > SCHEMA_VERSION:
        raise BadFile(f"{kept.name} was written by a newer Wildtable (format {version})")
    if version < SCHEMA_VERSION:
        raise BadFile(
            f"{kept.name} was written by an older Wildtable (format {version}); start this one's "
            "server on it once, which brings it up to date"
        )


@final
class FileBooks:
    """A SQLite file; SQLite sees to it that a server that has it open is not disturbed."""

    def __init__(self, db: sqlite3.Connection, name: str) -> None:
        self.db: Final = db
        self.name = name
        db.execute("PRAGMA synchronous = FULL")

    def version(self) -> int:
        (version,) = self.db.execute("PRAGMA user_version").fetchone()
        return int(version)

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return answers(self.db, [(sql, values)])[0]

    def read(self, *steps: Step) -> list[list[Row]]:
        return self._at_once("BEGIN", steps)

    def write(self, *steps: Step) -> list[list[Row]]:
        return self._at_once("BEGIN IMMEDIATE", steps)

    def damage(self) -> list[str]:
        found = [said for (said,) in self.db.execute("PRAGMA integrity_check") if said != "ok"]
        strays = [
            f"a row of {table} belongs to no row of {parent}"
            for table, _, parent, _ in self.db.execute("PRAGMA foreign_key_check")
        ]
        return found + strays

    def _at_once(self, begin: str, steps: tuple[Step, ...]) -> list[list[Row]]:
        self.db.execute(begin)
        try:
            done = answers(self.db, steps)
            self.db.execute("COMMIT")
            return done
        finally:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
