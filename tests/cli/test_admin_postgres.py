"""`wildtable admin` on a database with two nodes on it, and from one kind of store to the other."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from click.testing import CliRunner, Result

from tests.cli.test_admin import REASON, Club, names
from tests.table.playing import Server, last_words, serving
from tests.table.postgres import database
from wildtable.cli import main
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only


class Clubs:
    """A club on one node, seen also through another one."""

    def __init__(self, address: str, one: Server, two: Server) -> None:
        self.address = address
        self.club = Club(Path(), one)
        self.two = two


@pytest.fixture
def clubs(tmp_path: Path) -> Iterator[Clubs]:
    address = database(tmp_path)
    # Nobody looks by themselves: what has changed is told by the database.
    settings = Settings(tmp_path, pace=0, watch_pace=0, heed_pace=3600, store=address)
    with serving(settings, among_others=True) as one, serving(settings, among_others=True) as two:
        yield Clubs(address, one, two)


def admin(address: str, *arguments: str | Path) -> Result:
    command = ["admin", "--store", address, *map(str, arguments)]
    return CliRunner(env={"COLUMNS": "200"}).invoke(main, command)


def told(address: str, *arguments: str | Path) -> str:
    done = admin(address, *arguments)
    assert done.exit_code == 0, done.output
    return done.output


def refused(address: str, *arguments: str | Path) -> str:
    done = admin(address, *arguments)
    assert done.exit_code == 1, done.output
    assert "Traceback" not in done.output
    return done.output


def edit(address: str, sql: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(work())


def test_matches_are_listed_inspected_and_ended(clubs: Clubs) -> None:
    club, address = clubs.club, clubs.address
    everything = [each["match"] for each in reversed(club.all)]
    assert names(told(address, "list")) == everything
    assert names(told(address, "list", "--stage", "over")) == [club.over["match"]]
    assert names(told(address, "list", "--player", "ZOE")) == [club.bots["match"]]
    assert "replays as it was played" in told(address, "inspect", club.open["match"])
    assert "there is no match 'x'" in refused(address, "inspect", "x")
    link = club.open["seats"][1]["link"]
    player = clubs.two.player(link)
    told(address, "end", club.open["match"], "--reason", REASON)
    assert last_words(player.socket)[1] == 1012
    failure = clubs.two.player(link).read()
    assert f"ended the match: {REASON}." in failure["message"]
    assert "is ended already" in refused(address, "end", club.open["match"], "--reason", "again")


def test_what_differs_is_found(clubs: Clubs) -> None:
    assert told(clubs.address, "integrity") == "3 of 3 matches replay as they were played.\n"
    edit(clubs.address, "DELETE FROM lines WHERE number = 1")
    assert "matches replay" in refused(clubs.address, "integrity")


def test_a_backup_moves_matches_from_a_database_to_a_file_and_back(
    clubs: Clubs, tmp_path: Path
) -> None:
    copy, again, folder = tmp_path / "copy", tmp_path / "again", tmp_path / "file"
    assert "holds 3 matches" in told(clubs.address, "backup", copy)
    assert "a backup goes into an empty one" in refused(clubs.address, "restore", copy)
    move = ["admin", "--data", str(folder)]
    done = CliRunner().invoke(main, [*move, "restore", str(copy), "--verify"])
    assert "3 of 3 matches replay" in done.output
    assert CliRunner().invoke(main, [*move, "backup", str(again)]).exit_code == 0
    other = database(folder)
    assert "3 of 3 matches replay" in told(other, "restore", again, "--verify")
    with serving(Settings(folder, store=other), among_others=True) as server:
        player = server.player(clubs.club.open["seats"][1]["link"])
        assert [item["words"] for item in player.news] == [["drop", "d"]]
        assert player.play("drop d")["type"] == "ack"


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    address = database(tmp_path)
    assert "older Wildtable (format 0)" in refused(address, "list")
    with serving(Settings(tmp_path, store=address), among_others=True):
        edit(address, "UPDATE schema_version SET version = 99")
    assert "newer Wildtable (format 99)" in refused(address, "list")
    asked = ["serve", "--port", "0", "--data", str(tmp_path), "--store", address]
    done = CliRunner().invoke(main, asked)
    assert done.exit_code == 1
    assert "newer Wildtable (format 99)" in done.output
