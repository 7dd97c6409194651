"""Which language the terminal speaks: the one that is asked for, else that of the system."""

from collections.abc import Mapping
from os import environ
from typing import Final

import click

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
