"""Unicorn: Healing (NES-31); its Aura is asked for where attacks are made.

NES-31.1, NES-31.2, NES-31.6, NES-40.17 `aura.is_protected`: who is in it. NES-31.3
`targets.standard_hits` does nothing there, NES-31.4 `standard_attack.hit` adds the roll all the
same, and NES-31.5 `bees.sting` asks for no Aura. NES-31.7, NES-31.12 `attack.strike` heals as
others attack, NES-31.9 whomever `targets.may_attack` lets it: NES-31.10 no Unicorn, NES-31.11 the
stunned too.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import MENDING, VICTIM
from wildtable.games.wilderness.moves import ANIMALS, HEALED, ROLL, SWANS
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.damage import are_alike, drops_on, swan_damage, swan_lives
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import pop, push


@final
class HealingRoll(ChanceDecision[Board]):
    """NES-31.8, NES-R73: the sun row says how many Drops go."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return table.book.throws[1]

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        victim = table.stack[VICTIM]
        points = min(table.book.healed[move - ROLL], drops_on(table, victim))  # NES-R73
        if table.news is not None:
            table.tell(HEALED.at(victim, points))
        if victim % ANIMALS != SWANS:
            table.damage = changed(table.damage, victim, table.damage[victim] - points)
            end_activation(table)
        elif mend_swans(table, victim, points):
            end_activation(table)


def mend_swans(table: Board, swans: int, points: int) -> bool:
    """NES-R63 their owner chooses among living Swans; False while there is something to choose."""
    while points > 0:
        first, second = can_mend(table, swans, 0), can_mend(table, swans, 1)
        if first and second and points < drops_on(table, swans) and not are_alike(table, swans):
            push(table.stack, MENDING, swans, points)
            return False
        mend_swan(table, swans, 0 if first else 1)
        points -= 1
    return True


def can_mend(table: Board, swans: int, swan: int) -> bool:
    return swan_lives(table, swans, swan) and swan_damage(table, swans, swan) > 0


def mend_swan(table: Board, swans: int, swan: int) -> None:
    if swan == 0:
        table.damage = changed(table.damage, swans, table.damage[swans] - 1)
    else:
        seat = swans // ANIMALS
        table.mate = changed(table.mate, seat, table.mate[seat] - 1)
