"""How a match ends: what it takes to win, and what an ending counts for.

What loses it: DEF-1.5, DEF-1.6 a complete core (`factories.py`), DEF-1.7 a toxic disaster
(`pollution.py`), DEF-1.8 a massacre (`damage.py`).

Where a card breaks off at a loss (DEF-1.9) is in `pollution.py`; engines that nobody can stop
(DEF-1.11) are in `engines.py`.
"""

from typing import Final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.rules.hexes import CORE
from wildtable.games.defenders.rules.news import RESULT
from wildtable.games.defenders.rules.table import finished
from wildtable.games.defenders.rules.values import NONE, RUNNING, WON
from wildtable.kernel.game import Outcome

WINNING: Final = 100  # a win scores more than any loss


def check_victory(table: Board) -> None:
    """DEF-1.4 a victory ends the match at once; DEF-1.10 what comes after it is only drawn."""
    if is_won(table):
        table.result = WON


def is_won(table: Board) -> bool:
    """DEF-1.2 every factory rewilded and every camp built; DEF-28.15 alone, both sides' camps.

    DEF-1.3 without any factory the first half holds.
    """
    for side in table.order:
        if not finished(table, side):
            return False
    for hex in range(len(table.tile)):
        number = table.tile[hex]
        if number != NONE and hex != CORE and not table.rewilded[number]:
            return False
    return True


def reason(result: int) -> str:
    """The word for a result; empty while the match goes on."""
    return "" if result == RUNNING else RESULT.names[result]


def outcome_of(table: Board) -> Outcome | None:
    """DEF-1.1 all win or lose together; the score counts camps and rewilded factories."""
    if table.result == RUNNING:
        return None
    won = table.result == WON
    score = sum(table.built) + sum(table.rewilded) + (WINNING if won else 0)
    return Outcome.together(table.seats, won, score, reason(table.result))
