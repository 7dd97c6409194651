"""Every text in every language: nothing missing, unused, untranslated or broken."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wildtable.kernel import registry
from wildtable.kernel.game import Game
from wildtable.kernel.words import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
SAME: Final = frozenset((Path(__file__).parent / "same_words.txt").read_text("utf-8").split("\n"))
SOURCES: Final = ("src/wildtable/**/text", "src/wildtable/games/*/lessons", "web/src/text")
ENGLISH: Final = sorted([file for room in SOURCES for file in ROOT.glob(f"{room}/en.ftl")])
WORD: Final = re.compile(r"[^\W\d_]{2,}")  # what may be English


class Contents(Visitor):
    """What a message says and what it needs: its words, variables and references."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(" ".join(WORD.findall(node.value)))


def translated() -> list[tuple[Path, str]]:
    return [(file, language) for file in ENGLISH for language in LANGUAGES[1:]]


def beside(file: Path, language: str) -> Path:
    """The same texts in another language."""
    return file.with_name(file.name.replace("en.ftl", f"{language}.ftl"))


@cache
def entries(file: Path) -> dict[str, ast.Message | ast.Term]:
    """The messages and terms of a file by name."""
    return read(file.read_text("utf-8"))


def read(source: str) -> dict[str, ast.Message | ast.Term]:
    """Messages and terms by name. Nothing is junk, nothing comes twice."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{name} comes twice"
            assert entry.value is not None, f"{name} says nothing"
            found[name] = entry
    return found


def messages(file: Path) -> dict[str, ast.Message]:
    return {name: each for name, each in entries(file).items() if isinstance(each, ast.Message)}


def name_of(value: Path | str) -> str:
    return value if isinstance(value, str) else str(value.relative_to(ROOT).parent)


@pytest.mark.parametrize(("file", "language"), translated(), ids=name_of)
def test_no_message_is_missing(file: Path, language: str) -> None:
    missing = set(messages(file)) - set(messages(beside(file, language)))
    assert not missing


@pytest.mark.parametrize(("file", "language"), translated(), ids=name_of)
def test_what_a_language_adds_is_used(file: Path, language: str) -> None:
    """Cases and genders need messages that English does without."""
    known = entries(beside(file, language))
    used = set().union(*[Contents(entry).references for entry in known.values()])
    assert not set(known) - set(messages(file)) - used


@pytest.mark.parametrize(("file", "language"), translated(), ids=name_of)
def test_a_translation_needs_nothing_that_is_not_given(file: Path, language: str) -> None:
    """Variables come from the program; those that only another message of it uses are given too."""
    english, other = messages(file), entries(beside(file, language))
    for name in english:
        given = needed(name, dict(english))
        assert needed(name, other) <= given | {"you"}, name


def needed(name: str, known: dict[str, ast.Message | ast.Term]) -> set[str]:
    """The variables of a message and of all that it refers to."""
    found: set[str] = set()
    seen: set[str] = set()
    open_ = [name]
    while open_:
        each = open_.pop()
        if each in seen or each not in known:
            continue
        seen.add(each)
        contents = Contents(known[each])
        # What a term is told, it is told by the message that calls it.
        found |= set() if each.startswith("-") else contents.variables
        open_ += contents.references
    return found


@pytest.mark.parametrize(("file", "language"), translated(), ids=name_of)
def test_references_lead_somewhere(file: Path, language: str) -> None:
    known = entries(beside(file, language))
    for name, entry in known.items():
        lost = Contents(entry).references - set(known)
        assert not lost, f"{name} refers to {lost}"


@pytest.mark.parametrize(("file", "language"), translated(), ids=name_of)
def test_nothing_is_left_in_english(file: Path, language: str) -> None:
    """Whoever says the same in both languages is named in same_words.txt."""
    english, other = messages(file), messages(beside(file, language))
    left = [
        name
        for name, entry in english.items()
        if (said := Contents(entry).words) == Contents(other[name]).words
        and any(said)
        and not set(said) <= SAME
    ]
    assert not left


def test_words_that_may_stay_the_same_do() -> None:
    """The list of them says nothing that no text says."""
    said = {
        text
        for file, language in translated()
        for entry in entries(beside(file, language)).values()
        for text in Contents(entry).words
    }
    assert not SAME - said


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_game_here_speaks_the_language(game: Game, language: str) -> None:
    """The examples, too, which have their English beside their rules."""
    english, other = read(game.words("en")), read(game.words(language))
    assert set(english) <= set(other)
    for name in english:
        assert needed(name, other) <= needed(name, english) | {"you"}, name
