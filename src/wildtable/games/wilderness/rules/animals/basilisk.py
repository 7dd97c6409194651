"""Basilisk: who must roll before a Step (NES-30)."""

from typing import Final

from wildtable.games.wilderness.moves import (
    ACTIVE,
    ANIMALS,
    BASILISK,
    EEL,
    GAZE,
    GAZE_ATTACK,
    GAZE_FIELD,
    MOVER,
    TOP_BASE,
    WATCHED,
    WATCHER,
)
from wildtable.games.wilderness.rules.arrangement import COLUMN, ROW
from wildtable.games.wilderness.rules.attack import strike
from wildtable.games.wilderness.rules.steps import take_step
from wildtable.games.wilderness.rules.stopping import stop
from wildtable.games.wilderness.rules.table import LYING, NO_SEAT, Table
from wildtable.kernel.frames import push

NORTH: Final = 0  # lines of the board
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def watcher_after(table: Table, piece: int, asked: int) -> int:
    """NES-R71 the next seat whose Basilisk watches, in order from the mover after `asked` seats."""
    mover = table.stack[MOVER]
    for after in range(asked, table.seats):
        seat = (mover + after) % table.seats
        if watches(table, ANIMALS * seat + BASILISK, piece):
            return seat
    return NO_SEAT


def watches(table: Table, basilisk: int, piece: int) -> bool:
    """Whether the piece is the nearest animal that a Basilisk sees in one direction."""
    eyes = table.place[basilisk]
    if eyes < 0 or piece % ANIMALS in (BASILISK, EEL):  # NES-30.13, 30.14, 35.9
        return False
    if basilisk // ANIMALS == piece // ANIMALS and not table.book.gaze_affects_own_animals:
        return False
    here = table.place[piece]
    if COLUMN[eyes] == COLUMN[here]:  # NES-30.2, NES-30.10 in straight lines only
        line = NORTH if here < eyes else SOUTH
    elif ROW[eyes] == ROW[here]:
        line = WEST if here < eyes else EAST
    else:
        return False
    for field in table.board.line[4 * eyes + line]:
        seen = table.at[field]
        visible = 0 <= seen < LYING and seen % ANIMALS != EEL  # NES-30.11, NES-40.14 not deserts
        if field == here:
            return not visible or seen == piece  # NES-30.12, NES-40.15
        if visible:
            return False  # NES-30.3
    return False


def look_out(table: Table, field: int, attack: int, asked: int) -> None:
    """NES-30.4 a watched animal rolls before its Step, once for each Basilisk.

    NES-30.7, NES-30.8 what counts is where it stands, not where it goes.
    """
    stack = table.stack
    piece = stack[ACTIVE]
    watcher = watcher_after(table, piece, asked)
    if watcher != NO_SEAT:
        push(stack, GAZE, field, watcher, attack)
        if table.news is not None:
            table.tell(WATCHED.at(piece, watcher))
    elif attack:
        strike(table, field)
    else:
        take_step(table, field)


def roll_gaze(table: Table, side: int) -> None:
    if table.book.success[side]:
        avert_eyes(table)  # NES-30.5
    else:
        stop(table)  # NES-30.6


def avert_eyes(table: Table) -> None:
    """On to the next Basilisk, or to the Step."""
    stack = table.stack
    field, watcher, attack = stack[GAZE_FIELD], stack[WATCHER], stack[GAZE_ATTACK]
    del stack[TOP_BASE:]
    asked = (watcher - stack[MOVER]) % table.seats + 1
    look_out(table, field, attack, asked)
