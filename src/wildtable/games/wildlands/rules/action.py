"""What follows an action: points and eliminations are looked at, cards discarded, others asked."""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import AFTER_ACTION
from wildtable.games.wildlands.rules.deck import discard_played
from wildtable.games.wildlands.rules.ending import check_end, out_of_actions
from wildtable.games.wildlands.rules.interrupt import open_window, return_play
from wildtable.games.wildlands.rules.table import is_eliminated


def finish_action(table: Board, window: bool = True) -> None:
    """WLD-9.10 in this order; the frames of the action are gone, WLD-6.2 the next may come.

    WLD-17.2, WLD-17.7 others come after all its consequences, WLD-9.11 defences among them; without
    a window they are not asked.
    """
    table.actions += 1
    if check_end(table):
        return
    discard_played(table)
    if is_eliminated(table, table.acting):  # WLD-23.13 no window, play goes back
        return_play(table)
    elif not out_of_actions(table) and window:
        open_window(table, AFTER_ACTION)  # WLD-17.8 one window, however many cards
