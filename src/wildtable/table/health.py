"""How the store is: after a failure it is left alone for a while, each time for longer.

Nobody's decision is tried on a store that has just failed: it is told when to come back. After
several failures in a row the server says that it can only be read; the first write that succeeds
ends that, by itself.
"""

import time
from typing import Final, final

from wildtable.table.trouble import Refused

FIRST_REST: Final = 1.0  # seconds, doubled with every failure
LONGEST_REST: Final = 30.0
READ_ONLY_AFTER: Final = 3  # failures in a row
READ_AGAIN: Final = 5.0  # seconds until somebody who could not be shown a match may try again


class StoreFailed(Refused):
    """Nothing can be kept, or read, just now; says what is wrong and when to come back."""


@final
class Health:
    """Failures in a row, and until when the store rests."""

    def __init__(self) -> None:
        self.failures = 0
        self._why = ""
        self._until = 0.0

    @property
    def read_only(self) -> bool:
        return self.failures >= READ_ONLY_AFTER

    def wrong(self) -> str:
        """What the last failure was."""
        return f"nothing can be kept: {self._why}"

    def check(self) -> None:
        """Raises StoreFailed while the store rests."""
        if time.monotonic() < self._until:
            raise self._trouble()

    def worked(self) -> None:
        self.failures = 0

    def failed(self, error: Exception) -> StoreFailed:
        """Something could not be written; returns what whoever wanted it is told."""
        if time.monotonic() >= self._until:  # what fails together is one failure
            rest = min(FIRST_REST * 2**self.failures, LONGEST_REST)
            self._until = time.monotonic() + rest
            self.failures += 1
        self._why = str(error) or type(error).__name__
        return self._trouble()

    def _trouble(self) -> StoreFailed:
        rest = max(self._until - time.monotonic(), 0.1)
        if self.read_only:
            code = "read-only"
            what = f"Matches can be looked at but not played just now ({self._why})."
        else:
            code = "store-failed"
            what = f"This could not be kept ({self._why})."
        safe = "Everything that was acknowledged is safe."
        again = f"It is tried again in {rest:.0f} s." if rest >= 1 else "It is tried again at once."
        return StoreFailed(503, code, f"{what} {safe} {again}", retry_after=rest)


def unreadable(error: Exception) -> StoreFailed:
    """What somebody is told whose match can't be read."""
    message = f"What is kept here can't be read just now ({error})."
    return StoreFailed(503, "store-failed", message, retry_after=READ_AGAIN)
