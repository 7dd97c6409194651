"""How the games of ours begin, for every way to play them."""

from collections.abc import Callable

from wildtable.kernel.game import State
from wildtable.kernel.registry import game


def starts(words: str) -> Callable[[], State]:
    """New matches of `leduc`, or of `wildlife 4` for four players; else as few as can play."""
    name, _, players = words.partition(" ")
    rules = game(name)
    seats = int(players) if players else rules.seats[0]
    content = rules.content(rules.with_defaults({}, seats))

    def start() -> State:
        return rules.start(content, seats)

    return start
