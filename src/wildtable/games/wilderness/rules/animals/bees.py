"""Bees: they sting whoever enters their field, and die of their own attack (NES-29).

NES-29.1 `traverse.passes` lets everybody through, NES-29.4 `traverse.is_free` lets nobody stop
there, nor NES-29.7 `traverse.stands` them on an Element; NES-29.5 `damage.is_dead` knows no Stamina
of theirs. What their attack brings them, NES-29.6, NES-29.8, NES-29.9, is in
`standard_attack.conclude`.

They meet others: NES-40.1, NES-40.2 a Lizard in `standard_attack.conclude`, NES-40.3, NES-40.4 an
Echidna in `echidna.py`, NES-40.10, NES-40.11 a Fire-Drake in `fire_drake.py`, NES-40.12 a Scarab in
`attack.py`, NES-40.13 a Skunk in `skunk.py`.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE
from wildtable.games.wilderness.frames import ACTIVE, LOAD, PICKUP
from wildtable.games.wilderness.moves import ANIMALS, STUNG
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.animals.eagle import release
from wildtable.games.wilderness.rules.animals.stings import feels_stings
from wildtable.games.wilderness.rules.damage import harm, is_dead, remove
from wildtable.games.wilderness.rules.renewal import renew
from wildtable.games.wilderness.rules.stopping import stop_if_stuck


def sting(table: Board) -> None:
    """NES-29.2 one damage for whoever enters, NES-29.3 of any colour; also for a load (NES-R65).

    NES-29.10, NES-31.5 no Aura is asked.
    """
    stack = table.stack
    piece, load = stack[ACTIVE], stack[LOAD]
    if load >= 0:
        harm(table, load, 1)
        if is_dead(table, load):
            remove(table, load)
            stack[LOAD] = NONE
            stack[PICKUP] = NONE
            renew(table, load // ANIMALS)
    if not feels_stings(table, piece):
        return
    if table.news is not None:
        table.tell(STUNG.at(piece))
    if harm(table, piece, 1):
        after_sting(table)


def after_sting(table: Board) -> None:
    piece = table.stack[ACTIVE]
    if is_dead(table, piece):
        release(table)
        remove(table, piece)
        renew(table, piece // ANIMALS)
        end_activation(table)  # NES-R69, NES-R82
    else:
        stop_if_stuck(table)
