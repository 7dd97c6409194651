"""Content packs: what is wrong with one is said with its file and field."""

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.games.packs import change, copied
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.game import Wildlife
from wildtable.games.wildlife.pack import PACKAGE
from wildtable.kernel.game import BadContent

OWN = files(PACKAGE) / "content"
FILES = ("map.json", "organisms.toml", "cards.toml", "supplies.toml", "tracks.toml")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's own content."""
    return copied(PACKAGE, FILES, tmp_path)


def content_of(game: Wildlife) -> WildlifeContent:
    content = game.content(game.with_defaults({}, 2))
    assert isinstance(content, WildlifeContent)
    return content


def test_a_copy_of_the_content_is_the_same_content(pack: Path) -> None:
    assert content_of(Wildlife(pack)).hash == content_of(GAME).hash


def test_a_pack_changes_what_it_brings_and_nothing_else(pack: Path) -> None:
    for name in FILES:
        if name != "tracks.toml":
            (pack / name).unlink()
    change(
        pack,
        "tracks.toml",
        "[3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]",
        "[3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5]",
    )
    content, own = content_of(Wildlife(pack)), content_of(GAME)
    assert content.pawn_values[2] == 4
    assert content.card_copies == own.card_copies
    assert content.hash != own.hash


def test_names_of_spaces_come_from_the_pack_and_numbers_stay(pack: Path) -> None:
    text = (pack / "map.json").read_text("utf-8")
    (pack / "map.json").write_text(text.replace('"B5"', '"grove"'), "utf-8")
    content, own = content_of(Wildlife(pack)), content_of(GAME)
    assert content.moves.parse("seed grove") == own.moves.parse("seed B5")


BROKEN = [
    ("map.json", '"id": "B5"', '"id": "B55"', "map.json", "areas"),
    ("map.json", '"neighbors": ["H1", "G2"]', '"neighbors": ["H1"]', "map.json", "neighbors"),
    ("map.json", '"size": "small"', '"size": "large"', "map.json", "areas"),
    ("map.json", '"width": 12', '"width": "wide"', "map.json", "width"),
    ("map.json", '"anchor": "B5"', '"anchor": "A3"', "map.json", "areas[0].anchor"),
    ("organisms.toml", 'id = "snake"', 'id = "bear"', "organisms.toml", "organism"),
    ("organisms.toml", "age_rank = 2", "age_rank = 1", "organisms.toml", "organism.age_rank"),
    ("organisms.toml", '"attack" }', '"bite" }', "organisms.toml", "chart"),
    ("organisms.toml", "mountains = ", "moors = ", "organisms.toml", "organism[0].chart"),
    ("organisms.toml", '2 = ["mammoth", "human"]', '2 = ["mammoth"]', "organisms.toml", "pool.2"),
    ("cards.toml", "copies = 18", "copies = -1", "cards.toml", "card[6].copies"),
    ("cards.toml", 'id = "joker"', 'id = "jester"', "cards.toml", "card"),
    ("cards.toml", "hand_size = 10", "hand_size = 30", "cards.toml", "card"),
    ("supplies.toml", 'id = "mobility"', 'id = "speed"', "supplies.toml", "ability"),
    ("supplies.toml", "bank = 120", "banks = 120", "supplies.toml", "food"),
    ("tracks.toml", "[3, 3, 3, 3,", "[3, 3, 3,", "tracks.toml", "small_scoring.values"),
    ("tracks.toml", "[4, 8, 11]", "[4, 8, 12]", "tracks.toml", "big_scoring_positions"),
    ("tracks.toml", "tiles = 18, seeds = 3", "tiles = 3, seeds = 3", "tracks.toml", "setup.6"),
    ("tracks.toml", "[10, 7, 5, 3, 1]", "[10, 7, 5, 3, 2, 1]", "tracks.toml", "herd_ranks"),
    ("tracks.toml", "monopoly = 4", "monopoly = 400", "tracks.toml", "monopoly"),
    ("tracks.toml", "small = 2", "small = 0", "organisms.toml", "chart"),
    ("tracks.toml", "[setup]", "[set up]", "tracks.toml", ""),
]


@pytest.mark.parametrize(("file", "old", "new", "named", "field"), BROKEN)
def test_a_broken_pack_is_refused_by_file_and_field(
    pack: Path, file: str, old: str, new: str, named: str, field: str
) -> None:
    change(pack, file, old, new)
    with pytest.raises(BadContent) as refused:
        Wildlife(pack)
    assert str(refused.value).startswith(f"{named}: ")
    assert field in str(refused.value)


def test_a_file_that_is_no_data_is_refused(pack: Path) -> None:
    (pack / "map.json").write_bytes(b"\xff")
    with pytest.raises(BadContent, match=r"^map\.json: "):
        Wildlife(pack)


def leaves(value: Any, path: str = "") -> Iterator[str]:
    """The paths of all values; items of a list are alike."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for inner in value:
            yield from leaves(inner, path)
    else:
        yield path


@pytest.mark.parametrize("name", [*FILES, "options.toml"])
def test_every_field_says_where_it_comes_from(name: str) -> None:
    text = (OWN / name).read_text("utf-8")
    data = json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    told = set(leaves(data.pop("provenance")))
    for path in set(leaves(data)) - {"schema", "name"}:
        if ".provenance" in path:
            continue
        inside = path.split(".", 1)[-1]
        said = [each for each in told if path.startswith(each) or inside.startswith(each)]
        assert said, f"{name}: nobody says where {path} comes from"


def test_the_cards_and_tiles_are_those_of_the_rulebook() -> None:
    content = content_of(GAME)
    assert sum(content.card_copies) == 110
    assert sum(content.ability_copies[3]) == 15
    assert sum(content.adaptation_copies) == 72
    assert content.pawns == 11


def test_the_options_are_those_of_the_ledger() -> None:
    assert len(GAME.options) == 23
    assert all(option.rule.startswith("LIF-") for option in GAME.options)
