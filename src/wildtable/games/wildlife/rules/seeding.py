"""Seeding: everybody places some tiles before the first turn.

That it comes before the first turn (LIF-3.1) is in `deck.py`.
"""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import WHO
from wildtable.games.wildlife.moves import EMPTY, LEVEL_NONE, SEED, SPACES
from wildtable.games.wildlife.rules.adaptation_levels import level_at
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import tiles_on_board
from wildtable.games.wildlife.rules.turn_end import open_turn
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import pop, put
from wildtable.kernel.game import Denial


@final
class Seeding(Decision[Board]):
    """LIF-3.4 where the next tile is seeded; LIF-3.12 there always is a place (`pack.py`).

    LIF-3.9 its limits are asked for nowhere else.
    """

    def legal(self, table: Board, seat: int) -> list[int]:
        content = table.content
        moves: list[int] = []
        for area, spaces in enumerate(content.area_spaces):  # LIF-3.5 at any level but none
            if table.filled[area] < content.seed_limit[area] and level_at(table, seat, spaces[0]):
                moves.extend([SEED + space for space in spaces if table.owner[space] == EMPTY])
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not SEED <= move < SEED + SPACES:
            return not_now(table, seat, move)
        content = table.content
        space = move - SEED
        if table.owner[space] != EMPTY:  # LIF-1.4 one tile a space
            return Denial("LIF-1.4", "space-taken", {"space": content.space_names[space]})
        if level_at(table, seat, space) == LEVEL_NONE:  # LIF-3.6
            terrain = content.terrain_names[content.terrain_of[space]]
            return Denial("LIF-3.6", "cannot-seed-there", {"terrain": terrain})
        area = content.area_of[space]
        limit = content.seed_limit[area]
        if table.filled[area] == limit:  # LIF-3.7, LIF-3.8 by the size of the area
            small = content.pack.island.areas[area].size == "small"
            rule = "LIF-3.7" if small else "LIF-3.8"
            return Denial(rule, "area-seeded", {"area": content.area_names[area], "most": limit})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        space = move - SEED
        table.supply[seat] -= 1  # LIF-3.3 seeds are part of the allotment
        table.owner[space] = seat
        table.filled[table.content.area_of[space]] += 1  # LIF-3.10 no scoring
        following = table.left[seat]  # LIF-3.4 one tile at a time
        if tiles_on_board(table, following) < table.content.seeds[table.seats]:  # LIF-3.2
            put(table.stack, WHO, following)
        else:
            pop(table.stack)
            open_turn(table, table.start)  # LIF-3.11
