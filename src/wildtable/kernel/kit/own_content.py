"""A game on its own content with something changed: a board or cards of one's own."""

import json
import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from wildtable.kernel.game import BadContent, Game

Changes = Mapping[str, Mapping[str, Any]]  # by file: new values by path


def on_changed_content(game: Game, changes: Changes) -> Game:
    """The same game, made anew on a content pack with these changes. Raises BadContent.

    It takes a game whose class is made from a folder, as a game with content packs is.
    """
    own = files(game.package) / "content"
    with TemporaryDirectory() as name:
        for file, fields in changes.items():
            if not (own / file).is_file():
                raise BadContent(f"{game.name} has no content file {file!r}")
            text = (own / file).read_text("utf-8")
            data = tomllib.loads(text) if file.endswith(".toml") else json.loads(text)
            for path, value in fields.items():
                _put(data, path, value, file)
            changed = toml(data) if file.endswith(".toml") else json.dumps(data)
            Path(name, file).write_text(changed, "utf-8")
        from_pack = cast(Callable[[Path], Game], type(game))
        return from_pack(Path(name))


def _put(data: Any, path: str, value: object, file: str) -> None:
    """Set a field that is there: one that is misspelt would change nothing."""
    *way, last = path.split(".")
    here = data
    for key in way:
        here = _inside(here, key, path, file)
    _inside(here, last, path, file)
    here[int(last) if isinstance(here, list) else last] = value


def _inside(here: Any, key: str, path: str, file: str) -> Any:
    if isinstance(here, list) and key.isdecimal() and int(key) < len(here):
        return here[int(key)]
    if isinstance(here, dict) and key in here:
        return here[key]
    raise BadContent(f"{file} has nothing at {path!r}")


def toml(data: Mapping[str, Any]) -> str:
    """Data as a TOML file, a line for each of its keys."""
    return "".join([f"{json.dumps(key)} = {_value(value)}\n" for key, value in data.items()])


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        inner = [f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()]
        return "{ " + ", ".join(inner) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_value(each) for each in value]) + "]"
    return json.dumps(value)
