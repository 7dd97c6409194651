"""Many matches at once as arrays: random steps of a `VectorTable`."""

from random import Random

import numpy as np

from bench.engines import Count, Play
from wildtable.bridges.vector import VectorTable

TABLES = 64


def prepare(words: str) -> Play:
    """A count's moves are steps of single tables, with their observations, masks and rewards."""
    name, _, players = words.partition(" ")
    table = VectorTable(name, TABLES, seats=int(players) if players else None, seed=1)

    def play(steps: int, rng: Random) -> Count:
        lots = np.random.default_rng(rng.randrange(1 << 30))
        for _ in range(steps):
            table.step(table.random_moves(lots))
        return Count(steps * TABLES, None)

    return play
