"""When the web client is built anew: whenever its sources are not those it was built from."""

import os
from pathlib import Path

import pytest

from hatch_build import Client

pytestmark = pytest.mark.pure_only


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client that is built."""
    monkeypatch.delenv("WILDTABLE_SKIP_WEB", raising=False)
    client = Client(tmp_path)
    (client.sources / "src").mkdir(parents=True)
    (client.sources / "src" / "main.ts").write_text("play();")
    client.modules.mkdir()
    client.built.mkdir(parents=True)
    client.stamp.write_text(client.digest())
    return client


def test_what_is_built_from_these_sources_is_not_stale(client: Client) -> None:
    assert not client.is_stale()


def test_an_edit_makes_it_stale(client: Client) -> None:
    (client.sources / "src" / "main.ts").write_text("win();")
    assert client.is_stale()


def test_another_name_makes_it_stale(client: Client) -> None:
    (client.sources / "src" / "main.ts").rename(client.sources / "src" / "other.ts")
    assert client.is_stale()


def test_a_new_time_does_not(client: Client) -> None:
    os.utime(client.sources / "src" / "main.ts", (0, 0))
    assert not client.is_stale()


def test_installed_modules_do_not(client: Client) -> None:
    (client.modules / "svelte.js").write_text("")
    assert not client.is_stale()


def test_it_is_stale_if_it_was_never_built(client: Client) -> None:
    client.stamp.unlink()
    assert client.is_stale()


def test_it_can_be_left_as_it_is(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.stamp.unlink()
    monkeypatch.setenv("WILDTABLE_SKIP_WEB", "1")
    assert not client.is_stale()


def test_without_sources_what_is_built_stays(tmp_path: Path) -> None:
    assert not Client(tmp_path).is_stale()
