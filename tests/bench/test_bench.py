"""The benchmark counts right, compares like with like, and says so when it can't."""

from random import Random

import pytest

from bench.engines import open_spiel, wildtable_copies, wildtable_loop, wildtable_playout
from bench.measure import ROOT, CannotMeasure, Measured, Sample, Worker, measure, steps
from bench.readme import paragraph, with_speed
from bench.report import copies_grid, grids, markdown, speed_grid, targets_grid
from bench.rows import COMPILED, LEDUC, PURE, ROWS, SPIEL, TARGETS, Row

LEDUC_PURE = Row(LEDUC, PURE, "wildtable_loop", "leduc", "pure")


def measured_at(rates: dict[str, list[int]]) -> list[Measured]:
    """All rows, with a rate for each round of those whose title is given."""
    return [
        Measured(row, [Sample(10, rate, 0, 1.0) for rate in rates.get(row.title, [])], "missing")
        for row in ROWS
    ]


def test_every_row_has_an_engine_and_every_target_its_rows() -> None:
    entered = {(row.contest, row.title) for row in ROWS}
    for row in ROWS:
        assert (ROOT / "bench" / "engines" / f"{row.engine}.py").exists()
    for contest, row_title, other, _ in TARGETS:
        assert {(contest, row_title), (contest, other)} <= entered


@pytest.mark.parametrize("game", ["connect-four", "leduc"])
def test_both_loops_play_the_same_games(game: str) -> None:
    driven = wildtable_loop.prepare(game)(50, Random(3))
    own = wildtable_playout.prepare(game)(50, Random(3))
    assert own.moves == driven.moves
    assert (driven.chance == 0) == (game == "connect-four")


def test_other_engines_play_games_of_the_same_length() -> None:
    theirs = open_spiel.prepare("leduc_poker(suit_isomorphism=True)")(2000, Random(3))
    ours = wildtable_loop.prepare("leduc")(2000, Random(3))
    assert theirs.moves == pytest.approx(ours.moves, rel=0.05)
    assert theirs.chance == pytest.approx(ours.chance, rel=0.05)


@pytest.mark.parametrize("kind", ["clone", "redeal"])
def test_copies_are_counted(kind: str) -> None:
    count = wildtable_copies.prepare(f"{kind} goofspiel")(3, Random(3))
    assert count.moves == 3 * wildtable_copies.POSITIONS


def test_rates_are_medians_and_ratios_are_taken_round_by_round() -> None:
    fast = Measured(LEDUC_PURE, [Sample(1, moves, 0, 2.0) for moves in (400, 40, 600)])
    slow = Measured(LEDUC_PURE, [Sample(1, moves, 0, 2.0) for moves in (200, 20, 100)])
    assert fast.rate == 200
    assert fast.spread == pytest.approx((300 - 20) / 200)
    assert fast.times(slow) == 2
    assert fast.times(Measured(LEDUC_PURE, [])) is None


def test_a_target_is_met_or_not_or_not_measured() -> None:
    found = targets_grid(measured_at({PURE: [300], SPIEL: [100]}))
    assert {row[-1] for row in found.rows} == {"not measured"}
    rates = {target.other: [100] for target in TARGETS}
    rates |= {target.row: [100] for target in TARGETS}
    verdicts = [row[-1] for row in targets_grid(measured_at(rates)).rows]
    assert verdicts == ["met" if target.at_least <= 1 else "NOT MET" for target in TARGETS]


def test_rows_that_could_not_be_measured_say_why() -> None:
    missing = measured_at({})
    assert {row[1] for row in speed_grid(LEDUC, missing).rows} == {"missing"}
    assert {row[1] for row in copies_grid(missing).rows} == {"missing"}
    assert "| missing |" in markdown("# Title\n", {"commit": "abc"}, grids(missing))


def test_a_worker_measures() -> None:
    told: list[str] = []
    (found,) = measure([LEDUC_PURE], rounds=2, seconds=0.01, progress=told.append)
    assert len(told) == steps([LEDUC_PURE], 2)
    assert len(found.samples) == 2
    for games, moves, chance, seconds in found.samples:
        assert seconds > 0
        assert chance is not None
        assert 2 * games <= chance < moves


def test_a_worker_that_can_not_run_is_told_apart() -> None:
    with pytest.raises(CannotMeasure, match="not installed"):
        Worker(Row(LEDUC, "none", "no_such_engine", "leduc"), 0.01)
    with pytest.raises(CannotMeasure, match="ran instead"):
        Worker(LEDUC_PURE._replace(build="imaginary"), 0.01)


def test_the_readme_tells_the_speed_that_was_measured() -> None:
    results = (ROOT / "bench" / "results.md").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    assert paragraph(results) in readme
    assert with_speed(readme, results) == readme


def test_other_figures_make_another_readme() -> None:
    rates = {COMPILED: [312], PURE: [77], SPIEL: [100]}
    results = markdown("# Title\n", {}, grids(measured_at(rates)))
    told = with_speed((ROOT / "README.md").read_text("utf-8"), results)
    told = told.replace("\n", " ")
    assert "Connect Four make 3.1 and those of Leduc poker 3.1 times as many" in told
    assert "0.77 and 0.77 times as many" in told


def test_a_readme_without_the_paragraph_is_named() -> None:
    results = (ROOT / "bench" / "results.md").read_text("utf-8")
    with pytest.raises(ValueError, match="has 0 paragraphs"):
        with_speed("# Wildtable\n", results)
