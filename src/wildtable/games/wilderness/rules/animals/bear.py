"""Bear: once in a match it sprints (NES-26).

`speed.speed_of` gives it that Speed, NES-26.2 for an attack and NES-26.3 for both motions; NES-26.5
`speed.steps_left` and `speed.price` add tokens.
"""

from typing import Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import ANIMALS, BEAR
from wildtable.kernel.fields import changed

NO_SPRINT: Final = 0  # how an animal is activated
IN_SPRINT: Final = 1


def may_sprint(table: Board, piece: int) -> bool:
    """NES-26.1 whether this is a Bear that has not sprinted yet."""
    return piece % ANIMALS == BEAR and not table.sprinted[piece // ANIMALS]


def use_up_sprint(table: Board, bear: int) -> None:
    table.sprinted = changed(table.sprinted, bear // ANIMALS, 1)  # NES-26.4, NES-R64
