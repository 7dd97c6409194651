"""The action of building a camp. What the final one brings is in `final_camp.py`."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import DRAWING
from wildtable.games.defenders.moves import SUSTENANCE
from wildtable.games.defenders.rules.ending import check_victory
from wildtable.games.defenders.rules.final_camp import stays
from wildtable.games.defenders.rules.news import CAMP
from wildtable.games.defenders.rules.support import gain_support, most_support
from wildtable.games.defenders.rules.table import ability_of, counts_as, finished, hand_size
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import push
from wildtable.kernel.game import Denial


def may_build(table: Board, side: int) -> bool:
    """DEF-11.1 needs maxed-out support, DEF-11.2 a home hex, DEF-11.3 without a camp.

    DEF-11.7 nothing else in the hex matters; DEF-17.7 the same in a rewilded factory.
    """
    hex = table.at[side]
    return (
        not finished(table, side)
        and table.support[side] == most_support(table, side)
        and table.camp[hex] == NONE
        and counts_as(table, hex, table.content.home[side])
    )


def refuse_build(table: Board, side: int) -> Denial | None:
    hex = table.at[side]
    if finished(table, side):  # DEF-27.4 who stays after the final camp has none left
        return Denial("DEF-27.4", "no-camps-left")
    missing = most_support(table, side) - table.support[side]
    if missing > 0:
        return Denial("DEF-11.1", "support-missing", {"missing": missing})
    if table.camp[hex] != NONE:
        return Denial("DEF-11.3", "camp-here")
    if table.tile[hex] != NONE and not counts_as(table, hex, table.content.home[side]):
        return Denial("DEF-11.6", "factory-not-rewilded")  # DEF-11.6 no camp in a factory
    if not counts_as(table, hex, table.content.home[side]):
        return Denial("DEF-11.2", "not-home")
    return None


def build_camp(table: Board, side: int) -> None:
    """DEF-R-60 the camp is placed, the tracker reset, cards are drawn, then Sustenance counts."""
    hex = table.at[side]
    number = table.built[side]
    table.camp = changed(table.camp, hex, side)  # DEF-11.4
    table.built = changed(table.built, side, table.built[side] + 1)
    # DEF-8.7, DEF-11.5 the tracker goes back, DEF-11.8 but to the end after the final camp
    table.support[side] = most_support(table, side) if finished(table, side) else 0
    if table.news is not None:
        table.tell(CAMP.at(side, hex))
    check_victory(table)
    if not finished(table, side) or (stays(table, side) and table.content.last_draws):
        # DEF-28.12 alone, from the acting side's deck until the shared hand is full
        missing = table.content.hands[table.seats][number] - hand_size(table, side)
        # DEF-8.9, DEF-11.5 up to the number uncovered, DEF-7.7 none if there are more
        if missing > 0:
            push(table.stack, DRAWING, side, missing)
    for other in table.order:
        if ability_of(table, other) == SUSTENANCE and not table.exited[other]:  # DEF-31.4
            gain_support(table, other, 1)
