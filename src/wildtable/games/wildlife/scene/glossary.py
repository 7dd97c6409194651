"""Every sign, place, card and family of moves in a plain sentence, with the rule to read on."""

from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import ABILITY_NAMES, LEVEL_NAMES
from wildtable.games.wildlife.scene.signs import (
    AREA_PAWN,
    CARDS_HELD,
    CATEGORY_SIGNS,
    FOOD,
    SALE,
    SUCCESS,
    TILES,
    WALK,
    ability_sign,
    card_sign,
    terrain_sign,
)
from wildtable.kernel.scene import Phrase
from wildtable.kernel.world import Term

# What is explained by a message of its own, with its sign and where to read on.
LEVEL_RULES: Final = ("LIF-4.3", "LIF-5.1", "LIF-6.1", "LIF-7.1")
ABILITY_RULES: Final = ("LIF-17.15", "LIF-17.13", "LIF-17.21", "LIF-17.5", "LIF-17.16")
CARD_RULES: Final = ("LIF-11.1", "LIF-10.1", "LIF-12.1", "LIF-13.9", "LIF-13.2", "LIF-13.6")
METERS: Final = (
    ("success", SUCCESS, "LIF-1.14"),
    ("areas", AREA_PAWN, "LIF-19.1"),
    ("end", TILES, "LIF-21.2"),
    ("plays", "gi-card-play", "LIF-8.3"),
    ("sale", SALE, "LIF-8.4"),
    ("walk", WALK, "LIF-15.1"),
)
FAMILIES: Final = (
    ("play", "gi-card-play", "LIF-8.2"),
    ("auction", SALE, "LIF-14.1"),
    ("bid", SALE, "LIF-14.4"),
    ("convert", FOOD, "LIF-16.1"),
    ("end-turn", "", "LIF-8.7"),
    ("block", "defense", "LIF-17.6"),
)
THINGS: Final = (
    (FOOD, "LIF-16.1"),
    (TILES, "LIF-2.3"),
    (CARDS_HELD, "LIF-18.2"),
    ("card-back", "LIF-18.2"),
    ("purple-pawn", "LIF-23.11"),
)


def glossary_of(content: WildlifeContent) -> list[Term]:
    return [
        *_terrains(content),
        *_levels(),
        *_abilities(),
        *_cards(content),
        *_organisms(content),
        *[_term(f"meter-{name}", sign, rule) for name, sign, rule in METERS],
        *[_term(name, sign, rule) for name, sign, rule in FAMILIES],
        *[_term(sign, sign, rule) for sign, rule in THINGS],
        _term("kind-badge", AREA_PAWN, "LIF-20.7"),
        _term(CATEGORY_SIGNS[1], CATEGORY_SIGNS[1], "LIF-20.11"),
    ]


def _term(id: str, sign: str, rule: str) -> Term:
    """What has messages of its own: `term-<id>` and `about-<id>`."""
    return Term(id, Phrase(f"term-{id}"), Phrase(f"about-{id}"), sign, rule)


def _terrains(content: WildlifeContent) -> list[Term]:
    return [
        Term(
            f"kind-{name}",
            Phrase("terrain-name", {"terrain": name}),
            Phrase("about-terrain", {"terrain": name}),
            terrain_sign(name),
            "LIF-4.5",
        )
        for name in content.terrain_names
    ]


def _levels() -> list[Term]:
    return [
        Term(name, Phrase(f"term-{name}"), Phrase(f"about-{name}"), name, rule)
        for name, rule in zip(LEVEL_NAMES, LEVEL_RULES, strict=True)
    ]


def _abilities() -> list[Term]:
    return [
        Term(
            name,
            Phrase("ability-name", {"ability": name}),
            Phrase("about-ability", {"ability": name}),
            ability_sign(number),
            ABILITY_RULES[number],
        )
        for number, name in enumerate(ABILITY_NAMES)
    ]


def _cards(content: WildlifeContent) -> list[Term]:
    terrains = len(content.terrain_names)
    return [
        Term(
            f"card-{name}",
            Phrase(f"short-{name}"),
            Phrase("card-text", {"card": name}),
            card_sign(content, card),
            CARD_RULES[card - terrains] if card >= terrains else "LIF-9.1",
        )
        for card, name in enumerate(content.card_names)
    ]


def _organisms(content: WildlifeContent) -> list[Term]:
    return [
        Term(
            name,
            Phrase("organism-name", {"organism": name}),
            Phrase("about-organism", {"organism": name}),
            name,
            "LIF-1.11",
        )
        for name in content.organism_names
    ]
