"""A kind of decision is one class: who decides, what they may do, what it does, and why not.

A chapter of the rules exports its decisions; the state keeps a stack of frames and asks the
decision of the frame on top:

    @final
    class Bidding(Decision[Board]):
        # LIF-14 the others bid food, clockwise, until all but one have passed
        def legal(self, table: Board, seat: int) -> list[int]: ...
        def why_not(self, table: Board, seat: int, move: int) -> Denial | None: ...
        def apply(self, table: Board, seat: int, move: int) -> None: ...

    DECISIONS: Final = decisions(FRAMES, Bidding(BIDDING), Drawing(DRAWING), ...)

There is one instance of each kind; what is at stake lies in the frame, never in the instance.
"""

from abc import abstractmethod
from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from wildtable.kernel.frames import FIRST, FrameSpace
from wildtable.kernel.game import Denial, State
from wildtable.kernel.turn import ASK, BY_CHANCE, Turn

Board = TypeVar("Board", bound=State)  # a game's own, with what lies on its table


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[Board]):
    """One kind of decision, at frames of one kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind  # the number of its frames

    def turn(self, table: Board) -> Turn:
        """Who decides; unless a decision says else, the seat in the first field of its frame."""
        return ASK[table.stack[FIRST]]

    @abstractmethod
    def legal(self, table: Board, seat: int) -> list[int]:
        """All moves of a seat that is asked, never empty, each once."""

    @abstractmethod
    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        """The rule that forbids this move to a seat that is asked, or None: another road there."""

    @abstractmethod
    def apply(self, table: Board, seat: int, move: int) -> None:
        """Make a legal move."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        """Where chance decides: (move, weight) in a fixed order."""
        return []

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        """Why a seat that is not asked has to wait, where the rules say more than "not now"."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceDecision(Decision[Board]):
    """A decision that chance makes: it has `chance` and `apply`."""

    def turn(self, table: Board) -> Turn:
        return BY_CHANCE

    def legal(self, table: Board, seat: int) -> list[int]:
        return []

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        return None

    @abstractmethod
    def chance(self, table: Board) -> list[tuple[int, int]]:
        """(move, weight) in a fixed order."""


@final
class Context(ChanceDecision[Any]):
    """Stands for frames that nobody decides at: something lies on them, or there is a mistake."""

    def turn(self, table: Any) -> Turn:
        raise RuntimeError(f"nobody decides at a frame of kind {self.kind}")

    def chance(self, table: Any) -> list[tuple[int, int]]:
        return []

    def apply(self, table: Any, seat: int, move: int) -> None:
        raise RuntimeError(f"nothing can be done at a frame of kind {self.kind}")


def decisions(frames: FrameSpace, *known: Decision[Any]) -> list[Decision[Any]]:
    """Decisions by the kind of their frames. Raises where one is missing, double or too many."""
    by_kind: dict[int, Decision[Any]] = {}
    for decision in known:
        if decision.kind in by_kind:
            raise ValueError(f"two decisions for frames of kind {decision.kind}")
        by_kind[decision.kind] = decision
    found: list[Decision[Any]] = []
    for kind in frames.kinds:
        if kind.asks != (kind.number in by_kind):
            raise ValueError(f"frame {kind.name}: " + ("no decision" if kind.asks else "a context"))
        found.append(by_kind.pop(kind.number) if kind.asks else Context(kind.number))
    if by_kind:
        raise ValueError(f"decisions without a kind of frame: {sorted(by_kind)}")
    return found
