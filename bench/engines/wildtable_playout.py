"""Wildtable with its own loop, which is compiled together with the rules."""

from random import Random

from bench.engines import Count, Play
from bench.engines.start import starts
from wildtable.kernel.playout import playout


def prepare(name: str) -> Play:
    start = starts(name)

    def play(games: int, rng: Random) -> Count:
        moves = 0
        for _ in range(games):
            state = start()
            moves += playout(state, rng)
            state.outcome()
        return Count(moves, None)

    return play
