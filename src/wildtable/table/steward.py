"""Follows standing orders: decides for a seat that has said beforehand what it does.

At a window it does so at the beat, like everybody; else at the pace of a bot.
"""

import asyncio
import logging
from typing import Final, final

from wildtable.table.health import StoreFailed
from wildtable.table.table import Lost, Table

log = logging.getLogger(__name__)


@final
class Steward:
    """The orders of one table are followed after `pace` seconds."""

    def __init__(self, table: Table, pace: float) -> None:
        self._table: Final = table
        self._pace: Final = pace
        self._running: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Somebody has decided: see whether an order answers what is asked now."""
        if not self.busy() and self._seats():
            self._running = asyncio.create_task(self._run())

    def busy(self) -> bool:
        return self._running is not None and not self._running.done()

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()

    def _seats(self) -> list[int]:
        table = self._table
        if table.lost or table.stopped is not None or table.course.halt() is not None:
            return []
        return [seat for seat in table.orders.seats() if seat not in table.bots]

    async def _run(self) -> None:
        table = self._table
        try:
            while self._seats():
                await asyncio.sleep(max(self._pace, table.window.left()))
                await table.ready()
                async with table.changing():
                    for seat in self._seats():
                        await table.play_for(seat, table.orders.chain(seat))
                table.changed()
        except StoreFailed:
            pass  # whoever decides next finds it well again, or not
        except Lost:
            pass  # whoever lost the table has said why
        except Exception:
            log.exception("the orders of match %s are not followed", table.id)
