"""The life of a match beside its rules: waiting for people, pauses, and what others must agree to.

A match that is open waits until every seat is somebody's. A pause, its end, and taking back what
others have seen need the consent of everybody who plays. What is proposed is not kept: after a
restart it is proposed again.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, final

from wildtable.kernel.game import Denial
from wildtable.kernel.match import Match
from wildtable.table.store import Kept, Store
from wildtable.table.wire import Life, Proposal, Proposed
from wildtable.table.words import ChanceWords


@final
class MatchCourse:
    """How it stands with one match."""

    def __init__(self, kept: Kept, match: Match) -> None:
        self.waiting = kept.open
        self.paused = kept.paused
        self.hushed = kept.hushed
        self.words: Final = ChanceWords(kept)
        self._match: Final = match
        self._proposed: Proposed | None = None
        self._seat = -1
        self._asked: frozenset[int] = frozenset()
        self._agreed: set[int] = set()
        self._length = 0  # of the log when it was proposed: what happens since makes it stale

    def told(self) -> Life:
        """What everybody may know of it."""
        proposal = None
        if self._proposed is not None and not self._stale():
            rest = sorted(self._asked - self._agreed)
            proposal = Proposal(self._proposed, self._seat, rest)
        words, seals = self.words.awaited(), self.words.seals()
        return Life(self.waiting, self.paused, proposal, self.hushed, words, seals)

    def halt(self) -> Denial | None:
        """Why nobody may decide now, if so."""
        if self.waiting:
            return Denial("KER-waiting", "kernel-waiting")
        if self.words.pending:
            return Denial("KER-words", "kernel-words")
        if self.paused:
            return Denial("KER-paused", "kernel-paused")
        return None

    def propose(self, what: Proposed, seat: int, others: Iterable[int]) -> Denial | None:
        """Ask the others for something, instead of what was proposed before."""
        denial = self._refuse(what, seat)
        if denial is None:
            self._proposed, self._seat = what, seat
            self._asked, self._agreed = frozenset(others) - {seat}, set()
            self._length = len(self._match.log)
        return denial

    def consent(self, seat: int, yes: bool) -> Denial | None:
        """A seat agrees or not; whoever proposes can take it back."""
        asked = self._asked | {self._seat}
        if self._proposed is None or self._stale() or seat not in asked:
            return Denial("KER-consent", "kernel-nothing-proposed")
        if not yes:
            self._proposed = None
        elif seat != self._seat:
            self._agreed.add(seat)
        return None

    def decided(self) -> tuple[Proposed, int] | None:
        """What all have agreed to and who proposed it; it is no longer proposed then."""
        if self._proposed is None or self._stale() or self._agreed < self._asked:
            return None
        what, self._proposed = self._proposed, None
        return what, self._seat

    def _stale(self) -> bool:
        return self._proposed == "undo" and len(self._match.log) != self._length

    def _refuse(self, what: Proposed, seat: int) -> Denial | None:
        if not 0 <= seat < self._match.seats:
            return Denial("KER-turn", "kernel-only-players")
        if self._match.over():
            return Denial("KER-over", "kernel-over")
        if what == "undo":
            if self._match.last_of(seat) < 0:
                return Denial("KER-undo", "kernel-nothing-to-undo")
            return self.halt()
        if self.waiting:
            return self.halt()
        if (what == "pause") == self.paused:
            return Denial("KER-paused", "kernel-paused" if self.paused else "kernel-not-paused")
        return None


async def keep(store: Store, match: str, what: Literal["paused", "hushed"], so: int) -> None:
    """Keep whether a match is paused, or its talk closed."""
    await store.ready()
    await store.sql.write((f"UPDATE matches SET {what} = $2 WHERE id = $1", (match, so)))


def everybody_else(match: Match, seat: int) -> Sequence[int]:
    return [other for other in range(match.seats) if other != seat]
