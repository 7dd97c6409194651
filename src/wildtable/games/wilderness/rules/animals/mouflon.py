"""Mouflon: a stunning blow (NES-27)."""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import VICTIM
from wildtable.games.wilderness.moves import ROLL, STUNNED
from wildtable.games.wilderness.rules.standard_attack import conclude
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import pop


@final
class StunRoll(ChanceDecision[Board]):
    """NES-27.1 to NES-27.3: the circle row stuns a victim that was hurt."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return table.book.throws[1]

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        if table.book.success[move - ROLL]:
            stun(table, table.stack[VICTIM])  # NES-27.2, NES-27.4 the damage stays
        conclude(table)


def stun(table: Board, victim: int) -> None:
    tokens = table.passive[victim] + 1  # NES-27.5 they add up
    table.passive = changed(table.passive, victim, tokens)
    if table.news is not None:
        table.tell(STUNNED.at(victim))
