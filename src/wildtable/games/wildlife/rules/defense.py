"""Attack, Aggression and exchange aim at another's tile; Defense may block them."""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import (
    AGAINST,
    ATTACKER,
    BY_EXCHANGE,
    DEFENDING,
    LIFTED,
    TARGET,
)
from wildtable.games.wildlife.moves import ABILITIES, ALLOW, BLOCK, DEFENSE, EXCHANGED
from wildtable.games.wildlife.rules.expand_attack import replace_tile
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import active, unused
from wildtable.games.wildlife.rules.turn_end import finish_action
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push
from wildtable.kernel.game import Denial


def aim_at(table: Board, attacker: int, kind: int, space: int) -> None:
    """LIF-7.9, LIF-17.9 the target is named; its owner may block before anything is moved."""
    victim = table.owner[space]
    if can_defend(table, victim):
        push(table.stack, DEFENDING, victim, attacker, kind, space)
    else:
        strike(table, attacker, kind, space)


def can_defend(table: Board, victim: int) -> bool:
    """LIF-17.5, LIF-17.11 not in the own turn; LIF-17.12 against a buyer, all the others."""
    if victim == active(table) and not table.content.defense_on_own_turn:  # LIF-R29
        return False
    # LIF-17.8 each tile once a turn; LIF-17.10 one just bought as well
    return unused(table, victim, DEFENSE) > 0


def strike(table: Board, attacker: int, kind: int, space: int) -> None:
    if kind == BY_EXCHANGE:
        exchange(table, attacker, field(table.stack, LIFTED), space)
    else:
        replace_tile(table, attacker, space)
    finish_action(table)


def exchange(table: Board, seat: int, start: int, goal: int) -> None:
    """LIF-17.23 two tiles change places; LIF-17.24 the other's may be stranded."""
    other = table.owner[goal]
    table.owner[goal] = seat
    table.owner[start] = other
    if table.news is not None:
        table.tell(EXCHANGED.at(seat, other, start, goal))


@final
class Defending(Decision[Board]):
    """LIF-17.6 whether Defense stops what is aimed at a tile."""

    def legal(self, table: Board, seat: int) -> list[int]:
        return [BLOCK, ALLOW]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        return None if move in (BLOCK, ALLOW) else not_now(table, seat, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        attacker, kind, space = field(stack, ATTACKER), field(stack, AGAINST), field(stack, TARGET)
        pop(stack)
        if move == BLOCK:  # LIF-17.7 the action is lost
            table.used[ABILITIES * seat + DEFENSE] += 1
            finish_action(table)
        else:
            strike(table, attacker, kind, space)
