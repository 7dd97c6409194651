"""Kill servers under load, and see whether anything acknowledged is lost, doubled or reordered.

`python -m bench.kills sqlite --kills 100`; `postgres` has two nodes on a PostgreSQL that it starts.
What is random follows from `--seed`, but for when things happen.

Two people promise words for chance, show them, and make moves as fast as they are answered, each
over its own websocket, and come back when it breaks, to any node. At random moments a node is
killed with -9 and started again. In the end the words and the log of every match must be, seat by
seat, what was acknowledged, and must replay.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.table.postgres import database
from wildtable.kernel.chance import FairChance
from wildtable.kernel.seals import seal_of
from wildtable.table.difference import patched
from wildtable.table.settings import Settings
from wildtable.table.stores import new_store
from wildtable.table.upkeep import fault

GAMES: Final = ("connect-four", "leduc", "wildlife")
WORD_KEY: Final = "word"
AGAIN: Final = 0.1  # seconds until a player tries to come back
NOTICED_IN: Final = 0.2  # seconds until every player knows that its line is broken
MOST_MOVES: Final = 60  # that are acknowledged between two kills
PATIENCE: Final = 120.0
# Lines that are cut are noticed at once. A player who gives up sooner on a busy machine, and comes
# again, makes it busier, and no seat is ever back.
LINE_PATIENCE: Final = 60.0

Json = dict[str, Any]


class Node:
    """A server process at a port that stays the same."""

    def __init__(self, folder: Path, port: int, store: str) -> None:
        self._command = ["-m", "bench.server", str(folder), str(port), "1", store]
        # A server that is installed finds its bytecode, wherever it is measured from.
        self._environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
        self._environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self.port = port

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *self._command, stdout=asyncio.subprocess.PIPE, env=self._environment
        )
        assert self.process.stdout is not None
        self.port = int(await self.process.stdout.readline())
        self._command[3] = str(self.port)

    async def end(self, how: signal.Signals) -> None:
        if self.process.returncode is None:
            self.process.send_signal(how)
        await self.process.wait()


class Player:
    """Plays one seat to the end, whatever happens, and remembers what was acknowledged."""

    def __init__(self, nodes: list[Node], secret: str) -> None:
        self._nodes = nodes
        self._secret = secret
        self._view: Json = {}
        self._mark = ""
        self._owed: Json | None = None  # the message that has no answer yet
        self._sent = 0
        self._word = f"{random.getrandbits(64):x}"
        self.word = ""  # once it is acknowledged
        self.acknowledged: list[str] = []
        self.here = asyncio.Event()

    async def play(self, ending: asyncio.Event) -> None:
        """Until the match is over, or it is time to end and nothing is owed."""
        while not (self._over() or (ending.is_set() and self._owed is None)):
            port = random.choice(self._nodes).port
            seal = seal_of(self._word)
            address = f"ws://127.0.0.1:{port}/api/live/{self._secret}?seal={seal}"
            try:
                async with connect(address, compression=None, open_timeout=LINE_PATIENCE) as line:
                    await self._attend(line, ending)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                pass
            self.here.clear()
            await asyncio.sleep(AGAIN)
        self.here.set()

    def _over(self) -> bool:
        return bool(self._view) and self._view["turn"]["over"] and self._owed is None

    async def _attend(self, line: ClientConnection, ending: asyncio.Event) -> None:
        fresh = True
        while not self._over():
            if ending.is_set() and self._owed is None:
                return
            message = json.loads(await asyncio.wait_for(line.recv(), LINE_PATIENCE))
            if message["type"] == "view":
                self._view, self._mark = message["view"], message["mark"]
                self.here.set()
                if fresh and self._owed is not None:
                    await line.send(json.dumps(self._owed))
                fresh = False
            elif message["type"] == "change":
                assert message["base"] == self._mark, "a change of another view"
                self._view = patched({**self._view, "news": [], "stills": []}, message["change"])
                self._mark = message["mark"]
            elif self._owed is not None and message.get("key") == self._owed["key"]:
                await self._answered(line, message)
            elif message["type"] == "life":
                await self._show_word(line, message)
            elif message["type"] == "ack" and message["key"] == WORD_KEY:
                self.word = self._word
            # Before the first view there may be word of others, or that a node is gone.
            asked = bool(self._view) and self._view["choices"] and not self._view["answer"]
            if asked and self._owed is None:
                await self._decide(line)

    async def _show_word(self, line: ClientConnection, life: Json) -> None:
        """Once both have promised theirs."""
        seals = life.get("seals", [])
        if seal_of(self._word) in [seals[seat] for seat in life.get("words", []) if seals]:
            said = {"type": "word", "key": WORD_KEY, "word": self._word}
            await line.send(json.dumps(said))

    async def _answered(self, line: ClientConnection, message: Json) -> None:
        assert self._owed is not None
        if message["type"] == "ack":
            self.acknowledged += self._owed["moves"]
        elif message["type"] == "failure":
            await asyncio.sleep(message.get("retry_after", AGAIN))
            await line.send(json.dumps(self._owed))
            return
        self._owed = None  # denied: something happened meanwhile, and the next view asks anew

    async def _decide(self, line: ClientConnection) -> None:
        self._sent += 1
        move = random.choice(self._view["choices"])["move"]
        version = self._view["version"]
        key = f"{self._secret[:6]}-{self._sent}"
        self._owed = {"type": "play", "key": key, "moves": [move], "version": version}
        await line.send(json.dumps(self._owed))


class Match:
    """A match and who plays it."""

    def __init__(self, name: str, players: list[Player]) -> None:
        self.name = name
        self.players = players


async def made(nodes: list[Node]) -> Match:
    """A new match of two people; nodes may be dying meanwhile."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"game": random.choice(GAMES), "seats": seats, "timing": {"beat": 0}}
    while True:
        base = f"http://127.0.0.1:{random.choice(nodes).port}"
        with suppress(httpx.HTTPError):
            async with (
                httpx.AsyncClient(base_url=base, timeout=10) as host,
                httpx.AsyncClient(base_url=base, timeout=10) as guest,
            ):
                answer = await posted(host, "/api/matches", wish)
                mine, invitation = [end_of(seat["link"]) for seat in answer["seats"]]
                yours = end_of((await posted(guest, f"/api/join/{invitation}", {}))["link"])
                keys = [
                    end_of((await posted(http, f"/api/seat/{link}/keys"))["link"])
                    for http, link in ((host, mine), (guest, yours))
                ]
                return Match(answer["match"], [Player(nodes, key) for key in keys])
        await asyncio.sleep(AGAIN)


