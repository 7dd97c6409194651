"""Wildtable: board games about the wild, for people, bots and researchers.

    from random import Random
    import wildtable

    state = wildtable.Match(wildtable.game("wildlife"), seats=4).state.clone()
    wildtable.playout(state, Random(1))
    print(state.outcome().scores)

What a program needs has its name here; `docs/python.md` shows how it is used.

Importing the package decides, once and before any rule is imported, whether the rules run
compiled or interpreted; `wildtable.build` says how, `wildtable.build.running()` which.
"""

from wildtable import build

build.choose()

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.levels import bot
from wildtable.bots.seating import Seating
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import (
    BadOption,
    BadPosition,
    Content,
    Denial,
    Game,
    Option,
    Outcome,
    State,
)
from wildtable.kernel.match import Match
from wildtable.kernel.playout import playout
from wildtable.kernel.registry import UnknownGame, game
from wildtable.kernel.registry import names as game_names  # `wildtable.games` is a package
from wildtable.kernel.turn import CHANCE, NOBODY, REFEREE, SPECTATOR, Turn

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "REFEREE",
    "SPECTATOR",
    "BadOption",
    "BadPosition",
    "Bot",
    "Content",
    "Denial",
    "FairChance",
    "Game",
    "Match",
    "Option",
    "Outcome",
    "Seating",
    "Sight",
    "State",
    "Turn",
    "UnknownGame",
    "bot",
    "game",
    "game_names",
    "playout",
]
