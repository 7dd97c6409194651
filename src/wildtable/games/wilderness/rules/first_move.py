"""The limits of a Positional move, which are lower in the very first one of the match (NES-5.1).

Until anybody has `moved`. NES-5.3, NES-5.7 steps b and d are the same, in `positional_move.py`;
NES-5.8 nobody else ever has these limits: `concede.py` sees to it.
"""

from wildtable.games.wilderness.board import Board


def hand_limit(table: Board) -> int:
    """NES-4.2 six cards, NES-5.2 four in the very first move."""
    return table.book.hand if table.moved else table.book.first_hand


def land_limit(table: Board) -> int:
    """NES-4.9 three steps, NES-5.4 two in the very first move."""
    return table.book.land_steps if table.moved else table.book.first_land_steps


def animal_limit(table: Board) -> int:
    """NES-4.11 five steps, NES-5.5 three in the very first move."""
    return table.book.animal_steps if table.moved else table.book.first_animal_steps


def dot_limit(table: Board) -> int:
    """NES-3.18 three dots, NES-5.6 two in the very first move."""
    return table.book.most_dots if table.moved else table.book.first_dots
