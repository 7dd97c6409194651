"""The frames of Defenders of the Wild: the kinds of decision, and what each has to know."""

from typing import Final

from wildtable.games.defenders.moves import ABILITY, FACTION, HEX, MACHINE_CARD, SLOT
from wildtable.kernel.frames import FrameSpace
from wildtable.kernel.moves import Domain

ROLL_KIND: Final = Domain("roll", 2, ("melee", "sniper"))
MELEE: Final = 0
SNIPER: Final = 1
SAFE: Final = -1

FRAMES: Final = FrameSpace()
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

SIDE: Final = 0  # field 0 of most frames: whose draw, target, turn, roll or death it is
LAYING_SLOT: Final = 0  # of LAYING: the slot to be filled
ORIENTING_OPENING: Final = 0  # of ORIENTING: 1 while the match is set up
DRAWING_LEFT: Final = 1  # of DRAWING: cards still to be drawn
HARDENING_LEFT: Final = 0  # of HARDENING: difficult cards still to be drawn
REVEALING_WAITING: Final = (
    0  # of REVEALING: a bit for each side whose ability waits to be triggered
)
REVEALING_TURNED: Final = 1  # of REVEALING: 1 when what resolves at once has done so
REVEALING_ONLY: Final = 2  # of REVEALING: the side that acts, in a solo match
AIMING_ABILITY: Final = 1  # of AIMING: the ability that needs a target
AIMING_CAMP: Final = 2  # of AIMING: the camp that the Traveling Library moves, once it is chosen
PATHS_OWING: Final = 0  # of PATHS: a bit for each side that has not shifted or stayed
ROUND_TURNS: Final = 1  # of ROUND: turns begun, of SIDE and those on its left
TURN_POINTS: Final = 1  # of TURN: action points left
ROLLING_KIND: Final = 1  # of ROLLING: melee or sniper
ROLLING_DECLINED: Final = 2  # of ROLLING: 1 if no potions are used before it
MACHINES_CARD: Final = 1  # of MACHINES: the card, once it is drawn
MACHINES_STEP: Final = 2  # of MACHINES: steps begun
MACHINES_BUILT: Final = 3  # of MACHINES: 1 if this card has built a factory
MACHINES_ENGINE: Final = 4  # of MACHINES: the engine that a difficult Engines card advances first
HURTING_CHECKED: Final = 1  # of HURTING: sides looked at, SIDE first and clockwise
HURTING_HARM: Final = 2  # of HURTING: the damage to each

FRAMES.kind("laying", LAYING, slot=SLOT)
FRAMES.kind("orienting", ORIENTING, opening=None)
FRAMES.kind("taking", TAKING)
FRAMES.kind("leading", LEADING)
FRAMES.kind("mixing", MIXING)
FRAMES.kind("drawing", DRAWING, side=FACTION, left=None)
FRAMES.kind("hardening", HARDENING, left=None)
FRAMES.kind("settling", SETTLING)
FRAMES.kind("beginning", BEGINNING)
FRAMES.kind("choosing", CHOOSING)
FRAMES.kind("turning-up", TURNING_UP, side=FACTION)
FRAMES.kind("revealing", REVEALING, waiting=None, turned=None, side=FACTION)
FRAMES.kind("aiming", AIMING, side=FACTION, ability=ABILITY, camp=HEX)
FRAMES.kind("paths", PATHS, owing=None)
FRAMES.kind("round", ROUND, side=FACTION, turns=None)
FRAMES.kind("turn", TURN, side=FACTION, points=None)
FRAMES.kind("rolling", ROLLING, side=FACTION, roll=ROLL_KIND, declined=None)
FRAMES.kind("dying", DYING, side=FACTION)
FRAMES.kind("leaving", LEAVING, side=FACTION)
FRAMES.kind(
    "machines", MACHINES, side=FACTION, machine=MACHINE_CARD, step=None, built=None, engine=None
)
FRAMES.kind("hurting", HURTING, side=FACTION, checked=None, harm=None)
