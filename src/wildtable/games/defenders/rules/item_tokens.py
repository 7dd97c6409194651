"""Item tokens: gained and used. What items are good for is in `items.py`."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import FACTIONS
from wildtable.games.defenders.rules.news import GAINED, USED
from wildtable.games.defenders.rules.support import refuse_camp
from wildtable.games.defenders.rules.table import holds, usable_camp
from wildtable.kernel.game import Denial


def gain_item(table: Board, side: int, item: int) -> None:
    """DEF-18.1 one of each, at most; DEF-18.16 as often as one likes."""
    place = FACTIONS * side + item
    if table.items[place] == 0:
        table.items[place] = 1
        if table.news is not None:
            table.tell(GAINED.at(side, item))


def gain_from_camp(table: Board, side: int) -> None:
    """DEF-18.2 a move that ends on a usable camp gains its item; DEF-18.3 of whomever."""
    hex = table.at[side]
    if usable_camp(table, hex):
        gain_item(table, side, table.camp[hex])


def refuse_gain(table: Board, side: int) -> Denial | None:
    """DEF-18.4 the action that gains an item; DEF-18.6 not of a camp that a factory covers."""
    hex = table.at[side]
    obstacle = refuse_camp(table, hex, "DEF-18.4", "DEF-18.6")
    if obstacle is None and holds(table, side, table.camp[hex]):
        return Denial("DEF-R-83", "item-held")
    return obstacle


def spend_item(table: Board, side: int, item: int) -> None:
    table.items[FACTIONS * side + item] = 0
    if table.news is not None:
        table.tell(USED.at(side, item))
