"""Ladders: who is how strong, and how sure that is."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from wildtable.cli import main
from wildtable.lab.folder import RunFolder
from wildtable.lab.ladder import elo, ladder_of, standings, steps, teams
from wildtable.lab.played import MatchRow
from wildtable.lab.stats import Estimate, by_chance, mean, rate

pytestmark = pytest.mark.pure_only


def row(bots: list[str], ranks: list[int], **other: Any) -> MatchRow:
    """A match of which only the ranks count."""
    rest: dict[str, Any] = dict.fromkeys(("moves", "decisions", "choices", "turns", "number"), 0)
    rest |= {"game": "leduc", "options": {}, "reason": "", "digest": "", "branching": 1.0}
    rest |= {"scored": [], "used": {}, "rewards": [0.0] * len(bots), "scores": [0] * len(bots)}
    rest |= {"lineup": ",".join(dict.fromkeys(bots)), "seats": len(bots)}
    return MatchRow(**{**rest, **other, "bots": bots, "ranks": ranks})


def test_ten_to_one_is_400_points() -> None:
    points, errors = elo(np.array([[0.0, 100.0], [1000.0, 0.0]]))
    assert points == pytest.approx([0, 400], abs=3)
    assert errors[0] == pytest.approx(0, abs=1e-6)
    assert 10 < errors[1] < 30


def test_strength_goes_through_who_never_met() -> None:
    wins = np.array([[0, 30, 0], [70, 0, 30], [0, 70, 0]], float)
    points, errors = elo(wins)
    assert points[0] < points[1] < points[2]
    assert points[2] == pytest.approx(2 * points[1], rel=0.01)
    assert errors[2] > errors[1]


def test_who_never_lost_has_a_rating_and_a_wide_interval() -> None:
    best, worst = standings([row(["a", "b"], [2, 1]) for _ in range(10)])
    assert (best.bot, worst.bot) == ("b", "a")
    assert best.elo.value > 300
    assert best.elo.high - best.elo.low > 500
    assert best.won == rate(10, 10)


def test_a_match_counts_once_however_many_sit_at_it() -> None:
    small = standings([row(["a", "b"], [1, 2]), row(["a", "b"], [2, 1])] * 5)
    large = standings(
        [row(["a", "b", "a", "b"], [1, 2, 1, 2])] * 5 + [row(["a", "b"] * 2, [3, 1, 3, 1])] * 5
    )
    assert small[1].elo.high == pytest.approx(large[1].elo.high, rel=0.01)
    assert large[0].won.of == 10


def test_ties_are_half_a_win() -> None:
    found = standings([row(["a", "b"], [1, 1])] * 8)
    assert [each.won.value for each in found] == [0.5, 0.5]


def test_teams_are_counted_by_wins() -> None:
    rows = [row(["a", "a"], [1, 1]), row(["a", "a"], [2, 2]), row(["b", "b"], [1, 1])]
    assert [(each.bot, each.won.value) for each in teams(rows)] == [("b", 1.0), ("a", 0.5)]


def test_steps_are_from_the_one_named_first_to_the_one_named_later() -> None:
    rows = [row(["a", "b"], [2, 1])] * 3 + [row(["a", "b"], [1, 2])] + [row(["b", "c"], [1, 1])]
    assert [(each.lower, each.higher, each.won.value) for each in steps(rows)] == [
        ("a", "b", 0.75),
        ("b", "c", 0.5),
    ]


def test_neighbours_meet_and_nobody_else() -> None:
    made = ladder_of(["leduc"], ["random", "forager", "greedy"], [2], 4, "1", neighbours=True)
    assert [cell.bots for cell in made.cells()] == ["random,forager", "forager,greedy"]


def test_intervals() -> None:
    assert rate(739, 1000)[:3] == pytest.approx((0.739, 0.711, 0.765), abs=0.001)  # Wilson's
    assert mean([1, 2, 3, 4, 5])[:3] == pytest.approx((3, 1.614, 4.386), abs=0.001)
    assert rate(0, 0) == Estimate(0, 0, 1, 0)
    assert by_chance(rate(500, 1000), rate(500, 1000)) == 1
    assert by_chance(rate(500, 1000), rate(560, 1000)) == pytest.approx(0.007, abs=0.002)


def test_the_command_plays_rates_and_goes_on(tmp_path: Path) -> None:
    command = ["lab", "ladder", str(tmp_path), "--game", "connect-four", "--workers", "1"]
    done = CliRunner().invoke(main, [*command, "--bots", "random,greedy", "--matches", "12"])
    assert done.exit_code == 0, done.output
    first = [line.split()[0] for line in done.output.splitlines() if "%" in line and "[" in line]
    assert first[:2] == ["greedy", "random"]
    assert "greedy against random: " in done.output
    thought = RunFolder(tmp_path).thought()
    assert thought["greedy"].seconds > 0
    assert thought["greedy"].turns > 12
    page = (tmp_path / "ladder.html").read_text("utf-8")
    assert "Milliseconds" in page
    assert "Elo" in page
    assert "http" not in page
    again = CliRunner().invoke(main, [*command, "--bots", "random,greedy", "--matches", "12"])
    assert "All matches have been played already." in again.output


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    command = ["lab", "ladder", str(tmp_path), "--game", "leduc", "--bots", "random,hero"]
    done = CliRunner().invoke(main, command)
    assert done.exit_code == 2
    assert "there is no bot 'hero'; known: random" in done.output
