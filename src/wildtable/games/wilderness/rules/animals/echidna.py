"""Echidna: a spiny ball (NES-23)."""

from wildtable.games.wilderness.moves import ACTIVE, ANIMALS, BEES, COUNTERED, CURLED_UP, VICTIM
from wildtable.games.wilderness.rules.damage import harm
from wildtable.games.wilderness.rules.standard_attack import after_counter, conclude, uncertain_hit
from wildtable.games.wilderness.rules.table import Table
from wildtable.kernel.frames import pop


def roll_ball(table: Table, side: int) -> None:
    stack = table.stack
    pop(stack)
    if not table.book.success[side]:
        uncertain_hit(table)  # NES-23.4
        return
    if table.news is not None:
        table.tell(CURLED_UP.at(stack[VICTIM]))
    piece = stack[ACTIVE]
    if piece % ANIMALS == BEES:
        conclude(table)  # NES-40.3, NES-40.4
        return
    stack[COUNTERED] = 1
    if harm(table, piece, 1):  # NES-23.3
        after_counter(table)
