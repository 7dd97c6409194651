"""The tables, version by version, and how the SQLite file with them is opened.

PostgreSQL has the same ones (`postgres.py`), so what is said here must be SQL that both understand,
but for the words in `AS_POSTGRES`. A statement ends with a semicolon, and holds no other one.
"""

import os
import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wildtable.table.hold import private

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
    """
ALTER TABLE matches ADD COLUMN ended TEXT NOT NULL DEFAULT '';
CREATE INDEX ended_matches ON matches (id) WHERE ended != '';
""",
    # A seat belongs to a person; links of older versions, which were seats, become keys.
    """
CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id),
    fingerprint BLOB NOT NULL UNIQUE, before BLOB UNIQUE, device TEXT NOT NULL,
    turned INTEGER NOT NULL, used INTEGER NOT NULL, at INTEGER NOT NULL, seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE TABLE keys (
    id TEXT PRIMARY KEY, fingerprint BLOB NOT NULL UNIQUE, match TEXT NOT NULL,
    seat INTEGER NOT NULL, at INTEGER NOT NULL, FOREIGN KEY (match, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_by_seat ON keys (match, seat);
INSERT INTO keys SELECT match || '.' || seat, fingerprint, match, seat, told FROM seats
    WHERE fingerprint IS NOT NULL;
UPDATE seats SET fingerprint = NULL;
ALTER TABLE seats RENAME COLUMN fingerprint TO invitation;
ALTER TABLE seats ADD COLUMN person TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_by_person ON seats (person) WHERE person != '';
ALTER TABLE matches ADD COLUMN host TEXT NOT NULL DEFAULT '';
""",
    # Which node holds a match.
    """
ALTER TABLE matches ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, beat INTEGER NOT NULL) STRICT;
CREATE TABLE cluster (id INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT;
""",
    # Who is not served; `until` is 0 where that is for ever.
    """
CREATE TABLE bans (
    network TEXT PRIMARY KEY, reason TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL
) STRICT;
""",
    # Matches wait for people, are paused, and may be watched or not; guests become accounts.
    """
ALTER TABLE matches ADD COLUMN open INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN watchers TEXT NOT NULL DEFAULT 'welcome';
CREATE INDEX open_matches ON matches (at) WHERE open = 1;
ALTER TABLE people ADD COLUMN account TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN password TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX accounts ON people (account) WHERE account != '';
""",
    # Clocks, in the time of the house: `due` is when the next time is up, 0 where none runs. What
    # seats have said beforehand. Lines before `since` were drawn by the chance of another match.
    """
ALTER TABLE matches ADD COLUMN timing TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN times TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
CREATE INDEX running_clocks ON matches (due) WHERE due > 0;
ALTER TABLE matches ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0;
CREATE TABLE house (id INTEGER PRIMARY KEY, down INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT;
CREATE TABLE orders (
    match TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    name TEXT NOT NULL, value INTEGER NOT NULL, given INTEGER NOT NULL, lines INTEGER NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
ALTER TABLE matches ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN suggestions INTEGER NOT NULL DEFAULT 1;
""",
    # Ways to call people when it is their turn; `called` is when that was last done, 0 once they
    # have come back. Passkeys, and the challenges that a passkey has to answer. Reviews by seat.
    # The `words` that seats add to chance, as long as any is awaited; then the nonce holds them.
    # What somebody has reported, and about whom. How often a seat was told what a bot would do.
    """
ALTER TABLE people ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
CREATE TABLE ways (
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), kind TEXT NOT NULL,
    target TEXT NOT NULL, secret TEXT NOT NULL, device TEXT NOT NULL, language TEXT NOT NULL,
    open INTEGER NOT NULL, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ways_by_person ON ways (person);
CREATE TABLE push_keys (id INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT;
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), key BLOB NOT NULL,
    count INTEGER NOT NULL, device TEXT NOT NULL, at INTEGER NOT NULL, used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person);
CREATE TABLE challenges (
    fingerprint BLOB PRIMARY KEY, person TEXT NOT NULL, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE reviews (
    match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, review TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
ALTER TABLE matches ADD COLUMN words TEXT NOT NULL DEFAULT '';
CREATE TABLE reports (
    match TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    about INTEGER NOT NULL, remark INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
ALTER TABLE seats ADD COLUMN advised INTEGER NOT NULL DEFAULT 0;
""",
    # Which puzzles an account has solved; `at_once` is 1 where the first try was right.
    """
CREATE TABLE solved (
    person TEXT NOT NULL REFERENCES people (id), game TEXT NOT NULL, puzzle TEXT NOT NULL,
    at_once INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;
""",
    # The `seals` of words that are awaited, where more than one person adds one.
    """
ALTER TABLE matches ADD COLUMN seals TEXT NOT NULL DEFAULT '';
""",
)  # what each version of the file adds to the one before
SCHEMA_VERSION: Final = len(SCHEMAS)
# What PostgreSQL calls otherwise. A number in SQLite has up to 64 bits.
AS_POSTGRES: Final = {
    r"\bBLOB\b": "BYTEA",
    r"\bINTEGER\b": "BIGINT",
    r"\) STRICT(, WITHOUT ROWID)?": ")",
}


class BadFile(Exception):
    """The file can't be used; says why."""


def upgrade(version: int) -> list[str]:
    """What brings a database of a version up to date, 0 where it is new."""
    return statements(SCHEMAS[version:])


def statements(schemas: Sequence[str]) -> list[str]:
    whole = ";".join(schemas)
    return [statement.strip() for statement in whole.split(";") if statement.strip()]


def as_postgres(statement: str) -> str:
    for ours, theirs in AS_POSTGRES.items():
        statement = re.sub(ours, theirs, statement)
    return statement


def opened(file: Path) -> sqlite3.Connection:
    """A connection to write with, to a file that is up to date. Raises BadFile."""
    try:
        os.close(private(file))  # SQLite makes its other files like this one
        db = connected(file)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")  # what somebody deletes is not left in free pages
        db.execute("BEGIN IMMEDIATE")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        for statement in upgrade(version):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {max(version, SCHEMA_VERSION)}")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise BadFile(f"{file} can't be opened: {error}") from error
    if version > SCHEMA_VERSION:
        raise BadFile(f"{file} was written by a newer Wildtable (format {version})")
    return db


def reading(file: Path) -> sqlite3.Connection:
    """A connection that can only read, for a file that is open."""
    db = connected(file)
    db.execute("PRAGMA query_only = ON")
    return db


def connected(file: Path) -> sqlite3.Connection:
    # Opened at the start, so that a bad file is seen then; used by one thread alone.
    return sqlite3.connect(file, PATIENCE, isolation_level=None, check_same_thread=False)
