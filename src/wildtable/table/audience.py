"""Everybody round a match: who is there, and who must be shown something.

Seats are shown everything as it happens, before it is acknowledged. Those who only watch may be
many, so they are shown and told what is new a few times a second, less often the more they are, and
not while anybody waits for it.
"""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Final, final

from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.connection import Connection, encoded
from wildtable.table.delayed import Delayed
from wildtable.table.gossip import Gossip
from wildtable.table.limits import too_many
from wildtable.table.screen import Screen
from wildtable.table.settings import Settings
from wildtable.table.wire import FromServer, Presence, Rematch, Talk
from wildtable.table.wire_clock import Clocks

AT_ONCE: Final = 50  # clients that are sent something before others have their turn
CROWD: Final = 500  # who watch at the full pace; twice as many do at half of it

log = logging.getLogger(__name__)


@final
class Audience:
    """The clients of one match, and the bots that sit with them, by seat.

    Whoever calls holds the lock of its table.
    """

    def __init__(
        self,
        match: Match,
        lock: asyncio.Lock,
        bots: Mapping[int, str],
        settings: Settings,
        late: Delayed | None = None,
    ) -> None:
        self._match: Final = match
        self._lock: Final = lock
        self._bots: Final = bots
        self._late: Final = late  # what those see who only watch, if not the match itself
        self._later: asyncio.TimerHandle | None = None
        self._pace: Final = settings.watch_pace
        self._limits: Final = settings.limits
        self.everybody: Final = (*range(match.seats), SPECTATOR)
        self._screens: Final[dict[int, Screen]] = {}
        self._gossip: Final = Gossip()
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

    def presence(self) -> Presence:
        """From how many devices each seat is at the table; bots always are from one."""
        there = [len(self.sessions(seat)) for seat in range(self._match.seats)]
        return Presence([count or int(seat in self._bots) for seat, count in enumerate(there)])

    def sessions(self, seat: int) -> set[str]:
        """The devices and keys by which somebody is on a seat."""
        screen = self._screens.get(seat)
        return set() if screen is None else {viewer.session for viewer in screen.viewers}

    def host(self) -> str:
        """The address of whoever has been here longest, for shares of what is scarce."""
        return next((connection.address for connection in self), "")

    def admit(self, connection: Connection) -> None:
        """Show a client the match, now and whenever something is new to its seat.

        Raises Refused where too many are on the seat already.
        """
        seat = connection.seat
        if seat not in self._screens:
            late = None if self.is_now(seat) else self._late
            self._screens[seat] = Screen(self._match if late is None else late.match, seat)
        if not self.is_now(seat):
            self._advance()
        screen = self._screens[seat]
        self._check_room(screen)
        before = self.presence()
        screen.admit(connection)
        if seat == SPECTATOR:
            self._gossip.admit(connection)
        if not self.tell_presence(before):
            connection.send(before)

    def show_whole(self, connection: Connection, since: int) -> None:
        """Show a client everything again: what it has is not what we think it has."""
        screen = self._screens.get(connection.seat)
        if screen is not None and connection in screen.viewers:
            screen.show_whole(connection, since)

    def dismiss(self, connection: Connection) -> None:
        before = self.presence()
        screen = self._screens.get(connection.seat)
        if screen is not None:
            screen.viewers.pop(connection, None)
        if not self._watched():
            self._gossip.take()  # there is nobody to be told
        self.tell_presence(before)

    def tell_presence(self, before: Presence) -> bool:
        """Tell everybody who is there, if that has changed."""
        now = self.presence()
        if now == before:
            return False
        self.tell(now, self.everybody)
        return True

    def is_now(self, seat: int) -> bool:
        """Whether a seat sees the match as it is now; those who watch may see it later."""
        return seat != SPECTATOR or self._late is None

    def tell(self, message: FromServer, to: Iterable[int]) -> None:
        """Send the same to everybody on these seats who may know by now."""
        text = encoded(message)
        for seat in to:
            if isinstance(message, (Clocks, Rematch)) and not self.is_now(seat):
                continue
            if seat == SPECTATOR and isinstance(message, (Presence, Clocks, Talk)):
                if self._watched():
                    self._gossip.add(message)
                    self._show_watchers_soon()
            elif seat in self._screens:
                for viewer in self._screens[seat].viewers:
                    viewer.post(text)

    async def show(self) -> None:
        """Something has happened: show it to whom it is new, one seat after the other."""
        for seat, screen in list(self._screens.items()):
            if not self.is_now(seat):
                self._advance()
                continue
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

    def throw_out(self, session: str) -> None:
        """Cut what came in by a session or a key that is no good any more."""
        for connection in self:
            if connection.session == session:
                connection.cut()

    def cut(self) -> None:
        """Send everybody away, to come back soon."""
        for connection in self:
            connection.cut()
        self._screens.clear()

    def _check_room(self, screen: Screen) -> None:
        here, limits = len(screen.viewers), self._limits
        if screen.seat == SPECTATOR and here >= limits.watchers:
            raise too_many("people who watch this match", limits.watchers)
        if screen.seat != SPECTATOR and here >= limits.windows:
            raise too_many("windows open on this seat", limits.windows)

    def _advance(self) -> None:
        """Show those who watch later what is old enough, and go on with the rest when it is."""
        if self._late is None or SPECTATOR not in self._screens:
            return
        if self._late.catch_up():
            self._screens[SPECTATOR].stale = True
            if self._watched():
                self._show_watchers_soon()
        if self._later is not None:
            self._later.cancel()
            self._later = None
        wait = self._late.wait()
        if wait >= 0:
            self._later = asyncio.get_running_loop().call_later(wait, self._advance)

    def _show_watchers_soon(self) -> None:
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._show_watchers())

    def _watched(self) -> Screen | None:
        """The screen of those who watch, if anybody does."""
        screen = self._screens.get(SPECTATOR)
        return screen if screen is not None and screen.viewers else None

    async def _show_watchers(self) -> None:
        try:
            while (screen := self._watched()) and (screen.stale or self._gossip):
                await asyncio.sleep(self._watched_until - asyncio.get_running_loop().time())
                await self._show_to(screen)
        except Exception:
            log.exception("those who watch a match are not shown it")

    async def _show_to(self, screen: Screen) -> None:
        async with self._lock:
            view = screen.look() if screen.stale else ""
            told, late = self._gossip.take()
            viewers = list(screen.viewers)
        shown = [view] if view else []
        if shown or told:  # what they can't see must not hold up what they can
            pace = self._pace * max(1.0, len(viewers) / CROWD)
            self._watched_until = asyncio.get_running_loop().time() + pace
        some = iter(viewers)
        while group := list(islice(some, AT_ONCE)):
            for viewer in group:
                for text in shown + late.get(viewer, told):
                    viewer.post(text)
            await asyncio.sleep(0)
