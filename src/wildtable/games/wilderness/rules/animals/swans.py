"""Swans: their owner says which of the two is wounded, healed or infested (NES-25, NES-40.8).

NES-25.1 the two are one piece. How they fight: NES-25.2 `targets.standard_hits`, NES-25.6
`standard_attack.dice_of`. How they suffer: NES-25.3 `damage.lives`, NES-25.7 `damage.is_dead`,
NES-25.8 each in `fire_drake.FlameRoll` (NES-40.7) and in `skunk.spray` (NES-40.9). They try an Epic
hit each (NES-40.6, `fire_drake.py`), and roll once under a gaze (NES-40.5, `basilisk.py`).
"""

from typing import Final, final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import MOTION, POINTS, STRIKE, SWANS_ASKED, VICTIM
from wildtable.games.wilderness.moves import ANIMALS, INFEST, MEND, WOUND
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.activation import after_poison
from wildtable.games.wilderness.rules.animals.bees import after_sting
from wildtable.games.wilderness.rules.animals.scarab import enter
from wildtable.games.wilderness.rules.animals.unicorn import mend_swan, mend_swans
from wildtable.games.wilderness.rules.damage import harm_swans, hurt_swan
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.standard_attack import after_swans_chose
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, top
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn

BOTH: Final = 2  # nobody is asked where only one can be chosen, or where they are alike


@final
class Wounding(Decision[Board]):
    """NES-25.4, NES-25.5, NES-R63: one point of damage after the other."""

    def turn(self, table: Board) -> Turn:
        return ASK[field(table.stack, SWANS_ASKED) // ANIMALS]

    def legal(self, table: Board, seat: int) -> list[int]:
        return [WOUND, WOUND + 1]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        return None if WOUND <= move < WOUND + BOTH else not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        swans, points = field(stack, SWANS_ASKED), field(stack, POINTS)
        pop(stack)
        hurt_swan(table, swans, move - WOUND, 1)
        if harm_swans(table, swans, points - 1):
            resume(table)


def resume(table: Board) -> None:
    """Go on with what has hurt the Swans."""
    kind = top(table.stack)
    if kind == STRIKE:
        after_swans_chose(table)
    elif kind == MOTION:
        after_sting(table)
    else:
        after_poison(table)


@final
class Mending(Decision[Board]):
    """NES-R63: their owner says whom Healing helps, Drop by Drop."""

    def turn(self, table: Board) -> Turn:
        return ASK[field(table.stack, SWANS_ASKED) // ANIMALS]

    def legal(self, table: Board, seat: int) -> list[int]:
        return [MEND, MEND + 1]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        return None if MEND <= move < MEND + BOTH else not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        swans, points = field(stack, SWANS_ASKED), field(stack, POINTS)
        pop(stack)
        mend_swan(table, swans, move - MEND)
        if mend_swans(table, swans, points - 1):
            end_activation(table)


@final
class Infesting(Decision[Board]):
    """NES-40.8: into which of them the Scarab goes."""

    def turn(self, table: Board) -> Turn:
        return ASK[table.stack[VICTIM] // ANIMALS]

    def legal(self, table: Board, seat: int) -> list[int]:
        return [INFEST, INFEST + 1]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        return None if INFEST <= move < INFEST + BOTH else not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        enter(table, move - INFEST)
