"""Who is out, how a match ends, and in which order (NES-17, NES-R30, NES-R76, NES-R87)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import (
    CARRIED,
    CONCESSION,
    ENDED,
    ENDING_IDS,
    GOING_ON,
    LAST_ANIMALS,
    NO_SEAT,
    POSITION,
    TALLY,
)
from wildtable.games.wilderness.moves import ANIMALS, OUT
from wildtable.games.wilderness.rules.table import in_play, put_cards_aside
from wildtable.kernel.fields import changed
from wildtable.kernel.game import Outcome


def elements_of(table: Board, seat: int) -> int:
    return table.captured[seat].bit_count()


def has_animals(table: Board, seat: int) -> bool:
    """Whether some animal of the seat can be activated, now or later."""
    for piece in range(ANIMALS * seat, ANIMALS * (seat + 1)):
        if table.place[piece] >= 0 or table.place[piece] == CARRIED:
            return True
    return False


def animals_of(table: Board, seat: int) -> int:
    """Animals on the board: not a Scarab inside a host (NES-R76)."""
    first = ANIMALS * seat
    return len([where for where in table.place[first : first + ANIMALS] if where >= 0])


def end_match(table: Board, ending: int, winner: int) -> None:
    if table.phase == POSITION:
        put_cards_aside(table)
    table.phase = ENDED
    table.ending = ending
    table.winner = winner
    table.stack.clear()
    table.path.clear()


def strike_out(table: Board) -> None:
    """NES-R30 players without animals are out together; the last one left wins."""
    moment = table.exits + 1
    for seat in range(table.seats):
        if table.left[seat] == 0 and not has_animals(table, seat):
            table.left = changed(table.left, seat, moment)
            table.exits = moment
            if table.news is not None:
                table.tell(OUT.at(seat))
    end_if_alone(table)


def end_if_alone(table: Board) -> None:
    """NES-R30 and NES-R84 after somebody has gone."""
    ending = ending_alone(table)
    if ending != GOING_ON:
        end_match(table, ending, NO_SEAT if ending == TALLY else table.left.index(0))


def ending_alone(table: Board) -> int:
    """How the match ends because nobody, or only one player, is left; GOING_ON if it does not."""
    players = in_play(table)
    if players > 1 or table.ending != GOING_ON:
        return GOING_ON
    if players == 0:
        return TALLY
    last = table.left.index(0)
    if all([how < 0 for seat, how in enumerate(table.left) if seat != last]):
        return CONCESSION  # NES-R84 whatever elimination_wins says
    return LAST_ANIMALS if table.book.elimination_wins else GOING_ON


def outcome_of(table: Board) -> Outcome | None:
    """NES-R87 the winner, then by Elements and animals, then who is out, then who conceded."""
    if table.ending == GOING_ON:
        return None
    keys = [_standing(table, seat) for seat in range(table.seats)]
    ranks = [1 + len([other for other in keys if other > mine]) for mine in keys]
    # What a seat has won against: 1 and -1 for two players, 0 for a draw.
    scores = [
        len([rank for rank in ranks if rank > mine]) - len([rank for rank in ranks if rank < mine])
        for mine in ranks
    ]
    ending = ENDING_IDS[table.ending]
    return Outcome(scores, ranks, "draw" if ranks.count(1) > 1 else ending)


def _standing(table: Board, seat: int) -> tuple[int, int, int, int]:
    left = table.left[seat]
    elements, animals = elements_of(table, seat), animals_of(table, seat)
    if seat == table.winner:
        return 4, 0, 0, 0
    if left == 0:
        return 3, 0, elements, animals
    if left < 0:
        return 1, -left, elements, animals
    if (
        in_play(table) == 0
    ):  # NES-R76 nobody is left: the most Elements of those who did not concede
        stayed = [s for s in range(table.seats) if table.left[s] > 0]
        if elements == max([elements_of(table, s) for s in stayed]):
            return 4, 0, 0, 0
    return 2, left, elements, animals
