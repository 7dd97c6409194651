"""The time of the house: milliseconds that go on while anything is served, and stand still else.

What players are charged is measured in it, so that nobody loses time while the server is down. It
is the time of day less the time that nobody served; that is kept in the database, where every node
says now and then that it is there. A node asks for it anew before it trusts it, so nothing is
written while no clock runs.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, final

from wildtable.table.sql import Sql

BEAT_EVERY: Final = 5.0  # seconds
GAP: Final = 15_000  # milliseconds without a beat after which nobody was there
BEAT: Final = (
    "INSERT INTO house (id, down, seen) VALUES (1, 0, $1) ON CONFLICT (id) DO UPDATE SET "
    "down = house.down + CASE WHEN $1 - house.seen > $2 THEN $1 - house.seen ELSE 0 END, "
    "seen = CASE WHEN $1 > house.seen THEN $1 ELSE house.seen END RETURNING down"
)


def time_of_day() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@final
class House:
    """`wall` tells the time of day."""

    def __init__(self, sql: Sql, wall: Callable[[], int] = time_of_day) -> None:
        self._sql: Final = sql
        self.wall = wall
        self._down = 0
        self._beaten = -BEAT_EVERY  # by the loop's clock

    async def time(self) -> int:
        """What time it is here. Raises StoreFailed where that is not known."""
        if asyncio.get_running_loop().time() - self._beaten >= BEAT_EVERY:
            await self._beat()
        return self.guess()

    def guess(self) -> int:
        """What time it is here, as far as was known at the last beat."""
        return self.wall() - self._down

    async def due(self) -> list[str]:
        """Matches in which somebody's time is up."""
        if not await self._sql.rows("SELECT 1 FROM matches WHERE due > 0 LIMIT 1"):
            return []
        now = await self.time()  # also says that somebody is here, as long as a clock runs
        sql = "SELECT id FROM matches WHERE due > 0 AND due <= $1 ORDER BY due LIMIT 100"
        return [match for (match,) in await self._sql.rows(sql, now)]

    async def _beat(self) -> None:
        ((row,),) = await self._sql.write((BEAT, (self.wall(), GAP)))
        self._down = row[0]
        self._beaten = asyncio.get_running_loop().time()
