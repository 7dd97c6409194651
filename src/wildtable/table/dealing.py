"""How a match begins: every seat adds a word to chance, and then chance begins to draw.

Nobody is waited for any more who is silent for long; but seats that nobody has taken are, until
whoever made the match wants to begin without them.
"""

import asyncio
from typing import Final, final

from wildtable.kernel.game import Denial
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.kept_table import KeptTable
from wildtable.table.store import Receipt
from wildtable.table.wire import Deal, Word


@final
class Dealing:
    """The beginning of one match; who is silent has `patience` seconds."""

    def __init__(self, table: KeptTable, patience: float) -> None:
        self._table: Final = table
        self._words: Final = table.course.words
        self._patience: Final = patience
        self._until = 0.0  # by the loop's clock; 0: it does not run yet

    async def hear(self, receipt: Receipt, message: Word | Deal) -> Denial | None:
        """Take what a seat adds; chance draws as soon as nobody is waited for."""
        denial = self._refuse(receipt.seat, message)
        if denial is not None:
            return denial
        table, words = self._table, self._words
        if isinstance(message, Deal):
            words.silence(words.awaited())
        else:
            words.add(self._seats_with(receipt.seat), message.word)
        if words.awaited():
            await table.store.keep_words(table.id, words.so_far(), receipt)
            table.took(receipt)
            table.tell_course()
        else:
            await self.deal(receipt)
        return None

    async def deal(self, receipt: Receipt | None) -> None:
        """Let chance begin, without the words that are missing."""
        table, match = self._table, self._table.match
        match.fair = self._words.close()
        await asyncio.to_thread(match.settle)  # it may have a lot to deal, and others want to play
        await table.keep(receipt, match.fair.nonce)
        table.tell_course()

    def wait(self) -> float | None:
        """Seconds until nobody is waited for any more; None: for ever, or there is no need."""
        table, awaited = self._table, self._words.awaited()
        if table.stopped is not None or not self._words.pending or table.course.waiting:
            return None
        if not awaited:
            return 0.0
        if table.untaken() & set(awaited) or not table.audience.seats() - {SPECTATOR}:
            return None
        now = asyncio.get_running_loop().time()
        self._until = self._until or now + self._patience
        return self._until - now

    def _refuse(self, seat: int, message: Word | Deal) -> Denial | None:
        if seat < 0:
            return Denial("KER-turn", "kernel-only-players")
        if not self._words.pending:
            return Denial("KER-words", "kernel-no-words")
        if isinstance(message, Word):
            return None
        if self._table.course.waiting:  # then bots can take the seats
            return Denial("KER-waiting", "kernel-waiting")
        if not self._table.hosted_by(seat):
            return Denial("KER-words", "kernel-only-host-deals")
        return None

    def _seats_with(self, seat: int) -> list[int]:
        """A seat and all others of its person."""
        person = self._table.chairs[seat].person
        own = [chair.seat for chair in self._table.chairs if person and chair.person == person]
        return own or [seat]
