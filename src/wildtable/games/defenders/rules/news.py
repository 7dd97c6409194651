"""The news of Defenders of the Wild: what comes of a move, each step of the machines by itself.

Organizers, items and cards are told by faction. What people would ask "why there?" about carries
its cause: the edge that stopped an engine, the spoke that was blocked, the tile a token came from.
"""

from typing import Final

from wildtable.games.defenders.frames import ROLL_KIND
from wildtable.games.defenders.moves import (
    ABILITY,
    ARROW,
    CARD,
    EDGE,
    FACTION,
    FACTORIES,
    HABITAT,
    HEX,
    ITEM,
)
from wildtable.games.defenders.rules.hexes import DIRECTION_NAMES
from wildtable.kernel.events import EventSpace, told
from wildtable.kernel.moves import Domain, amounts


def words(name: str, *members: str) -> Domain:
    """A domain of just these."""
    return Domain(name, len(members), members)


SEAT: Final = Domain("seat", 4)
NUMBER: Final = amounts("number", FACTORIES - 1)
ENGINE: Final = words("engine", "1", "2")
DIRECTION: Final = Domain("direction", 2, DIRECTION_NAMES)
MOST_TOLD: Final = 99  # of anything at once, far more than there can be
AMOUNT: Final = amounts("amount", MOST_TOLD)

# What stands in an engine's way.
OBSTACLE: Final = words("obstacle", "wall", "factory", "engine", "rim", "collision")
BY_WALL: Final = 0
BY_FACTORY: Final = 1  # a rewilded one and the core included
BY_ENGINE: Final = 2
BY_RIM: Final = 3
BY_COLLISION: Final = 4

# Where damage comes from.
SOURCE: Final = words("source", "roll", "toxic-site", "pyromancy", "machines")
FROM_ROLL: Final = 0
FROM_TOXIC_SITE: Final = 1
FROM_PYROMANCY: Final = 2
FROM_MACHINES: Final = 3

# Where an engine's hunter goes, and why.
PLACE: Final = words("place", "ahead", "right", "left")
AHEAD: Final = 0

PIECE: Final = words("piece", "wall", "mech", "pollution")
A_WALL: Final = 0
A_MECH: Final = 1
A_TOKEN: Final = 2

RESULT: Final = words(
    "result", "going-on", "won", "core-complete", "toxic-disaster", "massacre", "limit"
)

EVENTS: Final = EventSpace("defenders")
# The players
DREW: Final = EVENTS.kind("drew", SEAT, FACTION, told(CARD, 0))
RESHUFFLED: Final = EVENTS.kind("reshuffled", FACTION)
REVEALED: Final = EVENTS.kind("revealed", FACTION, CARD)
MARKER: Final = EVENTS.kind("marker", FACTION)
RESOLVED: Final = EVENTS.kind("resolved", FACTION, ABILITY)
NO_TARGET: Final = EVENTS.kind("no-target", FACTION, ABILITY)
TURN_OF: Final = EVENTS.kind("turn-of", FACTION)
SUPPORT: Final = EVENTS.kind("support", FACTION, AMOUNT)  # where the tracker stands now
GAINED: Final = EVENTS.kind("gained", FACTION, ITEM)
USED: Final = EVENTS.kind("used", FACTION, ITEM)
CLEARED: Final = EVENTS.kind("cleared", FACTION, HEX)
DESTROYED: Final = EVENTS.kind("destroyed", FACTION, HEX)
RUSTED: Final = EVENTS.kind("rusted", FACTION, HEX)
BREACHED: Final = EVENTS.kind("breached", FACTION, EDGE)
REWILDED: Final = EVENTS.kind("rewilded", FACTION, NUMBER)
CAMP: Final = EVENTS.kind("camp", FACTION, HEX)
CAMP_MOVED: Final = EVENTS.kind("camp-moved", FACTION, HEX, HEX)
WENT: Final = EVENTS.kind("went", FACTION, HEX, HEX)
ROLLED_FOR: Final = EVENTS.story("rolled-for", FACTION, ROLL_KIND)
HURT: Final = EVENTS.story("hurt", FACTION, AMOUNT, SOURCE)
HEALED: Final = EVENTS.kind("healed", FACTION, AMOUNT)
OVERWHELMED: Final = EVENTS.story("overwhelmed", FACTION)  # more damage than it can carry
TOLD: Final = EVENTS.kind("told", FACTION, HABITAT, AMOUNT)
EXITED: Final = EVENTS.kind("exited", FACTION)
STAYS: Final = EVENTS.kind("stays", FACTION)  # the last one, while factories stand
HACKED: Final = EVENTS.kind("hacked", FACTION)  # no machine card
# The machines
STEP_BEGINS: Final = EVENTS.story(
    "step",
    Domain(
        "order",
        11,
        (
            "engines-advance",
            "scanned-engine-advances",
            "other-engine-advances",
            "deploy-reset-engines",
            "build-if-enclosed",
            "spread-unless-built",
            "spread-always",
            "engines-deploy-hunters",
            "hunters-pursue",
            "damage-players-with-mechs",
            "toggle-direction",
        ),
    ),
)
MACHINES_SHUFFLED: Final = EVENTS.story("machines-shuffled")
DIRECTED: Final = EVENTS.story("directed", DIRECTION)
ADVANCED: Final = EVENTS.story("advanced", ENGINE, EDGE, EDGE)
WALLED: Final = EVENTS.story("walled", EDGE)
RESET: Final = EVENTS.story("reset", ENGINE, EDGE, OBSTACLE)  # the edge it could not enter
SCANNED_FIRST: Final = EVENTS.story("scanned-first", ENGINE)
SPOKE_BLOCKED: Final = EVENTS.story("spoke-blocked", NUMBER, ARROW, OBSTACLE)
DEPLOYED: Final = EVENTS.story("deployed", ENGINE, NUMBER, EDGE)
STRANDED: Final = EVENTS.story("stranded", ENGINE)
NONE_ENCLOSED: Final = EVENTS.story("none-enclosed")
ENCLOSED: Final = EVENTS.story("enclosed", HEX)  # in the order of the scan
FACTORY: Final = EVENTS.story("factory", NUMBER, HEX)
SNIPERS: Final = EVENTS.story("snipers", AMOUNT)
NOTHING_SPREAD: Final = EVENTS.story("nothing-spread")
POLLUTED: Final = EVENTS.story("polluted", NUMBER, HEX)
SKIPPED: Final = EVENTS.story("skipped", NUMBER, HEX)
BLOWN_AWAY: Final = EVENTS.story("blown-away", NUMBER)
TOXIC: Final = EVENTS.story("toxic", HEX)
HUNTER: Final = EVENTS.story("hunter", ENGINE, HEX, PLACE)
PURSUED: Final = EVENTS.story("pursued", FACTION, HEX, HEX, AMOUNT)
NONE_LEFT: Final = EVENTS.story("none-left", PIECE)
OVER: Final = EVENTS.story("over", RESULT)
