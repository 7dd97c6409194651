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
from wildtable.kernel.passing import passing
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
        self._thinking: Final[set[asyncio.Task[Sequence[int] | None]]] = set()

    def wake(self) -> None:
        """Somebody has decided, or come: see whether a bot must decide now."""
        if not self.busy() and self._next():
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
            while seats := self._next():
                mover, moves = seats[0], moves + 1 if seats[0] == mover else 0
                try:
                    await self._table.ready()
                except StoreFailed as failure:
                    await asyncio.sleep(failure.retry_after)
                else:
                    await self._decide(seats, self._pace * HURRY**moves)
                    self._table.changed()
        except (Lost, StoreFailed):
            pass  # whoever lost the table has said why
        except Exception:
            log.exception("the bots of match %s stop", self._table.id)

    def _next(self) -> list[int]:
        """The bot's seat that decides now, if any. Where who is first acts, people may be first.

        At a window it is all of them, so that how long it takes tells nothing.
        """
        table = self._table
        if table.stopped is not None or table.course.halt() is not None:
            return []
        owing = table.match.owing()
        bots = [seat for seat in owing if seat in table.bots]
        among_themselves = len(table.bots) == len(table.chairs)
        if among_themselves and not table.audience:
            return []
        if table.lost or not bots or (bots != owing and not table.match.turn().sealed):
            return []
        return bots if table.match.turn().window else [Random(table.lots(bots[0])).choice(bots)]

    async def _decide(self, seats: Sequence[int], pause: float) -> None:
        table, match = self._table, self._table.match
        versions = [match.version(seat) for seat in seats]
        beat = table.window.left()
        thinking = [self._think_until(seat, beat) for seat in seats]
        waiting = self._pause(pause), asyncio.sleep(beat)  # nobody hurries a window
        *thoughts, _, _ = await asyncio.gather(*thinking, *waiting)
        async with table.changing():
            for seat, version, thought in zip(seats, versions, thoughts, strict=True):
                as_before = match.version(seat) == version and seat in match.owing()
                if as_before and seat in table.bots:  # else it is asked anew, if at all
                    await self._play(seat, thought)

    async def _play(self, seat: int, thought: Sequence[int] | None) -> None:
        table, match = self._table, self._table.match
        if thought is not None and await table.play_for(seat, thought) is None:
            return
        if thought is not None:
            self._warn(seat, "chose what the rules refuse")
        lots = Random(table.lots(seat))
        chain = RandomBot().decide(Sight(match.game, match.content, match.state, seat, lots))
        denial = await table.play_for(seat, chain)
        if denial is not None:
            raise RuntimeError(f"seat {seat} can't even draw lots: {denial}")

    async def _think_until(self, seat: int, beat: float) -> Sequence[int] | None:
        """At a window a bot that has not decided at the beat lets it go by: nobody notices."""
        if not beat:
            return await self._think(seat)
        content, state = self._table.match.content, self._table.match.state
        let_go = passing(content, state, seat)
        thinking = asyncio.create_task(self._think(seat))
        self._thinking.add(thinking)  # it may think on: to stop it would stop its process
        thinking.add_done_callback(self._thinking.discard)
        done, _ = await asyncio.wait([thinking], timeout=beat)
        return thinking.result() if done else let_go

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
