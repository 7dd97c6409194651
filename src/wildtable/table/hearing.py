"""What a table answers to each message of a seat, and what it does for it.

Whoever calls holds the lock of the table. What is refused changes nothing.
"""

from typing import Final, final

from wildtable.bots.levels import LEVELS
from wildtable.kernel.game import Denial
from wildtable.kernel.juncture import refuse, refuse_seat
from wildtable.kernel.moves import UnknownMove
from wildtable.kernel.scene import Phrase
from wildtable.table.dealing import Opening
from wildtable.table.kept_table import KeptTable
from wildtable.table.life import everybody_else, keep
from wildtable.table.store import Receipt
from wildtable.table.talk import refuse_say, said
from wildtable.table.wire import (
    Ack,
    Answer,
    Commit,
    Consent,
    Deal,
    Deciding,
    Denied,
    Doing,
    Guessed,
    Hush,
    Leave,
    Order,
    Play,
    Propose,
    Proposed,
    Reason,
    Report,
    Say,
    Seal,
    Stage,
    Talk,
    ToTable,
    Undo,
    Unstage,
    Why,
    Withdraw,
    Word,
)

STAND_IN: Final = list(LEVELS)[-1]  # who plays for a person that has left: the strongest


@final
class Hearing:
    """Hears what seats say at one table."""

    def __init__(self, table: KeptTable, dealing: Opening) -> None:
        self._table: Final = table
        self._dealing: Final = dealing

    async def answer(self, receipt: Receipt, message: ToTable) -> Answer:
        """Do what a seat asks for; what came of it has been shown when this returns."""
        if isinstance(message, Why):
            return self._reason(receipt, message.move)
        try:
            denial = await self._do(receipt, message)
        except UnknownMove as error:
            return Denied(receipt.key, "KER-text", Phrase(error.message, error.arguments))
        if denial is None:
            return Ack(receipt.key)
        return Denied(receipt.key, denial.rule, Phrase(denial.message, denial.args))

    async def _do(self, receipt: Receipt, message: Doing) -> Denial | None:
        if isinstance(message, Say):
            return await self._say(receipt, message)
        if isinstance(message, Hush):
            return await self._hush(receipt, message)
        if isinstance(message, Report):
            return await self._report(receipt, message)
        if self._table.stopped is not None:
            return Denial("KER-stopped", "kernel-stopped")
        if isinstance(message, (Seal, Word, Deal)):
            return await self._dealing.hear(receipt, message)
        if isinstance(message, (Propose, Consent)):
            return await self._agree(receipt, message)
        if isinstance(message, (Order, Withdraw)):
            return await self._order(receipt, message)
        if isinstance(message, Leave):
            return await self._leave(receipt)
        return await self._play(receipt, message)

    async def _play(self, receipt: Receipt, message: Deciding) -> Denial | None:
        if isinstance(message, Guessed):
            return Denial("KER-lesson", "kernel-no-lesson")
        denial = self._table.course.halt()
        if denial is not None:
            return denial
        if receipt.seat in self._table.bots:  # a person that decides has come back
            await self._table.seat_bot(receipt.seat, "", None)
        if isinstance(message, (Stage, Unstage)):
            return self._arrange(receipt.seat, message)
        return await self._decide(receipt, message)

    def _arrange(self, seat: int, message: Stage | Unstage) -> Denial | None:
        """Staging changes what one seat sees, and nothing that is kept."""
        match = self._table.match
        if isinstance(message, Stage):
            denial = match.stage(seat, self._number(message.move))
            if denial is not None:
                return denial
        elif match.staged(seat) is None:
            return None
        else:
            match.unstage(seat, message.keep)
        self._table.audience.show_seat(seat)
        return None

    async def _decide(self, receipt: Receipt, message: Commit | Play | Undo) -> Denial | None:
        seat, match = receipt.seat, self._table.match
        if isinstance(message, Commit):
            denial = match.commit(seat, message.version)
        elif isinstance(message, Play):
            moves = [self._number(move) for move in message.moves]
            denial = match.play(seat, moves, message.version)
        else:
            denial = match.undo(seat)
        if denial is None:
            await self._table.keep(receipt)
        return denial

    async def _agree(self, receipt: Receipt, message: Propose | Consent) -> Denial | None:
        """Ask the others, or answer them; what all agree to is done."""
        course, seat = self._table.course, receipt.seat
        if isinstance(message, Propose):
            denial = course.propose(message.what, seat, self._table.people())
        else:
            denial = course.consent(seat, message.yes)
        if denial is not None:
            return denial
        decided = course.decided()
        if decided is not None:
            await self._carry_out(*decided)
        self._table.tell_course()
        return None

    async def _carry_out(self, what: Proposed, seat: int) -> None:
        table, match = self._table, self._table.match
        if what != "undo":
            await keep(table.store, table.id, "paused", what == "pause")
            table.course.paused = what == "pause"
            await table.keep_time()
        elif match.undo(seat, match.last_of(seat), everybody_else(match, seat)) is None:
            await table.keep(None)

    async def _leave(self, receipt: Receipt) -> Denial | None:
        table = self._table
        if table.course.words.pending:  # there is nothing yet to leave
            return table.course.halt()
        denial = table.match.leave(receipt.seat)
        if denial is None:
            await table.keep(receipt)
        elif denial.message == "kernel-cannot-leave":
            await table.seat_bot(receipt.seat, STAND_IN, receipt)
        else:
            return denial
        return None

    async def _order(self, receipt: Receipt, message: Order | Withdraw) -> Denial | None:
        """Hear what a seat says beforehand; nobody else notices."""
        orders, seat, name = self._table.orders, receipt.seat, message.name
        if isinstance(message, Order):
            denial = orders.refuse(seat, name, message.value)
            line = orders.line(seat, name, message.value, given=True)
        else:
            denial = None if orders.has(seat, name) else Denial("KER-order", "kernel-no-such-order")
            line = orders.line(seat, name, 0, given=False)
        if denial is None:
            await self._table.keep_order(line, receipt)
            self._table.tell_orders(seat)
        return denial

    async def _say(self, receipt: Receipt, message: Say) -> Denial | None:
        table, talk = self._table, self._table.conversation
        denial = refuse_say(table.match, receipt.seat, message, hushed=table.course.hushed)
        if denial is not None:
            return denial
        new = said(table.match, receipt.seat, message)
        await table.store.say(table.id, len(talk.said), new, receipt)
        talk.said.append(new)
        table.took(receipt)
        heard = [seat for seat in table.audience.everybody if talk.reaches(new, seat)]
        table.audience.tell(Talk([new.remark]), heard)
        return None

    async def _hush(self, receipt: Receipt, message: Hush) -> Denial | None:
        table = self._table
        if not table.hosted_by(receipt.seat):
            return Denial("KER-talk", "kernel-only-host")
        await keep(table.store, table.id, "hushed", message.closed)
        table.course.hushed = message.closed
        table.tell_course()
        return None

    async def _report(self, receipt: Receipt, message: Report) -> Denial | None:
        """Note what somebody complains about; nobody but the host is told."""
        table, complaints = self._table, self._table.complaints
        denial = complaints.refuse(receipt.seat, message)
        if denial is not None:
            return denial
        new = complaints.made(receipt.seat, message)
        await table.store.report(table.id, len(complaints.reported), new, receipt)
        complaints.reported.append(new)
        table.took(receipt)
        table.tell_reports()
        return None

    def _reason(self, receipt: Receipt, text: str) -> Answer:
        match, seat = self._table.match, receipt.seat
        try:
            move = self._number(text)
        except UnknownMove as error:
            return Denied(receipt.key, "KER-text", Phrase(error.message, error.arguments))
        stage = match.staged(seat)
        state = match.state if stage is None else stage.preview
        denial = refuse_seat(match.state, seat) or refuse(match.content, state, seat, move)
        if denial is None:
            return Reason(receipt.key, None, None)
        return Reason(receipt.key, denial.rule, Phrase(denial.message, denial.args))

    def _number(self, text: str) -> int:
        return self._table.match.content.moves.parse(text)
