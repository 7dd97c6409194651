"""Everybody comes back at once: `python -m bench.storm --clients 1000`.

Matches for two, and a websocket at every seat. The server is killed and started again, and all of
them come back at the same moment. Then somebody moves at every match: everybody else there must be
shown it, or there were two tables of one match, and nobody may be told of a failure.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from itertools import pairwise
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.table import cpu

GAME: Final = "connect-four"  # every move is seen by the other seat
SEATS: Final = 2
AT_ONCE: Final = 25  # matches that are sat down at together, before the storm
PATIENCE: Final = 600.0  # seconds


class Client:
    """A websocket at a seat, and the last view of it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view: dict[str, Any] = {}
        self.news = 0  # items that were told

    async def read(self) -> dict[str, Any]:
        """The next message. Raises AssertionError where it is of a failure."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
        assert message["type"] != "failure", message
        if message["type"] == "view":
            self.view = message["view"]
        if message["type"] in ("view", "change"):
            told = self.view["news"] if message["type"] == "view" else message["news"]
            self.news = message["news_from"] + len(told)
        return message

    async def move(self) -> None:
        """Make the first move that is offered, and wait until it is acknowledged."""
        moves, version = [self.view["choices"][0]["move"]], self.view["version"]
        said = {"type": "play", "key": "storm", "moves": moves, "version": version}
        await self.line.send(json.dumps(said))
        while (answer := await self.read()).get("key") != "storm":
            pass
        assert answer["type"] == "ack", answer

    async def see(self, news: int) -> None:
        """Wait until so much was told."""
        while self.news < news:
            await self.read()


async def started(folder: str, port: int = 0) -> tuple[Process, int]:
    """A server and its port; people are known by cookies that belong to one."""
    serve = [sys.executable, "-m", "bench.server", folder, str(port), "1"]
    server = await asyncio.create_subprocess_exec(*serve, stdout=PIPE)
    assert server.stdout is not None
    return server, int(await server.stdout.readline())


async def come(port: int, link: str, cookie: str) -> Client:
    """Take a seat, and be shown it."""
    address = f"ws://127.0.0.1:{port}/api/live/{link.rpartition('/')[2]}?word=bench"
    line = await connect(
        address,
        additional_headers={"Cookie": cookie},
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )
    client = Client(line)
    while not client.view:
        await client.read()
    return client


async def seated(port: int, clients: int) -> tuple[list[str], str]:
    """The links of all seats, two for each match, and whose they are; everybody has been there."""
    links: list[str] = []
    wish = {"game": GAME, "seats": [{"kind": "me"}] * SEATS}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        while len(links) < clients:
            made = (await http.post("/api/matches", json=wish)).raise_for_status().json()
            links += [seat["link"] for seat in made["seats"]]
        cookie = "; ".join([f"{name}={value}" for name, value in http.cookies.items()])
    for first in range(0, len(links), AT_ONCE * SEATS):
        some = links[first : first + AT_ONCE * SEATS]
        for client in await asyncio.gather(*[come(port, link, cookie) for link in some]):
            await client.line.close()
    return links, cookie


async def storm(clients: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        server, port = await started(folder)
        try:
            links, cookie = await seated(port, clients)
            server.kill()
            await server.wait()
            server, port = await started(folder, port)
            begun, before = time.perf_counter(), cpu(server.pid)
            everybody = await asyncio.gather(*[come(port, link, cookie) for link in links])
            took, spent = time.perf_counter() - begun, cpu(server.pid) - before
            for one, other in list(pairwise(everybody))[::SEATS]:
                mover, watcher = (one, other) if one.view["choices"] else (other, one)
                await mover.move()
                await watcher.see(mover.news)
            return (
                f"{len(everybody)} came back at once, and all were shown their seats after "
                f"{took:.1f} s ({spent / len(everybody):.1f} ms of CPU each); a move at each of "
                f"{len(links) // SEATS} matches was seen by both, and nobody was told of a failure"
            )
        finally:
            server.kill()
            await server.wait()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.storm", description=__doc__)
    parser.add_argument("--clients", type=int, default=1000)
    print(asyncio.run(storm(parser.parse_args().clients)))


if __name__ == "__main__":
    main()
