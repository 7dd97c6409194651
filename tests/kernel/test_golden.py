"""Golden records: they repeat, they replay, and a change of rules shows where it begins."""

import re
import shutil
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import wildtable
from tests.kernel.changing import changed
from tools.golden_diff import first_difference
from wildtable.bots.aiming import Aim, play_aiming
from wildtable.bots.golden import GoldenMatch, NotMet, begin, least, matches, read_aims
from wildtable.cli.golden import golden as command
from wildtable.games.defenders.rules.news import RESULT
from wildtable.games.wilderness.fields import ENDING_IDS
from wildtable.games.wildlands.moves import ENDINGS
from wildtable.games.wildlife.moves import REASON
from wildtable.kernel import registry
from wildtable.kernel.game import Game
from wildtable.kernel.kit.golden import (
    Golden,
    StoredChange,
    check,
    from_text,
    read,
    store,
    stored,
    take_down,
    to_text,
)
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.record.record import BadRecord

GAMES = ("connect-four", "goofspiel", "leduc")
STORED = Path(__file__).parent.parent / "golden"
COUNT = 25
GOING_ON = ("", "going-on")
LIMIT = "limit"  # far beyond any real match: thousands of moves away
MET = {
    "connect-four": {"four-in-line", "board-full"},
    "defenders": set(RESULT.names) - {*GOING_ON, LIMIT},
    "goofspiel": {""},
    "leduc": {"fold", "showdown", "split"},
    "wilderness": {*ENDING_IDS, "draw"} - {*GOING_ON},
    "wildlands": set(ENDINGS) - {*GOING_ON},
    "wildlife": set(REASON.names) - {*GOING_ON, LIMIT},
}
SOURCES = Path(wildtable.__file__).parent.parent


def goldens(game: Game, count: int) -> list[Golden]:
    """The matches that would be recorded."""
    return [take_down(*played) for played in matches(game, count, aims_of(game))]


def aims_of(game: Game) -> list[Aim]:
    return read_aims(STORED).get(game.name, [])


def record(game: Game, count: int, folder: Path) -> list[StoredChange]:
    return store(game.name, goldens(game, count), folder)


@pytest.fixture
def one() -> Golden:
    """A match of Leduc in which somebody raises."""
    made = goldens(registry.game("leduc"), COUNT)
    return next(golden for golden in made if any("raise" in text for text in golden.log()))


def first_raise(golden: Golden) -> int:
    return next(n for n, text in enumerate(golden.log()) if text.endswith("raise"))


class TestRecording:
    """Seeded matches, the same every time."""

    @pytest.mark.parametrize("name", GAMES)
    def test_what_is_stored_is_what_would_be_recorded(self, name: str, tmp_path: Path) -> None:
        record(registry.game(name), COUNT, tmp_path)
        files = stored(name, STORED)
        assert len(files) == COUNT
        for file in files:
            assert (tmp_path / name / file.name).read_bytes() == file.read_bytes(), file.name

    def test_nothing_changes_without_a_change_of_rules(self, tmp_path: Path) -> None:
        game = registry.game("goofspiel")
        assert {change.what for change in record(game, 8, tmp_path)} == {"new"}
        assert record(game, 8, tmp_path) == []

    def test_all_player_counts_options_and_changes_of_mind_are_met(self) -> None:
        game = registry.game("goofspiel")
        assert least(game) == 3 + 3
        played = [match for match, _, _ in matches(game, COUNT)]
        assert {match.seats for match in played} == {2, 3, 4}
        for option in game.options:
            values = {match.options[option.name] for match in played[: least(game)]}
            assert values == set(option.values)
        log = [line for match in played for line in match.lines()]
        assert any("undoes" in line for line in log)
        assert any("unseals" in line for line in log)
        assert all(match.over() for match in played)

    def test_half_of_them_are_played_by_greedy_bots(self) -> None:
        played = list(matches(registry.game("goofspiel"), 8))
        assert [each.players[:2] for each in played] == [
            ["greedy", "greedy"],
            ["random", "random"],
            ["greedy", "random"],
            ["random", "random"],
        ] * 2

    def test_a_changed_rule_is_told_with_its_first_line(self, tmp_path: Path) -> None:
        store("leduc", by_lots(goldens(registry.game("leduc"), COUNT)), tmp_path)
        dearer = changed("leduc", "RAISE_BY: Final = (2, 4)", "RAISE_BY: Final = (2, 6)")
        told = store("leduc", by_lots(goldens(dearer, COUNT)), tmp_path)
        assert 0 < len(told) < COUNT // 2
        assert all("positions from line" in change.what for change in told)
        assert all("raise'" in change.what for change in told)

    def test_other_moves_are_told_with_the_first(self, tmp_path: Path) -> None:
        record(registry.game("leduc"), COUNT, tmp_path)
        wilder = changed("leduc", "MOST_RAISES: Final = 2", "MOST_RAISES: Final = 3")
        told = record(wilder, COUNT, tmp_path)
        assert any(change.what.startswith("other moves from line ") for change in told)

    def test_files_too_many_are_removed_and_unreadable_ones_replaced(self, tmp_path: Path) -> None:
        made = goldens(registry.game("goofspiel"), 3)
        store("goofspiel", made, tmp_path)
        (tmp_path / "goofspiel" / "00.txt").write_text("{}")
        told = store("goofspiel", made[:2], tmp_path)
        assert [(change.file.name, change.what) for change in told] == [
            ("00.txt", "was unreadable: this does not begin with 'wildtable-golden 2'"),
            ("02.txt", "removed"),
        ]
        assert len(stored("goofspiel", tmp_path)) == 2


