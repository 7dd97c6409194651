"""The bots by name, from weak to strong. A new level is a file with a bot, and a line here."""

from collections.abc import Callable
from typing import Final

from wildtable.bots.bot import Bot
from wildtable.bots.greedy_bot import GreedyBot
from wildtable.bots.random_bot import RandomBot

LEVELS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownLevel(LookupError):
    """No bot has this name; says which there are."""


def bot(level: str) -> Bot:
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}; known: {', '.join(LEVELS)}")
    return LEVELS[level]()
