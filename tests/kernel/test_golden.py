"""Golden records: they repeat, they replay, and a change of rules shows where it begins."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.kernel.changing import changed
from wildtable.cli.golden import golden as command
from wildtable.kernel import registry
from wildtable.kernel.game import canonical
from wildtable.kernel.golden import Golden, check, least, matches, read, record, stored, take_down
from wildtable.kernel.record.record import BadRecord

GAMES = ("connect-four", "goofspiel", "leduc")
STORED = Path(__file__).parent.parent / "golden"


@pytest.fixture
def one() -> Golden:
    """A match of Leduc in which seat 0 raises."""
    made = (take_down(match) for match in matches(registry.game("leduc"), 25))
    return next(golden for golden in made if "0 raise" in golden.record.log)


class TestRecording:
    """Seeded matches, the same every time."""

    @pytest.mark.parametrize("name", GAMES)
    def test_what_is_stored_is_what_would_be_recorded(self, name: str, tmp_path: Path) -> None:
        record(registry.game(name), 25, tmp_path)
        files = stored(name, STORED)
        assert len(files) == 25
        for file in files:
            assert (tmp_path / name / file.name).read_bytes() == file.read_bytes(), file.name

    def test_nothing_changes_without_a_change_of_rules(self, tmp_path: Path) -> None:
        game = registry.game("goofspiel")
        assert {change.what for change in record(game, 8, tmp_path)} == {"new"}
        assert record(game, 8, tmp_path) == []

    def test_all_player_counts_options_and_changes_of_mind_are_met(self) -> None:
        game = registry.game("goofspiel")
        assert least(game) == 3 + 3
        played = list(matches(game, 25))
        assert {match.seats for match in played} == {2, 3, 4}
        for option in game.options:
            values = {match.options[option.name] for match in played[: least(game)]}
            assert values == set(option.values)
        log = [line for match in played for line in match.lines()]
        assert any("undoes" in line for line in log)
        assert any("unseals" in line for line in log)
        assert all(match.over() for match in played)

    def test_a_changed_rule_is_told_with_its_first_line(self, tmp_path: Path) -> None:
        record(registry.game("leduc"), 25, tmp_path)
        dearer = changed("leduc", "RAISE_BY: Final = (2, 4)", "RAISE_BY: Final = (2, 6)")
        told = record(dearer, 25, tmp_path)
        assert 0 < len(told) < 25
        assert all("positions from line" in change.what for change in told)
        assert all("raise'" in change.what for change in told)

    def test_other_moves_are_told_with_the_first(self, tmp_path: Path) -> None:
        record(registry.game("leduc"), 25, tmp_path)
        wilder = changed("leduc", "MOST_RAISES: Final = 2", "MOST_RAISES: Final = 3")
        told = record(wilder, 25, tmp_path)
        assert any(change.what.startswith("other moves from line ") for change in told)

    def test_files_too_many_are_removed_and_unreadable_ones_replaced(self, tmp_path: Path) -> None:
        game = registry.game("connect-four")
        record(game, 3, tmp_path)
        (tmp_path / "connect-four" / "00.json").write_text("{}")
        told = record(game, 2, tmp_path)
        assert [(change.file.name, change.what) for change in told] == [
            ("00.json", "was unreadable: Object missing required field `record`"),
            ("02.json", "removed"),
        ]
        assert len(stored("connect-four", tmp_path)) == 2


class TestChecking:
    """The first difference, exactly."""

    def test_a_record_that_replays(self, one: Golden) -> None:
        assert check(one) == ""

    def test_a_position_that_differs(self, one: Golden) -> None:
        dearer = changed("leduc", "RAISE_BY: Final = (2, 4)", "RAISE_BY: Final = (3, 5)")
        number = next(n for n, text in enumerate(one.record.log) if text.endswith("raise"))
        paid = one.position(number + 1)["paid"]
        now = canonical([chips + 1 if chips == max(paid) else chips for chips in paid])
        assert check(one, dearer) == (
            f"line {number}, {one.record.log[number]!r}: the position differs: "
            f"paid should be {canonical(paid)}, is {now}"
        )

    def test_a_start_that_differs(self, one: Golden) -> None:
        richer = changed("leduc", "ANTE: Final = 1", "ANTE: Final = 2")
        assert check(one, richer) == (
            "the start: the position differs: paid should be [1,1], is [2,2]"
        )

    def test_a_move_that_is_illegal_now(self, one: Golden) -> None:
        strict = changed("leduc", "MOST_RAISES: Final = 2", "MOST_RAISES: Final = 0")
        assert "A round has at most 0 raises. [LED-5]" in check(one, strict)

    def test_a_result_that_differs(self) -> None:
        made = take_down(next(matches(registry.game("connect-four"), 1)))
        doubled = changed(
            "connect_four",
            "[1, -1] if self.winner == 0 else [-1, 1]",
            "[2, -2] if self.winner == 0 else [-2, 2]",
        )
        assert re.match(r"the log ends with scores \[-?2, -?2\], .* says", check(made, doubled))

    def test_steps_that_are_missing(self, tmp_path: Path) -> None:
        record(registry.game("connect-four"), 1, tmp_path)
        file = tmp_path / "connect-four" / "00.json"
        head, _, _ = file.read_text("utf-8").rpartition(',\n{"hash"')
        file.write_text(f"{head}]}}", "utf-8")
        with pytest.raises(BadRecord, match=r"^(\d+) steps for \d+ lines$"):
            read(file)


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
        file = tmp_path / "leduc" / "01.json"
        text = file.read_text("utf-8")
        start = text.index('{"hash":"') + len('{"hash":"')
        file.write_text(text[:start] + "0123456789abcdef" + text[start + 16 :], "utf-8")
        code, said = self.run("check", "leduc", "--dir", tmp_path)
        assert code == 1
        assert "leduc: 1 of 2 records replay" in said
        assert f"{file}: line 0, '* deal " in said
        assert "the recorded changes don't give the recorded hash" in said

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
        assert "goofspiel needs 6 matches to meet every player count and option" in said
        code, said = self.run("record", "chess", "--dir", tmp_path)
        assert code == 1
        assert "there is no game 'chess'" in said
