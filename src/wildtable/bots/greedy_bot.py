"""The bot that plans its turn: it takes the chain that the game's own insight likes best."""

from typing import Final, final

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.search import BeamSearch

SAMPLES: Final = 2  # of what the seat can't see
BUDGET: Final = 500  # states looked at on each
WIDTH: Final = 8  # chains of one length that are followed


@final
class GreedyBot(Bot):
    """Takes the chain of moves on which its position looks best, on a few samples.

    A chain ends at another seat's decision, and at chance unless that only interrupts it. What
    comes after that is left to the game's `value`.
    """

    def decide(self, sight: Sight) -> list[int]:
        first = sight.sample()
        moves = first.legal(sight.seat)
        sealed = first.turn().sealed
        if len(moves) == 1 and not sealed:
            return moves
        sight.rng.shuffle(moves)  # so that equals are not always taken in the same order
        searches: list[BeamSearch] = []
        for number in range(SAMPLES):
            search = BeamSearch(
                sight.game, sight.content, sight.seat, sealed, sight.rng, WIDTH, BUDGET
            )
            search.begin(first if number == 0 else sight.sample(), moves)
            # What is hidden often has no bearing on a turn: then one sample says it all.
            if not searches or not search.agrees_with(searches[0]):
                search.run()
                searches.append(search)
        best = max(moves, key=lambda move: sum([each.value_of(move) for each in searches]))
        return searches[0].without_detour(first, searches[0].best[best]).certain
