"""Where an animal may step and stand, and what it costs (NES-8, NES-9, NES-29)."""

from typing import Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import LYING, NOTHING
from wildtable.games.wilderness.frames import MOVER, SPEED, USED
from wildtable.games.wilderness.moves import ANIMALS, BEES, EEL, FIRE_DRAKE, SNAKE, WATER
from wildtable.games.wilderness.rules.animals.bear import IN_SPRINT
from wildtable.games.wilderness.rules.animals.croco import swims
from wildtable.games.wilderness.rules.damage import lives, scarabs_in
from wildtable.games.wilderness.rules.elements import holds_element
from wildtable.games.wilderness.rules.table import desert_at, pay

EVER: Final = 0  # stings that don't count

# --- single fields ------------------------------------------------------------------------------


def passes(table: Board, piece: int, field: int, lifted: int) -> bool:
    """Whether a Step may lead onto a field; a piece that is `lifted` into the air is not there."""
    animal = piece % ANIMALS
    what = table.at[field]
    # NES-35.5, NES-8.1 landscapes stop nobody else
    if animal == EEL and not table.board.landscape[field] & WATER:
        return False
    if what == NOTHING:
        return True
    if what >= LYING:  # NES-8.2, NES-21.7 deserts are for Snakes
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
    if what >= LYING:  # NES-21.8
        return piece % ANIMALS == SNAKE
    return what in (piece, lifted)


def stands(table: Board, piece: int, field: int, lifted: int) -> bool:
    """Whether a motion of the piece may end there."""
    if not is_free(table, piece, field, lifted):  # NES-8.15, NES-9.3
        return False
    return piece % ANIMALS != BEES or not holds_element(table, field)  # NES-29.7, NES-8.14


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


# --- Bees ---------------------------------------------------------------------------------------


def swarms(table: Board, field: int) -> bool:
    """Whether Bees are there."""
    what = table.at[field]
    return 0 <= what < LYING and what % ANIMALS == BEES


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
