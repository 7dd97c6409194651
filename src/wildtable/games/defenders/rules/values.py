"""What the numbers on the table mean: nothing there, how a match stands, where a card is."""

from typing import Final

from wildtable.kernel.turn import MOST_SEATS

NONE: Final = -1  # no tile, camp, marker, card, seat or arrow
ON_CORE: Final = -1  # of an engine: it waits on the core
ENGINES: Final = 2

# How the match stands, in the order of news.RESULT.
RUNNING: Final = 0
WON: Final = 1
CORE_COMPLETE: Final = 2
TOXIC_DISASTER: Final = 3
MASSACRE: Final = 4
LIMIT: Final = 5

# Where a defender card is.
UNSEEN: Final = -1  # by whoever asks
OUT: Final = 0  # of the game
DECK: Final = 1
HAND: Final = 2
CHOSEN: Final = 3  # face down, until all are turned up
ACTIVE: Final = 4
TEAMED: Final = 5  # under the active defender
PILE: Final = 6  # exhausted
KILLED: Final = 7

TOO_MUCH: Final = 3  # pollution tokens that become a toxic site
MOST_MOVES: Final = 10_000  # far beyond any real match
MOST_CLOCK: Final = MOST_MOVES + MOST_SEATS  # a silent choice is always finished
