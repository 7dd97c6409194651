"""Conceding (NES-R84): out of the match, at any moment, in the middle of anything."""

from wildtable.games.wilderness.moves import (
    ACTED,
    ACTIVATION_BASE,
    ACTIVE,
    ANIMALS,
    ARRANGING,
    BEGINNING,
    COUNTERED,
    DROPPED,
    FLAMES,
    GAZE,
    GAZE_ATTACK,
    GAZE_FIELD,
    LOAD,
    MOTION,
    MOTION_BASE,
    MOVER,
    PLACING,
    STRIKE,
    TOP_BASE,
    VICTIM,
    WATCHER,
    WHO,
)
from wildtable.games.wilderness.rules.action_move import (
    begin_action_move,
    end_activation,
    following_round,
)
from wildtable.games.wilderness.rules.animals.basilisk import avert_eyes
from wildtable.games.wilderness.rules.animals.eagle import release
from wildtable.games.wilderness.rules.animals.fire_drake import next_flame
from wildtable.games.wilderness.rules.book import PENETRATE, STANDARD
from wildtable.games.wilderness.rules.damage import remove
from wildtable.games.wilderness.rules.ending import end_if_alone, ending_alone
from wildtable.games.wilderness.rules.positional_move import next_positional_move, take_kept
from wildtable.games.wilderness.rules.renewal import bury
from wildtable.games.wilderness.rules.standard_attack import conclude, take_field
from wildtable.games.wilderness.rules.stopping import break_off, stop_if_stuck
from wildtable.games.wilderness.rules.table import (
    ACTING,
    GOING_ON,
    LYING,
    NO_SEAT,
    OFF,
    OVER,
    POSITION,
    Table,
    in_play,
)
from wildtable.games.wilderness.rules.transition import end_stalled_phase, is_stalled
from wildtable.kernel.frames import WIDTH, field, top


def concede(table: Table, seat: int) -> bool:
    if table.phase == OVER or table.left[seat] != 0:
        return False
    table.exits += 1
    table.left[seat] = -table.exits
    acting = table.phase == ACTING
    if acting:
        if top(table.stack) == FLAMES and (seat == table.stack[MOVER] or in_play(table) < 2):
            bury(table, table.board.fields)  # who has burnt already is dead
        clear_away(table, seat)
        if ending_alone(table) != GOING_ON and len(table.stack) > MOTION_BASE:
            break_off(table)
    end_if_alone(table)
    if table.phase == POSITION:
        build_on(table, seat)
    elif table.phase == ACTING and acting:
        play_on(table, seat)
    return True


def build_on(table: Table, seat: int) -> None:
    """Go on without the seat in the Position phase."""
    stack = table.stack
    if top(stack) in (ARRANGING, BEGINNING):
        return
    mover = field(stack, WHO)
    dropped = top(stack) == PLACING and field(stack, DROPPED) == 1
    if mover == seat:
        take_kept(table, seat)
        table.moved = max(1, table.moved)  # NES-5.8 nobody else has the limits of the first move
        if dropped:
            table.idle = 0
    if table.first == NO_SEAT and not dropped and is_stalled(table):
        end_stalled_phase(table, mover)  # NES-R11 fewer players, shorter rounds
    elif mover == seat:
        next_positional_move(table, seat)


def clear_away(table: Table, seat: int) -> None:
    """All animals of the seat leave the board; deserts stay."""
    stack = table.stack
    if len(stack) > MOTION_BASE and stack[LOAD] >= 0:
        if seat in (stack[MOVER], stack[LOAD] // ANIMALS):
            release(table)
    if seat == stack[MOVER]:
        del stack[ACTIVATION_BASE:]
        table.path.clear()
    for piece in range(ANIMALS * seat, ANIMALS * (seat + 1)):
        if table.place[piece] != OFF:
            remove(table, piece)


def play_on(table: Table, seat: int) -> None:
    """Go on without the seat, whatever was being decided."""
    stack = table.stack
    if seat == stack[MOVER]:
        if stack[ACTED]:
            table.idle = 0  # NES-R31 it has not passed
        following = following_round(table, seat)
        if following != NO_SEAT:
            begin_action_move(table, following)
        return
    kind = stack[TOP_BASE] if len(stack) > TOP_BASE else top(stack)
    if kind == STRIKE:
        if stack[VICTIM] // ANIMALS == seat and not stack[COUNTERED]:
            spare_victim(table)
    elif kind == GAZE:
        if stack[GAZE_ATTACK] and not 0 <= table.at[stack[GAZE_FIELD]] < LYING:
            del stack[TOP_BASE:]
            stop_if_stuck(table)
        elif stack[WATCHER] == seat:
            avert_eyes(table)
    elif kind == FLAMES:
        next_flame(table)
    elif kind == MOTION:
        stop_if_stuck(table)


def spare_victim(table: Table) -> None:
    """The victim of an attack is gone: who would have taken its field does."""
    stack = table.stack
    del stack[TOP_BASE + WIDTH :]
    form = table.book.form[stack[ACTIVE] % ANIMALS]
    if form in (STANDARD, PENETRATE):
        take_field(table)
        conclude(table)
    else:
        end_activation(table)
