"""A game in somebody else's package: installed, found, played and held to its promises."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wildtable.build import running

PACKAGE = Path(__file__).with_name("third_party")

# Prints the log of a whole match, then the build it was played on.
PLAY = """
from random import Random
from wildtable.build import running
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match
from wildtable.kernel.registry import game

rng = Random(4)
match = Match(game("pig"), {"goal": "100"}, 3, FairChance.seeded("pig"))
while not match.over():
    seat = match.turn().seat
    match.play(seat, [rng.choice(match.state.legal(seat))])
    match.settle()
print(*[line.text(match.content.moves) for line in match.log], sep="\\n")
print(match.state.outcome().ranks)
print(running().kind)
"""
COMMAND = "from wildtable.cli import main; main()"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the package was installed into, as its user would."""
    folder = tmp_path_factory.mktemp("installed")
    uv = Path(sys.executable).with_name("uv")
    options = ["--no-deps", "--no-build-isolation", "--offline", "--no-cache"]
    subprocess.run(
        [uv, "pip", "install", "-q", "-p", sys.executable, "--target", folder, *options, PACKAGE],
        check=True,
    )
    return folder


def python(code: str, *arguments: str, path: Path, pure: bool = False) -> str:
    """What a program prints that has the folder on its path; on this process's build or pure."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    if pure:
        environment["WILDTABLE_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_it_is_found_by_its_entry_point(installed: Path) -> None:
    code = "from wildtable.kernel.registry import names; print(*names())"
    assert "pig" in python(code, path=installed).split()


def test_a_match_is_the_same_on_both_builds(installed: Path) -> None:
    *played, build = python(PLAY, path=installed).splitlines()
    *expected, pure = python(PLAY, path=installed, pure=True).splitlines()
    assert (build, pure) == (running().kind, "pure")
    assert played == expected
    assert played[0] == "0 roll"
    assert sorted(played[-1]) == sorted("[1, 2, 3]")


def test_it_conforms(installed: Path) -> None:
    said = python(COMMAND, "conform", "pig", "--matches", "20", path=installed)
    assert "pig keeps its promises: 20 matches" in said
    assert "never made" not in said
