"""Waking up: all that an animal with a Passivity token can do (NES-12.1).

NES-12.2 it needs its activation token and NES-12.6 costs what it always costs, as `activation.py`
has it of every activation.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import WOKEN
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.kernel.fields import changed
from wildtable.kernel.game import Denial


def waking_denial(table: Board, piece: int, *, waking: bool) -> Denial | None:
    """NES-12.1 a stunned animal wakes up and does nothing else, nobody else does."""
    if table.passive[piece] == 0:
        return Denial("NES-12.1", "not-stunned")
    return None if waking else Denial("NES-12.1", "must-wake-up")


def wake_up(table: Board, piece: int) -> None:
    """NES-12.3, NES-12.7 one Passivity token goes; NES-12.4 nothing else is done."""
    table.passive = changed(table.passive, piece, table.passive[piece] - 1)
    if table.news is not None:
        table.tell(WOKEN.at(piece))
    end_activation(table)  # NES-12.5 with its capture
