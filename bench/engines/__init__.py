"""One engine a file. Each has a function `prepare(game)` that returns a way to play games.

The loops are written alike: a random move of the legal list by `int(rng.random() * len(moves))`, an
outcome of chance by its odds, and the result asked for at the end. So what differs is the engine.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple


class Count(NamedTuple):
    """Moves made, and how many of them by chance (each die, each card that is dealt), if known."""

    moves: int
    chance: int | None


# Plays this many games to their end (or does some other thing as often) and counts.
Play = Callable[[int, Random], Count]
