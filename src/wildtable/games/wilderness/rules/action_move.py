"""The Action move: three activations, the Eagle first, and whose move is next (NES-7, NES-28.1).

What an animal does then (NES-7.10) begins in `activation.py`, which also has its price (NES-7.2,
NES-7.3), when one may stop (NES-7.7) and which animals one has (NES-7.11, NES-7.12).
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import ACTING, INSIDE, NO_SEAT, TALLY
from wildtable.games.wilderness.frames import (
    ACTED,
    ACTION,
    ACTIVE,
    IN_ACTIVATION,
    LEFT,
    MOVER,
    RESTED,
)
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    ANIMALS,
    BEAVER,
    DEACTIVATE,
    EAGLE,
    FORFEIT,
    MOVE_OF,
    PASSED,
    SPRINT,
    WAKE,
)
from wildtable.games.wilderness.rules.animals.bear import IN_SPRINT, NO_SPRINT, may_sprint
from wildtable.games.wilderness.rules.animals.eagle import is_barred_by_eagle
from wildtable.games.wilderness.rules.completion import can_activate, is_blocked
from wildtable.games.wilderness.rules.elements import capture
from wildtable.games.wilderness.rules.ending import end_match, strike_out
from wildtable.games.wilderness.rules.renewal import renew
from wildtable.games.wilderness.rules.table import in_play, lay_bare
from wildtable.kernel.frames import push


def activations(table: Board) -> list[int]:
    """Everything but ending the Action move; NES-7.9 in any order but for the Eagle."""
    seat, left = table.stack[MOVER], table.stack[LEFT]
    first = ANIMALS * seat
    if is_barred_by_eagle(table, seat):  # NES-28.1
        return activations_of(table, first + EAGLE, left)
    moves: list[int] = []
    for piece in range(first, first + ANIMALS):
        if table.token[piece] and table.place[piece] >= 0:  # NES-13.2
            moves += activations_of(table, piece, left)
    return moves


def can_act(table: Board) -> bool:
    """Whether there is anything to do but to end the Action move."""
    seat, left = table.stack[MOVER], table.stack[LEFT]
    first = ANIMALS * seat
    if is_barred_by_eagle(table, seat):
        return bool(activations_of(table, first + EAGLE, left))
    for piece in range(first, first + ANIMALS):
        if table.token[piece] and table.place[piece] >= 0:
            if activations_of(table, piece, left):
                return True
    return False


def activations_of(table: Board, piece: int, left: int) -> list[int]:
    """What may be done with an animal that has its token."""
    animal = piece % ANIMALS
    # NES-7.4, so NES-7.5 no two Big ones, NES-7.6 three Small ones or one of each
    payable = table.book.cost[animal] <= left
    if table.passive[piece]:
        return [WAKE + animal] if payable else []  # NES-12.1
    moves: list[int] = []
    if animal == BEAVER and not table.stack[RESTED]:
        moves.append(DEACTIVATE)  # NES-20.1, NES-R50 also without activations left
    if not payable:
        return moves
    if can_activate(table, piece, NO_SPRINT):
        moves.append(ACTIVATE + animal)
    if may_sprint(table, piece) and can_activate(table, piece, IN_SPRINT):
        moves.append(SPRINT)
    if table.book.blocked_may_forfeit and is_blocked(table, piece):
        moves.append(FORFEIT + animal)
    return moves


# --- from move to move --------------------------------------------------------------------------


def begin_action_phase(table: Board, seat: int) -> None:
    """The first Action move; the phase may be over before it begins (NES-R30)."""
    table.phase = ACTING
    table.idle = 0
    strike_out(table)
    if table.phase == ACTING:
        # NES-R84 if that player is out, the next in order has the right to it
        table.first = seat if table.left[seat] == 0 else following(table, seat)
        begin_action_move(table, table.first)


def begin_action_move(table: Board, seat: int) -> None:
    """NES-R32 who can do nothing passes without being asked."""
    while True:
        table.stack.clear()
        push(table.stack, ACTION, seat, table.book.activations, 0, 0)  # NES-7.1
        if not table.book.blocked_may_forfeit:
            renew(table, seat)
        if table.news is not None:
            table.tell(MOVE_OF.at(seat))
        if can_act(table) or not leave_action_move(table):
            return
        seat = following_round(table, seat)
        if seat == NO_SEAT:
            return


def end_action_move(table: Board) -> None:
    """NES-7.8 activations that are left are lost."""
    if leave_action_move(table):
        seat = following_round(table, table.stack[MOVER])
        if seat != NO_SEAT:
            begin_action_move(table, seat)


def leave_action_move(table: Board) -> bool:
    """Count moves without an activation; False if they end the match (NES-R31)."""
    stack = table.stack
    table.turns += 1
    table.idle = 0 if stack[ACTED] else table.idle + 1
    if not stack[ACTED] and table.news is not None:
        table.tell(PASSED.at(stack[MOVER]))
    if table.idle >= table.book.idle_rounds * in_play(table):
        end_match(table, TALLY, NO_SEAT)
        return False
    return True


def following(table: Board, seat: int) -> int:
    """NES-2.11, NES-R2 clockwise, in one order all the time, without those who are out."""
    seat = (seat + 1) % table.seats
    while table.left[seat] != 0:
        seat = (seat + 1) % table.seats
    return seat


def following_round(table: Board, seat: int) -> int:
    """Whose Action move is next; NO_SEAT if the last round is over (NES-R76)."""
    goal = following(table, seat)
    while True:
        seat = (seat + 1) % table.seats
        if seat == table.first:
            table.rounds += 1
            if table.rounds >= table.book.most_rounds:
                end_match(table, TALLY, NO_SEAT)
                return NO_SEAT
        if seat == goal:
            return seat


def end_activation(table: Board) -> None:
    """NES-R45 (7) and (8): what comes after option A, B or C."""
    piece = table.stack[ACTIVE]
    lay_bare(table.stack, IN_ACTIVATION)
    table.path.clear()
    seat = piece // ANIMALS
    field = table.place[piece]
    if field == INSIDE:
        field = table.place[table.host[seat]]  # NES-33.3
    if field >= 0:
        capture(table, seat, field)  # NES-17.2, NES-17.3 perhaps the second
    if table.phase == ACTING:
        strike_out(table)
    go_on(table)


def go_on(table: Board) -> None:
    """The Action move continues, or ends where nothing is left to do."""
    if table.phase == ACTING:
        seat = table.stack[MOVER]
        if not table.book.blocked_may_forfeit:
            renew(table, seat)
        if table.left[seat] != 0 or not can_act(table):
            end_action_move(table)
