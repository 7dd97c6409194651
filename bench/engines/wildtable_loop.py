"""Wildtable, driven move by move from an interpreted loop, as a bridge or a script would."""

from random import Random

from bench.engines import Count, Play
from bench.engines.start import starts
from wildtable.kernel.chance import sample
from wildtable.kernel.turn import CHANCE, NOBODY


def prepare(name: str) -> Play:
    start = starts(name)

    def play(games: int, rng: Random) -> Count:
        moves = chance = 0
        for _ in range(games):
            state = start()
            while (seat := state.turn().seat) != NOBODY:
                if seat == CHANCE:
                    move = sample(state.chance(), rng)
                    chance += 1
                else:
                    legal = state.legal(seat)
                    move = legal[int(rng.random() * len(legal))]
                state.apply(seat, move)
                moves += 1
            state.outcome()
        return Count(moves, chance)

    return play
