"""What is refused whatever the decision is about: moves of another moment, who has to
wait, and who can't act.
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import HIDDEN
from wildtable.games.wildlands.frames import INTERRUPTING, TURN
from wildtable.games.wildlands.moves import (
    ADD,
    ALLOT,
    ASSIGN,
    DEAL,
    DEFEND,
    DRAW,
    END,
    MOVE,
    PASS,
    REVEAL,
    STAY,
    TARGET,
)
from wildtable.games.wildlands.rules.table import is_eliminated, owner_of
from wildtable.kernel.frames import top
from wildtable.kernel.game import Denial


def not_now(table: Board, seat: int, move: int) -> Denial:
    """Why a move of a family that the decision is not about can't be made."""
    if move < REVEAL:
        return not_in_setup(move)
    if move < ADD:
        return not_acting_now(table, seat, move)
    if move < TARGET:
        return Denial("WLD-6.13", "nothing-to-add")
    if move < DEFEND:
        return Denial("WLD-10.4", "nothing-to-target")
    if move < PASS:
        return Denial("WLD-13.1", "nothing-to-defend")
    return Denial("WLD-17.2", "no-window")


def not_in_setup(move: int) -> Denial:
    if move < ALLOT:
        return Denial("WLD-1.12", "factions-are-chosen")
    if move < DEAL:
        return Denial("WLD-R60", "by-lot")
    if move < ASSIGN:
        return Denial("WLD-2.1", "cards-are-dealt")
    if move < DRAW:
        return Denial("WLD-2.3", "not-assigning")
    return Denial("WLD-1.9", "cards-are-dealt")


def not_acting_now(table: Board, seat: int, move: int) -> Denial:
    """Reveals, plays, ends and uses of cards."""
    if move < END:  # WLD-5.5 at no other time
        return Denial("WLD-5.5", "reveal-between-actions")
    if seat != table.acting:
        return Denial("WLD-6.1", "not-acting")
    if move == STAY:
        return Denial("WLD-14.5", "nobody-rallies")
    if move >= MOVE and top(table.stack) in (TURN, INTERRUPTING):
        return Denial("WLD-6.4", "play-a-card-first")
    return Denial("WLD-6.2", "finish-first")


def wait(table: Board, seat: int, rule: str, message: str) -> Denial | None:
    """Why a seat that is not asked has to wait; None for who has no seat."""
    if not 0 <= seat < table.seats:
        return None
    if is_eliminated(table, seat):
        return Denial("WLD-23.9", "you-are-eliminated")
    return Denial(rule, message)


def wait_for_actor(table: Board, seat: int) -> Denial | None:
    return wait(table, seat, "WLD-6.1", "not-acting")


def check_user(table: Board, seat: int, user: int) -> Denial | None:
    """WLD-6.6 who acts is the seat's own and on the board."""
    name = table.content.character_names[user]
    if owner_of(table, user) != seat:
        return Denial("WLD-6.4", "not-your-character", {"character": name})
    if table.where[user] < 0:
        rule = "WLD-6.6" if table.where[user] == HIDDEN else "WLD-18.9"
        return Denial(rule, "not-on-board", {"character": name})
    return None
