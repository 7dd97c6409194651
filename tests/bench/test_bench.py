"""The benchmark counts right, compares like with like, and says so when it can't."""

from importlib import import_module
from importlib.util import find_spec
from random import Random

import pytest

from bench import verbs
from bench.engines import (
    open_spiel,
    wildtable_loop,
    wildtable_playout,
    wildtable_search,
    wildtable_vector,
)
from bench.measure import ROOT, CannotMeasure, Measured, Rounds, Sample, Worker, measure, wanting
from bench.readme import paragraph, with_speed
from bench.report import grids, markdown, speed_grid, targets_grid, verbs_grid
from bench.rows import CATAN, COMPILED, LARGE_GAMES, LEDUC, PURE, ROWS, SPIEL, Row
from bench.targets import LIMITS, TARGETS
from bench.verbs import GAMES, VERBS, Costs

LEDUC_PURE = Row(LEDUC, PURE, "wildtable_loop", "leduc", "pure", PURE)


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
        assert (row.contest, row.anchor) in entered
    for contest, row_title, other, _ in TARGETS:
        assert {(contest, row_title), (contest, other)} <= entered
    assert {each.game for each in LIMITS} <= set(GAMES)


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


@pytest.mark.skipif(find_spec("chess") is None, reason="of the extra `bench`")
def test_chess_is_played_to_its_end() -> None:
    assert import_module("bench.engines.python_chess").prepare("")(1, Random(3)).moves > 10


def test_simulations_and_vector_steps_are_counted() -> None:
    tried = wildtable_search.prepare("connect-four")(1, Random(3)).moves
    assert tried >= wildtable_search.POSITIONS
    assert tried <= wildtable_search.POSITIONS * wildtable_search.STRENGTH.tries
    assert wildtable_vector.prepare("leduc")(3, Random(3)).moves == 3 * wildtable_vector.TABLES


def test_verbs_are_timed_and_weighed() -> None:
    found = verbs.costs("leduc", 0.001)
    assert set(found) == set(VERBS)
    for verb in VERBS:
        assert min(found[verb]) > 0, verb
    assert 50 < verbs.memory("leduc") < 50_000


def test_rates_are_medians_and_ratios_are_taken_round_by_round() -> None:
    fast = Measured(LEDUC_PURE, [Sample(1, moves, 0, 2.0) for moves in (400, 40, 600)])
    slow = Measured(LEDUC_PURE, [Sample(1, moves, 0, 2.0) for moves in (200, 20, 300)])
    assert fast.rate == 200
    assert fast.spread == pytest.approx((300 - 20) / 200)
    assert fast.times(slow) == pytest.approx((2, 2, 2))
    assert fast.times(Measured(LEDUC_PURE, [])) is None


def test_rounds_go_on_until_ratios_are_narrow() -> None:
    def row(title: str, rates: list[int]) -> Measured:
        samples = [Sample(1, rate, 0, 1.0) for rate in rates]
        return Measured(LEDUC_PURE._replace(title=title), samples)

    anchor = row(PURE, [100, 100, 100])
    sure, unsure = row("sure", [200, 201, 200]), row("unsure", [200, 300, 150])
    assert wanting([anchor, sure]) == []
    assert wanting([anchor, sure, unsure]) == [anchor, unsure]
    ratio = unsure.times(anchor)
    assert ratio is not None
    assert ratio.low < 2.08 < ratio.high
    (_, steady, wide) = speed_grid(LEDUC, [anchor, sure, unsure]).rows
    assert not steady[-1].endswith("WIDE")
    assert wide[-1].endswith("WIDE")


def costs_of(micros: float) -> list[Costs]:
    told = {verb: [micros] * 3 for verb in VERBS}
    return [Costs(game, build, told, 1000) for game in GAMES for build in ("pure", "compiled")]


def test_a_target_holds_or_not_or_is_not_measured() -> None:
    found = targets_grid(measured_at({}), [])
    assert {row[-1] for row in found.rows} == {"not measured"}
    rates = {target.other: [100] for target in TARGETS}
    rates |= {target.row: [100] for target in TARGETS}
    verdicts = [row[-1] for row in targets_grid(measured_at(rates), costs_of(3.0)).rows]
    holds = [target.at_least <= 1 for target in TARGETS] + [each.at_most > 3 for each in LIMITS]
    assert verdicts == ["holds" if each else "DOES NOT HOLD" for each in holds]


def test_rows_that_could_not_be_measured_say_why() -> None:
    missing = measured_at({})
    assert {row[1] for row in speed_grid(LEDUC, missing).rows} == {"missing"}
    lacking = [each._replace(micros={}, bytes=0) for each in costs_of(1.0)]
    assert {row[1] for row in verbs_grid(lacking).rows} == {"not measured"}
    assert "| missing |" in markdown("# Title\n", {"commit": "abc"}, grids(missing))


def test_a_worker_measures() -> None:
    told: list[str] = []
    (found,) = measure([LEDUC_PURE], Rounds(2, 5), seconds=0.01, progress=told.append)
    assert len(told) == 3  # it is compared with itself, so two rounds are enough
    assert len(found.samples) == 2
    for games, moves, chance, seconds in found.samples:
        assert seconds > 0
        assert chance is not None
        assert 2 * games <= chance < moves


class Dying(Worker):
    """One whose process is killed in the second round."""

    def sample(self, seed: int) -> Sample:
        if self.row.title == "dying" and seed == 1:
            self.process.kill()
            self.process.wait()
        return super().sample(seed)


def test_an_engine_that_dies_takes_no_other_row_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.measure.Worker", Dying)
    rows = [LEDUC_PURE, LEDUC_PURE._replace(title="dying")]
    steady, dead = measure(rows, Rounds(3, 3), seconds=0.01, progress=lambda _: None)
    assert len(steady.samples) == 3
    assert (dead.samples, dead.trouble) == ([], "it failed in round 2")


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
    rates = {COMPILED: [312], PURE: [77], SPIEL: [100], CATAN: [10]}
    rates |= {f"{game}: {COMPILED}": [150 + 10 * n] for n, game in enumerate(LARGE_GAMES)}
    results = markdown("# Title\n", {}, grids(measured_at(rates)))
    told = with_speed((ROOT / "README.md").read_text("utf-8"), results)
    told = told.replace("\n", " ")
    assert "Connect Four make 3.1 and those of Leduc poker 3.1 times as many" in told
    assert "0.77 and 0.77 times as many" in told
    assert "15 to 18 times as many as Catanatron" in told


def test_a_readme_without_the_paragraph_is_named() -> None:
    results = (ROOT / "bench" / "results.md").read_text("utf-8")
    with pytest.raises(ValueError, match="has 0 paragraphs"):
        with_speed("# Wildtable\n", results)
