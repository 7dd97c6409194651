"""The moves and frames of Defenders of the Wild.

A family is a range of numbers; the literal at its name is held to the MoveSpace by an assertion.
Rules code uses the numbers, `MOVES` gives them words. The sizes of the domains are fixed here, the
names of cards, tiles and organizers come from the content.

A *side* is a faction in play and is called by the faction's number. In a solo match one seat leads
two sides.
"""

from typing import Final

from wildtable.games.defenders.rules.board import EDGE_NAMES, EDGES, HEX_NAMES, HEXES, SIDE_NAMES
from wildtable.kernel.frames import FrameSpace
from wildtable.kernel.moves import Domain, MoveSpace, amounts

# --- what arguments range over ------------------------------------------------------------------

FACTIONS: Final = 4
FACTION_NAMES: Final = ("order", "council", "coven", "sect")
ITEM_NAMES: Final = ("maps", "bread", "potions", "rockets")  # an item has its faction's number
MAPS: Final = 0
BREAD: Final = 1
POTIONS: Final = 2
ROCKETS: Final = 3

HABITATS: Final = 4
HABITAT_NAMES: Final = ("forest", "plains", "marsh", "mountain")
FOREST: Final = 0
MOUNTAIN: Final = 3

ORGANIZERS: Final = 8
CARDS: Final = 72
CARDS_EACH: Final = 18  # of a faction: card // CARDS_EACH is whose it is
SLOTS: Final = 12
TILES: Final = 12
FACES: Final = 2
FACTORIES: Final = 6  # tiles numbered 0 to 5
ARROWS: Final = 6
MOST_MIXED: Final = 3

# Machine cards; a difficult one stands DIFFICULT after its base card.
MACHINE_CARDS: Final = 7
DIFFICULT: Final = 4
MACHINE_NAMES: Final = (
    "engines",
    "factories",
    "mechs",
    "reboot",
    "engines-difficult",
    "factories-difficult",
    "mechs-difficult",
)

# Faces of the damage die.
DIE_FACES: Final = 3
DIE_NAMES: Final = ("none", "one", "two")
ONE_DAMAGE: Final = 1
TWO_DAMAGE: Final = 2

# What an ability does. Some are shared by several factions.
ABILITIES: Final = 27
COMRADE: Final = 0
OWN_ITEM: Final = 1
ALL_ITEMS: Final = 2
MANIFESTO: Final = 3
BOUNTIFUL_HARVEST: Final = 4
CONTROLLED_BLAZE: Final = 5  # from here to DEMOLITIONS: reveal abilities whose order matters
PYROMANCY: Final = 6
TRAVELING_LIBRARY: Final = 7
SHARPSHOOTER: Final = 8
FIELD_HOSPITAL: Final = 9
AMBUSH: Final = 10
SECRET_PATHS: Final = 11
RAIN_OF_RUST: Final = 12
MEDICINAL_HERBS: Final = 13
TUNNELS: Final = 14
DEMOLITIONS: Final = 15
FEEL_THE_BURN: Final = 16  # from here on: ongoing ones
SANCTUARY: Final = 17
SUSTENANCE: Final = 18
CARAVANS: Final = 19
FORTITUDE: Final = 20
EVASION: Final = 21
FRIENDLY_FUNGI: Final = 22
HACK_ATTACK: Final = 23
SCRAP_HUNTER: Final = 24
POWER_DOWN: Final = 25
BALLISTICS: Final = 26
NO_ABILITY: Final = -1
ABILITY_NAMES: Final = (
    "comrade",
    "own-item",
    "all-items",
    "manifesto",
    "bountiful-harvest",
    "controlled-blaze",
    "pyromancy",
    "traveling-library",
    "sharpshooter",
    "field-hospital",
    "ambush",
    "secret-paths",
    "rain-of-rust",
    "medicinal-herbs",
    "tunnels",
    "demolitions",
    "feel-the-burn",
    "sanctuary",
    "sustenance",
    "caravans",
    "fortitude",
    "evasion",
    "friendly-fungi",
    "hack-attack",
    "scrap-hunter",
    "power-down",
    "ballistics",
)

HEX: Final = Domain("hex", HEXES, HEX_NAMES)
EDGE: Final = Domain("edge", EDGES, EDGE_NAMES)
FACTION: Final = Domain("faction", FACTIONS, FACTION_NAMES)
ITEM: Final = Domain("item", FACTIONS, ITEM_NAMES)
HABITAT: Final = Domain("habitat", HABITATS, HABITAT_NAMES)
ORGANIZER: Final = Domain("organizer", ORGANIZERS)
CARD: Final = Domain("card", CARDS)
SLOT: Final = Domain("slot", SLOTS)
TILE: Final = Domain("tile", TILES)
FACE: Final = Domain("face", FACES, ("a", "b"))
ARROW: Final = Domain("arrow", ARROWS, ("V0", "V1", "V2", "V3", "V4", "V5"))
COUNT: Final = amounts("count", MOST_MIXED)
MACHINE_CARD: Final = Domain("machine", MACHINE_CARDS, MACHINE_NAMES)
DIE_FACE: Final = Domain("face", DIE_FACES, DIE_NAMES)
ABILITY: Final = Domain("ability", ABILITIES, ABILITY_NAMES)
assert len(SIDE_NAMES) == ARROWS

