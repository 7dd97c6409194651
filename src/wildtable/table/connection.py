"""One open websocket: what its seat has been shown, and what waits to be sent.

Messages wait in a queue, so that a slow reader holds up nobody else; one that falls too far behind
is cut off, and is shown everything when it comes back.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final, final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from wildtable.kernel.match import Match
from wildtable.kernel.view import view
from wildtable.table.wire import FromServer, Shown

MOST_WAITING: Final = 256
COME_BACK: Final = 1012  # the close code that asks a client to connect again

Socket = WebSocket[Any, Any, Any]


@final
class Connection:
    """A client of one seat that has the first `heard` items of its seat's news."""

    def __init__(self, seat: int, heard: int) -> None:
        self.seat: Final = seat
        self._heard = heard
        self._shown = b""
        self._open = True
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def show(self, match: Match) -> None:
        """Send what the seat sees, if that is anything new.

        Nothing else decides whether a message goes out: what is not to be seen is not to be
        noticed either.
        """
        since = min(self._heard, len(match.heard(self.seat)))
        sight = view(match, self.seat, since, with_stills=self._shown != b"")
        now = msgspec.json.encode(msgspec.structs.replace(sight, news=[], stills=[]))
        if sight.news or now != self._shown:
            self._shown = now
            self._heard = since + len(sight.news)
            self.send(Shown(sight, since))

    def send(self, message: FromServer) -> None:
        if self._waiting.qsize() >= MOST_WAITING:
            self.cut()
        if self._open:
            self._waiting.put_nowait(msgspec.json.encode(message))

    def cut(self) -> None:
        """Take no more, and close the websocket when what waits is sent."""
        if self._open:
            self._open = False
            self._waiting.put_nowait(None)

    async def deliver(self, socket: Socket) -> None:
        """Send what waits, until the connection is cut."""
        with suppress(WebSocketDisconnect, OSError):
            while (data := await self._waiting.get()) is not None:
                await socket.send_data(data.decode())
            await socket.close(COME_BACK)
