"""Icons that games name are in the client's list, and the list has none that nobody names."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMED = re.compile(r"\bgi-([a-z0-9-]+)")


def listed() -> list[str]:
    source = (ROOT / "web" / "src" / "icons.ts").read_text()
    return re.findall(r'^  "([a-z0-9-]+)",$', source, re.MULTILINE)


def named(*patterns: str) -> set[str]:
    files = [file for pattern in patterns for file in ROOT.glob(pattern)]
    return {name for file in files for name in NAMED.findall(file.read_text())}


def test_the_list_is_sorted_and_has_each_once() -> None:
    assert listed() == sorted(set(listed()))


def test_games_name_icons_that_the_client_has() -> None:
    missing = named("src/wildtable/games/**/*.py", "tests/browser/*.py") - set(listed())
    assert not missing


def test_nothing_is_listed_that_nobody_names() -> None:
    """Each icon is weight on the first table page."""
    games = named("src/wildtable/**/*.py", "web/src/**/*.svelte", "web/src/**/*.ts")
    assert set(listed()) <= games | named("tests/browser/*.py")
