"""Processes that do nothing but play: how seldom they search their memory for circles."""

import gc
from typing import Final

SELDOM: Final = 100_000  # new objects between two searches


def search_seldom() -> None:
    """States are made by the million, none of them in a circle: a search would find nothing.

    It takes a sixth of what a bot that compares turns thinks, if it is left as it comes.
    """
    gc.freeze()
    gc.set_threshold(SELDOM)
