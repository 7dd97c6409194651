"""Eagle: king of the animals, with room for one of them in its Talons (NES-28).

In motion NES-28.7 `motion.rest_denial` keeps it off its load, NES-28.10 `attack.attacks` waits for
the drop, and NES-28.11 `steps.take_step` asks nothing for a load.
"""

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE
from wildtable.games.wilderness.frames import (
    ACTIVE,
    FRESH,
    LEFT,
    LOAD,
    PICKUP,
)
from wildtable.games.wilderness.moves import ANIMALS, DROPPED_AT, EAGLE, PICKED_UP
from wildtable.games.wilderness.rules.completion import can_deliver, can_go_on
from wildtable.games.wilderness.rules.plan import has_plan_after_drop, has_plan_after_pickup
from wildtable.games.wilderness.rules.renewal import is_ignored
from wildtable.kernel.game import Denial

# --- king -----------------------------------------------------------------------------------------


def is_barred_by_eagle(table: Board, seat: int) -> bool:
    """NES-28.1 whether only the Eagle may be played."""
    eagle = ANIMALS * seat + EAGLE
    if not table.token[eagle]:  # NES-28.2 lost like any, NES-13.11 renewed it bars again
        return False
    if table.book.eagle_ban_lifted_if_unpayable and table.stack[LEFT] < table.book.cost[EAGLE]:
        return False
    return not is_ignored(table, eagle)


# --- Talons ---------------------------------------------------------------------------------------


def can_pick_up(table: Board, here: int) -> bool:
    what = table.at[here]
    stack = table.stack
    if stack[LOAD] >= 0 or not stack[FRESH] or what == stack[ACTIVE]:
        return False
    return table.book.carried[what % ANIMALS] and can_deliver(table, here, 0, what, here)


def can_drop(table: Board, here: int) -> bool:
    stack = table.stack
    if stack[LOAD] < 0 or here == stack[PICKUP] or table.at[here] != stack[ACTIVE]:
        return False
    return can_go_on(table, here, 0, stack[LOAD])


def pick_up_denial(table: Board) -> Denial | None:
    stack = table.stack
    piece = stack[ACTIVE]
    if piece % ANIMALS != EAGLE:
        return Denial("NES-28.3", "only-the-eagle-carries")
    if stack[LOAD] >= 0:
        return Denial("NES-28.5", "carries-already")
    what = table.at[table.place[piece]]
    if what == piece or not stack[FRESH] or not table.book.carried[what % ANIMALS]:
        return Denial("NES-28.3", "nothing-to-carry")
    if not has_plan_after_pickup(table):
        return Denial("NES-R88", "could-not-be-completed")
    return None


def drop_denial(table: Board) -> Denial | None:
    stack = table.stack
    piece = stack[ACTIVE]
    if stack[LOAD] < 0:
        return Denial("NES-28.6", "nothing-to-drop")
    here = table.place[piece]
    if here == stack[PICKUP]:
        return Denial("NES-R65", "drop-elsewhere")
    if table.at[here] != piece:
        return Denial("NES-28.6", "drop-needs-free-field")
    if not has_plan_after_drop(table):
        return Denial("NES-28.8", "must-fly-on")
    return None


def pick_up(table: Board) -> None:
    """NES-28.12 no attack: nobody is hurt, and nobody rolls."""
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    stack[LOAD] = table.at[here]  # NES-28.4 of any colour
    stack[PICKUP] = here
    stack[FRESH] = 0
    if table.news is not None:
        table.tell(PICKED_UP.at(stack[ACTIVE], stack[LOAD]))


def drop(table: Board) -> None:
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


def release(table: Board) -> None:
    """NES-R65 a load that can't be delivered goes back to where it was picked up."""
    stack = table.stack
    load, pickup = stack[LOAD], stack[PICKUP]
    if load != NONE:
        table.at[pickup] = load
        table.place[load] = pickup
    stack[LOAD] = NONE
    stack[PICKUP] = NONE
