"""Lets nobody wait for ever: does at a table what is due when time is up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

from wildtable.table.health import StoreFailed
from wildtable.table.house import House
from wildtable.table.table import Lost, Table

SOONEST: Final = 0.01  # seconds; times are whole milliseconds

log = logging.getLogger(__name__)


@final
class Alarm:
    """An alarm of one table: `wait` says in how many seconds it is `due`, None: not at all."""

    def __init__(
        self,
        table: Table,
        wait: Callable[[], float | None],
        due: Callable[[], Awaitable[None]],
    ) -> None:
        self._table: Final = table
        self._wait: Final = wait
        self._due: Final = due
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Somebody else may have to decide: set the alarm anew."""
        self.stop()
        seconds = None if self._table.lost else self._wait()
        if seconds is not None:
            wait = max(SOONEST, seconds)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

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
            await self._due()
        except StoreFailed as failure:
            await asyncio.sleep(failure.retry_after)
        except Lost:
            return  # whoever lost the table has said why
        except Exception:
            log.exception("an alarm of match %s stops", self._table.id)
            return
        self._table.changed()


def clock_alarm(table: Table, house: House) -> Alarm:
    """Rings when a clock of a match has run out."""

    def wait() -> float | None:
        due = table.time.due()
        return (due - house.guess()) / 1000 if due else None

    return Alarm(table, wait, table.time_out)


def word_alarm(table: Table) -> Alarm:
    """Rings when words that are missing are not waited for any more."""
    return Alarm(table, table.dealing.wait, table.deal)
