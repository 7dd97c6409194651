"""Expand and attack: a tile from the supply comes onto the board."""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import (
    ATTACK,
    EMPTY,
    EXPAND,
    LEVEL_ATTACK,
    LEVEL_EXPAND,
    LEVEL_MIGRATE,
    REPLACED,
    TERRAINS,
)
from wildtable.games.wildlife.rules.ending import check_last_tile
from wildtable.games.wildlife.rules.small_scoring import came_to_rest
from wildtable.games.wildlife.rules.table import is_full
from wildtable.kernel.game import Denial


def place_tile(table: Board, seat: int, space: int) -> None:
    """LIF-6.1 a tile from the supply on an empty space."""
    table.supply[seat] -= 1
    table.owner[space] = seat
    table.filled[table.content.area_of[space]] += 1
    check_last_tile(table, seat)
    came_to_rest(table, seat, space)


def replace_tile(table: Board, seat: int, space: int) -> None:
    """LIF-7.3 a tile from the supply in another's place; LIF-7.8 that scores nothing.

    LIF-7.9 its owner has been asked before (`defense.aim_at`).
    """
    victim = table.owner[space]
    table.lost[victim] += 1  # LIF-7.4 the replaced tile leaves the game
    table.supply[seat] -= 1
    table.owner[space] = seat
    if table.news is not None:
        table.tell(REPLACED.at(seat, victim, space))
    check_last_tile(table, seat)


def remove_tile(table: Board, space: int) -> None:
    """LIF-1.12 a tile leaves the game for good."""
    table.lost[table.owner[space]] += 1
    table.owner[space] = EMPTY
    table.filled[table.content.area_of[space]] -= 1


def expands_in(table: Board, seat: int, terrain: int, *, bought: bool) -> bool:
    """Whether a seat's level in a terrain lets a card of it expand."""
    level = table.level[TERRAINS * seat + terrain]
    if level == LEVEL_MIGRATE and bought and table.content.buyer_expands:  # LIF-23.3
        return True
    return level >= LEVEL_EXPAND  # LIF-6.2


def add_expansions(
    table: Board, seat: int, terrain: int, moves: list[int], *, bought: bool
) -> None:
    """LIF-6.3 any free space, far from own tiles or not."""
    if table.supply[seat] == 0 or not expands_in(table, seat, terrain, bought=bought):
        return
    content, owner = table.content, table.owner
    for area in content.terrain_areas[terrain]:
        if not is_full(table, area):
            spaces = content.area_spaces[area]
            moves.extend([EXPAND + space for space in spaces if owner[space] == EMPTY])


def add_attacks(table: Board, seat: int, terrain: int, moves: list[int]) -> None:
    """LIF-7.5 any tile of the others, far from own tiles or not."""
    if table.supply[seat] == 0 or table.level[TERRAINS * seat + terrain] < LEVEL_ATTACK:
        return
    content, owner = table.content, table.owner
    for area in content.terrain_areas[terrain]:
        if is_full(table, area):  # LIF-9.9 until then there is only expanding
            spaces = content.area_spaces[area]
            moves.extend([ATTACK + space for space in spaces if owner[space] != seat])


def can_expand_or_attack(table: Board, seat: int, terrain: int, *, bought: bool) -> bool:
    """Whether a card of this terrain brings a tile onto the board."""
    if table.supply[seat] == 0 or not expands_in(table, seat, terrain, bought=bought):
        return False
    content = table.content
    for area in content.terrain_areas[terrain]:
        if not is_full(table, area):
            return True
    moves: list[int] = []
    add_attacks(table, seat, terrain, moves)
    return len(moves) > 0


def expansion_denial(
    table: Board, seat: int, space: int, terrain: int, *, bought: bool
) -> Denial | None:
    content = table.content
    names = {"space": content.space_names[space], "terrain": content.terrain_names[terrain]}
    if content.terrain_of[space] != terrain:  # LIF-9.4 in an area of the card's terrain
        return Denial("LIF-9.4", "space-not-in-terrain", names)
    level = table.level[TERRAINS * seat + terrain]
    if level < LEVEL_EXPAND:
        if not (bought and content.buyer_expands):
            return Denial("LIF-6.2", "cannot-expand-there", names)
        if level < LEVEL_MIGRATE:  # LIF-23.4 nothing comes of nothing
            return Denial("LIF-23.4", "cannot-expand-there", names)
    if table.owner[space] != EMPTY:
        return Denial("LIF-6.1", "space-taken", names)
    if table.supply[seat] < 1:  # LIF-6.4
        return Denial("LIF-6.4", "supply-empty")
    return None


def attack_denial(table: Board, seat: int, space: int, terrain: int) -> Denial | None:
    content = table.content
    names = {"space": content.space_names[space], "terrain": content.terrain_names[terrain]}
    if content.terrain_of[space] != terrain:  # LIF-9.5 in an area of the card's terrain
        return Denial("LIF-9.5", "space-not-in-terrain", names)
    if table.level[TERRAINS * seat + terrain] < LEVEL_ATTACK:  # LIF-7.1
        return Denial("LIF-7.1", "cannot-attack-there", names)
    area = content.area_of[space]
    for other in content.area_spaces[area]:
        if table.owner[other] == EMPTY:  # LIF-7.2 only a full area can be attacked
            return Denial("LIF-7.2", "area-not-full", {"area": content.area_names[area]})
    if table.owner[space] == seat:  # LIF-7.7 never own tiles
        return Denial("LIF-7.7", "your-own-tile", names)
    if table.supply[seat] < 1:  # LIF-7.6
        return Denial("LIF-7.6", "supply-empty")
    return None
