"""Gauges: what an action of several cards still takes, and the limit on turns."""

from wildtable.games.wildlands.frames import (
    FOR_CLAIM,
    FOR_RALLY,
    PAID_FOR,
    PAID_GOAL,
    PAID_MOVER,
    PAID_SECOND,
    PAID_SECOND_GOAL,
    PAYING,
    PRICE,
)
from wildtable.games.wildlands.rules.rally import climbers
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Meter
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase

Words = dict[str, str | int]


def meters_of(state: WildlandsState) -> list[Meter]:
    meters = []
    if top(state.stack) == PAYING:
        words = payment_words(state)
        paid, price = len(state.in_play), int(words["price"])
        meters.append(
            Meter("paid", Phrase("meter-paid", words), paid, price, "turn", "gi-card-play")
        )
    cap = state.content.turn_cap
    if cap:
        left = cap - state.turns
        warning = 2 if left < state.seats else 1 if left < 3 * state.seats else 0
        meters.append(
            Meter("turns", Phrase("meter-turns"), min(state.turns, cap), cap, "clock",
                  "gi-hourglass", warning)
        )  # fmt: skip
    return meters


def payment_words(state: WildlandsState) -> Words:
    stack, content = state.stack, state.content
    what, mover = field(stack, PAID_FOR), field(stack, PAID_MOVER)
    price: int = content.pack.numbers.climb_cards
    if what == FOR_CLAIM:
        price = content.claim_cards
    elif what == FOR_RALLY:
        second, second_goal = field(stack, PAID_SECOND), field(stack, PAID_SECOND_GOAL)
        price = 1 + climbers(state, mover, field(stack, PAID_GOAL), second, second_goal)
    return {
        "what": PRICE.names[what],
        "character": content.character_names[mover],
        "paid": len(state.in_play),
        "price": price,
    }
