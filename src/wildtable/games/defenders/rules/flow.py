"""What comes next: the frame on top says who decides, or goes on by itself."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import (
    CHOOSING,
    DRAWING,
    DRAWING_LEFT,
    DYING,
    HARDENING,
    HARDENING_LEFT,
    HURTING,
    LEAVING,
    MACHINES,
    MACHINES_CARD,
    REVEALING,
    REVEALING_TURNED,
    ROUND,
    SIDE,
    TURNING_UP,
)
from wildtable.games.defenders.rules.cards import need_a_card
from wildtable.games.defenders.rules.damage import someone_to_kill
from wildtable.games.defenders.rules.machines import hurt_next, next_step
from wildtable.games.defenders.rules.news import OVER
from wildtable.games.defenders.rules.rounds import (
    next_turn,
    resolve_reveals,
    reveal,
    someone_owes_choice,
    triggers_itself,
)
from wildtable.games.defenders.rules.turn import leave
from wildtable.games.defenders.rules.values import LIMIT, MOST_MOVES, NONE, RUNNING
from wildtable.kernel.frames import UNSET, field, pop, push, top


def go_on(table: Board) -> None:
    """Let everything happen that nobody decides, up to the next decision, chance or the end."""
    # DEF-R-90 bread for bread could go on for ever: then the machines win. Not in the middle of
    # a silent choice, where answers are still to come.
    if table.clock >= MOST_MOVES and top(table.stack) != CHOOSING and table.result == RUNNING:
        table.result = LIMIT
    while table.result == RUNNING:
        frame = top(table.stack)
        if is_decision(table, frame):
            return
        step(table, frame)
    table.stack.clear()
    if table.news is not None:
        table.tell(OVER.at(table.result))


def is_decision(table: Board, frame: int) -> bool:
    """Whether a seat or chance has to move now."""
    if frame == DRAWING:
        return field(table.stack, DRAWING_LEFT) > 0 and need_a_card(table, field(table.stack, SIDE))
    if frame == TURNING_UP:
        return need_a_card(table, field(table.stack, SIDE))
    if frame == DYING:
        return someone_to_kill(table)
    if frame == HARDENING:
        return field(table.stack, HARDENING_LEFT) > 0
    if frame == CHOOSING:
        return someone_owes_choice(table)
    if frame == REVEALING:
        return field(table.stack, REVEALING_TURNED) == 1 and not triggers_itself(table)
    if frame == MACHINES:
        return field(table.stack, MACHINES_CARD) == NONE
    return frame != ROUND and frame != LEAVING and frame != HURTING and frame != UNSET


def step(table: Board, frame: int) -> None:
    """Go on with a frame that nobody has to decide about."""
    if frame == ROUND:
        next_turn(table)
    elif frame == MACHINES:
        next_step(table)
    elif frame == HURTING:
        hurt_next(table)
    elif frame == LEAVING:
        leave(table)
    elif frame == REVEALING:
        resolve_reveals(table)
    elif frame == CHOOSING:
        reveal(table, table.first)
    elif frame == UNSET:  # set-up is done
        push(table.stack, CHOOSING)
    else:  # DEF-7.14 nothing to draw, DEF-R-42 nobody to kill, no difficult card to add
        pop(table.stack)
