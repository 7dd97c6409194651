"""The words that seats add to chance: nothing is drawn before all are in.

The secret is bound by its fingerprint, which everybody can see, before anybody adds a word. So who
runs the server can't have chosen a secret that goes well with the words. Where they are those of
more than one person, each is sealed by its own fingerprint first, and shown when all seals are in:
so nobody can have chosen a word that goes well with the secret and the other words.
"""

from collections.abc import Iterable, Sequence
from typing import Final, final

from wildtable.kernel.chance import FairChance
from wildtable.kernel.seals import SILENT, seal_of
from wildtable.table.store import Chair, Kept


def several(chairs: Sequence[Chair]) -> bool:
    """Whether seats are those of more than one person, as far as that is known yet."""
    seats = [chair for chair in chairs if chair.kind != "bot"]
    return len({chair.person or chair.seat for chair in seats}) > 1


@final
class ChanceWords:
    """The chance of one match, and the words for it by seat; none are `pending` once it draws."""

    def __init__(self, kept: Kept) -> None:
        self.fair: Final = FairChance(kept.secret, kept.nonce)
        self._words = list(kept.words)
        self._seals = list(kept.seals)
        self.silence(chair.seat for chair in kept.chairs if chair.bot)
        self.reseat(kept.chairs)

    def reseat(self, chairs: Sequence[Chair]) -> None:
        """Who sits where now: of one person alone nothing need be promised, if nothing is yet."""
        if not any(self._seals) and not several(chairs):
            self._seals = []

    @property
    def pending(self) -> bool:
        return bool(self._words)

    @property
    def sealed(self) -> bool:
        """Whether seals are asked for before words."""
        return bool(self._seals)

    @property
    def showing(self) -> bool:
        """Whether words are taken: all seals are in, or none are asked for."""
        return all(seal or word for seal, word in zip(self._seals, self._words, strict=False))

    def awaited(self) -> list[int]:
        """The seats whose word is not there yet; where seals are missing, whose seal is not."""
        blank = [seat for seat, word in enumerate(self._words) if not word]
        return blank if self.showing else [seat for seat in blank if not self._seals[seat]]

    def so_far(self) -> list[str]:
        """By seat; empty where it is awaited."""
        return list(self._words)

    def seals(self) -> list[str]:
        """By seat; empty where there is none. None at all where they are not asked for."""
        return list(self._seals)

    def promised(self, seat: int, word: str) -> bool:
        """Whether a word is the one that a seat has sealed."""
        return self._seals[seat] == seal_of(word)

    def seal(self, seats: Iterable[int], seal: str) -> None:
        """Take a seal for these seats, also instead of one before."""
        for seat in seats:
            self._seals[seat] = seal

    def add(self, seats: Iterable[int], word: str) -> None:
        """Take a word for these seats, also instead of one before."""
        for seat in seats:
            self._words[seat] = word

    def silence(self, seats: Iterable[int]) -> None:
        """Nothing is to be heard from these seats, unless they have said something.

        The seal of a seat that has sent one stands for its word then: it is there already, so
        nobody can change it any more, and everybody can see that no word was shown.
        """
        if self._words:
            for seat in seats:
                seal = self._seals[seat] if self._seals else ""
                self._words[seat] = self._words[seat] or seal or SILENT

    def close(self) -> FairChance:
        """The chance with all words; from now on it draws, and no word is taken any more."""
        self.silence(self.awaited())
        fair = self.fair.with_words(self._words, self._seals)
        self._words, self._seals = [], []
        return fair
