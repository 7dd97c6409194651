"""Machines: what holds on every edge of the board, and for every arrow."""

from math import atan2, degrees, hypot, sqrt
from random import Random

import pytest

from wildtable.games.defenders import GAME
from wildtable.games.defenders.moves import MACHINE
from wildtable.games.defenders.rules.engines import advance, scanned_engine
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_HEX,
    EDGE_RANK,
    HEX_NAMES,
    HEXES,
    LEFT,
    NEIGHBOUR,
    OFF,
    RIGHT,
    SCAN,
    SIDES,
    SPOKE,
    middle,
)
from wildtable.games.defenders.rules.mechs import deploy_hunters
from wildtable.games.defenders.rules.news import POLLUTED
from wildtable.games.defenders.rules.pollution import at_the_brink
from wildtable.games.defenders.rules.values import NONE, ON_CORE
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.fields import changed
from wildtable.kernel.turn import CHANCE

CORE_TILE = 5  # the last of the tiles
Point = tuple[float, float]


def board(**fields: object) -> DefendersState:
    """A match in which the next machine card is drawn, with an empty board."""
    sides = [
        {"faction": "order", "camps": ["0,-3"], "active": "rystle", "hand": ["flik"]},
        {"faction": "sect", "camps": ["3,0"], "active": "riiz", "hand": ["cogwell"]},
    ]
    stack = [
        {"frame": "round", "side": "order", "turns": 2},
        {"frame": "machines", "side": "sect", "step": 0, "built": 0},
    ]
    content = GAME.content(GAME.with_defaults({}, 2))
    position = {"sides": sides, "stack": stack, **fields}
    state = GAME.load(content, position, Random(1))
    assert isinstance(state, DefendersState)
    return state


def corners(hex: int) -> list[Point]:
    """V0 in the north and on clockwise, rounded so that hexes share them."""
    east, north = middle(hex)
    around = (
        (0, 1),
        (sqrt(3) / 2, 0.5),
        (sqrt(3) / 2, -0.5),
        (0, -1),
        (-sqrt(3) / 2, -0.5),
        (-sqrt(3) / 2, 0.5),
    )
    return [(round(east + x, 3) + 0.0, round(north + y, 3) + 0.0) for x, y in around]


def ends(edge: int) -> set[Point]:
    """The two corners of an edge."""
    side = next(side for side in range(SIDES) if EDGE_AT[SIDES * EDGE_HEX[edge] + side] == edge)
    around = corners(EDGE_HEX[edge])
    return {around[side], around[(side + 1) % SIDES]}


def places() -> list[int]:
    """Wherever an engine can stand: on an edge between two habitat hexes, with either heading."""
    return [
        place
        for place in range(SIDES * HEXES)
        if place // SIDES != CORE and NEIGHBOUR[place] not in (OFF, CORE)
    ]


