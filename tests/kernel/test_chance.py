"""Chance: by weight, without bias, and open to a check."""

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildtable.kernel.chance import SPAN, FairChance, pick, sample


def test_every_unit_of_weight_is_one_roll() -> None:
    outcomes = [(10, 1), (11, 3), (12, 2)]
    assert [pick(outcomes, roll) for roll in range(6)] == [10, 11, 11, 11, 12, 12]
    with pytest.raises(ValueError, match="beyond the total weight"):
        pick(outcomes, 6)


def test_a_sample_follows_the_weights() -> None:
    rng = Random(1)
    counts = Counter([sample([(0, 1), (1, 3)], rng) for _ in range(4000)])
    assert 2850 < counts[1] < 3150


def test_the_stream_is_what_the_documentation_says() -> None:
    fair = FairChance(bytes(range(32)), "salt")
    assert fair.commitment() == hashlib.sha256(bytes(range(32))).hexdigest()
    value = int.from_bytes(hmac.digest(bytes(range(32)), b"salt/7/0", "sha256"), "big")
    assert fair.below(6, 7) == value % 6


def test_a_value_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    fair = FairChance.seeded("again")
    bound = SPAN // 2 + 1  # fits once: nearly half of all values lie beyond and would favour some
    again = 0
    for draw in range(20):
        values = [
            int.from_bytes(hmac.digest(fair.secret, f"/{draw}/{n}".encode(), "sha256"), "big")
            for n in range(30)
        ]
        again += values[0] >= bound
        assert fair.below(bound, draw) == next(value for value in values if value < bound)
    assert again > 0


@given(st.integers(1, 1000), st.integers(0, 50), st.text(max_size=5))
def test_draws_repeat_and_stay_below(bound: int, draw: int, nonce: str) -> None:
    fair = FairChance.seeded("x", nonce)
    assert 0 <= fair.below(bound, draw) < bound
    assert fair.below(bound, draw) == FairChance(fair.secret, nonce).below(bound, draw)


def test_a_fresh_secret_is_new() -> None:
    assert FairChance.fresh().secret != FairChance.fresh().secret
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        FairChance(b"abc")
