"""Observations and moves as spaces of Gymnasium, which PettingZoo uses, too."""

from collections.abc import Callable, Sequence
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from wildtable.bridges.vector import NoObservations
from wildtable.kernel.game import Content, Game, State


class Observed(TypedDict):
    """What a seat knows, and which moves it has; no moves for a seat that is not asked."""

    observation: npt.NDArray[np.int64]
    action_mask: npt.NDArray[np.int8]


def observation_space(game: Game, content: Content, seats: int, more: int = 0) -> spaces.Dict:
    """The bounds of every place, from the game's fields; `more` are actions that are no moves."""
    fields = game.fields()
    if fields is None:
        raise NoObservations(f"{game.name} declares no fields, so it has no observations")
    slots = fields.slots(content, seats)
    sizes = [slot.size for slot in slots]
    low = np.repeat(np.array([slot.least - 1 for slot in slots], np.int64), sizes)
    high = np.repeat(np.array([slot.most for slot in slots], np.int64), sizes)
    mask = spaces.Box(0, 1, (content.moves.size + more,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int64), "action_mask": mask})


class Moves(spaces.Discrete):
    """Every move of a game. What it samples without a mask is legal now, if anything is."""

    def __init__(self, size: int, legal: Callable[[], Sequence[int]]) -> None:
        super().__init__(size)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and (legal := self.legal()):
            return np.int64(self.np_random.choice(legal))
        return np.int64(super().sample(mask, probability))


def legal_moves(state: State, seat: int) -> list[int]:
    """Nothing for a seat that is not asked."""
    return state.legal(seat) if seat in state.turn().seats else []


def seen_by(state: State, seat: int, moves: int) -> Observed:
    mask = np.zeros(moves, np.int8)
    mask[legal_moves(state, seat)] = 1
    return {"observation": np.array(state.observe(seat), np.int64), "action_mask": mask}
