"""The Standard attack: Standard hit, Uncertain hit, and what becomes of it (NES-14, NES-R55).

The rows of the Wildice (NES-14.11 to NES-14.14) are read in `book.py`; NES-14.3 `targets.py`.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import ACTING
from wildtable.games.wilderness.frames import (
    ACTIVE,
    COUNTERED,
    DEALT,
    DICE,
    HOLES,
    HOLES_ROLLED,
    MOVER,
    STUN,
    TARGET,
    TRIANGLES_ROLLED,
    UNCERTAIN,
    VICTIM,
)
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BEES,
    DECLINE,
    HOLE,
    MOUFLON,
    PAY,
    ROLL,
    SNAKE,
    SWANS,
    THROW_HOLES,
    THROW_TRIANGLES,
    TOOK_FIELD,
    TRIANGLE,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.animals.snake import poison
from wildtable.games.wilderness.rules.damage import harm, is_dead, remove
from wildtable.games.wilderness.rules.elements import capture
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.renewal import renew
from wildtable.games.wilderness.rules.table import is_couple, lift, pay, put_down
from wildtable.games.wilderness.rules.targets import standard_hits
from wildtable.kernel.decisions import ChanceDecision, Decision
from wildtable.kernel.frames import field, pop, push
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


def dice_of(table: Board, piece: int) -> int:
    """NES-14.4 what the card shows; NES-25.6 the Swans roll when one is left."""
    if piece % ANIMALS == SWANS and not is_couple(table, piece):
        return table.book.lone_swan_dice
    return table.book.dice[piece % ANIMALS]


def uncertain_hit(table: Board) -> None:
    """The roll of a Standard attack, NES-14.1 which only Common animals make (`attack.strike`)."""
    dice = dice_of(table, table.stack[ACTIVE])
    if dice:
        push(table.stack, UNCERTAIN, dice)
    else:
        hit(table, 0)


@final
class UncertainHit(ChanceDecision[Board]):
    """NES-14.4 to NES-14.8: the Wildice of the attacker, on the drop row."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return table.book.throws[field(table.stack, DICE)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        holes, triangles = THROW_HOLES[move - ROLL], THROW_TRIANGLES[move - ROLL]
        pop(table.stack)
        if holes and table.magic[table.stack[MOVER]]:  # NES-14.10 decided after the roll
            push(table.stack, HOLES, holes, triangles)
        else:
            hit(table, rolled(table, holes, triangles))


@final
class PayingForHoles(Decision[Board]):
    """NES-14.8 to NES-14.10, NES-R56: after the roll, one token for all its holes or none.

    NES-14.15 no other row has holes to pay for.
    """

    def turn(self, table: Board) -> Turn:
        return ASK[table.stack[MOVER]]

    def legal(self, table: Board, seat: int) -> list[int]:
        return [PAY, DECLINE]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        return None if move in (PAY, DECLINE) else not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        holes = field(table.stack, HOLES_ROLLED)
        triangles = field(table.stack, TRIANGLES_ROLLED)
        pop(table.stack)
        points = rolled(table, holes, triangles)
        if move == PAY:  # NES-R56
            # NES-14.9 one token for all holes of the roll
            pay(table, table.stack[MOVER], 1)
            points += holes * (table.book.paid_hole - table.book.damage[HOLE])
        hit(table, points)


def rolled(table: Board, holes: int, triangles: int) -> int:
    """NES-14.6 plain, NES-14.7 triangle, NES-14.8 hole: the drop row, unpaid."""
    return holes * table.book.damage[HOLE] + triangles * table.book.damage[TRIANGLE]


def hit(table: Board, uncertain: int) -> None:
    """NES-14.2, NES-14.5 Standard and Uncertain hit together; NES-31.4 no Aura stops the latter."""
    stack = table.stack
    victim = stack[VICTIM]
    points = standard_hits(table, stack[ACTIVE], victim) + uncertain
    stack[DEALT] = points
    if points == 0 or harm(table, victim, points):
        after_damage(table)


def after_damage(table: Board) -> None:
    if is_dead(table, table.stack[VICTIM]):
        conquer(table)
    else:
        side_effects(table)


def conquer(table: Board) -> None:
    """NES-10.8 the victim leaves the game and the attacker takes its field."""
    victim = table.stack[VICTIM]
    remove(table, victim)
    take_field(table)
    renew(table, victim // ANIMALS)
    conclude(table)


def take_field(table: Board) -> None:
    piece, target = table.stack[ACTIVE], table.stack[TARGET]
    lift(table, piece)
    put_down(table, piece, target)
    if table.news is not None:
        table.tell(TOOK_FIELD.at(piece, target))


def side_effects(table: Board) -> None:
    """Poison and stunning, for a victim that has survived; NES-10.7 the attacker stays put."""
    stack = table.stack
    animal, victim = stack[ACTIVE] % ANIMALS, stack[VICTIM]
    injured = stack[DEALT] > 0  # NES-R57
    if animal == SNAKE and (injured or not table.book.poison_needs_injury):
        poison(table, victim)
    if animal == MOUFLON and injured:
        push(stack, STUN)  # NES-27.1
        return
    conclude(table)


def after_counter(table: Board) -> None:
    """NES-23.5, NES-23.6 the attacker stays where it stood, or is removed."""
    piece = table.stack[ACTIVE]
    if is_dead(table, piece):
        remove(table, piece)
        renew(table, piece // ANIMALS)
    end_activation(table)


def after_swans_chose(table: Board) -> None:
    """The owner of the Swans has assigned the damage of an attack."""
    if table.stack[COUNTERED]:
        after_counter(table)
    else:
        after_damage(table)


def conclude(table: Board) -> None:
    """The attack is over; NES-29.6 Bees die of it, whatever its result.

    NES-10.3, NES-10.11 the animal neither moves nor attacks again.
    """
    piece, target = table.stack[ACTIVE], table.stack[TARGET]
    if piece % ANIMALS == BEES:
        if table.place[piece] == target:
            capture(table, piece // ANIMALS, target)  # NES-29.8, NES-29.9, NES-40.1, NES-40.2
        if table.phase != ACTING:
            return
        remove(table, piece)
        renew(table, piece // ANIMALS)
    end_activation(table)
