"""The action of moving: steps to a neighbouring hex, and habitat corridors."""

from typing import Final

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import CARAVANS, FRIENDLY_FUNGI, HABITATS, POWER_DOWN
from wildtable.games.defenders.rules.actions.clear_pollution import clear, is_polluted
from wildtable.games.defenders.rules.hexes import (
    BIT,
    CORE,
    EDGE_AT,
    EDGE_BEYOND,
    HEX_NAMES,
    HEXES,
    NEIGHBOUR,
    OFF,
    SIDES,
)
from wildtable.games.defenders.rules.item_tokens import gain_from_camp
from wildtable.games.defenders.rules.news import WENT
from wildtable.games.defenders.rules.table import (
    ability_of,
    core_edge,
    counts_as,
    engine_edge,
    engine_on,
    in_force,
    is_factory,
    is_rewilded,
    tile_edge,
)
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.game import Denial

ANY_HABITAT: Final = -1  # of a corridor, where the option lets Caravans mix types

# What a way along a corridor is looked for past, to tell why there is none.
PAST_NOTHING: Final = 0
PAST_MECHS: Final = 1
PAST_ALL: Final = 2  # mechs, walls and engines


def steps_from(table: Board, hex: int, through_walls: bool) -> list[int]:
    """DEF-10.1 the hexes that an organizer can step to, DEF-10.8 whatever lies or stands there."""
    first, second = engine_edge(table, 0), engine_edge(table, 1)
    found: list[int] = []
    for place in range(SIDES * hex, SIDES * hex + SIDES):
        near, edge = NEIGHBOUR[place], EDGE_AT[place]
        if near in (OFF, CORE) or edge in (first, second):
            continue
        if through_walls or no_wall_in_the_way(table, hex, near, edge):
            found.append(near)
    return found


def no_wall_in_the_way(table: Board, hex: int, near: int, edge: int) -> bool:
    """Whether nothing walls the edge between two hexes off, or a breach opens it to all."""
    tile = table.tile
    if table.wall[edge] == 0 and tile[near] == NONE and tile[hex] == NONE:
        return True
    return table.breach[edge] != NONE


# A set of hexes is a number of bits; that of a machine, so that compiled code makes no objects.


def offer_moves(goals: i64, family: int, moves: list[int]) -> None:
    """DEF-10.10 to all hexes that one move can end in, which are its `destinations`."""
    moves += [family + hex for hex in range(HEXES) if goals >> hex & 1]


def destinations(table: Board, side: int) -> i64:
    """The hexes that one move can end in, by a step or along a corridor."""
    start = table.at[side]
    through = in_force(table, POWER_DOWN)  # DEF-33.6 walls stop nobody, DEF-R-49 nor factory walls
    if not in_force(table, CARAVANS):
        return goals_from(table, start, table.content.card_habitat[table.active[side]], through)
    if table.content.mixed_caravans:
        return goals_from(table, start, ANY_HABITAT, through)
    goals: i64 = 0
    for habitat in range(HABITATS):  # DEF-31.6 any type, DEF-R-48 one for each move
        goals |= goals_from(table, start, habitat, through)
    return goals


def goals_from(table: Board, start: int, habitat: int, through_walls: bool) -> i64:
    """DEF-R-47 walk over hexes of the habitat that hold no mech: where a move may end.

    DEF-R-46 it does not end where it starts. The same steps as `steps_from` and the same hexes as
    `in_corridor`, in one go: every playout spends a sixth of its time here.
    """
    tile, ground, wall, breach = table.tile, table.ground, table.wall, table.breach
    first, second = engine_edge(table, 0), engine_edge(table, 1)
    steps_anywhere = in_corridor(table, start, habitat)
    walked = [start]
    goals: i64 = 0
    met: i64 = BIT[start] | BIT[CORE]
    for hex in walked:  # grows while it is walked
        walled = not through_walls and tile[hex] != NONE
        corner: i64 = SIDES * hex
        for place in range(corner, corner + SIDES):
            near = NEIGHBOUR[place]
            if near == OFF or met >> near & 1:
                continue
            edge = EDGE_AT[place]
            if edge in (first, second):
                continue
            wild = tile[near] == NONE
            if walled or (not through_walls and (not wild or wall[edge] != 0)):
                if breach[edge] == NONE:
                    continue
            bit: i64 = BIT[near]
            met |= bit
            fits = habitat in (ground[near], ANY_HABITAT) if wild else is_rewilded(table, near)
            if fits:
                goals |= bit
                if table.mechs[near] == 0:  # DEF-10.16 with mechs one may begin or end there
                    walked.append(near)
            elif steps_anywhere or hex == start:
                goals |= bit
    return goals


