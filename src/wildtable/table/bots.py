"""Bots at a table: they decide whenever one of their seats must, at a pace that people can follow.

They think in other processes (`thinkers.py`), on what their seat may know. One that fails, takes
too long or chooses what the rules refuse is replaced by lots for this one decision.

Bots that play among themselves rest while nobody watches, and people who wait at a table come
before those who only watch one.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final, final

from wildtable.bots.bot import Sight
from wildtable.bots.random_bot import RandomBot
from wildtable.kernel.moves import BadText
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.health import StoreFailed
from wildtable.table.table import Lost, Table
from wildtable.table.thinker import Question
from wildtable.table.thinkers import NoThought, Thinkers

HURRY: Final = 0.75  # the next pause of the same bot, as a part of the last

log = logging.getLogger(__name__)


@final
class Bots:
    """The bots of one table; `pace` is the time before the first move of one, in seconds.

    The next ones of the same bot come quicker and quicker: however much it does in its turn, that
    takes at most `pace / (1 - HURRY)` if it need not think longer.
    """

    def __init__(self, table: Table, thinkers: Thinkers, pace: float) -> None:
        self._table: Final = table
        self._thinkers: Final = thinkers
        self._pace: Final = pace
        self._running: asyncio.Task[None] | None = None
        self._hurried: Final = asyncio.Event()

    def wake(self) -> None:
        """Somebody has decided, or come: see whether a bot must decide now."""
        if not self.busy() and self._next() >= 0:
            self._running = asyncio.create_task(self._run())

    def hurry(self, seat: int) -> None:
        """No more pauses until a person has decided, if nobody but this seat wants to follow."""
        people = {chair.seat for chair in self._table.chairs} - self._table.bots.keys()
        if people == {seat}:
            self._hurried.set()

    def busy(self) -> bool:
        return self._running is not None and not self._running.done()

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        mover, moves = -1, 0
        self._hurried.clear()
        try:
            while (seat := self._next()) >= 0:
                mover, moves = seat, moves + 1 if seat == mover else 0
                try:
                    await self._table.ready()
                except StoreFailed as failure:
                    await asyncio.sleep(failure.retry_after)
                else:
                    await self._decide(seat, self._pace * HURRY**moves)
                    self._table.changed()
        except (Lost, StoreFailed):
            pass  # whoever lost the table has said why
        except Exception:
            log.exception("the bots of match %s stop", self._table.id)

    def _next(self) -> int:
        """The bot's seat that decides now, or -1. Where who is first acts, people may be first."""
        table = self._table
        if table.stopped is not None or table.course.halt() is not None:
            return -1
        owing = table.match.owing()
        bots = [seat for seat in owing if seat in table.bots]
        among_themselves = len(table.bots) == len(table.chairs)
        if among_themselves and not table.audience:
            return -1
        if table.lost or not bots or (bots != owing and not table.match.turn().sealed):
            return -1
        return Random(table.lots(bots[0])).choice(bots)

    async def _decide(self, seat: int, pause: float) -> None:
        table, match = self._table, self._table.match
        version = match.version(seat)
        thought, _ = await asyncio.gather(self._think(seat), self._pause(pause))
        async with table.changing():
            as_before = match.version(seat) == version and seat in match.owing()
            if not as_before or seat not in table.bots:
                return  # something happened meanwhile; it is asked anew, if at all
            if thought is not None and await table.play_for(seat, thought) is None:
                return
            if thought is not None:
                self._warn(seat, "chose what the rules refuse")
            lots = Random(table.lots(seat))
            chain = RandomBot().decide(Sight(match.game, match.content, match.state, seat, lots))
            denial = await table.play_for(seat, chain)
            if denial is not None:
                raise RuntimeError(f"seat {seat} can't even draw lots: {denial}")

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), seconds)

    async def _think(self, seat: int) -> Sequence[int] | None:
        """What a bot chooses, or None where it fails."""
        table, match = self._table, self._table.match
        question = Question(
            match.game.name,
            match.options,
            match.state.dump(seat),
            seat,
            table.bots[seat],
            table.lots(seat),
        )
        try:
            owner = table.audience.host() or table.id
            urgent = bool(table.audience.seats() - table.bots.keys() - {SPECTATOR})
            chain = await self._thinkers.decide(question, owner, urgent)
            return [match.content.moves.parse(text) for text in chain]
        except (NoThought, BadText) as error:
            self._warn(seat, str(error))
            return None

    def _warn(self, seat: int, what: str) -> None:
        table = self._table
        level = table.bots.get(seat)
        log.warning("bot %s, seat %d of match %s: %s", level, seat, table.id, what)
