"""Where to read in the rules about what is decided now."""

from typing import Final

from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import top

OVER: Final = "DEF-1.2"  # how a match ends

# By kind of frame, as in frames.py.
RULES: Final = (
    "DEF-2.1",  # laying
    "DEF-2.7",  # orienting
    "DEF-2.1",  # taking
    "DEF-2.1",  # leading
    "DEF-28.1",  # mixing
    "DEF-7.1",  # drawing
    "DEF-26.1",  # hardening
    "DEF-2.1",  # settling
    "DEF-4.1",  # beginning
    "DEF-3.1",  # choosing
    "DEF-3.4",  # turning up
    "DEF-29.1",  # revealing
    "DEF-29.6",  # aiming
    "DEF-29.6",  # paths
    "DEF-4.1",  # round
    "DEF-4.4",  # turn
    "DEF-9.1",  # rolling
    "DEF-9.11",  # dying
    "DEF-27.1",  # leaving
    "DEF-19.1",  # machines
    "DEF-9.1",  # hurting
)


def rule_of(state: DefendersState) -> str:
    """Where the rules say what is going on."""
    if not state.stack:
        return OVER
    return RULES[top(state.stack)]
