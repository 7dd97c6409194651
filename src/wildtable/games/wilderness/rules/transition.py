"""From the Position phase to the Action phase (NES-2, NES-6, NES-R11).

Drops that go and the Trigger (NES-2.3 to NES-2.10, NES-2.13) are in `trigger.py`; what leaves the
board (NES-6.1 to NES-6.3) in `table.py`, sizes (NES-6.8, NES-6.9) in `book.py`.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import ANIMALS, REVEALED, STALLED
from wildtable.games.wilderness.rules.action_move import begin_action_phase
from wildtable.games.wilderness.rules.damage import remove
from wildtable.games.wilderness.rules.table import in_play, put_cards_aside


def is_stalled(table: Board) -> bool:
    """NES-R11 nobody has removed a Drop for two rounds."""
    return table.idle >= table.book.stalled_rounds * in_play(table)


def end_stalled_phase(table: Board, seat: int) -> None:
    """NES-R11 the pile is cleared, and the seat whose move would be next acts first."""
    if table.news is not None:
        table.tell(STALLED.at())
    change_phase(table, seat)


def change_phase(table: Board, seat: int) -> None:
    """The transition: what lies face down is turned up, land leaves the board (NES-2.1).

    NES-6.6 animals stay where they are, NES-6.11 and capture nothing. NES-6.5 the figures
    they become are drawn by `scene/pieces.py`.
    """
    table.barrier = True
    table.trigger = 0
    put_cards_aside(table)  # NES-2.12 no more cards to place
    for piece in range(ANIMALS * table.seats):
        if table.place[piece] >= 0:
            if table.left[piece // ANIMALS] != 0:
                remove(table, piece)  # NES-R84
                continue
            table.token[piece] = 1  # NES-6.7, NES-6.10 the Eagle's is its own
            if table.news is not None:
                table.tell(REVEALED.at(piece, table.place[piece]))  # NES-6.4
    begin_action_phase(table, seat)
