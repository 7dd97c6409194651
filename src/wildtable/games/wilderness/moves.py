"""The moves, events and frames of Wilderness.

A family is a range of numbers; the literal at its name is held to the MoveSpace by an assertion.
Rules code uses the numbers, `MOVES` gives them words. Fields are those of a grid of 15 by 15, which
holds every arrangement of the board parts: a field's number does not depend on the board.
"""

from typing import Final

from wildtable.kernel.events import EventSpace, told
from wildtable.kernel.frames import WIDTH, FrameSpace
from wildtable.kernel.moves import Domain, MoveSpace, amounts

# --- what arguments range over ------------------------------------------------------------------

SPAN: Final = 15  # columns and rows of the grid
FIELDS: Final = 225  # SPAN * row + column
ANIMALS: Final = 16
LANDS: Final = 6
CARDS: Final = 22  # the animals, then the lands
SEATS: Final = 4
PIECES: Final = 64  # ANIMALS * seat + animal
ELEMENTS: Final = 5
LAYOUTS: Final = 64  # generated boards that chance can draw
THROWS: Final = 34  # results of one to four dice
MOST_DICE: Final = 4

BEAVER: Final = 0
SNAKE: Final = 1
LIZARD: Final = 2
ECHIDNA: Final = 3
CROCO: Final = 4
SWANS: Final = 5
BEAR: Final = 6
MOUFLON: Final = 7
EAGLE: Final = 8
BEES: Final = 9
BASILISK: Final = 10
UNICORN: Final = 11
FIRE_DRAKE: Final = 12
SCARAB: Final = 13
SKUNK: Final = 14
EEL: Final = 15
ANIMAL_IDS: Final = [
    "beaver",
    "snake",
    "lizard",
    "echidna",
    "croco",
    "swans",
    "bear",
    "mouflon",
    "eagle",
    "bees",
    "basilisk",
    "unicorn",
    "fire_drake",
    "scarab",
    "skunk",
    "eel",
]

# Land cards 0..3 show one landscape.
LANDSCAPES: Final = 4
WATER: Final = 1  # landscapes are bits: of a field, and of a card
JOKER: Final = 4
DESERT: Final = 5
LANDSCAPE_IDS: Final = ["water", "forest", "meadow", "rock"]
LAND_IDS: Final = [*LANDSCAPE_IDS, "joker", "desert"]

SIDES: Final = 3
PLAIN: Final = 0
HOLE: Final = 1
TRIANGLE: Final = 2
SIDE_IDS: Final = ["plain", "hole", "triangle"]

DIRECTIONS: Final = 8  # clockwise from the north, even ones orthogonal
DIRECTION_IDS: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]

# A throw is what some dice show, in any order: by throw, how many dice and how many of each side.
THROW_DICE: Final[list[int]] = []
THROW_HOLES: Final[list[int]] = []
THROW_TRIANGLES: Final[list[int]] = []
_names: list[str] = []
for _dice in range(1, MOST_DICE + 1):
    for _triangles in range(_dice + 1):
        for _holes in range(_dice - _triangles + 1):
            _shown = ["plain"] * (_dice - _holes - _triangles)
            _shown += ["hole"] * _holes + ["triangle"] * _triangles
            THROW_DICE.append(_dice)
            THROW_HOLES.append(_holes)
            THROW_TRIANGLES.append(_triangles)
            _names.append("+".join(_shown))

SEAT: Final = Domain("seat", SEATS)
FIELD: Final = Domain(
    "field", FIELDS, [f"{'abcdefghijklmno'[f % SPAN]}{f // SPAN + 1}" for f in range(FIELDS)]
)
ANIMAL: Final = Domain("animal", ANIMALS, ANIMAL_IDS)
LAND: Final = Domain("land", LANDS, LAND_IDS)
CARD: Final = Domain("card", CARDS, ANIMAL_IDS + LAND_IDS)
PIECE: Final = Domain(
    "piece", PIECES, [f"{seat}-{name}" for seat in range(SEATS) for name in ANIMAL_IDS]
)
LAYOUT: Final = Domain("layout", LAYOUTS, [f"generated-{n + 1}" for n in range(LAYOUTS)])
ELEMENT: Final = Domain("element", ELEMENTS)
DIRECTION: Final = Domain("direction", DIRECTIONS, DIRECTION_IDS)
THROW: Final = Domain("throw", THROWS, _names)
assert THROW.names[:SIDES] == SIDE_IDS  # a single die shows the side of its throw's number
SWAN: Final = Domain("swan", 2, ("first", "second"))
COUNT: Final = amounts("count", CARDS)