# --- moves --------------------------------------------------------------------------------------

MOVES: Final = MoveSpace("defenders")
TAKE: Final = 0  # take <faction>: a faction for the seat
LEAD: Final = 4  # lead <organizer>: an organizer for the faction
MIX: Final = 12  # mix <count>: cards of the first hand from the first faction's deck, alone
SETTLE: Final = 16  # settle <hex>: the starting camp
CHOOSE: Final = 53  # choose <card>: the active defender, in silence
BLIND: Final = 125  # blind <faction>: alone, the top card of its deck as active defender
TRIGGER: Final = 129  # trigger <faction>: the reveal ability of this faction's active defender
AIM: Final = 133  # aim <hex>: the hex of the mech that Sharpshooter or Rain of Rust takes out
EMERGE: Final = 170  # emerge <hex>: where Tunnels lead
CARRY: Final = 207  # carry <hex>: the camp that the Traveling Library moves ...
PITCH: Final = 244  # pitch <hex>: ... and where to
DEMOLISH: Final = 281  # demolish <edge>: the wall that Demolitions breach
TREAT: Final = 413  # treat <faction>: whom Medicinal Herbs heal
SHIFT: Final = 417  # shift <hex>: one hex along Secret Paths ...
STAY: Final = 454  # ... or not
MOVE: Final = 455  # move <hex>
BUILD: Final = 492  # a camp
REGROUP: Final = 493  # regroup <hex>
CLEAR: Final = 530  # pollution or a toxic site
HEAL: Final = 531
DESTROY: Final = 532  # a mech
BREACH: Final = 533  # breach <edge>
REWILD: Final = 665
GAIN: Final = 666  # the item of the camp here, for a point
EAT: Final = 667  # bread: one more point
DRINK: Final = 668  # potions: one damage less
CLEANSE: Final = 669  # potions: clear the hex
FIRE: Final = 670  # fire <hex>: rockets destroy a mech
BLAST: Final = 707  # blast <edge>: rockets breach a wall
TRAVEL: Final = 839  # travel <hex>: move by maps
RETURN: Final = 876  # return <hex>: regroup by maps
TEAM_UP: Final = 913  # team-up <card>
SHARE: Final = 985  # tell the habitats of the cards in hand
ROLL: Final = 986  # no potions before the damage roll
END: Final = 987  # the actions of this turn
LAY: Final = 988  # lay <slot> <tile> <face>: by chance, a habitat tile
TURN_CORE: Final = 1276  # turn-core <arrow>: by chance, where the core's top tile points
HARDEN: Final = 1282  # harden <machine>: by chance, a difficult card that replaces a base card
DRAW: Final = 1289  # draw <card>: by chance, told to the seat that draws it
BEGIN: Final = 1361  # begin <faction>: by chance, who gets the first player marker
TURN_UP: Final = 1365  # turn-up <card>: by chance, an active defender that came blind
DIE: Final = 1437  # die <face>: by chance
KILL: Final = 1440  # kill <card>: by chance
MACHINE: Final = 1512  # machine <machine>: by chance, the next machine card
MOVE_COUNT: Final = 1519

