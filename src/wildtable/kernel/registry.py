"""Which games there are: every installed package may bring some, by entry point `wildtable.games`.

[project.entry-points."wildtable.games"]
connect-four = "wildtable.examples.connect_four:GAME"

A package that can't be loaded harms nobody but itself: its game is listed with the reason.
Packs of data are games, too: `wildlife@box` (`packs.py`).
"""

import logging
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from wildtable.kernel import packs
from wildtable.kernel.game import BadContent, Game

GAMES = "wildtable.games"

log = logging.getLogger(__name__)


class UnknownGame(LookupError):
    """No installed package brings a game of this name; says which there are."""


class BrokenGame(UnknownGame):
    """An installed package says that it brings this game, and doesn't; says why."""


def names() -> list[str]:
    """The games that are installed, broken ones too."""
    return sorted([*_entries(), *packs.found()])


def games() -> list[Game]:
    """The games that can be played."""
    return [found for name in names() if isinstance(found := _loaded(name), Game)]


def broken() -> dict[str, str]:
    """The games that are installed and can't be played, each with the reason."""
    return {name: reason for name in names() if isinstance(reason := _loaded(name), str)}


def game(name: str) -> Game:
    """The game of this name, loaded when first asked for."""
    if packs.OF in name:
        if name not in packs.found():
            raise UnknownGame(f"there is no pack {name!r} in {packs.home()}")
    elif name not in _entries():
        close = get_close_matches(name, names(), 1)
        hint = f"did you mean {close[0]}?" if close else f"installed: {', '.join(names())}"
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    found = _loaded(name)
    if isinstance(found, str):
        raise BrokenGame(f"{name} is installed, but it can't be played: {found}")
    return found


@cache
def _loaded(name: str) -> Game | str:
    """A game, or the reason why it is none; it is logged once."""
    if packs.OF in name:
        return _with_pack(packs.found()[name])
    entry = _entries()[name]
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:  # whatever a stranger's module does as it is imported
        log.exception("the game %s can't be loaded from %s", name, entry.value)
        return f"{entry.value} can't be loaded: {type(error).__name__}: {error}"
    reason = ""
    if not isinstance(found, Game):
        reason = f"{entry.value} should be a Game, not {type(found).__name__}"
    elif found.name != name:
        reason = f"{entry.value} calls itself {found.name!r}, its entry point {name!r}"
    if reason:
        log.error("the game %s can't be played: %s", name, reason)
    return reason or found


def _with_pack(folder: Path) -> Game | str:
    try:
        return packs.with_pack(game(packs.read_about(folder).game), folder)
    except (BadContent, UnknownGame) as error:
        return f"the pack in {folder} can't be used: {error}"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GAMES)}
