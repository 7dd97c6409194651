"""What an animal in motion may do, and where its motion may end (NES-8, NES-11, NES-28).

Attacks that come before a change of field (NES-11.3, NES-11.4, NES-11.7) are in `attack.py`, when
they are certain (NES-11.5) in `targets.py`, whether anything is left to do (NES-11.8) in
`completion.py`.

What Steps cost (NES-8.3, NES-8.4) is in `arrangement.py`, how many there are (NES-8.5, NES-8.7,
NES-8.9, NES-8.10) in `speed.py` and `steps.py`, what is in the way (NES-8.1, NES-8.14) in
`traverse.py`.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE
from wildtable.games.wilderness.frames import (
    ACTIVE,
    FRESH,
    LOAD,
    MOVER,
    ORIGIN,
    PART,
    PICKUP,
    SPEED,
    SPRINTING,
    USED,
)
from wildtable.games.wilderness.moves import (
    AGAIN,
    ANIMALS,
    ATTACK,
    BEES,
    CONE,
    DIRECTIONS,
    DROP,
    EAGLE,
    EEL,
    FIELD,
    FIELDS,
    HALT,
    PICK_UP,
    SNAKE,
    SPRAY,
    STEP,
    WATER,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.animals.basilisk import look_out
from wildtable.games.wilderness.rules.animals.eagle import (
    can_drop,
    can_pick_up,
    drop,
    drop_denial,
    pick_up,
    pick_up_denial,
)
from wildtable.games.wilderness.rules.animals.fire_drake import breathe, cone_denial, cones
from wildtable.games.wilderness.rules.animals.skunk import spray, spray_denial, sprays
from wildtable.games.wilderness.rules.arrangement import COLUMN, ROW
from wildtable.games.wilderness.rules.attack import attack_denial, attacks
from wildtable.games.wilderness.rules.completion import can_step
from wildtable.games.wilderness.rules.elements import holds_element
from wildtable.games.wilderness.rules.plan import has_plan_after_step, has_second_motion
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.speed import price, speed_of, steps_left
from wildtable.games.wilderness.rules.steps import begin_motion
from wildtable.games.wilderness.rules.table import is_piece, under_desert
from wildtable.games.wilderness.rules.traverse import stands
from wildtable.kernel.decisions import Decision
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn

# --- what may be done ---------------------------------------------------------------------------


@final
class Motion(Decision[Board]):
    """NES-8, NES-10, NES-28: Step by Step, with Talons, an attack, a second motion or a halt."""

    def turn(self, table: Board) -> Turn:
        return ASK[table.stack[MOVER]]

    def legal(self, table: Board, seat: int) -> list[int]:
        stack = table.stack
        here = table.place[stack[ACTIVE]]
        left = steps_left(
            table,
            stack[MOVER],
            stack[USED],
            stack[SPEED],
        )
        moves: list[int] = []
        if left >= 1:
            moves += [STEP + f for f in table.board.orthogonal[here] if can_step(table, f, 1)]
        if left >= 2:
            moves += [STEP + f for f in table.board.diagonal[here] if can_step(table, f, 2)]
        if stack[ACTIVE] % ANIMALS == EAGLE:
            if can_pick_up(table, here):
                moves.append(PICK_UP)
            if can_drop(table, here):
                moves.append(DROP)
        if stack[PART] == 1:
            moves += attacks(table)
            moves += cones(table)
            moves += sprays(table)
        if may_rest(table, here):
            if stack[PART] == 1 and can_move_again(table, here):
                moves.append(AGAIN)
            # NES-11.1; NES-11.2 waking up, Deactivation and a gaze don't come by here
            if here != stack[ORIGIN]:
                moves.append(HALT)
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if STEP <= move < STEP + FIELDS:
            return step_denial(table, move - STEP)
        if ATTACK <= move < ATTACK + FIELDS:
            return attack_denial(table, move)
        if CONE <= move < CONE + DIRECTIONS:
            return cone_denial(table, move - CONE)
        if move == SPRAY:
            return spray_denial(table)
        if move == PICK_UP:
            return pick_up_denial(table)
        if move == DROP:
            return drop_denial(table)
        if move in (AGAIN, HALT):
            return rest_denial(table, move)
        return not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move < PICK_UP:
            look_out(table, move - STEP, attack=0)
        elif move == PICK_UP:
            pick_up(table)
        elif move == DROP:
            drop(table)
        elif move == AGAIN:
            begin_motion(table, 2)
        elif move == HALT:
            end_activation(table)  # NES-8.17, NES-R34
        elif move < CONE:
            look_out(table, move - ATTACK, attack=1)  # NES-30.9
        elif move < SPRAY:
            breathe(table, move - CONE)  # NES-32.2, NES-32.20, NES-R71 without a roll
        else:
            spray(table)  # NES-34.9


def may_rest(table: Board, here: int) -> bool:
    """Whether this motion may end here, NES-8.16 the first one of two as well.

    One without Steps is not ended, it is not begun.
    """
    stack = table.stack
    piece = stack[ACTIVE]
    return (
        stack[USED] > 0
        and stack[LOAD] < 0
        and table.at[here] == piece
        and stands(table, piece, here, NONE)
    )


def can_move_again(table: Board, here: int) -> bool:
    """NES-8.6 whether a second motion can begin with some Step."""
    stack = table.stack
    part, used, speed = (
        stack[PART],
        stack[USED],
        stack[SPEED],
    )
    stack[PART] = 2
    stack[USED] = 0
    stack[SPEED] = speed_of(table, stack[ACTIVE], here, stack[SPRINTING])
    found = some_step(table, here)
    stack[PART] = part
    stack[USED] = used
    stack[SPEED] = speed
    return found


def some_step(table: Board, here: int) -> bool:
    stack = table.stack
    left = steps_left(table, stack[MOVER], stack[USED], stack[SPEED])
    for near in table.board.orthogonal[here] if left >= 1 else []:
        if can_step(table, near, 1):
            return True
    for near in table.board.diagonal[here] if left >= 2 else []:
        if can_step(table, near, 2):
            return True
    return False


# --- why not ------------------------------------------------------------------------------------


def step_denial(table: Board, field: int) -> Denial | None:
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    across = abs(COLUMN[field] - COLUMN[here]), abs(ROW[field] - ROW[here])
    if max(across) != 1 or not table.board.landscape[field]:
        return Denial("NES-R6", "not-adjacent", {"field": FIELD.names[field]})
    denial = entry_denial(table, piece, field)
    if denial is not None:
        return denial
    cost = sum(across)
    if stack[USED] + cost > table.book.rush * stack[SPEED]:  # NES-8.11
        return Denial("NES-8.11", "beyond-double-speed")
    if price(stack[USED], stack[SPEED], cost) > table.magic[stack[MOVER]]:
        return Denial("NES-8.8", "not-enough-magic")
    if not has_plan_after_step(table, field):
        return Denial("NES-R88", "could-not-be-completed")
    return None


def entry_denial(table: Board, piece: int, field: int) -> Denial | None:
    """Why the piece may not even pass over a field."""
    animal, what = piece % ANIMALS, table.at[field]
    if under_desert(table, field) and animal != SNAKE:  # NES-8.2, NES-9.5
        return Denial("NES-9.5" if table.book.traverse[animal] else "NES-8.2", "desert-in-the-way")
    if animal == EEL and not table.board.landscape[field] & WATER:
        return Denial("NES-35.5", "no-water-there")
    if field == table.stack[PICKUP]:
        return Denial("NES-R65", "pickup-stays-open")
    # NES-8.12, NES-8.13
    if is_piece(what) and what % ANIMALS != BEES and not table.book.traverse[animal]:
        return Denial("NES-8.12", "field-occupied", {"field": FIELD.names[field]})
    return None


def rest_denial(table: Board, move: int) -> Denial | None:
    """Why the motion, or the activation, may not end here."""
    stack = table.stack
    piece, here = stack[ACTIVE], table.place[stack[ACTIVE]]
    if move == AGAIN and stack[PART] == 2:
        return Denial("NES-7.10", "two-motions-at-most")
    if stack[USED] == 0:
        return Denial("NES-11.1" if stack[PART] == 1 else "NES-R34", "take-a-step-first")
    if stack[LOAD] >= 0:
        return Denial("NES-28.6", "drop-the-load-first")
    if table.at[here] != piece:
        swarm = table.at[here] % ANIMALS == BEES
        passing = "NES-29.4" if swarm else "NES-8.15"
        return Denial(passing if stack[FRESH] else "NES-28.7", "not-on-occupied-field")
    if piece % ANIMALS == BEES and holds_element(table, here):
        return Denial("NES-29.7", "bees-shun-elements")
    if move == HALT and here == stack[ORIGIN]:
        return Denial("NES-11.6", "must-change-field")
    if move == AGAIN and not has_second_motion(table):
        return Denial("NES-R88", "could-not-be-completed")
    return None


# --- doing it ------------------------------------------------------------------------------------
