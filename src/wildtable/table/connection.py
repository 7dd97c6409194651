"""One open websocket: whose seat it shows, and what waits to be sent.

Messages wait in a queue, so that a slow reader holds up nobody else; one that falls too far behind
is cut off, and is shown everything when it comes back.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final, final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from wildtable.table.wire import FromServer

MOST_WAITING: Final = 256  # messages
MOST_LETTERS: Final = 4_000_000  # in all of them
COME_BACK: Final = 1012  # the close code that asks a client to connect again

Socket = WebSocket[Any, Any, Any]


def encoded(message: FromServer) -> str:
    """A message as it is sent; what goes to many is encoded once."""
    return msgspec.json.encode(message).decode()


@final
class Connection:
    """A client of one seat that has the first `heard` items of its seat's news as it comes.

    `session` tells by what it came in: devices and keys can be thrown out.
    """

    def __init__(
        self, seat: int, heard: int, address: str = "", session: str = "", person: str = ""
    ) -> None:
        self.seat: Final = seat
        self.person: Final = person
        self.session: Final = session
        self.address: Final = address
        self.heard: Final = heard
        self._open = True
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._letters = 0  # of what waits

    def send(self, message: FromServer) -> None:
        self.post(encoded(message))

    def post(self, text: str) -> None:
        """Send what is encoded already."""
        self._letters += len(text)
        if self._waiting.qsize() >= MOST_WAITING or self._letters > MOST_LETTERS:
            self.cut()
        if self._open:
            self._waiting.put_nowait(text)

    def cut(self) -> None:
        """Take no more, and close the websocket when what waits is sent."""
        if self._open:
            self._open = False
            self._waiting.put_nowait(None)

    async def deliver(self, socket: Socket) -> None:
        """Send what waits, until the connection is cut."""
        with suppress(WebSocketDisconnect, OSError):
            while (text := await self._waiting.get()) is not None:
                await socket.send_data(text)
                self._letters -= len(text)
            await socket.close(COME_BACK)
