"""Eagle: king of the animals, with room for one of them in its Talons (NES-28)."""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import CARRIED, NONE
from wildtable.games.wilderness.frames import (
    ACTIVE,
    FRESH,
    IN_ACTIVATION,
    IN_MOTION,
    IN_MOVE,
    LEFT,
    LOAD,
    PICKUP,
)
from wildtable.games.wilderness.moves import ANIMALS, DROPPED_AT, EAGLE, PICKED_UP
from wildtable.games.wilderness.rules.completion import can_deliver, can_go_on
from wildtable.games.wilderness.rules.plan import has_plan_after_drop, has_plan_after_pickup
from wildtable.games.wilderness.rules.renewal import is_ignored
from wildtable.kernel.frames import at, put_at
from wildtable.kernel.game import Denial

# --- king -----------------------------------------------------------------------------------------


def is_barred_by_eagle(table: Board, seat: int) -> bool:
    """Whether only the Eagle may be played."""
    eagle = ANIMALS * seat + EAGLE
    if not table.token[eagle]:
        return False
    if (
        table.book.eagle_ban_lifted_if_unpayable
        and at(table.stack, IN_MOVE, LEFT) < table.book.cost[EAGLE]
    ):
        return False
    return not is_ignored(table, eagle)


# --- Talons ---------------------------------------------------------------------------------------


def can_pick_up(table: Board, here: int) -> bool:
    what = table.at[here]
    stack = table.stack
    if (
        at(stack, IN_MOTION, LOAD) >= 0
        or not at(stack, IN_MOTION, FRESH)
        or what == at(stack, IN_ACTIVATION, ACTIVE)
    ):
        return False
    return table.book.carried[what % ANIMALS] and can_deliver(table, here, 0, what, here)


def can_drop(table: Board, here: int) -> bool:
    stack = table.stack
    if (
        at(stack, IN_MOTION, LOAD) < 0
        or here == at(stack, IN_MOTION, PICKUP)
        or table.at[here] != at(stack, IN_ACTIVATION, ACTIVE)
    ):
        return False
    return can_go_on(table, here, 0, at(stack, IN_MOTION, LOAD))


def pick_up_denial(table: Board) -> Denial | None:
    stack = table.stack
    piece = at(stack, IN_ACTIVATION, ACTIVE)
    if piece % ANIMALS != EAGLE:
        return Denial("NES-28.3", "only-the-eagle-carries")
    if at(stack, IN_MOTION, LOAD) >= 0:
        return Denial("NES-28.5", "carries-already")
    what = table.at[table.place[piece]]
    if what == piece or not at(stack, IN_MOTION, FRESH) or not table.book.carried[what % ANIMALS]:
        return Denial("NES-28.3", "nothing-to-carry")
    if not has_plan_after_pickup(table):
        return Denial("NES-R88", "could-not-be-completed")
    return None


def drop_denial(table: Board) -> Denial | None:
    stack = table.stack
    piece = at(stack, IN_ACTIVATION, ACTIVE)
    if at(stack, IN_MOTION, LOAD) < 0:
        return Denial("NES-28.6", "nothing-to-drop")
    here = table.place[piece]
    if here == at(stack, IN_MOTION, PICKUP):
        return Denial("NES-R65", "drop-elsewhere")
    if table.at[here] != piece:
        return Denial("NES-28.6", "drop-needs-free-field")
    if not has_plan_after_drop(table):
        return Denial("NES-28.8", "must-fly-on")
    return None


def pick_up(table: Board) -> None:
    stack = table.stack
    here = table.place[at(stack, IN_ACTIVATION, ACTIVE)]
    put_at(stack, IN_MOTION, LOAD, table.at[here])  # NES-28.4 of any colour
    put_at(stack, IN_MOTION, PICKUP, here)
    put_at(stack, IN_MOTION, FRESH, 0)
    if table.news is not None:
        table.tell(PICKED_UP.at(at(stack, IN_ACTIVATION, ACTIVE), at(stack, IN_MOTION, LOAD)))


def drop(table: Board) -> None:
    """NES-28.9 the field is occupied from now on; the Eagle is only passing."""
    stack = table.stack
    here, load = table.place[at(stack, IN_ACTIVATION, ACTIVE)], at(stack, IN_MOTION, LOAD)
    table.at[here] = load
    table.place[load] = here
    put_at(stack, IN_MOTION, LOAD, NONE)
    put_at(stack, IN_MOTION, PICKUP, NONE)
    put_at(stack, IN_MOTION, FRESH, 0)
    if table.news is not None:
        table.tell(DROPPED_AT.at(load, here))


def release(table: Board) -> None:
    """NES-R65 a load that can't be delivered goes back to where it was picked up."""
    stack = table.stack
    load, pickup = at(stack, IN_MOTION, LOAD), at(stack, IN_MOTION, PICKUP)
    if load >= 0 and table.place[load] == CARRIED:
        table.at[pickup] = load
        table.place[load] = pickup
    put_at(stack, IN_MOTION, LOAD, NONE)
    put_at(stack, IN_MOTION, PICKUP, NONE)
