"""The bot that plays at random: the weakest level, and the yardstick for all others."""

from typing import final

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.search import is_whole


@final
class RandomBot(Bot):
    """Takes every legal move with the same probability."""

    def decide(self, sight: Sight) -> list[int]:
        state = sight.sample()
        sealed = state.turn().sealed
        chain: list[int] = []
        while not chain or not is_whole(state, sight.seat, sealed):
            move = sight.rng.choice(state.legal(sight.seat))
            state.apply(sight.seat, move)
            chain.append(move)
        return chain
