"""Item tokens: gained and used."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import FACTIONS
from wildtable.games.defenders.rules.news import GAINED, USED


def gain_item(table: Board, side: int, item: int) -> None:
    """DEF-18.1 one of each, at most; DEF-18.16 as often as one likes."""
    place = FACTIONS * side + item
    if table.items[place] == 0:
        table.items[place] = 1
        if table.news is not None:
            table.tell(GAINED.at(side, item))


def spend_item(table: Board, side: int, item: int) -> None:
    table.items[FACTIONS * side + item] = 0
    if table.news is not None:
        table.tell(USED.at(side, item))
