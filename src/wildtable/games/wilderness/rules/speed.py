"""How far a motion goes: Speed, rush, and what it costs (NES-8)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import MOVER, SPEED, USED
from wildtable.games.wilderness.moves import ANIMALS
from wildtable.games.wilderness.rules.animals.bear import IN_SPRINT
from wildtable.games.wilderness.rules.animals.croco import swims
from wildtable.games.wilderness.rules.table import pay


def speed_of(table: Board, piece: int, field: int, sprint: int) -> int:
    """The Speed of a motion that begins on a field."""
    if sprint == IN_SPRINT:
        return table.book.sprint_speed  # NES-26.1, NES-26.2, NES-26.3 in either option
    if swims(table, piece, field):
        return table.book.swim_speed  # NES-24.1
    return table.book.speed[piece % ANIMALS]  # NES-8.5, NES-24.2


def steps_left(table: Board, seat: int, used: int, speed: int) -> int:
    """Step cost that a motion may still have, with all the magic tokens of its owner.

    NES-8.9 the imaginary Step of an attack has to fit into it, too.
    """
    unpaid = speed - used if speed > used else 0
    most = table.book.rush * speed - used  # NES-8.7, NES-8.11
    return min(most, unpaid + table.magic[seat])  # NES-8.8


def price(used: int, speed: int, cost: int) -> int:
    """NES-R36 the tokens for a Step: one for each point beyond the Speed."""
    beyond = used + cost - (used if used > speed else speed)
    return beyond if beyond > 0 else 0


def pay_rush(table: Board, cost: int) -> None:
    """Pay for the Steps beyond the Speed at the moment they are taken."""
    stack = table.stack
    tokens = price(stack[USED], stack[SPEED], cost)
    pay(table, stack[MOVER], tokens)