def front_and_back(place: int) -> tuple[Point, Point]:
    """The corners in front of an engine and behind it: clockwise around the hex on its right."""
    around, side = corners(place // SIDES), place % SIDES
    return around[(side + 1) % SIDES], around[side]


@pytest.mark.rule("DEF-20.1", "DEF-R-06")
def test_an_engine_has_a_hex_on_each_side_and_one_in_front() -> None:
    empty = board()
    for place in places():
        front, back = front_and_back(place)
        right, left = middle(place // SIDES), middle(NEIGHBOUR[place])
        heading = front[0] - back[0], front[1] - back[1]
        across = right[0] - left[0], right[1] - left[1]
        assert heading[0] * across[1] - heading[1] * across[0] < 0  # clockwise of the heading
        state = empty.clone()
        state.engine[:] = [place, ON_CORE]
        deploy_hunters(state)
        met = state.mechs.index(1)
        ahead = NEIGHBOUR[SIDES * (place // SIDES) + (place + 1) % SIDES]
        if ahead not in (OFF, CORE):
            assert met == ahead
            assert front in corners(met)
            assert back not in corners(met)


@pytest.mark.rule("DEF-20.2", "DEF-20.10", "DEF-R-06")
def test_engines_go_forward_around_their_hex_and_never_stop_on_the_perimeter() -> None:
    empty = board()
    for place in places():
        for direction in (RIGHT, LEFT):
            state = empty.clone()
            state.engine[:] = [place, ON_CORE]
            front, back = front_and_back(place)
            pivot = place // SIDES if direction == RIGHT else NEIGHBOUR[place]
            advance(state, [0], direction)
            stands = state.engine[0]
            if stands == ON_CORE:  # the core was ahead
                continue
            edge = EDGE_AT[stands]
            assert EDGE_BEYOND[edge] != OFF
            assert (stands // SIDES if direction == RIGHT else NEIGHBOUR[stands]) == pivot
            walls = [each for each, wall in enumerate(state.wall) if wall]
            passed = set().union(*[ends(each) for each in walls])
            assert EDGE_AT[place] in walls
            assert front_and_back(stands)[1] in passed  # its back is to the walls
            if len(walls) == 1:
                assert ends(edge) & ends(EDGE_AT[place]) == {front}
            assert back not in ends(edge)


@pytest.mark.rule("DEF-R-01", "DEF-R-12", "DEF-21.3")
def test_spokes_leave_the_vertices_of_a_tile() -> None:
    for hex in range(HEXES):
        own = {EDGE_AT[SIDES * hex + side] for side in range(SIDES)}
        for vertex, corner in enumerate(corners(hex)):
            meeting = {
                EDGE_AT[place] for place in range(SIDES * HEXES) if corner in ends(EDGE_AT[place])
            }
            inside = [edge for edge in meeting - own if EDGE_BEYOND[edge] != OFF]
            assert SPOKE[SIDES * hex + vertex] == (inside[0] if inside else OFF)


def spans(hex: int, ray: float) -> bool:
    """Whether a ray from the core, at a bearing in degrees, runs through the inside of a hex."""
    turns = []
    for east, north in corners(hex):
        turns.append((degrees(atan2(east, north)) - ray + 180) % 360 - 180)
    return min(turns) < 0 < max(turns) and max(turns) - min(turns) < 180


@pytest.mark.rule("DEF-R-16", "DEF-22.16", "DEF-22.17")
@pytest.mark.parametrize("direction", [RIGHT, LEFT])
@pytest.mark.parametrize("arrow", range(SIDES))
def test_the_scan_is_that_of_a_turning_ray(arrow: int, direction: int) -> None:
    """The ray is really turned, by steps too small to miss the first moment of any hex."""
    step, met = 0.5, list[int]()
    for turned in range(int(360 / step)):
        angle = (turned + 0.5) * step
        ray = 60 * arrow + (angle if direction == RIGHT else -angle)
        fresh = [hex for hex in range(HEXES) if hex != CORE and hex not in met and spans(hex, ray)]
        met += sorted(fresh, key=lambda hex: sum(x * x for x in middle(hex)))
    assert [HEX_NAMES[hex] for hex in met] == [
        HEX_NAMES[hex] for hex in SCAN[2 * arrow + direction]
    ]


@pytest.mark.rule("DEF-26.2", "DEF-R-17")
@pytest.mark.parametrize("arrow", range(SIDES))
def test_an_engine_on_the_core_is_not_scanned(arrow: int) -> None:
    state = board(arrows=[f"V{arrow}"])
    state.engine[:] = [ON_CORE, ON_CORE]
    assert scanned_engine(state) == NONE
    for place in places():
        for engine in range(2):
            state.engine[engine] = place
            assert scanned_engine(state) == engine
            state.engine[engine] = ON_CORE


@pytest.mark.rule("DEF-26.2", "DEF-R-17")
@pytest.mark.parametrize("arrow", range(SIDES))
@pytest.mark.parametrize("direction", [RIGHT, LEFT])
def test_engines_are_met_at_the_middle_of_their_edges(arrow: int, direction: int) -> None:
    met: dict[int, Point] = {}
    for edge, (one, other) in enumerate(zip(EDGE_HEX, EDGE_BEYOND, strict=True)):
        if other != OFF:
            (east, north), (far_east, far_north) = middle(one), middle(other)
            x, y = (east + far_east) / 2, (north + far_north) / 2
            turn = degrees(atan2(x, y)) - 60 * arrow
            angle = round(turn if direction == RIGHT else -turn, 4) % 360
            met[edge] = (angle, round(hypot(x, y), 4))
    ranks = EDGE_RANK[2 * arrow + direction]
    assert sorted(met, key=lambda edge: ranks[edge]) == sorted(met, key=lambda edge: met[edge])


@pytest.mark.rule("DEF-R-27", "DEF-23.3")
@pytest.mark.parametrize("arrow", range(SIDES))
def test_chutes_work_clockwise_from_the_arrow(arrow: int) -> None:
    state = board(arrows=[f"V{arrow}"])
    state.news = []
    state.apply(CHANCE, MACHINE + 1)  # Factories
    told = [event for event in state.news if POLLUTED.at(0, 0) <= event <= POLLUTED.at(5, 36)]
    expected = [NEIGHBOUR[SIDES * CORE + (arrow + chute) % SIDES] for chute in (1, 3, 5)]
    assert told == [POLLUTED.at(5, hex) for hex in expected]


@pytest.mark.rule("DEF-23.5", "DEF-23.6")
@pytest.mark.parametrize("arrow", range(SIDES))
def test_a_chute_is_at_the_brink_where_its_next_token_is_the_third(arrow: int) -> None:
    state = board(arrows=[f"V{arrow}"])
    first, second, third = [
        NEIGHBOUR[SIDES * CORE + (arrow + chute) % SIDES] for chute in (1, 3, 5)
    ]
    assert at_the_brink(state, CORE, CORE_TILE) == 0
    state.pollution[first] = 2
    assert at_the_brink(state, CORE, CORE_TILE) == 1
    state.pollution[second], state.pollution[third] = 1, 2
    assert at_the_brink(state, CORE, CORE_TILE) == 2
    state.toxic = changed(state.toxic, first, 1)  # DEF-23.6 it travels on to the next hex
    assert at_the_brink(state, CORE, CORE_TILE) == 1
    beyond = NEIGHBOUR[SIDES * first + (arrow + 1) % SIDES]
    state.pollution[beyond] = 2
    assert at_the_brink(state, CORE, CORE_TILE) == 2


@pytest.mark.rule("DEF-24.3")
def test_no_reboot_is_difficult() -> None:
    content = GAME.content(GAME.with_defaults({"difficulty": "6"}, 2))
    position = {"sides": board().dump()["sides"]}
    deck = GAME.load(content, position, Random(1)).dump()["deck"]
    assert deck == {
        "engines-difficult": 2,
        "factories-difficult": 2,
        "mechs-difficult": 2,
        "reboot": 1,
    }
