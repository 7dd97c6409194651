"""The hash of a game's content: it changes with what the rules read, and with nothing else."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.packs import change, copied
from wildtable.bots.golden import play_by_lots
from wildtable.games.defenders.game import Defenders
from wildtable.games.wilderness.game import Wilderness
from wildtable.games.wildlands.game import Wildlands
from wildtable.games.wildlife.game import Wildlife
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import make_record
from wildtable.kernel.record.replay import Differs, verify

Maker = Callable[[Any], Game]
GAMES = pytest.mark.parametrize(
    "make", [Defenders, Wilderness, Wildlands, Wildlife], ids=lambda make: make.__name__
)
# By game: words, colours and places that only people see, and a number that a rule reads.
SHOWN: dict[Maker, list[tuple[str, str, str]]] = {
    Defenders: [
        ("defenders.toml", 'species = "wood thrush"', 'species = "thrush"'),
        ("factions.toml", 'colour = "teal"', 'colour = "pink"'),
    ],
    Wilderness: [("animals.toml", 'name = "Beaver"', 'name = "Busy Beaver"')],
    Wildlands: [
        ("guild.toml", 'name = "The Guild"', 'name = "A Guild"'),
        ("maps.json", '"zone": "Barracks"', '"zone": "Kitchen"'),
    ],
    Wildlife: [("map.json", "Island of Twelve Areas", "Island")],
}
READ: dict[Maker, tuple[str, str, str]] = {
    Defenders: ("supplies.toml", "walls = 30", "walls = 29"),
    Wilderness: ("constants.toml", "magic_tokens = 5", "magic_tokens = 6"),
    Wildlands: ("game.toml", "hand_start = 7", "hand_start = 6"),
    Wildlife: ("cards.toml", "hand_size = 10", "hand_size = 9"),
}


def own_files(game: Game) -> list[str]:
    return [each.name for each in (files(game.package) / "content").iterdir()]


def hash_of(game: Game) -> str:
    return game.content(game.with_defaults({}, game.seats[0])).hash


def edit_provenance(folder: Path) -> None:
    """Another sentence in every file, and another comment."""
    for file in folder.glob("*.toml"):
        text = file.read_text("utf-8")
        edited = text.replace("[provenance]", '[provenance]\nedited = "today"', 1)
        assert edited != text
        file.write_text(f"# Edited.\n{edited}", "utf-8")
    for file in folder.glob("*.json"):
        text = file.read_text("utf-8")
        edited = re.sub(r'("provenance": ?\{)', r'\1"edited": "today", ', text, count=1)
        assert edited != text
        file.write_text(edited, "utf-8")


@GAMES
def test_a_record_outlives_edits_of_what_no_rule_reads(make: Maker, tmp_path: Path) -> None:
    own = make(None)
    copied(own.package, own_files(own), tmp_path)
    edit_provenance(tmp_path)
    for file, old, new in SHOWN[make]:
        change(tmp_path, file, old, new)
    assert hash_of(make(tmp_path)) == hash_of(own)


@GAMES
def test_what_a_rule_reads_is_hashed(make: Maker, tmp_path: Path) -> None:
    own = make(None)
    copied(own.package, own_files(own), tmp_path)
    change(tmp_path, *READ[make])
    assert hash_of(make(tmp_path)) != hash_of(own)


def test_a_record_goes_on_where_edited_content_plays_it_the_same(tmp_path: Path) -> None:
    own = Wildlife()
    match = Match(own, {}, 2, FairChance.seeded("edited"))
    play_by_lots(match, Random(1), 0)
    record = make_record(match)
    copied(own.package, ["tracks.toml", "supplies.toml"], tmp_path)
    # What six players start with is nothing to two.
    change(tmp_path, "tracks.toml", "6 = { tiles = 18", "6 = { tiles = 19")
    edited = Wildlife(tmp_path)
    assert hash_of(edited) != record.content
    assert verify(record, edited).lines() == record.log
    change(tmp_path, "supplies.toml", "per_step = 3", "per_step = 2")
    with pytest.raises(Differs):
        verify(record, Wildlife(tmp_path))
