"""Copies of Wildtable's states, which a search makes by the million: clones and redeals."""

from random import Random

from bench.engines import Count, Play
from bench.engines.start import starts
from wildtable.kernel.chance import sample
from wildtable.kernel.game import State
from wildtable.kernel.turn import CHANCE, NOBODY

POSITIONS = 100


def prepare(what: str) -> Play:
    """Prepare for `clone goofspiel` or `redeal goofspiel`; a count's moves are copies."""
    kind, _, name = what.partition(" ")
    states = [(state, max(0, state.turn().seat)) for state in positions(name, Random(1))]

    def clone(rounds: int, rng: Random) -> Count:
        for _ in range(rounds):
            for state, _ in states:
                state.clone()
        return Count(rounds * len(states), 0)

    def redeal(rounds: int, rng: Random) -> Count:
        for _ in range(rounds):
            for state, seat in states:
                state.redeal(seat, rng)
        return Count(rounds * len(states), 0)

    return {"clone": clone, "redeal": redeal}[kind]


def positions(name: str, rng: Random) -> list[State]:
    """Positions from random games, a fifth of all that were met."""
    start = starts(name)
    state = start()
    found: list[State] = []
    while len(found) < POSITIONS:
        seat = state.turn().seat
        if seat == NOBODY:
            state = start()
            continue
        if rng.random() < 0.2:
            found.append(state.clone())
        moves = state.chance() if seat == CHANCE else [(move, 1) for move in state.legal(seat)]
        state.apply(seat, sample(moves, rng))
    return found
