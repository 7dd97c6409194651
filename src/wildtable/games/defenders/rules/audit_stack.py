"""Which frames may lie on which, and what has to be so for each: for `audit`, never in play."""

from typing import Final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import (
    AIMING,
    AIMING_ABILITY,
    BEGINNING,
    CHOOSING,
    DRAWING,
    DYING,
    FRAMES,
    HARDENING,
    HURTING,
    LAYING,
    LEADING,
    LEAVING,
    MACHINES,
    MIXING,
    ORIENTING,
    PATHS,
    PATHS_OWING,
    REVEALING,
    REVEALING_WAITING,
    ROLLING,
    ROUND,
    ROUND_LEVEL,
    ROUND_TURNS,
    SETTLING,
    SIDE,
    TAKING,
    TURN,
    TURNING_UP,
)
from wildtable.games.defenders.moves import FACTIONS
from wildtable.games.defenders.rules.table import ability_of, left_of, sides_in_game, sides_of_match
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.frames import UNSET, WIDTH, at, lies_at

# By kind: what it may lie on, UNSET being nothing at all.
LIES_ON: Final[dict[int, tuple[int, ...]]] = {
    BEGINNING: (UNSET,),
    SETTLING: (UNSET, BEGINNING),  # DEF-28.3 alone, nobody is first
    HARDENING: (SETTLING,),
    LEADING: (HARDENING,),
    MIXING: (HARDENING,),
    TAKING: (LEADING,),
    ORIENTING: (TAKING, MACHINES),
    LAYING: (ORIENTING,),
    CHOOSING: (UNSET,),
    ROUND: (UNSET,),
    REVEALING: (ROUND,),
    TURNING_UP: (REVEALING, TURNING_UP),
    AIMING: (REVEALING,),
    PATHS: (REVEALING,),
    TURN: (ROUND,),
    LEAVING: (TURN,),
    ROLLING: (TURN, LEAVING),
    MACHINES: (ROUND,),
    HURTING: (MACHINES,),
    DRAWING: (HARDENING, DRAWING, REVEALING, TURN, ROLLING),
    DYING: (REVEALING, TURN, LEAVING, ROLLING, HURTING, DYING),
}
# Frames of one side; of these the ones of a side that has not exited, of one that acts by its
# defender, and of the one whose turn it is.
OF_SIDE: Final = (
    DRAWING,
    TURNING_UP,
    AIMING,
    ROUND,
    TURN,
    LEAVING,
    ROLLING,
    DYING,
    MACHINES,
    HURTING,
)
IN_GAME: Final = (DRAWING, TURNING_UP, AIMING, TURN, LEAVING, ROLLING, DYING)
ACTING: Final = (AIMING, TURN, LEAVING, ROLLING)
IN_TURN: Final = (TURN, LEAVING, ROLLING)


def audit_stack(table: Board, found: list[str]) -> None:
    """DEF-2.22 all factions are taken when the rounds begin; then each frame in its place."""
    if lies_at(table.stack, ROUND_LEVEL) in (CHOOSING, ROUND):
        if NONE in table.order or len(table.order) < sides_of_match(table):
            found.append("sides: a faction is still to be taken")
            return
    below = UNSET
    for level in range(len(table.stack) // WIDTH):
        kind = lies_at(table.stack, level)
        name = f"stack.{level}: frame {FRAMES.kinds[kind].name}"
        if below not in LIES_ON[kind]:
            found.append(f"{name} can't lie there")
        elif kind in OF_SIDE:
            audit_frame_of_side(table, level, name, found)
        elif kind in (REVEALING, PATHS):
            audit_frame_of_sides(table, level, name, found)
        below = kind


def audit_frame_of_side(table: Board, level: int, name: str, found: list[str]) -> None:
    kind, side = lies_at(table.stack, level), at(table.stack, level, SIDE)
    if side not in table.order or (kind in IN_GAME and table.exited[side]):
        found.append(f"{name} has a side that is not in the game")
    elif kind in ACTING and (table.active[side] == NONE or table.at[side] == NONE):
        found.append(f"{name} has a side without an active defender or an organizer")
    elif kind == AIMING and ability_of(table, side) != at(table.stack, level, AIMING_ABILITY):
        found.append(f"{name} has an ability that the active defender has not")
    elif kind in IN_TURN and side != side_at_turn(table):
        found.append(f"{name} has a side whose turn it is not")


def side_at_turn(table: Board) -> int:
    """The side whose turn the round has come to."""
    side = at(table.stack, ROUND_LEVEL, SIDE)
    for _ in range(1, at(table.stack, ROUND_LEVEL, ROUND_TURNS)):
        side = left_of(table, side)
    return side


def audit_frame_of_sides(table: Board, level: int, name: str, found: list[str]) -> None:
    """A bit for each of some sides in the game."""
    place = REVEALING_WAITING if lies_at(table.stack, level) == REVEALING else PATHS_OWING
    bits = at(table.stack, level, place)
    playing = sides_in_game(table)
    if [side for side in range(FACTIONS) if bits >> side & 1 and side not in playing]:
        found.append(f"{name} has a side that is not in the game")
