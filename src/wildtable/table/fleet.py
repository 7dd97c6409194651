"""The processes of one server: one, or several that share its address and its matches.

Several are nodes like those of different machines (`nodes.py`), beside each other on one store. The
process that starts them looks after them: one that ends is started again, and when it ends itself,
however that happens, so do they.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, final

import msgspec
import uvicorn

from wildtable.table.app import create_app
from wildtable.table.hold import Hold
from wildtable.table.limits import shared
from wildtable.table.serving import listening
from wildtable.table.settings import Settings
from wildtable.table.sweeper import Sweeper

BACKLOG: Final = 2048  # connections that wait to be accepted: everybody may come back at once
START_AGAIN: Final = 1.0  # seconds between two starts of the same process
STOPPING: Final = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger(__name__)


class NoFleet(Exception):
    """This system has no way for several processes to share an address."""


def listen(host: str, port: int, processes: int) -> list[socket.socket]:
    """The sockets at which a server listens, one for each process. Raises OSError, NoFleet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if processes == 1:
        return [socket.create_server((host, port), family=family, backlog=BACKLOG)]
    if not sys.platform.startswith("linux"):
        raise NoFleet("several processes can share an address on Linux alone; use one worker")
    sockets: list[socket.socket] = []
    for _ in range(processes):
        # The system deals new connections out to those that listen at the same port.
        sockets.append(
            socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=True)
        )
        port = sockets[0].getsockname()[1]
    return sockets


def serve(settings: Settings, sockets: Sequence[socket.socket], near: tuple[str, int]) -> None:
    """Serve until a signal; other nodes reach this one at the host and port `near`.

    Raises what `create_app` raises.
    """
    if len(sockets) == 1:
        _serve(settings, sockets[0], near if settings.store else None)
    else:
        Fleet(settings, sockets, near).run()


def _serve(
    settings: Settings, public: socket.socket, near: tuple[str, int] | None, parent: int = -1
) -> None:
    sockets = [public]
    if near is not None:
        family = socket.AF_INET6 if ":" in near[0] else socket.AF_INET
        sockets.append(socket.create_server(near, family=family, backlog=BACKLOG))
        host, port = sockets[1].getsockname()[:2]
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        settings = msgspec.structs.replace(settings, node=address)
    server = Server(listening(create_app(settings)), parent)
    with suppress(KeyboardInterrupt):  # uvicorn has shut down by then
        server.run(sockets)


@final
class Server(uvicorn.Server):
    """Ends when nobody holds the other end of the pipe `parent` any more, if there is one."""

    def __init__(self, config: uvicorn.Config, parent: int) -> None:
        super().__init__(config)
        self._parent: Final = parent
        self._sweeping: asyncio.Task[None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._sweeping = asyncio.create_task(Sweeper().sweep())
        if self._parent >= 0:
            asyncio.get_running_loop().add_reader(self._parent, self._end)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        self._sweeping.cancel()

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._parent)
        self.should_exit = True


@final
class Fleet:
    """Several processes, each with its own socket for the same address."""

    def __init__(
        self, settings: Settings, sockets: Sequence[socket.socket], near: tuple[str, int]
    ) -> None:
        # The lock on a folder of files is passed on: it lasts as long as any of them.
        self._hold: Final = None if settings.store else Hold(settings.data)
        limits = shared(settings.limits, len(sockets))
        self._settings: Final = msgspec.structs.replace(settings, held=True, limits=limits)
        self._sockets: Final = sockets
        self._near: Final = near
        self._alive, self._held_open = os.pipe()
        self._running: Final[dict[int, int]] = {}  # by process: its number
        self._started: Final[dict[int, float]] = {}  # by number: when
        self._ending = 0  # the signal that ends us, once there was one

    def run(self) -> None:
        """Keep all running until a signal, then end them and wait for that."""
        for number in range(len(self._sockets)):
            self._start(number)
        for each in STOPPING:
            signal.signal(each, self._end)
        while self._running:
            process, status = os.wait()
            number = self._running.pop(process, -1)
            if number >= 0 and not self._ending:
                code = os.waitstatus_to_exitcode(status)
                log.error(
                    "process %d of the server has ended (%d); it is started again", number, code
                )
                self._start(number)
        if self._ending == signal.SIGTERM:  # whoever waits for us sees what ended us
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.raise_signal(signal.SIGTERM)

    def _start(self, number: int) -> None:
        wait = self._started.get(number, 0.0) + START_AGAIN - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        self._started[number] = time.monotonic()
        process = os.fork()
        if process:
            self._running[process] = number
            return
        code = 1
        try:
            for each in STOPPING:
                signal.signal(each, signal.SIG_DFL)
            if not self._ending:
                os.close(self._held_open)
            host, port = self._near
            near = (host, port + number if port else 0)
            _serve(self._settings, self._sockets[number], near, self._alive)
            code = 0
        except BaseException:
            log.exception("process %d of the server can't be started", number)
        finally:
            os._exit(code)

    def _end(self, signum: int, frame: object) -> None:
        if not self._ending:
            self._ending = signum
            os.close(self._held_open)  # also for one that is just being started
