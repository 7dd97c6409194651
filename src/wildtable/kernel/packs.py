"""Packs by name: folders that somebody has made, each with other data for one game.

A folder is a pack if it has a `pack.toml` that says of which game. It lies in the folder of packs
(WILDTABLE_PACKS, else the user's), and is then a game of its own there: `wildlife@box` is Wildlife
with the data of the pack `box`. Matches and the lab take it by that name, and records carry the
files that it brings, so that they can be verified where the pack is not.
"""

import json
import os
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from msgspec import Struct

from wildtable.kernel.game import BadContent, Game

ABOUT: Final = "pack.toml"
WHERE: Final = "WILDTABLE_PACKS"
OF: Final = "@"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
FILE: Final = re.compile(r"[a-z0-9][a-z0-9_-]*\.(toml|json)")


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
    made.brought = _brought(game, folder)
    return made


def unpacked(game: Game, brought: Mapping[str, str]) -> Game:
    """A game on the data of a pack that is at hand as texts, by file. Raises BadContent."""
    with TemporaryDirectory() as place:
        for name, text in brought.items():
            if not FILE.fullmatch(name):
                raise BadContent(f"{name!r} is not the name of a data file")
            Path(place, name).write_text(text, encoding="utf-8")
        return with_pack(game, Path(place))


def _brought(game: Game, folder: Path) -> dict[str, str]:
    """The files of a pack that say something else than the game's own, and what it is called."""
    own = files(game.package) / "content"
    return {
        file.name: file.read_text("utf-8")
        for file in sorted(folder.iterdir())
        if FILE.fullmatch(file.name)
        and (file.name == ABOUT or _data(file) != _data(own / file.name))
    }


def _data(file: Traversable) -> Any:
    if not file.is_file():
        return None
    text = file.read_text("utf-8")
    return tomllib.loads(text) if file.name.endswith(".toml") else json.loads(text)
