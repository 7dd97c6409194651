"""PettingZoo's test of parallel environments on every game, and who acts at once in which."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from wildtable.bridges.spaces import Observed
from wildtable.bridges.vector import IllegalMove
from wildtable.bridges.zoo_parallel import ParallelZoo, zoo_parallel_env

GAMES = ("connect-four", "leduc", "goofspiel", "wildlife", "wilderness", "wildlands", "defenders")
# By game, on two seats: whether answers come at once. The page on bridges says the same.
AT_ONCE = {"goofspiel", "wildlands", "defenders"}
LASTS = 1  # seeds actions with which no match is over in fewer than the four steps that are tested

each_game = pytest.mark.parametrize("name", GAMES)


def chosen(env: ParallelZoo, seen: dict[str, Observed]) -> dict[str, int]:
    """An action for everybody: a legal one, by lot."""
    rng = np.random.default_rng(env.made)
    legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
    return {agent: int(rng.choice(moves)) for agent, moves in legal.items()}


@each_game
def test_pettingzoo_s_parallel_api_test(name: str) -> None:
    parallel_api_test(zoo_parallel_env(name), num_cycles=60)


@each_game
def test_pettingzoo_s_parallel_seed_test(name: str) -> None:
    parallel_seed_test(lambda: zoo_parallel_env(name), num_cycles=20)


@each_game
def test_pettingzoo_s_max_cycles_test(name: str) -> None:
    """Its AEC environment is the parallel one, in which everybody acts in every cycle."""

    def made(max_cycles: int) -> ParallelZoo:
        options = {"cards": "6"} if name == "goofspiel" else {}  # of four, the last plays itself
        env = zoo_parallel_env(name, options=options, max_cycles=max_cycles)
        for agent in env.possible_agents:
            env.action_space(agent).seed(LASTS)
        return env

    max_cycles_test(
        SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles)))
    )


@each_game
def test_the_same_seed_and_actions_make_the_same_match(name: str) -> None:
    one, other = zoo_parallel_env(name), zoo_parallel_env(name)
    seen = [one.reset(seed=5)[0], other.reset(seed=5)[0]]
    for _ in range(20):
        for agent in one.agents:
            assert (seen[0][agent]["observation"] == seen[1][agent]["observation"]).all()
        actions = chosen(one, seen[0])
        seen = [env.step(actions)[0] for env in (one, other)]
        if not one.agents:
            break


@each_game
def test_several_act_at_once_where_the_game_asks_in_secret(name: str) -> None:
    env = zoo_parallel_env(name, seats=2, max_cycles=400)
    most = 0
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        while env.agents:
            most = max(most, len(env.asked))
            seen, rewards, *_ = env.step(chosen(env, seen))
        assert env.game.together or sum(rewards.values()) == pytest.approx(0)
    assert (most > 1) == (name in AT_ONCE)


def test_a_match_is_cut_off_after_so_many_steps() -> None:
    env = zoo_parallel_env("goofspiel", max_cycles=2)
    seen, _ = env.reset(seed=1)
    seen, _, _, cut, _ = env.step(chosen(env, seen))
    assert not any(cut.values())
    _, rewards, over, cut, _ = env.step(chosen(env, seen))
    assert all(cut.values())
    assert not any(over.values())
    assert set(rewards.values()) == {0.0}
    assert env.agents == []


def test_an_illegal_action_is_refused() -> None:
    env = zoo_parallel_env("connect-four")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="seat_0: 99 is not legal; legal: "):
        env.step({"seat_0": 99, "seat_1": env.wait})
    with pytest.raises(IllegalMove, match="seat_1 is not asked, so its action is 7: to wait"):
        env.step({"seat_0": 3, "seat_1": 3})


def test_it_draws_itself() -> None:
    env = zoo_parallel_env("connect-four", render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
