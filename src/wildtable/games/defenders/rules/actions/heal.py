"""The action of healing; items and abilities heal by it, too.

DEF-14.2 `turn.act` removes all damage, DEF-14.3 before the roll.
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.news import HEALED
from wildtable.games.defenders.rules.support import refuse_camp
from wildtable.kernel.game import Denial


def refuse_heal(table: Board, side: int) -> Denial | None:
    """DEF-14.1 on a camp of whomever, DEF-14.4 unless a factory covers it."""
    obstacle = refuse_camp(table, table.at[side], "DEF-14.1", "DEF-14.4")
    if obstacle is None and table.damage[side] == 0:
        return Denial("DEF-R-83", "not-hurt")
    return obstacle


def heal(table: Board, side: int, amount: int) -> None:
    healed = amount if amount < table.damage[side] else table.damage[side]
    table.damage[side] -= healed
    if healed > 0 and table.news is not None:
        table.tell(HEALED.at(side, healed))
