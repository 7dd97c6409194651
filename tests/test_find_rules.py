"""The script that asks for the file of a rule: which rules it knows, and what names one."""

import subprocess
import sys

import pytest

from tools.find_rules import GAMES, Rule, files_naming, rules_in

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


def test_a_longer_id_is_another_rule() -> None:
    files = files_naming(Rule("wildlife", "", "LIF-20.2", ""))
    assert files
    for file in files:
        text = (GAMES / "wildlife" / file).read_text("utf-8")
        assert "LIF-20.2" in text.replace("LIF-20.20", "").replace("LIF-20.21", "")


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