assert MOVES.family("take", FACTION).base == TAKE
assert MOVES.family("lead", ORGANIZER).base == LEAD
assert MOVES.family("mix", COUNT).base == MIX
assert MOVES.family("settle", HEX).base == SETTLE
assert MOVES.family("choose", CARD, secret=True).base == CHOOSE
assert MOVES.family("blind", FACTION).base == BLIND
assert MOVES.family("trigger", FACTION).base == TRIGGER
assert MOVES.family("aim", HEX).base == AIM
assert MOVES.family("emerge", HEX).base == EMERGE
assert MOVES.family("carry", HEX).base == CARRY
assert MOVES.family("pitch", HEX).base == PITCH
assert MOVES.family("demolish", EDGE).base == DEMOLISH
assert MOVES.family("treat", FACTION).base == TREAT
assert MOVES.family("shift", HEX).base == SHIFT
assert MOVES.family("stay").base == STAY
assert MOVES.family("move", HEX).base == MOVE
assert MOVES.family("build").base == BUILD
assert MOVES.family("regroup", HEX).base == REGROUP
assert MOVES.family("clear").base == CLEAR
assert MOVES.family("heal").base == HEAL
assert MOVES.family("destroy").base == DESTROY
assert MOVES.family("breach", EDGE).base == BREACH
assert MOVES.family("rewild").base == REWILD
assert MOVES.family("gain").base == GAIN
assert MOVES.family("eat").base == EAT
assert MOVES.family("drink").base == DRINK
assert MOVES.family("cleanse").base == CLEANSE
assert MOVES.family("fire", HEX).base == FIRE
assert MOVES.family("blast", EDGE).base == BLAST
assert MOVES.family("travel", HEX).base == TRAVEL
assert MOVES.family("return", HEX).base == RETURN
assert MOVES.family("team-up", CARD).base == TEAM_UP
assert MOVES.family("share").base == SHARE
assert MOVES.family("roll").base == ROLL
assert MOVES.family("end").base == END
assert MOVES.family("lay", SLOT, TILE, FACE).base == LAY
assert MOVES.family("turn-core", ARROW).base == TURN_CORE
assert MOVES.family("harden", MACHINE_CARD).base == HARDEN
assert MOVES.family("draw", CARD, secret=True).base == DRAW
assert MOVES.family("begin", FACTION).base == BEGIN
assert MOVES.family("turn-up", CARD).base == TURN_UP
assert MOVES.family("die", DIE_FACE).base == DIE
assert MOVES.family("kill", CARD).base == KILL
assert MOVES.family("machine", MACHINE_CARD).base == MACHINE
assert MOVES.size == MOVE_COUNT


def lay(slot: int, tile: int, face: int) -> int:
    return LAY + (slot * TILES + tile) * FACES + face


# --- frames: nested decisions -------------------------------------------------------------------

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
AT_SLOT: Final = 0  # of LAYING: the slot to be filled
OPENING: Final = 0  # of ORIENTING: 1 while the match is set up
LEFT: Final = 1  # of DRAWING: cards still to be drawn
HARDER: Final = 0  # of HARDENING: difficult cards still to be drawn
WAITING: Final = 0  # of REVEALING: a bit for each side whose ability waits to be triggered
TURNED: Final = 1  # of REVEALING: 1 when what resolves at once has done so
ALONE: Final = 2  # of REVEALING: the side that acts, in a solo match
TARGETED: Final = 1  # of AIMING: the ability that needs a target
CARRIED: Final = 2  # of AIMING: the camp that the Traveling Library moves, once it is chosen
OWING: Final = 0  # of PATHS: a bit for each side that has not shifted or stayed
TURNS: Final = 1  # of ROUND: turns begun, of SIDE and those on its left
POINTS: Final = 1  # of TURN: action points left
KIND: Final = 1  # of ROLLING: melee or sniper
DECLINED: Final = 2  # of ROLLING: 1 if no potions are used before it
ORDERED: Final = 1  # of MACHINES: the card, once it is drawn
STEP: Final = 2  # of MACHINES: steps begun
BUILT: Final = 3  # of MACHINES: 1 if this card has built a factory
SCANNED: Final = 4  # of MACHINES: the engine that a difficult Engines card advances first
CHECKED: Final = 1  # of HURTING: sides looked at, SIDE first and clockwise
HARM: Final = 2  # of HURTING: the damage to each

assert FRAMES.kind("laying", slot=SLOT) == LAYING
assert FRAMES.kind("orienting", opening=None) == ORIENTING
assert FRAMES.kind("taking") == TAKING
assert FRAMES.kind("leading") == LEADING
assert FRAMES.kind("mixing") == MIXING
assert FRAMES.kind("drawing", side=FACTION, left=None) == DRAWING
assert FRAMES.kind("hardening", left=None) == HARDENING
assert FRAMES.kind("settling") == SETTLING
assert FRAMES.kind("beginning") == BEGINNING
assert FRAMES.kind("choosing") == CHOOSING
assert FRAMES.kind("turning-up", side=FACTION) == TURNING_UP
assert FRAMES.kind("revealing", waiting=None, turned=None, side=FACTION) == REVEALING
assert FRAMES.kind("aiming", side=FACTION, ability=ABILITY, camp=HEX) == AIMING
assert FRAMES.kind("paths", owing=None) == PATHS
assert FRAMES.kind("round", side=FACTION, turns=None) == ROUND
assert FRAMES.kind("turn", side=FACTION, points=None) == TURN
assert FRAMES.kind("rolling", side=FACTION, roll=ROLL_KIND, declined=None) == ROLLING
assert FRAMES.kind("dying", side=FACTION) == DYING
assert FRAMES.kind("leaving", side=FACTION) == LEAVING
assert (
    FRAMES.kind("machines", side=FACTION, machine=MACHINE_CARD, step=None, built=None, engine=None)
    == MACHINES
)
assert FRAMES.kind("hurting", side=FACTION, checked=None, harm=None) == HURTING
