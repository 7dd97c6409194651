"""Where to read in the rules about what is decided now."""

from typing import Final

from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import top

OVER: Final = "WLD-23.1"  # how a match ends

# By kind of frame, as in frames.py.
RULES: Final = (
    "WLD-1.1",  # choosing
    "WLD-2.1",  # dealing
    "WLD-2.3",  # assigning
    "WLD-21.1",  # drawing
    "WLD-4.1",  # turn
    "WLD-17.7",  # interrupting
    "WLD-6.1",  # card use
    "WLD-14.1",  # rallying
    "WLD-8.3",  # paying
    "WLD-10.1",  # targeting
    "WLD-13.1",  # defending
    "WLD-12.1",  # blast
    "WLD-17.1",  # window
)


def rule_of(state: WildlandsState) -> str:
    """Where the rules say what is going on."""
    if not state.stack:
        return OVER
    return RULES[top(state.stack)]
