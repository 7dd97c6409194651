"""A match in which every move is held against its news, the same for every game."""

from collections.abc import Callable
from random import Random
from typing import Any

from wildtable.kernel.chance import sample
from wildtable.kernel.moves import Space
from wildtable.kernel.turn import CHANCE

Told = dict[str, list[tuple[int, ...]]]  # the arguments of events, by kind
Check = Callable[[Any, int, Any, Told], None]  # before, the move, after, what was told


def listen(state: Any, events: Space, check: Check, most: int, rng: Random) -> set[str]:
    """Play so many random moves and check each; the kinds of events that were met."""
    met: set[str] = set()
    for _ in range(most):
        turn = state.turn()
        if state.outcome() is not None:
            break
        if turn.seat == CHANCE:
            seat, move = CHANCE, sample(state.chance(), rng)
        else:
            seat = rng.choice(turn.seats)
            move = rng.choice(state.legal(seat))
        before = state.clone()
        news: list[int] = []
        state.news = news
        state.apply(seat, move)
        told = heard(news, events)
        check(before, move, state, told)
        met |= {name for name in told if told[name]}
    return met


def heard(news: list[int], events: Space) -> Told:
    found: Told = {family.name: [] for family in events.families}
    for event in news:
        family = events.family_of(event)
        found[family.name].append(tuple(family.args(event)))
    return found
