"""How much a browser fetches before it shows the lobby, measured on the client as it is built."""

import gzip
import re
from pathlib import Path
from typing import Final

import pytest

import wildtable.table

pytestmark = pytest.mark.pure_only

STATIC: Final = Path(wildtable.table.__file__).with_name("static")
MOST_SCRIPT: Final = 80_000  # bytes, compressed
MOST_FONT: Final = 100_000
ENTRY: Final = re.compile(r'<script[^>]*src="/assets/([^"]+)"')
IMPORTED: Final = re.compile(r'(?:from|import)\s*["\'`]\./([^"\'`]+\.js)["\'`]')


def first_screen() -> set[str]:
    """The scripts that the page asks for by itself, without those that it fetches when needed."""
    found: set[str] = set()
    asked = ENTRY.findall((STATIC / "index.html").read_text())
    while asked:
        name = asked.pop()
        if name not in found:
            found.add(name)
            asked += IMPORTED.findall((STATIC / "assets" / name).read_text())
    return found


def test_the_first_screen_is_light() -> None:
    scripts = first_screen()
    sizes = {name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts}
    assert len(sizes) > 1
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_the_table_is_fetched_by_who_sits_down() -> None:
    assert any(file.name.startswith("TablePage") for file in (STATIC / "assets").iterdir())
    assert not [name for name in first_screen() if name.startswith(("TablePage", "SetUp"))]


def test_fonts_are_light() -> None:
    fonts = list((STATIC / "assets").glob("*.woff2"))
    assert len(fonts) == 2
    assert sum(font.stat().st_size for font in fonts) <= MOST_FONT
