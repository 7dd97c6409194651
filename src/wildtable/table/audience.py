"""Everybody round a match: who is there, and who must be shown something.

Seats are shown everything as it happens, before it is acknowledged. Those who only watch may be
many, so they are shown what is new a few times a second, and not while anybody waits for it.
"""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, final

from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.connection import Connection, encoded
from wildtable.table.screen import Screen
from wildtable.table.wire import FromServer

AT_ONCE: Final = 50  # clients that are sent something before others have their turn

log = logging.getLogger(__name__)


@final
class Audience:
    """The clients of one match. Whoever calls holds the lock of its table.

    `pace` is the least time between two views for those who watch, in seconds.
    """

    def __init__(self, match: Match, lock: asyncio.Lock, pace: float) -> None:
        self._match: Final = match
        self._lock: Final = lock
        self._pace: Final = pace
        self._screens: Final[dict[int, Screen]] = {}
        self._watched_until = 0.0  # when those who watch may be shown something again
        self._watching: asyncio.Task[None] | None = None

    def __iter__(self) -> Iterator[Connection]:
        for screen in self._screens.values():
            yield from screen.viewers

    def __bool__(self) -> bool:
        return any(screen.viewers for screen in self._screens.values())

    def seats(self) -> set[int]:
        """The seats somebody sits on."""
        return {seat for seat, screen in self._screens.items() if screen.viewers}

    def count(self, seat: int) -> int:
        """How many clients are on a seat."""
        screen = self._screens.get(seat)
        return 0 if screen is None else len(screen.viewers)

    def host(self) -> str:
        """The address of who has been here longest, for shares of what is scarce."""
        return next((connection.address for connection in self), "")

    def admit(self, connection: Connection) -> None:
        """Show a client the match, now and whenever something is new to its seat."""
        seat = connection.seat
        if seat not in self._screens:
            self._screens[seat] = Screen(self._match, seat)
        self._screens[seat].admit(connection)

    def show_whole(self, connection: Connection, since: int) -> None:
        """Show a client everything again: what it has is not what we think it has."""
        screen = self._screens.get(connection.seat)
        if screen is not None and connection in screen.viewers:
            screen.show_whole(connection, since)

    def dismiss(self, connection: Connection) -> None:
        screen = self._screens.get(connection.seat)
        if screen is not None:
            screen.viewers.pop(connection, None)

    def tell(self, message: FromServer, to: Iterable[int]) -> None:
        """Send the same to everybody on these seats."""
        text = encoded(message)
        for seat in to:
            if seat in self._screens:
                for viewer in self._screens[seat].viewers:
                    viewer.post(text)

    async def show(self) -> None:
        """Something has happened: show it to whom it is new, one seat after the other."""
        for seat, screen in list(self._screens.items()):
            screen.stale = True
            if not screen.viewers:
                continue
            if seat == SPECTATOR:
                self._show_watchers_soon()
            else:
                self.show_seat(seat)
                await asyncio.sleep(0)  # others want to play meanwhile

    def show_seat(self, seat: int) -> None:
        """Something has happened that this seat alone can see."""
        screen = self._screens.get(seat)
        if screen is None:
            return
        text = screen.look()
        if text:
            for viewer in screen.viewers:
                viewer.post(text)

    def cut(self) -> None:
        """Send everybody away, to come back soon."""
        for connection in self:
            connection.cut()
        self._screens.clear()

    def _show_watchers_soon(self) -> None:
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._show_watchers())

    async def _show_watchers(self) -> None:
        try:
            loop = asyncio.get_running_loop()
            while (screen := self._screens.get(SPECTATOR)) and screen.stale and screen.viewers:
                await asyncio.sleep(self._watched_until - loop.time())
                async with self._lock:
                    text, viewers = screen.look(), list(screen.viewers)
                if text:  # what they can't see must not hold up what they can
                    self._watched_until = loop.time() + self._pace
                    await _spread(text, viewers)
        except Exception:
            log.exception("those who watch a match are not shown it")


async def _spread(text: str, viewers: list[Connection]) -> None:
    some = iter(viewers)
    while group := list(islice(some, AT_ONCE)):
        for viewer in group:
            viewer.post(text)
        await asyncio.sleep(0)
