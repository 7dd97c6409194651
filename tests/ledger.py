"""Which rules have a test: `make ledger`.

A rule is a list item of a RULES.md that begins with its id in bold:

    - **LIF-7.2** Only a full area can be attacked.

A test claims the rules it holds with the marker `@pytest.mark.rule("LIF-7.2", ...)`, a scenario
file (`tests/**/scenarios/**/*.toml`) with `rules = ["LIF-7.2", ...]`. A claim is a promise that the
test fails when the rule is broken; a test that is skipped or expected to fail promises nothing.
"""

import contextlib
import io
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
BOOKS = ("src/wildtable/examples/RULES.md", "src/wildtable/games/*/RULES.md")
RULE = re.compile(r"^\s*- \*\*(?P<id>(?P<game>[A-Z][A-Z0-9]*)-[A-Z]{0,2}-?\d+(\.\d+)*[a-z]?)\*\*")


class Rule(NamedTuple):
    """A rule's id, and the game's part of it: LIF of LIF-7.2."""

    id: str
    game: str


class Claim(NamedTuple):
    """A test that says it holds a rule."""

    rule: str
    test: str


def rules_in(text: str) -> list[Rule]:
    """The rules of a RULES.md in the order of the page."""
    found = (RULE.match(line) for line in text.splitlines())
    return [Rule(match["id"], match["game"]) for match in found if match]


def scenario_claims(tests: Path) -> list[Claim]:
    """What the scenario files below a folder claim."""
    return [
        Claim(rule, str(file.relative_to(tests)))
        for file in sorted(tests.glob("**/scenarios/**/*.toml"))
        for rule in tomllib.loads(file.read_text(encoding="utf-8")).get("rules", [])
    ]


def marker_claims(tests: Path) -> list[Claim]:
    """What the markers of the tests below a folder claim, as pytest itself collects them."""
    collector = _Collector()
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(["--collect-only", "-q", "-p", "no:xdist", str(tests)], [collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"the tests can't be collected:\n{said.getvalue()}")
    return collector.claims


class _Collector:
    """A pytest plugin that notes the `rule` markers."""

    def __init__(self) -> None:
        self.claims: list[Claim] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for mark in item.iter_markers("rule"):
                self.claims += [Claim(rule, item.nodeid) for rule in mark.args]


class Report(NamedTuple):
    """The account: rules by game, what no test holds, and claims about no rule."""

    rules: dict[str, list[str]]
    untested: dict[str, list[str]]
    twice: list[str]
    unknown: list[Claim]

    @property
    def good(self) -> bool:
        """Whether there are rules, every rule has a test, and every claim a rule."""
        return bool(self.rules) and not (self.untested or self.twice or self.unknown)

    def lines(self) -> list[str]:
        """The report as it is printed."""
        said = [] if self.rules else ["no rules were found"]
        for game, rules in self.rules.items():
            missing = self.untested.get(game, [])
            said.append(f"{game}: {len(rules)} rules, {len(rules) - len(missing)} with a test")
            said += [f"  no test: {rule}" for rule in missing]
        said += [f"defined twice: {rule}" for rule in self.twice]
        said += [f"no such rule: {claim.rule}, claimed by {claim.test}" for claim in self.unknown]
        return said


def account(rules: Iterable[Rule], claims: Iterable[Claim]) -> Report:
    """Hold the rules against the claims."""
    claims = list(claims)
    held = {claim.rule for claim in claims}
    by_game: dict[str, list[str]] = {}
    untested: dict[str, list[str]] = {}
    known: set[str] = set()
    twice = []
    for rule in rules:
        if rule.id in known:
            twice.append(rule.id)
            continue
        known.add(rule.id)
        by_game.setdefault(rule.game, []).append(rule.id)
        if rule.id not in held:
            untested.setdefault(rule.game, []).append(rule.id)
    unknown = [claim for claim in claims if claim.rule not in known]
    return Report(by_game, untested, twice, unknown)


def main() -> None:
    """Print the account of this repository; end with 1 if anything is missing."""
    books = sorted(book for pattern in BOOKS for book in ROOT.glob(pattern))
    rules = [rule for book in books for rule in rules_in(book.read_text(encoding="utf-8"))]
    tests = ROOT / "tests"
    report = account(rules, [*scenario_claims(tests), *marker_claims(tests)])
    print(*report.lines(), sep="\n")
    sys.exit(0 if report.good else 1)


if __name__ == "__main__":
    main()
