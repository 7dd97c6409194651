"""Break the rules of a game on purpose and see which tests notice: `make mutants GAME=wildlife`.

Each break (`breaks.py`) is made in a scratch copy, and the quick tests of the game run against it,
interpreted, until one fails: in a copy of a process that has collected them (`warm_tests.py`) or,
where that would not be honest, in a new one. What no test notices is a hole, or changes nothing
that can be seen: such a break is listed by hand, with the reason, in
`tests/games/<game>/equivalents.toml`:

    [[equivalent]]
    file = "rules/food.py"
    line = "if food > MOST:"        # as it stands in the file
    change = "> -> >="
    nth = ["0.12"]                  # which of equal lines, and where in it: see the report
    reason = "Nobody can have exactly MOST here: refill stops below it."

Results are kept in build/mutants: a run that was stopped goes on where it was, a larger count adds
to what there is, and after an edit of tests or rules only the survivors are tried again.
"""

import argparse
import hashlib
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct

from tools.breaks import KINDS, Break, all_breaks, dealt
from tools.warm_tests import MEMORY, PATIENCE, Wanted

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "mutants"
RULES = ("rules/**/*.py", "state.py")  # what is broken, in the folder of a game
WARM_TESTS = Path(__file__).parent / "warm_tests.py"
# Plug-ins take as long to load as all the rest, so they are left out; and so is being strict about
# settings, since some are theirs.
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
BRIEFLY = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib")
RULE = re.compile(r"\b[A-Z]{3}-(?:R-?)?\d+(?:\.\d+)?")
FIRST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class Result(Struct, frozen=True):
    """What came of a break: the first test that failed, none if it lives."""

    key: str
    caught_by: str
    sources: str  # the state of tests and rules at which it was tried


class Equivalent(Struct, frozen=True, forbid_unknown_fields=True):
    """A break that changes nothing that can be seen."""

    file: str
    line: str
    change: str
    nth: list[str]
    reason: str

    def is_about(self, each: Break) -> bool:
        """Whether it is this one, and not another change of the same line or of one like it."""
        own = (self.file, self.line, self.change)
        return own == (each.file, each.source, each.change) and each.nth in self.nth


