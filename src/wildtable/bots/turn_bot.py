"""The bot that looks at whole turns, and at what the others may answer."""

from typing import Final, final

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.search_turns import Strength, TurnSearch


@final
class TurnBot(Bot):
    """Takes the turn after which it stands best once the others have had theirs."""

    def __init__(self, strength: Strength) -> None:
        self.strength: Final = strength

    def decide(self, sight: Sight) -> list[int]:
        state = sight.sample()
        moves = state.legal(sight.seat)
        if len(moves) == 1 and not state.turn().sealed:
            return moves
        search = TurnSearch(
            sight.game, sight.content, state, sight.seat, sight.rng, self.strength, sight.seconds
        )
        return search.run()
