"""Wilderness: place animals on a wild board, then lead them to the five Elements."""

from typing import Final

from wildtable.games.wilderness.game import Wilderness

GAME: Final = Wilderness()
