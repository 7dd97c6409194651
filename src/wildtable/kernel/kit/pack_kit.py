"""For people who make packs: a copy to edit, what is wrong and where, what differs."""

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from wildtable.kernel.game import BadContent, Game
from wildtable.kernel.packs import ABOUT, NAME, read_about, with_pack

OPTIONS: Final = "options.toml"  # what can be chosen belongs to the rules
AT: Final = re.compile(
    r"^(?P<file>[\w.]+): (?P<wanted>.*?)(?: - at `\$\.?(?P<path>.*)`)?$", re.DOTALL
)
LINE: Final = re.compile(r"line (\d+)")
STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
HEAD: Final = """\
# A pack: other data for {title}. Change what your box says otherwise, delete the files that you
# leave as they are, and see what `wildtable pack check` says.
# Every file says under `provenance` where its values come from: note what you took from the box.
name = {name}
game = {game}
title = {said} # is shown beside the name of the game
"""


class Mistake(NamedTuple):
    """What is wrong with a pack; line 0 where it is about the whole file."""

    file: str
    line: int
    path: str
    wanted: str

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{where}: {self.wanted}" + (f" (at {self.path})" if self.path else "")


class Change(NamedTuple):
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


def check_pack(game: Game, folder: Path) -> list[Mistake]:
    """The mistakes of a pack: the first of each file, and what does not hold between files."""
    known = {file.name for file in own_files(game)} | {ABOUT}
    wrong = [
        Mistake(
            file.name, 0, "", f"{game.name} has no such file; known: {', '.join(sorted(known))}"
        )
        for file in sorted(folder.iterdir())
        if file.name not in known and file.suffix in (".toml", ".json")
    ]
    whole = _mistake(game, folder)
    if whole is None:
        return wrong
    brought = [file.name for file in sorted(folder.iterdir()) if file.name in known - {ABOUT}]
    by_file = [mistake for name in brought if (mistake := _mistake(game, folder, name))]
    return wrong + sorted(set(by_file) or {whole})


def _mistake(game: Game, folder: Path, only: str = "") -> Mistake | None:
    """What is wrong with a pack, or with one file of it among the game's own."""
    try:
        if only:
            make: Any = type(game)
            make(_One(folder / only))
        else:
            with_pack(game, folder)
    except BadContent as error:
        found = AT.match(str(error))
        if found is None:
            return Mistake(ABOUT, 0, "", str(error))
        file, path = found["file"], found["path"] or ""
        text = (folder / file).read_text("utf-8") if (folder / file).is_file() else ""
        told = LINE.search(found["wanted"])
        line = int(told[1]) if told else line_of(text, path) if path else 0
        return Mistake(file, line, path, found["wanted"])
    return None


class _One:
    """A folder with one file in it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __truediv__(self, name: str) -> Path:
        return self.file if name == self.file.name else self.file.parent / "no such file"


def line_of(text: str, path: str) -> int:
    """The line of the value at a path like `card[3].copies`, as near as can be told."""
    lines, at, header = text.splitlines(), 0, ""
    steps = [(name, int(index) if index else -1) for name, index in STEP.findall(path)]
    for place, (name, _) in enumerate(steps):
        if not name:
            continue
        index = steps[place + 1][1] if place + 1 < len(steps) and not steps[place + 1][0] else -1
        header = f"{header}.{name}" if header else name
        tables = [n for n, each in enumerate(lines) if each.strip().startswith(f"[[{header}]]")]
        if index >= 0 and index < len(tables):
            at = tables[index]
            continue
        pattern = re.compile(rf'^\s*(\[{re.escape(header)}\]|"?{re.escape(name)}"?\s*[=:])')
        inside = re.compile(rf'[{{,"\s]{re.escape(name)}"?\s*[=:]')
        for number in range(at, len(lines)):
            if pattern.match(lines[number]) or inside.search(lines[number]):
                at = number
                break
    return at + 1 if lines else 0


def differences(old: Path, new: Path) -> Iterator[Change]:
    """What two packs, or folders of data, have in different words."""
    names = {each.name for side in (old, new) for each in side.iterdir()} - {ABOUT, OPTIONS}
    for name in sorted(name for name in names if name.endswith((".toml", ".json"))):
        sides = [_read(side / name) for side in (old, new)]
        if None not in sides:
            yield from _differences(name, "", *sides)
        else:
            told = ["the pack's" if side is not None else "the game's own" for side in sides]
            yield Change(name, "", *told)


def _read(file: Path) -> Any:
    if not file.is_file():
        return None
    text = file.read_text("utf-8")
    return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)


def _differences(file: str, path: str, old: Any, new: Any) -> Iterator[Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *[key for key in new if key not in old]]:
            below = f"{path}.{key}" if path else key
            yield from _differences(file, below, old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list):
        for place in range(max(len(old), len(new))):
            pair = [side[place] if place < len(side) else None for side in (old, new)]
            yield from _differences(file, f"{path}[{place}]", *pair)
    elif old != new:
        yield Change(file, path, old, new)


def described(folder: Path, game: Game) -> str:
    """The name under which a pack is played."""
    return f"{game.name}@{read_about(folder).name}"
