"""The frames of Defenders of the Wild: what may have to be decided, and what each has to know."""

from typing import Final

from wildtable.games.defenders.moves import (
    ABILITY,
    CARDS_EACH,
    FACTION,
    FACTIONS,
    HEX,
    MACHINE_CARD,
    MOST_DIFFICULT,
    MOST_STEPS,
    SLOT,
)
from wildtable.games.defenders.rules.values import ENGINES
from wildtable.kernel.frames import FrameSpace, maybe
from wildtable.kernel.moves import Domain

ROLL_KIND: Final = Domain("roll", 2, ("melee", "sniper"))
MELEE: Final = 0
SNIPER: Final = 1
SAFE: Final = -1

MOST_POINTS: Final = 99  # of a turn, far more than defenders and bread can give
MOST_HARM: Final = 9  # to everybody who shares a hex with a mech

# Kinds of frames. First the steps of set-up, then a round from the bottom up.
LAYING: Final = 0
ORIENTING: Final = 1
TAKING: Final = 2
LEADING: Final = 3
MIXING: Final = 4
DRAWING: Final = 5
HARDENING: Final = 6
SETTLING: Final = 7
BEGINNING: Final = 8
CHOOSING: Final = 9
TURNING_UP: Final = 10
REVEALING: Final = 11
AIMING: Final = 12
PATHS: Final = 13
ROUND: Final = 14
TURN: Final = 15
ROLLING: Final = 16
DYING: Final = 17
LEAVING: Final = 18
MACHINES: Final = 19
HURTING: Final = 20

# Fields. SIDE is the first one of most: whose draw, target, turn, roll or death it is.
SIDE: Final = 0
LAYING_SLOT: Final = 0  # the slot to be filled
ORIENTING_OPENING: Final = 0  # 1 while the match is set up
DRAWING_LEFT: Final = 1  # cards still to be drawn
HARDENING_LEFT: Final = 0  # difficult cards still to be drawn
REVEALING_WAITING: Final = 0  # a bit for each side whose ability waits to be triggered
REVEALING_TURNED: Final = 1  # 1 when what resolves at once has done so
REVEALING_ONLY: Final = 2  # the side that acts, in a solo match
AIMING_ABILITY: Final = 1  # that needs a target
AIMING_CAMP: Final = 2  # that the Traveling Library moves, once it is chosen
PATHS_OWING: Final = 0  # a bit for each side that has not shifted or stayed
ROUND_TURNS: Final = 1  # turns begun, of SIDE and those on its left
TURN_POINTS: Final = 1  # action points left
ROLLING_KIND: Final = 1  # melee or sniper
ROLLING_DECLINED: Final = 2  # 1 if no more items are used before it
MACHINES_CARD: Final = 1  # once it is drawn
MACHINES_STEP: Final = 2  # steps begun
MACHINES_BUILT: Final = 3  # 1 if this card has built a factory
MACHINES_ENGINE: Final = 4  # that a difficult Engines card advances first
HURTING_CHECKED: Final = 1  # sides looked at, SIDE first and clockwise
HURTING_HARM: Final = 2  # the damage to each

# Where frames lie that always lie at one height.
ROUND_LEVEL: Final = 0
TURN_LEVEL: Final = 1

FRAMES: Final = FrameSpace()
FRAMES.kind("laying", LAYING, slot=SLOT)
FRAMES.kind("orienting", ORIENTING, opening=maybe(range(2), 0))
FRAMES.kind("taking", TAKING)
FRAMES.kind("leading", LEADING)
FRAMES.kind("mixing", MIXING)
FRAMES.kind("drawing", DRAWING, side=FACTION, left=range(CARDS_EACH + 1))
FRAMES.kind("hardening", HARDENING, left=range(MOST_DIFFICULT + 1))
FRAMES.kind("settling", SETTLING)
FRAMES.kind("beginning", BEGINNING)
FRAMES.kind("choosing", CHOOSING, level=ROUND_LEVEL)
FRAMES.kind("turning-up", TURNING_UP, side=FACTION)
FRAMES.kind(
    "revealing",
    REVEALING,
    level=TURN_LEVEL,
    waiting=range(1 << FACTIONS),
    turned=range(2),
    side=maybe(FACTION),
)
FRAMES.kind("aiming", AIMING, side=FACTION, ability=ABILITY, camp=maybe(HEX))
FRAMES.kind("paths", PATHS, owing=range(1, 1 << FACTIONS))
FRAMES.context("round", ROUND, level=ROUND_LEVEL, side=FACTION, turns=range(FACTIONS + 1))
FRAMES.kind("turn", TURN, level=TURN_LEVEL, side=FACTION, points=range(MOST_POINTS + 1))
FRAMES.kind("rolling", ROLLING, side=FACTION, roll=ROLL_KIND, declined=maybe(range(2)))
FRAMES.kind("dying", DYING, side=FACTION)
FRAMES.context("leaving", LEAVING, side=FACTION)
FRAMES.kind(
    "machines",
    MACHINES,
    level=TURN_LEVEL,
    side=FACTION,
    machine=maybe(MACHINE_CARD),
    step=maybe(range(MOST_STEPS + 1), 0),
    built=maybe(range(2), 0),
    engine=maybe(range(ENGINES)),
)
FRAMES.context(
    "hurting", HURTING, side=FACTION, checked=range(FACTIONS + 1), harm=range(1, MOST_HARM + 1)
)
