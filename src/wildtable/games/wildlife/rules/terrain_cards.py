"""Terrain cards: an action in the terrain, as the level there allows (LIF-9.1).

LIF-9.8 `migrate.py`; LIF-9.9 `expand_attack.py`; LIF-9.10 a card may be left unused: `card_use.py`.
"""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import BY_ATTACK
from wildtable.games.wildlife.moves import ATTACK, EXPAND, MIGRATE, SPACES
from wildtable.games.wildlife.rules.defense import aim_at
from wildtable.games.wildlife.rules.expand_attack import (
    add_attacks,
    add_expansions,
    attack_denial,
    can_expand_or_attack,
    expansion_denial,
    place_tile,
)
from wildtable.games.wildlife.rules.migrate import (
    add_migrations,
    can_migrate_into,
    migration_denial,
    move_tile,
)
from wildtable.games.wildlife.rules.turn_end import finish_action
from wildtable.kernel.game import Denial


def can_act_in_terrain(table: Board, user: int, terrain: int, *, bought: bool) -> bool:
    """LIF-9.2 not at level none, and not without a tile or a space for it."""
    return can_expand_or_attack(table, user, terrain, bought=bought) or can_migrate_into(
        table, user, terrain
    )


def add_terrain_moves(
    table: Board, user: int, terrain: int, moves: list[int], *, bought: bool
) -> None:
    """LIF-9.6 any action up to the user's level; LIF-9.7 in either area of the terrain."""
    add_migrations(table, user, terrain, moves)  # LIF-9.3
    add_expansions(table, user, terrain, moves, bought=bought)  # LIF-9.4
    add_attacks(table, user, terrain, moves)  # LIF-9.5


def terrain_denial(
    table: Board, user: int, terrain: int, move: int, *, bought: bool
) -> Denial | None:
    if move >= ATTACK:
        return attack_denial(table, user, move - ATTACK, terrain)
    if move >= EXPAND:
        return expansion_denial(table, user, move - EXPAND, terrain, bought=bought)
    start, goal = (move - MIGRATE) // SPACES, (move - MIGRATE) % SPACES
    return migration_denial(table, user, start, goal, terrain)


def act_in_terrain(table: Board, user: int, move: int) -> None:
    if move >= ATTACK:
        aim_at(table, user, BY_ATTACK, move - ATTACK)
        return
    if move >= EXPAND:
        place_tile(table, user, move - EXPAND)
    else:
        move_tile(table, user, (move - MIGRATE) // SPACES, (move - MIGRATE) % SPACES)
    finish_action(table)
