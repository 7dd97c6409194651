"""Skunk: a Spray all around (NES-34).

NES-34.5 `stinks_to` says who does not mind it.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.frames import ACTIVE, ORIGIN, PART
from wildtable.games.wilderness.moves import ANIMALS, BEES, SPRAY, SWANS
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.book import BREATH, SHOCK, STENCH
from wildtable.games.wilderness.rules.damage import harm, hurt_swan, swan_lives
from wildtable.games.wilderness.rules.renewal import bury
from wildtable.games.wilderness.rules.table import is_piece
from wildtable.kernel.game import Denial


def sprays(table: Board) -> list[int]:
    """Whether the Skunk may spray in its first motion."""
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    if table.book.form[piece % ANIMALS] != STENCH:
        return []
    if here == stack[ORIGIN] or table.at[here] != piece:
        return []
    return [SPRAY] if smells(table, here) else []


def spray_denial(table: Board) -> Denial | None:
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    if table.book.form[piece % ANIMALS] != STENCH:
        return Denial("NES-34.1", "not-its-attack")
    if stack[PART] == 2:
        return Denial("NES-10.10", "no-attack-in-second-motion")
    if table.at[here] != piece:
        return Denial("NES-9.4", "attack-needs-free-field")
    if here == stack[ORIGIN]:
        return Denial("NES-34.8", "move-first")
    if not smells(table, here):
        return Denial("NES-R78", "nobody-in-reach")
    return None


def smells(table: Board, here: int) -> bool:
    return any([stinks_to(table, table.at[near]) for near in table.board.within[here]])


def spray(table: Board) -> None:
    """NES-34.2 all fields within 2 Steps, NES-34.7, NES-40.20 also across deserts.

    NES-34.9 it takes no Step.
    """
    here = table.place[table.stack[ACTIVE]]
    fields = table.board.within[here]
    for near in fields:
        victim = table.at[near]
        if not stinks_to(table, victim):
            continue
        if victim % ANIMALS == SWANS:  # NES-25.8, NES-34.6, NES-40.9 each of them
            for swan in range(2):
                if swan_lives(table, victim, swan):
                    hurt_swan(table, victim, swan, 1)
        else:
            harm(table, victim, 1)  # NES-34.3, NES-34.4
    bury(table, fields)
    end_activation(table)  # NES-34.10


def stinks_to(table: Board, victim: int) -> bool:
    """Whether Spray affects what stands on a field."""
    # NES-34.5, NES-32.12, NES-35.7, NES-40.13
    return (
        is_piece(victim)
        and table.book.form[victim % ANIMALS] not in (STENCH, BREATH, SHOCK)
        and victim % ANIMALS != BEES
    )
