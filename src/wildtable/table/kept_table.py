"""A match as a table has it: who sits where, how it stands, and what is kept and shown of it.

Whoever changes it holds its lock. What was decided is kept first, and shown then.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from wildtable.kernel.game import Denial
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import state_hash
from wildtable.kernel.view import result
from wildtable.table.audience import Audience
from wildtable.table.delayed import late_match
from wildtable.table.life import MatchCourse
from wildtable.table.orders import StandingOrders
from wildtable.table.pacing import Pacing
from wildtable.table.rebuild import Rebuilt, Stopped, awaited
from wildtable.table.receipts import Receipts
from wildtable.table.reports import Complaints
from wildtable.table.seating import seat_info
from wildtable.table.settings import Settings
from wildtable.table.store import Kept, LogMark, OrderLine, Receipt, Store
from wildtable.table.talk import Conversation
from wildtable.table.windows import Window
from wildtable.table.wire import Seated
from wildtable.table.wire_clock import Clocks
from wildtable.table.wire_matches import SeatInfo


class KeptTable:
    """One match in memory.

    One that is `stopped` can be looked at and talked about, and nothing else.
    """

    def __init__(self, kept: Kept, rebuilt: Rebuilt, store: Store, settings: Settings) -> None:
        self.id: Final = kept.id
        self.match: Final[Match] = rebuilt.match
        self.stopped: Final[Stopped | None] = rebuilt.stopped
        self.store: Final = store
        self.lock: Final = asyncio.Lock()
        self.host: Final = kept.host
        self.watchers: Final = kept.watchers
        self.suggestions: Final = kept.suggestions
        self.advised: Final = [chair.advised for chair in kept.chairs]  # how often, by seat
        self.chairs = kept.chairs
        self.bots: Final = {chair.seat: chair.bot for chair in self.chairs if chair.bot}
        self.course: Final = MatchCourse(kept, self.match)
        self.orders: Final = StandingOrders(self.match, kept.orders)
        self._pace: Final = settings.pace
        self.window: Final = Window(self.match, self._beat)
        self.time: Final = Pacing(kept, self.match, self.course, store.house)
        self.late: Final = late_match(kept, self.match, settings)
        self.audience: Final = Audience(self.match, self.lock, self.bots, settings, self.late)
        self.receipts: Final = Receipts(kept.receipts)
        self.conversation: Final = Conversation(kept.talk, late=self.late is not None)
        self.complaints: Final = Complaints(kept.reports, self.conversation, self.match.seats)
        self.length = len(kept.lines)  # of the log as it is kept
        self._lots: Final = hashlib.sha256(b"bots " + kept.secret).digest()
        self._versions = self._versions_now()

    # --- who sits where ---------------------------------------------------------------------

    def seats(self) -> list[SeatInfo]:
        """Who sits where."""
        return [seat_info(chair, playing=chair.seat in self.bots) for chair in self.chairs]

    def hosted_by(self, seat: int) -> bool:
        """Whether a seat is that of whoever made the match."""
        return seat >= 0 and self.host != "" and self.chairs[seat].person == self.host

    def hosts(self) -> list[int]:
        """The seats of who made the match."""
        return [seat for seat in range(self.match.seats) if self.hosted_by(seat)]

    def untaken(self) -> set[int]:
        """The seats that somebody is invited to, and nobody has taken."""
        return {chair.seat for chair in self.chairs if chair.invitation and not chair.person}

    def people(self) -> list[int]:
        """The seats that somebody decides for."""
        away = self.untaken()
        return [
            seat
            for seat in range(self.match.seats)
            if seat not in self.bots and seat not in away and seat not in self.match.left()
        ]

    def lots(self, seat: int) -> str:
        """What a bot's lots are drawn with: nobody can foresee it, and it never comes twice."""
        what = f"{seat}/{self.match.version(seat)}"
        return hmac.digest(self._lots, what.encode(), "sha256").hex()

    def _beat(self) -> float:
        """How long a window is open at least: among bots alone nobody need wait for long."""
        beat = self.time.timing.beat
        return beat if len(self.people()) > 1 else min(beat, self._pace)

    # --- keeping and showing ----------------------------------------------------------------

    async def ready(self) -> None:
        """Make sure that a decision could be kept. Raises StoreFailed."""
        await self.store.ready()

    async def keep(self, receipt: Receipt | None, nonce: str = "") -> None:
        """Let chance answer a decision, put both into the store, and show what came of it.

        `nonce` is that of chance, where it begins to draw.
        """
        match = self.match
        match.settle()
        new = [line.text(match.content.moves) for line in match.log[self.length :]]
        opened = self.window.note()
        timed = await self.time.note(self.people())
        mark = LogMark(
            state_hash(match.state),
            result(match.state.outcome()),
            awaited(match),
            self._told(),
            self.time.kept(),
            nonce,
        )
        await self.store.append(self.id, self.length, new, receipt, mark)
        self.length += len(new)
        if self.late is not None:
            self.late.note()
        self._versions = self._versions_now()
        self.took(receipt)
        await self.audience.show()
        if timed or (opened and self.window.left()):
            self._tell_time()
        for line in self.orders.ended():
            await self.keep_order(line, None)
        for seat in range(match.seats):
            self.tell_orders(seat)

    async def play_for(self, seat: int, chain: Sequence[int]) -> Denial | None:
        """Play a chain for a seat: of a bot, or as it is ordered."""
        denial = self.match.play(seat, chain)
        if denial is None:
            await self.keep(None)
        return denial

    def clocks(self) -> Clocks:
        """How the clocks stand, and how long it is to the beat of a window."""
        window = self.window
        length = max(window.length, self.time.timing.window) if self.match.turn().window else 0
        return replace(
            self.time.told(), beat=round(1000 * window.left()), length=round(1000 * length)
        )

    async def keep_time(self) -> None:
        """Something has happened that is no decision: see whose clocks run now.

        Where time is up that comes first (`time_out`), which sees to the clocks as well.
        """
        if not self.time.timed or not await self.time.late():
            await self.note_time()

    async def note_time(self) -> None:
        kept = self.time.kept() if await self.time.note(self.people()) else None
        if kept is not None:
            await self.store.keep_time(self.id, kept)
            self._tell_time()

    async def keep_order(self, line: OrderLine, receipt: Receipt | None) -> None:
        await self.store.order(self.id, self.orders.length, line, receipt)
        self.orders.take(line)
        self.took(receipt)

    async def seat_bot(self, seat: int, bot: str, receipt: Receipt | None) -> None:
        """Let a bot play on for a person, or get up again."""
        await self.store.seat_bot(self.id, seat, bot, receipt)
        before = self.audience.presence()
        if bot:
            self.bots[seat] = bot
        else:
            del self.bots[seat]
        self.audience.tell_presence(before)
        self.audience.tell(Seated(self.seats()), self.audience.everybody)
        self.took(receipt)
        await self.keep_time()

    def took(self, receipt: Receipt | None) -> None:
        if receipt is not None:
            self.receipts.took(receipt)

    def tell_course(self) -> None:
        self.audience.tell(self.course.told(), self.audience.everybody)

    def tell_orders(self, seat: int) -> None:
        news = self.orders.news(seat)
        if news is not None:
            self.audience.tell(news, [seat])

    def tell_reports(self) -> None:
        hosts = self.hosts()
        self.audience.tell(self.complaints.told(hosts), hosts)

    def _tell_time(self) -> None:
        self.audience.tell(self.clocks(), self.audience.everybody)

    def _versions_now(self) -> dict[int, int]:
        return {seat: self.match.version(seat) for seat in self.audience.everybody}

    def _told(self) -> list[int]:
        """To whom what was decided is anything new."""
        now = self.match.version
        return [seat for seat, before in self._versions.items() if now(seat) != before]
