"""A match with the people round it: hears decisions, keeps them, then shows what came of them.

Everything that changes the match happens under one lock, in this order: the match takes the
decision, chance answers it, the lines go into the store, every seat is shown what is new to it, and
only then the decision is acknowledged. Those who only watch are shown it soon.
"""

import asyncio
import hashlib
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, final

from wildtable.bots.levels import LEVELS
from wildtable.kernel.game import Denial
from wildtable.kernel.match import Match
from wildtable.kernel.moment import refuse, refuse_seat
from wildtable.kernel.moves import UnknownMove
from wildtable.kernel.passing import passing
from wildtable.kernel.record.record import state_hash
from wildtable.kernel.scene import Phrase
from wildtable.kernel.view import result
from wildtable.table.audience import Audience
from wildtable.table.connection import Connection
from wildtable.table.delayed import late_match
from wildtable.table.health import StoreFailed
from wildtable.table.life import Course, everybody_else, keep
from wildtable.table.orders import StandingOrders
from wildtable.table.pacing import Pacing
from wildtable.table.rebuild import Rebuilt, Stopped, awaited
from wildtable.table.receipts import Receipts
from wildtable.table.seating import seat_info
from wildtable.table.settings import Settings
from wildtable.table.store import Conflict, Kept, Mark, OrderLine, Receipt, Store
from wildtable.table.talk import Conversation, refuse_say, said
from wildtable.table.trouble import Refused, moving, unexpected
from wildtable.table.windows import Window
from wildtable.table.wire import (
    Ack,
    Answer,
    Commit,
    Consent,
    Denied,
    Failure,
    Guessed,
    Hush,
    Leave,
    Life,
    Order,
    Play,
    Propose,
    Proposed,
    Reason,
    Rematch,
    Say,
    Seated,
    SeatInfo,
    Stage,
    Talk,
    ToTable,
    Undo,
    Unstage,
    Why,
    Withdraw,
)

GOING_ON: Final = Life(waiting=False, paused=False, proposal=None)
STAND_IN: Final = list(LEVELS)[-1]  # who plays for a person that has left: the strongest


class Lost(Exception):
    """Memory and store may differ: this table is not used any more."""


