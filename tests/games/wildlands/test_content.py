"""Content: what the files say is sound, and what is wrong with a pack is said with its field."""

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.packs import change, copied
from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.game import Wildlands
from wildtable.games.wildlands.moves import FLAG_NAMES, FLAGS, KINDS, SPACES, TEAM, WILD
from wildtable.games.wildlands.pack import PACKAGE
from wildtable.kernel.game import BadContent

OWN = files(PACKAGE) / "content"
FACTIONS = ("guild", "gnomads", "lawbringers", "pit_fighters")
FILES = ("game.toml", "maps.json", "sight.json", *[f"{name}.toml" for name in FACTIONS])

# The faction card that the rulebook prints: by character, then open, melee, heavy melee, cover,
# shield.
PRINTED = [
    [3, 3, 2, 2],
    [4, 2, 2, 2],
    [4, 4, 0, 1],
    [5, 0, 2, 2],
    [4, 2, 2, 2],
    [4, 0, 6, 7],
]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's own content."""
    return copied(PACKAGE, FILES, tmp_path)


def content_of(game: Wildlands, map_name: str = "dungeon") -> WildlandsContent:
    content = game.content(game.with_defaults({"map": map_name}, 2))
    assert isinstance(content, WildlandsContent)
    return content


def test_a_copy_of_the_content_is_the_same_content(pack: Path) -> None:
    assert content_of(Wildlands(pack)).hash == content_of(GAME).hash


def test_a_pack_changes_what_it_brings_and_nothing_else(pack: Path) -> None:
    for name in FILES:
        if name != "guild.toml":
            (pack / name).unlink()
    change(pack, "guild.toml", "health = 2", "health = 3")
    content, own = content_of(Wildlands(pack)), content_of(GAME)
    assert content.health[0] == 3
    assert content.health[1:] == own.health[1:]
    assert content.hash != own.hash


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("game.toml", "hand_limit = 7", 'hand_limit = "seven"', "hand_limit"),
        ("game.toml", "hand_start = 7", "hand_start = 8", "hand_start"),
        ("game.toml", "map_cards_dealt = 10", "map_cards_dealt = 11", "map_cards_dealt"),
        ("game.toml", 'melee = ["melee"]', 'melee = ["parry"]', "defended_by"),
        ("game.toml", '"guild", ', "", "factions"),
        ("guild.toml", 'id = "guild"', 'id = "mages"', "id"),
        ("guild.toml", "health = 2", "health = 0", "character[0].health"),
        ("guild.toml", 'strix = "ranged"', 'strix = "hover"', "card[0].icons"),
        ("guild.toml", 'strix = "ranged"', 'stryx = "ranged"', "card[0].icons"),
        ("guild.toml", 'id = "GU02"', 'id = "GU01"', "card[1].id"),
        ("guild.toml", "wild_cards = 6", "wild_cards = -1", "wild_cards"),
        ("guild.toml", "[provenance]", "[source]", "source"),
        ("maps.json", '"id": 1,', '"id": 43,', "maps[...].spaces[0].id"),
        ("maps.json", '"1": [2, 9]', '"1": [2, 9, 42]', "maps.dungeon.adjacency.1"),
        ("maps.json", '"1": {"2": 0, "9": 0}', '"1": {"2": 0}', "maps.dungeon.los.1"),
        ("maps.json", '"schema": "wildlands-maps/1"', '"schema": "x"', "schema"),
        ("sight.json", "0 clear 0 76 72 76 72", "0 clear", "maps.dungeon"),
    ],
)
def test_a_broken_pack_names_file_and_field(
    pack: Path, file: str, old: str, new: str, told: str
) -> None:
    change(pack, file, old, new)
    with pytest.raises(BadContent) as error:
        Wildlands(pack)
    assert str(error.value).startswith(f"{file}: ")
    assert told in str(error.value)


def test_a_file_that_is_no_toml_is_named(pack: Path) -> None:
    (pack / "gnomads.toml").write_text("id = ", "utf-8")
    with pytest.raises(BadContent, match=r"^gnomads.toml: "):
        Wildlands(pack)


