"""Support, camps, and the final camp.

What camps are good for, DEF-8.11: `moving.camps_to_regroup_to` and `actions.refuse_camp_use`.

DEF-8.1, DEF-8.2 what earns support: `feats.py`. After the final camp, DEF-27.5 the turn ends as
ever (`actions.py`), and DEF-27.7 who has left is passed over (`table.py`).
"""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import DRAWING
from wildtable.games.defenders.moves import CARDS, CARDS_EACH, SUSTENANCE
from wildtable.games.defenders.rules.ending import check_victory
from wildtable.games.defenders.rules.news import CAMP, EXITED, STAYS, SUPPORT
from wildtable.games.defenders.rules.table import (
    ability_of,
    camps_to_build,
    counts_as,
    finished,
    hand_size,
    others_in_game,
)
from wildtable.games.defenders.rules.values import HAND, NONE, PILE, RUNNING
from wildtable.kernel.frames import push
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


def exits_by_camp(table: Board, side: int) -> bool:
    """DEF-8.10 the final camp makes its builder exit; DEF-27.3 only the last one stays."""
    final = table.built[side] + 1 == camps_to_build(table)
    return final and others_in_game(table, side)


def build_camp(table: Board, side: int) -> None:
    """DEF-R-60 the camp is placed, the tracker reset, cards are drawn, then Sustenance counts."""
    hex = table.at[side]
    number = table.built[side]
    table.camp[hex] = side  # DEF-11.4
    table.built[side] += 1
    # DEF-8.7, DEF-11.5 the tracker goes back, DEF-11.8 but to the end after the final camp
    table.support[side] = most_support(table, side) if finished(table, side) else 0
    if table.news is not None:
        table.tell(CAMP.at(side, hex))
    check_victory(table)
    if not finished(table, side) or (_stays(table, side) and table.content.last_draws):
        # DEF-28.12 alone, from the acting side's deck until the shared hand is full
        missing = table.content.hands[table.seats][number] - hand_size(table, side)
        # DEF-8.9, DEF-11.5 up to the number uncovered, DEF-7.7 none if there are more
        if missing > 0:
            push(table.stack, DRAWING, side, missing)
    for other in table.order:
        if ability_of(table, other) == SUSTENANCE and not table.exited[other]:  # DEF-31.4
            gain_support(table, other, 1)


def _stays(table: Board, side: int) -> bool:
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
    table.exited[side] = 1
    table.at[side] = NONE
    if table.seats == 1:
        for card in range(CARDS):
            if card // CARDS_EACH == side and table.place[card] == HAND:
                table.place[card] = PILE
    if table.news is not None:
        table.tell(EXITED.at(side))
