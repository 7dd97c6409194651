"""When moves of a family are possible at all: what the decision on top of the stack is about."""

from wildtable.games.wildlands.moves import (
    ADD,
    ALLOT,
    ASSIGN,
    ASSIGNING,
    BLAST,
    CARD_USE,
    CHOOSING,
    DEAL,
    DEFEND,
    DEFENDING,
    DRAW,
    END,
    INTERRUPTING,
    MOVE,
    PASS,
    PAYING,
    RALLY,
    RALLYING,
    REVEAL,
    STAY,
    TARGET,
    TARGETING,
    TURN,
    WINDOW,
)
from wildtable.games.wildlands.rules.table import Table
from wildtable.kernel.frames import top
from wildtable.kernel.game import Denial


def check_moment(table: Table, seat: int, move: int) -> Denial | None:
    """Why no move of this family can be made now."""
    frame = top(table.stack)
    if move < REVEAL:
        return check_setup_moment(frame, move)
    if move < ADD:
        return check_action_moment(table, frame, seat, move)
    if move < TARGET:
        return None if frame == PAYING else Denial("WLD-6.13", "nothing-to-add")
    if move < DEFEND:
        return None if frame == TARGETING else Denial("WLD-10.4", "nothing-to-target")
    if move < PASS:
        attacked = frame in (DEFENDING, BLAST)
        return None if attacked else Denial("WLD-13.1", "nothing-to-defend")
    return None if frame == WINDOW else Denial("WLD-17.2", "no-window")


def check_setup_moment(frame: int, move: int) -> Denial | None:
    if move < ALLOT:
        return None if frame == CHOOSING else Denial("WLD-1.12", "factions-are-chosen")
    if move < DEAL:
        return Denial("WLD-R60", "by-lot")
    if move < ASSIGN:
        return Denial("WLD-2.1", "cards-are-dealt")
    if move < DRAW:
        return None if frame == ASSIGNING else Denial("WLD-2.3", "not-assigning")
    return Denial("WLD-1.9", "cards-are-dealt")


def check_action_moment(table: Table, frame: int, seat: int, move: int) -> Denial | None:
    """Reveals, plays, ends and uses of cards."""
    between = frame in (TURN, INTERRUPTING)
    if move < END:  # WLD-5.5 at no other time
        return None if between else Denial("WLD-5.5", "reveal-between-actions")
    if seat != table.acting:
        return Denial("WLD-6.1", "not-acting")
    if move < MOVE:  # the end, or a card
        if between:
            return None
        return Denial("WLD-6.2", "finish-first")
    if move == STAY:
        return None if frame == RALLYING else Denial("WLD-14.5", "nobody-rallies")
    if frame == CARD_USE or (frame == RALLYING and RALLY <= move < STAY):
        return None
    if between:
        return Denial("WLD-6.4", "play-a-card-first")
    return Denial("WLD-6.2", "finish-first")
