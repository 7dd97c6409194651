"""From where somebody may look back at a match, and at what.

While a match goes on, everybody may look back from their own seat, and sees what they saw then.
Once it is over nothing is hidden any more: then every seat is open to whoever has a link.
"""

from collections.abc import Sequence

from wildtable.kernel.match import Match
from wildtable.kernel.moves import BadText
from wildtable.kernel.past import Past, moments
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.table import Table
from wildtable.table.trouble import Refused


def check_now(table: Table, own: int) -> None:
    """Raises Refused for whoever may watch a match only later: all that was is too much."""
    if not table.audience.is_now(own):
        message = "Only who plays can look back at a match that others watch later."
        raise Refused(403, "only-players", message)


def check_over(table: Table) -> None:
    """Raises Refused while a match goes on: what could have been done is nobody's business yet."""
    if not table.match.over():
        raise Refused(409, "not-over", "A match can be reviewed when it is over.")


def parsed(match: Match, moves: Sequence[str]) -> list[int]:
    """Moves by their texts. Raises Refused."""
    try:
        return [match.content.moves.parse(move) for move in moves]
    except BadText as error:
        raise Refused(400, "bad-moves", str(error)) from error


def open_seats(table: Table, own: int) -> list[int]:
    """From where somebody may look back."""
    every = [*range(table.match.seats), SPECTATOR]
    return every if table.match.over() else [own]


def found(match: Match, seat: int, version: int) -> tuple[int, Past]:
    """How much a seat had heard before a moment of it, and the moment. Raises Refused."""
    heard = 0
    for past in moments(match, seat):
        if past.version == version:
            return heard, past
        heard = past.heard
    raise Refused(404, "unknown-moment", f"This match has no moment {version} for this seat.")


def viewer_of(table: Table, own: int, seat: int | None) -> int:
    """The seat to look from, if one may. Raises Refused."""
    check_now(table, own)
    viewer = own if seat is None else seat
    if viewer not in open_seats(table, own):
        message = "While a match goes on, you can look back from your own seat only."
        if table.match.over():
            message = f"This match has no seat {viewer}."
        allowed = [str(each) for each in open_seats(table, own)]
        raise Refused(403, "not-your-view", message, allowed)
    return viewer
