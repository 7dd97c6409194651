"""What people report to whoever made the match, and to those who run the server.

A report names somebody, and perhaps what they have said: by its number, so that what its author
takes back is told nowhere any more.
"""

from collections.abc import Sequence
from typing import Final, final

from wildtable.kernel.game import Denial
from wildtable.table.store import Reported, Said
from wildtable.table.talk import Conversation
from wildtable.table.wire import Report, ReportInfo, Reports

MOST: Final = 50  # reports of one match


@final
class Complaints:
    """Everything that was reported at one match, in its order."""

    def __init__(self, reported: Sequence[Reported], talk: Conversation, seats: int) -> None:
        self.reported: Final = list(reported)
        self._talk: Final = talk
        self._seats: Final = seats

    def refuse(self, seat: int, message: Report) -> Denial | None:
        if message.about == seat or message.about >= self._seats:
            return Denial("KER-report", "kernel-report-whom")
        if message.remark and self._number(seat, message) < 0:
            return Denial("KER-report", "kernel-report-what")
        if not message.reason.isprintable():
            return Denial("KER-talk", "kernel-unprintable")
        if len(self.reported) >= MOST:
            return Denial("KER-report", "kernel-report-enough")
        return None

    def made(self, seat: int, message: Report) -> Reported:
        """A report that is not refused, as it is kept."""
        reason = " ".join(message.reason.split())
        return Reported(seat, message.about, self._number(seat, message), reason)

    def told(self, host: Sequence[int]) -> Reports:
        """What who made the match may know: not by whom, and nothing about itself."""
        return Reports(
            [
                ReportInfo(each.about, self._said(each.remark), each.reason)
                for each in self.reported
                if each.about not in host
            ]
        )

    def _said(self, number: int) -> str:
        return self._talk.said[number].remark.text if number >= 0 else ""

    def _number(self, seat: int, message: Report) -> int:
        """The last remark that is meant, if this seat has heard it."""
        talk = self._talk
        found = [
            number
            for number, said in enumerate(talk.said)
            if talk.reaches(said, seat) and _is_meant(said, message)
        ]
        return found[-1] if found else -1


def _is_meant(said: Said, message: Report) -> bool:
    return bool(message.remark) and (said.remark.seat, said.remark.text) == (
        message.about,
        message.remark,
    )