def by_lots(made: list[Golden]) -> list[Golden]:
    """Those whose moves don't depend on what bots think of a position."""
    return [golden for golden in made if set(golden.players) == {"random"}]


class TestEndings:
    """Every way in which a match can end is met in some record."""

    @pytest.mark.parametrize("name", MET)
    def test_every_ending_is_met(self, name: str) -> None:
        assert {read(file).result.reason for file in stored(name, STORED)} == MET[name]

    def test_matches_are_won_and_lost_together(self) -> None:
        ranks = {rank for file in stored("defenders", STORED) for rank in read(file).result.ranks}
        assert ranks == {1, 2}

    @pytest.mark.parametrize("name", MET)
    def test_every_player_count_and_every_value_of_every_option_is_met(self, name: str) -> None:
        game = registry.game(name)
        made = [read(file) for file in stored(name, STORED)]
        assert {len(golden.players) for golden in made} == set(game.seats)
        for option in game.options:
            assert {golden.options[option.name] for golden in made} == set(option.values)

    def test_an_ending_that_is_aimed_at_is_met(self) -> None:
        game = registry.game("connect-four")
        *_, last = matches(game, 3, [Aim("board-full", 2)])
        assert isinstance(last, GoldenMatch)
        outcome = last.match.state.outcome()
        assert outcome is not None
        assert outcome.reason == "board-full"
        assert last.players == ["aiming", "aiming"]

    def test_how_the_table_should_lie_leads_there(self) -> None:
        game = registry.game("connect-four")
        match = begin(game, Setting(2, {}), "columns")
        play_aiming(match, Aim("board-full", 2, alike={"heights": 1}), Random(1))
        columns = [line.split()[-1] for line in match.lines()]
        assert len(set(columns[:6])) == 1, "six discs lie alike in one column"

    def test_one_that_cannot_be_is_named(self) -> None:
        with pytest.raises(NotMet, match="none of 200 matches of leduc ended with 'mercy'"):
            list(matches(registry.game("leduc"), 5, [Aim("mercy", 2)]))


class TestChecking:
    """The first difference, exactly."""

    def test_a_record_that_replays(self, one: Golden) -> None:
        assert check(one) == ""
        assert from_text(to_text(one)) == one

    def test_a_position_that_differs(self, one: Golden) -> None:
        dearer = changed("leduc", "RAISE_BY: Final = (2, 4)", "RAISE_BY: Final = (3, 5)")
        number = first_raise(one)
        assert check(one, dearer) == f"line {number}, {one.log()[number]!r}: the position differs"

    def test_news_that_differ(self, one: Golden) -> None:
        silent = changed("leduc", "table.tell(DEALT.at(", "(lambda event: None)(DEALT.at(")
        assert check(one, silent) == f"line 0, {one.log()[0]!r}: the news differ"

    def test_a_start_that_differs(self, one: Golden) -> None:
        richer = changed("leduc", "ANTE: Final = 1", "ANTE: Final = 2")
        assert check(one, richer) == "the start: the position differs"

    def test_a_move_that_is_illegal_now(self, one: Golden) -> None:
        strict = changed("leduc", "MOST_RAISES: Final = 2", "MOST_RAISES: Final = 0")
        assert "A round has at most 0 raises. [LED-5]" in check(one, strict)

    def test_a_result_that_differs(self) -> None:
        made = goldens(registry.game("connect-four"), 2)[1]
        doubled = changed(
            "connect_four",
            "[1, -1] if self.winner == 0 else [-1, 1]",
            "[2, -2] if self.winner == 0 else [-2, 2]",
        )
        assert re.match(r"it ends with Result\(scores=\[-?2, -?2\], .*, not ", check(made, doubled))

    @pytest.mark.parametrize(
        ("old", "new", "message"),
        [
            ("players: ", "people: ", "there is no field 'players'"),
            ("\n\n", "\n", "a head, a log and an end"),
            (" * deal", "* deal", "is no line of the log with its two hashes"),
            ("reason: ", "because: ", "a head, a log and an end"),
        ],
    )
    def test_a_file_that_is_not_whole(self, one: Golden, old: str, new: str, message: str) -> None:
        with pytest.raises(BadRecord, match=message):
            from_text(to_text(one).replace(old, new))


