"""Many matches as arrays: what is in them, and that they are the matches of the rules."""

from random import Random

import numpy as np
import pytest

from wildtable.bridges.vector import IllegalMove, VectorTable
from wildtable.kernel import registry
from wildtable.kernel.game import Outcome

GAMES = ("connect-four", "leduc", "goofspiel", "wildlife", "wilderness", "wildlands", "defenders")

each_game = pytest.mark.parametrize("name", GAMES)


def played(table: VectorTable, steps: int) -> VectorTable:
    """After some random steps."""
    rng = np.random.default_rng(1)
    for _ in range(steps):
        table.step(table.random_moves(rng))
    return table


@each_game
def test_the_arrays_hold_what_the_rules_say(name: str) -> None:
    table = played(VectorTable(name, 3), 40)
    for row, state in enumerate(table._stepper.states):
        seat = int(table.seats[row])
        assert seat in state.turn().seats
        assert table.observations[row].tolist() == state.observe(seat)
        assert np.flatnonzero(table.masks[row]).tolist() == sorted(state.legal(seat))


@each_game
def test_an_observation_never_changes_under_redeal(name: str) -> None:
    table = played(VectorTable(name, 2, seed="redeal"), 60)
    for row, state in enumerate(table._stepper.states):
        seat = int(table.seats[row])
        for sample in [state.redeal(seat, Random(number)) for number in range(3)]:
            assert table.observations[row].tolist() == sample.observe(seat)


@each_game
def test_observations_keep_to_the_bounds_of_their_fields(name: str) -> None:
    table = played(VectorTable(name, 2), 60)
    for slot in table.slots:
        part = table.observations[:, table.place(slot.name)]
        assert part.shape == (2, slot.size)
        assert slot.least - 1 <= part.min()
        assert part.max() <= slot.most


def test_a_table_plays_the_same_however_many_there_are() -> None:
    few, many = VectorTable("leduc", 2, seed=7), VectorTable("leduc", 5, seed=7)
    for _ in range(50):
        first = [int(np.flatnonzero(mask)[0]) for mask in many.masks]
        few.step(first[:2])
        many.step(first)
        assert (few.observations == many.observations[:2]).all()
        assert (few.rewards == many.rewards[:2]).all()


def test_a_match_that_ends_pays_and_the_next_one_begins() -> None:
    table, rng = VectorTable("connect-four", 4), np.random.default_rng(1)
    ends = 0
    for _ in range(100):
        rewards, over = table.step(table.random_moves(rng))
        ends += int(over.sum())
        assert (rewards.sum(axis=1) == 0).all()
        assert (rewards[~over] == 0).all()
        assert set(np.unique(rewards[over])) <= {-1.0, 0.0, 1.0}
        assert table.masks.any(axis=1).all()
    assert ends > 4


def test_rewards_follow_ranks_and_ties_share() -> None:
    assert Outcome([9, 5, 5, 1], [1, 2, 2, 4]).rewards() == [1, 0, 0, -1]
    assert Outcome([3, 3], [1, 1]).rewards() == [0, 0]
    assert Outcome.together(3, won=True, score=1).rewards() == [1, 1, 1]
    assert Outcome.together(1, won=False, score=0).rewards() == [-1]


def test_an_illegal_move_is_refused_with_what_is_legal() -> None:
    table = VectorTable("connect-four", 2)
    for _ in range(6):
        table.step([3, 2])
    with pytest.raises(IllegalMove, match="table 0: 'drop d' is not legal; legal: drop a, drop b"):
        table.step([3, 3])
    with pytest.raises(IllegalMove, match="table 1: '99' is not legal"):
        table.step([0, 99])
    with pytest.raises(ValueError, match="2 moves, one for each table"):
        table.step([0])


def test_a_field_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="has no field 'gold'; known: seat, stack"):
        VectorTable("leduc", 1).place("gold")


def test_every_game_of_ours_declares_its_fields() -> None:
    assert all(registry.game(name).fields() is not None for name in GAMES)
