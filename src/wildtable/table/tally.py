"""What is counted while the server works, for `metrics.py` to tell."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, final

# Seconds: from what nobody notices to what everybody does.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@final
class EventCount:
    """How often something has happened."""

    def __init__(self) -> None:
        self.count = 0

    def note(self) -> None:
        self.count += 1


@final
class Spread:
    """How long something has taken, each time: how often up to each of some bounds."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.total = 0.0
        self.count = 0
        self.longest = 0.0
        self._bounds: Final = bounds
        self._within: Final = [0] * (len(bounds) + 1)

    def note(self, seconds: float) -> None:
        self.total += seconds
        self.count += 1
        self.longest = max(self.longest, seconds)
        self._within[bisect_left(self._bounds, seconds)] += 1

    def up_to(self) -> Iterator[tuple[str, int]]:
        """How often it took at most so long, for every bound and for `+Inf`."""
        names = [*[f"{bound:g}" for bound in self._bounds], "+Inf"]
        return zip(names, accumulate(self._within), strict=True)


VIEWS: Final = EventCount()
PARTINGS: Final = EventCount()  # websockets that were at a table and are closed
COMMITS: Final = Spread()  # noted by the thread that writes, and by no other
LAG: Final = Spread()
SWEEPS: Final = Spread()  # searches for garbage, during which everybody waits
