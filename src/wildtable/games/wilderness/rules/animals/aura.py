"""The Aura of a Unicorn: whom it protects. Attacks ask for it."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import ANIMALS, UNICORN
from wildtable.games.wilderness.rules.arrangement import distance


def is_protected(table: Board, piece: int) -> bool:
    """Whether an Aura covers the animal."""
    unicorn = piece - piece % ANIMALS + UNICORN  # NES-31.2 of its own colour
    centre = table.place[unicorn]
    if centre < 0:
        return False
    if piece == unicorn:
        return table.book.aura_covers_unicorn  # NES-R72
    # NES-31.1 within 2 Steps, NES-31.6 and NES-40.17 across deserts
    return distance(centre, table.place[piece]) <= 2
