"""Positions of our games to try things on."""

from random import Random

from bench.engines.start import starts
from wildtable.kernel.chance import sample
from wildtable.kernel.game import State
from wildtable.kernel.turn import CHANCE, NOBODY


def positions(game: str, rng: Random, count: int) -> list[State]:
    """Positions from random games in which a seat must decide, a fifth of all that were met."""
    start = starts(game)
    state = start()
    found: list[State] = []
    while len(found) < count:
        seat = state.turn().seat
        if seat == NOBODY:
            state = start()
            continue
        if seat != CHANCE and rng.random() < 0.2:
            found.append(state.clone())
        moves = state.chance() if seat == CHANCE else [(move, 1) for move in state.legal(seat)]
        state.apply(seat, sample(moves, rng))
    return found
