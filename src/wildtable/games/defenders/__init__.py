"""Defenders of the Wild: organizers against machines, together, for 1 to 4 players."""

from typing import Final

from wildtable.games.defenders.game import Defenders

GAME: Final = Defenders()
