"""The script that asks for the file of a rule: which rules it knows, and what names one."""

import subprocess
import sys

import pytest

from tools.find_rules import GAMES, Rule, names, rules_in

pytestmark = pytest.mark.pure_only

BOOK = """# The rules

## 3. Seeding

- **LIF-3.1** Everybody puts
  a tile on the map.
- **LIF-3.10** Then the next.

Words that belong to no rule.

## Rulings

- **LIF-R3** Settles something.
"""


def test_a_rule_has_its_chapter_and_all_its_lines() -> None:
    assert rules_in("wildlife", BOOK) == [
        Rule("wildlife", "3. Seeding", "LIF-3.1", "Everybody puts a tile on the map."),
        Rule("wildlife", "3. Seeding", "LIF-3.10", "Then the next."),
    ]


@pytest.mark.parametrize("rule", ["LIF-20.2", "LIF-2.3", "LIF-2.5", "LIF-2.7"])
def test_a_rule_is_named_by_itself_or_within_a_span(rule: str) -> None:
    assert names("Counts (LIF-20.2) and tiles (LIF-2.3 to\nLIF-2.7)", rule)


@pytest.mark.parametrize("rule", ["LIF-20.21", "LIF-2.2", "LIF-2.8", "LIF-0.2", "LIF-20.4"])
def test_another_id_is_another_rule(rule: str) -> None:
    assert not names("Counts (LIF-20.2) and tiles (LIF-2.3 to LIF-2.7)", rule)


def test_guesses_are_counted_and_missing_ones_are_asked_for() -> None:
    command = [sys.executable, "-m", "tools.find_rules", "--seed", "test", "--count", "2"]
    root = GAMES.parent.parent.parent
    told = subprocess.run(command, input="", capture_output=True, text=True, cwd=root, check=False)
    assert told.returncode == 1
    assert "2 guesses are wanted, one a line; got 0" in told.stderr
    assert "named in" not in told.stdout
    guesses = "rules/setup.py\nnowhere.py\n"
    told = subprocess.run(
        command, input=guesses, capture_output=True, text=True, cwd=root, check=True
    )
    assert "2. " in told.stdout
    assert "MISSED by nowhere.py" in told.stdout
