"""A match as it was some minutes ago, for those who may watch it only so much later."""

from collections.abc import Callable, Sequence
from typing import Final, final

from wildtable.kernel.match import Match
from wildtable.table.settings import Settings
from wildtable.table.store import Kept


@final
class Delayed:
    """Follows a match, line by line, at a distance of `delay` seconds.

    `times` says of every line when it came, in milliseconds since 1970, as `wall` tells them.
    """

    def __init__(
        self, original: Match, times: Sequence[int], delay: float, wall: Callable[[], int]
    ) -> None:
        self.match: Final = Match(
            original.game, original.options, original.seats, original.fair, watch=True
        )
        self._original: Final = original
        self.delay: Final = delay
        self._late: Final = int(1000 * delay)
        self._wall: Final = wall
        self._times: Final = list(times)

    def note(self) -> None:
        """Lines have come just now."""
        new = len(self._original.log) - len(self._times)
        self._times.extend([self._wall()] * new)

    def catch_up(self) -> bool:
        """Take in what is old enough; False where nothing is."""
        before = len(self.match.log)
        now = self._wall()
        for line, came in zip(self._original.log[before:], self._times[before:], strict=True):
            if came + self._late > now:
                break
            denial = self.match.append(line)
            assert denial is None, denial
        return len(self.match.log) > before

    def wait(self) -> float:
        """Seconds until there is more to see; below 0 where nothing has come since."""
        seen = len(self.match.log)
        if seen == len(self._times):
            return -1.0
        return max(0.0, (self._times[seen] + self._late - self._wall()) / 1000)


def late_match(kept: Kept, match: Match, settings: Settings) -> Delayed | None:
    """What those see who watch, if that is not the match itself."""
    if kept.watchers != "delayed":
        return None
    return Delayed(match, kept.came[: len(match.log)], settings.watch_delay, settings.wall)
