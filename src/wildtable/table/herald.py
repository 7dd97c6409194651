"""Sees at one table whose turn it is while they are away, and has them called."""

import asyncio
from typing import Final, final

from wildtable.table.caller import Caller, Occasion
from wildtable.table.seating import seat_link
from wildtable.table.table import Table


@final
class Herald:
    """Waits some seconds `after` somebody was asked: who only reloads a page is not away.

    Who was there while being asked knows it, and is not called for the same question.
    """

    def __init__(self, table: Table, caller: Caller, after: float) -> None:
        self._table: Final = table
        self._caller: Final = caller
        self._after: Final = after
        self._alarm: asyncio.TimerHandle | None = None
        self._known: Final[set[int]] = set()  # seats that are asked, and know it or were called

    def wake(self) -> None:
        """Somebody has decided, or come: see who is asked and not there."""
        if self._away() and self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(self._after, self._ring)

    def busy(self) -> bool:
        return self._alarm is not None

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        match = self._table.match
        for seat in self._away():
            self._known.add(seat)
            link = seat_link(self._table.id, seat)
            occasion = Occasion(self._table.id, match.game.name, match.game.title, link)
            self._caller.call(self._table.chairs[seat].person, occasion)

    def _away(self) -> list[int]:
        """The seats that are asked, whose people are not here and don't know it yet."""
        asked = self._asked()
        self._known.intersection_update(asked)
        if not asked:
            return []
        chairs = self._table.chairs
        here = {chairs[seat].person for seat in self._table.audience.seats() if seat >= 0}
        self._known.update([seat for seat in asked if chairs[seat].person in here])
        return [seat for seat in asked if seat not in self._known]

    def _asked(self) -> list[int]:
        table = self._table
        if not self._caller.kinds() or table.lost or table.stopped is not None:
            return []
        if table.match.over() or table.course.halt() is not None:
            return []
        return [
            seat
            for seat in table.match.owing()
            if seat not in table.bots and table.chairs[seat].person
        ]
