"""What Bees do to whoever enters their field; `bees.py` has them do it."""

from typing import Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import ANIMALS, BEES, FIRE_DRAKE
from wildtable.games.wilderness.rules.damage import lives, scarabs_in
from wildtable.games.wilderness.rules.table import is_piece

EVER: Final = 0  # stings that don't count


def swarms(table: Board, field: int) -> bool:
    """Whether Bees are there."""
    what = table.at[field]
    return is_piece(what) and what % ANIMALS == BEES


def deadly_stings(table: Board, piece: int) -> int:
    """How many stings the piece dies of after the damage at the start of its activation."""
    if not feels_stings(table, piece):
        return EVER
    start = table.poison[piece] + scarabs_in(table, piece, 0) + scarabs_in(table, piece, 1)
    return max(1, lives(table, piece) - start)


def feels_stings(table: Board, piece: int) -> bool:
    """NES-R69 all but Bees and Fire-Drakes."""
    animal = piece % ANIMALS
    if animal == FIRE_DRAKE:
        return table.book.stings_hurt_fire_drake
    return animal != BEES
