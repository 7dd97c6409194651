"""`pip install wildtable` is enough for the rules, the bots and the terminal."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
SERVER = [re.split(r"\W", each)[0] for each in PROJECT["optional-dependencies"]["serve"]]
# As if the packages of the extra `serve` were not there.
WITHOUT_SERVER = f"""
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {SERVER!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
"""
PLAY = """
from random import Random
import wildtable

for name in wildtable.game_names():
    match = wildtable.Match(wildtable.game(name))
    wildtable.playout(match.state.clone(), Random(1))
    print(name)
"""
COMMAND = "from wildtable.cli import main; main(prog_name='wildtable')"


def python(code: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_SERVER + code, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_server_stack_is_an_extra() -> None:
    assert "litestar" in SERVER
    base = [re.split(r"\W", each)[0] for each in PROJECT["dependencies"]]
    assert base == ["click", "fluent", "msgspec", "mypy", "rich"]


def test_every_game_plays_without_the_server_stack() -> None:
    done = python(PLAY)
    assert done.returncode == 0, done.stderr
    assert {"wildlife", "wilderness", "wildlands", "defenders"} <= set(done.stdout.split())


def test_the_terminal_needs_no_server_stack() -> None:
    done = python(COMMAND, "play", "connect-four", "--seats", "random,random")
    assert done.returncode == 0, done.stderr
    assert "Connect Four" in done.stdout


def test_serve_says_what_to_install() -> None:
    done = python(COMMAND, "serve")
    assert done.returncode == 1
    assert "pip install 'wildtable[serve]'" in done.stderr
    assert "Traceback" not in done.stderr
