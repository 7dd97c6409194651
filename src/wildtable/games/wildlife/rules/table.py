"""Small questions that many chapters ask of the table."""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import BOTTOM, TURN, WHO
from wildtable.games.wildlife.moves import ABILITIES, CARDS, NO_SEAT
from wildtable.kernel.frames import at, lies_at


def active(table: Board) -> int:
    """LIF-1.13 the seat whose turn it is, NO_SEAT before the first turn."""
    stack = table.stack
    return at(stack, BOTTOM, WHO) if lies_at(stack, BOTTOM) == TURN else NO_SEAT


def is_full(table: Board, area: int) -> bool:
    """LIF-1.7 every space holds a tile, whoever owns it."""
    return table.filled[area] == table.content.capacity[area]


def tiles_on_board(table: Board, seat: int) -> int:
    """LIF-1.11 the tiles of a seat but for its supply, and for what has left the game."""
    return table.content.tiles[table.seats] - table.supply[seat] - table.lost[seat]


def unused(table: Board, seat: int, ability: int) -> int:
    """Tiles of an ability that were not used this turn."""
    place = ABILITIES * seat + ability
    return table.abilities[place] - table.used[place]


def in_hand(table: Board, seat: int, card: int) -> int:
    return table.hands[CARDS * seat + card]


def bank(table: Board) -> int:
    """LIF-2.9 food that nobody has; below zero only where the bank is unlimited (LIF-R25)."""
    return table.content.bank - sum(table.food)


def ability_tiles(table: Board, seat: int) -> int:
    tiles = 0
    for place in range(ABILITIES * seat, ABILITIES * seat + ABILITIES):
        tiles += table.abilities[place]  # compiled, far quicker than `sum`
    return tiles
