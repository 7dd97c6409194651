"""Upgrades: what every older version has kept is there, and is played on.

`schemas/v1.sql` and so on are dumps of files that the servers of those versions have written, after
three moves of a match that goes on, a remark where there was talk already, and a match that is
over; the first line tells their links.
"""

import asyncio
import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.table.playing import Json, serving
from tests.table.postgres import database
from wildtable.table.postgres import VERSION_TABLE
from wildtable.table.schema import FILE, SCHEMA_VERSION, SCHEMAS, as_postgres, statements
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
HERE = Path(__file__).parent / "schemas"
VERSIONS = range(1, SCHEMA_VERSION)


def written(version: int) -> str:
    return (HERE / f"v{version}.sql").read_text()


def matches(version: int) -> list[Json]:
    told: list[Json] = json.loads(written(version).partition("\n")[0].removeprefix("-- "))
    return told


def rows(version: int) -> Sequence[str]:
    """What puts the rows into a database with the tables of that version."""
    found = re.findall(r"^INSERT INTO .*?;$", written(version), re.M)
    return [re.sub(r"X'([0-9a-fA-F]*)'", r"'\\x\1'", row) for row in found]


def make_file(version: int, folder: Path) -> Settings:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.executescript(written(version))
    return Settings(folder)


async def put(connection: Any, row: str) -> bool:
    try:
        await connection.execute(row)
    except asyncpg.ForeignKeyViolationError:
        return False
    return True


def make_database(version: int, folder: Path) -> Settings:
    async def fill(address: str) -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(VERSION_TABLE)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", version)
        for statement in statements(SCHEMAS[:version]):
            await connection.execute(as_postgres(statement))
        left = rows(version)
        while left:  # those first that others refer to
            left = [row for row in left if not await put(connection, row)]
        await connection.close()

    address = database(folder)
    asyncio.run(fill(address))
    return Settings(folder, store=address)


def test_every_older_version_has_left_something() -> None:
    assert {f"v{each}" for each in VERSIONS} <= {each.stem for each in HERE.iterdir()}


@pytest.mark.parametrize("make", [make_file, make_database], ids=["sqlite", "postgres"])
@pytest.mark.parametrize("version", VERSIONS)
def test_matches_of_an_older_version_go_on(version: int, make: object, tmp_path: Path) -> None:
    settings: Settings = make(version, tmp_path)  # type: ignore[operator]
    going, over = matches(version)
    with serving(settings, among_others=bool(settings.store)) as server:
        first, second = [server.player(link) for link in going["links"]]
        assert [["drop", item["words"][1]] for item in first.news] == [
            line.split()[1:] for line in going["moves"]
        ]
        second.catch_up()
        assert [remark["text"] for remark in second.remarks] == ["good luck"][: version - 1]
        assert second.play("drop a")["type"] == "ack"
        assert first.do("say", text="thanks")["type"] == "ack"
        watching = server.player(going["watch"])
        assert len(watching.news) == 4
        record = server.get(f"/api/seat/{over['links'][0]}/record")
        assert [line for line in record["log"] if line[0] != "*"] == over["moves"]
        assert record["result"]
        links = {"links": [*going["links"], *over["links"]]}
        told = server.http.post("/api/matches/summary", json=links).raise_for_status().json()
        assert [each["my_turn"] for each in told] == [True, False, False, False]
