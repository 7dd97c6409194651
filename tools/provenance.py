"""Writes the pages that say where the data of the games come from: `make provenance`.

They are made of the `provenance` of the data files; a test holds them to these.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tools.pages import GAMES, write_all
from wildtable.kernel import registry
from wildtable.kernel.game import Game

DOCS: Final = Path(__file__).resolve().parent.parent / "docs" / "data"
HEAD: Final = """# Where the data of {title} come from

Written by `make provenance` from the data files (`src/wildtable/games/{name}/content/`).

*Rulebook* and *example* are printed, *public* is what owners of the box or the publisher have
written in public, *derived* follows from these. What is *reconstructed*, or *ours*, is not printed
in a rulebook: it was made so that everything that is known holds. Who owns the box can put its
numbers into a [pack](../packs.md).
"""


def pages() -> dict[Path, str]:
    """All pages as they should be."""
    return {DOCS / f"{name}.md": page(registry.game(name)) for name in GAMES}


def page(game: Game) -> str:
    parts = [HEAD.format(title=game.title, name=game.name)]
    for file in sorted((files(game.package) / "content").iterdir(), key=lambda each: each.name):
        if file.name.endswith((".toml", ".json")):
            text = file.read_text("utf-8")
            data = tomllib.loads(text) if file.name.endswith(".toml") else json.loads(text)
            rows = [f"| `{field}` | {told} |" for field, told in _told(data)]
            parts += [f"## {file.name}\n", "| field | where it comes from |", "| --- | --- |"]
            parts += [*rows, ""]
    return "\n".join(parts)


def _told(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The provenance of a file, then that of single entries which say more."""
    yield from _flat("", data["provenance"])
    for name, entries in data.items():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and "provenance" in entry:
                yield from _flat(f"{name} {entry.get('id', '')}", entry["provenance"])


def _flat(path: str, told: Any) -> Iterator[tuple[str, str]]:
    if isinstance(told, dict):
        for key, value in told.items():
            yield from _flat(f"{path}.{key}" if path else key, value)
    else:
        yield path, str(told).replace("|", "\\|")


if __name__ == "__main__":
    write_all(pages())
