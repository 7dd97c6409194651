"""How scenes call things: the words that phrases take, and letters on pieces."""

from typing import Final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.moves import (
    ABILITY_NAMES,
    ALL_ITEMS,
    CARDS_EACH,
    FACTION_NAMES,
    FEEL_THE_BURN,
    HABITAT_NAMES,
    ITEM_NAMES,
    OWN_ITEM,
)
from wildtable.kernel.scene import Phrase

Words = dict[str, str | int]
FACTION_LETTERS: Final = ("O", "C", "V", "S")  # for who leads two sides


def letter_of(table: Board, side: int) -> str:
    """What a piece says beside its colour: alone, whose of the two it is; else its seat says it."""
    return FACTION_LETTERS[side] if table.seats == 1 else ""


def who(table: Board, side: int) -> Words:
    """A side in a sentence: by the player who leads it, alone by its faction."""
    seat = table.order.index(side) if table.seats > 1 else -1
    return {"seat": seat, "faction": FACTION_NAMES[side]}


def card_words(content: DefendersContent, card: int) -> Words:
    """All that is printed on a defender."""
    side, ability = card // CARDS_EACH, content.card_ability[card]
    effect = ABILITY_NAMES[ability]
    return {
        "name": content.pack.defenders.defender[card].name,
        "points": content.card_points[card],
        "habitat": HABITAT_NAMES[content.card_habitat[card]],
        # The first abilities are printed for every faction under a name of its own.
        "ability": f"{FACTION_NAMES[side]}-{effect}" if ability <= ALL_ITEMS else effect,
        "effect": effect,
        "item": ITEM_NAMES[side],
        "ongoing": int(ability >= FEEL_THE_BURN),
    }


def about_card(content: DefendersContent, card: int) -> Phrase:
    return Phrase("about-card", card_words(content, card))


def card_symbol(content: DefendersContent, card: int) -> str:
    return f"card-{HABITAT_NAMES[content.card_habitat[card]]}"


def card_print(content: DefendersContent, card: int) -> list[str]:
    """What is drawn on a card: its action points, and a sign for its ability."""
    ability, side = content.card_ability[card], card // CARDS_EACH
    sign = f"sign-{ABILITY_NAMES[ability]}"
    if ability in (OWN_ITEM, ALL_ITEMS):
        sign = f"sign-{ITEM_NAMES[side]}-{'all' if ability == ALL_ITEMS else 'own'}"
    return [f"points-{content.card_points[card]}", sign]


def listed(content: DefendersContent, cards: list[int]) -> str:
    return ", ".join([content.pack.defenders.defender[card].name for card in cards])
