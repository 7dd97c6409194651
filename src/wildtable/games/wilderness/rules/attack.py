"""An attack with an imaginary Step: from the field it is launched from to what answers it.

What becomes of it (NES-10.3, NES-10.7, NES-10.8, NES-10.11) is in `standard_attack.py` and
`animals/`, who may be attacked (NES-10.9) in `targets.py`.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import (
    ACTIVE,
    BALL,
    FRESH,
    HEALING,
    LOAD,
    MOVER,
    ORIGIN,
    PART,
    SPEED,
    STRIKE,
    TAIL,
    USED,
)
from wildtable.games.wilderness.moves import (
    ANIMALS,
    ATTACK,
    BEES,
    ECHIDNA,
    EEL,
    FIELD,
    FIRE_DRAKE,
    LIZARD,
    SCARAB,
    SNAKE,
    UNICORN,
    WATER,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.animals.eel import shock_denial
from wildtable.games.wilderness.rules.animals.fire_drake import attempt
from wildtable.games.wilderness.rules.animals.lizard import may_shed
from wildtable.games.wilderness.rules.animals.mouflon import stun
from wildtable.games.wilderness.rules.animals.scarab import penetrate
from wildtable.games.wilderness.rules.arrangement import COLUMN, ROW, step_cost
from wildtable.games.wilderness.rules.book import HEAL, PENETRATE, SHOCK
from wildtable.games.wilderness.rules.damage import drops_on
from wildtable.games.wilderness.rules.speed import pay_rush, price, steps_left
from wildtable.games.wilderness.rules.standard_attack import uncertain_hit
from wildtable.games.wilderness.rules.table import is_piece, under_desert
from wildtable.games.wilderness.rules.targets import (
    has_area_attack,
    is_certain,
    makes_no_attack,
    may_attack,
)
from wildtable.kernel.frames import push
from wildtable.kernel.game import Denial


def attacks(table: Board) -> list[int]:
    """Attacks of the piece in its first motion, from where it stands.

    NES-9.6 a last Step onto an occupied field is one of these, with Traverse too.
    """
    stack = table.stack
    piece, origin = stack[ACTIVE], stack[ORIGIN]
    here = table.place[piece]
    if table.at[here] != piece or stack[LOAD] >= 0:
        return []
    left = steps_left(table, stack[MOVER], stack[USED], stack[SPEED])
    moves: list[int] = []
    for near in table.board.orthogonal[here] if left >= 1 else []:
        if may_attack(table, piece, near):
            if here != origin or is_certain(table, piece, table.at[near]):
                moves.append(ATTACK + near)
    for near in table.board.diagonal[here] if left >= 2 else []:
        if may_attack(table, piece, near):
            if here != origin or is_certain(table, piece, table.at[near]):
                moves.append(ATTACK + near)
    return moves


def strike(table: Board, target: int) -> None:
    """The imaginary Step is taken: pay for it, then ask, roll or do what the attack does."""
    stack = table.stack
    piece, victim = stack[ACTIVE], table.at[target]
    cost = step_cost(table.place[piece], target)  # NES-10.2
    pay_rush(table, cost)
    stack[USED] = stack[USED] + cost
    push(stack, STRIKE, victim, target, 0, 0)
    form, other = table.book.form[piece % ANIMALS], victim % ANIMALS
    if form == HEAL:
        push(stack, HEALING)  # NES-31.7, NES-31.9, NES-31.11, NES-31.12, NES-40.16
    elif form == SHOCK:
        stun(table, victim)  # NES-35.1, NES-35.2, NES-35.10 one animal
        end_activation(table)  # NES-35.3
    elif other == FIRE_DRAKE:
        attempt(table)  # NES-32.13, NES-40.10
    elif form == PENETRATE:
        penetrate(table)
    elif other == LIZARD and may_shed(table, victim):
        push(stack, TAIL)  # NES-22.6 Standard attacks only, NES-22.7 every time
    elif other == ECHIDNA:
        push(stack, BALL)  # NES-23.1, NES-23.7
    else:
        uncertain_hit(table)


def attack_denial(table: Board, move: int) -> Denial | None:
    """Why this field can't be attacked now."""
    stack = table.stack
    target, piece = move - ATTACK, stack[ACTIVE]
    here = table.place[piece]
    if stack[PART] == 2:  # NES-10.10 option B contains no attack
        return Denial("NES-10.10", "no-attack-in-second-motion")
    if makes_no_attack(table, piece):  # NES-30.1
        return Denial("NES-30.1", "basilisk-only-watches")
    if has_area_attack(table, piece):
        rule = "NES-32.1" if piece % ANIMALS == FIRE_DRAKE else "NES-34.1"
        return Denial(rule, "not-its-attack")
    if stack[LOAD] >= 0:  # NES-28.10
        return Denial("NES-28.10", "drop-the-load-first")
    if table.at[here] != piece:  # NES-28.9 if it has just dropped its load there
        passing = "NES-9.4" if table.book.traverse[piece % ANIMALS] else "NES-10.4"
        return Denial(passing if stack[FRESH] else "NES-28.9", "attack-needs-free-field")
    denial = target_denial(table, piece, target)
    if denial is not None:
        return denial
    if max(abs(COLUMN[target] - COLUMN[here]), abs(ROW[target] - ROW[here])) > 1:  # NES-10.4
        return Denial("NES-10.4", "not-adjacent", {"field": FIELD.names[target]})
    cost = step_cost(here, target)
    if stack[USED] + cost > table.book.rush * stack[SPEED]:  # NES-10.6
        return Denial("NES-10.6", "too-far")
    if price(stack[USED], stack[SPEED], cost) > table.magic[stack[MOVER]]:
        return Denial("NES-10.6", "too-far")
    if here == stack[ORIGIN] and not is_certain(table, piece, table.at[target]):
        # NES-11.3, NES-11.4, NES-11.7
        return Denial("NES-11.4" if stack[USED] == 0 else "NES-11.7", "move-first")
    return None


def target_denial(table: Board, piece: int, target: int) -> Denial | None:
    """Why what stands on a field is no target of this piece."""
    victim = table.at[target]
    if not is_piece(victim) or victim == piece:  # NES-10.1
        return Denial("NES-10.1", "nobody-there", {"field": FIELD.names[target]})
    animal, other = piece % ANIMALS, victim % ANIMALS
    if animal != UNICORN and victim // ANIMALS == piece // ANIMALS:  # NES-R38
        return Denial("NES-R38", "own-animal")
    if animal != SNAKE and under_desert(table, target):  # NES-10.5, NES-R85
        return Denial("NES-10.5", "desert-in-the-way")
    if animal == EEL:
        return shock_denial(table, other, target)
    if other == BEES:  # NES-R66, NES-40.12
        return Denial("NES-40.12" if animal == SCARAB else "NES-R66", "bees-are-invulnerable")
    if other == EEL and not table.book.landscapes[animal] & WATER:  # NES-35.6
        return Denial("NES-35.6", "eel-needs-water")
    if animal == UNICORN:
        if other == UNICORN:  # NES-31.10
            return Denial("NES-31.10", "immune-to-its-kind")
        if drops_on(table, victim) == 0:  # NES-R73
            return Denial("NES-R73", "nothing-to-heal")
    if animal == SCARAB and other == SCARAB:  # NES-16.3
        return Denial("NES-16.3", "immune-to-its-kind")
    return None
