"""Support, and what camps are good for.

DEF-8.1, DEF-8.2 what earns support: `actions/`. DEF-8.7, DEF-8.9 a camp that is built:
`actions/build_camp.py`, DEF-8.10 the last one: `final_camp.py`.
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.news import SUPPORT
from wildtable.games.defenders.rules.table import finished, is_factory
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.game import Denial


def most_support(table: Board, side: int) -> int:
    """DEF-8.4 the step before the next camp; DEF-8.8 each camp built leaves one more step."""
    # DEF-2.26, DEF-2.27, DEF-2.28, DEF-2.29 where camps stand on the track
    steps = table.content.camp_steps[table.seats]
    if finished(table, side):
        return steps[-1]  # DEF-27.1 where the tracker stays, DEF-R-71 so nobody gains any more
    return steps[table.built[side]] - 1


def gain_support(table: Board, side: int, amount: int) -> None:
    """DEF-8.3 a step for each; DEF-8.5 what exceeds the maximum is lost, DEF-8.6 be it all."""
    room = most_support(table, side) - table.support[side]
    gained = amount if amount < room else room
    if gained > 0:
        table.support[side] += gained
        if table.news is not None:
            table.tell(SUPPORT.at(side, table.support[side]))


def refuse_camp(table: Board, hex: int, no_camp: str, covered: str) -> Denial | None:
    """DEF-8.11 healing and gaining an item need a camp; the rules that say so of each."""
    if table.camp[hex] == NONE:
        return Denial(no_camp, "no-camp-here")
    if is_factory(table, hex):
        return Denial(covered, "camp-unusable")
    return None
