"""The moves of Defenders of the Wild.

A family is a range of numbers; the MoveSpace holds the sum at its name to where it begins. Rules
code uses the numbers, `MOVES` gives them words. The sizes of the domains are fixed here, the names
of cards, tiles and organizers come from the content.

A *side* is a faction in play and is called by the faction's number. In a solo match one seat leads
two sides.
"""

from typing import Final

from wildtable.games.defenders.rules.hexes import EDGE_NAMES, HEX_NAMES, SIDE_NAMES
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
HABITAT_NAMES: Final = ("forest", "plains", "marsh", "mountain")  # DEF-6.2
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
# As in rules/hexes.py, and said again: the compiler folds sums of what a module says itself.
HEXES: Final = 37
EDGES: Final = 132
if (len(HEX_NAMES), len(EDGE_NAMES)) != (HEXES, EDGES):
    raise ValueError(f"there are {len(HEX_NAMES)} hexes and {len(EDGE_NAMES)} edges")
MOST_MIXED: Final = 3

# Machine cards; a difficult one stands DIFFICULT after its base card.
MACHINE_CARDS: Final = 7
DIFFICULT: Final = 4
MOST_DIFFICULT: Final = 6  # in a deck
MOST_STEPS: Final = 4  # of a card
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
COMRADE: Final = 0
OWN_ITEM: Final = COMRADE + 1
ALL_ITEMS: Final = OWN_ITEM + 1
MANIFESTO: Final = ALL_ITEMS + 1
BOUNTIFUL_HARVEST: Final = MANIFESTO + 1
# From here to DEMOLITIONS: reveal abilities whose order matters.
CONTROLLED_BLAZE: Final = BOUNTIFUL_HARVEST + 1
PYROMANCY: Final = CONTROLLED_BLAZE + 1
TRAVELING_LIBRARY: Final = PYROMANCY + 1
SHARPSHOOTER: Final = TRAVELING_LIBRARY + 1
FIELD_HOSPITAL: Final = SHARPSHOOTER + 1
AMBUSH: Final = FIELD_HOSPITAL + 1
SECRET_PATHS: Final = AMBUSH + 1
RAIN_OF_RUST: Final = SECRET_PATHS + 1
MEDICINAL_HERBS: Final = RAIN_OF_RUST + 1
TUNNELS: Final = MEDICINAL_HERBS + 1
DEMOLITIONS: Final = TUNNELS + 1
# From here on: ongoing ones.
FEEL_THE_BURN: Final = DEMOLITIONS + 1
SANCTUARY: Final = FEEL_THE_BURN + 1
SUSTENANCE: Final = SANCTUARY + 1
CARAVANS: Final = SUSTENANCE + 1
FORTITUDE: Final = CARAVANS + 1
EVASION: Final = FORTITUDE + 1
FRIENDLY_FUNGI: Final = EVASION + 1
HACK_ATTACK: Final = FRIENDLY_FUNGI + 1
SCRAP_HUNTER: Final = HACK_ATTACK + 1
POWER_DOWN: Final = SCRAP_HUNTER + 1
BALLISTICS: Final = POWER_DOWN + 1
ABILITIES: Final = BALLISTICS + 1
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
if len(SIDE_NAMES) != ARROWS:
    raise ValueError("an arrow for each side of a hex")

# --- moves --------------------------------------------------------------------------------------