def in_corridor(table: Board, hex: int, habitat: int) -> bool:
    if habitat == ANY_HABITAT:
        return not is_factory(table, hex)
    return counts_as(table, hex, habitat)


# --- the other road: may this move be made? -----------------------------------------------------


def refuse_move(table: Board, side: int, goal: int) -> Denial | None:
    start = table.at[side]
    if goal == start:
        return Denial("DEF-R-46", "already-there")
    if goal == CORE:  # DEF-10.5
        return Denial("DEF-10.5", "core-closed")
    for place in range(SIDES * start, SIDES * start + SIDES):
        if NEIGHBOUR[place] == goal:
            obstacle = refuse_edge(table, EDGE_AT[place])
            if obstacle is None or corridor_to(table, side, goal, PAST_NOTHING):
                return None
            return obstacle
    if corridor_to(table, side, goal, PAST_NOTHING):
        return None
    if corridor_to(table, side, goal, PAST_MECHS):  # DEF-10.15 nobody passes a mech
        return Denial("DEF-10.15", "mech-in-the-way", {"hex": HEX_NAMES[goal]})
    if corridor_to(table, side, goal, PAST_ALL):  # DEF-10.14 every edge must be open
        return Denial("DEF-10.14", "corridor-obstructed", {"hex": HEX_NAMES[goal]})
    return Denial("DEF-10.13", "no-corridor", {"hex": HEX_NAMES[goal]})


def refuse_edge(table: Board, edge: int) -> Denial | None:
    """Why an edge can't be crossed."""
    if EDGE_BEYOND[edge] == OFF:  # DEF-10.6
        return Denial("DEF-10.6", "perimeter")
    if core_edge(edge):
        return Denial("DEF-10.5", "core-closed")
    if engine_on(table, edge):  # DEF-10.4
        return Denial("DEF-10.4", "engine-in-the-way")
    if table.breach[edge] != NONE or in_force(table, POWER_DOWN):  # DEF-10.7 open to all
        return None
    if tile_edge(table, edge):  # DEF-10.3, DEF-17.6 rewilded or not
        return Denial("DEF-10.3", "factory-wall")
    if table.wall[edge]:  # DEF-10.2
        return Denial("DEF-10.2", "wall-in-the-way")
    return None


def corridor_to(table: Board, side: int, goal: int, past: int) -> bool:
    """Whether a corridor of an allowed habitat leads to the goal, past mechs and walls if asked."""
    if not in_force(table, CARAVANS):
        # DEF-7.2 the active defender's habitat, DEF-10.9 no other
        habitat = table.content.card_habitat[table.active[side]]
        return leads_back(table, side, goal, habitat, past)
    if table.content.mixed_caravans:
        return leads_back(table, side, goal, ANY_HABITAT, past)
    types = [leads_back(table, side, goal, each, past) for each in range(HABITATS)]
    return any(types)


def leads_back(table: Board, side: int, goal: int, habitat: int, past: int) -> bool:
    """Whether the way back from the goal over corridor hexes meets the start.

    DEF-10.11, DEF-10.12 the start or the goal lies in the corridor.
    """
    start = table.at[side]
    if not in_corridor(table, start, habitat) and not in_corridor(table, goal, habitat):
        return False
    met = [goal]
    for hex in met:  # grows while it is walked
        for place in range(SIDES * hex, SIDES * hex + SIDES):
            near = NEIGHBOUR[place]
            if near in (OFF, CORE) or near in met:
                continue
            if past != PAST_ALL and refuse_edge(table, EDGE_AT[place]) is not None:
                continue
            if near == start:
                return True
            # DEF-10.17 a rewilded factory fits, DEF-10.18 any other factory ends a way
            barred = past == PAST_NOTHING and table.mechs[near] > 0
            if in_corridor(table, near, habitat) and not barred:
                met.append(near)
    return False


# --- doing it -----------------------------------------------------------------------------------


def go(table: Board, side: int, goal: int) -> None:
    """Put the organizer somewhere, DEF-6.9 whoever is there; DEF-18.5, DEF-R-51 gaining nothing."""
    start = table.at[side]
    table.at[side] = goal
    if table.news is not None:
        table.tell(WENT.at(side, start, goal))


def travel(table: Board, side: int, goal: int) -> None:
    """A move: DEF-10.19 it gains the item of a camp; DEF-32.7 Friendly Fungi clear its last hex."""
    go(table, side, goal)
    gain_from_camp(table, side)
    if ability_of(table, side) == FRIENDLY_FUNGI and is_polluted(table, goal):
        clear(table, side, goal)
