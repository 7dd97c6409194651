"""Small questions that many chapters ask of the table."""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import HIDDEN
from wildtable.games.wildlands.moves import CHARACTERS, KINDS, TEAM


def owner_of(table: Board, character: int) -> int:
    return table.owners[character // TEAM]


def card_owner(table: Board, card: int) -> int:
    return table.owners[card // KINDS]


def first_of(table: Board, seat: int) -> int:
    """The first character of a seat; the others follow."""
    return TEAM * table.factions[seat]


def has_hidden(table: Board, seat: int) -> bool:
    first = first_of(table, seat)
    return HIDDEN in table.where[first : first + TEAM]


def is_eliminated(table: Board, seat: int) -> bool:
    return table.eliminated >> seat & 1 == 1


def characters_at(table: Board, space: int) -> list[int]:
    """WLD-7.5 any number of characters of any seats; WLD-5.9, WLD-12.5 hidden ones are nowhere."""
    where = table.where
    return [character for character in range(CHARACTERS) if where[character] == space]


def enemies_at(table: Board, seat: int, space: int) -> list[int]:
    return [each for each in characters_at(table, space) if owner_of(table, each) != seat]
