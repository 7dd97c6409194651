"""The Basilisk's gaze: who must roll before a Step (NES-30)."""

from typing import Final

from wildtable.games.wilderness.moves import ANIMALS, BASILISK, EEL, MOVER
from wildtable.games.wilderness.rules.arrangement import COLUMN, ROW
from wildtable.games.wilderness.rules.table import LYING, NOBODY, Table

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
    return NOBODY


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
