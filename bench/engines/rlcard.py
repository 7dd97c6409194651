"""RLCard's environments; the cards it deals on its own are counted as chance."""

from random import Random

import rlcard

from bench.engines import Count, Play


def prepare(name: str) -> Play:
    env = rlcard.make(name, config={"seed": 1})

    def play(games: int, rng: Random) -> Count:
        decisions = dealt = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(rng.random() * len(legal))])
                decisions += 1
            env.get_payoffs()
            dealt += len(env.game.players) + (env.game.public_card is not None)
        return Count(decisions + dealt, dealt)

    return play
