"""Adaptation cards: raise one terrain by one level."""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import LEVEL_ATTACK, LEVEL_NAMES, LEVELS, RAISE, TERRAINS
from wildtable.kernel.game import Denial


def can_raise(table: Board, seat: int, terrain: int) -> bool:
    level = table.level[TERRAINS * seat + terrain]
    if level == LEVEL_ATTACK:
        return False
    return not table.content.limited_adaptations or (
        table.adaptations[LEVELS * terrain + level + 1] > 0
    )


def can_raise_any(table: Board, seat: int) -> bool:
    return any([can_raise(table, seat, terrain) for terrain in range(TERRAINS)])


def add_raises(table: Board, seat: int, moves: list[int]) -> None:
    moves.extend([RAISE + each for each in range(TERRAINS) if can_raise(table, seat, each)])


def raise_level(table: Board, seat: int, terrain: int) -> None:
    """LIF-10.1 by exactly one level; LIF-10.7 it counts at once.

    LIF-10.3 to the next one, LIF-10.4 past none. LIF-10.6 another card may raise it again,
    LIF-4.6 none lowers it.
    """
    place = TERRAINS * seat + terrain
    table.level[place] += 1  # LIF-10.8 all tiles up to it lie there
    if table.content.limited_adaptations:  # LIF-10.2 the tile comes from the supply
        table.adaptations[LEVELS * terrain + table.level[place]] -= 1


def raise_denial(table: Board, seat: int, terrain: int) -> Denial | None:
    content = table.content
    name = content.terrain_names[terrain]
    level = table.level[TERRAINS * seat + terrain]
    if level >= LEVEL_ATTACK:  # LIF-10.5
        return Denial("LIF-10.5", "already-attack", {"terrain": name})
    wanted = LEVELS * terrain + level + 1
    if content.limited_adaptations and table.adaptations[wanted] == 0:  # LIF-10.9
        words = {"terrain": name, "level": LEVEL_NAMES[level + 1]}
        return Denial("LIF-10.9", "no-tile-left", words)
    return None