# --- moves --------------------------------------------------------------------------------------

MOVES: Final = MoveSpace("wilderness")
ARRANGE: Final = 0  # arrange <layout>, by chance
BEGIN: Final = 64  # begin <seat>, by chance
DRAW: Final = 68  # draw <card>, by chance, told to whom draws it
BUY: Final = 90  # a card for a magic token
DISCARD: Final = 91  # discard <card>
SPARE: Final = 113  # pay instead of discarding
PLACE: Final = 114  # place <animal> <field>, face down
LAY: Final = 3714  # lay <land> <field>
FINISH: Final = 5064  # place no more
KEEP: Final = 5065  # keep <card>
RETURN: Final = 5087  # return <card>, to the bottom of the deck
ACTIVATE: Final = 5109  # activate <animal>
SPRINT: Final = 5125  # activate the Bear at its highest Speed
WAKE: Final = 5126  # wake <animal>
DEACTIVATE: Final = 5142  # the Beaver does nothing
FORFEIT: Final = 5143  # forfeit <animal>, which is blocked
END: Final = 5159  # end the Action move
STEP: Final = 5160  # step <field>
PICK_UP: Final = 5385
DROP: Final = 5386
AGAIN: Final = 5387  # end the first motion, begin the second
HALT: Final = 5388  # end the activation here
ATTACK: Final = 5389  # attack <field>, by an imaginary Step
CONE: Final = 5614  # cone <direction>
SPRAY: Final = 5622
SHED: Final = 5623  # the Lizard tries to shed its tail ...
STAY: Final = 5624  # ... or does not
ESCAPE: Final = 5625  # escape <field>
PAY: Final = 5850  # for the holes of the roll ...
DECLINE: Final = 5851  # ... or not
WOUND: Final = 5852  # wound <swan>
MEND: Final = 5854  # mend <swan>
INFEST: Final = 5856  # infest <swan>
ROLL: Final = 5858  # roll <throw>, by chance
MOVE_COUNT: Final = 5892

assert MOVES.family("arrange", LAYOUT).base == ARRANGE
assert MOVES.family("begin", SEAT).base == BEGIN
assert MOVES.family("draw", CARD, secret=True).base == DRAW
assert MOVES.family("buy").base == BUY
assert MOVES.family("discard", CARD).base == DISCARD
assert MOVES.family("spare").base == SPARE
assert MOVES.family("place", ANIMAL, FIELD, secret=True).base == PLACE
assert MOVES.family("lay", LAND, FIELD).base == LAY
assert MOVES.family("finish").base == FINISH
assert MOVES.family("keep", CARD, secret=True).base == KEEP
assert MOVES.family("return", CARD, secret=True).base == RETURN
assert MOVES.family("activate", ANIMAL).base == ACTIVATE
assert MOVES.family("sprint").base == SPRINT
assert MOVES.family("wake", ANIMAL).base == WAKE
assert MOVES.family("deactivate").base == DEACTIVATE
assert MOVES.family("forfeit", ANIMAL).base == FORFEIT
assert MOVES.family("end").base == END
assert MOVES.family("step", FIELD).base == STEP
assert MOVES.family("pick-up").base == PICK_UP
assert MOVES.family("drop").base == DROP
assert MOVES.family("again").base == AGAIN
assert MOVES.family("halt").base == HALT
assert MOVES.family("attack", FIELD).base == ATTACK
assert MOVES.family("cone", DIRECTION).base == CONE
assert MOVES.family("spray").base == SPRAY
assert MOVES.family("shed").base == SHED
assert MOVES.family("stay").base == STAY
assert MOVES.family("escape", FIELD).base == ESCAPE
assert MOVES.family("pay").base == PAY
assert MOVES.family("decline").base == DECLINE
assert MOVES.family("wound", SWAN).base == WOUND
assert MOVES.family("mend", SWAN).base == MEND
assert MOVES.family("infest", SWAN).base == INFEST
assert MOVES.family("roll", THROW).base == ROLL
assert MOVES.size == MOVE_COUNT


