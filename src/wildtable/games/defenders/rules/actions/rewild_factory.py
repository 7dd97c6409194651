"""The action of rewilding a factory.

What has changed then: DEF-17.5 `pollution.py`, DEF-17.6 `move.py`, DEF-17.8 `table.py`.
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.actions.clear_pollution import is_polluted
from wildtable.games.defenders.rules.ending import check_victory
from wildtable.games.defenders.rules.hexes import CORE
from wildtable.games.defenders.rules.news import REWILDED
from wildtable.games.defenders.rules.support import gain_support
from wildtable.games.defenders.rules.table import is_factory
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.fields import changed
from wildtable.kernel.game import Denial


def may_rewild(table: Board, side: int) -> bool:
    """DEF-17.1 from inside, DEF-17.2 without pollution, toxic site or mech."""
    hex = table.at[side]
    return is_factory(table, hex) and table.mechs[hex] == 0 and not is_polluted(table, hex)


def refuse_rewild(table: Board, side: int) -> Denial | None:
    hex = table.at[side]
    number = table.tile[hex]
    if hex == CORE:
        return Denial("DEF-17.9", "core-stays")
    if number == NONE:
        return Denial("DEF-17.1", "not-in-a-factory")
    if table.rewilded[number]:  # DEF-17.10
        return Denial("DEF-17.10", "rewilded-already")
    if table.mechs[hex] > 0:
        return Denial("DEF-17.2", "mechs-here")
    if table.pollution[hex] > 0 or table.toxic[hex]:
        return Denial("DEF-17.2", "pollution-here")
    return None


def rewild(table: Board, side: int) -> None:
    """DEF-17.3 the tile is flipped, its arrow stays; DEF-17.4 one support.

    DEF-17.7 `may_build` then lets anybody build a camp there, if it has none.
    """
    number = table.tile[table.at[side]]
    table.rewilded = changed(table.rewilded, number, 1)
    if table.news is not None:
        table.tell(REWILDED.at(side, number))
    gain_support(table, side, 1)
    check_victory(table)
