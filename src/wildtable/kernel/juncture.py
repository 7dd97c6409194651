"""One point of a match: the state, the answers that lie sealed beside it, and who has left.

A match is a fold of its log over this. Here also stands why a decision is refused, apart from the
rules of the game.
"""

from collections.abc import Sequence
from typing import Final, final

from wildtable.kernel.game import Content, Denial, State
from wildtable.kernel.line import LEAVE, SEAL, UNSEAL, Line
from wildtable.kernel.turn import CHANCE, NOBODY


@final
class Juncture:
    """The match at one point of its log."""

    def __init__(
        self,
        content: Content,
        state: State,
        answers: list[list[int]],
        left: list[int],
        watched: bool,
    ) -> None:
        self.content: Final = content
        self.state: Final = state
        self.answers: Final = answers  # by seat, [] while it owes one
        self.left: Final = left
        self.watched: Final = watched  # whoever listens gets stills too

    def clone(self) -> "Juncture":
        answers = [list(chain) for chain in self.answers]
        return Juncture(self.content, self.state.clone(), answers, list(self.left), self.watched)

    def owing(self) -> list[int]:
        """Seats that must still decide: in a sealed turn those without an answer."""
        turn = self.state.turn()
        if not turn.sealed:
            return list(turn.seats)
        return [seat for seat in turn.seats if not self.answers[seat]]

    def take(self, line: Line, told: list["Happening"] | None) -> bool:
        """Apply a line that may be applied; True if it is a barrier to free undo."""
        if line.kind == SEAL:
            self.answers[line.seat] = line.moves
        elif line.kind == UNSEAL:
            self.answers[line.seat] = []
        elif line.kind == LEAVE:
            self.left.append(line.seat)
            self._hear(told)
            self.state.leave(line.seat)
            self._tell(told, line.seat, -1)
            self._drop_stale_answers()
        else:
            self._make(line.seat, line.moves[0], told)
            return line.seat == CHANCE or self.state.barrier or self.state.turn().sealed
        if self._all_in():
            self._open_answers(told)
        # In a sealed turn nothing is free to undo (an answer can be changed instead): otherwise
        # whether it is free would show who has answered.
        return True

    def _open_answers(self, told: list["Happening"] | None) -> None:
        for seat, chain in enumerate(self.answers):
            for move in chain:
                self._make(seat, move, told)
            self.answers[seat] = []

    def _all_in(self) -> bool:
        turn = self.state.turn()
        return turn.sealed and all([len(self.answers[seat]) > 0 for seat in turn.seats])

    def _drop_stale_answers(self) -> None:
        """After somebody left: an answer stays if its seat still owes one and it still holds."""
        turn = self.state.turn()
        for seat, chain in enumerate(self.answers):
            if chain and not (
                turn.sealed
                and seat in turn.seats
                and refuse_chain(self.content, self.state, seat, chain, sealed=True) is None
            ):
                self.answers[seat] = []

    def _make(self, seat: int, move: int, told: list["Happening"] | None) -> None:
        self.state.barrier = False
        self._hear(told)
        self.state.apply(seat, move)
        self._tell(told, seat, move)

    def _hear(self, told: list["Happening"] | None) -> None:
        if told is not None:
            self.state.news = []
            self.state.stills = [] if self.watched else None

    def _tell(self, told: list["Happening"] | None, seat: int, move: int) -> None:
        if told is not None:
            told.append(Happening(seat, move, self.state.news or [], self.state.stills or []))
            self.state.news = self.state.stills = None


@final
class Happening:
    """A move that was made (-1: the seat left), the events that came of it, a still of each."""

    def __init__(self, seat: int, move: int, events: list[int], stills: list[State]) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events
        self.stills: Final = stills  # none where nobody watches


def refuse_seat(state: State, seat: int) -> Denial | None:
    """Why a seat may not decide now: the game's own reason, or that it is not asked."""
    turn = state.turn()
    if turn.seat == NOBODY:
        return Denial("KER-over", "kernel-over")
    if seat not in turn.seats:
        return state.not_asked(seat) or Denial("KER-turn", "kernel-not-asked", {"seat": seat})
    return None


def refuse_chance(state: State, move: int) -> Denial | None:
    """Why chance can't make this move."""
    if state.turn().seat != CHANCE or move not in [drawn for drawn, _ in state.chance()]:
        return Denial("KER-chance", "kernel-no-chance")
    return None


def refuse(content: Content, state: State, seat: int, move: int) -> Denial | None:
    """Why a seat that is asked may not make this move; numbers outside the space too."""
    if not 0 <= move < content.moves.size:
        return Denial("KER-text", "kernel-no-move", {"move": move})
    return state.why_not(seat, move)


def refuse_chain(
    content: Content, state: State, seat: int, moves: Sequence[int], sealed: bool
) -> Denial | None:
    """Why a chain can't be played: a move is refused, it runs past a barrier, or it is unfinished.

    A sealed answer must be whole; an open chain may stop anywhere.
    """
    if not moves:
        return Denial("KER-empty", "kernel-empty")
    walk = state.clone()
    walk.barrier = False
    for place, move in enumerate(moves):
        if place > 0 and (walk.barrier or seat not in walk.turn().seats):
            return Denial("KER-barrier", "kernel-barrier")
        denial = refuse(content, walk, seat, move)
        if denial is not None:
            return denial
        walk.apply(seat, move)
    turn = walk.turn()
    if sealed and not walk.barrier and turn.sealed and seat in turn.seats:
        return Denial("KER-unfinished", "kernel-unfinished")
    return None
