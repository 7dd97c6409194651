"""Elements: who captures which, and what it takes to have all five (NES-17).

NES-17.1 at the beginning of an activation: `activation.py`; NES-17.2 at its end: `action_move.py`.
"""

from typing import Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import FIVE_ELEMENTS
from wildtable.games.wilderness.moves import CAPTURED, ELEMENTS
from wildtable.games.wilderness.rules.ending import end_match
from wildtable.kernel.fields import changed

ALL_ELEMENTS: Final = (1 << ELEMENTS) - 1


def holds_element(table: Board, field: int) -> bool:
    """NES-1.9 a copy for each player; NES-R68 whether anybody's still lies there."""
    element = table.board.element_at[field]
    if element < 0:
        return False
    everybody = ALL_ELEMENTS
    for captured in table.captured:
        everybody &= captured
    return not everybody >> element & 1


def capture(table: Board, seat: int, field: int) -> None:
    """NES-R51 without a decision: the seat takes its own copy, if it has not (NES-17.5).

    NES-17.3 when an activation begins and when it ends, NES-17.4 not on the way.
    """
    element = table.board.element_at[field]
    if element < 0 or table.captured[seat] >> element & 1:
        return
    captured = table.captured[seat] | 1 << element  # NES-17.6 once, NES-17.7, NES-17.10 for good
    table.captured = changed(table.captured, seat, captured)
    if table.news is not None:
        table.tell(CAPTURED.at(seat, element))
    # NES-1.10, NES-17.8, NES-R83 at that moment, NES-17.9 be it in the first move
    if table.captured[seat] == ALL_ELEMENTS:
        end_match(table, FIVE_ELEMENTS, seat)