@pytest.mark.parametrize("name", FACTIONS)
def test_every_field_says_where_it_comes_from(name: str) -> None:
    data = tomllib.loads((OWN / f"{name}.toml").read_text("utf-8"))
    fields = {field for field in data if field not in ("provenance", "character", "card")}
    fields |= {f"character.{field}" for field in data["character"][0]} - {"character.id"}
    fields |= {f"card.{field}" for card in data["card"] for field in card} - {"card.id"}
    assert set(data["provenance"]) == fields


@pytest.mark.rule("WLD-1.10", "WLD-21.5")
@pytest.mark.parametrize("faction", range(4))
def test_a_deck_is_24_ordinary_and_6_wild_cards(faction: int) -> None:
    content = content_of(GAME)
    assert content.decks[faction].bit_count() == 24
    assert content.wilds[faction] == 6


@pytest.mark.parametrize("faction", range(4))
def test_a_deck_has_the_shape_of_the_printed_faction_card(faction: int) -> None:
    """Eleven icons for each, 48 flags beside icons, 17 open actions, 7 icons without a flag."""
    content = content_of(GAME)
    cards = GAME.pack.factions[faction].card
    for character in range(TEAM * faction, TEAM * faction + TEAM):
        assert content.icon_cards[character].bit_count() == 11
    assert len([flag for card in cards for flag in card.icons.values() if flag != "none"]) == 48
    assert len([flag for card in cards for flag in card.icons.values() if flag == "none"]) == 7
    assert len([card for card in cards if card.open]) == 17


@pytest.mark.rule("WLD-9.7")
def test_no_faction_has_all_flags() -> None:
    content = content_of(GAME)
    for faction in range(4):
        cards = range(KINDS * faction, KINDS * faction + WILD)
        flags = {
            flag for flag in range(FLAGS) if any(content.users[FLAGS * c + flag] for c in cards)
        }
        assert len(flags) < FLAGS


def test_the_pit_fighters_have_the_printed_numbers() -> None:
    faction = GAME.pack.factions[FACTIONS.index("pit_fighters")]
    columns = ("melee", "heavy_melee", "cover", "shield")
    counted = [
        [len([card for card in faction.card if card.icons.get(who.id) == flag]) for flag in columns]
        for who in faction.character
    ]
    counted.append([len([card for card in faction.card if card.open == flag]) for flag in columns])
    assert counted == PRINTED


@pytest.mark.parametrize("name", ["dungeon", "ruins"])
@pytest.mark.rule("WLD-7.3", "WLD-7.4", "WLD-20.1")
def test_adjacency_and_climbs_follow_from_the_borders(name: str) -> None:
    chart = GAME.pack.charts[name]
    white = [border for border in chart.borders if border.kind != "wall" and border.b is not None]
    pairs = {(border.a, border.b) for border in white} | {(border.b, border.a) for border in white}
    adjacency = {(int(a), b) for a, others in chart.adjacency.items() for b in others}
    assert pairs == adjacency
    climbs = {
        (border.a if border.climb_to == border.b else border.b, border.climb_to)
        for border in white
        if border.climb_to
    }
    assert climbs == set(chart.climbs)
    assert {top for _, top in climbs} == {space.id for space in chart.spaces if space.high}


@pytest.mark.rule("WLD-7.13")
def test_the_dungeon_has_no_climbs() -> None:
    content = content_of(GAME)
    assert max(content.price) == 1
    assert not any(content.high)


@pytest.mark.rule("WLD-7.12", "WLD-19.8")
def test_the_gate_of_the_ruins_joins_25_and_30() -> None:
    content = content_of(GAME, "ruins")
    for a, b in ((24, 29), (29, 24)):
        assert content.price[SPACES * a + b] == 1
        assert content.between[SPACES * a + b] == 0


@pytest.mark.rule("WLD-9.1")
def test_there_are_nine_flags() -> None:
    assert len(FLAG_NAMES) == FLAGS == 9


@pytest.mark.rule("WLD-15.1", "WLD-15.2", "WLD-15.3")
def test_flights_from_25_in_the_ruins() -> None:
    reached = [space + 1 for space in content_of(GAME, "ruins").flights[24]]
    assert reached == [13, 14, 15, 18, 19, 20, 21, 23, 24, 26, 27, 29, 30, 31, 35]
