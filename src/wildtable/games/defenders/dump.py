"""Writing positions: a state in the words of the content. The docstring of state.py shows one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.moves import (
    ARROW,
    CARDS_EACH,
    EDGE,
    FACES,
    FACTION,
    FACTIONS,
    FACTORIES,
    HABITAT,
    HABITATS,
    HEX,
    ITEM,
    MACHINE_CARD,
)
from wildtable.games.defenders.rules.ending import reason
from wildtable.games.defenders.rules.hexes import (
    CORE,
    DIRECTION_NAMES,
    HEX_NAMES,
    HEXES,
    RADIUS,
    SIDE_NAMES,
    SIDES,
)
from wildtable.games.defenders.rules.values import CHOSEN, HAND, KILLED, NONE, ON_CORE, PILE, TEAMED
from wildtable.kernel.game import Position
from wildtable.kernel.moves import Domain
from wildtable.kernel.turn import REFEREE

if TYPE_CHECKING:
    from wildtable.games.defenders.state import DefendersState

HIDDEN: Final = "?"
NOTHING: Final = ""
LETTERS: Final = "FPMT"  # Forest, Plains, Marsh, mounTain
NO_GROUND: Final = "."
CORE_LETTER: Final = "*"
ROW_LENGTHS: Final = [2 * RADIUS + 1 - abs(row) for row in range(-RADIUS, RADIUS + 1)]


def dump(state: "DefendersState", seat: int = REFEREE) -> Position:
    content = state.content
    built = [hex for hex in range(HEXES) if state.tile[hex] != NONE and hex != CORE]
    built.sort(key=lambda hex: -state.tile[hex])
    return {
        "players": state.seats,
        "clock": state.clock,
        "direction": DIRECTION_NAMES[state.direction],
        "first": FACTION.names[state.first] if state.first != NONE else NOTHING,
        "result": reason(state.result),
        "ground": _ground_rows(state.ground),
        "tiles": [_tile_word(content, laid) for laid in state.laid],
        "factories": [
            {
                "number": state.tile[hex],
                "hex": HEX_NAMES[hex],
                "rewilded": bool(state.rewilded[state.tile[hex]]),
            }
            for hex in built
        ],
        "arrows": [
            ARROW.names[state.arrow[number]]
            for number in range(FACTORIES - 1, -1, -1)
            if state.arrow[number] != NONE
        ],
        "walls": _words(EDGE, [edge for edge in range(EDGE.size) if state.wall[edge]]),
        "engines": [_engine_word(engine) for engine in state.engine],
        "mechs": _amounts(HEX, state.mechs),
        "pollution": _amounts(HEX, state.pollution),
        "toxic": _words(HEX, [hex for hex in range(HEXES) if state.toxic[hex]]),
        "deck": _amounts(MACHINE_CARD, state.deck),
        "discard": _amounts(MACHINE_CARD, state.discard),
        "sides": [_dump_side(state, seat, side) for side in state.order],
        "stack": content.frames.dump(state.stack),
    }


def _dump_side(state: "DefendersState", seat: int, side: int) -> dict[str, Any]:
    if side == NONE:
        return {"faction": NOTHING}
    names = state.content.card_names
    organizer = state.organizer[side]

    def lying(where: int) -> list[str]:
        cards = range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH)
        found = [names[card] for card in cards if state.place[card] == where]
        hidden = where in (HAND, CHOSEN) and not state.sees(seat, side)
        return [HIDDEN] * len(found) if hidden else found

    known = state.told[HABITATS * side : HABITATS * side + HABITATS]
    held = state.items[FACTIONS * side : FACTIONS * side + FACTIONS]
    return {
        "faction": FACTION.names[side],
        "organizer": NOTHING if organizer == NONE else state.content.organizer_names[organizer],
        "at": HEX_NAMES[state.at[side]] if state.at[side] != NONE else NOTHING,
        "camps": _words(HEX, [hex for hex in range(HEXES) if state.camp[hex] == side]),
        "support": state.support[side],
        "damage": state.damage[side],
        "items": _words(ITEM, [item for item in range(FACTIONS) if held[item]]),
        "breaches": _words(EDGE, [e for e in range(EDGE.size) if state.breach[e] == side]),
        "exited": bool(state.exited[side]),
        "hand": lying(HAND),
        "chosen": lying(CHOSEN),
        "active": names[state.active[side]] if state.active[side] != NONE else NOTHING,
        "teamed": lying(TEAMED),
        "pile": lying(PILE),
        "killed": lying(KILLED),
        "told": _amounts(HABITAT, known),
    }


def _ground_rows(ground: Sequence[int]) -> list[str]:
    letters = [NO_GROUND if habitat == NONE else LETTERS[habitat] for habitat in ground]
    letters[CORE] = CORE_LETTER
    rows, start = [], 0
    for length in ROW_LENGTHS:
        rows.append("".join(letters[start : start + length]))
        start += length
    return rows


def _tile_word(content: DefendersContent, laid: int) -> str:
    return NOTHING if laid == NONE else content.tile_names[laid // FACES] + "ab"[laid % FACES]


def _engine_word(engine: int) -> str:
    if engine == ON_CORE:
        return "core"
    return f"{HEX_NAMES[engine // SIDES]}:{SIDE_NAMES[engine % SIDES]}"


def _words(domain: Domain, members: Sequence[int]) -> list[str]:
    return [domain.names[member] for member in members]


def _amounts(domain: Domain, amounts: Sequence[int]) -> dict[str, int]:
    return {domain.names[i]: amount for i, amount in enumerate(amounts) if amount}
