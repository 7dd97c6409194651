"""What is said at a table.

Where the rules ask for silence nobody at the table says anything, and what spectators say then is
for spectators alone, also later.
"""

from collections.abc import Iterable
from typing import Final, final

from wildtable.kernel.game import Denial
from wildtable.kernel.match import Match
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.store import Said
from wildtable.table.wire import Remark, Say

LONGEST_MEMORY: Final = 200  # remarks that somebody who comes is told


@final
class Conversation:
    """Everything that was said at one match, in its order.

    Where those who watch do so `late`, they hear only each other: the rest is of a later moment.
    """

    def __init__(self, said: Iterable[Said], *, late: bool = False) -> None:
        self.said: Final = list(said)
        self._late: Final = late

    def heard_by(self, seat: int) -> list[Remark]:
        """The last of what reached a seat."""
        heard = [each.remark for each in self.said if self.reaches(each, seat)]
        return heard[-LONGEST_MEMORY:]

    def reaches(self, said: Said, seat: int) -> bool:
        if seat != SPECTATOR:
            return not said.apart
        return not self._late or said.remark.seat == SPECTATOR


def refuse_say(match: Match, seat: int, message: Say, *, hushed: bool) -> Denial | None:
    """Why something can't be said now, if it can't; `hushed`: only in the game's own phrases."""
    if hushed and message.phrase is None:
        return Denial("KER-talk", "kernel-talk-closed")
    if seat != SPECTATOR and not match.turn().talk:
        return Denial("KER-silence", "kernel-silence")
    if (message.phrase is None) == (not spoken(message)):
        return Denial("KER-talk", "kernel-nothing-said")
    if not spoken(message).isprintable():
        return Denial("KER-talk", "kernel-unprintable")
    if message.phrase is not None:
        offered = match.game.scene(match.content, match.state, seat).phrases
        if message.phrase not in offered:
            return Denial("KER-talk", "kernel-no-such-phrase")
    return None


def spoken(message: Say) -> str:
    """One line, without spaces that nobody sees."""
    return " ".join(message.text.split())


def said(match: Match, seat: int, message: Say) -> Said:
    apart = seat == SPECTATOR and not match.turn().talk
    return Said(Remark(seat, spoken(message), message.phrase), apart)
