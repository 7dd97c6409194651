"""Many tables at once, beside a bare echo: `python -m bench.load --sockets 1000 --rate 50`.

A server in processes of its own, real rules, four games mixed; every seat has a websocket, and
moves are made at a steady rate. Then as many websockets to a server of the same stack that only
sends back what it is sent. Told are the time until a move is acknowledged, and what each costs the
server in processor time.

Times mean something only where there is a core whenever one is wanted. So it is also told for how
much of each second the server and who measures it were ready to run and had to wait for a core: on
a machine that has other things to do that is where the time goes, and not on an idle one.
"""

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.table import cpu
from wildtable.table.difference import patched

GAMES: Final = ("wildlife", "wilderness", "wildlands", "defenders")
AT_ONCE: Final = 20  # who come at once
SETTLE: Final = 2.0  # seconds
UNFINISHED: Final = "KER-unfinished"  # the rule by which an answer of several moves is not one
ECHO: Final = """
import socket
import uvicorn
from litestar import Litestar, WebSocket, websocket
from wildtable.table.serving import listening

@websocket("/api/live/{name:str}")
async def echo(socket: WebSocket, name: str) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data("text"))

held = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(held.getsockname()[1], flush=True)
uvicorn.Server(listening(Litestar([echo], openapi_config=None))).run([held])
"""


class Client:
    """A websocket, and the time its last message took to be answered."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view: dict[str, Any] = {}
        self.sent_at = 0.0
        self.key = ""
        self.times: list[float] = []
        self.denied = 0
        self.unfinished = False  # whether one move alone is no answer here
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.line:
                self._hear(msgspec.json.decode(text))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message.get("type")
        if kind == "view":
            self.view = message["view"]
        elif kind == "change":
            self.view = patched(self.view, message["change"])
        elif self.key and message.get("key") == self.key:
            self.times.append(time.perf_counter() - self.sent_at)
            self.denied += kind == "denied"
            self.unfinished = message.get("rule") == UNFINISHED
            self.key = ""

    def may_move(self) -> bool:
        view = self.view
        return not self.key and bool(view and _asks(view)) and not view["answer"]

    async def move(self, number: int) -> None:
        view = self.view
        if view["at_barrier"]:
            said = {"type": "commit", "version": view["version"]}
        else:
            move = random.choice(view["choices"])["move"]
            if view["staged"] or self.unfinished:
                said = {"type": "stage", "move": move}
            else:
                said = {"type": "play", "moves": [move], "version": view["version"]}
        self.unfinished = False
        await self.send(said, number)

    async def send(self, said: dict[str, Any], number: int) -> None:
        self.key = f"k{number}"
        self.sent_at = time.perf_counter()
        await self.line.send(msgspec.json.encode({**said, "key": self.key}).decode())


def _asks(view: dict[str, Any]) -> bool:
    return bool(view["choices"]) or view["at_barrier"]


async def come(port: int, name: str, cookie: str) -> Client:
    address = f"ws://127.0.0.1:{port}/api/live/{name}?word=bench"
    line = await connect(
        address,
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        open_timeout=120,
        ping_interval=None,
    )
    return Client(line)


async def tables(port: int, sockets: int) -> list[Client]:
    """Everybody at tables of all games, each for as few as can play."""
    clients: list[Client] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
        games = {game["name"]: game for game in (await http.get("/api/games")).json()}
        for number in range(sockets):
            if len(clients) >= sockets:
                break
            name = GAMES[number % len(GAMES)]
            seats = [{"kind": "me"}] * max(2, games[name]["seats"][0])
            wish = {"game": name, "seats": seats, "timing": {"beat": 0}}
            made = (await http.post("/api/matches", json=wish)).json()
            cookie = "; ".join([f"{name}={value}" for name, value in http.cookies.items()])
            links = [seat["link"].rpartition("/")[2] for seat in made["seats"]]
            clients += await asyncio.gather(*[come(port, link, cookie) for link in links])
    return clients


async def echoes(port: int, sockets: int) -> list[Client]:
    clients: list[Client] = []
    while len(clients) < sockets:
        clients += await asyncio.gather(*[come(port, "x", "") for _ in range(AT_ONCE)])
    return clients


async def drive(clients: list[Client], rate: float, seconds: float, moving: bool) -> None:
    """So many messages a second, at steady times, whether they are answered or not."""
    begun = time.perf_counter()
    number = 0
    turns = cycle(random.sample(clients, len(clients)))
    while (now := time.perf_counter() - begun) < seconds:
        if number > now * rate:
            await asyncio.sleep(0.001)
            continue
        number += 1
        some = islice(turns, len(clients))
        client = next((c for c in some if (c.may_move() if moving else not c.key)), None)
        if client is not None:
            await (client.move(number) if moving else client.send({"text": "x" * 1000}, number))
    await asyncio.sleep(SETTLE)


def family(process: int) -> list[int]:
    """A process and those it has started."""
    file = Path(f"/proc/{process}/task/{process}/children")
    return [process, *[each for child in file.read_text().split() for each in family(int(child))]]


def waited(processes: list[int]) -> float:
    """For how long their threads were ready and no core was free, in seconds."""
    files = [file for each in processes for file in Path(f"/proc/{each}/task").glob("*/schedstat")]
    return sum([int(file.read_text().split()[1]) for file in files]) / 1e9


def memory(processes: list[int]) -> float:
    """What they have in memory, in MB."""
    pages = [int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in processes]
    return sum(pages) * 4096 / 1e6


async def measured(asked: argparse.Namespace, command: list[str], moving: bool) -> str:
    server = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert server.stdout is not None
        port = int(await server.stdout.readline())
        clients = await (tables if moving else echoes)(port, asked.sockets)
        await asyncio.sleep(SETTLE)
        every = family(server.pid)
        before = sum(cpu(each) for each in every)
        ready = [waited(each) for each in (every, [os.getpid()])]
        await drive(clients, asked.rate, asked.seconds, moving)
        spent = sum(cpu(each) for each in every) - before
        lost = [
            (waited(each) - then) / (asked.seconds + SETTLE)
            for each, then in zip((every, [os.getpid()]), ready, strict=True)
        ]
        times = sorted([each for client in clients for each in client.times])
        denied = sum(client.denied for client in clients)
        return (
            f"{len(clients)} websockets, {len(times) / asked.seconds:.0f} a second answered "
            f"({denied} denied), p50 {1000 * times[len(times) // 2]:.1f} ms, "
            f"p99 {1000 * times[len(times) * 99 // 100]:.1f} ms, "
            f"{spent / len(times):.2f} ms of CPU each, {memory(every):.0f} MB; of each second the "
            f"server waited {1000 * lost[0]:.0f} ms for a core, the client {1000 * lost[1]:.0f}"
        )
    finally:
        server.terminate()
        await server.wait()


async def run(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        options = [str(asked.workers), asked.store, str(asked.seed)]
        serve = ["-m", "bench.server", folder, "0", *options]
        print("tables:", await measured(asked, serve, moving=True), flush=True)
    print("echo:  ", await measured(asked, ["-c", ECHO], moving=False), flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=50, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="of all deals and decisions")
    parser.add_argument("--store", default="", help="the address of a database")
    asked = parser.parse_args()
    random.seed(asked.seed)
    gc.disable()  # who measures has a view of every seat, and would search them for seconds
    asyncio.run(run(asked))


if __name__ == "__main__":
    main()
