"""Every icon that a game names is one that the client has."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAME = re.compile(r"""["']gi-([a-z0-9-]+)["']""")


def test_icons_of_games_are_in_the_clients_list() -> None:
    listed = re.findall(r'^  "(.+)",$', (ROOT / "web/src/icons.ts").read_text(), re.MULTILINE)
    assert listed == sorted(listed)
    games = ROOT / "src/wildtable/games"
    named = {name for file in games.rglob("*.py") for name in NAME.findall(file.read_text())}
    assert named - set(listed) == set()
