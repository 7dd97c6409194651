"""What a move costs the server when many watch: `python -m bench.table wildlife 1000`.

A server in a process of its own; two people play over websockets, the others only watch. Counted
are the processor time of the server, and the bytes that each who watches is sent.
"""

import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.asyncio.client import ClientConnection, connect

from wildtable.table.difference import patched

MOVES: Final = 20
PAUSE: Final = 0.5  # seconds between moves, so that each is shown to those who watch
AT_ONCE: Final = 50  # who come at once
SERVER: Final = """
import socket, sys
from pathlib import Path
import uvicorn
from wildtable.table.app import create_app
from wildtable.table.limits import UNLIMITED
from wildtable.table.serving import listening
from wildtable.table.settings import Settings

app = create_app(Settings(Path(sys.argv[1]), limits=UNLIMITED))
held = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(held.getsockname()[1], flush=True)
uvicorn.Server(listening(app)).run([held])
"""


class Client:
    """Somebody at the table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.bytes = self.messages = 0
        self.view: dict[str, Any] = {}

    async def read(self) -> dict[str, Any]:
        text = await self.line.recv()
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view":
            self.view = message["view"]
        elif message["type"] == "change":
            told = {"news": message["news"], "stills": message["stills"]}
            self.view = patched(self.view, message["change"]) | told
        return message

    async def play(self, key: str) -> None:
        """Make the first move that is offered, and read up to the answer."""
        moves = [self.view["choices"][0]["move"]]
        version = self.view["version"]
        said = {"type": "play", "key": key, "moves": moves, "version": version}
        await self.line.send(json.dumps(said))
        while (await self.read()).get("key") != key:
            pass

    async def catch_up(self, key: str) -> None:
        """Read all that was sent before now."""
        await self.line.send(json.dumps({"type": "why", "key": key, "move": "none"}))
        while (await self.read()).get("key") != key:
            pass

    async def watch(self) -> None:
        """Count what comes."""
        async for text in self.line:
            self.bytes += len(text)
            self.messages += 1


def new_match(port: int, game: str) -> Any:
    """A match for two, with links that are its seats."""
    asking = build_opener(HTTPCookieProcessor())

    def ask(path: str, body: object) -> Any:
        data, kind = json.dumps(body).encode(), {"Content-Type": "application/json"}
        with asking.open(Request(f"http://127.0.0.1:{port}/api/{path}", data, kind)) as response:
            return json.load(response)

    made = ask("matches", {"game": game, "seats": [{"kind": "me"}] * 2, "timing": {"beat": 0}})
    for seat in made["seats"]:
        seat["link"] = ask(f"seat/{made['match']}.{seat['seat']}/keys", {})["link"]
    return made


async def measure(port: int, process: int, game: str, watchers: int) -> str:
    made = await asyncio.to_thread(new_match, port, game)
    players = [await come(port, seat["link"]) for seat in made["seats"]]
    crowd: list[Client] = []
    while len(crowd) < watchers:
        some = [come(port, made["watch"]) for _ in range(min(AT_ONCE, watchers - len(crowd)))]
        crowd += await asyncio.gather(*some)
    watching = [asyncio.create_task(each.watch()) for each in crowd]
    await asyncio.sleep(2)
    for each in crowd:
        each.bytes = each.messages = 0
    before = cpu(process)
    for number in range(MOVES):
        for player in players:
            await player.catch_up(f"{number}?")
        asked = next(each for each in players if each.view["choices"] and not each.view["answer"])
        await asked.play(str(number))
        await asyncio.sleep(PAUSE)
    spent = (cpu(process) - before) / MOVES
    shown = sum(each.messages for each in crowd) / len(crowd) / MOVES
    size = sum(each.bytes for each in crowd) / len(crowd) / MOVES
    for task in watching:
        task.cancel()
    return (
        f"{game}, {watchers} watch: {spent:.1f} ms of CPU a move; "
        f"each is shown {shown:.2f} views of {size / max(shown, 0.01):.0f} bytes a move"
    )


async def come(port: int, link: str) -> Client:
    secret = link.rpartition("/")[2]
    address = f"ws://127.0.0.1:{port}/api/live/{secret}?word=bench"
    line = await connect(address, compression=None, open_timeout=120, ping_interval=None)
    client = Client(line)
    while not client.view:
        await client.read()
    return client


def cpu(process: int) -> float:
    """Processor time of a process so far, in milliseconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main() -> None:
    game, watchers = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, folder, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            port = int(await server.stdout.readline())
            print(await measure(port, server.pid, game, watchers))
        finally:
            server.kill()
            await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
