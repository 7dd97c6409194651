"""Every block of the documentation is tried: Python runs, commands are known, data can be read.

A block of a kind that is not known here fails, and so does one that can't be tried unless it is
named in `SHOWN` with the reason.
"""

import ast
import inspect
import re
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple
from xml.etree import ElementTree

import click
import msgspec
import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from wildtable.bots.levels import bot
from wildtable.bots.seating import Seating
from wildtable.cli import main
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import State
from wildtable.kernel.kit import scenario, scenario_file
from wildtable.kernel.kit.conform import Conformance
from wildtable.kernel.kit.lessons import faults
from wildtable.kernel.lesson.lesson_file import Lesson
from wildtable.kernel.match import Match
from wildtable.kernel.record.file import write
from wildtable.kernel.record.record import make_record
from wildtable.lab.experiment import read_words

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])

# Blocks that nothing here can try, by page and how they begin, and why.
SHOWN: Final = {
    ("hosting.md", "location / {"): "nginx is not part of the project",
    ("hosting.md", "[Service]"): "neither is systemd",
    ("0008-one-shape.md", "DECISIONS: Final"): "a decision shows what was chosen then",
    ("contract.md", "class State:"): "a list of signatures; a test below compares them",
    ("records.md", "0 drop d"): "kinds of lines, with what they mean beside them",
    ("records.md", "lines 32 to 47"): "what a command says",
    ("CONTRIBUTING.md", "- **LIF-7.2**"): "a line of a rulebook",
}


class Block(NamedTuple):
    """A block of code in a page."""

    page: Path
    line: int
    kind: str
    text: str

    def shown(self) -> bool:
        starts = [start for page, start in SHOWN if page == self.page.name]
        return any([self.text.startswith(start) for start in starts])

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        yield Block(page, text.count("\n", 0, found.start(2)) + 1, found[1], found[2])


BLOCKS: Final = [block for page in PAGES for block in blocks(page)]


def of_kind(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind and not block.shown()]


def run(page: Path) -> dict[str, object]:
    """Run all Python of a page in one module; the names it has made."""
    module = ModuleType(page.stem.replace("-", "_"))
    sys.modules[module.__name__] = module
    for block in of_kind("python"):
        if block.page == page:  # with lines in front, so that an error names the line of the page
            code = "\n" * (block.line - 1) + block.text
            exec(compile(code, str(page), "exec"), module.__dict__)
    return module.__dict__


@pytest.mark.parametrize(
    "page", sorted({block.page for block in of_kind("python")}), ids=lambda page: page.stem
)
def test_the_python_of_a_page_runs(page: Path) -> None:
    assert run(page)


def test_the_contract_lists_the_verbs_as_they_are() -> None:
    (block,) = [b for b in BLOCKS if b.kind == "python" and b.text.startswith("class State:")]
    (told,) = ast.parse(block.text).body
    assert isinstance(told, ast.ClassDef)
    for verb in told.body:
        assert isinstance(verb, ast.FunctionDef)
        is_so = inspect.signature(getattr(State, verb.name)).parameters
        assert [each.arg for each in verb.args.args] == list(is_so), verb.name


def test_a_random_match_takes_five_lines() -> None:
    first = next(block for block in of_kind("python") if block.page.name == "python.md")
    assert len(first.text.strip().splitlines()) <= 5


@pytest.mark.parametrize("page", ["your-own-game.md", "chance-and-secrets.md"])
def test_the_tutorials_games_conform(page: str) -> None:
    report = Conformance(run(DOCS / page)["GAME"]).run(60)  # type: ignore[arg-type]
    assert report.matches == 60
    assert report.unmet() == []


# -- commands ---------------------------------------------------------------------------------


