"""Writes the pages for players, how to play each game and all its rules: `make guides`.

They are made of what the table itself says: the words of the door, the lessons and the glossary,
`RULES.md` and its figures. A test holds them to these.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import count, takewhile
from pathlib import Path
from typing import Final

from tools.pages import GAMES, write_all
from wildtable.kernel import registry
from wildtable.kernel.game import Game
from wildtable.kernel.lesson.lesson_file import lesson_words, lessons_of
from wildtable.kernel.words import bundle, words_of

DOCS: Final = Path(__file__).resolve().parent.parent / "docs" / "games"
DRAWN: Final = '<svg width="320" '  # as wide as it is in the book at the table
RULE: Final = re.compile(r"- \*\*([A-Z]{3}-[\w.-]+)\*\* ")
HEAD: Final = """# How to play {title}

{hook}

*{facts}*

## Goal

{goal}
"""
AND_THEN: Final = """## And then

- [All rules of {title}]({name}-rules.md), each with its number
- [Where the data come from](../data/{name}.md): what is printed in the rulebook and what is not
- [The numbers of your box](../packs.md)

These pages are made of what the table itself says, by `make guides`.
"""


def pages() -> dict[Path, str]:
    """All pages as they should be."""
    games = [registry.game(name) for name in GAMES]
    guides = {DOCS / f"{game.name}.md": guide(game) for game in games}
    return guides | {DOCS / f"{game.name}-rules.md": rules(game) for game in games}


# --- how to play --------------------------------------------------------------------------------


def guide(game: Game) -> str:
    words = words_of(game)
    facts = " · ".join([players(game), words.say("door-minutes"), words.say("door-kind")])
    head = HEAD.format(
        title=game.title, hook=words.say("door-hook"), facts=facts, goal=words.say("door-goal")
    )
    parts = [head, *turn(game), *lessons(game), *terms(game), *mistakes(game)]
    return "\n".join([*parts, AND_THEN.format(title=game.title, name=game.name)])


def players(game: Game) -> str:
    return f"{min(game.seats)}–{max(game.seats)} players"


class Coach:
    """What the lessons of a game say."""

    def __init__(self, game: Game) -> None:
        self.bundle = bundle("en", lesson_words(game, "en"))

    def say(self, id: str) -> str:
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern)[0])

    def numbered(self, name: str) -> Iterator[tuple[str, str]]:
        """The messages `name-1`, `name-2` and so on, each with its text."""
        known = takewhile(self.bundle.has_message, (f"{name}-{number}" for number in count(1)))
        for id in known:
            yield self.say(id), self.say(f"{id}-text")


def turn(game: Game) -> Iterator[str]:
    yield "## Your turn\n"
    for number, (title, text) in enumerate(Coach(game).numbered("learn-turn"), 1):
        yield f"{number}. **{title}.** {text}"
    yield ""


def lessons(game: Game) -> Iterator[str]:
    coach = Coach(game)
    yield "## Lessons\n"
    yield "*Learn* at the table teaches the game by playing, in less than a minute each:\n"
    for number, lesson in enumerate(lessons_of(game), 1):
        title, idea = coach.say(f"lesson-{lesson.name}"), coach.say(f"lesson-{lesson.name}-idea")
        yield f"{number}. **{title}.** {idea[0].upper()}{idea[1:]}."
    yield ""


def terms(game: Game) -> Iterator[str]:
    """Everything that has a sign at the table; what means the same is said once."""
    words = words_of(game)
    content = game.content(game.with_defaults({}, game.seats[0]))
    titles: dict[tuple[str, str], list[str]] = {}
    for term in game.glossary(content):
        if term.symbol:
            alike = titles.setdefault((words.phrase(term.text), term.rule), [])
            if (title := words.phrase(term.title)) not in alike:
                alike.append(title)
    yield "## Words and signs\n"
    yield "| word | what it means | rule |\n| --- | --- | --- |"
    for (text, rule), alike in titles.items():
        yield f"| {cell(', '.join(alike))} | {cell(text)} | {rule} |"
    yield ""


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def mistakes(game: Game) -> Iterator[str]:
    yield "## Five first mistakes\n"
    for title, text in Coach(game).numbered("mistake"):
        yield f"- **{title}.** {text}"
    yield ""


# --- all rules ----------------------------------------------------------------------------------


def rules(game: Game) -> str:
    """The rulebook, with each figure behind its rule."""
    drawn = (files(game.package) / "figures").iterdir()
    figures = {file.name.removesuffix(".svg"): file for file in drawn}
    lines: list[str] = []
    figure = ""
    for line in game.rules().splitlines():
        if figure and not line.startswith("  "):
            lines += ["", f"  {figure}", ""]
            figure = ""
        lines.append(line)
        if (rule := RULE.match(line)) and rule[1] in figures:
            drawing = figures.pop(rule[1]).read_text("utf-8")
            figure = " ".join([part.strip() for part in drawing.splitlines()])
            figure = figure.replace("<svg ", DRAWN, 1)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    write_all(pages())
