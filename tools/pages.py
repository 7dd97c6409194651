"""Pages of the documentation that are made from something else, and put where they belong."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

GAMES: Final = ("wildlife", "wilderness", "wildlands", "defenders")  # that have pages


def write_all(pages: Mapping[Path, str]) -> None:
    """Write each page into its file."""
    for file, text in pages.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