MOVES: Final = MoveSpace("defenders")
TAKE: Final = 0  # take <faction>: a faction for the seat
LEAD: Final = TAKE + FACTIONS  # lead <organizer>: an organizer for the faction
# mix <count>: cards of the first hand from the first faction's deck, alone
MIX: Final = LEAD + ORGANIZERS
SETTLE: Final = MIX + MOST_MIXED + 1  # settle <hex>: the starting camp
CHOOSE: Final = SETTLE + HEXES  # choose <card>: the active defender, in silence
BLIND: Final = CHOOSE + CARDS  # blind <faction>: alone, the top card of its deck as active defender
# trigger <faction>: the reveal ability of this faction's active defender
TRIGGER: Final = BLIND + FACTIONS
# aim <hex>: the hex of the mech that Sharpshooter or Rain of Rust takes out
AIM: Final = TRIGGER + FACTIONS
EMERGE: Final = AIM + HEXES  # emerge <hex>: where Tunnels lead
CARRY: Final = EMERGE + HEXES  # carry <hex>: the camp that the Traveling Library moves ...
PITCH: Final = CARRY + HEXES  # pitch <hex>: ... and where to
DEMOLISH: Final = PITCH + HEXES  # demolish <edge>: the wall that Demolitions breach
TREAT: Final = DEMOLISH + EDGES  # treat <faction>: whom Medicinal Herbs heal
SHIFT: Final = TREAT + FACTIONS  # shift <hex>: one hex along Secret Paths ...
STAY: Final = SHIFT + HEXES  # ... or not
MOVE: Final = STAY + 1  # move <hex>
BUILD: Final = MOVE + HEXES  # a camp
REGROUP: Final = BUILD + 1  # regroup <hex>
CLEAR: Final = REGROUP + HEXES  # pollution or a toxic site
HEAL: Final = CLEAR + 1
DESTROY: Final = HEAL + 1  # a mech
BREACH: Final = DESTROY + 1  # breach <edge>
REWILD: Final = BREACH + EDGES
GAIN: Final = REWILD + 1  # the item of the camp here, for a point
EAT: Final = GAIN + 1  # bread: one more point
DRINK: Final = EAT + 1  # potions: one damage less
CLEANSE: Final = DRINK + 1  # potions: clear the hex
FIRE: Final = CLEANSE + 1  # fire <hex>: rockets destroy a mech
BLAST: Final = FIRE + HEXES  # blast <edge>: rockets breach a wall
TRAVEL: Final = BLAST + EDGES  # travel <hex>: move by maps
RETURN: Final = TRAVEL + HEXES  # return <hex>: regroup by maps
TEAM_UP: Final = RETURN + HEXES  # team-up <card>
SHARE: Final = TEAM_UP + CARDS  # tell the habitats of the cards in hand
ROLL: Final = SHARE + 1  # no potions before the damage roll
END: Final = ROLL + 1  # the actions of this turn
LAY: Final = END + 1  # lay <slot> <tile> <face>: by chance, a habitat tile
# turn-core <arrow>: by chance, where the core's top tile points
TURN_CORE: Final = LAY + SLOTS * TILES * FACES
# harden <machine>: by chance, a difficult card that replaces a base card
HARDEN: Final = TURN_CORE + ARROWS
DRAW: Final = HARDEN + MACHINE_CARDS  # draw <card>: by chance, told to the seat that draws it
BEGIN: Final = DRAW + CARDS  # begin <faction>: by chance, who gets the first player marker
TURN_UP: Final = BEGIN + FACTIONS  # turn-up <card>: by chance, an active defender that came blind
DIE: Final = TURN_UP + CARDS  # die <face>: by chance
KILL: Final = DIE + DIE_FACES  # kill <card>: by chance
MACHINE: Final = KILL + CARDS  # machine <machine>: by chance, the next machine card

MOVES.family("take", FACTION, base=TAKE)
MOVES.family("lead", ORGANIZER, base=LEAD)
MOVES.family("mix", COUNT, base=MIX)
MOVES.family("settle", HEX, base=SETTLE)
MOVES.family("choose", CARD, secret=True, base=CHOOSE)
MOVES.family("blind", FACTION, base=BLIND)
MOVES.family("trigger", FACTION, base=TRIGGER)
MOVES.family("aim", HEX, base=AIM)
MOVES.family("emerge", HEX, base=EMERGE)
MOVES.family("carry", HEX, base=CARRY)
MOVES.family("pitch", HEX, base=PITCH)
MOVES.family("demolish", EDGE, base=DEMOLISH)
MOVES.family("treat", FACTION, base=TREAT)
MOVES.family("shift", HEX, base=SHIFT)
MOVES.family("stay", base=STAY, passes=True)
MOVES.family("move", HEX, base=MOVE)
MOVES.family("build", base=BUILD)
MOVES.family("regroup", HEX, base=REGROUP)
MOVES.family("clear", base=CLEAR)
MOVES.family("heal", base=HEAL)
MOVES.family("destroy", base=DESTROY)
MOVES.family("breach", EDGE, base=BREACH)
MOVES.family("rewild", base=REWILD)
MOVES.family("gain", base=GAIN)
MOVES.family("eat", base=EAT)
MOVES.family("drink", base=DRINK)
MOVES.family("cleanse", base=CLEANSE)
MOVES.family("fire", HEX, base=FIRE)
MOVES.family("blast", EDGE, base=BLAST)
MOVES.family("travel", HEX, base=TRAVEL)
MOVES.family("return", HEX, base=RETURN)
MOVES.family("team-up", CARD, base=TEAM_UP)
MOVES.family("share", base=SHARE)
MOVES.family("roll", base=ROLL)
MOVES.family("end", base=END, passes=True)
MOVES.family("lay", SLOT, TILE, FACE, base=LAY)
MOVES.family("turn-core", ARROW, base=TURN_CORE)
MOVES.family("harden", MACHINE_CARD, base=HARDEN)
MOVES.family("draw", CARD, secret=True, base=DRAW)
MOVES.family("begin", FACTION, base=BEGIN)
MOVES.family("turn-up", CARD, base=TURN_UP)
MOVES.family("die", DIE_FACE, base=DIE)
MOVES.family("kill", CARD, base=KILL)
MOVES.family("machine", MACHINE_CARD, base=MACHINE)


def lay(slot: int, tile: int, face: int) -> int:
    return LAY + (slot * TILES + tile) * FACES + face
