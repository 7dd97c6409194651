"""Which games there are: every installed package may bring some, by entry point `wildtable.games`.

[project.entry-points."wildtable.games"]
connect-four = "wildtable.examples.connect_four:GAME"
"""

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from wildtable.kernel.game import Game

GAMES = "wildtable.games"


class UnknownGame(LookupError):
    """No installed package brings a game of this name; says which there are."""


def names() -> list[str]:
    """The games that are installed."""
    return sorted(_entries())


@cache
def game(name: str) -> Game:
    """The game of this name, loaded when first asked for."""
    entry = _entries().get(name)
    if entry is None:
        close = get_close_matches(name, names(), 1)
        hint = f"did you mean {close[0]}?" if close else f"installed: {', '.join(names())}"
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    found = entry.load()
    if not isinstance(found, Game):
        raise UnknownGame(f"{entry.value} should be a Game, not {type(found).__name__}")
    if found.name != name:
        raise UnknownGame(f"{entry.value} calls itself {found.name!r}, its entry point {name!r}")
    return found


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GAMES)}
