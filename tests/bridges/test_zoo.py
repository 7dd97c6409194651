"""PettingZoo's own tests on every game, and what its users rely on."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from wildtable.bridges.vector import IllegalMove
from wildtable.bridges.zoo import WildtableZoo, zoo_env

GAMES = ("connect-four", "leduc", "goofspiel", "wildlife", "wilderness", "wildlands", "defenders")

each_game = pytest.mark.parametrize("name", GAMES)
# It would like plain arrays; its own board games have dicts with a mask, as these do.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def play(env: WildtableZoo) -> dict[str, float]:
    """The first legal move of everybody, to the end; what each has got."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    return got


@each_game
def test_pettingzoo_s_api_test(name: str) -> None:
    api_test(zoo_env(name), num_cycles=30)


@each_game
def test_pettingzoo_s_seed_test(name: str) -> None:
    seed_test(lambda: zoo_env(name), num_cycles=10)


def test_rewards_come_at_the_end_and_sum_up_to_nothing() -> None:
    env = zoo_env("goofspiel", seats=3)
    for seed in range(5):
        env.reset(seed=seed)
        assert sum(play(env).values()) == pytest.approx(0)


def test_a_match_is_cut_off_after_so_many_moves() -> None:
    env = zoo_env("wildlife", seats=3, max_cycles=4)
    env.reset(seed=1)
    assert set(play(env).values()) == {0.0}
    assert env.made == 4


def test_a_mask_is_empty_for_who_is_not_asked() -> None:
    env = zoo_env("connect-four")
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].all()
    assert not env.observe("seat_1")["action_mask"].any()


def test_an_illegal_move_is_refused() -> None:
    env = zoo_env("leduc")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="seat_0: 99 is not legal; legal: "):
        env.step(99)


def test_it_draws_itself() -> None:
    env = zoo_env("connect-four", render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
