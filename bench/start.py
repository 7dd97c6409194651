"""How long a server with many stored matches takes to start: `python -m bench.start`.

One match is played by a server; then its rows are copied under other names until there are so many,
each with its seats, lines and receipts, some of them open, timed or over. Told is the time from the
start of the process to its first answer, once on the one match and once on all of them, and how
long the first who comes waits for a match.
"""

import argparse
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx

from bench.table import cpu, new_match
from wildtable.table.schema import FILE

LOOKS: Final = 2  # starts of which the quicker counts: the other had to wait for the machine
OVER: Final = '{"scores":[1,0],"ranks":[1,2]}'
NUMBERED: Final = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
OTHERS: Final = ("seats", "lines", "receipts")  # tables with rows of a match


class Server:
    """A server on a folder, and what its start took."""

    def __init__(self, folder: Path) -> None:
        begun = time.perf_counter()
        command = [sys.executable, "-m", "bench.server", str(folder), "0", "1"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=120) as http:
            http.get("/api/games").raise_for_status()
            self.seconds = time.perf_counter() - begun
            self.cpu = cpu(self.process.pid) / 1000

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def fill(file: Path, matches: int) -> None:
    """Copy the one match that is there, under other names."""
    with closing(sqlite3.connect(file)) as db, db:
        for table, name in (("matches", "id"), *[(each, "match") for each in OTHERS]):
            instead = {
                name: f"{name} || '-' || i",
                "watch": "randomblob(32)",
                "nonce": "nonce || '-' || i",
                "invitation": "NULL",
                "open": "i % 100 = 0",
                "due": "CASE WHEN i % 50 = 0 THEN 1 << 60 ELSE 0 END",
                "result": f"CASE WHEN i % 3 = 0 THEN '{OVER}' ELSE '' END",
            }
            known = columns(db, table)
            values = ", ".join([instead.get(each, each) for each in known])
            sql = f"INSERT INTO {table} ({', '.join(known)}) SELECT {values} FROM {table}, n"
            db.execute(f"{NUMBERED} {sql}", (matches - 1,))


def started(folder: Path) -> tuple[float, float]:
    """Seconds, and seconds of CPU, until a server has answered for the first time."""
    looks = []
    for _ in range(LOOKS):
        with closing(Server(folder)) as server:
            looks.append((server.seconds, server.cpu))
    return min(looks)


def first_view(folder: Path, link: str) -> float:
    """Seconds until the first who comes is shown a match."""
    with closing(Server(folder)) as server:
        begun = time.perf_counter()
        address = f"http://127.0.0.1:{server.port}/api/seat/{link.rpartition('/')[2]}"
        httpx.get(address, timeout=120).raise_for_status()
        return time.perf_counter() - begun


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with closing(Server(folder)) as server:
            link = new_match(server.port, "wildlife")["seats"][0]["link"]
        for count in (1, asked.matches):
            if count > 1:
                fill(folder / FILE, count)
            seconds, spent = started(folder)
            size = (folder / FILE).stat().st_size / 1e6
            waits = first_view(folder, link)
            print(
                f"{count} matches, {size:.0f} MB: a server answers {seconds:.2f} s after its start "
                f"({spent:.2f} s of CPU), the first who comes waits {waits:.2f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
