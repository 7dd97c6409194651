"""Beaver: Deactivation (NES-20).

NES-20.1 `action_move.activations_of` offers it; NES-20.6 `activation.activate` does all else.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import RESTED
from wildtable.games.wilderness.moves import ANIMALS
from wildtable.games.wilderness.rules.action_move import go_on
from wildtable.games.wilderness.rules.animals.scarab import suffer_scarabs
from wildtable.games.wilderness.rules.animals.snake import suffer_poison
from wildtable.games.wilderness.rules.damage import is_dead, remove
from wildtable.games.wilderness.rules.ending import strike_out
from wildtable.games.wilderness.rules.renewal import renew
from wildtable.kernel.game import Denial


def deactivation_denial(table: Board, beaver: int) -> Denial | None:
    if table.passive[beaver]:
        return Denial("NES-R50", "must-wake-up")
    if table.stack[RESTED]:
        return Denial("NES-R50", "deactivated-just-now")
    return None


def deactivate(table: Board, beaver: int) -> None:
    """NES-20.3 free; NES-20.4 without a capture; NES-R50 with poison and infestation.

    NES-20.5 where it stands.
    """
    table.stack[RESTED] = 1
    table.token[beaver] = 0  # NES-20.2
    renew(table, beaver // ANIMALS)  # NES-20.7
    if table.book.deactivation_triggers_poison:
        suffer_poison(table, beaver)
        suffer_scarabs(table, beaver)
        if is_dead(table, beaver):
            remove(table, beaver)
            renew(table, beaver // ANIMALS)
            strike_out(table)
    go_on(table)
