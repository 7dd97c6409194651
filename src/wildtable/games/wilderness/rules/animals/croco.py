"""Croco: a swimmer (NES-24).

`speed.speed_of` asks it, NES-24.2 on land too; NES-24.5 `speed.steps_left` doubles what it gets.
Whom that lets it attack follows in `attack.attacks`: NES-24.6 on land, NES-24.7 from water.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import ANIMALS, CROCO, WATER


def swims(table: Board, piece: int, start: int) -> bool:
    """NES-24.1, NES-24.3, NES-R86 whether this is a Croco whose motion begins in water.

    NES-24.4 asked when a motion begins, not on the way.
    """
    return piece % ANIMALS == CROCO and table.board.landscape[start] & WATER != 0
