"""The action of regrouping to a camp.

DEF-12.2 distance and walls do not matter to `move.go`, DEF-12.3 and it gains no item.
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import SANCTUARY
from wildtable.games.defenders.rules.hexes import HEX_NAMES, HEXES
from wildtable.games.defenders.rules.table import in_force, is_factory, usable_camp
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.game import Denial


def offer_regroups(table: Board, side: int, family: int, moves: list[int]) -> None:
    """DEF-8.11, DEF-12.1 own camps, DEF-30.9 anyone's under Sanctuary; DEF-R-84 not where it is."""
    camp, here = table.camp, table.at[side]
    anyones = in_force(table, SANCTUARY)
    for hex in range(HEXES):
        whose = camp[hex]
        if whose == NONE or (whose != side and not anyones):
            continue
        if hex != here and usable_camp(table, hex):
            moves.append(family + hex)


def refuse_regroup(table: Board, side: int, hex: int) -> Denial | None:
    whose = table.camp[hex]
    if whose == NONE or (whose != side and not in_force(table, SANCTUARY)):
        return Denial("DEF-12.1", "no-own-camp", {"hex": HEX_NAMES[hex]})
    if is_factory(table, hex):  # DEF-12.4
        return Denial("DEF-12.4", "camp-covered", {"hex": HEX_NAMES[hex]})
    if table.at[side] == hex:
        return Denial("DEF-R-84", "already-there")
    return None
