"""When the store fails: everybody is told, nothing is lost, and play goes on by itself."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.table.playing import (
    FRIEND,
    ME,
    Json,
    Player,
    Server,
    bot,
    last_words,
    secret_of,
    serving,
)
from tests.table.test_http import refused
from tests.table.test_store import MATCH
from wildtable.kernel.turn import SPECTATOR
from wildtable.table import health
from wildtable.table.health import LONGEST_REST, READ_ONLY_AFTER, Health, StoreFailed
from wildtable.table.schema import FILE
from wildtable.table.settings import Settings
from wildtable.table.sqlite import SqliteStore
from wildtable.table.worker import Task, Worker, WorkerStopped

pytestmark = pytest.mark.pure_only


class Disk:
    """A disk that can be filled: whatever is written then fails."""

    def __init__(self) -> None:
        self.full = False


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    attempt = Worker._attempt

    def tried(worker: Worker, task: Task) -> Any:
        if disk.full and worker._begin == "BEGIN IMMEDIATE":
            raise sqlite3.OperationalError("database or disk is full")
        return attempt(worker, task)

    monkeypatch.setattr(Worker, "_attempt", tried)
    monkeypatch.setattr(health, "FIRST_REST", 0.0)  # nobody in these tests waits
    return disk


@pytest.fixture
def full(disk: Disk, tmp_path: Path) -> Iterator[Server]:
    """A server on that disk."""
    with serving(Settings(tmp_path, pace=0, watch_pace=0)) as server:
        yield server


def test_who_plays_is_told_sent_away_once_and_goes_on_by_itself(full: Server, disk: Disk) -> None:
    made = full.make("connect-four")
    first, second = full.players(made)
    disk.full = True
    send(first, "mine")
    for player in (first, second):
        said, code = last_words(player.socket)
        told = [each for each in said if each["type"] == "failure"]
        assert code == 1012
        assert [each["code"] for each in told] == ["store-failed"]
        assert "disk is full" in told[0]["message"]
        assert told[0]["retry_after"] > 0
    first, second = full.players(made)  # it can still be looked at
    assert first.view["choices"]
    codes = [retried(first)["code"] for _ in range(READ_ONLY_AFTER)]
    assert codes == ["store-failed", "read-only", "read-only"]
    assert first.do("why", move="drop a")["type"] == "reason"  # nobody was sent away
    assert second.catch_up() == []
    disk.full = False
    assert retried(first)["type"] == "ack"
    assert len(second.catch_up()) == 1


def test_no_match_is_made_meanwhile(full: Server, disk: Disk) -> None:
    disk.full = True
    answer = full.http.post("/api/matches", json={"game": "leduc", "seats": [ME, FRIEND]})
    refused(answer, 503, "store-failed", "disk is full")
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.json()["error"]["retry_after"] > 0
    disk.full = False
    assert full.make("leduc")


def test_bots_wait_and_go_on(full: Server, disk: Disk) -> None:
    made = full.make("goofspiel", ME, bot("random"))
    disk.full = True
    link = made["seats"][0]["link"]
    player = full.player(link)
    _, code = last_words(player.socket)  # the bot could not keep what it decided
    assert code == 1012
    player = full.player(link)
    disk.full = False
    while player.wait_for_turn():
        assert player.play(player.view["choices"][0]["move"])["type"] == "ack"
    assert player.view["result"]


def test_a_server_says_how_it_is(full: Server, disk: Disk) -> None:
    assert full.get("/healthz") == full.get("/readyz") == {"status": "ok"}
    disk.full = True
    for _ in range(READ_ONLY_AFTER):
        full.http.post("/api/matches", json={"game": "leduc", "seats": [ME, FRIEND]})
    answer = full.http.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"status": "nothing can be kept: database or disk is full"}
    assert full.get("/healthz") == {"status": "ok"}  # starting it again would not help
    disk.full = False
    full.make("leduc")
    assert full.get("/readyz") == {"status": "ok"}


def send(player: Player, key: str) -> None:
    version = player.view["version"]
    player.say(json.dumps({"type": "play", "key": key, "moves": ["drop a"], "version": version}))


def retried(player: Player) -> Json:
    """The answer to the decision that could not be kept, sent again."""
    return player.do("play", key="mine", moves=["drop a"], version=player.view["version"])


# --- how long it rests --------------------------------------------------------------------------


def test_it_rests_longer_after_each_failure_and_is_well_after_a_success(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(health, "time", SimpleNamespace(monotonic=lambda: now))
    store = Health()
    store.check()
    rests = []
    for _ in range(8):
        failure = store.failed(sqlite3.OperationalError("full"))
        assert store.failed(sqlite3.OperationalError("full")).retry_after == failure.retry_after
        rests.append(failure.retry_after)
        with pytest.raises(StoreFailed, match="full"):
            store.check()
        now += failure.retry_after
        store.check()
    assert rests[:4] == [1, 2, 4, 8]
    assert rests[-1] == LONGEST_REST
    assert store.read_only
    store.worked()
    assert not store.read_only


# --- threads and files --------------------------------------------------------------------------


def test_reads_do_not_wait_for_writes(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        await store.create(MATCH)
        begun, end = threading.Event(), threading.Event()

        def slow(db: sqlite3.Connection) -> None:
            db.execute("UPDATE matches SET watch = x''")
            begun.set()
            end.wait()

        writing = store._writer.ask(slow)
        await asyncio.to_thread(begun.wait)
        assert await store.find(b"watchers") == ("match-1", SPECTATOR)
        end.set()
        await writing
        assert await store.find(b"watchers") is None
        await store.close()

    asyncio.run(work())


def test_a_thread_that_ends_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        await store.create(MATCH)
        assert not store.stopped()

        def die(db: sqlite3.Connection) -> None:
            raise SystemExit("no more")

        asked = [store._writer.ask(die), store.append("match-1", 2, ["0 raise"], None)]
        died, other = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(died, WorkerStopped)
        assert isinstance(other, StoreFailed)
        store._writer._thread.join()
        assert "no more" in store.stopped()
        with pytest.raises(StoreFailed):
            await store.append("match-1", 2, ["0 raise"], None)
        assert await store.find(b"watchers") == ("match-1", SPECTATOR)
        await store.close()

    asyncio.run(work())
    assert "the thread store ends" in caplog.text


def damage(file: Path, table: str) -> None:
    """Spoil the page where a table begins: the file can be opened, but not read there."""
    db = sqlite3.connect(file)
    (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    (size,) = db.execute("PRAGMA page_size").fetchone()
    db.close()
    kept = bytearray(file.read_bytes())
    kept[(page - 1) * size : page * size] = b"\xa5" * size
    file.write_bytes(kept)


def test_a_damaged_file_is_told_in_the_usual_form(tmp_path: Path) -> None:
    with serving(Settings(tmp_path)) as server:
        secret = secret_of(server.make("connect-four")["watch"])
    damage(tmp_path / FILE, "matches")
    with serving(Settings(tmp_path)) as server:
        answer = server.http.get(f"/api/seat/{secret}")
        refused(answer, 503, "store-failed", "can't be read")
