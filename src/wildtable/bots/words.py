"""What the levels of bots are called, and what is said of each to whoever chooses one."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from wildtable.bots.levels import LEVELS
from wildtable.kernel.words import bundle


class LevelWords(NamedTuple):
    """A name and a sentence."""

    title: str
    about: str


@cache
def level_words(language: str = "en") -> dict[str, LevelWords]:
    """By level; empty in a language that nobody has translated them to."""
    file = files("wildtable.bots") / "text" / f"{language}.ftl"
    if not file.is_file():
        return {}
    texts = bundle(language, file.read_text("utf-8"))
    found = {}
    for level in LEVELS:
        message = texts.get_message(f"level-{level}")
        assert message.value is not None
        said = [message.value, message.attributes["about"]]
        found[level] = LevelWords(*[str(texts.format_pattern(each)[0]) for each in said])
    return found


def title_of(level: str) -> str:
    """What a bot of this level is called where nobody names it."""
    return level_words()[level].title
