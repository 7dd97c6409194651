"""Lets nobody wait for ever: does at a table what is due when somebody's time is up."""

import asyncio
import logging
from typing import Final, final

from wildtable.table.health import StoreFailed
from wildtable.table.house import House
from wildtable.table.table import Lost, Table

SOONEST: Final = 0.01  # seconds; times are whole milliseconds

log = logging.getLogger(__name__)


@final
class Timekeeper:
    """The alarm of one table."""

    def __init__(self, table: Table, house: House) -> None:
        self._table: Final = table
        self._house: Final = house
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Somebody else may have to decide: set the alarm anew."""
        self.stop()
        due = self._table.time.due()
        if due and not self._table.lost:
            seconds = max(SOONEST, (due - self._house.guess()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def busy(self) -> bool:
        return self._ringing is not None and not self._ringing.done()

    def _ring(self) -> None:
        if not self.busy():
            self._ringing = asyncio.create_task(self.look())

    async def look(self) -> None:
        """Do what is due now, if anything is."""
        try:
            await self._table.time_out()
        except StoreFailed as failure:
            await asyncio.sleep(failure.retry_after)
        except Lost:
            return  # whoever lost the table has said why
        except Exception:
            log.exception("the clocks of match %s stop", self._table.id)
            return
        self._table.changed()
