"""Echidna: a spiny ball (NES-23).

NES-23.7 `attack.strike` rolls at Standard attacks only; NES-23.5, NES-23.6 the attacker's end is
`standard_attack.after_counter`.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import ACTIVE, COUNTERED, VICTIM
from wildtable.games.wilderness.moves import ANIMALS, BEES, CURLED_UP, ROLL
from wildtable.games.wilderness.rules.damage import harm
from wildtable.games.wilderness.rules.standard_attack import after_counter, conclude, uncertain_hit
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import pop


@final
class BallRoll(ChanceDecision[Board]):
    """NES-23.1 to NES-23.4: the circle row turns the attack against the attacker."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return table.book.throws[1]

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        pop(stack)
        if not table.book.success[move - ROLL]:
            uncertain_hit(table)  # NES-23.4
            return
        if table.news is not None:  # NES-23.2 nobody harms it
            table.tell(CURLED_UP.at(stack[VICTIM]))
        piece = stack[ACTIVE]
        if piece % ANIMALS == BEES:
            conclude(table)  # NES-40.3, NES-40.4
            return
        stack[COUNTERED] = 1
        if harm(table, piece, 1):  # NES-23.3
            after_counter(table)
