"""What can be laid over the board: threats, building sites, and what the machines may do next."""

from typing import Final

from wildtable.games.defenders.frames import CHOOSING, ROUND, ROUND_LEVEL
from wildtable.games.defenders.rules.factories import enclosed_hexes
from wildtable.games.defenders.rules.hexes import CORE, HEX_NAMES, HEXES, SIDES
from wildtable.games.defenders.rules.table import core_tile
from wildtable.games.defenders.rules.values import NONE, RUNNING
from wildtable.games.defenders.scene.forecasts import next_card
from wildtable.games.defenders.scene.pieces import in_sniper_reach
from wildtable.games.defenders.scene.sites import closed_sides
from wildtable.games.defenders.scene.ways import ray
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import lies_at
from wildtable.kernel.made_of import made_of
from wildtable.kernel.scene import Key, Mark, Overlay, Phrase

NEARLY: Final = 2  # open edges of a hex that is worth watching
THREATS: Final = [Key("M", Phrase("legend-melee")), Key("S", Phrase("legend-sniper"))]
CLOSING: Final = [Key("5/6", Phrase("legend-closing"))]
SITES: Final = [
    Key("#1", Phrase("legend-enclosed")),
    Key("—", Phrase("legend-ray")),
]


def overlays_of(state: DefendersState) -> list[Overlay]:
    """Nothing can be foreseen before the core's top tile is seen, nor after the end."""
    if state.result != RUNNING or state.arrow[core_tile(state)] == NONE:
        return []
    overlays = [
        Overlay(
            "closing",
            Phrase("closing"),
            closing(state),
            symbol="gi-gate",
            legend=CLOSING,
            standing=True,
        ),
        Overlay(
            "threats", Phrase("threats"), threats(state), symbol="gi-crosshair", legend=THREATS
        ),
        Overlay(
            "sites", Phrase("sites"), sites(state), [ray(state)], "gi-brick-wall", legend=SITES
        ),
    ]
    if lies_at(state.stack, ROUND_LEVEL) in (CHOOSING, ROUND):  # set-up is done
        overlays.append(next_card(state))
    return overlays


@made_of("mechs", "tile")
def threats(state: DefendersState) -> list[Mark]:
    """Where an action calls for a roll: M in melee, S in reach of snipers."""
    marks = []
    for hex in range(HEXES):
        if hex == CORE:
            continue
        if state.mechs[hex]:
            marks.append(Mark(_on(hex), "M", kind="danger"))
        elif in_sniper_reach(state, hex):
            marks.append(Mark(_on(hex), "S", kind="danger"))
    return marks


@made_of("arrow", "direction", "tile", "wall")
def sites(state: DefendersState) -> list[Mark]:
    """Enclosed hexes in the order of the scan, #1 first."""
    return [Mark(_on(hex), f"#{number}") for number, hex in enumerate(enclosed_hexes(state), 1)]


@made_of("tile", "wall")
def closing(state: DefendersState) -> list[Mark]:
    """Of hexes that are nearly enclosed, how many of their edges are closed."""
    marks = []
    for hex in range(HEXES):
        closed = closed_sides(state, hex)
        if closed >= SIDES - NEARLY:
            marks.append(Mark(_on(hex), f"{closed}/{SIDES}", kind="danger", symbol="gi-brick-wall"))
    return marks


def _on(hex: int) -> str:
    return f"on:{HEX_NAMES[hex]}"
