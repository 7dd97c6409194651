"""Icons that games name are in the client's list, and the list has none that nobody names."""

import re
from pathlib import Path

from wildtable.games.defenders.scene.animals import DRAWINGS

ROOT = Path(__file__).resolve().parent.parent
NAMED = re.compile(r"\bgi-([a-z0-9-]+)")


def listed() -> list[str]:
    source = (ROOT / "web" / "src" / "icons.ts").read_text()
    return re.findall(r'^  "([a-z0-9-]+)",$', source, re.MULTILINE)


def named(*patterns: str) -> set[str]:
    files = [file for pattern in patterns for file in ROOT.glob(pattern)]
    return {name for file in files for name in NAMED.findall(file.read_text())}


def by_games() -> set[str]:
    looked_up = {drawing.removeprefix("gi-") for drawing in DRAWINGS.values()}
    return named("src/wildtable/games/**/*.py", "tests/browser/*.py") | looked_up


def test_the_list_is_sorted_and_has_each_once() -> None:
    assert listed() == sorted(set(listed()))


def test_games_name_icons_that_the_client_has() -> None:
    assert not by_games() - set(listed())


def test_nothing_is_listed_that_nobody_names() -> None:
    """Each icon is weight on the table page."""
    client = named("web/src/**/*.svelte", "web/src/**/*.ts", "src/wildtable/kernel/*.py")
    assert not set(listed()) - by_games() - client
