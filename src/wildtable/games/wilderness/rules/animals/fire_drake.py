"""Fire-Drake: a Cone of fire, and scales that only an Epic hit gets through (NES-32).

NES-32.3, NES-32.4 `Arrangement._cone` has the fields; NES-32.11 `burns` and NES-32.12
`skunk.stinks_to` spare Fire-Drakes.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import (
    ACTIVE,
    CONE_DIRECTION,
    CONE_PLACE,
    CONE_SWAN,
    EPIC,
    FLAMES,
    ORIGIN,
    PART,
    ROLLS,
)
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BEES,
    CONE,
    DIRECTIONS,
    EEL,
    FIRE_DRAKE,
    HOLE,
    HURT,
    PLAIN,
    ROLL,
    SCARAB,
    SWANS,
    THROW_DICE,
    THROW_HOLES,
    THROW_TRIANGLES,
    TRAINED,
    TRIANGLE,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.animals.scarab import penetrate
from wildtable.games.wilderness.rules.book import BREATH
from wildtable.games.wilderness.rules.damage import harm, hurt_swan, swan_lives
from wildtable.games.wilderness.rules.renewal import bury
from wildtable.games.wilderness.rules.standard_attack import conclude, conquer
from wildtable.games.wilderness.rules.table import is_couple, is_piece
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial

# --- Cone of fire ---------------------------------------------------------------------------------


def cones(table: Board) -> list[int]:
    """Where the Fire-Drake may breathe in its first motion."""
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    if table.book.form[piece % ANIMALS] != BREATH:
        return []
    if here == stack[ORIGIN] or table.at[here] != piece:
        return []
    return [
        CONE + direction for direction in range(DIRECTIONS) if catches_fire(table, here, direction)
    ]


def cone_denial(table: Board, direction: int) -> Denial | None:
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    if table.book.form[piece % ANIMALS] != BREATH:
        return Denial("NES-32.1", "not-its-attack")
    if stack[PART] == 2:
        return Denial("NES-10.10", "no-attack-in-second-motion")
    if table.at[here] != piece:
        return Denial("NES-9.4", "attack-needs-free-field")
    if here == stack[ORIGIN]:
        return Denial("NES-32.8", "move-first")
    if not catches_fire(table, here, direction):
        return Denial("NES-R74", "nobody-in-reach")
    return None


def catches_fire(table: Board, here: int, direction: int) -> bool:
    cone = table.board.cone[DIRECTIONS * here + direction]
    return any([burns(table, table.at[near]) for near in cone])


def breathe(table: Board, direction: int) -> None:
    """NES-32.2 a Cone in one direction, NES-32.20 without a Step."""
    push(table.stack, FLAMES, direction, 0, 0)
    next_flame(table)


def next_flame(table: Board) -> None:
    """NES-R81 find the next animal to roll for; after the last one, remove the dead.

    NES-32.9, NES-32.10, NES-40.19 fire passes over deserts and animals.
    """
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    cone = table.board.cone[DIRECTIONS * here + field(stack, CONE_DIRECTION)]
    while field(stack, CONE_PLACE) < len(cone):
        victim = table.at[cone[field(stack, CONE_PLACE)]]
        if burns(table, victim):  # NES-32.5 of whatever colour
            if victim % ANIMALS != SWANS or swan_lives(table, victim, field(stack, CONE_SWAN)):
                return
        step_aside(table, victim)
    bury(table, cone)
    end_activation(table)  # NES-32.7 where it stands


def step_aside(table: Board, victim: int) -> None:
    """On to the second Swan, or to the next field."""
    stack = table.stack
    second = is_piece(victim) and victim % ANIMALS == SWANS and not field(stack, CONE_SWAN)
    put(stack, CONE_SWAN, 1 if second else 0)
    if not second:
        put(stack, CONE_PLACE, field(stack, CONE_PLACE) + 1)


@final
class FlameRoll(ChanceDecision[Board]):
    """NES-32.6, NES-40.7: a die on the flame row for each animal in the Cone, and for each Swan."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return table.book.throws[1]

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        here = table.place[stack[ACTIVE]]
        cone = table.board.cone[DIRECTIONS * here + field(stack, CONE_DIRECTION)]
        victim = table.at[cone[field(stack, CONE_PLACE)]]
        points = table.book.flame[move - ROLL]
        if points:
            burn(table, victim, field(stack, CONE_SWAN), points)
        step_aside(table, victim)
        next_flame(table)


def burn(table: Board, victim: int, swan: int, points: int) -> None:
    if victim % ANIMALS == SWANS:
        hurt_swan(table, victim, swan, points)
    elif victim % ANIMALS == BEES:
        # NES-40.11 they survive only without damage
        table.damage = changed(table.damage, victim, 1)
        if table.news is not None:
            table.tell(HURT.at(victim, points))
    else:
        harm(table, victim, points)


# --- scale armour ---------------------------------------------------------------------------------


def attempt(table: Board) -> None:
    """NES-32.13 neither hit counts; NES-40.6 each living Swan rolls for itself.

    NES-32.19 this is the one way to be rid of it, for a Scarab as well.
    """
    push(table.stack, EPIC, 2 if is_couple(table, table.stack[ACTIVE]) else 1)


@final
class EpicHit(ChanceDecision[Board]):
    """NES-32.14 to NES-32.18: one die and one for each level, on the triangle row."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        stack = table.stack
        dice = 1 + table.training[stack[ACTIVE]]  # NES-32.15 whatever the card shows
        return table.book.throws[min(table.book.most_epic_dice, dice)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        if is_epic(table, move - ROLL):
            pop(stack)
            if stack[ACTIVE] % ANIMALS == SCARAB:
                penetrate(table)  # NES-40.18
            else:
                conquer(table)  # NES-32.16
            return
        put(stack, ROLLS, field(stack, ROLLS) - 1)
        if field(stack, ROLLS):
            return
        pop(stack)
        piece = stack[ACTIVE]
        level = min(table.book.most_training, table.training[piece] + 1)
        table.training = changed(table.training, piece, level)  # NES-32.17
        if table.news is not None:
            table.tell(TRAINED.at(piece, level))
        conclude(table)  # NES-32.21


def is_epic(table: Board, throw: int) -> bool:
    """NES-14.13 whether some die shows a side that counts."""
    epic = table.book.epic
    holes, triangles = THROW_HOLES[throw], THROW_TRIANGLES[throw]
    plains = THROW_DICE[throw] - holes - triangles
    return (
        (triangles > 0 and epic[TRIANGLE])
        or (holes > 0 and epic[HOLE])
        or (plains > 0 and epic[PLAIN])
    )


def burns(table: Board, victim: int) -> bool:
    """Whether fire affects what stands on a field."""
    # NES-32.11 not Fire-Drakes, NES-35.8 not Eels
    return is_piece(victim) and victim % ANIMALS not in (FIRE_DRAKE, EEL)
