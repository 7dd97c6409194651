"""A state in words: what a seat may know of it, `?` for the rest. See `state.py` for the form.

What follows from the rest (the deck, the tiles left) is printed for the reader.
"""

from typing import Any, Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    AREAS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    LEVEL_MIGRATE,
    LEVEL_NAMES,
    LEVELS,
    NO_CHART,
    REASON,
    TERRAINS,
)
from wildtable.games.wildlife.rules.redeal import sees_bank, sees_food, sees_hand
from wildtable.games.wildlife.rules.table import bank
from wildtable.kernel.game import Position

HIDDEN: Final = "?"
CATEGORY_NAMES: Final = ("areas", "herds", *CATEGORY.names)  # of a big scoring


def dump(table: Board, viewer: int) -> Position:
    content = table.content
    terrains = content.terrain_names
    return {
        "seats": [_dump_seat(table, seat, viewer) for seat in range(table.seats)],
        "order": list(table.order),
        "start": table.start,
        "turns": table.turns,
        "deck": sum(table.deck),
        "discard": _spelled(table.discard, content.card_names),
        "shown": _spelled(table.shown, content.card_names),
        "bank": bank(table) if sees_bank(table, viewer) else HIDDEN,
        "marked": [content.area_names[area] for area in range(AREAS) if table.marked[area]],
        "adaptations": {
            terrains[terrain]: {
                LEVEL_NAMES[level]: table.adaptations[LEVELS * terrain + level]
                for level in range(LEVEL_MIGRATE, LEVELS)
            }
            for terrain in range(TERRAINS)
        },
        "ability_supply": dict(zip(ABILITY_NAMES, table.ability_supply, strict=True)),
        "pending": table.pending,
        "ending": REASON.names[table.ending],
        "last_scoring": [
            dict(zip(CATEGORY_NAMES, table.scored[place : place + CATEGORIES], strict=True))
            for place in range(0, len(table.scored), CATEGORIES)
        ],
        "last_scoring_turn": table.scored_turn,
        "made": table.made,
        "stack": content.frames.dump(table.stack),
    }


def _dump_seat(table: Board, seat: int, viewer: int) -> dict[str, Any]:
    content = table.content
    organism = table.organism[seat]
    levels = table.level[TERRAINS * seat : TERRAINS * (seat + 1)]
    return {
        "organism": content.organism_names[organism] if organism != NO_CHART else "",
        "success": table.success[seat],
        "food": table.food[seat] if sees_food(table, viewer, seat) else HIDDEN,
        "tiles": [
            content.space_names[space]
            for space in range(content.spaces)
            if table.owner[space] == seat
        ],
        "supply": table.supply[seat],
        "lost": table.lost[seat],
        "levels": {
            name: LEVEL_NAMES[level]
            for name, level in zip(content.terrain_names, levels, strict=True)
        },
        "abilities": _by_ability(table.abilities, seat),
        "used": _by_ability(table.used, seat),
        "hand": _dump_hand(table, seat, viewer),
        "known": table.known[seat],
    }


def _dump_hand(table: Board, seat: int, viewer: int) -> list[str]:
    if sees_hand(viewer, seat):
        return _spelled(table.hands[CARDS * seat : CARDS * (seat + 1)], table.content.card_names)
    known = ["ability"] * table.known[seat]
    return known + [HIDDEN] * (table.held[seat] - len(known))


def _by_ability(counts: list[int], seat: int) -> dict[str, int]:
    own = counts[ABILITIES * seat : ABILITIES * (seat + 1)]
    return dict(zip(ABILITY_NAMES, own, strict=True))


def _spelled(counts: list[int], names: list[str]) -> list[str]:
    return [names[card] for card, count in enumerate(counts) for _ in range(count)]
