"""A puzzle being solved: a match that begins at its position, and what the moves made are worth.

What leads to the same position as the solution solves it, in whatever order it was done.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, final

from wildtable.bots.puzzle_file import Puzzle
from wildtable.bots.suggest import Way
from wildtable.kernel.game import Content, Denial, Game, State
from wildtable.kernel.match import Match

OVER: Final = Denial("KER-puzzle", "kernel-puzzle-over")  # it has been tried: begin anew


@final
class Solving:
    """A puzzle, its match, and the moves that were made so far.

    `over` is True once they are the solution, or can't become it any more.
    """

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle
        self.seat: Final = puzzle.seat
        self.match: Final = match_of(game, puzzle)
        self.tried: Final[list[str]] = []
        self.right = self.over = False
        goal = match_of(game, puzzle)
        parse = goal.content.moves.parse
        denial = goal.play(self.seat, [parse(move) for move in puzzle.solution.moves])
        if denial is not None:
            raise ValueError(f"puzzle {puzzle.name}: its solution is refused by {denial.rule}")
        self._goal: Final = goal.state.dump(self.seat)

    def play(self, moves: Sequence[int], version: int = -1) -> Denial | None:
        """Make moves, and see whether they solve it."""
        if self.over:
            return OVER
        denial = self.match.play(self.seat, moves, version)
        if denial is None:
            text = self.match.content.moves.text
            self.tried.extend([text(move) for move in moves])
            solution = self.puzzle.solution.moves
            self.right = self.tried[: len(solution)] == solution or self._is_there()
            self.over = self.right or not self._may_get_there()
        return denial

    def refutation(self) -> Way | None:
        """What is known of what was tried, if it was foreseen."""
        for way in self.puzzle.refuted:
            short = min(len(way.moves), len(self.tried))
            if way.moves[:short] == self.tried[:short] and not self._agree(short):
                return way
        return None

    def _agree(self, moves: int) -> bool:
        return self.puzzle.solution.moves[:moves] == self.tried[:moves]

    def _is_there(self) -> bool:
        return self.match.state.dump(self.seat) == self._goal

    def _may_get_there(self) -> bool:
        """Whether all that was done is part of the solution, and the seat may still go on."""
        missing = Counter(self.puzzle.solution.moves)
        missing.subtract(self.tried)
        return min(missing.values()) >= 0 and self.seat in self.match.turn().seats


def match_of(game: Game, puzzle: Puzzle) -> Match:
    """A match that begins where the puzzle does; what is hidden lies as it always does there."""

    def begin(content: Content) -> State:
        return game.load(content, puzzle.position, Random(puzzle.name))

    return Match(game, puzzle.options, puzzle.players, watch=True, begin=begin)
