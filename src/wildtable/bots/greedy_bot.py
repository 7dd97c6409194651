"""The bot that looks one decision ahead: it takes what the game's own insight likes best."""

from collections import deque
from typing import Final, final

from wildtable.bots.bot import Bot, Sight, is_whole
from wildtable.kernel.game import Content, Game, State

SAMPLES: Final = 2  # of what the seat can't see
BUDGET: Final = 400  # states looked at for a decision, over all samples
WON: Final = 1_000_000_000  # beyond any value a game gives to a state that goes on


@final
class GreedyBot(Bot):
    """Takes the chain of moves after which its position looks best, on a few samples.

    A chain ends at a barrier, at chance or at another seat's decision. What comes after that is
    left to the game's `value`.
    """

    def decide(self, sight: Sight) -> list[int]:
        first = sight.sample()
        moves = first.legal(sight.seat)
        sealed = first.turn().sealed
        if len(moves) == 1 and not sealed:
            return moves
        samples = [first, *[sight.sample() for _ in range(SAMPLES - 1)]]
        share = max(1, BUDGET // (len(moves) * len(samples)))
        sight.rng.shuffle(moves)  # so that equals are not always taken in the same order
        best: list[int] = []
        best_value = 0
        for move in moves:
            value = 0
            chain: list[int] = []
            for sample in samples:
                look = Look(sight.game, sight.content, sight.seat, sealed, share)
                found, chain = look.best_after(sample, move)
                value += found
            if not best or value > best_value:
                best, best_value = chain, value
        return best if sealed else best[:1]


@final
class Look:
    """A search through the chains of one seat, within a budget of states."""

    def __init__(self, game: Game, content: Content, seat: int, sealed: bool, budget: int) -> None:
        self.game: Final = game
        self.content: Final = content
        self.seat: Final = seat
        self.sealed: Final = sealed
        self.budget = budget

    def best_after(self, state: State, move: int) -> tuple[int, list[int]]:
        """The best value that a chain beginning with this move reaches, and the chain."""
        ahead = deque([(self.after(state, move), [move])])
        best: list[int] = []
        best_value = 0
        while ahead and (self.budget > 0 or not best):
            # Short chains first; out of budget, the nearest way to any whole one.
            here, chain = ahead.popleft() if self.budget > 0 else ahead.pop()
            if is_whole(here, self.seat, self.sealed):
                value = self.value(here)
                if not best or value > best_value:
                    best, best_value = chain, value
            if self.goes_on(here):
                for following in here.legal(self.seat):
                    ahead.append((self.after(here, following), [*chain, following]))
        return best_value, best

    def after(self, state: State, move: int) -> State:
        child = state.clone()
        child.barrier = False
        child.apply(self.seat, move)
        self.budget -= 1
        return child

    def goes_on(self, state: State) -> bool:
        turn = state.turn()
        return not state.barrier and self.seat in turn.seats and turn.sealed == self.sealed

    def value(self, state: State) -> int:
        outcome = state.outcome()
        if outcome is None:
            return self.game.value(self.content, state, self.seat)
        return WON if outcome.ranks[self.seat] == 1 else -WON + outcome.scores[self.seat]
