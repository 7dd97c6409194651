"""Eel: an electric shock (NES-35)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import EEL, WATER
from wildtable.kernel.game import Denial


def shock_denial(table: Board, other: int, target: int) -> Denial | None:
    if other == EEL:
        return Denial("NES-16.3", "immune-to-its-kind")
    if not table.board.landscape[target] & WATER and not table.book.eel_attacks_dry_fields:
        return Denial("NES-R79", "no-water-there")
    return None
