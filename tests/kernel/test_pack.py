"""Content packs: a folder over the game's own, and errors that name file and field."""

from pathlib import Path

import pytest

from wildtable.kernel.game import BadContent
from wildtable.kernel.pack import File, Folder, Some, demand, each_once


class Cards(File, frozen=True, kw_only=True):
    """cards.toml"""

    hand_size: Some
    names: list[str]


def pack(folder: Path, text: str) -> Folder:
    (folder / "cards.toml").write_text(text)
    return Folder("wildtable.games.wildlife", folder)


def test_what_a_pack_does_not_bring_comes_from_the_game(tmp_path: Path) -> None:
    folder = pack(tmp_path, 'hand_size = 3\nnames = ["fox"]\n[provenance]\nall = "the box"\n')
    assert folder.read("cards.toml", Cards).names == ["fox"]
    assert folder.data["cards.toml"]["hand_size"] == 3
    assert folder.file("tracks.toml").is_file()
    assert not (tmp_path / "tracks.toml").exists()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hand_size = ", r"cards.toml: Invalid value"),
        ('names = []\n[provenance]\na = "b"', r"missing required field `hand_size`"),
        ('hand_size = 0\nnames = []\n[provenance]\na = "b"', r">= 1 - at `\$.hand_size`"),
        ('hand_size = 3\nnames = [4]\n[provenance]\na = "b"', r"at `\$.names\[0\]`"),
        ("hand_size = 3\nnames = []", r"missing required field `provenance`"),
        ('hand_size = 3\nnames = []\nx = 1\n[provenance]\na = "b"', r"unknown field `x`"),
    ],
)
def test_file_and_field_are_named(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(BadContent, match=rf"^cards.toml: .*{says.removeprefix('cards.toml: ')}"):
        pack(tmp_path, text).read("cards.toml", Cards)


def test_what_must_hold_between_fields() -> None:
    demand(len("fox") == 3, "cards.toml", "card", "one")
    with pytest.raises(BadContent, match=r"cards.toml: one - at `\$.card`"):
        demand(len("fox") == 4, "cards.toml", "card", "one")
    with pytest.raises(BadContent, match="'fox' only once"):
        each_once("cards.toml", "card", ["fox", "owl", "fox"])
