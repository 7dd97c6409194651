"""Eel: an electric shock (NES-35).

Its attack: NES-35.1, NES-35.2, NES-35.3, NES-35.10 `attack.strike`, NES-35.4 never certain
(`targets.is_certain`), so it moves first. Its water: NES-35.5 `traverse.passes`, NES-35.6
`targets.may_attack`. What spares it: NES-35.7 `skunk.stinks_to`, NES-35.8 `fire_drake.burns`,
NES-35.9 `basilisk.watches`.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import EEL, WATER
from wildtable.kernel.game import Denial


def shock_denial(table: Board, other: int, target: int) -> Denial | None:
    if other == EEL:
        return Denial("NES-16.3", "immune-to-its-kind")
    if not table.board.landscape[target] & WATER and not table.book.eel_attacks_dry_fields:
        return Denial("NES-R79", "no-water-there")
    return None
