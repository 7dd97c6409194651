"""Lizard: a sheddable tail (NES-22).

NES-40.1, NES-40.2 Bees that attack it die all the same: `standard_attack.conclude`. NES-22.6,
NES-22.7 `attack.strike` asks at every Standard attack and at no other.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NOTHING
from wildtable.games.wilderness.frames import ESCAPING, TAIL_ROLL, TARGET, VICTIM
from wildtable.games.wilderness.moves import ANIMALS, ESCAPE, ROLL, SHED, STAY, TAIL_SHED
from wildtable.games.wilderness.rules.arrangement import distance
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.standard_attack import conclude, take_field, uncertain_hit
from wildtable.games.wilderness.rules.table import lift, put_down
from wildtable.kernel.decisions import ChanceDecision, Decision
from wildtable.kernel.frames import pop, push
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


def may_shed(table: Board, lizard: int) -> bool:
    """NES-R60 not while stunned, and not without a field to go to."""
    if table.passive[lizard] and not table.book.stunned_lizard_may_shed:
        return False
    return bool(refuges(table, table.place[lizard]))


def refuges(table: Board, home: int) -> list[int]:
    """NES-22.4 the nearest free fields, by Step distance."""
    free = [field for field in table.board.fields if table.at[field] == NOTHING]
    far = [distance(home, field) for field in free]
    return [free[i] for i in range(len(free)) if far[i] == min(far)]


@final
class TailChoice(Decision[Board]):
    """NES-22.1, NES-R60: the owner of an attacked Lizard may try to shed its tail."""

    def turn(self, table: Board) -> Turn:
        return ASK[table.stack[VICTIM] // ANIMALS]

    def legal(self, table: Board, seat: int) -> list[int]:
        return [SHED, STAY]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        return None if move in (SHED, STAY) else not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        if move == SHED:
            push(table.stack, TAIL_ROLL)
        else:
            uncertain_hit(table)


@final
class TailRoll(ChanceDecision[Board]):
    """NES-22.2, NES-22.3: the circle row saves the Lizard."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return table.book.throws[1]

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        if not table.book.success[move - ROLL]:
            uncertain_hit(table)  # NES-22.3
            return
        fields = refuges(table, table.stack[TARGET])
        if len(fields) == 1:
            escape(table, fields[0])
        else:
            push(table.stack, ESCAPING)


@final
class Escaping(Decision[Board]):
    """NES-22.4: its owner picks one of the nearest free fields."""

    def turn(self, table: Board) -> Turn:
        return ASK[table.stack[VICTIM] // ANIMALS]

    def legal(self, table: Board, seat: int) -> list[int]:
        return [ESCAPE + field for field in refuges(table, table.stack[TARGET])]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
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

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        escape(table, move - ESCAPE)


def escape(table: Board, field: int) -> None:
    lizard = table.stack[VICTIM]
    lift(table, lizard)
    put_down(table, lizard, field)  # NES-22.2 without damage
    if table.news is not None:
        table.tell(TAIL_SHED.at(lizard, field))
    take_field(table)  # NES-22.5
    conclude(table)
