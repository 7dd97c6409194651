"""When Python searches for garbage: little at a time while people play, all of it when none do.

Nearly everything is freed as soon as nobody needs it. Only what points at itself in a ring, such as
a table that was forgotten or a websocket that was closed, waits until it is searched for, and while
Python searches, everybody waits. Left to itself it looks at a large part of everything now and
then: half a second, with 1,000 people.

So it is told when. What is new is searched a few times a second, more often the more there is of
it, so that each time takes some milliseconds; what is still needed then is old. What is old is
searched when nothing has been shown to anybody for a while, and else only where much more is in
memory than after the last time and many have left: what grows while everybody stays is needed.
"""

import asyncio
import gc
import sys
import time
from typing import Final, final

from wildtable.table.tally import PARTINGS, SWEEPS, VIEWS

SWEEP_IN: Final = 0.005  # seconds that a search among what is new should take
SHORTEST_WAIT: Final = 0.02  # seconds between two of these
LONGEST_WAIT: Final = 0.25
QUIET_AFTER: Final = 1.0  # seconds without a new view
GROWTH: Final = 1.5  # times what was in memory after the last search of everything ...
MANY_LEFT: Final = 500  # ... where so many websockets were closed since then
LIVELY_GROWTH: Final = 4.0  # and where fewer were
MUCH: Final = 500_000  # pieces of memory: growth by fewer is none
SHARE: Final = 0.01  # of all time that searching everything may take while it is quiet


@final
class Sweeper:
    """Searches by itself, instead of Python, as long as `sweep` runs."""

    def __init__(self) -> None:
        self._wait = LONGEST_WAIT
        self._views = VIEWS.count
        self._shown_at = time.perf_counter()  # when a view was seen to be new
        self._clean = False  # whether nothing was shown since everything was searched
        self._next_at = 0.0  # when everything may be searched again, if it is quiet
        self._left = 0  # pieces of memory after that
        self._parted = PARTINGS.count  # websockets that were closed by then

    async def sweep(self) -> None:
        """Search for garbage until this is cancelled."""
        gc.disable()
        try:
            self._search_all()
            gc.freeze()  # games and their words stay for good
            while True:
                await asyncio.sleep(self._wait)
                self.look()
        finally:
            gc.enable()

    def look(self) -> None:
        """Search among what is new; or everything, where it is time for that."""
        now = time.perf_counter()
        if VIEWS.count != self._views:
            self._views, self._shown_at, self._clean = VIEWS.count, now, False
        quiet = now - self._shown_at >= QUIET_AFTER and now >= self._next_at
        if (quiet and not self._clean) or self._has_grown():
            self._search_all()
        else:
            took = _search(1)
            self._wait *= min(max(SWEEP_IN / took, 0.5), 2.0)
            self._wait = min(max(self._wait, SHORTEST_WAIT), LONGEST_WAIT)

    def _has_grown(self) -> bool:
        now = sys.getallocatedblocks()
        many = PARTINGS.count - self._parted >= MANY_LEFT
        return now > (GROWTH if many else LIVELY_GROWTH) * self._left and now > self._left + MUCH

    def _search_all(self) -> None:
        took = _search(2)
        self._next_at = time.perf_counter() + took / SHARE
        self._clean = True
        self._left = sys.getallocatedblocks()
        self._parted = PARTINGS.count


def _search(generation: int) -> float:
    """Search what is no older than a generation; how long everybody waited for that."""
    begun = time.perf_counter()
    gc.collect(generation)
    took = time.perf_counter() - begun
    SWEEPS.note(took)
    return took
