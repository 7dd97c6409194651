"""Before the first Positional move: the board is arranged, and chance says who begins (NES-1).

The aim is in `elements.py`: NES-1.9, NES-1.10. NES-1.5 magic tokens: `table.py`.
"""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import ARRANGING, BEGINNING
from wildtable.games.wilderness.moves import ARRANGE, BEGIN, LAYOUTS
from wildtable.games.wilderness.rules.positional_move import begin_positional_move
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import push


def set_up(table: Board) -> None:
    """A blank table is ready but for what chance decides.

    `fields.py` says what lies on it: NES-1.2, NES-1.3 decks, NES-1.4 magic tokens, NES-1.7
    Elements, NES-1.12 the Trigger pile, NES-1.13 tokens for all. NES-1.8 `pack.py` checks where
    the Elements lie.
    """
    push(table.stack, ARRANGING if table.content.by_chance else BEGINNING)


@final
class Arranging(ChanceDecision[Board]):
    """NES-1.6, NES-R3: chance draws one of the generated boards."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return [(ARRANGE + layout, 1) for layout in range(LAYOUTS)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        table.board = table.book.boards[move - ARRANGE]
        table.stack.clear()
        push(table.stack, BEGINNING)


@final
class Beginning(ChanceDecision[Board]):
    """NES-R2: chance says who begins."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return [(BEGIN + seat, 1) for seat in range(table.seats) if table.left[seat] == 0]

    def apply(self, table: Board, seat: int, move: int) -> None:
        begin_positional_move(table, move - BEGIN)
