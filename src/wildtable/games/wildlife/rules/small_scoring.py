"""Small scoring: whoever fills an area takes the next pawn and its points."""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import FILLED, LAST_PAWN
from wildtable.games.wildlife.rules.big_scoring import trigger_big_scoring
from wildtable.games.wildlife.rules.ending import last_pawn_ends, trigger_end
from wildtable.games.wildlife.rules.table import is_full


def came_to_rest(table: Board, seat: int, space: int) -> None:
    """LIF-19.8 a seat's tile was placed on, or moved to, an empty space, by whatever means."""
    area = table.content.area_of[space]
    # LIF-19.1 the last empty space of an area; LIF-19.2 each area once
    if is_full(table, area) and table.marked[area] == 0:
        small_scoring(table, seat, area)


def small_scoring(table: Board, seat: int, area: int) -> None:
    """LIF-19.6 at once, in the middle of the turn."""
    content = table.content
    taken = table.pawns_taken
    if taken == content.pawns:  # LIF-19.9 no pawn is left
        return
    table.pawns_taken = taken + 1  # LIF-19.3 the leftmost pawn
    table.marked[area] = 1  # LIF-19.5; LIF-1.8 for good, LIF-1.9 and on none of its spaces
    points = content.pawn_values[taken]
    table.success[seat] += points  # LIF-19.4; LIF-19.7 for whoever moved the tile
    if table.news is not None:
        table.tell(FILLED.at(seat, area, points))
    if table.pawns_taken == content.pawns and last_pawn_ends(table):
        trigger_end(table, LAST_PAWN)
    elif content.triggers[taken]:  # a coloured position
        trigger_big_scoring(table)