async def posted(http: httpx.AsyncClient, path: str, body: Json | None = None) -> Json:
    answer: Json = (await http.post(path, json=body)).raise_for_status().json()
    return answer


def end_of(link: str) -> str:
    return link.rpartition("/")[2]


async def load(nodes: list[Node], all_of_them: list[Match], ending: asyncio.Event) -> None:
    """One match after another."""
    while not ending.is_set():
        match = await made(nodes)
        all_of_them.append(match)
        await asyncio.gather(*[player.play(ending) for player in match.players])


def acknowledged(matches: list[Match]) -> int:
    return sum(len(player.acknowledged) for match in matches for player in match.players)


async def kill(nodes: list[Node], matches: list[Match], kills: int) -> list[float]:
    """Kill a node at random moments; how long it took until every seat was back."""
    back = []
    for number in range(kills):
        enough = acknowledged(matches) + random.randint(1, MOST_MOVES)
        while acknowledged(matches) < enough:
            await asyncio.sleep(random.uniform(0, 0.01))
        node = random.choice(nodes)
        await node.end(signal.SIGKILL)
        begun = time.monotonic()
        starting = asyncio.create_task(node.start())
        await asyncio.sleep(NOTICED_IN)
        waiting = [player.here.wait() for match in matches for player in match.players]
        await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)
        back.append(time.monotonic() - begun)
        await starting
        print(f"\r{number + 1} kills, the slowest return {max(back):.1f} s", end="", flush=True)
    print()
    return back


async def faults(settings: Settings, matches: list[Match]) -> list[str]:
    """How what is kept differs from what was acknowledged."""
    store = new_store(settings)
    await store.open()
    found = []
    try:
        for match in matches:
            kept = await store.load(match.name)
            assert kept is not None
            words = kept.words or FairChance(kept.secret, kept.nonce).words()
            for seat, player in enumerate(match.players):
                if player.word and player.word != words[seat]:
                    found.append(f"{match.name} seat {seat}: the word {player.word} is not kept")
                lines = [line.partition(" ") for line in kept.lines]
                log = [move for who, _, move in lines if who == str(seat)]
                if log != player.acknowledged:
                    found.append(f"{match.name} seat {seat}: {log} is not {player.acknowledged}")
            if wrong := await asyncio.to_thread(fault, kept):
                found.append(f"{match.name}: {wrong}")
    finally:
        await store.close()
    return found


async def run(folder: Path, store: str, asked: argparse.Namespace) -> bool:
    nodes = [Node(folder, 0, store) for _ in range(2 if store else 1)]
    for node in nodes:
        await node.start()
    matches: list[Match] = []
    ending = asyncio.Event()
    begun = time.monotonic()
    try:
        playing = [asyncio.create_task(load(nodes, matches, ending)) for _ in range(asked.tables)]
        back = await kill(nodes, matches, asked.kills)
        ending.set()
        await asyncio.gather(*playing)
        seconds = time.monotonic() - begun
    finally:
        for node in nodes:
            await node.end(signal.SIGTERM)
    found = await faults(Settings(folder, store=store), matches)
    back.sort()
    print(
        f"{asked.store}: {asked.kills} kills of {len(nodes)} nodes in {seconds:.0f} s, "
        f"{len(matches)} matches, {acknowledged(matches)} acknowledged moves and "
        f"{sum(bool(player.word) for match in matches for player in match.players)} words, "
        f"{len(found)} faults; "
        f"all seats were back after {back[len(back) // 2]:.1f} s (median), {back[-1]:.1f} s (worst)"
    )
    for each in found[:10]:
        print(each)
    return not found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.kills", description=__doc__)
    parser.add_argument("store", choices=["sqlite", "postgres"])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8, help="matches that are played at once")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    random.seed(asked.seed)
    with tempfile.TemporaryDirectory() as folder:
        store = database(Path(folder)) if asked.store == "postgres" else ""
        whole = asyncio.run(run(Path(folder), store, asked))
    sys.exit(not whole)


if __name__ == "__main__":
    main()
