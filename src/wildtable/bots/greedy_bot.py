"""The bot that plans its turn: it takes the way that the game's own insight likes best."""

from typing import Final, final

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.search import Look

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
        looks: list[Look] = []
        for number in range(SAMPLES):
            look = Look(sight.game, sight.content, sight.seat, sealed, sight.rng, WIDTH, BUDGET)
            look.begin(first if number == 0 else sight.sample(), moves)
            # What is hidden often has no bearing on a turn: then one sample says it all.
            if not looks or not look.is_like(looks[0]):
                look.follow()
                looks.append(look)
        best = max(moves, key=lambda move: sum([look.value_of(move) for look in looks]))
        return looks[0].straight(first, looks[0].best[best]).firm