def place(animal: int, field: int) -> int:
    return PLACE + FIELDS * animal + field


def lay(land: int, field: int) -> int:
    return LAY + FIELDS * land + field


# --- frames: who decides, and what is at stake --------------------------------------------------

# Before and in the Position phase one frame lies on the stack. In the Action phase an Action move
# lies at the bottom, on it an activation, on that its motion, and above what interrupts it.
FRAMES: Final = FrameSpace()
ARRANGING: Final = 0
BEGINNING: Final = 1
DRAWING: Final = 2
DISCARDING: Final = 3
PLACING: Final = 4
KEEPING: Final = 5
ACTION: Final = 6
ACTIVATION: Final = 7
MOTION: Final = 8
GAZE: Final = 9
STRIKE: Final = 10
TAIL: Final = 11
TAIL_ROLL: Final = 12
ESCAPING: Final = 13
BALL: Final = 14
UNCERTAIN: Final = 15
HOLES: Final = 16
WOUNDING: Final = 17
STUN: Final = 18
EPIC: Final = 19
HEALING: Final = 20
MENDING: Final = 21
INFESTING: Final = 22
FLAMES: Final = 23

assert FRAMES.kind("arranging") == ARRANGING
assert FRAMES.kind("beginning") == BEGINNING
assert FRAMES.kind("drawing", seat=SEAT, left=None) == DRAWING
assert FRAMES.kind("discarding", seat=SEAT) == DISCARDING
assert (
    FRAMES.kind("placing", seat=SEAT, land_steps=None, animal_steps=None, dots=None, dropped=None)
    == PLACING
)
assert FRAMES.kind("keeping", seat=SEAT, returned=None) == KEEPING
assert FRAMES.kind("action", seat=SEAT, left=None, rested=None, acted=None) == ACTION
assert FRAMES.kind("activation", piece=PIECE, origin=FIELD, sprint=None) == ACTIVATION
assert (
    FRAMES.kind("motion", part=None, used=None, speed=None, load=PIECE, pickup=FIELD, fresh=None)
    == MOTION
)
assert FRAMES.kind("gaze", field=FIELD, watcher=SEAT, attack=None) == GAZE
assert FRAMES.kind("strike", victim=PIECE, field=FIELD, dealt=None, countered=None) == STRIKE
assert FRAMES.kind("tail") == TAIL
assert FRAMES.kind("tail-roll") == TAIL_ROLL
assert FRAMES.kind("escaping") == ESCAPING
assert FRAMES.kind("ball") == BALL
assert FRAMES.kind("uncertain", dice=None) == UNCERTAIN
assert FRAMES.kind("holes", holes=None, triangles=None) == HOLES
assert FRAMES.kind("wounding", piece=PIECE, points=None) == WOUNDING
assert FRAMES.kind("stun") == STUN
assert FRAMES.kind("epic", rolls=None) == EPIC
assert FRAMES.kind("healing") == HEALING
assert FRAMES.kind("mending", piece=PIECE, points=None) == MENDING
assert FRAMES.kind("infesting") == INFESTING
assert FRAMES.kind("flames", direction=DIRECTION, place=None, swan=None) == FLAMES

# Fields of the frame on top, for `field` and `put`.
WHO: Final = 0  # the seat, in every frame of the Position phase
DRAWS_LEFT: Final = 1
LAND_STEPS: Final = 1
ANIMAL_STEPS: Final = 2
DOTS: Final = 3
DROPPED: Final = 4  # 1 once this move has removed a Drop
RETURNED: Final = 1  # 1 once a card went back: no more are kept
DICE: Final = 0
HOLES_ROLLED: Final = 0
TRIANGLES_ROLLED: Final = 1
SWANS_HURT: Final = 0
POINTS: Final = 1
ROLLS: Final = 0
CONE_DIRECTION: Final = 0
CONE_PLACE: Final = 1
CONE_SWAN: Final = 2

