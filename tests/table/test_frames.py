"""Messages that are lost, doubled and overtaken, each way: what is kept is as without any of it."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.table.playing import Json, Server, secret_of, serving
from wildtable.kernel.chance import FairChance
from wildtable.table.difference import patched
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
GAMES = ("leduc", "connect-four")
SHARE = 0.1  # of all messages that are lost, of those that are doubled, and overtaken
SILENCE = 0.3  # seconds after which a client says again what was not answered


class Noise:
    """A bad line, in one direction."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self._late: list[str] = []

    def passed(self, text: str) -> list[str]:
        """What comes through now."""
        fate = self._random.random()
        if fate < SHARE:
            return []
        if fate < 2 * SHARE:
            self._late.append(text)
            return []
        late, self._late = self._late, []
        return [text] * (2 if fate < 3 * SHARE else 1) + late


class Client:
    """Plays the same moves whatever the line does."""

    def __init__(self, line: ClientConnection, seed: str) -> None:
        self._line = line
        self._there, self._back = Noise(f"{seed} there"), Noise(f"{seed} back")
        self._view: Json = {}
        self._mark = ""
        self._owed: Json | None = None
        self._count = 0  # messages, so that each has a key
        self._taken = 0  # decisions

    async def play(self) -> None:
        while not (self._view and self._view["turn"]["over"]):
            try:
                text = await asyncio.wait_for(self._line.recv(), SILENCE)
            except TimeoutError:
                await self._say(self._owed or self._message("look"))
                continue
            for heard in self._back.passed(str(text)):
                await self._hear(json.loads(heard))

    async def _hear(self, message: Json) -> None:
        if message["type"] == "view":
            self._view, self._mark = message["view"], message["mark"]
        elif message["type"] == "change":
            if message["base"] != self._mark:
                await self._say(self._message("look"))
                return
            self._view = patched(self._view, message["change"])
            self._mark = message["mark"]
        elif self._owed is not None and message.get("key") == self._owed["key"]:
            self._taken += message["type"] == "ack"
            self._owed = None
            await self._say(self._message("look"))  # what it has led to may have been lost
            return
        await self._decide()

    async def _decide(self) -> None:
        choices = self._view.get("choices")
        if choices and self._owed is None and not self._view["answer"]:
            move = choices[self._taken % len(choices)]["move"]
            version = self._view["version"]
            self._owed = self._message("play", moves=[move], version=version)
            await self._say(self._owed)

    def _message(self, kind: str, **more: Any) -> Json:
        self._count += 1
        return {"type": kind, "key": str(self._count), **more}

    async def _say(self, message: Json) -> None:
        for text in self._there.passed(json.dumps(message)):
            await self._line.send(text)


async def played(server: Server, link: str, seed: str) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/live/{secret_of(link)}"
    async with connect(address, compression=None, open_timeout=None) as line:
        await Client(line, seed).play()


def clean(server: Server, made: Json) -> None:
    """The same moves over a good line."""
    players = server.players(made)
    taken = [0] * len(players)
    while not players[0].view["turn"]["over"]:
        for seat, player in enumerate(players):
            player.catch_up()
            choices = player.view["choices"]
            if choices:
                move = choices[taken[seat] % len(choices)]["move"]
                assert player.play(move)["type"] == "ack"
                taken[seat] += 1


def log(server: Server, made: Json) -> list[str]:
    lines: list[str] = server.get(f"/api/seat/{secret_of(made['watch'])}/record")["log"]
    return lines


@pytest.mark.parametrize("count", [6, pytest.param(200, marks=pytest.mark.bulk)])
def test_a_bad_line_changes_nothing_that_is_kept(count: int, tmp_path: Path) -> None:
    settings = Settings(tmp_path, fair=lambda nonce: FairChance(bytes(32), "the same"))
    with serving(settings) as server:
        expected = {}
        for game in GAMES:
            made = server.make(game)
            clean(server, made)
            expected[game] = log(server, made)
        bad = [(GAMES[each % 2], server.make(GAMES[each % 2])) for each in range(count)]

        async def all_of_them() -> None:
            for begin in range(0, count, 10):
                await asyncio.gather(
                    *[
                        played(server, seat["link"], f"{number} {seat['seat']}")
                        for number, (_, made) in enumerate(bad[begin : begin + 10], begin)
                        for seat in made["seats"]
                    ]
                )

        asyncio.run(all_of_them())
        for game, made in bad:
            assert log(server, made) == expected[game]
