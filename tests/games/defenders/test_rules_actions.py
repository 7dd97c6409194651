"""What no scenario can say about actions: where an organizer never is, and steps by themselves."""

from random import Random

import pytest

from wildtable.games.defenders import GAME
from wildtable.games.defenders.moves import FACTION, REWILD
from wildtable.games.defenders.rules.actions.move import steps_from
from wildtable.games.defenders.rules.hexes import CORE, EDGE_AT, NEIGHBOUR, OFF, SIDES
from wildtable.games.defenders.rules.values import NONE
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.fields import changed
from wildtable.kernel.game import Position

IN_TURN = [
    {"frame": "round", "side": "order", "turns": 1},
    {"frame": "turn", "side": "order", "points": 3},
]


def load(position: Position) -> DefendersState:
    content = GAME.content(GAME.with_defaults({}, 2))
    state = GAME.load(content, position, Random(0))
    assert isinstance(state, DefendersState)
    return state


@pytest.mark.rule("DEF-17.9")
def test_the_core_cannot_be_rewilded_even_from_inside() -> None:
    sides = [
        {"faction": "order", "camps": ["1,0"], "active": "rystle"},
        {"faction": "sect", "camps": ["3,0"], "active": "riiz"},
    ]
    state = load({"sides": sides, "stack": IN_TURN})
    state.at[FACTION.read("order")] = CORE  # DEF-10.5 nobody gets there
    assert REWILD not in state.legal(0)
    denial = state.why_not(0, REWILD)
    assert denial is not None
    assert denial.rule == "DEF-17.9"


@pytest.mark.rule("DEF-10.2", "DEF-10.7")
def test_every_wall_stops_a_step_until_it_is_breached() -> None:
    sides = [
        {"faction": "order", "camps": ["1,0"], "active": "rystle"},
        {"faction": "sect", "camps": ["3,0"], "active": "riiz"},
    ]
    state = load({"sides": sides, "stack": IN_TURN})
    for place, near in enumerate(NEIGHBOUR):
        hex, edge = place // SIDES, EDGE_AT[place]
        if CORE in (hex, near) or near == OFF:
            continue
        assert near in steps_from(state, hex, through_walls=False)
        state.wall[edge] = 1
        assert near not in steps_from(state, hex, through_walls=False)
        state.breach = changed(state.breach, edge, FACTION.read("sect"))
        assert near in steps_from(state, hex, through_walls=False)
        state.wall[edge], state.breach = 0, changed(state.breach, edge, NONE)
