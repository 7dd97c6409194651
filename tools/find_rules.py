"""Can rules be found by the names of files alone? `python -m tools.find_rules --seed 1`.

Picks rules of the games by chance, prints each with its chapter, and reads one guess a line: the
file that makes the rule so, as in `rules/food.py`. Only then it says which files name the rule, and
how many guesses were right. Without guesses it prints the questions; guesses may come from a file:

    python -m tools.find_rules --seed 1 < guesses.txt

Rulings and worked examples are left out: a ruling is found through the rule it settles.
"""

import argparse
import re
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

GAMES = Path(__file__).resolve().parent.parent / "src" / "wildtable" / "games"
CHAPTER = re.compile(r"^## (.+)$")
RULE = re.compile(r"^- \*\*([A-Z]{3}-\d+\.\d+[a-z]?)\*\* (.*)$")


class Rule(NamedTuple):
    """A numbered rule, as it stands in a RULES.md."""

    game: str
    chapter: str
    id: str
    text: str


def rules_in(game: str, book: str) -> list[Rule]:
    """The numbered rules of a RULES.md."""
    found: list[Rule] = []
    chapter = ""
    inside = False  # in a rule, which may go on in further lines
    for line in book.splitlines():
        if match := CHAPTER.match(line):
            chapter = match[1]
        if match := RULE.match(line):
            found.append(Rule(game, chapter, match[1], match[2]))
            inside = True
        elif inside and line.startswith("  "):
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {line.strip()}")
        else:
            inside = False
    return found


def names(text: str, rule: str) -> bool:
    """Whether a text names a rule, by itself or within LIF-2.3 to LIF-2.7."""
    if re.search(rf"\b{re.escape(rule)}(?![\w.]*\d)", text):
        return True
    chapter, _, number = rule.rpartition(".")
    spans = re.finditer(rf"{re.escape(chapter)}\.(\d+)\s+to\s+{re.escape(chapter)}\.(\d+)", text)
    within = [int(span[1]) <= int(number) <= int(span[2]) for span in spans if number.isdigit()]
    return any(within)


def files_naming(rule: Rule) -> list[str]:
    """The files of the game that name a rule, in its folder: code and data."""
    folder = GAMES / rule.game
    files = [*folder.rglob("*.py"), *(folder / "content").rglob("*.toml")]
    naming = [file for file in files if names(file.read_text("utf-8"), rule.id)]
    return sorted([str(file.relative_to(folder)) for file in naming])


def main() -> None:
    """Ask, read, tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.find_rules", description=__doc__)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--count", type=int, default=12)
    wanted = parser.parse_args()
    books = sorted(GAMES.glob("*/RULES.md"))
    every = [rule for book in books for rule in rules_in(book.parent.name, book.read_text("utf-8"))]
    asked = Random(wanted.seed).sample(every, wanted.count)
    for number, rule in enumerate(asked, 1):
        print(f"{number}. {rule.game}, {rule.chapter}: {rule.text}")
    guesses = [line.strip() for line in sys.stdin if line.strip()]
    if len(guesses) != len(asked):
        raise SystemExit(f"\n{len(asked)} guesses are wanted, one a line; got {len(guesses)}")
    right = 0
    print()
    for number, (rule, guess) in enumerate(zip(asked, guesses, strict=True), 1):
        files = files_naming(rule)
        right += guess in files
        verdict = "found" if guess in files else "MISSED"
        print(f"{number}. {rule.id} {verdict} by {guess}; named in {', '.join(files) or 'no file'}")
    print(f"\n{right} of {len(asked)} found")


if __name__ == "__main__":
    main()
