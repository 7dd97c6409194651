"""The action of clearing a hex; items and abilities clear by it, too."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.damage import hurt
from wildtable.games.defenders.rules.news import CLEARED, FROM_TOXIC_SITE
from wildtable.games.defenders.rules.support import gain_support
from wildtable.kernel.fields import changed
from wildtable.kernel.game import Denial


def is_polluted(table: Board, hex: int) -> bool:
    return table.pollution[hex] > 0 or table.toxic[hex] == 1


def clear(table: Board, side: int, hex: int) -> None:
    """DEF-13.1 all tokens of a hex; DEF-8.2 one support however many there were."""
    toxic = table.toxic[hex] == 1
    table.pollution[hex] = 0
    table.toxic = changed(table.toxic, hex, 0)  # DEF-13.2 back to the circle
    if table.news is not None:
        table.tell(CLEARED.at(side, hex))
    gain_support(table, side, 1)  # DEF-13.3
    if toxic:  # DEF-9.10, DEF-13.4
        hurt(table, side, 1, FROM_TOXIC_SITE)


def refuse_clear(table: Board, hex: int) -> Denial | None:
    if table.pollution[hex] == 0 and table.toxic[hex] == 0:  # DEF-13.5
        return Denial("DEF-13.5", "nothing-to-clear")
    return None
