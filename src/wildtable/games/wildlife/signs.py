"""What tells how a match will end, beyond `insight.py`: signs whose weights are learned.

A sign is what a seat has less what the others have on average. Each is there twice: as it is, and
times the part of the match that is still ahead, in which an ability goes on paying.
"""

from typing import Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.insight import worth_of_card
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    CARDS,
    CATEGORIES,
    LEVEL_NAMES,
    TERRAINS,
)
from wildtable.games.wildlife.rules.big_scoring import points_by_category
from wildtable.games.wildlife.rules.table import active, in_hand

SUCCESS: Final = 0
SCORING: Final = 1  # what a big scoring would bring
FOOD: Final = 2
HAND: Final = 3  # what the cards are good for
TO_PLAY: Final = 4  # whose turn it is
LEVEL: Final = 5  # terrains by level, but for the lowest
ABILITY: Final = 8  # tiles by ability
SIGNS: Final = 13
NOW: Final = (
    *("success", "scoring", "food", "hand", "to-play"),
    *[f"level-{name}" for name in LEVEL_NAMES[1:]],
    *[f"ability-{name}" for name in ABILITY_NAMES],
)
NAMES: Final = (*NOW, *[f"{name}-ahead" for name in NOW])


def signs_of(table: Board, seat: int) -> list[float]:
    """In the order of their names."""
    found = [0.0] * (2 * SIGNS)
    scored = points_by_category(table)
    for each in range(table.seats):
        part = 1.0 if each == seat else -1.0 / float(table.seats - 1)
        add_signs(table, each, scored, part, found)
    ahead = float(min(table.supply)) / float(table.content.tiles[table.seats])
    for sign in range(SIGNS):
        found[SIGNS + sign] = ahead * found[sign]
    return found


def add_signs(table: Board, seat: int, scored: list[int], part: float, found: list[float]) -> None:
    """Count what a seat has for so much."""
    found[SUCCESS] += part * float(table.success[seat])
    for place in range(CATEGORIES * seat, CATEGORIES * seat + CATEGORIES):
        found[SCORING] += part * float(scored[place])
    found[FOOD] += part * float(table.food[seat])
    for card in range(CARDS):
        cards = in_hand(table, seat, card)
        if cards:
            found[HAND] += part * float(cards * worth_of_card(table, seat, card))
    if active(table) == seat:
        found[TO_PLAY] += part
    for terrain in range(TERRAINS):
        level = table.level[TERRAINS * seat + terrain]
        if level:
            found[LEVEL + level - 1] += part
    for ability in range(ABILITIES):
        found[ABILITY + ability] += part * float(table.abilities[ABILITIES * seat + ability])