@final
class Table:
    """One match in memory. `changed` is called whenever somebody else may have to decide.

    One that is `stopped` can be looked at and talked about, and nothing else.
    """

    def __init__(self, kept: Kept, rebuilt: Rebuilt, store: Store, settings: Settings) -> None:
        self.id: Final = kept.id
        self.match: Final[Match] = rebuilt.match
        self.stopped: Final[Stopped | None] = rebuilt.stopped
        self.lock: Final = asyncio.Lock()
        self.host: Final = kept.host
        self.watchers: Final = kept.watchers
        self.suggestions: Final = kept.suggestions
        self.chairs = kept.chairs
        self.bots: Final = {chair.seat: chair.bot for chair in self.chairs if chair.bot}
        self.course: Final = Course(kept, self.match)
        self.orders: Final = StandingOrders(self.match, kept.orders)
        self._pace: Final = settings.pace
        self.window: Final = Window(self.match, self._beat)
        self.time: Final = Pacing(kept, self.match, self.course, store.house)
        self.late: Final = late_match(kept, self.match, settings)
        self.audience: Final = Audience(self.match, self.lock, self.bots, settings, self.late)
        self._limits: Final = settings.limits
        self.changed: Callable[[], None] = lambda: None
        self.hurried: Callable[[int], None] = lambda seat: None
        self.suggests: Callable[[int, str], Awaitable[Answer]]  # see `suggesting.py`
        self.rematch: Mapping[int, Rematch] = {}  # by seat, once there is one
        self.lost = False  # once True, see `Lost`
        self._lots: Final = hashlib.sha256(b"bots " + kept.secret).digest()
        self._receipts: Final = Receipts(kept.receipts)
        self._conversation: Final = Conversation(kept.talk, late=self.late is not None)
        self._kept = len(kept.lines)
        self._versions = self._versions_now()
        self._store: Final = store

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
            heard = self._conversation.heard_by(connection.seat)
            if heard:
                connection.send(Talk(heard, again=True))
            if self.stopped is not None:
                connection.send(Failure("stopped", self.stopped.why))
            orders = self.orders.told(connection.seat)
            if orders.offered or orders.given:
                connection.send(orders)
            if self.course.told() != GOING_ON:
                connection.send(self.course.told())
            if self.audience.is_now(connection.seat):
                if self.time.timed:
                    connection.send(self.time.told())
                if connection.seat in self.rematch:
                    connection.send(self.rematch[connection.seat])
        self.changed()

    def announce(self, links: Mapping[int, str]) -> None:
        """Tell everybody their own link to a rematch; whoever calls holds the lock."""
        self.rematch = {seat: Rematch(link) for seat, link in links.items()}
        for seat, message in self.rematch.items():
            self.audience.tell(message, [seat])

    async def reseat(self, kept: Kept) -> None:
        """Somebody has sat down, or is gone for good: tell everybody who sits where now."""
        async with self.lock:
            self.chairs = kept.chairs
            self.bots.update({chair.seat: chair.bot for chair in self.chairs if chair.bot})
            self.audience.tell(Seated(self.seats()), self.audience.everybody)
            if self._conversation.said != kept.talk:  # somebody has taken back all of it
                self._conversation.said[:] = kept.talk
                for viewer in self.audience:
                    viewer.send(Talk(self._conversation.heard_by(viewer.seat), again=True))
            if self.course.waiting != kept.open:
                self.course.waiting = kept.open
                self._tell_course()
            await self._keep_time()
        self.changed()

    def seats(self) -> list[SeatInfo]:
        """Who sits where."""
        return [seat_info(chair, playing=chair.seat in self.bots) for chair in self.chairs]

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
        if isinstance(message, (Commit, Play)):
            await asyncio.sleep(self.window.left())
        async with self.changing(receipt):
            answer = self._receipts.answer(receipt)
            if answer is None:
                answer = await self._answer(receipt, message)
                self._receipts.answered(receipt, answer)
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
            if len(self._conversation.said) >= self._limits.remarks:
                raise Refused(409, "all-is-said", "No more can be said at this match.")
        elif isinstance(message, Order) and self.orders.length >= self._limits.lines:
            raise Refused(409, "too-long", "No more orders can be given at this match.")
        elif self._kept >= self._limits.lines:
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

    async def ready(self) -> None:
        """Make sure that a decision could be kept. Raises StoreFailed."""
        await self._store.ready()

    async def play_for(self, seat: int, chain: Sequence[int]) -> Denial | None:
        """Play a bot's chain; whoever calls is `changing` the table."""
        denial = self.match.play(seat, chain)
        if denial is None:
            await self._keep(None)
        return denial

    def lots(self, seat: int) -> str:
        """What a bot's lots are drawn with: nobody can foresee it, and it never comes twice."""
        what = f"{seat}/{self.match.version(seat)}"
        return hmac.digest(self._lots, what.encode(), "sha256").hex()

    async def start_clocks(self) -> None:
        """Let the clocks of those run who are asked; they may have run all the time."""
        self.window.note()
        if self.stopped is None:
            async with self.changing():
                await self._keep_time()

    async def time_out(self) -> None:
        """Do what is due for whose time is up. Raises StoreFailed and Lost."""
        await self.ready()
        async with self.changing():
            if self.stopped is not None or self.course.halt() is not None:
                return
            window = self.match.turn().window
            for seat in await self.time.late():
                await self._let_go_by(seat, "pass" if window else self.time.timing.out)
            await self._keep_time()

    async def _let_go_by(self, seat: int, out: str) -> None:
        if out == "wait" or seat not in self.match.owing():
            return
        chain = passing(self.match.content, self.match.state, seat) if out == "pass" else []
        if chain and self.match.play(seat, chain) is None:
            await self._keep(None)
        elif seat not in self.bots:
            await self._seat_bot(seat, STAND_IN, None)

    async def _answer(self, receipt: Receipt, message: ToTable) -> Answer:
        try:
            if isinstance(message, Why):
                return self._reason(receipt, message.move)
            if isinstance(message, Say):
                return await self._say(receipt, message)
            if isinstance(message, Hush):
                return await self._hush(receipt, message)
            if self.stopped is not None:
                return Denied(receipt.key, "KER-stopped", Phrase("kernel-stopped"))
            if isinstance(message, Guessed):
                return Denied(receipt.key, "KER-lesson", Phrase("kernel-no-lesson"))
            if isinstance(message, Leave):
                return await self._leave(receipt)
            if isinstance(message, (Propose, Consent)):
                return await self._agree(receipt, message)
            if isinstance(message, (Order, Withdraw)):
                return await self._order(receipt, message)
            if (denial := self.course.halt()) is not None:
                return self._denied(receipt, denial)
            await self._sit_down_again(receipt.seat)
            if isinstance(message, (Stage, Unstage)):
                return self._arrange(receipt, message)
            return await self._decide(receipt, message)
        except UnknownMove as error:
            return Denied(receipt.key, "KER-text", Phrase(error.message, error.arguments))

    def _arrange(self, receipt: Receipt, message: Stage | Unstage) -> Answer:
        """Staging changes what one seat sees, and nothing that is kept."""
        if isinstance(message, Stage):
            denial = self.match.stage(receipt.seat, self._number(message.move))
            if denial is not None:
                return self._denied(receipt, denial)
        elif self.match.staged(receipt.seat) is None:
            return Ack(receipt.key)
        else:
            self.match.unstage(receipt.seat, message.keep)
        self.audience.show_seat(receipt.seat)
        return Ack(receipt.key)

    async def _decide(self, receipt: Receipt, message: Commit | Play | Undo) -> Answer:
        seat, match = receipt.seat, self.match
        if isinstance(message, Commit):
            denial = match.commit(seat, message.version)
        elif isinstance(message, Play):
            moves = [self._number(move) for move in message.moves]
            denial = match.play(seat, moves, message.version)
        else:
            denial = match.undo(seat)
        if denial is not None:
            return self._denied(receipt, denial)
        await self._keep(receipt)
        return Ack(receipt.key)

    async def _agree(self, receipt: Receipt, message: Propose | Consent) -> Answer:
        """Ask the others, or answer them; what all agree to is done."""
        course, seat = self.course, receipt.seat
        if isinstance(message, Propose):
            denial = course.propose(message.what, seat, self._people())
        else:
            denial = course.consent(seat, message.yes)
        if denial is not None:
            return self._denied(receipt, denial)
        decided = course.decided()
        if decided is not None:
            await self._carry_out(*decided)
        self._tell_course()
        return Ack(receipt.key)

    async def _carry_out(self, what: Proposed, seat: int) -> None:
        if what != "undo":
            await keep(self._store, self.id, "paused", what == "pause")
            self.course.paused = what == "pause"
            await self._keep_time()
            return
        match = self.match
        denial = match.undo(seat, match.last_of(seat), everybody_else(match, seat))
        if denial is None:
            await self._keep(None)

    def _beat(self) -> float:
        """How long a window is open at least: among bots alone nobody need wait for long."""
        beat = self.time.timing.beat
        return beat if len(self._people()) > 1 else min(beat, self._pace)

    def _people(self) -> list[int]:
        """The seats that somebody decides for."""
        away = {chair.seat for chair in self.chairs if chair.invitation and not chair.person}
        return [
            seat
            for seat in range(self.match.seats)
            if seat not in self.bots and seat not in away and seat not in self.match.left()
        ]

    def _tell_course(self) -> None:
        self.audience.tell(self.course.told(), self.audience.everybody)

    async def _leave(self, receipt: Receipt) -> Answer:
        denial = self.match.leave(receipt.seat)
        if denial is None:
            await self._keep(receipt)
        elif denial.message == "kernel-cannot-leave":
            await self._seat_bot(receipt.seat, STAND_IN, receipt)
        else:
            return self._denied(receipt, denial)
        return Ack(receipt.key)

    async def _order(self, receipt: Receipt, message: Order | Withdraw) -> Answer:
        """Hear what a seat says beforehand; nobody else notices."""
        orders, seat, name = self.orders, receipt.seat, message.name
        if isinstance(message, Order):
            denial = orders.refuse(seat, name, message.value)
            line = orders.line(seat, name, message.value, given=True)
        else:
            denial = None if orders.has(seat, name) else Denial("KER-order", "kernel-no-such-order")
            line = orders.line(seat, name, 0, given=False)
        if denial is not None:
            return self._denied(receipt, denial)
        await self._keep_order(line, receipt)
        self._tell_orders(seat)
        return Ack(receipt.key)

    async def _keep_order(self, line: OrderLine, receipt: Receipt | None) -> None:
        await self._store.order(self.id, self.orders.length, line, receipt)
        self.orders.take(line)
        self._took(receipt)

    def _tell_orders(self, seat: int) -> None:
        news = self.orders.news(seat)
        if news is not None:
            self.audience.tell(news, [seat])

    async def _say(self, receipt: Receipt, message: Say) -> Answer:
        denial = refuse_say(self.match, receipt.seat, message, hushed=self.course.hushed)
        if denial is not None:
            return self._denied(receipt, denial)
        new = said(self.match, receipt.seat, message)
        talk = self._conversation.said
        await self._store.say(self.id, len(talk), new, receipt)
        talk.append(new)
        self._took(receipt)
        heard = [seat for seat in self.audience.everybody if self._conversation.reaches(new, seat)]
        self.audience.tell(Talk([new.remark]), heard)
        return Ack(receipt.key)

    def hosted_by(self, seat: int) -> bool:
        """Whether a seat is that of who made the match."""
        return seat >= 0 and self.host != "" and self.chairs[seat].person == self.host

    async def _hush(self, receipt: Receipt, message: Hush) -> Answer:
        if not self.hosted_by(receipt.seat):
            return self._denied(receipt, Denial("KER-talk", "kernel-only-host"))
        await keep(self._store, self.id, "hushed", message.closed)
        self.course.hushed = message.closed
        self._tell_course()
        return Ack(receipt.key)

    async def _sit_down_again(self, seat: int) -> None:
        """A person that decides has come back: the bot that played on gets up."""
        if seat in self.bots:
            await self._seat_bot(seat, "", None)

    def _reason(self, receipt: Receipt, text: str) -> Answer:
        match, seat = self.match, receipt.seat
        move = self._number(text)
        stage = match.staged(seat)
        state = match.state if stage is None else stage.preview
        denial = refuse_seat(match.state, seat) or refuse(match.content, state, seat, move)
        if denial is None:
            return Reason(receipt.key, None, None)
        return Reason(receipt.key, denial.rule, Phrase(denial.message, denial.args))

    def _denied(self, receipt: Receipt, denial: Denial) -> Denied:
        return Denied(receipt.key, denial.rule, Phrase(denial.message, denial.args))

    def _number(self, text: str) -> int:
        return self.match.content.moves.parse(text)

    # --- keeping and showing ----------------------------------------------------------------

    async def _keep(self, receipt: Receipt | None) -> None:
        """Let chance answer a decision, put both into the store, and show what came of it."""
        match = self.match
        match.settle()
        new = [line.text(match.content.moves) for line in match.log[self._kept :]]
        self.window.note()
        timed = await self.time.note(self._people())
        mark = Mark(
            state_hash(match.state),
            result(match.state.outcome()),
            awaited(match),
            self._told(),
            self.time.kept(),
        )
        await self._store.append(self.id, self._kept, new, receipt, mark)
        self._kept += len(new)
        if self.late is not None:
            self.late.note()
        self._versions = self._versions_now()
        self._took(receipt)
        await self.audience.show()
        if timed:
            self._tell_time()
        for line in self.orders.ended():
            await self._keep_order(line, None)
        for seat in range(match.seats):
            self._tell_orders(seat)

    async def _keep_time(self) -> None:
        """Something has happened that is no decision: see whose clocks run now."""
        kept = self.time.kept() if await self.time.note(self._people()) else None
        if kept is not None:
            await self._store.keep_time(self.id, kept)
            self._tell_time()

    def _tell_time(self) -> None:
        self.audience.tell(self.time.told(), self.audience.everybody)

    def _versions_now(self) -> dict[int, int]:
        return {seat: self.match.version(seat) for seat in self.audience.everybody}

    def _told(self) -> list[int]:
        """To whom what was decided is anything new."""
        now = self.match.version
        return [seat for seat, before in self._versions.items() if now(seat) != before]

    async def _seat_bot(self, seat: int, bot: str, receipt: Receipt | None) -> None:
        await self._store.seat_bot(self.id, seat, bot, receipt)
        before = self.audience.presence()
        if bot:
            self.bots[seat] = bot
        else:
            del self.bots[seat]
        self.audience.tell_presence(before)
        self.audience.tell(Seated(self.seats()), self.audience.everybody)
        self._took(receipt)
        await self._keep_time()

    def _took(self, receipt: Receipt | None) -> None:
        if receipt is not None:
            self._receipts.took(receipt)
