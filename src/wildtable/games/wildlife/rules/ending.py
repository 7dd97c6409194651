"""Game over: what triggers the end, and who has won.

LIF-21.4 the last big scoring, and LIF-21.5 that no turn follows it, are in `turn_end.py`.
"""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import ENDING, GOING_ON, LAST_TILE, REASON
from wildtable.kernel.game import Outcome


def trigger_end(table: Board, reason: int) -> None:
    """LIF-21.1 by the last pawn (`small_scoring.py`), LIF-21.2 or by the last tile.

    LIF-21.3 the current turn is played out, LIF-21.9 unless two play (`ends_at_once`).
    """
    if table.ending == GOING_ON:
        table.ending = reason
        if table.news is not None:
            table.tell(ENDING.at(reason))


def check_last_tile(table: Board, seat: int) -> None:
    """LIF-21.2, LIF-22.4 the last tile of a supply is placed.

    LIF-21.8 an attack that is stopped does not come here.
    """
    if table.supply[seat] == 0:
        trigger_end(table, LAST_TILE)


def ends_at_once(table: Board) -> bool:
    """LIF-22.5 with two players the last tile ends the match without finishing the turn."""
    return table.seats == 2 and min(table.supply) == 0 and not table.content.two_finish_turn


def result(table: Board) -> Outcome:
    """LIF-1.14, LIF-21.7 most success points win; LIF-21.6 food that is left is none of them."""
    reason = REASON.names[table.ending]
    if not table.content.food_breaks_ties:
        return Outcome.by_score(table.success, reason)
    keys = [  # LIF-R31 then more food, then the later place in the order of the first round
        (table.success[seat], table.food[seat], table.order.index(seat))
        for seat in range(table.seats)
    ]
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    return Outcome(table.success, ranks, reason)
