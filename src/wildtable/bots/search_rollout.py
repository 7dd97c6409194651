"""What may become of a position: everybody plays on by a small beam, and chance by lot."""

from random import Random
from typing import Final, final

from wildtable.bots.search import BeamSearch
from wildtable.kernel.chance import below, sample
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.turn import CHANCE

MOST: Final = 120  # decisions in a row, for games that don't say when a main turn has ended
AHEAD: Final = 2  # states to look at for each move there is, at least: who has many must not guess


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

    def play_on(self, state: State, until: int, seed: float) -> None:
        """Until so many main turns of the match have ended, or the match has.

        Chance has lots of its own, so that it decides alike after turns that are thought through
        at different length.
        """
        lots, rng = Random(seed), Random(seed)
        for _ in range(MOST):
            if not state.stack or state.main_turn() >= until:
                break
            self.decide(state, lots, rng)

    def decide(self, state: State, lots: Random, rng: Random) -> tuple[int, list[int]]:
        """Let chance, or a seat, make its next decision: who did, and what."""
        state.barrier = False  # what was turned up is known now
        self.states += 1
        turn = state.turn()
        seat = turn.seat
        if seat == CHANCE:
            drawn = sample(state.chance(), lots)
            state.apply(CHANCE, drawn)
            return CHANCE, [drawn]
        if len(turn.seats) > 1 and not turn.sealed:
            seat = turn.seats[below(len(turn.seats), rng.random)]
        moves = state.legal(seat)
        if len(moves) == 1:
            state.apply(seat, moves[0])
            return seat, moves
        budget = max(self.budget, AHEAD * len(moves))
        beam = BeamSearch(self.game, self.content, seat, turn.sealed, rng, self.width, budget)
        beam.begin(state, moves)
        beam.run()
        self.states += budget - beam.budget
        chain = beam.best_node().certain
        for move in chain:
            state.apply(seat, move)
        return seat, chain
