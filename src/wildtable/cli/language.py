"""The terminal's language: the one that is asked for, else the system's; and its own texts."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from os import environ
from typing import Final

import click
from fluent.runtime import FluentBundle, FluentResource

from wildtable.kernel.words import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts

language_option: Final = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=lambda: of_system(environ),
    help="The language of the texts; by default the system's, where it is known here.",
)


def of_system(variables: Mapping[str, str]) -> str:
    """The language of an environment: `de_AT.UTF-8` is German, and what is not known English."""
    said = next((variables[name] for name in VARIABLES if variables.get(name)), "")
    tag = said[:2].lower() if said[2:3] in ("", "_", ".", "@") else ""
    return tag if tag in LANGUAGES else "en"


class Speech:
    """What the terminal itself says in one language; in English what that language lacks."""

    def __init__(self, language: str) -> None:
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        texts = files("wildtable.cli") / "text"
        for tag in dict.fromkeys(("en", language)):
            source = (texts / f"{tag}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def say(self, id: str, **words: str | int | list[str]) -> str:
        """A message; of several words in an argument it may be any: "a or b"."""
        value = self._bundle.get_message(id).value
        assert value is not None, id
        said = {name: self._one(word) for name, word in words.items()}
        return str(self._bundle.format_pattern(value, said)[0])

    def _one(self, word: str | int | list[str]) -> str | int:
        return f" {self.say('or')} ".join(word) if isinstance(word, list) else word


@cache
def speech(language: str) -> Speech:
    """What the terminal says, read once."""
    return Speech(language)
