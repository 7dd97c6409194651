"""The turn: what is due at its start, the draw at its end, passing the marker.

What is done in between is in `acting.py`: WLD-4.1, WLD-4.5, WLD-4.6, WLD-4.7. Declaring the end
(WLD-22.1) opens a window: `interrupt.py`, where WLD-3.5 the marker stays, too.

Who begins (WLD-3.1, WLD-3.2) is in `setup.py`, revealing (WLD-4.4, WLD-4.8) in `reveal.py`.
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import ACTED, INTERRUPTING, TURN, TURN_END
from wildtable.games.wildlands.moves import TURN_OF
from wildtable.games.wildlands.rules.deck import begin_drawing, can_draw
from wildtable.games.wildlands.rules.ending import out_of_turns
from wildtable.games.wildlands.rules.table import has_hidden, is_eliminated
from wildtable.kernel.frames import field, push, top


def start_turn(table: Board, seat: int) -> None:
    """WLD-3.3 the marker goes to the seat.

    WLD-4.2 a hidden character must be revealed first, WLD-4.3 if there is one.
    """
    table.active = seat
    table.acting = seat
    table.interrupters = 0
    table.barrier = True  # WLD-22.5 the turn before is over
    table.stack.clear()
    if out_of_turns(table):
        return
    table.turns += 1
    push(table.stack, TURN, seat, 1 if has_hidden(table, seat) else 0, 0, 0)
    if table.news is not None:
        table.tell(TURN_OF.at(seat))


def pass_turn(table: Board) -> None:
    """WLD-3.4, WLD-22.4 to the left; WLD-23.9 over who is eliminated."""
    seat = (table.active + 1) % table.seats
    while is_eliminated(table, seat):
        seat = (seat + 1) % table.seats
    start_turn(table, seat)


def draw_at_turn_end(table: Board) -> None:
    """WLD-22.2 three cards, whatever was played; WLD-22.3 but never more than seven in hand."""
    seat = table.active
    count = min(table.content.end_of_turn_draw, table.content.hand_limit - table.held[seat])
    if count > 0 and can_draw(table, seat):
        begin_drawing(table, seat, count, TURN_END)
    else:
        pass_turn(table)


def must_play(table: Board) -> bool:
    """Whether options ask for a card before the end, if one can be played.

    WLD-R51 in an interrupt; WLD-R4 in a turn, where the card of striking back is one.
    """
    if field(table.stack, ACTED) == 1:
        return False
    if top(table.stack) == INTERRUPTING:
        return table.content.interrupt_needs_card
    return table.content.turn_needs_card and table.interrupters >> table.active & 1 == 0
