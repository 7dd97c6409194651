"""The clocks of one match: sums of times, which know neither the match nor what time it is.

Clocks are told to everybody, so they follow only what everybody can see: they are noted when
something was seen to happen (`moved`) or when it is seen that somebody else is asked, and what
nobody can see neither stops nor credits one. At windows, where the time of an answer is nobody's
business, they stand still; so they do while the match is paused.

Times are milliseconds of the house (`house.py`), which stand still while nothing is served.
"""

from collections.abc import Sequence
from typing import Final, final

from msgspec import Struct
from msgspec.structs import replace

from wildtable.table.wire_clock import Clocks, Timing

SHORTEST: Final = 10_000  # nobody has less for a decision, however little is left of the bank


class Times(Struct, frozen=True, omit_defaults=True):
    """How the clocks stood when something was last noted, as it is kept.

    `asked` are the seats whose clocks run `since` then (0: they stand still), `owed` those who have
    been asked since something was last seen to happen. `window` is when an open window closes.
    """

    left: list[int]
    asked: list[int] = []
    owed: list[int] = []
    since: int = 0
    window: int = 0
    undone: bool = False  # who is asked has taken something back: that makes no new decision


@final
class ClockSums:
    """`times` are those kept, or None for a match that begins."""

    def __init__(self, timing: Timing, times: Times | None, seats: int) -> None:
        self._timing: Final = timing
        full = 1000 * (timing.bank or timing.decision)
        self.times = times or Times([full] * seats)

    @property
    def _timed(self) -> bool:
        return bool(self._timing.bank or self._timing.decision)

    def note(
        self, now: int, asked: Sequence[int], *, moved: bool = False, undone: bool = False
    ) -> bool:
        """From now on these seats are asked; False where that is nothing new."""
        before = self.times
        # The house may have gone back a little, to when it was last known to be there.
        running = 0 < before.since <= now and not self.expired(now)
        if running and not moved and list(asked) == before.asked:
            return False
        left = self.left(now)
        owed = set(before.owed) | set(asked)
        again = undone or (before.undone and list(asked) == before.asked)
        if moved and not again:
            for seat in before.owed:
                if seat not in asked:
                    left[seat] += 1000 * self._timing.increment
            for seat in asked:
                left[seat] = max(left[seat], SHORTEST)
            if self._timing.decision:
                left = [1000 * self._timing.decision] * len(left)
            owed = set(asked)
        since = now if asked and self._timed else 0
        self.times = Times(left, list(asked), sorted(owed), since, 0, again)
        return self.times != before

    def stop(self, now: int) -> bool:
        """They stand still; False where they did already."""
        before = self.times
        self.times = replace(before, left=self.left(now), since=0, window=0)
        return self.times != before

    def open_window(self, now: int, *, moved: bool) -> bool:
        """They stand still at a window, which closes after its time; False where it is open."""
        before = self.times
        self.stop(now)
        length = 1000 * self._timing.window
        closes = now + length if length and (moved or not before.window) else before.window
        self.times = replace(self.times, window=closes)
        return self.times != before

    def window_over(self, now: int) -> bool:
        return 0 < self.times.window <= now

    def left(self, now: int) -> list[int]:
        """The milliseconds that each seat has now."""
        gone = max(0, now - self.times.since) if self.times.since else 0
        asked = self.times.asked
        return [
            max(0, left - gone) if seat in asked else left
            for seat, left in enumerate(self.times.left)
        ]

    def due(self) -> int:
        """When the next time is up; 0: never."""
        times = self.times
        if not times.since:
            return times.window
        rest = [times.left[seat] for seat in times.asked if times.left[seat]]  # once is enough
        return times.since + min(rest) if rest else 0

    def expired(self, now: int) -> list[int]:
        """Seats whose time is up; it is up once, until they have some again."""
        left, times = self.left(now), self.times
        return [seat for seat in times.asked if times.since and times.left[seat] and not left[seat]]

    def told(self, now: int) -> Clocks:
        times = self.times
        window = max(0, times.window - now) if times.window else 0
        running = list(times.asked) if times.since else []
        return Clocks(self.left(now) if self._timed else [], running, window)