def lines_of(block: Block) -> list[list[str]]:
    return [
        words for line in block.text.splitlines() if (words := shlex.split(line, comments=True))
    ]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with the files that commands of the documentation name."""
    match = Match(registry.game("leduc"), fair=FairChance.seeded("docs"))
    Seating(dict.fromkeys(range(2), bot("random")), "docs").play_on(match)
    write(make_record(match, reveal=True), tmp_path / "match.json")
    for name in ("charts.toml", "match.txt"):
        (tmp_path / name).touch()
    for name in ("build/lab/charts", "build/lab/others"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WILDTABLE_PACKS", str(tmp_path / "packs"))
    return tmp_path


def wildtable(words: list[str]) -> None:
    """Understand a command with all its options, without doing it."""
    command: click.Command = main
    context = click.Context(main)
    while isinstance(command, click.Group):
        name, found, words = command.resolve_command(context, words)
        assert found is not None
        command, context = found, click.Context(found, context, name)
    command.parse_args(context, words)


def make(words: list[str]) -> None:
    assert re.search(rf"^{words[0]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def pip(words: list[str]) -> None:
    install, what = words
    assert install == "install"
    name, extras = re.fullmatch(r"(\w+)(?:\[([\w,]+)\])?", what).groups()  # type: ignore[union-attr]
    assert name == "wildtable"
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set((extras or "serve").split(",")) <= set(told["project"]["optional-dependencies"])


def python(words: list[str]) -> None:
    file = words[1].replace(".", "/") + ".py" if words[0] == "-m" else words[0]
    assert (ROOT / file).exists()


COMMANDS: Final[dict[str, Callable[[list[str]], None]]] = {
    "wildtable": wildtable,
    "make": make,
    "pip": pip,
    "python": python,
}


@pytest.mark.parametrize("block", of_kind(""), ids=str)
def test_commands_are_known(block: Block, folder: Path) -> None:
    (folder / "mybox").mkdir()
    for program, *words in lines_of(block):
        COMMANDS[program](words)


@pytest.mark.parametrize("page", ["packs.md", "records.md"])
def test_quick_commands_do_what_they_say(page: str, folder: Path) -> None:
    commands = [words for b in of_kind("") if b.page.name == page for words in lines_of(b)]
    ours = [words for program, *words in commands if program == "wildtable"]
    for words in [words for words in ours if words[0] != "golden"]:  # that one takes a minute
        done = CliRunner().invoke(main, words)
        assert done.exit_code == 0, (words, done.output)
        assert done.output or "-o" in words


# -- data -------------------------------------------------------------------------------------


def toml_of(page: str) -> list[str]:
    return [block.text for block in of_kind("toml") if block.page.name == page]


def test_data_can_be_read() -> None:
    for block in of_kind("toml"):
        assert tomllib.loads(block.text), block
    for block in of_kind("xml"):
        assert ElementTree.fromstring(block.text) is not None, block
    for block in of_kind("ftl"):
        entries = FluentParser().parse(block.text).body
        assert entries, block
        assert not any(isinstance(entry, Junk) for entry in entries), block


def test_the_experiment_of_the_lab_can_be_run() -> None:
    (text,) = toml_of("lab.md")
    assert len(read_words(tomllib.loads(text)).cells()) == 8


def test_the_scenario_of_the_contract_holds() -> None:
    (text,) = toml_of("contract.md")
    assert scenario.run(scenario_file.loads(text)) == []


def test_the_lesson_of_the_tutorial_can_be_taken() -> None:
    _, text = toml_of("your-own-game.md")
    game = run(DOCS / "your-own-game.md")["GAME"]
    lesson = msgspec.convert({**tomllib.loads(text), "name": "take"}, Lesson)
    found = faults(game, lesson)  # type: ignore[arg-type]
    # The page has no room for what the coach says, nor for a rulebook.
    assert [each for each in found if not each.startswith(("no message", "there is no rule"))] == []


def test_every_block_is_of_a_kind_that_is_tried_here() -> None:
    kinds = {block.kind for block in BLOCKS if not block.shown()}
    assert kinds <= {"python", "", "toml", "xml", "ftl", "ts"}
    # Types of the client, made from the program's: `test_wire.py` holds that page to them.
    assert {block.page.name for block in of_kind("ts")} <= {"messages.md"}


def test_what_is_only_shown_is_there() -> None:
    shown = [block for block in BLOCKS if block.shown()]
    assert len(shown) == len(SHOWN)
