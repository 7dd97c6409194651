"""Teams of bots are counted right, and what was found before stays."""

import json
from pathlib import Path

import pytest

from bench import teams
from bench.teams import Cell, grids, how_it_ended, interval, read, told, write


def test_a_match_ends_the_same_way_every_time() -> None:
    ends = [how_it_ended(Cell("random", 2, 6), number) for number in (0, 1, 0, 1)]
    assert ends[:2] == ends[2:]
    assert set(ends) <= {"core-complete", "toxic-disaster", "massacre"}


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_those_of_wilson(won: int, played: int, low: float, high: float) -> None:
    assert interval(won, played) == pytest.approx((low, high), abs=1e-4)


def test_figures_are_told_with_their_interval() -> None:
    assert told({"won": 81, "massacre": 182}) == "81 of 263 = 30.8% [25.5%, 36.6%]"


def test_a_new_cell_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teams, "KEPT", tmp_path / "teams.json")
    monkeypatch.setattr(teams, "RESULTS", tmp_path / "teams.md")
    first, second = Cell("greedy", 4, 0), Cell("greedy", 1, 2)
    assert read() == {}
    write({first: {"won": 1}}, {})
    write({**read(), second: {"massacre": 3, "won": 1}}, {"commit": "abc"})
    assert read() == {first: {"won": 1}, second: {"massacre": 3, "won": 1}}
    assert len(json.loads(teams.KEPT.read_text())) == 2
    page = teams.RESULTS.read_text()
    assert "- commit: abc" in page
    assert "| 2 | 1 of 4 = 25.0% [4.6%, 69.9%] |  |  |  | massacre 3 |" in page


def test_a_table_has_a_row_for_each_difficulty() -> None:
    found = {Cell("greedy", 4, 6): {"massacre": 2}, Cell("greedy", 4, 0): {"won": 2}}
    (grid,) = grids(found)
    assert [row[0] for row in grid.rows] == ["0", "6"]
    assert grid.columns[1:5] == ["alone", "2 players", "3 players", "4 players"]
