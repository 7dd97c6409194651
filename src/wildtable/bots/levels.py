"""The bots by name, from weak to strong. A new level is a line here, and one in `text/`.

The weak ones are weak as people are: they look at less, and misjudge whole turns. They are meant to
lose about three of four matches against the next.
"""

from collections.abc import Callable
from typing import Final

from wildtable.bots.bot import Bot
from wildtable.bots.greedy_bot import GreedyBot
from wildtable.bots.random_bot import RandomBot
from wildtable.bots.search_turns import AS_GAME, Strength
from wildtable.bots.turn_bot import TurnBot
from wildtable.kernel.game import Game

RANDOM: Final = "random"
GENTLE: Final = "fledgling"
GREEDY: Final = "greedy"
ALL: Final = 60  # plans: every one that comes to mind

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    RANDOM: RandomBot,
    GENTLE: lambda: TurnBot(
        Strength(ALL, tries=0, turns=0, width=4, budget=100, looks=1, careless=3)
    ),
    "rambler": lambda: TurnBot(
        Strength(ALL, tries=0, turns=0, width=6, budget=200, looks=1, careless=2)
    ),
    "forager": lambda: TurnBot(
        Strength(ALL, tries=0, turns=0, width=8, budget=500, looks=1, careless=1)
    ),
    GREEDY: GreedyBot,
    "elder": lambda: TurnBot(Strength(8, tries=1_000, turns=AS_GAME, states=16_000)),
}


class UnknownLevel(LookupError):
    """No bot has this name; says which there are."""


def bot(level: str) -> Bot:
    """A bot of a level, by its name. Raises UnknownLevel, which says which there are."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}; known: {', '.join(LEVELS)}")
    return LEVELS[level]()


def fitting_level(game: Game) -> str:
    """Who plays where nobody says: a rival that can be beaten, or a companion who is a help."""
    return GREEDY if game.together else "forager"


def gentle_level(game: Game) -> str:
    """Who plays in somebody's first match; a companion is a help in that, too."""
    return GREEDY if game.together else GENTLE
