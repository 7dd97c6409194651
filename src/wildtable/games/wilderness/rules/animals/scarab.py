"""Scarab: into the body of a host, and what that does to it (NES-33).

NES-33.10 `targets.is_certain` lets it attack at once; NES-33.3 `action_move.end_activation` looks
what its host stands on. NES-33.8 `activation.piece_denial` keeps it inside, NES-33.9 until
`damage.remove` takes both. NES-40.12 Bees are no host (`attack.py`), NES-40.18 a Fire-Drake is one
after an Epic hit (`fire_drake.py`).
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import INSIDE
from wildtable.games.wilderness.frames import ACTIVE, INFESTING, VICTIM
from wildtable.games.wilderness.moves import ANIMALS, INFESTED, SWANS
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.damage import (
    are_alike,
    harm,
    hurt_swan,
    scarabs_in,
    swan_lives,
)
from wildtable.games.wilderness.rules.table import is_couple, lift
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import push


def penetrate(table: Board) -> None:
    """NES-33.1 into the target's body; NES-40.8 of the Swans, their owner says into which."""
    victim = table.stack[VICTIM]
    if is_couple(table, victim) and not are_alike(table, victim):
        push(table.stack, INFESTING)
        return
    swan = 1 if victim % ANIMALS == SWANS and not swan_lives(table, victim, 0) else 0
    enter(table, swan)


def enter(table: Board, swan: int) -> None:
    """NES-33.4 the Scarab is no longer on the board, and its token goes with it (NES-R77).

    NES-R48 where it had the last token of its seat, its activation has brought new ones already.
    """
    scarab, victim = table.stack[ACTIVE], table.stack[VICTIM]
    seat = scarab // ANIMALS
    lift(table, scarab)
    table.place[scarab] = INSIDE
    table.token[scarab] = 0
    table.damage = changed(table.damage, scarab, 0)
    table.poison = changed(table.poison, scarab, 0)
    table.training = changed(table.training, scarab, 0)
    table.host = changed(table.host, seat, victim)  # NES-33.2 without damage, NES-33.5, NES-33.7
    table.host_swan = changed(table.host_swan, seat, swan)
    if table.news is not None:
        table.tell(INFESTED.at(scarab, victim))
    end_activation(table)


def suffer_scarabs(table: Board, piece: int) -> bool:
    """NES-33.6, NES-R58 one damage for each Scarab inside, NES-R63 to the Swan it is in."""
    suffered = False
    for swan in range(2):
        points = scarabs_in(table, piece, swan)
        if points:
            suffered = True
            if piece % ANIMALS == SWANS:
                hurt_swan(table, piece, swan, points)
            else:
                harm(table, piece, points)
    return suffered
