"""Mistakes that beginners make, told before they are made.

A game has a function for each: of the position, the seat that decides and its moves, it gives the
warnings that are due. It may look only at what the seat knows.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from wildtable.kernel.game import State
from wildtable.kernel.scene import Warning

S = TypeVar("S", bound=State)
Mistake = Callable[[S, int, list[int]], Iterator[Warning]]


def warnings_of(state: S, seat: int, mistakes: Iterable[Mistake[S]]) -> list[Warning]:
    """What a seat should think of before it decides; nothing for whoever is not asked."""
    if seat not in state.turn().seats:
        return []
    moves = state.legal(seat)
    return [warning for mistake in mistakes for warning in mistake(state, seat, moves)]
