"""Content packs that are a game's own content with something changed."""

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path


def copied(package: str, names: Iterable[str], pack: Path) -> Path:
    """The pack, with copies of these files of the game's own content in it."""
    for name in names:
        text = (files(package) / "content" / name).read_text("utf-8")
        (pack / name).write_text(text, "utf-8")
    return pack


def change(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text("utf-8")
    assert old in text, f"{file} has no {old!r}"
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