# Places in the stack of the Action phase, whatever lies on top of them.
MOVER: Final = 1  # the seat whose Action move it is
LEFT: Final = 2  # activations
RESTED: Final = 3  # 1 after a Deactivation, until something else is played
ACTED: Final = 4  # 1 once an animal was activated
ACTIVE: Final = 9  # the piece that is activated
ORIGIN: Final = 10  # where it was activated
SPRINTING: Final = 11
PART: Final = 17  # 1 or 2: which motion it is
USED: Final = 18  # Steps of this motion
SPEED: Final = 19  # of this motion
LOAD: Final = 20  # the piece in the Eagle's Talons
PICKUP: Final = 21  # where that piece was
FRESH: Final = 22  # 1 if the last thing done was a Step
GAZE_FIELD: Final = 25  # where the Step that must be rolled for leads
WATCHER: Final = 26  # the seat of the Basilisk
GAZE_ATTACK: Final = 27  # 1 if that Step is imaginary
VICTIM: Final = 25
TARGET: Final = 26  # the field under attack
DEALT: Final = 27  # damage done to the victim
COUNTERED: Final = 28  # 1 if the Echidna struck back
ACTIVATION_BASE: Final = 8
MOTION_BASE: Final = 16
TOP_BASE: Final = 24
assert WIDTH == ACTIVATION_BASE
assert 3 * WIDTH == TOP_BASE

# --- events: what comes of a move ---------------------------------------------------------------

EVENTS: Final = EventSpace("wilderness")
DREW: Final = EVENTS.kind("drew", SEAT, told(CARD, 0))
PLACED: Final = EVENTS.kind("placed", SEAT, FIELD, amounts("dots", 3), told(ANIMAL, 0))
KEPT: Final = EVENTS.kind("kept", SEAT, told(CARD, 0))
PUT_BACK: Final = EVENTS.kind("put-back", SEAT, told(CARD, 0))
PAID: Final = EVENTS.kind("paid", SEAT, COUNT)
TRIGGERED: Final = EVENTS.kind("triggered", SEAT)
STALLED: Final = EVENTS.kind("stalled")
REVEALED: Final = EVENTS.kind("revealed", PIECE, FIELD)
MOVE_OF: Final = EVENTS.kind("move-of", SEAT)
PASSED: Final = EVENTS.kind("passed", SEAT)
CAPTURED: Final = EVENTS.story("captured", SEAT, ELEMENT)
RENEWED: Final = EVENTS.kind("renewed", SEAT)
WOKEN: Final = EVENTS.kind("woken", PIECE)
STUNG: Final = EVENTS.story("stung", PIECE)
HURT: Final = EVENTS.story("hurt", PIECE, COUNT)
SWAN_HURT: Final = EVENTS.story("swan-hurt", PIECE, SWAN, COUNT)
HEALED: Final = EVENTS.story("healed", PIECE, COUNT)
REMOVED: Final = EVENTS.story("removed", PIECE)
TOOK_FIELD: Final = EVENTS.story("took-field", PIECE, FIELD)
WATCHED: Final = EVENTS.story("watched", PIECE, SEAT)
STOPPED: Final = EVENTS.story("stopped", PIECE, FIELD)
PICKED_UP: Final = EVENTS.kind("picked-up", PIECE, PIECE)
DROPPED_AT: Final = EVENTS.kind("dropped", PIECE, FIELD)
TAIL_SHED: Final = EVENTS.story("tail-shed", PIECE, FIELD)
CURLED_UP: Final = EVENTS.story("curled-up", PIECE)
POISONED: Final = EVENTS.story("poisoned", PIECE)
STUNNED: Final = EVENTS.story("stunned", PIECE)
INFESTED: Final = EVENTS.story("infested", PIECE, PIECE)
TRAINED: Final = EVENTS.story("trained", PIECE, amounts("level", 3))
OUT: Final = EVENTS.story("out", SEAT)
