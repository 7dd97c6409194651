"""What may become of a position: everybody plays on by a small beam, and chance by lot."""

from random import Random
from typing import Final, final

from wildtable.bots.search import BeamSearch
from wildtable.kernel.chance import below, sample
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.turn import CHANCE

MOST: Final = 120  # decisions in a row, for games that don't say when a main turn has ended


@final
class Rollout:
    """Plays states on; `width` and `budget` are those of everybody's beam.

    Who decides sees the whole sample, as everybody does who looks ahead on one.
    """

    def __init__(self, game: Game, content: Content, width: int, budget: int) -> None:
        self.game: Final = game
        self.content: Final = content
        self.width: Final = width
        self.budget: Final = budget
        self.states = 0  # visited so far, in beams and by what was decided

    def play_on(self, state: State, until: int, rng: Random) -> None:
        """Until so many main turns of the match have ended, or the match has."""
        for _ in range(MOST):
            if not state.stack or state.main_turn() >= until:
                break
            self.decide(state, rng)

    def decide(self, state: State, rng: Random) -> None:
        """Let chance, or a seat, make its next decision."""
        state.barrier = False  # what was turned up is known now
        self.states += 1
        turn = state.turn()
        seat = turn.seat
        if seat == CHANCE:
            state.apply(CHANCE, sample(state.chance(), rng))
            return
        if len(turn.seats) > 1 and not turn.sealed:
            seat = turn.seats[below(len(turn.seats), rng.random)]
        moves = state.legal(seat)
        if len(moves) == 1:
            state.apply(seat, moves[0])
            return
        if len(moves) > self.budget:
            moves = rng.sample(moves, self.budget)
        beam = BeamSearch(self.game, self.content, seat, turn.sealed, rng, self.width, self.budget)
        beam.begin(state, moves)
        beam.run()
        self.states += self.budget - beam.budget
        for move in beam.best_node().certain:
            state.apply(seat, move)
