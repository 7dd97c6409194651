"""OpenSpiel, driven from Python: its games in C++, and those it has in Python."""

from random import Random

import open_spiel.python.games  # noqa: F401  registers the games written in Python
import pyspiel

from bench.engines import Count, Play


def prepare(name: str) -> Play:
    game = pyspiel.load_game(name)

    def play(games: int, rng: Random) -> Count:
        moves = chance = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = sample(state.chance_outcomes(), rng)
                    chance += 1
                else:
                    legal = state.legal_actions()
                    action = legal[int(rng.random() * len(legal))]
                state.apply_action(action)
                moves += 1
            state.returns()
        return Count(moves, chance)

    return play


def sample(outcomes: list[tuple[int, float]], rng: Random) -> int:
    roll = rng.random()
    for action, odd in outcomes:
        roll -= odd
        if roll < 0:
            return action
    return outcomes[-1][0]  # the odds add up to a little less than 1
