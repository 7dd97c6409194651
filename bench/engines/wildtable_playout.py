"""Wildtable with its own loop, which is compiled together with the rules."""

from random import Random

from bench.engines import Count, Play
from wildtable.kernel.playout import playout
from wildtable.kernel.registry import game


def prepare(name: str) -> Play:
    rules = game(name)
    seats = rules.seats[0]
    content = rules.content(rules.with_defaults({}, seats))

    def play(games: int, rng: Random) -> Count:
        moves = 0
        for _ in range(games):
            state = rules.start(content, seats)
            moves += playout(state, rng)
            state.outcome()
        return Count(moves, None)

    return play
