"""Snake: its poison (NES-21).

Deserts are open to it, NES-21.7 in `traverse.passes` and NES-21.8 in `traverse.is_free`, but
NES-21.9 not in `placing.open_fields`.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.moves import POISONED
from wildtable.games.wilderness.rules.damage import harm
from wildtable.kernel.fields import changed


def poison(table: Board, victim: int) -> None:
    """NES-21.1, NES-21.5 whoever it is; NES-21.4 only once."""
    if table.poison[victim]:
        return
    table.poison = changed(table.poison, victim, 1)  # NES-21.2 no damage
    if table.news is not None:
        table.tell(POISONED.at(victim))


def suffer_poison(table: Board, piece: int) -> bool:
    """NES-21.3, NES-21.6, NES-R47 damage at every activation; False while Swans are chosen."""
    return not table.poison[piece] or harm(table, piece, 1)
