"""Croco: a swimmer (NES-24)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import ANIMALS, CROCO, WATER


def swims(table: Board, piece: int, start: int) -> bool:
    """NES-24.1, NES-24.3, NES-R86 whether this is a Croco whose motion begins in water."""
    return piece % ANIMALS == CROCO and table.board.landscape[start] & WATER != 0
