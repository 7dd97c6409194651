"""What is learned from matches: they play again from their decisions, and weights are found."""

import numpy as np
import pytest

from bench import learn
from wildtable.kernel import registry


@pytest.fixture
def by_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "LINEUPS", (("random", "random"),))


@pytest.mark.usefixtures("by_lots")
def test_a_match_plays_again_from_its_decisions() -> None:
    game = registry.game("wildlife")
    played = learn.play(game, 3)
    turns = [match.state.main_turn() for match in learn.turns_of(game, played)]
    assert turns[:-1] == sorted(set(turns[:-1]))
    assert [match.over() for match in learn.turns_of(game, played)][-1]
    found = learn.positions_of(game, [played], 100)
    assert len(found.matches) == len(found.signs) == len(found.values) == len(found.ends)
    assert len(found.ends) == len(turns) - 1
    assert set(found.matches) == {3}
    assert len(set(found.ends)) == 1


def made(matches: int, noise: float) -> learn.Positions:
    """Positions whose ends are their values, and twice the first of two signs."""
    rng = np.random.default_rng(1)
    numbers = np.repeat(np.arange(matches), 10)
    signs = rng.normal(size=(len(numbers), 2))
    values = rng.normal(size=len(numbers))
    lots = noise * rng.normal(size=len(numbers))
    return learn.Positions(numbers, signs, values, values + 2 * signs[:, 0] + lots)


def test_signs_make_up_for_what_the_value_does_not_tell() -> None:
    found = made(200, 1.0)
    assert learn.fitted(found) == pytest.approx([2.0, 0.0], abs=0.1)


def test_it_is_tested_in_matches_that_were_not_learned_from() -> None:
    found = made(60, 1.0)
    alone = learn.explained(found.ends, found.values)
    few, many = learn.tested(found, 3), learn.tested(found, 50)
    assert alone < few < many < 1.0


def test_lots_teach_nothing() -> None:
    found = made(60, 1.0)
    lots = found._replace(ends=np.random.default_rng(2).normal(size=len(found.ends)))
    aimless = lots._replace(values=np.zeros(len(lots.ends)))
    assert learn.tested(aimless, 50) < 0.05


def test_a_duel_is_told_by_wins_and_by_points() -> None:
    pairs = [[[1.0, 10.0], [0.5, 0.0]], [[1.0, 20.0], [0.0, -4.0]]]
    states, won, points = learn.told_duel(pairs, 900)
    assert states == "900"
    assert won.startswith("62%")
    assert won.endswith("of 4")
    assert points == "+6.5 ± 1.5"
