"""Game over: what triggers the end, the last big scoring, and who has won."""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.content import STACKING_ALWAYS
from wildtable.games.wildlife.moves import ENDING, GOING_ON, LAST_TILE, REASON
from wildtable.games.wildlife.rules.big_scoring import big_scoring, hold_big_scorings
from wildtable.kernel.game import Outcome


def trigger_end(table: Board, reason: int) -> None:
    """LIF-21.1 by the last pawn, whose big scoring is the final one, LIF-21.2 or the last tile.

    LIF-21.3 the current turn is played out, LIF-21.9 unless two play (`ends_at_once`).
    """
    if table.ending == GOING_ON:
        table.ending = reason
        if table.news is not None:
            table.tell(ENDING.at(reason))


def last_pawn_ends(table: Board) -> bool:
    """LIF-22.6 with two players the pawns end nothing, unless LIF-R32 is chosen otherwise."""
    return table.seats > 2 or table.content.two_end_on_last_pawn


def check_last_tile(table: Board, seat: int) -> None:
    """LIF-21.2, LIF-22.4 the last tile of a supply is placed.

    LIF-21.8 an attack that is stopped does not come here.
    """
    if table.supply[seat] == 0:
        trigger_end(table, LAST_TILE)


def ends_at_once(table: Board) -> bool:
    """LIF-22.5 with two players the last tile ends the match without finishing the turn."""
    return table.seats == 2 and min(table.supply) == 0 and not table.content.two_finish_turn


def end_match(table: Board) -> None:
    """LIF-21.5 nobody else gets a turn.

    LIF-21.4 exactly one big scoring is held in the end, unless LIF-R13 is chosen otherwise.
    """
    if table.content.stacking != STACKING_ALWAYS:
        table.pending = 0
    hold_big_scorings(table)
    big_scoring(table)
    table.stack.clear()


def outcome_of(table: Board) -> Outcome:
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
