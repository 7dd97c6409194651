"""Teams of bots are counted right, and what was found before stays, with its commit."""

import json
from pathlib import Path

import pytest

from bench import teams
from bench.teams import Cell, Found, grids, play, read, told, write
from wildtable.lab.workers import Here


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teams, "KEPT", tmp_path / "teams.json")
    monkeypatch.setattr(teams, "RESULTS", tmp_path / "teams.md")
    monkeypatch.setattr(teams, "RUNS", tmp_path / "runs")


def test_a_cell_is_a_run_of_the_lab_that_goes_on() -> None:
    cell = Cell("random", 2, 6)
    first = play(cell, 2, "abc with changes", Here())
    assert sum(first.ends.values()) == 2
    assert set(first.ends) <= {"core-complete", "toxic-disaster", "massacre"}
    assert first.commit == "abc with changes"
    more = play(cell, 3, "abc with changes", Here())
    assert sum(more.ends.values()) == 3
    assert len(cell.folder("abc with changes").sessions()) == 2  # and only one match in the second
    assert play(cell, 2, "def", Here()).ends == first.ends


def test_figures_are_told_with_their_interval() -> None:
    assert told({"won": 81, "massacre": 182}) == "81 of 263 = 30.8% [25.5%, 36.6%]"


def test_a_new_cell_leaves_the_others() -> None:
    first, second = Cell("greedy", 4, 0), Cell("greedy", 1, 2)
    assert read() == {}
    write({first: Found({"won": 1}, "abc", "2026-11-16")})
    write({**read(), second: Found({"massacre": 3, "won": 1}, "def", "2026-11-17")})
    assert read()[first] == Found({"won": 1}, "abc", "2026-11-16")
    assert read()[second].ends == {"massacre": 3, "won": 1}
    assert len(json.loads(teams.KEPT.read_text())) == 2
    page = teams.RESULTS.read_text()
    assert "1 of 1 = 100.0% [20.7%, 100.0%] abc" in page
    assert "| 2 | 1 of 4 = 25.0% [4.6%, 69.9%] def |  |  |  | massacre 3 |" in page


def test_a_table_has_a_row_for_each_difficulty() -> None:
    lost, won = Found({"massacre": 2}, "abc", ""), Found({"won": 2}, "abc", "")
    (grid,) = grids({Cell("greedy", 4, 6): lost, Cell("greedy", 4, 0): won})
    assert [row[0] for row in grid.rows] == ["0", "6"]
    assert grid.columns[1:5] == ["alone", "2 players", "3 players", "4 players"]
