"""Reports: what stands in them is what was played, and they need nothing else."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.lab.test_ladder import row
from wildtable.cli import main
from wildtable.kernel import registry
from wildtable.lab.experiment import Experiment, Grid
from wildtable.lab.folder import RunFolder
from wildtable.lab.report.charts import folded, interval, number, signed
from wildtable.lab.report.heat import heat_map
from wildtable.lab.report.names import Names
from wildtable.lab.report.report import fares, report
from wildtable.lab.report.tallies import Tallies, in_ranges
from wildtable.lab.report.told import told
from wildtable.lab.run import run
from wildtable.lab.stats import Estimate, rate
from wildtable.lab.workers import Here

pytestmark = pytest.mark.pure_only
OPTIONS = [{"cards": "4"}, {"cards": "6"}]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    folder = RunFolder(tmp_path_factory.mktemp("lab") / "first")
    grids = [
        Grid(["goofspiel"], ["greedy,random"], [2, 3], OPTIONS),
        Grid(["defenders"], ["random"], [2]),
        Grid(["connect-four"], ["random"]),
    ]
    run(Experiment(grids, matches=6, name="many things"), folder, Here())
    return folder


def test_matches_of_a_session_that_was_killed_are_told(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    experiment = Experiment([Grid(["leduc"], ["random"])], matches=3)
    assert folder.begin(experiment) == 0
    assert told(folder) == ["No match has been played yet."]
    run(experiment, folder, Here())
    assert told(folder)[0].startswith("3 matches, played ")
    (tmp_path / "sessions.jsonl").unlink()
    assert told(folder)[0].startswith("3 matches, 3 in a session without an end so far. Seed ")


def test_a_report_answers_what_is_asked(played: RunFolder) -> None:
    page = report(played)
    for words in (
        "<h1>Many things</h1>",
        "Wins by seat, with 3 players",
        "Wins of a seat by bot, with 2 players",
        "Score, by cards",
        "Won together",
        "Endings",
        "Decisions with more than one legal move",
        "Legal moves at a decision",
        "What is done, and how those fare",
        "Where it happens",
    ):
        assert words in page, words


def test_a_report_needs_nothing_else(played: RunFolder) -> None:
    page = report(played)
    outside = set(re.findall(r"https?://[^\"' ]+", page))
    assert outside <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "<script" not in page


def test_two_runs_are_compared(played: RunFolder, tmp_path: Path) -> None:
    other = RunFolder(tmp_path / "second")
    grid = Grid(["goofspiel"], ["greedy,random"], [2], OPTIONS)
    run(Experiment([grid], matches=6, seed="2"), other, Here())
    page = report(played, other)
    assert "first and second" in page
    assert "goofspiel, 2 players, greedy,random" in page
    assert "goofspiel, 3 players" not in page.partition("</section>")[0]


def test_the_command(played: RunFolder, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["lab", "report", str(played.path)])
    assert done.exit_code == 0, done.output
    assert (played.path / "report.html").read_text("utf-8") == report(played)
    done = CliRunner().invoke(main, ["lab", "report", str(tmp_path)])
    assert done.exit_code == 2
    assert "holds no run of the lab" in done.output


def test_wins_are_shared_and_won_together() -> None:
    shared = Tallies("leduc", [row(["a", "b"], [1, 1]), row(["a", "b"], [1, 2])])
    assert shared.wins_of_seat(0) == rate(1.5, 2)
    won = row(["a", "a"], [1, 1], rewards=[1.0, 1.0])
    lost = row(["a", "a"], [2, 2], rewards=[-1.0, -1.0])
    together = Tallies("defenders", [won, lost])
    assert together.together
    assert together.wins_together() == rate(1, 2)


def test_sides_win_by_whoever_plays_them() -> None:
    rows = [
        row(["a", "a"], [1, 2], sides=["Bears", "Wolves"]),
        row(["a", "a"], [1, 2], sides=["Wolves", "Lynxes"]),
    ]
    tallies = Tallies("leduc", rows)
    found = {side: tallies.wins_of_side(side) for side in tallies.sides()}
    assert found == {"Bears": rate(1, 1), "Wolves": rate(1, 2), "Lynxes": rate(0, 1)}
    assert Tallies("leduc", [row(["a", "a"], [1, 2], sides=["", ""])]).sides() == []


def test_uses_say_who_did_so_and_how_they_fared() -> None:
    rows = [
        row(["a", "b"], [1, 2], rewards=[1.0, -1.0], used={"raise": [2, 0], "card:king": [1, 1]}),
        row(["a", "b"], [2, 1], rewards=[-1.0, 1.0], used={"raise": [0, 4]}),
    ]
    uses = {use.word: use for use in Tallies("leduc", rows).uses()}
    assert uses["raise"].seats.value == 0.5
    assert uses["raise"].times == 3
    assert uses["raise"].reward.value == 1
    assert uses["card:king"].reward.value == 0


def test_scores_over_time_are_stretched_alike() -> None:
    short = row(["a", "b"], [1, 2], scored=[[0, 0], [10, 2]])
    long = row(["a", "b"], [1, 2], scored=[[0, 0]] * 10 + [[20, 4]])
    tallies = Tallies("leduc", [short, long])
    assert (tallies.over_time_of_seat(0)[0], tallies.over_time_of_seat(0)[-1]) == (0, 15)
    assert tallies.over_time_of_bot("b")[-1] == 3


def test_many_amounts_are_told_in_ranges_and_numbered_places_are_not() -> None:
    amounts = [f"food:{amount}" for amount in (0, 1, 2, 4, 5, 9, 10, 49, 50, 99, 100, 974, 7)]
    spaces = [f"space:{number}" for number in range(20)]
    called = in_ranges([*amounts, *spaces, "bid"], {"space:3"})
    assert [called[word] for word in amounts] == [
        f"food:{told}"
        for told in ("0", "1", "2-4", "2-4", "5-9", "5-9", "10-19", "20-49", "50-99", "50-99")
    ] + ["food:100-199", "food:500-999", "food:5-9"]
    assert [called[word] for word in spaces] == spaces
    assert called["bid"] == "bid"
    few = amounts[:5]
    assert in_ranges(few, set()) == {word: word for word in few}


def test_uses_in_a_range_count_a_seat_once() -> None:
    used = {f"food:{amount}": [1, 0] for amount in range(13)}
    once = row(["a", "b"], [1, 2], used=used, rewards=[1.0, -1.0])
    found = {use.word: use for use in Tallies("leduc", [once]).uses()}
    assert found["food:10-19"].times == 3
    assert found["food:10-19"].seats.value == 0.5
    assert found["food:10-19"].reward.value == 1


def test_where_nobody_fares_better_no_fare_is_told() -> None:
    game = registry.game("connect-four")
    names = Names(game, game.content({}))
    lost = row(["a", "a"], [2, 2], used={"drop": [1, 1]}, rewards=[-1.0, -1.0])
    won = row(["a", "a"], [1, 1], used={"drop": [1, 1]}, rewards=[1.0, 1.0])
    assert "fare</th>" not in "".join(fares(Tallies("defenders", [lost, lost]), names))
    assert "fare</th>" in "".join(fares(Tallies("defenders", [lost, won]), names))


def test_a_long_table_is_folded() -> None:
    rows = [f"<tr><td>{number}</td></tr>" for number in range(20)]
    folds = folded("Cards", ["card"], rows)
    shown, _, hidden = folds.partition("<details>")
    assert shown.count("<tr>") == 11  # one is the heading
    assert "Cards: 10 more" in hidden
    assert "<details>" not in folded("Cards", ["card"], rows[:11])


def test_a_heat_map_is_the_game_s_own_picture() -> None:
    game = registry.game("connect-four")
    content = game.content({})
    totals = {f"column:{name}": 1.0 + place for place, name in enumerate("abcdefg")}
    drawn = heat_map(game, content, 2, totals)
    assert '[data-element="column:g"] > .ground{fill:rgb(179 38 30)' in drawn
    assert "Most: g (7.00), f (6.00), e (5.00)." in drawn
    assert heat_map(game, content, 2, {"column:a": 1.0}) == ""


def test_a_heat_map_calls_places_by_their_names() -> None:
    game = registry.game("defenders")
    content = game.content(game.with_defaults({}, 2))
    names = Names(game, content)
    hexes = [id for id in names.elements if id.startswith("hex:")]
    drawn = heat_map(game, content, 2, dict.fromkeys(hexes, 1.0) | {hexes[0]: 2.0})
    assert f"Most: {names.of(hexes[0])} (2.00)" in drawn
    assert names.of(hexes[0]) != hexes[0].partition(":")[2]


def test_figures_have_the_digits_that_count() -> None:
    assert [number(value) for value in (0, 1.234, 12.34, 1234.5)] == ["0", "1.23", "12.3", "1,234"]
    assert interval(Estimate(99.7, 98.7, 100.6, 5)) == "98.7 to 100.6"
    assert interval(Estimate(0.5, 0.41, 0.59, 5), as_percent=True) == "41.0% to 59.0%"
    assert [signed(value) for value in (-0.001, 0.25, -0.25)] == ["0.00", "+0.25", "-0.25"]
