"""A server for each test module."""

from collections.abc import Iterator

import pytest

from tests.table.playing import Server, serving
from wildtable.table.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots don't wait, and who watches doesn't either."""
    with serving(Settings(tmp_path_factory.mktemp("data"), pace=0, watch_pace=0)) as running:
        yield running
