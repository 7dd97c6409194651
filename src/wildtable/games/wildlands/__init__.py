"""Wildlands: two to four factions of five characters on one of two maps; five points win."""

from typing import Final

from wildtable.games.wildlands.game import Wildlands

GAME: Final = Wildlands()
