"""The action of destroying a mech; items and abilities destroy by it, too.

DEF-15.3 the roll that follows is owed by `turn.act`.
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import SCRAP_HUNTER
from wildtable.games.defenders.rules.hexes import HEX_NAMES
from wildtable.games.defenders.rules.news import DESTROYED
from wildtable.games.defenders.rules.support import gain_support
from wildtable.games.defenders.rules.table import ability_of
from wildtable.kernel.game import Denial


def destroy(table: Board, side: int, hex: int) -> None:
    """DEF-15.1 a mech, hunter or sniper; DEF-15.2 one support, DEF-33.5 a Scrap Hunter's is two."""
    table.mechs[hex] -= 1
    if table.news is not None:
        table.tell(DESTROYED.at(side, hex))
    gain_support(table, side, 2 if ability_of(table, side) == SCRAP_HUNTER else 1)


def refuse_destroy(table: Board, hex: int) -> Denial | None:
    if table.mechs[hex] == 0:
        return Denial("DEF-15.1", "no-mech-there", {"hex": HEX_NAMES[hex]})
    return None
