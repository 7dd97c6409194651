"""A line of the log. The log is append-only and is the truth of a match.

0 drop d              seat 0 makes a move
* deal king           chance makes one
0 seals bid 3; keep   seat 0 gives (or changes) its sealed answer, a chain of moves
0 unseals             ... and takes it back
0 undoes to 12 with 1 back to what lines 0..11 gave, agreed by seat 1
0 leaves              seat 0 concedes
"""

from collections.abc import Sequence
from typing import Final, final

from wildtable.kernel.moves import BadText, MoveSpace
from wildtable.kernel.turn import CHANCE, MOST_SEATS

MOVE: Final = 0
SEAL: Final = 1
UNSEAL: Final = 2
UNDO: Final = 3
LEAVE: Final = 4


@final
class Line:
    """One line: `kind` says which of the six forms, the other fields what stands in it."""

    def __init__(
        self,
        kind: int,
        seat: int,
        moves: Sequence[int] = (),
        to: int = -1,
        agreed: Sequence[int] = (),
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.moves: Final = list(moves)
        self.to: Final = to
        self.agreed: Final = list(agreed)

    def text(self, space: MoveSpace) -> str:
        who = "*" if self.seat == CHANCE else str(self.seat)
        if self.kind == MOVE:
            return f"{who} {space.text(self.moves[0])}"
        if self.kind == SEAL:
            return f"{who} seals " + "; ".join([space.text(move) for move in self.moves])
        if self.kind == UNSEAL:
            return f"{who} unseals"
        if self.kind == LEAVE:
            return f"{who} leaves"
        agreed = " with " + " ".join([str(seat) for seat in self.agreed]) if self.agreed else ""
        return f"{who} undoes to {self.to}{agreed}"


def read_line(text: str, space: MoveSpace) -> Line:
    """The line that a text says. Raises BadText."""
    who, _, rest = text.strip().partition(" ")
    seat = CHANCE if who == "*" else _number(who, "a seat")
    if seat != CHANCE and not 0 <= seat < MOST_SEATS:
        raise BadText(f"there is no seat {seat}")
    verb, _, tail = rest.strip().partition(" ")
    if verb == "seals":
        return Line(SEAL, seat, [space.parse(part) for part in tail.split(";")])
    if verb == "unseals" and not tail:
        return Line(UNSEAL, seat)
    if verb == "leaves" and not tail:
        return Line(LEAVE, seat)
    if verb == "undoes":
        goal, _, agreed = tail.partition(" with ")
        number = _number(goal.removeprefix("to "), "a line number")
        return Line(UNDO, seat, (), number, [_number(word, "a seat") for word in agreed.split()])
    return Line(MOVE, seat, [space.parse(rest)])


def _number(word: str, what: str) -> int:
    if not word.isdecimal():
        raise BadText(f"{word!r} is not {what}")
    return int(word)
