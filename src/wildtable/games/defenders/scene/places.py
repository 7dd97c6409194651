"""What people call hexes and edges: rows by letter from the north, then from the west."""

from typing import Final

from wildtable.games.defenders.rules.hexes import (
    COORDINATES,
    EDGE_BEYOND,
    HEXES,
    OFF,
    OWNED,
    RADIUS,
    SIDE_NAMES,
    SIDES,
)
from wildtable.kernel.phrase import Phrase


def _short_names() -> list[str]:
    rows: dict[int, list[int]] = {}
    for hex in sorted(range(HEXES), key=lambda each: COORDINATES[each]):
        rows.setdefault(COORDINATES[hex][1], []).append(hex)
    names = [""] * HEXES
    for row, hexes in rows.items():
        for number, hex in enumerate(hexes, 1):
            names[hex] = f"{'ABCDEFG'[row + RADIUS]}{number}"
    return names


SHORT: Final = _short_names()


def hex_name(hex: int) -> Phrase:
    return Phrase("place-hex", {"place": SHORT[hex]})


def edge_name(edge: int) -> Phrase:
    """Between two hexes; at the rim of the board, the side of the one."""
    hex, side = OWNED[edge] // SIDES, OWNED[edge] % SIDES
    beyond = EDGE_BEYOND[edge]
    words: dict[str, str | int] = {"place": SHORT[hex]}
    if beyond == OFF:
        return Phrase("place-rim", {**words, "side": SIDE_NAMES[side]})
    return Phrase("place-edge", {**words, "place2": SHORT[beyond]})
