"""How a match begins: every seat adds a word to chance, and then chance begins to draw.

Nobody is waited for any more who is here and silent for long; but who is not here is, and seats
that nobody has taken are, until whoever made the match wants to begin without them.
"""

import asyncio
from typing import Final, final

from wildtable.kernel.game import Denial
from wildtable.table.kept_table import KeptTable
from wildtable.table.store import Receipt
from wildtable.table.wire import Deal, Seal, Word


@final
class Opening:
    """The beginning of one match; who is silent has `patience` seconds."""

    def __init__(self, table: KeptTable, patience: float) -> None:
        self._table: Final = table
        self._words: Final = table.course.words
        self._patience: Final = patience
        self._until = 0.0  # by the loop's clock; 0: it does not run yet

    async def hear(self, receipt: Receipt, message: Seal | Word | Deal) -> Denial | None:
        """Take what a seat adds; chance draws as soon as nobody is waited for."""
        denial = self._refuse(receipt.seat, message)
        if denial is not None:
            return denial
        words, showing = self._words, self._words.showing
        if isinstance(message, Deal):
            words.silence(words.awaited())
        elif isinstance(message, Seal):
            words.seal(self._seats_with(receipt.seat), message.seal)
        else:
            seats = self._seats_with(receipt.seat)
            if words.sealed:
                seats = [seat for seat in seats if words.promised(seat, message.word)]
            words.add(seats, message.word)
        await self._go_on(receipt, showing)
        return None

    async def lapse(self) -> None:
        """Wait no longer for those who are silent, if it is time."""
        wait = self.wait()
        if wait is not None and wait <= 0:
            showing = self._words.showing
            self._words.silence(self._words.awaited())
            await self._go_on(None, showing)

    async def _go_on(self, receipt: Receipt | None, showing: bool) -> None:
        """Keep what was added, and tell it; or deal, where nobody is waited for any more.

        `showing` is whether words were taken before, already: for them patience begins anew.
        """
        table, words = self._table, self._words
        if not words.awaited():
            await self._deal(receipt)
            return
        if words.showing != showing:
            self._until = 0.0
        await table.store.keep_words(table.id, words.so_far(), words.seals(), receipt)
        table.took(receipt)
        table.tell_course()

    async def _deal(self, receipt: Receipt | None) -> None:
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
        if not set(awaited) <= self._here():
            self._until = 0.0
            return None
        now = asyncio.get_running_loop().time()
        self._until = self._until or now + self._patience
        return self._until - now

    def _here(self) -> set[int]:
        """The seats of everybody who is at the table."""
        present = self._table.audience.seats() & set(range(self._table.match.seats))
        return {seat for each in present for seat in self._seats_with(each)}

    def _refuse(self, seat: int, message: Seal | Word | Deal) -> Denial | None:
        words = self._words
        if seat < 0:
            return Denial("KER-turn", "kernel-only-players")
        if not words.pending:
            return Denial("KER-words", "kernel-no-words")
        if isinstance(message, Seal):
            return self._refuse_seal()
        if isinstance(message, Word):
            return self._refuse_word(seat, message.word) if words.sealed else None
        if self._table.course.waiting:  # then bots can take the seats
            return Denial("KER-waiting", "kernel-waiting")
        if not self._table.hosted_by(seat):
            return Denial("KER-words", "kernel-only-host-deals")
        return None

    def _refuse_seal(self) -> Denial | None:
        if not self._words.sealed:
            return Denial("KER-words", "kernel-no-seals")
        return Denial("KER-words", "kernel-all-sealed") if self._words.showing else None

    def _refuse_word(self, seat: int, word: str) -> Denial | None:
        if not self._words.showing:
            return Denial("KER-words", "kernel-seal-first")
        if not self._words.seals()[seat]:
            return Denial("KER-words", "kernel-all-sealed")
        return (
            None if self._words.promised(seat, word) else Denial("KER-words", "kernel-other-word")
        )

    def _seats_with(self, seat: int) -> list[int]:
        """A seat and all others of its person."""
        person = self._table.chairs[seat].person
        own = [chair.seat for chair in self._table.chairs if person and chair.person == person]
        return own or [seat]