class Scratch:
    """A copy of the package and its tests in which a game can be broken."""

    def __init__(self, game: str, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "wildtable"
        self.game = self.package / "games" / game
        unneeded = shutil.ignore_patterns("__pycache__", "static", "golden", "browser")
        shutil.copytree(ROOT / "src" / "wildtable", self.package, ignore=unneeded)
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=unneeded)
        shutil.copy(ROOT / "pyproject.toml", folder)
        # By its hash, not by its time: a break is often made and mended within a second.
        compiled = ("-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src", "tests")
        subprocess.run([sys.executable, *compiled], cwd=folder, check=True)
        scenarios = sorted({file.stem[:4] for file in self.scenarios(game)})
        self.tests = [
            *BRIEFLY,
            *("-m", "not slow and not bulk", "-k", " or ".join([game, *scenarios])),
            *("tests/test_scenarios.py", f"tests/games/{game}", *self.shared_tests()),
        ]
        self.environment = {
            **os.environ,
            **ALONE,
            "PYTHONPATH": str(self.package.parent),
            "PYTHONDONTWRITEBYTECODE": "1",
            "WILDTABLE_PURE": "1",
        }
        self.seconds = 0.0  # of processor time that the tests of the unbroken game take
        self.warm: subprocess.Popen[str] | None = None

    def scenarios(self, game: str) -> list[Path]:
        return list((self.folder / "tests" / "games" / game / "scenarios").rglob("*.toml"))

    def shared_tests(self) -> list[str]:
        shared = (self.folder / "tests" / "games").glob("test_*.py")
        return sorted([str(file.relative_to(self.folder)) for file in shared])

    def rules(self) -> dict[str, str]:
        """The files that are broken, by their names in the folder of the game."""
        files = sorted({file for pattern in RULES for file in self.game.glob(pattern)})
        return {str(file.relative_to(self.game)): file.read_text("utf-8") for file in files}

    def state(self, game: str) -> str:
        """Names the tests and rules as they are now."""
        digest = hashlib.sha256()
        tests = self.folder / "tests" / "games"
        for folder in (self.package / "kernel", self.game, tests / game):
            for file in sorted(folder.rglob("*")):
                if file.suffix in (".py", ".toml", ".json", ".txt"):
                    digest.update(file.read_bytes())
        for file in sorted(tests.glob("*.py")):
            digest.update(file.read_bytes())
        return digest.hexdigest()[:12]

    def measure(self) -> None:
        """Collect the tests and run them on the unbroken game, which must pass all."""
        self.warm = subprocess.Popen(
            [sys.executable, str(WARM_TESTS), *self.tests],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        failed, self.seconds = self.ask(
            Wanted(module="", function="", source="", first=[], seconds=0)
        )
        if failed:
            raise SystemExit(f"the tests fail before anything is broken: {failed}")

    def close(self) -> None:
        if self.warm is not None:
            self.warm.communicate()

    @property
    def most_seconds(self) -> int:
        """Processor time after which broken rules are taken to run for ever."""
        return int(3 * self.seconds) + 10

    def caught_by(self, each: Break, first: list[str]) -> str:
        """The first test that fails when this is broken; empty if none does.

        Tests of `first`, and those named after rules that the file names, are tried first.
        """
        file = self.game / each.file
        whole = file.read_text("utf-8")
        broken = each.applied_to(whole)
        first = [*first, *[f"[{rule}-" for rule in RULE.findall(whole)]]
        if each.function:
            module = ".".join(file.relative_to(self.package.parent).with_suffix("").parts)
            failed, _ = self.ask(
                Wanted(
                    module=module,
                    function=each.function,
                    source=broken,
                    first=first,
                    seconds=self.most_seconds,
                )
            )
            if failed is not None:
                return failed
        try:
            file.write_text(broken, "utf-8")
            return self.in_a_new_process()
        finally:
            file.write_text(whole, "utf-8")

    def ask(self, wanted: Wanted) -> tuple[str | None, float]:
        """What fails in a copy of the warm process, None if it can't say; and how long it took."""
        if self.warm is None or self.warm.stdin is None or self.warm.stdout is None:
            raise RuntimeError("the tests are not collected")
        print(json.dumps(wanted), file=self.warm.stdin, flush=True)
        answer = json.loads(self.warm.stdout.readline())
        return answer["failed"], answer["seconds"]

    def in_a_new_process(self) -> str:
        running = subprocess.Popen(
            [sys.executable, "-m", "pytest", *self.tests],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        most = self.most_seconds
        resource.prlimit(running.pid, resource.RLIMIT_CPU, (most, most))
        resource.prlimit(running.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            said, _ = running.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return "time-out"
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
                running.wait()
        if running.returncode == 0:
            return ""
        if running.returncode < 0:
            return "time-out"
        failed = FIRST_FAILURE.search(said)
        return failed[1] if failed else "pytest itself"


class Account:
    """The results of a game so far, on disk after every break."""

    def __init__(self, game: str, afresh: bool) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        self.file = KEPT / f"{game}.jsonl"
        if afresh:
            self.file.unlink(missing_ok=True)
        lines = self.file.read_bytes().splitlines() if self.file.exists() else []
        found = [msgspec.json.decode(line, type=Result) for line in lines]
        self.results = {result.key: result for result in found}

    def known(self, each: Break, sources: str) -> Result | None:
        """What is known of a break; of a survivor only if nothing was edited since."""
        result = self.results.get(each.key)
        return result if result and (result.caught_by or result.sources == sources) else None

    def caught_before(self, file: str) -> list[str]:
        """The tests that have caught a break of this file."""
        of_file = [each for key, each in self.results.items() if key.startswith(f"{file} | ")]
        return sorted({each.caught_by for each in of_file})

    def note(self, result: Result) -> None:
        self.results[result.key] = result
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


def equivalents(game: str) -> list[Equivalent]:
    file = ROOT / "tests" / "games" / game / "equivalents.toml"
    if not file.exists():
        return []
    listed = tomllib.loads(file.read_text("utf-8"))["equivalent"]
    return msgspec.convert(listed, list[Equivalent])


def report(tried: Iterable[tuple[Break, str]], equal: list[Equivalent]) -> str:
    """What was caught by what, and what lives, as Markdown."""
    caught: Counter[str] = Counter()
    lives: list[Break] = []
    known: list[tuple[Break, str]] = []
    by_test: Counter[str] = Counter()
    for each, test in tried:
        reason = next((known.reason for known in equal if known.is_about(each)), "")
        if test:
            caught[each.kind] += 1
            by_test[test] += 1
        elif reason:
            known.append((each, reason))
        else:
            lives.append(each)
    lines = ["| kind | caught | of |", "|---|---:|---:|"]
    for kind in KINDS:
        alive = len([each for each in lives if each.kind == kind])
        lines.append(f"| {kind} | {caught[kind]} | {caught[kind] + alive} |")
    every = caught.total() + len(lives)
    share = 100 * caught.total() / every if every else 100.0
    lines += [f"| all | {caught.total()} | {every} |", "", f"{share:.1f} % caught", ""]
    lines += ["## Lives", ""]
    for each in lives:
        what = f"{each.file}:{each.line} ({each.kind}) `{each.change}`, nth {each.nth}"
        lines += [f"- {what}", f"  `{each.source}`"]
    lines += ["", "## Changes nothing", ""]
    lines += [
        f"- {each.file}:{each.line} `{each.change}` in `{each.source}`: {reason}"
        for each, reason in known
    ]
    lines += ["", "## Caught by", ""]
    lines += [f"- {count} {test}" for test, count in by_test.most_common()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Try so many breaks of a game, print the account and write it to build/mutants."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    games = ROOT / "src" / "wildtable" / "games"
    known = sorted([folder.name for folder in games.iterdir() if (folder / "rules").is_dir()])
    parser.add_argument("game", choices=known)
    parser.add_argument("--count", type=int, default=80)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--file", default="", help="only breaks of files whose path has this in it")
    parser.add_argument("--afresh", action="store_true", help="forget earlier results")
    wanted = parser.parse_args()
    account = Account(wanted.game, wanted.afresh)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        scratch = Scratch(wanted.game, Path(folder))
        sources = scratch.state(wanted.game)
        breaks = [each for each in all_breaks(scratch.rules()) if wanted.file in each.file]
        chosen = dealt(breaks, wanted.seed)[: wanted.count]
        print(f"{len(chosen)} of {len(breaks)} breaks of {wanted.game}", flush=True)
        for number, each in enumerate(chosen):
            result = account.known(each, sources)
            if result is None:
                begun = monotonic()
                if not scratch.seconds:
                    scratch.measure()
                caught_by = scratch.caught_by(each, account.caught_before(each.file))
                result = Result(each.key, caught_by, sources)
                account.note(result)
                verdict = f"caught by {result.caught_by}" if result.caught_by else "LIVES"
                print(
                    f"{number + 1}/{len(chosen)} {each.file}:{each.line} {each.kind} "
                    f"{each.change}: {verdict}, {monotonic() - begun:.0f} s",
                    flush=True,
                )
        scratch.close()
        tried = [(each, account.results[each.key].caught_by) for each in chosen]
    told = report(tried, equivalents(wanted.game))
    written = KEPT / f"{wanted.game}.md"
    written.write_text(f"# Breaks of {wanted.game}, seed {wanted.seed}\n\n{told}", "utf-8")
    print(f"\n{told}\nwritten to {written.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