@pytest.mark.slow
class TestDifference:
    """What has changed since another commit, from its sources."""

    @pytest.fixture
    def before(self, tmp_path: Path) -> Path:
        """The sources of today, as if they were older."""
        shutil.copytree(SOURCES / "wildtable", tmp_path / "src" / "wildtable")
        return tmp_path / "src"

    def edit(self, sources: Path, old: str, new: str) -> None:
        file = sources / "wildtable" / "examples" / "leduc.py"
        text = file.read_text("utf-8")
        assert text.count(old) == 1
        file.write_text(text.replace(old, new), "utf-8")

    def test_positions_are_told_field_by_field(self, one: Golden, before: Path) -> None:
        self.edit(before, "RAISE_BY: Final = (2, 4)", "RAISE_BY: Final = (3, 5)")
        number = first_raise(one)
        found = first_difference(one, before, SOURCES)
        assert re.match(
            rf"line {number}, '\d raise': paid should be \[\d,\d\], is \[\d,\d\]", found
        )

    def test_news_are_told_with_who_hears_them(self, one: Golden, before: Path) -> None:
        self.edit(before, "table.tell(DEALT.at(", "(lambda event: None)(DEALT.at(")
        found = first_difference(one, before, SOURCES)
        assert found.startswith(f"line 0, {one.log()[0]!r}: news of seat 0 should be [")

    def test_refusals_are_told_with_their_rule(self, one: Golden, before: Path) -> None:
        self.edit(before, "MOST_RAISES: Final = 2", "MOST_RAISES: Final = 0")
        found = first_difference(one, before, SOURCES)
        assert found.endswith("it was: LED-5 forbids it; now: it is legal")

    def test_no_difference(self, one: Golden, before: Path) -> None:
        assert first_difference(one, before, SOURCES) == ""


class TestCommand:
    """`wildtable golden`."""

    def run(self, *arguments: object) -> tuple[int, str]:
        done = CliRunner().invoke(command, [str(argument) for argument in arguments])
        return done.exit_code, done.output

    def test_record_then_check(self, tmp_path: Path) -> None:
        code, said = self.run("record", "leduc", "--matches", 2, "--dir", tmp_path)
        assert code == 0
        assert said.startswith("leduc: 2 matches, 2 files changed\n")
        again = self.run("record", "leduc", "--matches", 2, "--dir", tmp_path)
        assert again == (0, "leduc: 2 matches, no files changed\n")
        assert self.run("check", "--dir", tmp_path) == (0, "leduc: 2 of 2 records replay\n")

    def test_check_names_the_file_and_the_line(self, tmp_path: Path) -> None:
        self.run("record", "leduc", "--matches", 2, "--dir", tmp_path)
        file = tmp_path / "leduc" / "01.txt"
        text = file.read_text("utf-8")
        file.write_text(re.sub(r"[0-9a-f]{8}( \S+ \* deal)", r"01234567\1", text, count=1), "utf-8")
        code, said = self.run("check", "leduc", "--dir", tmp_path)
        assert code == 1
        assert "leduc: 1 of 2 records replay" in said
        assert f"{file}: line 0, '* deal " in said
        assert "the position differs" in said

    def test_check_without_records(self, tmp_path: Path) -> None:
        code, said = self.run("check", "--dir", tmp_path)
        assert code == 1
        assert f"no golden records in {tmp_path}" in said
        code, said = self.run("check", "leduc", "--dir", tmp_path)
        assert code == 1
        assert f"{tmp_path / 'leduc'}: no golden records here" in said

    def test_record_of_too_few_or_of_nothing(self, tmp_path: Path) -> None:
        code, said = self.run("record", "goofspiel", "--matches", 5, "--dir", tmp_path)
        assert code == 2
        assert "goofspiel needs 6 matches to meet every player count, option and ending" in said
        code, said = self.run("record", "chess", "--dir", tmp_path)
        assert code == 1
        assert "there is no game 'chess'" in said
