"""The turn: what is due at its start, reveals, the draw at its end, passing the marker."""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import HIDDEN, NO_SPACE, SEEN
from wildtable.games.wildlands.frames import ACTED, INTERRUPTING, REVEAL_DUE, TURN, TURN_END
from wildtable.games.wildlands.moves import APPEARED, RETURNED, REVEAL, TEAM, TURN_OF
from wildtable.games.wildlands.rules.deck import begin_drawing, can_draw
from wildtable.games.wildlands.rules.ending import out_of_turns
from wildtable.games.wildlands.rules.table import first_of, has_hidden, is_eliminated, owner_of
from wildtable.kernel.frames import field, pop, push, put, top
from wildtable.kernel.game import Denial


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


def must_play(table: Board) -> bool:
    """Whether options ask for a card before the end, if one can be played.

    WLD-R51 in an interrupt; WLD-R4 in a turn, where the card of striking back is one.
    """
    if field(table.stack, ACTED) == 1:
        return False
    if top(table.stack) == INTERRUPTING:
        return table.content.interrupt_needs_card
    return table.content.turn_needs_card and table.interrupters >> table.active & 1 == 0


# --- reveals ------------------------------------------------------------------------------------


def reveal_is_due(table: Board) -> bool:
    """WLD-17.10 never in an interrupt, unless an option has it (WLD-R5)."""
    return top(table.stack) in (TURN, INTERRUPTING) and field(table.stack, REVEAL_DUE) == 1


def add_reveals(table: Board, seat: int, moves: list[int]) -> None:
    """WLD-4.4, WLD-5.3, WLD-5.4 any hidden character, between actions; WLD-5.5 never else."""
    first = first_of(table, seat)
    team = range(first, first + TEAM)
    moves.extend([REVEAL + each for each in team if table.where[each] == HIDDEN])


def check_reveal(table: Board, seat: int, character: int) -> Denial | None:
    names = table.content.character_names
    if owner_of(table, character) != seat:
        return Denial("WLD-4.4", "not-your-character", {"character": names[character]})
    if table.where[character] != HIDDEN:
        return Denial("WLD-5.8", "not-hidden", {"character": names[character]})
    return None


def reveal(table: Board, character: int) -> None:
    """WLD-5.1 turn up the map card and put the character there, whatever the space (WLD-5.7).

    WLD-5.2 it costs nothing, and WLD-5.6, WLD-17.4 no window follows. Until now WLD-5.9 the
    character was nowhere; WLD-5.10 from now on it may act.
    """
    space = table.starts[character]
    table.starts[character] = NO_SPACE
    table.map_cards[space] = SEEN
    table.where[character] = space
    table.barrier = True
    put(table.stack, REVEAL_DUE, 0)  # WLD-4.8 once a turn
    if table.news is not None:
        table.tell(APPEARED.at(character, space))
