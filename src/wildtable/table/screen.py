"""What one seat is shown: built once, encoded once, and shared by everybody who sees it.

Who comes is sent a whole view, and from then on what changes (`difference.py`).
"""

import hashlib
from collections.abc import Callable
from typing import Any, Final, final

import msgspec

from wildtable.kernel.match import Match
from wildtable.kernel.view import View, view
from wildtable.table.connection import Connection, encoded
from wildtable.table.difference import difference
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
        self._sight: dict[str, Any] = {}  # the same, as it is sent
        self._mark = ""
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
        encoding = msgspec.json.encode(bare)
        mark = hashlib.blake2b(encoding, digest_size=MARK_BYTES).hexdigest()
        if not new.news and mark == self._mark:
            return ""
        sight: dict[str, Any] = msgspec.to_builtins(bare)
        text = ""
        if self.viewers:
            change = difference(self._sight, sight)
            assert change is not None
            told = (new.news, new.stills, since, new.tales)
            text = encoded(Changed(self._mark, mark, change, *told))
            if len(text) > len(encoding):
                text = encoded(Shown(new, since, mark))
        self._view, self._sight, self._mark = bare, sight, mark
        self._heard = since + len(new.news)
        self._whole.clear()
        return text

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
