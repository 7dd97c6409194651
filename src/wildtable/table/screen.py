"""What one seat is shown: built once, encoded once, and shared by everybody who sees it.

Who comes is sent a whole view, and from then on what changes (`difference.py`).
"""

import hashlib
from collections.abc import Callable
from typing import Final, final

import msgspec

from wildtable.kernel.match import Match
from wildtable.kernel.view import View, view
from wildtable.table.connection import Connection, encoded
from wildtable.table.difference import Difference, difference
from wildtable.table.tally import VIEWS
from wildtable.table.wire import Changed, Shown

MARK_BYTES: Final = 8
MOST_WHOLE: Final = 16  # ways to begin, by how much news somebody has, that are kept encoded


@final
class Screen:
    """The last view that a seat was shown, and who looks at it.

    All `viewers` have been sent the same: whoever comes is shown what the others see, even where
    something newer is about to be shown. In a lesson the view is `narrowed` to what is taught.
    """

    def __init__(
        self, match: Match, seat: int, narrowed: Callable[[View], View] = lambda view: view
    ) -> None:
        self._narrowed: Final = narrowed
        self.seat: Final = seat
        self.viewers: Final[dict[Connection, None]] = {}  # in the order they came
        self.stale = True  # something may have happened since it was shown
        self._match: Final = match
        self._view: View | None = None  # without news
        self._mark = ""  # of the bytes by which the view was told
        self._size = 0  # of the last view that was told whole
        self._heard = 0
        self._whole: Final[dict[int, str]] = {}

    def look(self) -> str:
        """What everybody who is here must be sent now: empty where nothing is new to the seat.

        Nothing else decides whether a message goes out: what is not to be seen is not to be
        noticed either.
        """
        self.stale = False
        since = self._heard
        VIEWS.note()
        new = view(self._match, self.seat, since, with_stills=bool(self.viewers))
        new = self._narrowed(new)
        bare = msgspec.structs.replace(new, news=[], stills=[], tales=[])
        text = ""
        if self._view is None or not self.viewers:
            self._see_whole(bare)
        else:
            change = difference(self._view, bare)
            if not new.news and not change:
                return ""
            text = self._told(new, bare, change)
        self._view = bare
        self._heard = since + len(new.news)
        self._whole.clear()
        return text

    def _told(self, new: View, bare: View, change: Difference | None) -> str:
        """What makes the view that was shown last into the new one: a change, or all of it."""
        since, base = self._heard, self._mark
        encoding = msgspec.json.encode(change)
        if change is None or len(encoding) > self._size:
            self._see_whole(bare)
            return encoded(Shown(new, since, self._mark))
        self._mark = _mark(base.encode() + encoding)
        told = (new.news, new.stills, since, new.tales)
        return encoded(Changed(base, self._mark, change, *told))

    def _see_whole(self, bare: View) -> None:
        encoding = msgspec.json.encode(bare)
        self._mark, self._size = _mark(encoding), len(encoding)

    def admit(self, connection: Connection) -> None:
        """Show somebody who comes what the others see, and from now on what changes."""
        if self.stale and not self.viewers:
            self.look()
        self.show_whole(connection, connection.heard)
        self.viewers[connection] = None

    def show_whole(self, connection: Connection, since: int) -> None:
        """Send somebody the view that everybody has, with the news from `since` on."""
        since = min(since, self._heard)
        if since not in self._whole:
            if len(self._whole) >= MOST_WHOLE:
                self._whole.clear()
            self._whole[since] = self._from(since)
        connection.post(self._whole[since])

    def _from(self, since: int) -> str:
        assert self._view is not None
        news = self._match.heard(self.seat)[since : self._heard]
        return encoded(Shown(msgspec.structs.replace(self._view, news=news), since, self._mark))


def _mark(encoding: bytes) -> str:
    return hashlib.blake2b(encoding, digest_size=MARK_BYTES).hexdigest()
