"""How the server listens: what uvicorn is told, and a protocol that does not wait for ever.

A request must be here, headers and body, some seconds after its connection or after its first
byte, and its headers must not be endless. Websockets are pinged by uvicorn.
"""

import asyncio
import sys
from http import HTTPStatus
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wildtable.table.app import HEADERS
from wildtable.table.live import LARGEST_MESSAGE
from wildtable.table.wire_errors import ErrorBody, Trouble

REQUEST_SECONDS: Final = 10.0
LARGEST_HEAD: Final = 32 * 1024


def listening(app: Litestar, seconds: float = REQUEST_SECONDS, **more: Any) -> uvicorn.Config:
    """What uvicorn is told to serve the table; a request may take so many `seconds` to come."""
    return uvicorn.Config(
        app,
        http=type("Patient", (Impatient,), {"seconds": seconds}),
        log_config=None,  # whoever runs the server says what is logged
        log_level="warning",
        access_log=False,  # addresses hold the secrets of seats
        ws_max_size=LARGEST_MESSAGE,
        # What changes is small; compressing it again for everybody who sees it costs more than
        # all the rest.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        **more,
    )


class Impatient(HttpToolsProtocol):
    """Drops who takes too long to say what it wants, or says too much of it."""

    seconds = REQUEST_SECONDS
    _timer: asyncio.TimerHandle | None = None
    _head = 0  # bytes of a request whose headers have not come to their end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._head += len(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The headers are too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_headers_complete(self) -> None:
        self._head = -sys.maxsize  # what comes now is the body, which has a limit of its own
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse(HTTPStatus.BAD_REQUEST, msg)

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, f"No whole request came in {self.seconds:g} s.")

    def _refuse(self, status: HTTPStatus, message: str) -> None:
        """Answer in the form of all our errors, from below the application, and hang up."""
        code = status.phrase.lower().replace(" ", "-")
        body = msgspec.json.encode(ErrorBody(Trouble(code, message)))
        headers = [
            *HEADERS,
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(body))),
            ("Connection", "close"),
        ]
        head = [f"HTTP/1.1 {status} {status.phrase}", *(f"{name}: {is_}" for name, is_ in headers)]
        self.transport.write("\r\n".join([*head, "", ""]).encode() + body)
        self.transport.close()
