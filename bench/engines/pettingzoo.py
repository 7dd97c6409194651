"""PettingZoo's Connect Four: the environment as its users make it, or without its wrappers."""

from random import Random

from pettingzoo.classic import connect_four_v3

from bench.engines import Count, Play


def prepare(form: str) -> Play:
    """Prepare `env` or `raw_env`. A game stops at its last move: nobody takes dead steps."""
    env = {"env": connect_four_v3.env, "raw_env": connect_four_v3.raw_env}[form]()

    def play(games: int, rng: Random) -> Count:
        moves = 0
        for _ in range(games):
            env.reset()
            while True:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                moves += 1
        return Count(moves, 0)

    return play
