"""The gauges: the Trigger pile, what a Positional move has used, activations, Steps and tokens."""

from typing import Final

from wildtable.games.wilderness.fields import ACTING, NO_SEAT, POSITION
from wildtable.games.wilderness.frames import (
    ANIMAL_STEPS,
    DOTS,
    IN_MOTION,
    LAND_STEPS,
    LEFT,
    MOTION,
    MOVER,
    PLACING,
    SPEED,
    USED,
)
from wildtable.games.wilderness.rules.first_move import animal_limit, dot_limit, land_limit
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Meter
from wildtable.kernel.frames import field, lies_at, top
from wildtable.kernel.phrase import Phrase

TOKEN: Final = "gi-cut-diamond"
STEP: Final = "gi-boot-prints"
NEAR: Final = 3  # Drops that are left when it is time to think of the end
NOW: Final = 1

# What hints say a move would use
ACTIVATIONS: Final = "activations"
DOTS_USED: Final = "dots"
ANIMAL_STEPS_USED: Final = "animal-steps"
LAND_STEPS_USED: Final = "land-steps"
STEPS_USED: Final = "steps"
TOKENS: Final = "tokens"


def meters_of(state: WildernessState) -> list[Meter]:
    if not state.stack:
        return []
    found = [trigger(state)] if state.phase == POSITION else []
    if top(state.stack) == PLACING:
        found += placing(state)
    elif state.phase == ACTING:
        found += acting(state)
    seat = state.turn().seat if state.phase != ACTING else state.stack[MOVER]
    if seat >= 0:
        found.append(Meter(TOKENS, Phrase("meter-tokens"), state.magic[seat], symbol=TOKEN))
    return found


def trigger(state: WildernessState) -> Meter:
    """NES-2.8 the last Drop ends the Position phase."""
    left, pulled = state.trigger, state.first != NO_SEAT
    warning = 2 if pulled or left <= NOW else 1 if left <= NEAR else 0
    words = Phrase("meter-trigger-left", {"drops": left, "pulled": int(pulled)})
    most = state.content.drops * state.seats
    return Meter(
        "trigger",
        Phrase("meter-trigger"),
        left,
        most,
        "clock",
        "trigger-drop",
        warning,
        words,
        pile=True,
        note=Phrase("trigger-note"),
    )


def placing(state: WildernessState) -> list[Meter]:
    """NES-U7 what the Positional move has used so far."""
    stack = state.stack
    rows = (
        (DOTS_USED, "gi-perspective-dice-one", field(stack, DOTS), dot_limit(state)),
        (ANIMAL_STEPS_USED, STEP, field(stack, ANIMAL_STEPS), animal_limit(state)),
        (LAND_STEPS_USED, STEP, field(stack, LAND_STEPS), land_limit(state)),
    )
    # Steps beyond the limit are paid for, so they may be more than it.
    return [
        Meter(id, Phrase(f"meter-{id}"), min(used, limit), limit, symbol=symbol)
        for id, symbol, used, limit in rows
    ]


def acting(state: WildernessState) -> list[Meter]:
    stack = state.stack
    total = state.book.activations
    found = [
        Meter(ACTIVATIONS, Phrase("meter-activations"), total - stack[LEFT], total,
              symbol="activation")
    ]  # fmt: skip
    if lies_at(stack, IN_MOTION) == MOTION:
        used, speed = stack[USED], stack[SPEED]
        found.append(Meter(STEPS_USED, Phrase("meter-steps"), min(used, speed), speed, symbol=STEP))
    return found
