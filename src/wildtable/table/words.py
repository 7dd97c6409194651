"""The words that seats add to chance: nothing is drawn before all are in.

The secret is bound by its fingerprint, which everybody can see, before anybody adds a word. So who
runs the server can't have chosen a secret that goes well with the words.
"""

from collections.abc import Iterable
from typing import Final, final

from wildtable.kernel.chance import FairChance
from wildtable.table.store import Kept

SILENT: Final = "silent"  # the word of bots, and of who says none


@final
class Words:
    """The chance of one match, and the words for it by seat; none are `pending` once it draws."""

    def __init__(self, kept: Kept) -> None:
        self.fair: Final = FairChance(kept.secret, kept.nonce)
        self._words = list(kept.words)
        self.silence(chair.seat for chair in kept.chairs if chair.bot)

    @property
    def pending(self) -> bool:
        return bool(self._words)

    def awaited(self) -> list[int]:
        """The seats whose word is not there yet."""
        return [seat for seat, word in enumerate(self._words) if not word]

    def so_far(self) -> list[str]:
        """By seat; empty where it is awaited."""
        return list(self._words)

    def add(self, seats: Iterable[int], word: str) -> None:
        """Take a word for these seats, also instead of one before."""
        for seat in seats:
            self._words[seat] = word

    def silence(self, seats: Iterable[int]) -> None:
        """Nothing is to be heard from these seats, unless they have said something."""
        if self._words:
            self.add([seat for seat in seats if not self._words[seat]], SILENT)

    def close(self) -> FairChance:
        """The chance with all words; from now on it draws, and no word is taken any more."""
        self.silence(self.awaited())
        fair = self.fair.with_words(self._words)
        self._words = []
        return fair
