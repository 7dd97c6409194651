"""Catanatron: four players of Catan, the nearest big board game that runs in plain Python.

Its dice and cards are drawn inside a decision, so chance has no moves of its own here.
"""

from random import Random

from catanatron import Color, Game, Player
from catanatron.game import TURNS_LIMIT

from bench.engines import Count, Play


def prepare(players: str) -> Play:
    seats = [Player(color) for color in list(Color)[: int(players)]]

    def play(games: int, rng: Random) -> Count:
        moves = 0
        for _ in range(games):
            game = Game(seats, seed=rng.randrange(1, 1 << 30))
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                actions = game.state.playable_actions
                action = actions[int(rng.random() * len(actions))]
                game.execute(action, validate_action=False)
                moves += 1
        return Count(moves, 0)

    return play
