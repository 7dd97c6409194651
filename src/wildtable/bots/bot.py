"""What a bot is, and the only thing it is given: its seat's sight of a match.

A sight holds no true state. It holds one redeal of it, and since a state and its redeals give the
same samples, more of them can be drawn from that one. So a bot can't look, even by mistake.
"""

from abc import ABC, abstractmethod
from math import inf
from random import Random
from typing import Final, final

from wildtable.kernel.game import Content, Game, State


@final
class Sight:
    """A match as one seat that is asked knows it: as many samples as a bot wants.

    `rng` is for all of the bot's random choices, so that a decision can be repeated. `seconds` is
    how long it may think; where a clock stops it, the decision may be another the next time.
    """

    def __init__(
        self,
        game: Game,
        content: Content,
        state: State,
        seat: int,
        rng: Random,
        seconds: float = inf,
    ) -> None:
        self.game: Final = game
        self.content: Final = content
        self.seat: Final = seat
        self.rng: Final = rng
        self.seconds: Final = seconds
        self._sample: Final = state.redeal(seat, rng)

    def sample(self) -> State:
        """A state that looks to the seat like the true one; the caller may play it on."""
        return self._sample.redeal(self.seat, self.rng)


class Bot(ABC):
    """A player that is a program. It keeps nothing between decisions: one can serve many seats."""

    @abstractmethod
    def decide(self, sight: Sight) -> list[int]:
        """A chain of moves: the whole answer where the turn is sealed, else at least one."""
