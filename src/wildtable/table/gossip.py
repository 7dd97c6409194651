"""What those who only watch are told beside their views: put together until the next is shown.

They may be many, so what everybody can cause as often as they like, by coming and going and by
talking, must not be sent to each of them as often.
"""

from typing import Final, final

from wildtable.table.connection import Connection, encoded
from wildtable.table.wire import Presence, Remark, Talk


@final
class Gossip:
    """The last presence, and what was said, since they were last told."""

    def __init__(self) -> None:
        self._presence: Presence | None = None
        self._said: Final[list[Remark]] = []
        self._told: Final[dict[Connection, int]] = {}  # who has come since: how much it was told

    def __bool__(self) -> bool:
        return self._presence is not None or bool(self._said)

    def add(self, message: Presence | Talk) -> None:
        if isinstance(message, Presence):
            self._presence = message
        else:
            self._said.extend(message.remarks)

    def admit(self, connection: Connection) -> None:
        """Somebody comes, and is told all that was said so far."""
        if self._said:
            self._told[connection] = len(self._said)

    def take(self) -> tuple[list[str], dict[Connection, list[str]]]:
        """What everybody must be told, and what those instead who have come since."""
        presence = [] if self._presence is None else [encoded(self._presence)]
        late = {connection: presence + self._talk(told) for connection, told in self._told.items()}
        everybody = presence + self._talk(0)
        self._presence = None
        self._said.clear()
        self._told.clear()
        return everybody, late

    def _talk(self, told: int) -> list[str]:
        rest = self._said[told:]
        return [encoded(Talk(rest))] if rest else []
