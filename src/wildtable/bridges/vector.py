"""Many matches at once as arrays, for programs that learn: `pip install 'wildtable[vector]'`.

    table = VectorTable("wildlife", 64, seats=4)
    while True:
        rewards, over = table.step(policy(table.observations, table.masks))

The matches run in the compiled rules (`kernel/stepper.py`); here their numbers become arrays.
"""

from collections.abc import Mapping
from typing import Final, final

import numpy as np
import numpy.typing as npt

from wildtable.kernel.fields import MOST, Slot
from wildtable.kernel.game import Game
from wildtable.kernel.registry import game as game_called
from wildtable.kernel.stepper import Stepper

Moves = npt.NDArray[np.int64]


class NoObservations(ValueError):
    """A game that says nothing about its fields can't be learnt from numbers."""


class IllegalMove(ValueError):
    """A move that is not legal at a table; says where, and what is."""


def slots_of(game: Game, options: Mapping[str, str], seats: int) -> list[Slot]:
    """What the places of an observation are."""
    fields = game.fields()
    if fields is None:
        raise NoObservations(f"{game.name} declares no fields, so it has no observations")
    return fields.slots(game.content(game.with_defaults(options, seats)), seats)


@final
class VectorTable:
    """`count` matches of a game side by side, each waiting for one seat to decide.

    The arrays are filled anew by every step: copy what you keep.

    - `seats`, int8 (count): who decides at each table.
    - `observations`, int32 (count, places): what that seat knows; `slots` names the places.
      Where a field needs more, as the boards of Connect Four do, int64.
    - `masks`, bool (count, moves): which moves it has.
    - `rewards`, float32 (count, players): of the last step, zero but where a match ended.
    - `over`, bool (count): whether a match ended in the last step; the next one has begun.

    With the same seed, table number i plays the same matches, however many tables there are.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one table, not {count}")
        self.game: Final = game if isinstance(game, Game) else game_called(game)
        self.players: Final = min(self.game.seats) if seats is None else seats
        self.options: Final = self.game.with_defaults(options or {}, self.players)
        self.content: Final = self.game.content(self.options)
        self.slots: Final = slots_of(self.game, self.options, self.players)
        self.places: Final = self.slots[-1].first + self.slots[-1].size
        self.count: Final = count
        self._stepper: Final = Stepper(self.game, self.content, self.players, count, str(seed))
        self.seats: Final = np.zeros(count, np.int8)
        # Some games keep a board in the bits of one number.
        wide = max([slot.most for slot in self.slots]) > MOST
        self.observations: Final = np.zeros((count, self.places), np.int64 if wide else np.int32)
        self.masks: Final = np.zeros((count, self.content.moves.size), np.bool_)
        self.rewards: Final = np.zeros((count, self.players), np.float32)
        self.over: Final = np.zeros(count, np.bool_)
        self._fill()

    def step(self, moves: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """A legal move at each table; the rewards, and where a match ended."""
        chosen = np.asarray(moves, np.int64)
        self._refuse(chosen)
        self._stepper.step(chosen.tolist())
        self._fill()
        return self.rewards, self.over

    def random_moves(self, rng: np.random.Generator) -> Moves:
        """A legal move at each table, every one equally likely."""
        legal = self._stepper.legal
        draws = rng.random(self.count).tolist()
        return np.array(
            [moves[int(draw * len(moves))] for moves, draw in zip(legal, draws, strict=True)],
            np.int64,
        )

    def place(self, name: str) -> slice:
        """Where a field lies in an observation."""
        for slot in self.slots:
            if slot.name == name:
                return slice(slot.first, slot.first + slot.size)
        known = ", ".join([slot.name for slot in self.slots])
        raise KeyError(f"{self.game.name} has no field {name!r}; known: {known}")

    def _refuse(self, moves: Moves) -> None:
        if moves.shape != (self.count,):
            raise ValueError(f"{self.count} moves, one for each table, not {moves.shape}")
        inside = (moves >= 0) & (moves < self.masks.shape[1])
        legal = inside & self.masks[np.arange(self.count), np.where(inside, moves, 0)]
        if not legal.all():
            table = int(np.flatnonzero(~legal)[0])
            space = self.content.moves
            known = [space.text(move) for move in self._stepper.legal[table][:12]]
            what = space.text(int(moves[table])) if inside[table] else str(moves[table])
            raise IllegalMove(f"table {table}: {what!r} is not legal; legal: {', '.join(known)}")

    def _fill(self) -> None:
        stepper = self._stepper
        self.seats[:] = stepper.asked
        seen = np.array(stepper.observations(), self.observations.dtype)
        self.observations[:] = seen.reshape(self.observations.shape)
        self.masks[:] = False
        self.masks.ravel()[stepper.places()] = True
        self.rewards.ravel()[:] = stepper.rewards
        self.over[:] = stepper.over
