"""Activation tokens and their renewal (NES-13).

What an activation does with tokens (NES-13.1, NES-13.2, NES-13.4, NES-13.6, NES-13.8) is in
`activation.py`, that the Eagle goes first again (NES-13.11) in `animals/eagle.py`.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import CARRIED
from wildtable.games.wilderness.moves import ANIMALS, RENEWED
from wildtable.games.wilderness.rules.completion import is_blocked
from wildtable.games.wilderness.rules.damage import is_dead, remove
from wildtable.games.wilderness.rules.table import is_piece


def renew(table: Board, seat: int) -> None:
    """NES-R48 a state check: where no animal of a seat has a token, all get one.

    NES-13.7 no activation comes with it, NES-13.9 and no mark goes.
    """
    animals = False
    for piece in range(ANIMALS * seat, ANIMALS * (seat + 1)):
        where = table.place[piece]
        if where >= 0 or where == CARRIED:
            animals = True
            if table.token[piece] and not is_ignored(table, piece):
                return
    if not animals:
        return
    for piece in range(ANIMALS * seat, ANIMALS * (seat + 1)):
        where = table.place[piece]
        if where >= 0 or where == CARRIED:
            table.token[piece] = 1  # NES-13.3, NES-13.5, NES-13.10 whoever it is
    if table.news is not None:
        table.tell(RENEWED.at(seat))


def renew_all(table: Board) -> None:
    for seat in range(table.seats):
        renew(table, seat)


def is_ignored(table: Board, piece: int) -> bool:
    """NES-R33, the other reading: a blocked animal does not hold up renewal, nor bar others."""
    if table.book.blocked_may_forfeit or table.passive[piece] or table.place[piece] < 0:
        return False
    return is_blocked(table, piece)


def bury(table: Board, fields: list[int]) -> None:
    """NES-R81 all the dead are removed together, then tokens are renewed."""
    for place in fields:
        victim = table.at[place]
        if is_piece(victim) and is_dead(table, victim):
            remove(table, victim)
    renew_all(table)
