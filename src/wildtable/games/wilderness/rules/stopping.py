"""An activation that is cut short: by a gaze, a sting, or a plan that came to nothing (NES-R89)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE
from wildtable.games.wilderness.frames import ACTIVE, LOAD, PICKUP
from wildtable.games.wilderness.moves import STOPPED
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.animals.eagle import release
from wildtable.games.wilderness.rules.completion import can_deliver, can_finish
from wildtable.games.wilderness.rules.table import lift, put_down
from wildtable.games.wilderness.rules.traverse import stands


def stop(table: Board) -> None:
    """The activation is over; NES-R89 on the last field of the path where the piece may stand.

    NES-11.2 it may be the first one.
    """
    piece = table.stack[ACTIVE]
    break_off(table)
    if table.news is not None:
        table.tell(STOPPED.at(piece, table.place[piece]))
    end_activation(table)  # NES-R54


def break_off(table: Board) -> None:
    """Everybody who is in the air or only passing goes where they may stand."""
    piece = table.stack[ACTIVE]
    here = table.place[piece]
    release(table)
    if table.at[here] != piece or not stands(table, piece, here, NONE):
        lift(table, piece)
        put_down(table, piece, refuge(table, piece))


def refuge(table: Board, piece: int) -> int:
    for place in range(len(table.path) - 1, 0, -1):
        if stands(table, piece, table.path[place], NONE):
            return table.path[place]
    return table.path[0]


def stop_if_stuck(table: Board) -> None:
    """A wound may spoil a plan, such as the Swans' two certain hits: then the motion is over."""
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    if stack[LOAD] >= 0:
        done = can_deliver(table, here, 0, stack[LOAD], stack[PICKUP])
    else:
        done = can_finish(table, here, 0, NONE, NONE)
    if not done:
        stop(table)
