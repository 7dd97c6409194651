"""Carrying out a motion: Steps, gaze rolls, Talons, stings (NES-8, NES-28 to NES-30)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import CARRIED, NONE, NOTHING
from wildtable.games.wilderness.frames import (
    ACTIVE,
    FRESH,
    IN_MOTION,
    LOAD,
    MOTION,
    PICKUP,
    SPRINTING,
    USED,
)
from wildtable.games.wilderness.rules.animals.bees import sting
from wildtable.games.wilderness.rules.animals.stings import swarms
from wildtable.games.wilderness.rules.arrangement import step_cost
from wildtable.games.wilderness.rules.speed import pay_rush, speed_of
from wildtable.games.wilderness.rules.table import lay_bare, lift, put_down
from wildtable.kernel.frames import push


def begin_motion(table: Board, part: int) -> None:
    """A motion with a Speed of its own (NES-8.6, NES-24.3)."""
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    speed = speed_of(table, stack[ACTIVE], here, stack[SPRINTING])
    lay_bare(stack, IN_MOTION)
    push(stack, MOTION, part, 0, speed, NONE, NONE, 0)


def take_step(table: Board, field: int) -> None:
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    cost = step_cost(here, field)  # NES-28.11 with a load or without
    pay_rush(table, cost)  # NES-8.10, NES-26.5
    stack[USED] = stack[USED] + cost
    stack[FRESH] = 1
    lift(table, piece)
    if here == stack[PICKUP] and table.at[here] == stack[LOAD]:
        table.at[here] = NOTHING  # the load is in the air
        table.place[stack[LOAD]] = CARRIED
    table.path.append(field)
    put_down(table, piece, field)
    if swarms(table, field) and table.at[field] != piece:
        sting(table)
