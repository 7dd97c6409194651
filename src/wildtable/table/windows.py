"""The beat of windows: an answer takes effect when it is reached, never before.

So the time at which a window closes tells nothing of what anybody holds or has said: who can't do
anything is asked as well, and who has answered at once waits like the rest.
"""

import asyncio
from collections.abc import Callable
from typing import Final, final

from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR


@final
class Window:
    """When the window of a match may close; `beat` says how long one is open at least."""

    def __init__(self, match: Match, beat: Callable[[], float]) -> None:
        self._match: Final = match
        self._beat: Final = beat
        self._seen = -1
        self._until = 0.0  # by the loop's clock
        self.length = 0.0  # seconds from its opening to the beat

    def note(self) -> bool:
        """See whether another window has opened: something was seen to happen."""
        seen = self._match.version(SPECTATOR)
        if seen == self._seen:
            return False
        self._seen = seen
        self.length = self._beat()
        self._until = asyncio.get_running_loop().time() + self.length
        return self._match.turn().window

    def left(self) -> float:
        """Seconds until answers take effect; 0 where no window is open."""
        if not self._match.turn().window:
            return 0.0
        return max(0.0, self._until - asyncio.get_running_loop().time())
