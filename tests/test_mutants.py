"""The mutation runner: what it breaks, and how it accounts for what came of it."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.breaks import KINDS, Break, breaks_of, dealt
from tools.mutants import ALONE, BRIEFLY, ROOT, WARM_TESTS, Equivalent, equivalents, report
from tools.warm_tests import Wanted

pytestmark = pytest.mark.pure_only

RULES = '''"""Food."""

MOST: Final = 3


def feed(table: Table, seat: int, food: int) -> list[int]:
    """Give food, two at most."""
    if food < MOST and not table.fed[seat]:
        table.food[seat] += food
        pay(table, seat, food)
    if table.news is not None:
        table.tell(FED.at(seat, 1))
    return [each for each in table.food if each in (True, seat)]
'''


def changes(source: str, kind: str, file: str = "rules/food.py") -> list[str]:
    return [each.change for each in breaks_of(source, file) if each.kind == kind]


def test_each_kind_of_break_is_found() -> None:
    assert changes(RULES, "comparison") == ["< -> <=", "in -> not in"]
    assert changes(RULES, "constant") == ["3 -> 4", "3 -> 2"]
    assert changes(RULES, "boolean") == [
        "and -> or",
        "not table.fed[seat] -> table.fed[seat]",
        "True -> False",
    ]
    assert changes(RULES, "arithmetic") == ["+ -> -"]
    assert changes(RULES, "statement") == [
        "table.food[seat] += food -> pass",
        "pay(table, seat, food) -> pass",
    ]
    assert changes(RULES, "arguments") == ["seat, food -> food, seat"]
    assert changes(RULES, "news") == [
        "is not -> is",
        "table.tell(FED.at(seat, 1)) -> pass",
        "seat, 1 -> 1, seat",
        "1 -> 2",
        "1 -> 0",
    ]


def test_all_breaks_of_an_audit_are_of_one_kind() -> None:
    found = breaks_of(RULES, "rules/audit.py")
    assert {each.kind for each in found} == {"audit"}


def test_a_break_changes_one_place() -> None:
    for each in breaks_of(RULES, "rules/food.py"):
        broken = each.applied_to(RULES)
        assert broken != RULES
        ast.parse(broken)
        after = broken[: len(broken) - len(RULES) + each.end]
        assert after == RULES[: each.start] + each.new


def test_a_break_keeps_its_key_when_others_lines_move() -> None:
    keys = {each.key for each in breaks_of(RULES, "rules/food.py")}
    moved = breaks_of("# a new line\n" + RULES, "rules/food.py")
    assert {each.key for each in moved} == keys
    assert len(keys) == len(moved)


def test_a_break_knows_in_which_function_it_is() -> None:
    inside = {each.function for each in breaks_of(RULES, "rules/food.py") if each.line > 3}
    assert inside == {"feed"}
    assert {each.function for each in breaks_of(RULES, "rules/food.py") if each.line == 3} == {""}
    method = "class Feeding:\n    def legal(self) -> int:\n        return 1\n"
    assert {each.function for each in breaks_of(method, "rules/food.py")} == {"Feeding.legal"}


WARM = """
def double(number):
    return 2 * number

def triple(number):
    return 3 * number

SIX = triple(2)
"""
COLD_TESTS = """
from warm import SIX, double

def test_double():
    assert double(2) == 4

def test_six():
    assert SIX == 6
"""


def test_a_warm_process_tries_breaks_in_copies_of_itself(tmp_path: Path) -> None:
    (tmp_path / "warm.py").write_text(WARM, "utf-8")
    (tmp_path / "test_warm.py").write_text(COLD_TESTS, "utf-8")
    broken = WARM.replace("*", "+ 1 +")
    asked: list[Wanted] = [
        {"module": module, "function": name, "source": broken, "first": [], "seconds": 0}
        for module, name in [("warm", "double"), ("warm", "triple"), ("warm", "none"), ("", "")]
    ]
    done = subprocess.run(
        [sys.executable, str(WARM_TESTS), "-p", "no:cacheprovider", str(tmp_path)],
        input="".join([json.dumps(each) + "\n" for each in asked]),
        capture_output=True,
        cwd=tmp_path,
        text=True,
        check=True,
    )
    failed = [json.loads(line)["failed"] for line in done.stdout.splitlines()]
    # `triple` ran when it was imported, so a copy can't tell; unbroken, all is as it was.
    assert failed == ["test_warm.py::test_double", None, None, ""]


def test_the_settings_of_our_tests_are_understood_without_plug_ins() -> None:
    command = [sys.executable, "-m", "pytest", *BRIEFLY, "--collect-only", "-k", "plug_ins"]
    done = subprocess.run(
        [*command, __file__], env={**os.environ, **ALONE}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_kinds_take_turns_and_a_larger_sample_begins_like_a_smaller() -> None:
    found = breaks_of(RULES, "rules/food.py") + breaks_of(RULES, "rules/audit.py")
    order = dealt(found, "0")
    assert [each.kind for each in order[: len(KINDS)]] == list(KINDS)
    assert sorted(order) == sorted(found)
    assert dealt(found, "1") != order


def test_what_changes_nothing_is_not_counted() -> None:
    found = [each for each in breaks_of(RULES, "rules/food.py") if each.kind == "constant"]
    caught, lives = found
    equal = Equivalent("rules/food.py", "MOST: Final = 3", "3 -> 2", ["0.14"], "nobody has three")
    tried: list[tuple[Break, str]] = [(caught, "tests/test_food.py::test_it"), (lives, "")]
    assert "| all | 1 | 2 |\n\n50.0 % caught" in report(tried, [])
    told = report(tried, [equal])
    assert "| all | 1 | 1 |\n\n100.0 % caught" in told
    assert "nobody has three" in told
    assert "- 1 tests/test_food.py::test_it" in told


@pytest.mark.parametrize("game", ["defenders", "wilderness", "wildlands", "wildlife"])
def test_what_is_said_to_change_nothing_is_there_to_be_broken(game: str) -> None:
    """An entry whose line was edited excuses nothing, and must excuse nothing else one day."""
    rules = ROOT / "src" / "wildtable" / "games" / game
    for each in equivalents(game):
        found = breaks_of((rules / each.file).read_text("utf-8"), each.file)
        assert len([one for one in found if each.is_about(one)]) == len(each.nth) > 0, each.line


def test_arguments_that_may_come_in_any_order_are_not_swapped() -> None:
    assert changes("DECISIONS: Final = decisions(First(1), Second(2))\n", "arguments") == []
    assert changes("most = max(one, other)\n", "arguments") == []
