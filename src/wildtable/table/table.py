"""A match with the people round it: hears decisions, keeps them, then shows what came of them.

Everything that changes the match happens under one lock, in this order: the match takes the
decision, chance answers it, the lines go into the store, every seat is shown what is new to it, and
only then the decision is acknowledged. Those who only watch are shown it soon.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final, final

from wildtable.kernel.passing import passing
from wildtable.table.connection import Connection
from wildtable.table.dealing import Opening
from wildtable.table.health import StoreFailed
from wildtable.table.hearing import STAND_IN, Hearing
from wildtable.table.kept_table import KeptTable
from wildtable.table.rebuild import Rebuilt
from wildtable.table.settings import Settings
from wildtable.table.store import Conflict, Kept, Receipt, Store
from wildtable.table.trouble import Refused, moving, unexpected
from wildtable.table.wire import (
    Answer,
    Commit,
    Failure,
    Life,
    Order,
    Play,
    Rematch,
    Say,
    Seated,
    Talk,
    ToTable,
    Why,
)

GOING_ON: Final = Life(waiting=False, paused=False, proposal=None)


class Lost(Exception):
    """Memory and store may differ: this table is not used any more."""


@final
class Table(KeptTable):
    """A match with its people. `changed` is called whenever somebody else may have to decide."""

    def __init__(self, kept: Kept, rebuilt: Rebuilt, store: Store, settings: Settings) -> None:
        super().__init__(kept, rebuilt, store, settings)
        self.changed: Callable[[], None] = lambda: None
        self.hurried: Callable[[int], None] = lambda seat: None
        self.suggests: Callable[[int, str], Awaitable[Answer]]  # see `suggesting.py`
        self.rematch: Mapping[int, Rematch] = {}  # by seat, once there is one
        self.rematch_of = ""  # its match
        self.rematch_keys: Final[dict[str, Rematch]] = {}  # for those who came by these keys
        self.lost = False  # once True, see `Lost`
        self.dealing: Final = Opening(self, settings.word_patience)
        self._hearing: Final = Hearing(self, self.dealing)
        self._limits: Final = settings.limits

    # --- coming and going -------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """Show a client the match, now and whenever something is new to its seat.

        Raises Refused where too many are here already.
        """
        async with self.lock:
            if self.lost:
                connection.cut()
                return
            self.audience.admit(connection)
            heard = self.conversation.heard_by(connection.seat)
            if heard:
                connection.send(Talk(heard, again=True))
            if self.stopped is not None:
                connection.send(Failure("stopped", self.stopped.why))
            if self.hosted_by(connection.seat) and self.complaints.reported:
                connection.send(self.complaints.told(self.hosts()))
            orders = self.orders.told(connection.seat)
            if orders.offered or orders.given:
                connection.send(orders)
            if self.course.told() != GOING_ON:
                connection.send(self.course.told())
            if self.audience.is_now(connection.seat):
                if self.time.timed or self.window.left():
                    connection.send(self.clocks())
                if connection.seat in self.rematch:
                    connection.send(self.rematch[connection.seat])
        self.changed()

    def announce(self, match: str, links: Mapping[int, str]) -> None:
        """Tell everybody their own link to a rematch; whoever calls holds the lock."""
        self.rematch_of = match
        self.rematch = {seat: Rematch(link) for seat, link in links.items()}
        for seat, message in self.rematch.items():
            self.audience.tell(message, [seat])

    async def reseat(self, kept: Kept) -> None:
        """Somebody has sat down, or is gone for good: tell everybody who sits where now."""
        async with self.lock:
            self.chairs = kept.chairs
            self.bots.update({chair.seat: chair.bot for chair in self.chairs if chair.bot})
            self.course.words.silence(self.bots)
            self.course.words.reseat(self.chairs)
            self.audience.tell(Seated(self.seats()), self.audience.everybody)
            if self.conversation.said != kept.talk:  # somebody has taken back all of it
                self.conversation.said[:] = kept.talk
                for viewer in self.audience:
                    viewer.send(Talk(self.conversation.heard_by(viewer.seat), again=True))
            before = self.course.told()
            self.course.waiting = kept.open
            if self.course.told() != before:
                self.tell_course()
            await self.keep_time()
        self.changed()

    async def throw_out(self, session: str) -> None:
        """Send away who came in by this; who may, comes back."""
        async with self.lock:
            self.audience.throw_out(session)

    async def part(self, connection: Connection) -> None:
        async with self.lock:
            self.audience.dismiss(connection)

    async def stop(self) -> None:
        """Those who run the server have ended the match: who comes back finds it stopped."""
        async with self.lock:
            if self.stopped is None and not self.match.over():
                self.lost = True
                self.audience.cut()

    async def lose(self) -> None:
        """Another node may have the match: who comes back finds it there."""
        async with self.lock:
            self.lost = True
            self.audience.tell(moving().failure(), self.audience.everybody)
            self.audience.cut()

    async def show_whole(self, connection: Connection, since: int) -> None:
        async with self.lock:
            self.audience.show_whole(connection, since)

    # --- deciding ---------------------------------------------------------------------------

    async def hear(self, seat: int, message: ToTable) -> Answer:
        """Do what a seat asks for; what came of it has been shown when this returns.

        Raises Refused, having done nothing, where nothing can be kept or nothing more may be.
        """
        receipt = Receipt(seat, message.key)
        if not isinstance(message, Why):
            await self.ready()
            self._check_length(message)
        if isinstance(message, (Commit, Play)) and (left := self.window.left()):
            await asyncio.sleep(left)
        async with self.changing(receipt):
            answer = self.receipts.answer(receipt)
            if answer is None:
                answer = await self._hearing.answer(receipt, message)
                self.receipts.answered(receipt, answer)
        self.changed()
        return answer

    def hurry(self, seat: int) -> None:
        """Let the bots play on without a pause, if this seat alone follows them."""
        self.hurried(seat)

    async def suggest(self, seat: int, key: str) -> Answer:
        """What a bot would do in this seat's place. Raises Refused."""
        return await self.suggests(seat, key)

    def _check_length(self, message: ToTable) -> None:
        """Raises Refused where a match has become too long to be kept."""
        if isinstance(message, Say):
            if len(self.conversation.said) >= self._limits.remarks:
                raise Refused(409, "all-is-said", "No more can be said at this match.")
        elif isinstance(message, Order) and self.orders.length >= self._limits.lines:
            raise Refused(409, "too-long", "No more orders can be given at this match.")
        elif self.length >= self._limits.lines:
            raise Refused(409, "too-long", "This match has become too long to be played on.")

    @asynccontextmanager
    async def changing(self, asked: Receipt | None = None) -> AsyncIterator[None]:
        """Nobody else changes or sees the match meanwhile. Raises Lost.

        Whatever goes wrong here, nobody has seen it, so only our memory is wrong: everybody is
        told so and sent away, and on coming back finds the match as it is kept.
        """
        async with self.lock:
            if self.lost:
                raise Lost
            try:
                yield
            except BaseException as error:
                self.lost = True
                self._excuse(error, asked)
                self.audience.cut()
                raise

    def _excuse(self, error: BaseException, asked: Receipt | None) -> None:
        """Say why everybody is sent away; and who asked for what fails, not to ask again."""
        ours = isinstance(error, (StoreFailed, Conflict, asyncio.CancelledError))
        if asked is not None and not ours:
            trouble = unexpected().body.error
            self.audience.tell(Failure(trouble.code, trouble.message, asked.key), [asked.seat])
        why: Refused = unexpected()
        if isinstance(error, StoreFailed):
            why = error
        elif isinstance(error, Conflict):
            why = moving()
        self.audience.tell(why.failure(), self.audience.everybody)

    async def start_clocks(self) -> None:
        """Let the clocks of those run who are asked; they may have run all the time."""
        self.window.note()
        if self.stopped is None:
            async with self.changing():
                await self.keep_time()

    async def deal(self) -> None:
        """Wait no longer for words, if it is time. Raises StoreFailed and Lost."""
        await self.ready()
        async with self.changing():
            await self.dealing.lapse()

    async def time_out(self) -> None:
        """Do what is due for those whose time is up. Raises StoreFailed and Lost."""
        await self.ready()
        async with self.changing():
            if self.stopped is not None or self.course.halt() is not None:
                return
            window = self.match.turn().window
            for seat in await self.time.late():
                await self._let_go_by(seat, "pass" if window else self.time.timing.out)
            await self.note_time()

    async def _let_go_by(self, seat: int, out: str) -> None:
        if out == "wait" or seat not in self.match.owing():
            return
        chain = passing(self.match.content, self.match.state, seat) if out == "pass" else []
        if chain and self.match.play(seat, chain) is None:
            await self.keep(None)
        elif seat not in self.bots:
            await self.seat_bot(seat, STAND_IN, None)
