"""The final camp: whoever has built it leaves the game, except for the last.

DEF-27.5 the turn ends as ever (`turn.py`); DEF-27.7 who has left is passed over (`table.py`).
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import CARDS, CARDS_EACH
from wildtable.games.defenders.rules.news import EXITED, STAYS
from wildtable.games.defenders.rules.table import camps_to_build, others_in_game
from wildtable.games.defenders.rules.values import HAND, NONE, PILE, RUNNING
from wildtable.kernel.fields import changed


def exits_by_camp(table: Board, side: int) -> bool:
    """DEF-8.10 the final camp makes its builder exit; DEF-27.3 only the last one stays."""
    final = table.built[side] + 1 == camps_to_build(table)
    return final and others_in_game(table, side)


def stays(table: Board, side: int) -> bool:
    """DEF-27.4 the last player plays on while factories stand."""
    stays = not others_in_game(table, side)
    if stays and table.result == RUNNING and table.news is not None:
        table.tell(STAYS.at(side))
    return stays


def leave_game(table: Board, side: int) -> None:
    """DEF-27.1 the organizer leaves the board; DEF-28.14 alone, its cards in hand are exhausted.

    DEF-27.2 it has no defender, turn or machine card from then on (`table.has_left` and
    `next_in_game` say so); DEF-27.6 its camps stay, for all; DEF-27.8 nothing hurts it, so none of
    its cards dies.
    """
    table.exited = changed(table.exited, side, 1)
    table.at[side] = NONE
    if table.seats == 1:
        for card in range(CARDS):
            if card // CARDS_EACH == side and table.place[card] == HAND:
                table.place[card] = PILE
    if table.news is not None:
        table.tell(EXITED.at(side))
