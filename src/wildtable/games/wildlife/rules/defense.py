"""Attack, Aggression and exchange aim at another's tile; Defense may block them."""

from wildtable.games.wildlife.moves import (
    ABILITIES,
    AGAINST,
    ALLOW,
    ATTACKER,
    BLOCK,
    BY_EXCHANGE,
    DEFENDING,
    DEFENSE,
    EXCHANGED,
    LIFTED,
    TARGET,
    WHO,
)
from wildtable.games.wildlife.rules.expand_attack import replace_tile
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import Table, active, unused
from wildtable.games.wildlife.rules.turn_end import finish_action
from wildtable.kernel.frames import field, pop, push
from wildtable.kernel.game import Denial


def aim_at(table: Table, attacker: int, kind: int, space: int) -> None:
    """LIF-17.9 the target is named; its owner may block before anything is moved."""
    victim = table.owner[space]
    if can_defend(table, victim):
        push(table.stack, DEFENDING, victim, attacker, kind, space)
    else:
        strike(table, attacker, kind, space)


def can_defend(table: Table, victim: int) -> bool:
    if victim == active(table) and not table.content.defense_on_own_turn:  # LIF-17.11
        return False
    return unused(table, victim, DEFENSE) > 0  # LIF-17.8 each tile once a turn


def strike(table: Table, attacker: int, kind: int, space: int) -> None:
    if kind == BY_EXCHANGE:
        exchange(table, attacker, field(table.stack, LIFTED), space)
    else:
        replace_tile(table, attacker, space)
    finish_action(table)


def exchange(table: Table, seat: int, start: int, goal: int) -> None:
    """LIF-17.23 two tiles change places; LIF-17.24 the other's may be stranded."""
    other = table.owner[goal]
    table.owner[goal] = seat
    table.owner[start] = other
    if table.news is not None:
        table.tell(EXCHANGED.at(seat, other, start, goal))


def defense_moves(table: Table) -> list[int]:
    return [BLOCK, ALLOW]


def defend(table: Table, move: int) -> None:
    stack = table.stack
    seat, attacker = field(stack, WHO), field(stack, ATTACKER)
    kind, space = field(stack, AGAINST), field(stack, TARGET)
    pop(stack)
    if move == BLOCK:  # LIF-17.7 the action is lost
        table.used[ABILITIES * seat + DEFENSE] += 1
        finish_action(table)
    else:
        strike(table, attacker, kind, space)


def defense_denial(table: Table, seat: int, move: int) -> Denial | None:
    return None if move in (BLOCK, ALLOW) else not_now(table, seat, move)
