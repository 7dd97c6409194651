"""Folders of data in the package of a game: its lessons, its puzzles."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from wildtable.kernel.game import Game


def files_in(game: Game, folder: str, suffix: str) -> list[Traversable]:
    """The files of a folder whose names end so, by name; none where there is no such folder."""
    if not game.package:
        return []
    found = files(game.package).joinpath(folder)
    if not found.is_dir():
        return []
    named = [file for file in found.iterdir() if file.name.endswith(suffix)]
    return sorted(named, key=lambda file: file.name)
