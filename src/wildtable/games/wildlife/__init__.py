"""Wildlife: six organisms spread over an island of twelve areas, for 2 to 6 players."""

from typing import Final

from wildtable.games.wildlife.game import Wildlife

GAME: Final = Wildlife()
