"""Everything that holds the code to its promises: `make check` and `make test`.

Runs every step even if one before it failed, and closes with the sum of all tests and steps.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from wildtable.compile import obstacle

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "reports"
EXAMPLES = ("connect-four", "leduc", "goofspiel")
BROWSER = "tests/browser"  # in a process of its own, as its conftest says
WORKERS = ("-n", "2", "--dist", "worksteal")  # a few tests take as long as all the others
PURE = "1"
COMPILED = "0"


class Count(NamedTuple):
    """How many tests or steps ended in which way."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def plus(self, other: "Count") -> "Count":
        """The sum of two counts."""
        return Count(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


class Step(NamedTuple):
    """A command that must succeed; with a report, a run of pytest that counts for its tests."""

    name: str
    command: tuple[str, ...]
    pure: str = PURE
    report: Path | None = None

    def run(self) -> Count:
        """Run the command with its output on the terminal."""
        print(f"\n== {self.name}", flush=True)
        environment = {**os.environ, "WILDTABLE_PURE": self.pure}
        if self.report:
            self.report.unlink(missing_ok=True)
        done = subprocess.run(self.command, cwd=ROOT, env=environment, check=False)
        count = counted(self.report) if self.report else Count()
        if done.returncode and not count.failed:
            return count.plus(Count(failed=1))
        return count if self.report else Count(passed=1)


class Started(NamedTuple):
    """A command that works on one core beside other steps; at its turn it is waited for."""

    name: str
    process: subprocess.Popen[str]

    def run(self) -> Count:
        """Wait for the command and show what it said."""
        print(f"\n== {self.name}", flush=True)
        said, _ = self.process.communicate()
        print(said, end="", flush=True)
        return Count(failed=1) if self.process.returncode else Count(passed=1)


def started(name: str, command: tuple[str, ...], pure: str = PURE) -> Started:
    """Start a command."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "WILDTABLE_PURE": pure},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return Started(name, process)


def counted(report: Path) -> Count:
    """The sum of pytest's report; nothing where pytest did not come to write one."""
    if not report.exists():
        return Count()
    suites = ElementTree.parse(report).getroot().iter("testsuite")
    count = Count()
    for suite in suites:
        tests, skipped = int(suite.attrib["tests"]), int(suite.attrib["skipped"])
        failed = int(suite.attrib["failures"]) + int(suite.attrib["errors"])
        count = count.plus(Count(tests - failed - skipped, failed, skipped))
    return count


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    """The command line of a tool of this environment."""
    return (str(Path(sys.executable).with_name(name)), *arguments)


def python(*arguments: str) -> tuple[str, ...]:
    """The command line of this Python."""
    return (sys.executable, *arguments)


def suite(name: str, marks: str, pure: str = PURE) -> Step:
    """A run of the tests with certain marks."""
    report = REPORTS / f"{name.replace(' ', '-')}.xml"
    command = tool("pytest", "-q", *WORKERS, f"--ignore={BROWSER}", f"--junitxml={report}")
    return Step(name, (*command, "-m", marks), pure, report)


def checks() -> Iterator[Step]:
    """What can be seen without running the games."""
    yield Step("format", tool("ruff", "format", "--check", "."))
    yield Step("lint", tool("ruff", "check", "."))
    yield Step("types", tool("mypy"))
    yield Step("layers", tool("lint-imports", "--no-logo"))
    yield Step("web client", python("-m", "tests.web", "check", "test"))


def quick() -> Iterator[Step]:
    """`make check`: for while one works."""
    yield from checks()
    yield suite("quick tests", "not slow")


def everything() -> Iterator[Step | Started]:
    """`make test`: what must hold before a change is taken in."""
    making = None if obstacle() else started("compile", python("-m", "wildtable.compile"))
    yield from checks()
    # Many matches are played once, on the faster build; the rules are tested on both.
    yield suite("tests, pure", "" if obstacle() else "not bulk")
    yield from [started("ledger", python("-m", "tests.ledger")), *without_asserts()]
    if making:
        yield making
        yield from compiled()
    else:
        yield conformance()
    report = REPORTS / "browser.xml"
    command = tool("pytest", "-q", *WORKERS, BROWSER, f"--junitxml={report}")
    yield Step("browser", command, COMPILED, report)


def without_asserts() -> list[Started]:
    """Nothing may rest on an `assert`: Python leaves them out under -O, tests can't do without."""
    wildtable = python("-O", "-m", "wildtable")
    return [
        started("golden records, pure and without asserts", (*wildtable, "golden", "check")),
        started("scenarios, without asserts", (*wildtable, "scenario", "--quiet", "tests")),
    ]


def compiled() -> Iterator[Step | Started]:
    """The rules once more, on the compiled build."""
    proof = "from wildtable.build import running; raise SystemExit(running().kind != 'compiled')"
    yield Step("the compiled build is used", python("-c", proof), COMPILED)
    yield suite("tests, compiled", "not pure_only", COMPILED)
    golden = tool("wildtable", "golden", "check")
    yield from [started("golden records, compiled", golden, COMPILED), conformance()]


def conformance() -> Started:
    """The suite that games of others are held to, on games that are small."""
    return started("conformance", tool("wildtable", "conform", *EXAMPLES), COMPILED)


def main() -> None:
    """Run `check` or `test`; end with 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.run", description=__doc__)
    parser.add_argument("what", choices=["check", "test"])
    full = parser.parse_args().what == "test"
    opened = time.monotonic()
    total, failed = Count(), []
    for step in everything() if full else quick():
        begun = time.monotonic()
        count = step.run()
        total = total.plus(count)
        if count.failed:
            failed.append(step.name)
        verdict = "FAILED" if count.failed else "ok"
        print(f"-- {step.name}: {verdict}, {time.monotonic() - begun:.0f} s", flush=True)
    print()
    if failed:
        print(f"failed: {'; '.join(failed)}")
    if full and (missing := obstacle()):
        print(f"left out, everything on the compiled build: {missing}")
    print(f"{total} in {time.monotonic() - opened:.0f} s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
