"""Time at a table: notes for the clocks whatever everybody can see of its match."""

from collections.abc import Sequence
from typing import Final, final

from wildtable.kernel.line import UNDO
from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import decider
from wildtable.table.clocks import ClockSums
from wildtable.table.house import House
from wildtable.table.life import MatchCourse
from wildtable.table.store import Kept, Timed
from wildtable.table.wire_clock import Clocks, Timing


@final
class Pacing:
    """The clocks of one match. Whoever calls holds the lock of its table."""

    def __init__(self, kept: Kept, match: Match, course: MatchCourse, house: House) -> None:
        self.timing: Final[Timing] = kept.timing
        self._match: Final = match
        self._course: Final = course
        self._house: Final = house
        self._sums: Final = ClockSums(kept.timing, kept.times, match.seats)
        self._begun = kept.times is not None
        self._seen = match.version(SPECTATOR)  # what everybody has seen to happen

    @property
    def timed(self) -> bool:
        """Whether time is counted here at all."""
        return bool(self.timing.bank or self.timing.decision or self.timing.window)

    async def note(self, people: Sequence[int]) -> bool:
        """See who is asked by now of those that people decide for; False: nothing has changed.

        Raises StoreFailed where the time is not known.
        """
        if not self.timed:
            return False
        match, now = self._match, await self._house.time()
        seen = match.version(SPECTATOR)
        moved = seen != self._seen or not self._begun
        self._seen, self._begun = seen, True
        if match.over() or self._course.halt() is not None:
            return self._sums.stop(now)
        if match.turn().window:
            return self._sums.open_window(now, moved=moved)
        turn = decider(match.turn(), match.owing())
        asked = [seat for seat in turn.seats if seat in people and seat not in (turn.ready or [])]
        undone = moved and bool(match.log) and match.log[-1].kind == UNDO
        return self._sums.note(now, asked, moved=moved, undone=undone)

    async def late(self) -> list[int]:
        """Seats whose time is up: at a window, all that have not answered."""
        now = await self._house.time()
        if self._match.turn().window:
            return self._match.owing() if self._sums.window_over(now) else []
        return self._sums.expired(now)

    def due(self) -> int:
        """When the next time is up, in the time of the house; 0: never."""
        return self._sums.due()

    def kept(self) -> Timed | None:
        return Timed(self._sums.times, self.due()) if self.timed else None

    def told(self) -> Clocks:
        return self._sums.told(self._house.guess())
