"""Carrying out a motion: Steps, gaze rolls, Talons, stings (NES-8, NES-28 to NES-30)."""

from typing import Final

from wildtable.games.wilderness.moves import (
    ACTIVE,
    AGAIN,
    ANIMALS,
    ATTACK,
    CONE,
    DROP,
    DROPPED_AT,
    FRESH,
    GAZE,
    GAZE_ATTACK,
    GAZE_FIELD,
    HALT,
    LOAD,
    MOTION,
    MOTION_BASE,
    MOVER,
    PICK_UP,
    PICKED_UP,
    PICKUP,
    SPRAY,
    SPRINTING,
    STEP,
    STOPPED,
    STUNG,
    TOP_BASE,
    USED,
    WATCHED,
    WATCHER,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.areas import breathe, spray
from wildtable.games.wilderness.rules.arrangement import step_cost
from wildtable.games.wilderness.rules.attack import strike
from wildtable.games.wilderness.rules.completion import can_deliver, can_finish
from wildtable.games.wilderness.rules.damage import harm, is_dead, remove
from wildtable.games.wilderness.rules.gaze import watcher_after
from wildtable.games.wilderness.rules.reach import (
    feels_stings,
    pay_rush,
    speed_of,
    stands,
    swarms,
)
from wildtable.games.wilderness.rules.renewal import renew
from wildtable.games.wilderness.rules.table import (
    CARRIED,
    NOBODY,
    NOTHING,
    Table,
    lift,
    put_down,
)
from wildtable.kernel.frames import push

NONE: Final = -1


def begin_motion(table: Table, part: int) -> None:
    """A motion with a Speed of its own (NES-8.6, NES-24.3)."""
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    speed = speed_of(table, stack[ACTIVE], here, stack[SPRINTING])
    del stack[MOTION_BASE:]
    push(stack, MOTION, part, 0, speed, NONE, NONE, 0)


def move_on(table: Table, move: int) -> None:
    """Carry out what an animal in motion does."""
    if move < PICK_UP:
        look_out(table, move - STEP, 0, 0)
    elif move == PICK_UP:
        pick_up(table)
    elif move == DROP:
        drop(table)
    elif move == AGAIN:
        begin_motion(table, 2)
    elif move == HALT:
        end_activation(table)  # NES-8.17, NES-R34
    elif move < CONE:
        look_out(table, move - ATTACK, 1, 0)  # NES-30.9
    elif move < SPRAY:
        breathe(table, move - CONE)  # NES-32.2, NES-32.20, NES-R71 without a roll
    else:
        spray(table)  # NES-34.9


def look_out(table: Table, field: int, attack: int, asked: int) -> None:
    """NES-30.4 a watched animal rolls before its Step, once for each Basilisk.

    NES-30.7, NES-30.8 what counts is where it stands, not where it goes.
    """
    stack = table.stack
    piece = stack[ACTIVE]
    watcher = watcher_after(table, piece, asked)
    if watcher != NOBODY:
        push(stack, GAZE, field, watcher, attack)
        if table.news is not None:
            table.tell(WATCHED.at(piece, watcher))
    elif attack:
        strike(table, field)
    else:
        take_step(table, field)


def roll_gaze(table: Table, side: int) -> None:
    if table.book.success[side]:
        avert_eyes(table)  # NES-30.5
    else:
        stop(table)  # NES-30.6


def avert_eyes(table: Table) -> None:
    """On to the next Basilisk, or to the Step."""
    stack = table.stack
    field, watcher, attack = stack[GAZE_FIELD], stack[WATCHER], stack[GAZE_ATTACK]
    del stack[TOP_BASE:]
    asked = (watcher - stack[MOVER]) % table.seats + 1
    look_out(table, field, attack, asked)


def stop(table: Table) -> None:
    """The activation is over; NES-R89 on the last field of the path where the piece may stand."""
    piece = table.stack[ACTIVE]
    break_off(table)
    if table.news is not None:
        table.tell(STOPPED.at(piece, table.place[piece]))
    end_activation(table)  # NES-R54


def break_off(table: Table) -> None:
    """Everybody who is in the air or only passing goes where they may stand."""
    piece = table.stack[ACTIVE]
    here = table.place[piece]
    release(table)
    if table.at[here] != piece or not stands(table, piece, here, NONE):
        lift(table, piece)
        put_down(table, piece, refuge(table, piece))


def refuge(table: Table, piece: int) -> int:
    for place in range(len(table.path) - 1, 0, -1):
        if stands(table, piece, table.path[place], NONE):
            return table.path[place]
    return table.path[0]


def take_step(table: Table, field: int) -> None:
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    cost = step_cost(here, field)
    pay_rush(table, cost)  # NES-8.10, NES-26.5
    stack[USED] += cost
    stack[FRESH] = 1
    lift(table, piece)
    if here == stack[PICKUP] and table.at[here] == stack[LOAD]:
        table.at[here] = NOTHING  # the load is in the air
        table.place[stack[LOAD]] = CARRIED
    table.path.append(field)
    put_down(table, piece, field)
    if swarms(table, field) and table.at[field] != piece:
        sting(table)


def sting(table: Table) -> None:
    """NES-29.2 one damage for whoever enters, NES-29.3 of any colour; also for a load (NES-R65)."""
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


def after_sting(table: Table) -> None:
    piece = table.stack[ACTIVE]
    if is_dead(table, piece):
        release(table)
        remove(table, piece)
        renew(table, piece // ANIMALS)
        end_activation(table)  # NES-R69, NES-R82
    else:
        stop_if_stuck(table)


def stop_if_stuck(table: Table) -> None:
    """A wound may spoil a plan, such as the Swans' two certain hits: then the motion is over."""
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    if stack[LOAD] >= 0:
        done = can_deliver(table, here, 0, stack[LOAD], stack[PICKUP])
    else:
        done = can_finish(table, here, 0, NONE, NONE)
    if not done:
        stop(table)


def pick_up(table: Table) -> None:
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    stack[LOAD] = table.at[here]  # NES-28.4 of any colour
    stack[PICKUP] = here
    stack[FRESH] = 0
    if table.news is not None:
        table.tell(PICKED_UP.at(stack[ACTIVE], stack[LOAD]))


def drop(table: Table) -> None:
    """NES-28.9 the field is occupied from now on; the Eagle is only passing."""
    stack = table.stack
    here, load = table.place[stack[ACTIVE]], stack[LOAD]
    table.at[here] = load
    table.place[load] = here
    stack[LOAD] = NONE
    stack[PICKUP] = NONE
    stack[FRESH] = 0
    if table.news is not None:
        table.tell(DROPPED_AT.at(load, here))


def release(table: Table) -> None:
    """NES-R65 a load that can't be delivered goes back to where it was picked up."""
    stack = table.stack
    load, pickup = stack[LOAD], stack[PICKUP]
    if load >= 0 and table.place[load] == CARRIED:
        table.at[pickup] = load
        table.place[load] = pickup
    stack[LOAD] = NONE
    stack[PICKUP] = NONE
