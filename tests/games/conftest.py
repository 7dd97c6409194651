"""Tests of games that are still being made are marked `draft`.

`make test` runs their quick tests only; when a game is finished its name goes from here.
"""

from pathlib import Path

import pytest

GAMES = Path(__file__).parent
DRAFTS = [GAMES / name for name in ("defenders",)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(draft) for draft in DRAFTS):
            item.add_marker(pytest.mark.draft)
