"""Where to read in the rules about what is decided now."""

from typing import Final

from wildtable.games.wildlife.frames import CARD_USE, USED_CARD
from wildtable.games.wildlife.moves import ABILITY_CARD, ADAPTATION_CARD, JOKER
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top

OVER: Final = "LIF-21.1"  # how a match ends

# By kind of frame, as in frames.py.
RULES: Final = (
    "LIF-2.1",  # charts
    "LIF-23.5",  # first nominator
    "LIF-2.1",  # deal
    "LIF-18.2",  # refill
    "LIF-23.5",  # nominating
    "LIF-23.5",  # chart bidding
    "LIF-3.1",  # seeding
    "LIF-8.2",  # turn
    "LIF-9.1",  # card use
    "LIF-11.1",  # giver
    "LIF-11.1",  # tile
    "LIF-14.1",  # bidding
    "LIF-14.11",  # paying
    "LIF-17.5",  # defending
    "LIF-13.1",  # epidemic
    "LIF-17.21",  # mobility
    "LIF-17.16",  # aggression
)

# What a card is used for has a chapter of its own.
CARD_RULES: Final = {ADAPTATION_CARD: "LIF-10.1", ABILITY_CARD: "LIF-11.1", JOKER: "LIF-12.1"}


def rule_of(state: WildlifeState) -> str:
    """Where the rules say what is going on."""
    if not state.stack:
        return OVER
    if top(state.stack) == CARD_USE:
        return CARD_RULES.get(field(state.stack, USED_CARD), RULES[CARD_USE])
    return RULES[top(state.stack)]
