"""Packs by name: folders that somebody has made, each with other data for one game.

A folder is a pack if it has a `pack.toml` that says of which game. It lies in the folder of packs
(WILDTABLE_PACKS, else the user's), and is then a game of its own there: `wildlife@box` is Wildlife
with the data of the pack `box`. Matches, records and the lab take it by that name.
"""

import os
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from wildtable.kernel.game import BadContent, Game

ABOUT: Final = "pack.toml"
WHERE: Final = "WILDTABLE_PACKS"
OF: Final = "@"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """pack.toml: what the pack is called, and the game it is for."""

    name: str
    game: str
    title: str = ""


def home() -> Path:
    """The folder of packs."""
    chosen = os.environ.get(WHERE)
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "wildtable" / "packs"


def read_about(folder: Path) -> About:
    """What a pack says of itself. Raises BadContent."""
    try:
        about = msgspec.convert(tomllib.loads((folder / ABOUT).read_text("utf-8")), About)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise BadContent(f"{ABOUT}: {error}") from error
    if not NAME.fullmatch(about.name):
        raise BadContent(f"{ABOUT}: small letters, digits and hyphens - at `$.name`")
    return about


def found() -> dict[str, Path]:
    """The packs in the folder, by the name under which they are played."""
    packs: dict[str, Path] = {}
    for file in sorted(home().glob(f"*/{ABOUT}")):
        try:
            about = read_about(file.parent)
        except BadContent:
            packs[f"{file.parent.name}{OF}"] = file.parent  # listed, and broken
        else:
            packs[about.game + OF + about.name] = file.parent
    return packs


def with_pack(game: Game, folder: Path) -> Game:
    """A game on the data of a pack. Raises BadContent."""
    about = read_about(folder)
    if about.game != game.name:
        raise BadContent(f"{ABOUT}: the game is {game.name} - at `$.game`")
    make: Any = type(game)
    try:
        made: Game = make(folder)
    except TypeError as error:
        raise BadContent(f"{game.name} reads no data files, so no pack can bring any") from error
    made.name = game.name + OF + about.name
    made.title = f"{game.title} ({about.title or about.name})"
    return made
