"""The small agent's parts: it plays what is legal, and learns from who won."""

import numpy as np
import pytest

from tools.train import TABLES, MoveParts, Policy, Trainer
from wildtable.bridges.vector import VectorTable

pytestmark = pytest.mark.pure_only


def test_moves_are_drawn_among_the_legal_ones_by_their_weights() -> None:
    table = VectorTable("connect-four", 400)
    policy = Policy(MoveParts(table.content.moves))
    policy.weights[policy.words.names.index("column:d")] = np.log(6)
    choice = policy.choose(table, np.random.default_rng(1))
    assert choice.moves.shape == (400,)
    assert choice.odds[choice.legal == 3] == pytest.approx(0.5)
    assert 150 < (choice.moves == 3).sum() < 250
    assert choice.odds[choice.rows == 7].sum() == pytest.approx(1)


def test_what_winners_did_more_than_expected_becomes_likelier() -> None:
    policy = Policy(MoveParts(VectorTable("connect-four", 1).content.moves))
    did = np.zeros((2, len(policy.words.names)))
    did[0, policy.words.names.index("column:d")] = 2.0
    did[1, policy.words.names.index("column:a")] = 2.0
    policy.learn(did, np.array([1.0, -1.0]))
    learnt = dict(zip(policy.words.names, policy.weights, strict=True))
    assert learnt["column:d"] > 0 > learnt["column:a"]
    assert learnt["column:b"] == learnt[""] == 0


def test_what_is_gathered_is_nothing_on_average() -> None:
    trainer = Trainer(seed=1)
    seats = trainer.table.seats.astype(np.int64)
    choice = trainer.policy.choose(trainer.table, trainer.rng)
    trainer._gather(choice, seats)
    families = [place for place, name in enumerate(trainer.policy.words.names) if ":" not in name]
    sums = trainer.gathered[np.arange(TABLES), seats][:, families[1:]].sum(axis=1)
    assert sums == pytest.approx(0, abs=1e-9)  # a move has one kind, done or expected
