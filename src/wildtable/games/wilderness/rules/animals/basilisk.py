"""Basilisk: who must roll before a Step (NES-30).

NES-30.1 it makes no attack (`targets.makes_no_attack`); NES-30.9 those of others go through
`look_out`, too (`motion.Motion`).
"""

from typing import Final, final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NO_SEAT
from wildtable.games.wilderness.frames import (
    ACTIVE,
    GAZE,
    GAZE_ATTACK,
    GAZE_FIELD,
    IN_ATTACK,
    MOVER,
    WATCHER,
)
from wildtable.games.wilderness.moves import ANIMALS, BASILISK, EEL, ROLL, WATCHED
from wildtable.games.wilderness.rules.arrangement import COLUMN, ROW
from wildtable.games.wilderness.rules.attack import strike
from wildtable.games.wilderness.rules.steps import take_step
from wildtable.games.wilderness.rules.stopping import stop
from wildtable.games.wilderness.rules.table import is_piece, lay_bare
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import push

NORTH: Final = 0  # lines of the board
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def watcher_after(table: Board, piece: int, asked: int) -> int:
    """NES-R71 the next seat whose Basilisk watches, in order from the mover after `asked` seats."""
    mover = table.stack[MOVER]
    for after in range(asked, table.seats):
        seat = (mover + after) % table.seats
        if watches(table, ANIMALS * seat + BASILISK, piece):
            return seat
    return NO_SEAT


def watches(table: Board, basilisk: int, piece: int) -> bool:
    """Whether the piece is the nearest animal that a Basilisk sees in one direction."""
    eyes = table.place[basilisk]
    if eyes < 0 or piece % ANIMALS in (BASILISK, EEL):  # NES-30.13, NES-30.14, NES-35.9
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
    for between in table.board.line[4 * eyes + line]:
        if between == here:
            break
        if is_visible(table.at[between]):
            return False  # NES-30.3
    there = table.at[here]
    return there == piece or not is_visible(there)  # NES-30.12, NES-40.15


def is_visible(what: int) -> bool:
    """NES-30.11, NES-40.14 whether that is an animal a Basilisk sees; a desert hides nobody."""
    return is_piece(what) and what % ANIMALS != EEL


def look_out(table: Board, field: int, attack: int, asked: int = 0) -> None:
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


@final
class GazeRoll(ChanceDecision[Board]):
    """NES-30.4 to NES-30.6: the circle row lets a watched animal take its Step."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return table.book.throws[1]  # NES-40.5 one for two Swans

    def apply(self, table: Board, seat: int, move: int) -> None:
        if table.book.success[move - ROLL]:
            avert_eyes(table)  # NES-30.5
        else:
            stop(table)  # NES-30.6


def avert_eyes(table: Board) -> None:
    """On to the next Basilisk, or to the Step."""
    stack = table.stack
    field, watcher, attack = (
        stack[GAZE_FIELD],
        stack[WATCHER],
        stack[GAZE_ATTACK],
    )
    lay_bare(stack, IN_ATTACK)
    asked = (watcher - stack[MOVER]) % table.seats + 1
    look_out(table, field, attack, asked)
