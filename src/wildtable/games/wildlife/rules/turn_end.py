"""End of turn: refill, clear the used marks, big scorings, and whose turn is next."""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import REFILL, TURN
from wildtable.games.wildlife.moves import CARDS, GOING_ON, LAST_CALL, LIMIT, STARTS, TURN_OF
from wildtable.games.wildlife.rules.big_scoring import hold_big_scorings
from wildtable.games.wildlife.rules.ending import end_match, ends_at_once, trigger_end
from wildtable.games.wildlife.rules.table import active
from wildtable.kernel.frames import pop, push


def discard_shown_cards(table: Board) -> None:
    """LIF-18.1 then LIF-18.2 and LIF-18.3 refill the hand: `deck.keep_drawing`."""
    for card in range(CARDS):
        table.discard[card] += table.shown[card]
        table.shown[card] = 0
    push(table.stack, REFILL, active(table))  # LIF-18.4 only the active player refills


def close_turn(table: Board) -> None:
    """LIF-R39 the order at the end of a turn, after the refill."""
    seat = active(table)
    for place in range(len(table.used)):
        table.used[place] = 0  # LIF-18.5
    if table.made + 1 >= LAST_CALL:  # with this move
        trigger_end(table, LIMIT)
    if table.ending != GOING_ON:
        end_match(table)
        return
    hold_big_scorings(table)  # LIF-18.6 then the next turn starts
    pop(table.stack)
    table.turns += 1
    open_turn(table, next_seat(table, seat))


def next_seat(table: Board, seat: int) -> int:
    """LIF-8.1 clockwise; with rotating_start a round may begin with another (LIF-23.9)."""
    if not table.content.rotating_start or table.turns % table.seats:
        return table.left[seat]
    table.start = next_start(table)
    if table.news is not None:
        table.tell(STARTS.at(table.start))
    return table.start


def next_start(table: Board) -> int:
    """LIF-23.7 the lowest success position starts the round."""
    best = candidate = table.left[table.start]  # LIF-23.8 ties: nearest to the last start player
    for _ in range(table.seats):
        if table.success[candidate] < table.success[best]:
            best = candidate
        candidate = table.left[candidate]
    return best


def open_turn(table: Board, seat: int) -> None:
    """LIF-8.12 with nothing left over from turns before."""
    push(table.stack, TURN, seat, 0, 0, 0)
    if table.news is not None:
        table.tell(TURN_OF.at(seat))


def finish_action(table: Board) -> None:
    """LIF-8.10 an action is over: its frame goes, and the turn goes on."""
    pop(table.stack)
    if ends_at_once(table):
        end_match(table)
