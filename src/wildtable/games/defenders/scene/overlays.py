"""What can be laid over the board when asked for: threats, building sites, the next machine cards.

What a machine card would do is found by letting it happen on a copy, as far as no die and no unseen
tile has a say.
"""

from typing import Final

from wildtable.games.defenders.frames import (
    CHOOSING,
    MACHINES,
    ROUND,
    ROUND_LEVEL,
    SIDE,
    TURN,
    TURN_LEVEL,
)
from wildtable.games.defenders.moves import DIFFICULT, EDGE, MACHINE_NAMES
from wildtable.games.defenders.rules.factories import enclosed_hexes
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_AT,
    HEX_NAMES,
    HEXES,
    SIDES,
)
from wildtable.games.defenders.rules.machines import next_step
from wildtable.games.defenders.rules.table import (
    core_tile,
    engine_edge,
    is_wild,
    sides_in_game,
    tile_edge,
)
from wildtable.games.defenders.rules.values import ENGINES, NONE, RUNNING
from wildtable.games.defenders.scene.pieces import in_sniper_reach
from wildtable.games.defenders.scene.ways import machine_lines, ray
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import at, lies_at, push, top
from wildtable.kernel.scene import Mark, Overlay, Phrase

FORECAST: Final = 3  # base cards: Engines, Factories, Mechs; the Reboot has no forecast
NEARLY: Final = 2  # open edges of a hex that is worth watching


def overlays_of(state: DefendersState) -> list[Overlay]:
    """Nothing can be foreseen before the core's top tile is seen, nor after the end."""
    if state.result != RUNNING or state.arrow[core_tile(state)] == NONE:
        return []
    overlays = [
        Overlay("threats", Phrase("threats"), threats(state)),
        Overlay("sites", Phrase("sites"), sites(state), [ray(state)]),
    ]
    if lies_at(state.stack, ROUND_LEVEL) in (CHOOSING, ROUND):  # set-up is done
        for card in next_cards(state):
            name = MACHINE_NAMES[card]
            after, news = played(state, card)
            marks, lines = forecast(state, after), machine_lines(after, news)
            overlays.append(Overlay(f"next-{name}", Phrase(f"next-{name}"), marks, lines))
    return overlays


def next_cards(state: DefendersState) -> list[int]:
    """The machine cards whose effects are shown: of each name those that the deck still has.

    Where it has none of a name, the base card stands for those that a new deck will bring.
    """
    cards = []
    for card in range(FORECAST):
        difficult = state.deck[DIFFICULT + card] > 0
        if state.deck[card] > 0 or not difficult:
            cards.append(card)
        if difficult:
            cards.append(DIFFICULT + card)
    return cards


def threats(state: DefendersState) -> list[Mark]:
    """Where an action calls for a roll: M in melee, S in reach of snipers."""
    marks = []
    for hex in range(HEXES):
        if hex == CORE:
            continue
        if state.mechs[hex]:
            marks.append(Mark(_on(hex), "M"))
        elif in_sniper_reach(state, hex):
            marks.append(Mark(_on(hex), "S"))
    return marks


def sites(state: DefendersState) -> list[Mark]:
    """Enclosed hexes in the order of the scan, #1 first; of others, how many edges are closed."""
    enclosed = enclosed_hexes(state)
    marks = [Mark(_on(hex), f"#{number}") for number, hex in enumerate(enclosed, 1)]
    for hex in range(HEXES):
        places = range(SIDES * hex, SIDES * hex + SIDES)
        open_edges = [p for p in places if not _closed(state, EDGE_AT[p])]
        if is_wild(state, hex) and 0 < len(open_edges) <= NEARLY:
            marks.append(Mark(_on(hex), f"{SIDES - len(open_edges)}/{SIDES}"))
    return marks


def _closed(state: DefendersState, edge: int) -> bool:
    return state.wall[edge] == 1 or tile_edge(state, edge)


def forecast(state: DefendersState, after: DefendersState) -> list[Mark]:
    """Where engines, factories, pollution and hunters would be; lines show how they come there."""
    marks = []
    for engine in range(ENGINES):
        edge = engine_edge(after, engine)
        if edge != engine_edge(state, engine) and edge != NONE:
            marks.append(Mark(EDGE.element(edge), f"E{engine + 1}"))
    changes = [(hex, _difference(state, after, hex)) for hex in range(HEXES)]
    return marks + [Mark(_on(hex), text) for hex, text in changes if text]


def _difference(state: DefendersState, after: DefendersState, hex: int) -> str:
    if hex != CORE and after.tile[hex] != state.tile[hex]:
        return f"F{after.tile[hex]}"
    if after.toxic[hex] > state.toxic[hex]:
        return "T"
    if after.pollution[hex] > state.pollution[hex]:
        return f"+{after.pollution[hex] - state.pollution[hex]}"
    came = after.mechs[hex] - state.mechs[hex]
    return f"{came:+d}" if came and hex != CORE else ""


def played(state: DefendersState, card: int) -> tuple[DefendersState, list[int]]:
    """The board after a machine card, for the side whose turn it is, and the news of it."""
    copy = state.clone()
    news: list[int] = []
    copy.news = news
    copy.stack.clear()
    push(copy.stack, MACHINES, acting(state), card, 0, 0, NONE)
    while copy.result == RUNNING and top(copy.stack) == MACHINES:
        next_step(copy)
    return copy, news


def acting(state: DefendersState) -> int:
    """The side whose turn it is; between turns the one that begins."""
    if lies_at(state.stack, TURN_LEVEL) in (TURN, MACHINES):
        return at(state.stack, TURN_LEVEL, SIDE)
    if state.seats == 1 and lies_at(state.stack, ROUND_LEVEL) == ROUND:
        return at(state.stack, ROUND_LEVEL, SIDE)
    # Before the first turn Comrades may have passed the marker on; alone anybody may be next.
    return state.first if state.first != NONE else sides_in_game(state)[0]


def _on(hex: int) -> str:
    return f"on:{HEX_NAMES[hex]}"
