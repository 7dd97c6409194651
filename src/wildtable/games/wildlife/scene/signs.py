"""Which sign stands for what: terrains, cards, abilities and the categories of a scoring."""

from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import ABILITY_NAMES, LEVEL_NAMES, TERRAINS

TERRAIN_SIGNS: Final = {
    "forest": "gi-pine-tree",
    "desert": "gi-cactus",
    "savanna": "gi-baobab",
    "steppe": "gi-high-grass",
    "mountains": "gi-peaks",
    "water": "gi-waves",
}
OTHER_CARD_SIGNS: Final = (
    "gi-upgrade",
    "gi-ship-wheel",
    "gi-focused-lightning",
    "gi-shiny-apple",
    "gi-death-skull",
    "gi-desert-skull",
)
CATEGORY_SIGNS: Final = (
    "gi-island",
    "gi-animal-hide",
    "gi-ship-wheel",
    "gi-upgrade",
    "gi-shiny-apple",
)
UNKNOWN_TERRAIN: Final = "gi-island"  # one that a pack has made up

FOOD: Final = "gi-shiny-apple"
TILES: Final = "gi-paw-print"
CARDS_HELD: Final = "gi-card-draw"
SALE: Final = "gi-gavel"
WALK: Final = "gi-boot-prints"
PLAY_CARD: Final = "gi-card-play"
AREA_PAWN: Final = "gi-chess-pawn"
SUCCESS: Final = "gi-laurel-crown"


def terrain_sign(name: str) -> str:
    return TERRAIN_SIGNS.get(name, UNKNOWN_TERRAIN)


def card_sign(content: WildlifeContent, card: int) -> str:
    if card < TERRAINS:
        return terrain_sign(content.terrain_names[card])
    return OTHER_CARD_SIGNS[card - TERRAINS]


def card_tone(content: WildlifeContent, card: int) -> str:
    """The ground of a card: that of its terrain, or one of its own."""
    return content.terrain_names[card] if card < TERRAINS else content.card_names[card]


def level_sign(level: int) -> str:
    return LEVEL_NAMES[level]


def ability_sign(ability: int) -> str:
    return ABILITY_NAMES[ability]
