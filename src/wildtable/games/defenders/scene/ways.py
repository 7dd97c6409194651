"""Lines over the board: the way a move takes, what machines would do, the ray of the scan."""

from math import cos, radians, sin
from typing import Final

from wildtable.games.defenders.moves import CARAVANS, HABITATS, POWER_DOWN
from wildtable.games.defenders.rules.actions.move import ANY_HABITAT, in_corridor, steps_from
from wildtable.games.defenders.rules.hexes import COORDINATES, CORE, HEXES, OWNED, SIDES
from wildtable.games.defenders.rules.news import ADVANCED, DEPLOYED, POLLUTED, PURSUED, WALLED
from wildtable.games.defenders.rules.table import core_tile, in_force
from wildtable.games.defenders.rules.values import NONE
from wildtable.games.defenders.scene.layouts import REACH, SIDE_LENGTH, edge_place, place_of
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.scene import Stroke

BOARD: Final = "board"


def drawn(points: list[tuple[float, float]]) -> Stroke:
    return Stroke(BOARD, "M" + "L".join([f"{x} {y}" for x, y in points]))


# --- the ways of a move -------------------------------------------------------------------------


def ways(state: DefendersState, side: int) -> dict[int, list[int]]:
    """A shortest way to every hex that a move of this side can end in, from start to goal."""
    start = state.at[side]
    through = in_force(state, POWER_DOWN)
    found = {near: [start, near] for near in steps_from(state, start, through)}
    for habitat in open_corridors(state, side):
        for goal, way in corridor_ways(state, start, habitat, through).items():
            if goal not in found or len(way) < len(found[goal]):
                found[goal] = way
    return found


def open_corridors(state: DefendersState, side: int) -> list[int]:
    """DEF-7.2 of the active defender's habitat; DEF-31.6 Caravans open all."""
    if not in_force(state, CARAVANS):
        return [state.content.card_habitat[state.active[side]]]
    return [ANY_HABITAT] if state.content.mixed_caravans else [*range(HABITATS)]


def corridor_ways(
    state: DefendersState, start: int, habitat: int, through: bool
) -> dict[int, list[int]]:
    from_corridor = in_corridor(state, start, habitat)
    before = [NONE] * HEXES
    before[start] = start
    walked, ends = [start], []
    for hex in walked:  # grows while it is walked
        for near in steps_from(state, hex, through):
            if before[near] != NONE:
                continue
            before[near] = hex
            inside = in_corridor(state, near, habitat)
            if inside or from_corridor:
                ends.append(near)
            if inside and state.mechs[near] == 0:
                walked.append(near)
    return {goal: way_back(before, goal) for goal in ends}


def way_back(before: list[int], goal: int) -> list[int]:
    way = [goal]
    while before[way[0]] != way[0]:
        way.insert(0, before[way[0]])
    return way


def way_line(way: list[int]) -> Stroke:
    return drawn([hex_place(hex) for hex in way])


def hex_place(hex: int) -> tuple[float, float]:
    return place_of(*COORDINATES[hex])


# --- machines -----------------------------------------------------------------------------------


def machine_lines(state: DefendersState, news: list[int]) -> list[Stroke]:
    """Who goes or blows where, by the news of a machine card; new walls as broken lines."""
    return [line for event in news if (line := machine_line(state, event)) is not None]


def machine_line(state: DefendersState, event: int) -> Stroke | None:
    kind = state.content.events.family_of(event)
    args = kind.args(event)
    if kind.name == WALLED.name:
        return wall_line(args[0])
    if kind.name == ADVANCED.name:
        return drawn([edge_place(args[1]), edge_place(args[2])])
    if kind.name == DEPLOYED.name:
        return drawn([tile_place(state, args[1]), edge_place(args[2])])
    if kind.name == POLLUTED.name:
        return drawn([tile_place(state, args[0]), hex_place(args[1])])
    if kind.name == PURSUED.name:
        return way_line([args[1], args[2]])
    return None


def tile_place(state: DefendersState, number: int) -> tuple[float, float]:
    return hex_place(state.tile.index(number))


def wall_line(edge: int) -> Stroke:
    """Along the edge, from corner to corner."""
    x, y = edge_place(edge)
    along = radians(120 + 60 * (OWNED[edge] % SIDES))
    dx, dy = sin(along) * SIDE_LENGTH / 2, -cos(along) * SIDE_LENGTH / 2
    ends = [(round(x + sign * dx, 3), round(y + sign * dy, 3)) for sign in (-1, 1)]
    return Stroke(BOARD, drawn(ends).path, broken=True)


def ray(state: DefendersState) -> Stroke:
    """DEF-22.16 from the core along the arrow of its top tile to the perimeter."""
    x, y = hex_place(CORE)
    angle = radians(60 * state.arrow[core_tile(state)])
    return drawn([(x, y), (round(x + REACH * sin(angle), 3), round(y - REACH * cos(angle), 3))])
