"""Rulebooks in other languages: the same rules in the same places, and nothing left in English."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.ledger import rules_in
from wildtable.kernel import registry
from wildtable.kernel.words import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
BOOKS: Final = sorted(ROOT.glob("src/wildtable/**/RULES.md"))
START: Final = re.compile(r"(#+|-|\|)\s")  # of a heading, an item or a row
KEPT: Final = re.compile(  # what no translation changes
    r"`[^`]+`"  # an option
    r"|\b[A-Z][A-Z0-9]*-[A-Z]{0,2}-?\d+(?:\.\d+)*[a-z]?"  # a rule
    r"|\]\([^)]+\)"  # where a link leads
    r"|\d+"
)
WORD: Final = re.compile(r"[^\W\d_]{2,}")
SAME: Final = frozenset({"## Connect Four", "## Goofspiel"})  # names


class Block(NamedTuple):
    """A heading, a paragraph, an item of a list or a row of a table."""

    kind: str
    text: str

    def kept(self) -> list[str]:
        return sorted(KEPT.findall(self.text))


def blocks(text: str) -> list[Block]:
    """A book in pieces, each in one line."""
    found: list[Block] = []
    inside = False
    for line in text.splitlines():
        start = START.match(line)
        if inside and line and not start:
            found[-1] = Block(found[-1].kind, f"{found[-1].text} {line.strip()}")
        elif line:
            kind = start[1] * line.count(start[1]) if start and start[1] == "|" else ""
            found.append(Block(kind or (start[1] if start else "text"), line.strip()))
        inside = bool(line)
    return found


def translations() -> list[tuple[Path, Path]]:
    return [
        (book, book.with_name(f"RULES.{language}.md"))
        for book in BOOKS
        for language in LANGUAGES[1:]
    ]


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


both = pytest.mark.parametrize(("english", "other"), translations(), ids=name_of)


def test_books_are_found() -> None:
    """Of the four games, and of the examples."""
    assert len(BOOKS) == 5


@both
def test_every_rule_stands_where_it_stood(english: Path, other: Path) -> None:
    assert rules_in(other.read_text("utf-8")) == rules_in(english.read_text("utf-8"))


@both
def test_books_are_built_alike(english: Path, other: Path) -> None:
    """The same headings, paragraphs, items and rows; in each the same ids, options and numbers."""
    ours, theirs = blocks(english.read_text("utf-8")), blocks(other.read_text("utf-8"))
    for our, their in zip(ours, theirs, strict=False):
        assert (our.kind, our.kept()) == (their.kind, their.kept()), f"{our.text}\n{their.text}"
    assert len(ours) == len(theirs)


@both
def test_nothing_is_left_in_english(english: Path, other: Path) -> None:
    left = {block.text for block in blocks(english.read_text("utf-8")) if WORD.search(block.text)}
    assert not left & {block.text for block in blocks(other.read_text("utf-8"))} - SAME


@pytest.mark.parametrize("book", BOOKS, ids=name_of)
def test_pictures_are_of_rules_and_say_nothing(book: Path) -> None:
    """Words in them would have to be translated; letters of seats and numbers need not."""
    for figure in book.parent.glob("figures/*"):
        assert figure.suffix == ".svg"
        assert f"**{figure.stem}**" in book.read_text("utf-8")
        said = re.findall(r">([^<>]+)<", figure.read_text("utf-8"))
        assert not WORD.search(" ".join(said)), figure


@pytest.mark.parametrize("book", BOOKS, ids=name_of)
def test_what_stands_in_code_is_an_option(book: Path) -> None:
    """Or one of its values: it is shown as the set-up calls it, so that nobody reads code."""
    text = book.read_text("utf-8")
    spans = re.findall(r"`([^`]+)`", text)
    if book.parent.name == "examples":
        assert not spans
        return
    options = {option.name: option.values for option in registry.game(book.parent.name).options}
    last = ""
    for span in spans:
        parts = re.fullmatch(r'"?(\w+)"?(?:\s+=\s+"?(\w+)"?)?', span)
        assert parts, span
        name, value = parts.groups()
        last = name if name in options else last
        assert value in (None, *options[last]), span
        assert name == last or name in options[last], span
