"""The Trigger: the pile of Drops that ends the Position phase (NES-2).

NES-2.4 land takes no Drop: `placing.lay_land` doesn't come here. NES-2.11, NES-2.12 what holds from
then on: `action_move.py`, `transition.py`. NES-2.1, NES-2.2 in which order: `transition.py`,
`positional_move.py`.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NO_SEAT
from wildtable.games.wilderness.frames import DROPPED
from wildtable.games.wilderness.moves import TRIGGERED
from wildtable.kernel.frames import put


def take_drop(table: Board, seat: int) -> None:
    """NES-2.3 for every animal that is placed; NES-2.13 once the pile is empty, nothing."""
    if not table.trigger:
        return
    table.trigger -= 1
    put(table.stack, DROPPED, 1)
    if table.trigger == 0 and table.first == NO_SEAT:
        table.first = seat  # NES-2.5, NES-2.10; NES-2.6 this move goes on
        if table.news is not None:
            table.tell(TRIGGERED.at(seat))


def ends_phase(table: Board, seat: int, goal: int) -> bool:
    """Whether the Position phase ends between the moves of two seats.

    NES-2.8 after the Trigger each of the others has one last move, in turn order (NES-R22); when
    the turn of the seat that pulled it has come again (NES-2.7), the phase is over (NES-2.9).
    """
    while table.first != NO_SEAT and seat != goal:
        seat = (seat + 1) % table.seats
        if seat == table.first:
            return True
    return False
