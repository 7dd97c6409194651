"""Moves that belong to another moment of the game."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import ACTING
from wildtable.games.wilderness.frames import ACTION, MOTION
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    ARRANGE,
    BEGIN,
    BUY,
    DECLINE,
    DRAW,
    ESCAPE,
    INFEST,
    KEEP,
    MEND,
    PAY,
    ROLL,
    SHED,
    STEP,
)
from wildtable.kernel.frames import top
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import CHANCE


def not_now(table: Board, move: int) -> Denial:
    """The rule that says when such a move is made."""
    if move < BUY:
        rules = ("NES-R3", ARRANGE), ("NES-R2", BEGIN), ("NES-1.3", DRAW)
        return Denial([rule for rule, base in rules if move >= base][-1], "chance-decides")
    if move >= ROLL:
        return Denial("NES-14.4", "chance-decides")
    if move < ACTIVATE:
        if table.phase == ACTING:
            return Denial("NES-2.12", "no-cards-any-more")
        return Denial("NES-R21" if move >= KEEP and table.first >= 0 else "NES-4.1", "other-step")
    if table.phase != ACTING:
        return Denial("NES-2.1", "position-phase-first")
    if move >= SHED:
        return reaction_not_now(move)
    kind = top(table.stack)
    if kind == ACTION:
        return Denial("NES-7.10", "activate-first")
    if kind == MOTION and move < STEP:
        return Denial("NES-7.11", "finish-activation-first")
    return Denial("NES-R55", "answer-first")


def reaction_not_now(move: int) -> Denial:
    if move < ESCAPE:
        return Denial("NES-22.1", "no-lizard-attacked")
    if move < PAY:
        return Denial("NES-22.4", "no-lizard-escapes")
    if move <= DECLINE:
        return Denial("NES-14.10", "no-holes-rolled")
    if move < MEND:
        return Denial("NES-25.4", "no-swan-to-choose")
    if move < INFEST:
        return Denial("NES-R63", "no-swan-to-choose")
    return Denial("NES-40.8", "no-swan-to-choose")


def wait_for(table: Board, seat: int) -> Denial | None:
    """Why a seat that is not asked can't do anything now, if not only because others decide."""
    if table.left[seat] > 0:
        return Denial("NES-R30", "you-are-out")
    if table.left[seat] < 0:
        return Denial("NES-R84", "you-have-conceded")
    if table.phase == ACTING and table.turn().seat == CHANCE:
        return Denial("NES-14.4", "a-roll-is-due")
    return None
