"""What those who only watch are told beside their views: put together until the next is shown.

They may be many, so what everybody can cause as often as they like, by coming and going and by
talking, must not be sent to each of them as often.
"""

from typing import Final, final

from wildtable.table.connection import Connection, encoded
from wildtable.table.wire import Presence, Remark, Talk
from wildtable.table.wire_clock import Clocks


@final
class Gossip:
    """The last presence and clocks, and what was said, since they were last told."""

    def __init__(self) -> None:
        self._last: Final[dict[type, Presence | Clocks]] = {}
        self._said: Final[list[Remark]] = []
        self._told: Final[dict[Connection, int]] = {}  # who has come since: how much it was told

    def __bool__(self) -> bool:
        return bool(self._last or self._said)

    def add(self, message: Presence | Clocks | Talk) -> None:
        if isinstance(message, Talk):
            self._said.extend(message.remarks)
        else:
            self._last[type(message)] = message

    def admit(self, connection: Connection) -> None:
        """Somebody comes, and is told all that was said so far."""
        if self._said:
            self._told[connection] = len(self._said)

    def take(self) -> tuple[list[str], dict[Connection, list[str]]]:
        """What everybody must be told, and what those instead who have come since."""
        last = [encoded(message) for message in self._last.values()]
        late = {connection: last + self._talk(told) for connection, told in self._told.items()}
        everybody = last + self._talk(0)
        self._last.clear()
        self._said.clear()
        self._told.clear()
        return everybody, late

    def _talk(self, told: int) -> list[str]:
        rest = self._said[told:]
        return [encoded(Talk(rest))] if rest else []
