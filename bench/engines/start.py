"""How the games of ours begin, for every way to play them."""

from collections.abc import Callable

from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.registry import game


def rules_of(words: str) -> tuple[Game, Content]:
    """The game of `leduc` or `wildlife 4`, and its data."""
    rules = game(words.partition(" ")[0])
    return rules, rules.content(rules.with_defaults({}, seats_of(words)))


def seats_of(words: str) -> int:
    """How many play: four in `wildlife 4`; else as few as can."""
    name, _, players = words.partition(" ")
    return int(players) if players else game(name).seats[0]


def starts(words: str) -> Callable[[], State]:
    """New matches of `leduc`, or of `wildlife 4` for four players."""
    rules, content = rules_of(words)
    seats = seats_of(words)

    def start() -> State:
        return rules.start(content, seats)

    return start
