"""Migrate: one tile moves to an empty space, over any number of its own kind.

With a terrain card, or freely, once a turn.
"""

from typing import Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import MIGRATED
from wildtable.games.wildlife.moves import EMPTY, LEVEL_NONE, TERRAINS, migrate
from wildtable.games.wildlife.rules.adaptation_levels import level_at
from wildtable.games.wildlife.rules.small_scoring import came_to_rest
from wildtable.kernel.frames import field, put
from wildtable.kernel.game import Denial

ANYWHERE: Final = -1  # no card names a terrain
UNMET: Final = -1  # a space that no herd has met


def add_migrations(table: Board, seat: int, into: int, moves: list[int]) -> None:
    """All migrations of a seat: free ones, or with a terrain in `into` those of its card.

    Tiles that are linked by their own kind reach the same shore, so each herd is walked once.
    """
    if into != ANYWHERE and table.level[TERRAINS * seat + into] == LEVEL_NONE:
        return
    content = table.content
    owner, area_of = table.owner, content.area_of
    inside = into == ANYWHERE or content.migration_inside_area
    met = [UNMET] * content.spaces  # the herd that has met a space, by its first tile
    for start, whose in enumerate(owner):
        if whose != seat or met[start] != UNMET or level_at(table, seat, start) == LEVEL_NONE:
            continue
        herd = [start]
        shore: list[int] = []
        walk_herd(table, seat, into, met, herd, shore)
        if not shore:
            continue
        for tile in herd:
            goals = shore if inside else [goal for goal in shore if area_of[goal] != area_of[tile]]
            from_tile = migrate(tile, 0)
            moves.extend([from_tile + goal for goal in goals])


def walk_herd(
    table: Board, seat: int, into: int, met: list[int], herd: list[int], shore: list[int]
) -> None:
    """From the first tile of a herd, find the others and the empty spaces around them.

    LIF-1.5 steps go over edges, LIF-1.6 borders of areas don't matter.
    """
    content = table.content
    owner, level, first = table.owner, table.level, TERRAINS * seat
    terrain_of, neighbors = content.terrain_of, content.neighbors
    start = herd[0]
    met[start] = start
    for tile in herd:  # grows while it is walked
        for near in neighbors[tile]:
            whose = owner[near]
            if met[near] == start or (whose != EMPTY and whose != seat):
                continue
            if level[first + terrain_of[near]] == LEVEL_NONE:
                continue
            met[near] = start
            if whose == seat:
                herd.append(near)
            elif into in (ANYWHERE, terrain_of[near]):
                shore.append(near)


def can_migrate_into(table: Board, seat: int, terrain: int) -> bool:
    """Whether a card of this terrain lets the seat migrate at all."""
    content = table.content
    if table.level[TERRAINS * seat + terrain] == LEVEL_NONE:
        return False
    if not content.migration_inside_area:
        moves: list[int] = []
        add_migrations(table, seat, terrain, moves)
        return len(moves) > 0
    owner = table.owner
    for area in content.terrain_areas[terrain]:
        for goal in content.area_spaces[area]:
            if owner[goal] == EMPTY:
                for near in content.neighbors[goal]:
                    if owner[near] == seat and level_at(table, seat, near) != LEVEL_NONE:
                        return True
    return False


def move_tile(table: Board, seat: int, start: int, goal: int) -> None:
    """LIF-5.1 the tile leaves its space for an empty one; LIF-5.7 the supply is not touched."""
    area_of = table.content.area_of
    table.owner[start] = EMPTY
    table.filled[area_of[start]] -= 1  # LIF-5.8 it may leave its area
    table.owner[goal] = seat
    table.filled[area_of[goal]] += 1
    came_to_rest(table, seat, goal)


def migration_denial(table: Board, seat: int, start: int, goal: int, into: int) -> Denial | None:
    content = table.content
    names = content.space_names
    if table.owner[start] != seat:  # LIF-5.1 an own tile moves
        return Denial("LIF-5.1", "not-your-tile", {"space": names[start]})
    if table.owner[goal] != EMPTY:
        return Denial("LIF-5.1", "space-taken", {"space": names[goal]})
    if level_at(table, seat, start) == LEVEL_NONE:  # LIF-5.9 a stranded tile stays
        return Denial("LIF-5.9", "tile-stranded", {"space": names[start]})
    if level_at(table, seat, goal) == LEVEL_NONE:
        return _level_denial(table, goal)
    if into != ANYWHERE and content.terrain_of[goal] != into:  # LIF-9.8 the goal is of the card's
        return Denial("LIF-9.8", "goal-not-in-terrain", {"terrain": content.terrain_names[into]})
    if into != ANYWHERE and not content.migration_inside_area:
        if content.area_of[start] == content.area_of[goal]:
            return Denial("LIF-R27", "must-change-area")
    return _way_denial(table, seat, start, goal)


def _level_denial(table: Board, space: int) -> Denial:
    """LIF-5.4 start, way and goal lie in terrain where the organism can migrate."""
    content = table.content
    terrain = content.terrain_names[content.terrain_of[space]]
    return Denial("LIF-5.4", "cannot-migrate-there", {"terrain": terrain})


def _way_denial(table: Board, seat: int, start: int, goal: int) -> Denial | None:
    if _linked(table, seat, start, goal):
        return None
    if _linked(table, seat, start, goal, stranded=True):
        return Denial("LIF-5.4", "way-not-adapted")
    if _linked(table, seat, start, goal, others=True):  # LIF-5.5 others are in the way
        return Denial("LIF-5.5", "others-in-the-way")
    if _linked(table, seat, start, goal, empty=True):  # LIF-5.6 one empty space, no more
        return Denial("LIF-5.6", "too-far")
    # LIF-5.2 next to the tile, or next to its kind linked to it
    return Denial("LIF-5.2", "no-way-there")


def _linked(
    table: Board,
    seat: int,
    start: int,
    goal: int,
    *,
    stranded: bool = False,
    others: bool = False,
    empty: bool = False,
) -> bool:
    """Whether a way leads from the goal back to the start over own tiles.

    To say why there is none, it may also lead over tiles in terrain at level none, over those of
    others, or over empty spaces.
    """
    met = [goal]
    for space in met:  # grows while it is walked
        for near in table.content.neighbors[space]:
            if near == start:
                return True
            whose = table.owner[near]
            if whose == seat:  # LIF-5.3 own tiles are passed over
                passable = stranded or level_at(table, seat, near) != LEVEL_NONE
            else:
                passable = empty if whose == EMPTY else others
            if passable and near not in met:
                met.append(near)
    return False


# --- free migration -----------------------------------------------------------------------------


def add_free_migrations(table: Board, seat: int, moves: list[int]) -> None:
    """LIF-15.3 between any two actions of the turn, LIF-15.2 into any terrain."""
    if field(table.stack, MIGRATED) == 0:
        add_migrations(table, seat, ANYWHERE, moves)


def migrate_freely(table: Board, seat: int, start: int, goal: int) -> None:
    """LIF-15.1 once a turn; LIF-15.4 it is no play; LIF-15.5 it scores like any other."""
    put(table.stack, MIGRATED, 1)
    move_tile(table, seat, start, goal)


def free_migration_denial(table: Board, seat: int, start: int, goal: int) -> Denial | None:
    if field(table.stack, MIGRATED) == 1:
        return Denial("LIF-15.1", "migrated-already")
    return migration_denial(table, seat, start, goal, ANYWHERE)
