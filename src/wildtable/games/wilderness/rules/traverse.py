"""Which fields a Step may lead onto and a motion may end on: obstacles and Traverse (NES-8, NES-9).

NES-9.4, NES-9.6 attacks on the way: `attack.py`, and `fire_drake.py` and `skunk.py` for theirs.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NOTHING
from wildtable.games.wilderness.moves import ANIMALS, BEES, EEL, SNAKE, WATER
from wildtable.games.wilderness.rules.elements import holds_element
from wildtable.games.wilderness.rules.table import desert_at, is_land


def passes(table: Board, piece: int, field: int, lifted: int) -> bool:
    """Whether a Step may lead onto a field; a piece that is `lifted` into the air is not there."""
    animal = piece % ANIMALS
    what = table.at[field]
    # NES-35.5, NES-8.1 landscapes stop nobody else
    if animal == EEL and not table.board.landscape[field] & WATER:
        return False
    if what == NOTHING:
        return True
    if is_land(what):  # NES-8.2, NES-21.7 deserts are for Snakes
        return animal == SNAKE
    if what in (piece, lifted):
        return True
    other = what % ANIMALS
    if other == SNAKE and animal != SNAKE and desert_at(table, field) != NOTHING:
        return False  # NES-9.5
    # NES-8.13 whoever is there is in the way, but for NES-9.1, NES-29.1; NES-9.2 no attack
    return table.book.traverse[animal] or other == BEES


def is_free(table: Board, piece: int, field: int, lifted: int) -> bool:
    """Whether the piece would be alone there; a Snake shares a field with a desert."""
    what = table.at[field]
    if what == NOTHING:
        return True
    if is_land(what):  # NES-21.8
        return piece % ANIMALS == SNAKE
    return what in (piece, lifted)


def stands(table: Board, piece: int, field: int, lifted: int) -> bool:
    """Whether a motion of the piece may end there."""
    if not is_free(table, piece, field, lifted):  # NES-8.15, NES-9.3
        return False
    return piece % ANIMALS != BEES or not holds_element(table, field)  # NES-29.7, NES-8.14
