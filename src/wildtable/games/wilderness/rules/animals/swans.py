"""Swans: their owner says which of the two is wounded, healed or infested (NES-25, NES-40.8)."""

from wildtable.games.wilderness.moves import (
    INFEST,
    INFESTING,
    MEND,
    MENDING,
    MOTION,
    POINTS,
    STRIKE,
    SWANS_HURT,
    WOUND,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.activation import after_poison
from wildtable.games.wilderness.rules.animals.bees import after_sting
from wildtable.games.wilderness.rules.animals.scarab import choose_swan
from wildtable.games.wilderness.rules.animals.unicorn import mend_swan, mend_swans
from wildtable.games.wilderness.rules.damage import harm_swans, hurt_swan
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.standard_attack import after_swans_chose
from wildtable.games.wilderness.rules.table import Table
from wildtable.kernel.frames import field, pop, top
from wildtable.kernel.game import Denial


def swan_choices(table: Table) -> list[int]:
    """Both: nobody is asked where only one can be chosen, or where they are alike."""
    base = family_asked(table)
    return [base, base + 1]


def family_asked(table: Table) -> int:
    kind = top(table.stack)
    return INFEST if kind == INFESTING else MEND if kind == MENDING else WOUND


def swan_denial(table: Table, move: int) -> Denial | None:
    base = family_asked(table)
    return None if base <= move < base + 2 else not_now(table, move)


def choose(table: Table, move: int) -> None:
    if move >= INFEST:
        choose_swan(table, move - INFEST)
        return
    stack = table.stack
    swans, points = field(stack, SWANS_HURT), field(stack, POINTS)
    pop(stack)
    if move >= MEND:
        mend_swan(table, swans, move - MEND)
        if mend_swans(table, swans, points - 1):
            end_activation(table)
        return
    hurt_swan(table, swans, move - WOUND, 1)
    if harm_swans(table, swans, points - 1):
        resume(table)


def resume(table: Table) -> None:
    """Go on with what has hurt the Swans."""
    kind = top(table.stack)
    if kind == STRIKE:
        after_swans_chose(table)
    elif kind == MOTION:
        after_sting(table)
    else:
        after_poison(table)
