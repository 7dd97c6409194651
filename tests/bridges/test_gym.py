"""Gymnasium's own checker on every game, and a match from one seat's side."""

from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from wildtable.bridges.gym import SeatEnv

GAMES = ("connect-four", "leduc", "goofspiel", "wildlife", "wilderness", "wildlands", "defenders")


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_s_checker(name: str) -> None:
    check_env(SeatEnv(name), skip_render_check=True)


@pytest.mark.parametrize("name", ["leduc", "goofspiel", "defenders"])
def test_a_match_goes_to_its_end(name: str) -> None:
    env, rng = SeatEnv(name, seat=1, seats=2), Random(1)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, reward, over, cut, info = env.step(
            rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        )
        assert not cut
        assert over or reward == 0
    assert -1 <= reward <= 1
    assert "reason" in info
    assert not seen["action_mask"].any()


def test_the_same_seed_gives_the_same_match() -> None:
    env = SeatEnv("leduc", seat=1)
    first, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert (first["observation"] == again["observation"]).all()


def test_an_illegal_move_loses() -> None:
    env = SeatEnv("leduc")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"] == env.content.moves.text(illegal)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="a seat of 2: 0 to 1, not 2"):
        SeatEnv("leduc", seat=2)
