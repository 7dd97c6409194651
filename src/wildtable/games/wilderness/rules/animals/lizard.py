"""Lizard: a sheddable tail (NES-22)."""

from wildtable.games.wilderness.moves import (
    ESCAPE,
    ESCAPING,
    SHED,
    SPAN,
    STAY,
    TAIL_ROLL,
    TAIL_SHED,
    TARGET,
    VICTIM,
)
from wildtable.games.wilderness.rules.arrangement import distance
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.standard_attack import conclude, take_field, uncertain_hit
from wildtable.games.wilderness.rules.table import NOTHING, Table, lift, put_down
from wildtable.kernel.frames import pop, push
from wildtable.kernel.game import Denial


def may_shed(table: Table, lizard: int) -> bool:
    """NES-R60 not while stunned, and not without a field to go to."""
    if table.passive[lizard] and not table.book.stunned_lizard_may_shed:
        return False
    return bool(refuges(table, table.place[lizard]))


def refuges(table: Table, home: int) -> list[int]:
    """NES-22.4 the nearest free fields, by Step distance."""
    nearest = 2 * SPAN  # further than any field
    found: list[int] = []
    for field in table.board.fields:
        if table.at[field] == NOTHING:
            far = distance(home, field)
            if far < nearest:
                nearest = far
                found = []
            if far == nearest:
                found.append(field)
    return found


def tail_denial(table: Table, move: int) -> Denial | None:
    return None if move in (SHED, STAY) else not_now(table, move)


def shed(table: Table) -> None:
    pop(table.stack)
    push(table.stack, TAIL_ROLL)  # NES-22.1


def stay(table: Table) -> None:
    pop(table.stack)
    uncertain_hit(table)


def roll_tail(table: Table, side: int) -> None:
    pop(table.stack)
    if not table.book.success[side]:
        uncertain_hit(table)  # NES-22.3
        return
    fields = refuges(table, table.stack[TARGET])
    if len(fields) == 1:
        escape(table, fields[0])
    else:
        push(table.stack, ESCAPING)


def escapes(table: Table) -> list[int]:
    return [ESCAPE + field for field in refuges(table, table.stack[TARGET])]


def escape_denial(table: Table, move: int) -> Denial | None:
    if not ESCAPE <= move < ESCAPE + len(table.at):
        return not_now(table, move)
    field = move - ESCAPE
    if not table.board.landscape[field] or table.at[field] != NOTHING:
        return Denial("NES-R60", "escape-needs-free-field")
    home = table.stack[TARGET]
    for other in table.board.fields:
        if table.at[other] == NOTHING and distance(home, other) < distance(home, field):
            return Denial("NES-22.4", "escape-is-nearest")
    return None


def flee(table: Table, move: int) -> None:
    pop(table.stack)
    escape(table, move - ESCAPE)


def escape(table: Table, field: int) -> None:
    lizard = table.stack[VICTIM]
    lift(table, lizard)
    put_down(table, lizard, field)  # NES-22.2 without damage
    if table.news is not None:
        table.tell(TAIL_SHED.at(lizard, field))
    take_field(table)  # NES-22.5
    conclude(table)
