"""Where to read in the rules about what is decided now."""

from typing import Final

from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.frames import top

OVER: Final = "NES-17.1"  # how a match ends

# By kind of frame, as in frames.py.
RULES: Final = (
    "NES-1.1",  # arranging
    "NES-2.3",  # beginning
    "NES-4.2",  # drawing
    "NES-4.5",  # discarding
    "NES-4.8",  # placing
    "NES-4.16",  # keeping
    "NES-7.1",  # action
    "NES-7.1",  # activation
    "NES-8.1",  # motion
    "NES-30.1",  # gaze
    "NES-10.1",  # strike
    "NES-22.1",  # tail
    "NES-22.1",  # tail roll
    "NES-22.1",  # escaping
    "NES-23.1",  # ball
    "NES-14.1",  # uncertain
    "NES-14.9",  # holes
    "NES-25.1",  # wounding
    "NES-27.1",  # stun
    "NES-32.1",  # epic
    "NES-31.1",  # healing
    "NES-31.1",  # mending
    "NES-33.1",  # infesting
    "NES-32.1",  # flames
)


def rule_of(state: WildernessState) -> str:
    """Where the rules say what is going on."""
    if not state.stack:
        return OVER
    return RULES[top(state.stack)]
