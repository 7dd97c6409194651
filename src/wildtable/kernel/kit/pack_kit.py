"""For people who make packs: a copy to edit, and what differs. What is wrong: `pack_check.py`."""

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from wildtable.kernel.game import BadContent, Game
from wildtable.kernel.packs import ABOUT, NAME, read_about

OPTIONS: Final = "options.toml"  # what can be chosen belongs to the rules
HEAD: Final = """\
# A pack: other data for {title}. Change what your box says otherwise, delete the files that you
# leave as they are, and see what `wildtable pack check` says.
# Every file says under `provenance` where its values come from: note what you took from the box.
name = {name}
game = {game}
title = {said} # is shown beside the name of the game
"""


class PackChange(NamedTuple):
    """A value that differs; nothing where there is none."""

    file: str
    path: str
    old: Any
    new: Any


def own_files(game: Game) -> list[Traversable]:
    """The data files of a game that a pack may bring. Raises BadContent."""
    folder = files(game.package) / "content" if game.package else None
    if folder is None or not folder.is_dir():
        raise BadContent(f"{game.name} reads no data files, so no pack can bring any")
    found = [each for each in folder.iterdir() if each.name.endswith((".toml", ".json"))]
    return sorted([each for each in found if each.name != OPTIONS], key=lambda each: each.name)


def new_pack(game: Game, folder: Path, name: str) -> list[str]:
    """Write a copy of a game's data, to be edited; the names of the files. Raises BadContent."""
    if not NAME.fullmatch(name):
        raise BadContent(f"a pack's name has small letters, digits and hyphens, unlike {name!r}")
    if folder.exists() and any(folder.iterdir()):
        raise BadContent(f"{folder} is not empty")
    written = own_files(game)
    folder.mkdir(parents=True, exist_ok=True)
    words = {"name": name, "game": game.name, "said": f"pack {name}"}
    told = {key: json.dumps(value) for key, value in words.items()}
    (folder / ABOUT).write_text(HEAD.format(title=game.title, **told), "utf-8")
    for file in written:
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    return [ABOUT, *[file.name for file in written]]


def differences(old: Path, new: Path) -> Iterator[PackChange]:
    """What two packs, or folders of data, have in different words."""
    names = {each.name for side in (old, new) for each in side.iterdir()} - {ABOUT, OPTIONS}
    for name in sorted(name for name in names if name.endswith((".toml", ".json"))):
        sides = [_read(side / name) for side in (old, new)]
        if None not in sides:
            yield from _differences(name, "", *sides)
        else:
            told = ["the pack's" if side is not None else "the game's own" for side in sides]
            yield PackChange(name, "", *told)


def _read(file: Path) -> Any:
    if not file.is_file():
        return None
    text = file.read_text("utf-8")
    return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)


def _differences(file: str, path: str, old: Any, new: Any) -> Iterator[PackChange]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *[key for key in new if key not in old]]:
            below = f"{path}.{key}" if path else key
            yield from _differences(file, below, old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list):
        for place in range(max(len(old), len(new))):
            pair = [side[place] if place < len(side) else None for side in (old, new)]
            yield from _differences(file, f"{path}[{place}]", *pair)
    elif old != new:
        yield PackChange(file, path, old, new)


def described(folder: Path, game: Game) -> str:
    """The name under which a pack is played."""
    return f"{game.name}@{read_about(folder).name}"
