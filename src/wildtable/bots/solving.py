"""A puzzle being solved: a match that begins at its position, and what the moves made bring.

Whatever brings as much as the solution solves it, in whatever way it was done.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, final

from wildtable.bots.idea import missed, tally
from wildtable.bots.puzzle_file import Puzzle
from wildtable.bots.suggest import RatedWay
from wildtable.kernel.game import Content, Denial, Game, State
from wildtable.kernel.match import Match

OVER: Final = Denial("KER-puzzle", "kernel-puzzle-over")  # it has been tried: begin anew


@final
class Solving:
    """A puzzle, its match, and the moves that were made so far.

    `over` is True once they have brought enough, or what was asked for has ended without it.
    """

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle
        self.seat: Final = puzzle.seat
        self.match: Final = match_of(game, puzzle)
        self.tried: Final[list[str]] = []
        self.right = self.over = False
        self._start: Final = self.match.state.clone()

    def play(self, moves: Sequence[int], version: int = -1) -> Denial | None:
        """Make moves, and see whether they solve it."""
        if self.over:
            return OVER
        denial = self.match.play(self.seat, moves, version)
        if denial is None:
            text = self.match.content.moves.text
            self.tried.extend([text(move) for move in moves])
            self.right = self._brought() >= self.puzzle.brings
            self.over = self.right or not self._goes_on()
        return denial

    def refutation(self) -> RatedWay:
        """What comes of what was tried: as it was foreseen, or what it has not brought."""
        for way in self.puzzle.refuted:
            if way.moves == self.tried[: len(way.moves)]:
                return way
        return RatedWay(
            self.tried, 0, 0.0, 0.0, losses=[missed(self.puzzle.brings, self._brought())]
        )

    def _brought(self) -> int:
        match = self.match
        now, then = [
            tally(match.game, match.content, state, self.seat)
            for state in (match.state, self._start)
        ]
        return now - then

    def _goes_on(self) -> bool:
        """Whether the seat is still at what was asked for: an action, or its turn."""
        state = self.match.state
        if state.main_turn() != self._start.main_turn() or self.seat not in state.turn().seats:
            return False
        return self.puzzle.theme != "action" or len(state.stack) > len(self._start.stack)


def match_of(game: Game, puzzle: Puzzle) -> Match:
    """A match that begins where the puzzle does; what is hidden lies as it always does there."""

    def begin(content: Content) -> State:
        return game.load(content, puzzle.position, Random(puzzle.name))

    return Match(game, puzzle.options, puzzle.players, watch=True, begin=begin)
