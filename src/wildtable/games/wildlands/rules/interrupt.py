"""Windows and interrupts: who is asked after an action, who comes first, who acts next.

WLD-17.2, WLD-17.7, WLD-17.8 a window follows an action with all that comes of it: `action.py`.
WLD-17.4 none follows a reveal, WLD-17.19 nor the end of the match.
"""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import (
    ACTED,
    AFTER_END,
    DECLARED,
    INTERRUPTING,
    OWING,
    TURN,
    WINDOW,
    WINDOW_AFTER,
)
from wildtable.games.wildlands.moves import (
    INTERRUPT,
    INTERRUPTED,
    KINDS,
    PASS,
    RETURNED,
    STRUCK_BACK,
    WILD,
)
from wildtable.games.wildlands.rules.deck import discard_played, put_in_play
from wildtable.games.wildlands.rules.ending import out_of_actions
from wildtable.games.wildlands.rules.refusals import not_now, wait
from wildtable.games.wildlands.rules.table import has_hidden, is_eliminated
from wildtable.games.wildlands.rules.turn import draw_at_turn_end, pass_turn
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put, top
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import Turn, ask_window


def end(table: Board) -> None:
    """Declare the end of the turn, or finish an interrupt."""
    content = table.content
    interrupting = top(table.stack) == INTERRUPTING
    if interrupting and not content.window_at_finish:  # WLD-17.14, WLD-R25
        close_window(table, AFTER_END)
        return
    if not interrupting and content.draw_after_end and field(table.stack, DECLARED) == 1:
        draw_at_turn_end(table)  # WLD-R65
        return
    table.actions += 1
    if out_of_actions(table):
        return
    if content.idle_end_is_safe and field(table.stack, ACTED) != 1:  # WLD-R64
        close_window(table, AFTER_END)
    else:
        open_window(table, AFTER_END)  # WLD-22.1, WLD-17.3, WLD-17.22 whatever came before


def open_window(table: Board, occasion: int) -> None:
    """WLD-17.20 everybody eligible is asked, whatever is in hand (WLD-R26)."""
    owing = 0
    for seat in range(table.seats):
        if is_eligible(table, seat):
            owing |= 1 << seat
    if owing:
        push(table.stack, WINDOW, occasion, owing)
    else:
        close_window(table, occasion)


def is_eligible(table: Board, seat: int) -> bool:
    """WLD-17.1, WLD-17.12 anybody but the acting player who is not eliminated and holds a card."""
    if seat == table.acting or table.held[seat] == 0 or is_eliminated(table, seat):
        return False
    if table.content.interrupt_once and table.interrupters >> seat & 1:  # WLD-R50
        return False
    return seat != table.active or table.content.strike_back  # WLD-17.21


def close_window(table: Board, occasion: int) -> None:
    """Nobody interrupts: the acting player goes on, or the turn ends (WLD-22.5).

    WLD-17.11 an interrupter is finished without drawing, WLD-17.23 even without an action.
    """
    if occasion != AFTER_END:
        return
    if top(table.stack) == INTERRUPTING:
        return_play(table)
    else:
        draw_at_turn_end(table)


def return_play(table: Board) -> None:
    """WLD-17.13 to the active player, over all earlier interrupters.

    WLD-17.14, WLD-17.17 no window opens.
    """
    while top(table.stack) == INTERRUPTING:
        pop(table.stack)
    table.acting = table.active
    table.barrier = True  # WLD-17.13 the interrupt is over
    if is_eliminated(table, table.active):  # WLD-23.13 that turn ends without drawing
        pass_turn(table)
    elif table.news is not None:
        table.tell(RETURNED.at(table.active))


@final
class Window(Decision[Board]):
    """WLD-17.20, WLD-R26 all who are eligible say in secret whether they interrupt.

    WLD-24.5 a pass says nothing, since who can't interrupt is asked as well.
    """

    def turn(self, table: Board) -> Turn:
        return ask_window(field(table.stack, OWING))

    def legal(self, table: Board, seat: int) -> list[int]:
        return [PASS, INTERRUPT] if table.wilds[seat] > 0 else [PASS]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if move < PASS:
            return not_now(table, seat, move)
        if move == INTERRUPT and table.wilds[seat] == 0:
            return Denial("WLD-17.1", "no-wild-card")
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        """The last answer closes the window."""
        if move == INTERRUPT:
            table.wishes |= 1 << seat
        owing = field(table.stack, OWING) & ~(1 << seat)
        put(table.stack, OWING, owing)
        if owing == 0:
            table.barrier = True
            occasion = field(table.stack, WINDOW_AFTER)
            pop(table.stack)
            if table.wishes:
                interrupt(table, first_to_interrupt(table), occasion)
            else:
                close_window(table, occasion)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait(table, seat, "WLD-17.20", "others-answer")


def first_to_interrupt(table: Board) -> int:
    """WLD-17.15 the nearest in turn order to the active player, who comes first of all."""
    seat = table.acting if table.content.count_from_acting else table.active  # WLD-R43
    while table.wishes >> seat & 1 == 0:
        seat = (seat + 1) % table.seats
    return seat


def interrupt(table: Board, seat: int, occasion: int) -> None:
    """WLD-17.9 the interrupter acts as on an own turn, WLD-17.10 with no reveal due.

    WLD-17.18 the card is spent. WLD-3.5 the marker stays where it is.

    The others keep their cards. WLD-17.5 and WLD-17.6 hold by themselves: only actions and a
    declared end open windows, and an interrupter declares one only where WLD-R25 is an option.
    """
    table.wishes = 0
    table.interrupters |= 1 << seat
    put_in_play(table, seat, KINDS * table.factions[seat] + WILD)
    discard_played(table)
    if seat == table.active:  # WLD-17.21 back in the own turn
        while top(table.stack) == INTERRUPTING:
            pop(table.stack)
        put(table.stack, ACTED, 0)
    else:
        if top(table.stack) == TURN and occasion == AFTER_END:
            put(table.stack, DECLARED, 1)  # WLD-17.16 the turn is open again afterwards
        due = table.content.interrupt_reveal_due and has_hidden(table, seat)  # WLD-R5
        push(table.stack, INTERRUPTING, seat, 1 if due else 0, 0)
    table.acting = seat
    if table.news is not None:
        kind = STRUCK_BACK if seat == table.active else INTERRUPTED
        table.tell(kind.at(seat))
