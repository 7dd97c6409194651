"""Where the processor time of a move goes, without sockets: `python -m bench.move --moves 1200`.

Real rules, four games mixed, two seats that both look on, a store on the disk. Moves are made one
after the other in this process, and what each part of one takes is taken by the clock of its own
thread, so a busy machine makes all of it slower and shifts little.
"""

import argparse
import asyncio
import gc
import hashlib
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import wraps
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.load import GAMES, UNFINISHED
from wildtable.kernel import registry
from wildtable.kernel import view as views
from wildtable.kernel.chance import FairChance
from wildtable.table import kept_table, screen, statements, worker
from wildtable.table.connection import Connection
from wildtable.table.difference import patched
from wildtable.table.limits import UNLIMITED
from wildtable.table.live import decoder
from wildtable.table.settings import Settings
from wildtable.table.stores import new_store
from wildtable.table.table import Table
from wildtable.table.tables import Tables
from wildtable.table.wire_clock import Timing
from wildtable.table.wire_matches import NewMatch, SeatWish

PARTS: Final = {
    "choices": (views, "choices"),
    "stills": (views, "stills"),
    "tales": (views, "tales"),
    "rest of the view": (screen, "view"),
    "difference to the view before": (screen, "difference"),
    "message encoded": (screen, "encoded"),
    "change encoded, its mark, the old view freed": (screen.Screen, "look"),
    "hash of the state": (kept_table, "state_hash"),
    "statements": (statements, "appended"),
    "store, in its own thread": (worker.Worker, "_settle"),
}


class Clocks:
    """What each part has taken by itself, in seconds of its thread."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._within: list[float] = []

    def watch(self, part: str, holder: Any, name: str) -> None:
        """Take the time of a function from now on, but for that of parts which it calls."""
        done: Callable[..., Any] = getattr(holder, name)
        apart = holder is worker.Worker  # another thread: it is within nothing of ours

        @wraps(done)
        def clocked(*args: Any, **named: Any) -> Any:
            begun = time.thread_time()
            if not apart:
                self._within.append(0.0)
            try:
                return done(*args, **named)
            finally:
                spent = time.thread_time() - begun
                if not apart:
                    self.spent[part] += spent - self._within.pop()
                    if self._within:
                        self._within[-1] += spent
                else:
                    self.spent[part] += spent

        setattr(holder, name, clocked)


class Player:
    """A seat whose view is kept, and what it is sent."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.line = Connection(seat, 0, "here", f"device {seat}", "host")
        self.view: dict[str, Any] = {}
        self.unfinished = False

    def may_move(self) -> bool:
        return bool(self.view["choices"] or self.view["at_barrier"]) and not self.view["answer"]

    def says(self, number: int) -> bytes:
        said: dict[str, Any] = {"type": "commit", "version": self.view["version"]}
        if not self.view["at_barrier"]:
            move = random.choice(self.view["choices"])["move"]
            said = {"type": "play", "moves": [move], "version": self.view["version"]}
            if self.view["staged"] or self.unfinished:
                said = {"type": "stage", "move": move}
        return msgspec.json.encode({**said, "key": f"k{number}"})

    def read(self) -> bytes:
        """Take in all that was sent."""
        sent = [self.line._waiting.get_nowait() for _ in range(self.line._waiting.qsize())]
        self.line._letters = 0
        for text in sent:
            message = msgspec.json.decode(text or "{}")
            if message.get("type") == "view":
                self.view = message["view"]
            elif message.get("type") == "change":
                self.view = patched(self.view, message["change"])
        return "".join([text or "" for text in sent]).encode()


async def seated(tables: Tables, number: int, open_: AsyncExitStack) -> list[Player]:
    seats = [SeatWish("me"), SeatWish("me")]
    wish = NewMatch(GAMES[number % len(GAMES)], seats, timing=Timing(beat=0))
    made = await tables.create(wish, "host")
    table = await open_.enter_async_context(tables._pinned(made.match))
    players = [Player(table, seat) for seat in range(2)]
    for player in players:
        await table.join(player.line)
    return players


async def played(asked: argparse.Namespace, folder: Path) -> tuple[float, str]:
    """What all moves together took, in seconds of this process, and a digest of what was sent."""
    numbers = count()
    settings = Settings(
        folder,
        pace=0,
        limits=UNLIMITED,
        word_patience=0,
        fair=lambda _: FairChance.seeded("move", str(next(numbers))),
    )
    store = new_store(settings)
    await store.open()
    sent, spent = hashlib.sha256(), 0.0
    async with AsyncExitStack() as open_:
        tables = Tables(store, settings)
        pairs = [await seated(tables, number, open_) for number in range(asked.tables)]
        for pair in pairs:
            for player in pair:
                player.read()
        turns, moves = cycle(random.sample(pairs, len(pairs))), 0
        while moves < asked.moves:
            pair = next(turns)
            mover = next((player for player in pair if player.may_move()), None)
            if mover is None:
                continue
            moves += 1
            said = mover.says(moves)
            begun = time.process_time()
            answer = await mover.table.hear(mover.line.seat, decoder.decode(said))
            mover.line.send(answer)
            spent += time.process_time() - begun
            mover.unfinished = getattr(answer, "rule", "") == UNFINISHED
            for player in pair:
                sent.update(player.read())
    await store.close()
    return spent, sent.hexdigest()[:12]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.move", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    random.seed(asked.seed)
    gc.disable()  # the server searches when nobody waits for it
    clocks = Clocks()
    for game in GAMES:
        clocks.watch("scene", type(registry.game(game)), "scene")
    for part, (holder, name) in PARTS.items():
        clocks.watch(part, holder, name)
    with tempfile.TemporaryDirectory() as folder:
        whole, sent = asyncio.run(played(asked, Path(folder)))
    parts = sorted(clocks.spent.items(), key=lambda part: -part[1])
    print(f"a move: {1000 * whole / asked.moves:.2f} ms of CPU; what was sent: {sent}")
    for part, spent in parts:
        print(f"{part}: {1000 * spent / asked.moves:.2f} ms, {100 * spent / whole:.0f} %")
    rest = whole - sum(clocks.spent.values())
    print(f"rules, lock, loop and the rest: {1000 * rest / asked.moves:.2f} ms")


if __name__ == "__main__":
    main()
