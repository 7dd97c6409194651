"""Conceding (NES-R84): out of the match, at any moment, in the middle of anything."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import ACTING, ENDED, GOING_ON, NO_SEAT, OFF, POSITION
from wildtable.games.wilderness.frames import (
    ACTED,
    ACTIVE,
    ARRANGING,
    BEGINNING,
    BUILDER,
    COUNTERED,
    DROPPED,
    FLAMES,
    GAZE,
    GAZE_ATTACK,
    GAZE_FIELD,
    IN_ACTIVATION,
    IN_ATTACK,
    IN_MOTION,
    IN_STRIKE,
    LOAD,
    MOTION,
    MOVER,
    PLACING,
    STRIKE,
    VICTIM,
    WATCHER,
)
from wildtable.games.wilderness.moves import ANIMALS
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
from wildtable.games.wilderness.rules.table import in_play, is_piece, lay_bare
from wildtable.games.wilderness.rules.transition import end_stalled_phase, is_stalled
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import UNSET, field, lies_at, top


def concede(table: Board, seat: int) -> bool:
    if table.phase == ENDED or table.left[seat] != 0:
        return False
    table.exits += 1
    table.left = changed(table.left, seat, -table.exits)
    acting = table.phase == ACTING
    if acting:
        if top(table.stack) == FLAMES and (seat == table.stack[MOVER] or in_play(table) < 2):
            bury(table, table.board.fields)  # who has burnt already is dead
        clear_away(table, seat)
        if ending_alone(table) != GOING_ON and lies_at(table.stack, IN_MOTION) == MOTION:
            break_off(table)
    end_if_alone(table)
    if table.phase == POSITION:
        build_on(table, seat)
    elif table.phase == ACTING and acting:
        play_on(table, seat)
    return True


def build_on(table: Board, seat: int) -> None:
    """Go on without the seat in the Position phase."""
    stack = table.stack
    if top(stack) in (ARRANGING, BEGINNING):
        return
    mover = field(stack, BUILDER)
    dropped = top(stack) == PLACING and field(stack, DROPPED) == 1
    if mover == seat:
        take_kept(table, seat)
        table.turns += 1
        table.moved = max(1, table.moved)  # NES-5.8 nobody else has the limits of the first move
        if dropped:
            table.idle = 0
    if table.first == NO_SEAT and not dropped and is_stalled(table):
        end_stalled_phase(table, mover)  # NES-R11 fewer players, shorter rounds
    elif mover == seat:
        next_positional_move(table, seat)


def clear_away(table: Board, seat: int) -> None:
    """All animals of the seat leave the board; deserts stay."""
    stack = table.stack
    if lies_at(stack, IN_MOTION) == MOTION and stack[LOAD] >= 0:
        if seat in (stack[MOVER], stack[LOAD] // ANIMALS):
            release(table)
    if seat == stack[MOVER]:
        lay_bare(stack, IN_ACTIVATION)
        table.path.clear()
    for piece in range(ANIMALS * seat, ANIMALS * (seat + 1)):
        if table.place[piece] != OFF:
            remove(table, piece)


def play_on(table: Board, seat: int) -> None:
    """Go on without the seat, whatever was being decided."""
    stack = table.stack
    if seat == stack[MOVER]:
        table.turns += 1
        if stack[ACTED]:
            table.idle = 0  # NES-R31 it has not passed
        following = following_round(table, seat)
        if following != NO_SEAT:
            begin_action_move(table, following)
        return
    kind = lies_at(stack, IN_ATTACK) if lies_at(stack, IN_ATTACK) != UNSET else top(stack)
    if kind == STRIKE:
        if stack[VICTIM] // ANIMALS == seat and not stack[COUNTERED]:
            spare_victim(table)
    elif kind == GAZE:
        if stack[GAZE_ATTACK] and not is_piece(table.at[stack[GAZE_FIELD]]):
            lay_bare(stack, IN_ATTACK)
            stop_if_stuck(table)
        elif stack[WATCHER] == seat:
            avert_eyes(table)
    elif kind == FLAMES:
        next_flame(table)
    elif kind == MOTION:
        stop_if_stuck(table)


def spare_victim(table: Board) -> None:
    """The victim of an attack is gone: who would have taken its field does."""
    stack = table.stack
    lay_bare(stack, IN_STRIKE)
    form = table.book.form[stack[ACTIVE] % ANIMALS]
    if form in (STANDARD, PENETRATE):
        take_field(table)
        conclude(table)
    else:
        end_activation(table)
