"""Cards, flags and maps, where a rule speaks of every card or of what the content does not say."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.game import Wildlands
from wildtable.games.wildlands.moves import FLAG_NAMES, FLAGS, KINDS, WILD
from wildtable.games.wildlands.pack import PACKAGE, Faction
from wildtable.kernel.game import Game

OWN = files(PACKAGE) / "content"

# Faction cards: cards with each flag beside an icon, character by character, then open ones.
FACTION_CARDS = {
    "guild": {
        "melee": [0, 0, 0, 0, 4, 4],
        "ranged": [4, 3, 2, 4, 0, 4],
        "heavy_ranged": [2, 0, 4, 0, 0, 0],
        "area": [0, 4, 2, 0, 0, 0],
        "shield": [1, 2, 0, 4, 3, 5],
        "rally": [0, 0, 0, 0, 3, 0],
        "fly": [3, 0, 1, 2, 0, 4],
    },
    "gnomads": {
        "melee": [4, 3, 0, 0, 4, 4],
        "heavy_melee": [0, 0, 0, 0, 3, 0],
        "ranged": [0, 3, 4, 4, 0, 0],
        "area": [0, 0, 2, 0, 0, 0],
        "shield": [2, 1, 0, 1, 0, 5],
        "rally": [4, 3, 3, 2, 2, 5],
        "fly": [0, 0, 0, 3, 0, 3],
    },
    "lawbringers": {
        "melee": [2, 3, 4, 2, 3, 5],
        "heavy_melee": [0, 0, 5, 0, 0, 0],
        "ranged": [5, 3, 0, 2, 0, 4],
        "heavy_ranged": [0, 0, 0, 0, 4, 0],
        "area": [0, 0, 0, 4, 0, 0],
        "cover": [2, 0, 0, 2, 2, 3],
        "shield": [0, 4, 1, 0, 0, 5],
    },
    "pit_fighters": {
        "melee": [3, 4, 4, 5, 4, 4],
        "heavy_melee": [3, 2, 4, 0, 2, 0],
        "cover": [2, 2, 0, 2, 2, 6],
        "shield": [2, 2, 1, 2, 2, 7],
    },
}


def content_of(game: Game, map_name: str = "dungeon") -> WildlandsContent:
    content = game.content(game.with_defaults({"map": map_name}, 2))
    assert isinstance(content, WildlandsContent)
    return content


def rules_tables(content: WildlandsContent) -> list[list[int] | list[list[int]]]:
    """What the rules read of cards and characters."""
    return [
        content.icons,
        content.users,
        content.icon_cards,
        content.flag_cards,
        content.actions,
        content.defences,
        content.damage,
        content.health,
        content.decks,
        content.wilds,
    ]


def pack_with(folder: Path, file: str, changes: dict[str, str]) -> Wildlands:
    """The game with some text of one of its files replaced."""
    text = (OWN / file).read_text("utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    (folder / file).write_text(text, "utf-8")
    return Wildlands(folder)


def faction_card(faction: Faction) -> dict[str, list[int]]:
    counted: dict[str, list[int]] = {}
    for flag in FLAG_NAMES:
        beside = [
            len([card for card in faction.card if card.icons.get(who.id) == flag])
            for who in faction.character
        ]
        counted[flag] = [*beside, len([card for card in faction.card if card.open == flag])]
    return {flag: row for flag, row in counted.items() if any(row)}


@pytest.mark.rule("WLD-6.9")
@pytest.mark.parametrize("number", range(4))
def test_icons_keep_their_place_on_all_cards(number: int) -> None:
    """The icons of a card are printed in the order of the characters."""
    faction = GAME.pack.factions[number]
    order = [character.id for character in faction.character]
    for card in faction.card:
        assert list(card.icons) == [who for who in order if who in card.icons], card.id


@pytest.mark.rule("WLD-6.10")
def test_names_and_pictures_have_no_effect(tmp_path: Path) -> None:
    changes = {'icon = "owl"': 'icon = "moth"', 'name = "Strix"': 'name = "Hex"', "GU01": "GU99"}
    other = content_of(pack_with(tmp_path, "guild.toml", changes))
    assert other.card_names != content_of(GAME).card_names
    assert rules_tables(other) == rules_tables(content_of(GAME))


@pytest.mark.rule("WLD-7.13")
def test_the_dungeon_has_no_climbs() -> None:
    dungeon, ruins = content_of(GAME), content_of(GAME, "ruins")
    assert set(dungeon.price) == {0, 1}
    assert not any(dungeon.high)
    assert set(ruins.price) == {0, 1, 2}


@pytest.mark.rule("WLD-9.1", "WLD-R45")
def test_nine_flags_in_four_colours() -> None:
    assert GAME.pack.numbers.flag_colour == {
        "melee": "red",
        "heavy_melee": "red",
        "ranged": "blue",
        "heavy_ranged": "blue",
        "area": "blue",
        "shield": "green",
        "cover": "green",
        "rally": "yellow",
        "fly": "yellow",
    }
    content = content_of(GAME)
    printed = {
        FLAG_NAMES[flag]
        for flag in range(FLAGS)
        if any(content.users[FLAGS * card + flag] for card in range(4 * KINDS))
    }
    assert printed == set(GAME.pack.numbers.flag_colour)


@pytest.mark.rule("WLD-R45")
def test_the_colour_of_a_flag_has_no_effect(tmp_path: Path) -> None:
    game = pack_with(tmp_path, "game.toml", {'area = "blue"': 'area = "red"'})
    assert rules_tables(content_of(game)) == rules_tables(content_of(GAME))


@pytest.mark.rule("WLD-9.7")
@pytest.mark.parametrize("number", range(4))
def test_the_faction_cards(number: int) -> None:
    faction = GAME.pack.factions[number]
    assert faction_card(faction) == FACTION_CARDS[faction.id]
    assert len(FACTION_CARDS[faction.id]) < FLAGS


@pytest.mark.rule("WLD-R57")
def test_a_card_that_defends_in_two_ways_is_offered_once(tmp_path: Path) -> None:
    """No printed card has a flag beside an icon and as its open action, but a pack may."""
    old = 'finch = "melee", brannock = "shield" }\nopen = "ranged"'
    game = pack_with(tmp_path, "lawbringers.toml", {old: old.replace("ranged", "melee")})
    content = content_of(game)
    seats = [
        {"faction": "pit_fighters", "hand": ["PF01"], "at": {"hrakk": "26"}},
        {"faction": "lawbringers", "hand": ["LB08"], "at": {"finch": "26"}},
    ]
    state = game.load(content, {"seats": seats}, Random(1))
    for text in ("play PF01", "melee hrakk 1"):
        state.apply(0, content.moves.parse(text))
    offered = [content.moves.text(move) for move in state.legal(1)]
    assert sorted(offered) == ["decline", "defend LB08"]


@pytest.mark.rule("WLD-16.1", "WLD-R16")
@pytest.mark.parametrize("number", range(4))
def test_a_wild_card_has_all_icons_and_no_flag(number: int) -> None:
    content = content_of(GAME)
    wild = KINDS * number + WILD
    assert content.icons[wild] == 0b11111
    assert not any(content.users[FLAGS * wild + flag] for flag in range(FLAGS))
