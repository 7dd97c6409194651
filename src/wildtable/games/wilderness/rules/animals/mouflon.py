"""Mouflon: a stunning blow (NES-27)."""

from wildtable.games.wilderness.moves import STUNNED, VICTIM
from wildtable.games.wilderness.rules.standard_attack import conclude
from wildtable.games.wilderness.rules.table import Table
from wildtable.kernel.frames import pop


def roll_stun(table: Table, side: int) -> None:
    pop(table.stack)
    if table.book.success[side]:
        stun(table, table.stack[VICTIM])  # NES-27.2
    conclude(table)


def stun(table: Table, victim: int) -> None:
    table.passive[victim] += 1  # NES-27.5 tokens add up
    if table.news is not None:
        table.tell(STUNNED.at(victim))
