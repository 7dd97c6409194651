"""What is wrong with a pack: every mistake, with its file, its line and what is wanted.

Whatever reads a data file stops at the first mistake. So the value at fault is taken from the
game's own file, and the file is read again, until nothing is wrong with it.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from wildtable.kernel.game import BadContent, Game
from wildtable.kernel.kit.pack_kit import own_files
from wildtable.kernel.packs import ABOUT, with_pack

AT: Final = re.compile(
    r"^(?P<file>[\w.]+): (?P<wanted>.*?)(?: - at `\$\.?(?P<path>.*)`)?$", re.DOTALL
)
LINE: Final = re.compile(r"line (\d+)")
STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
UNKNOWN: Final = re.compile(r"unknown field `(.*)`")
MISSING: Final = re.compile(r"missing required field `(.*)`")
MOST: Final = 100  # mistakes of a file that are told at once


class Mistake(NamedTuple):
    """What is wrong with a pack; line 0 where it is about the whole file."""

    file: str
    line: int
    path: str
    wanted: str

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{where}: {self.wanted}" + (f" (at {self.path})" if self.path else "")


def check_pack(game: Game, folder: Path) -> list[Mistake]:
    """The mistakes of a pack: those of each file, and then what does not hold between files."""
    known = {file.name for file in own_files(game)} | {ABOUT}
    wrong = [
        Mistake(
            file.name, 0, "", f"{game.name} has no such file; known: {', '.join(sorted(known))}"
        )
        for file in sorted(folder.iterdir())
        if file.name not in known and file.suffix in (".toml", ".json")
    ]
    try:
        with_pack(game, folder)
    except BadContent as error:
        whole = located(error, folder)
    else:
        return wrong
    brought = [file for file in sorted(folder.iterdir()) if file.name in known - {ABOUT}]
    by_file = [mistake for file in brought for mistake in mistakes_of(game, file)]
    return wrong + sorted(set(by_file) or {whole})


def mistakes_of(game: Game, file: Path) -> Iterator[Mistake]:
    """What is wrong with one file among the game's own."""
    make: Any = type(game)
    lone = _Alone(file, file.read_text("utf-8"))
    own = _parsed(file.name, (files(game.package) / "content" / file.name).read_text("utf-8"))
    met: set[Mistake] = set()
    for _ in range(MOST):
        try:
            make(lone)
        except BadContent as error:
            mistake = located(error, file.parent)
        else:
            return
        if mistake in met:
            return  # what was put in its place did not mend it
        met.add(mistake)
        yield mistake
        try:
            data = _parsed(file.name, lone.text)
        except ValueError:
            return  # no data at all before that is mended
        if mistake.file != file.name or not _mend(data, own, mistake):
            return
        lone.text = _written(file.name, data)


def located(error: BadContent, folder: Path) -> Mistake:
    """Where in a pack's files it is that something is wrong."""
    found = AT.match(str(error))
    if found is None:
        return Mistake(ABOUT, 0, "", str(error))
    file, path, wanted = found["file"], found["path"] or "", found["wanted"]
    unknown = UNKNOWN.search(wanted)
    if unknown:
        path = f"{path}.{unknown[1]}" if path else unknown[1]
    text = (folder / file).read_text("utf-8") if (folder / file).is_file() else ""
    told = LINE.search(wanted)
    line = int(told[1]) if told else line_of(text, path) if path else 0
    return Mistake(file, line, path, wanted)


class _Alone:
    """A folder with one file in it, of which the text may be another."""

    def __init__(self, file: Path, text: str) -> None:
        self.name: Final = file.name
        self.text = text

    def __truediv__(self, name: str) -> "_Text":
        return _Text(self.text if name == self.name else None)


class _Text:
    """A file that is at hand as a text, or is not there."""

    def __init__(self, text: str | None) -> None:
        self.text: Final = text

    def is_file(self) -> bool:
        return self.text is not None

    def read_text(self, _encoding: str) -> str:
        return self.text or ""


def _mend(data: Any, own: Any, mistake: Mistake) -> bool:
    """Take the value at fault from the game's own data; False where those have none."""
    steps: list[str | int] = [name or int(index) for name, index in STEP.findall(mistake.path)]
    missing = MISSING.search(mistake.wanted)
    if missing:
        steps.append(missing[1])
    if not steps:
        return False
    for step in steps[:-1]:
        data = data[step]
    if UNKNOWN.search(mistake.wanted):
        del data[steps[-1]]
        return True
    try:
        for step in steps:
            own = own[step]
    except (LookupError, TypeError):
        return False
    data[steps[-1]] = own
    return True


def _parsed(name: str, text: str) -> Any:
    return tomllib.loads(text) if name.endswith(".toml") else json.loads(text)


def _written(name: str, data: dict[str, Any]) -> str:
    if not name.endswith(".toml"):
        return json.dumps(data)
    return "".join([f"{json.dumps(key)} = {_toml(value)}\n" for key, value in data.items()])


def _toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()]
        return f"{{{', '.join(pairs)}}}"
    if isinstance(value, list):
        return f"[{', '.join([_toml(inner) for inner in value])}]"
    return json.dumps(value)


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
