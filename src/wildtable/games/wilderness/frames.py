"""The frames of Wilderness: who decides, and what is at stake.

Before and in the Position phase one frame lies on the stack. In the Action phase an Action move
lies at the bottom, on it an activation, on that its motion, and above what interrupts it: these
have a level of their own, so rules read their fields by place, `stack[MOVER]`, whatever is above.
"""

from typing import Final

from wildtable.games.wilderness.moves import DIRECTION, FIELD, MOST_DICE, PIECE, SEAT
from wildtable.kernel.frames import FrameSpace, maybe

# That of kernel/frames.py, said again, since the compiler folds sums of what a module says itself;
# FRAMES.places holds what is made of it.
WIDTH: Final = 8

# Levels of the stack in the Action phase
IN_MOVE: Final = 0
IN_ACTIVATION: Final = 1
IN_MOTION: Final = 2
IN_ATTACK: Final = 3  # or before one, under a gaze
IN_STRIKE: Final = 4  # what decides about an attack on one animal

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

NO: Final = maybe(range(2), 0)  # 0 or 1, and 0 where a position leaves it out
# Of Steps, cards, dots, damage, activations: far more than the box ever has, so that a position
# with a number beyond all reason is refused.
MOST: Final = 99
COUNT: Final = range(MOST + 1)
SOME: Final = range(1, MOST + 1)
STEPS: Final = maybe(COUNT, 0)

FRAMES: Final = FrameSpace()
FRAMES.kind("arranging", ARRANGING, level=0)
FRAMES.kind("beginning", BEGINNING, level=0)

# Fields of the frames of a Positional move
BUILDER: Final = 0  # the seat, in all of them
FRAMES.kind("drawing", DRAWING, level=0, seat=SEAT, left=SOME)
DRAWS_LEFT: Final = 1
FRAMES.kind("discarding", DISCARDING, level=0, seat=SEAT)
FRAMES.kind(
    "placing",
    PLACING,
    level=0,
    seat=SEAT,
    land_steps=STEPS,
    animal_steps=STEPS,
    dots=maybe(COUNT, 0),
    dropped=NO,
)
LAND_STEPS: Final = 1
ANIMAL_STEPS: Final = 2
DOTS: Final = 3
DROPPED: Final = 4  # 1 once this move has removed a Drop
FRAMES.kind("keeping", KEEPING, level=0, seat=SEAT, returned=NO)
RETURNED: Final = 1  # 1 once a card went back: no more are kept

# Action move; `left` are all activations where a position leaves it out
FRAMES.kind("action", ACTION, level=IN_MOVE, seat=SEAT, left=maybe(COUNT), rested=NO, acted=NO)
MOVER: Final = WIDTH * IN_MOVE + 1  # the seat whose Action move it is
LEFT: Final = MOVER + 1  # activations
RESTED: Final = LEFT + 1  # 1 after a Deactivation, until something else is played
ACTED: Final = RESTED + 1  # 1 once an animal was activated
FRAMES.places("action", MOVER, LEFT, RESTED, ACTED)

FRAMES.context("activation", ACTIVATION, level=IN_ACTIVATION, piece=PIECE, origin=FIELD, sprint=NO)
ACTIVE: Final = WIDTH * IN_ACTIVATION + 1  # the piece that is activated
ORIGIN: Final = ACTIVE + 1  # where it was activated
SPRINTING: Final = ORIGIN + 1
FRAMES.places("activation", ACTIVE, ORIGIN, SPRINTING)

FRAMES.kind(
    "motion",
    MOTION,
    level=IN_MOTION,
    part=range(1, 3),
    used=STEPS,
    speed=SOME,
    load=maybe(PIECE),
    pickup=maybe(FIELD),
    fresh=NO,
)
PART: Final = WIDTH * IN_MOTION + 1  # 1 or 2: which motion it is
USED: Final = PART + 1  # Steps of this motion
SPEED: Final = USED + 1  # of this motion
LOAD: Final = SPEED + 1  # the piece in the Eagle's Talons
PICKUP: Final = LOAD + 1  # where that piece was
FRESH: Final = PICKUP + 1  # 1 if the last thing done was a Step
FRAMES.places("motion", PART, USED, SPEED, LOAD, PICKUP, FRESH)

FRAMES.kind("gaze", GAZE, level=IN_ATTACK, field=FIELD, watcher=SEAT, attack=NO)
GAZE_FIELD: Final = WIDTH * IN_ATTACK + 1  # where the Step that must be rolled for leads
WATCHER: Final = GAZE_FIELD + 1  # the seat of the Basilisk
GAZE_ATTACK: Final = WATCHER + 1  # 1 if that Step is imaginary
FRAMES.places("gaze", GAZE_FIELD, WATCHER, GAZE_ATTACK)

FRAMES.context(
    "strike",
    STRIKE,
    level=IN_ATTACK,
    victim=PIECE,
    field=FIELD,
    dealt=maybe(COUNT, 0),
    countered=NO,
)
VICTIM: Final = WIDTH * IN_ATTACK + 1
TARGET: Final = VICTIM + 1  # the field under attack
DEALT: Final = TARGET + 1  # damage done to the victim
COUNTERED: Final = DEALT + 1  # 1 if the Echidna struck back
FRAMES.places("strike", VICTIM, TARGET, DEALT, COUNTERED)

FRAMES.kind("tail", TAIL, level=IN_STRIKE)
FRAMES.kind("tail-roll", TAIL_ROLL, level=IN_STRIKE)
FRAMES.kind("escaping", ESCAPING, level=IN_STRIKE)
FRAMES.kind("ball", BALL, level=IN_STRIKE)
FRAMES.kind("uncertain", UNCERTAIN, level=IN_STRIKE, dice=range(1, MOST_DICE + 1))
DICE: Final = 0
FRAMES.kind(
    "holes",
    HOLES,
    level=IN_STRIKE,
    holes=range(1, MOST_DICE + 1),
    triangles=maybe(range(MOST_DICE), 0),
)
HOLES_ROLLED: Final = 0
TRIANGLES_ROLLED: Final = 1
FRAMES.kind("wounding", WOUNDING, piece=PIECE, points=SOME)
SWANS_ASKED: Final = 0  # of wounding and of mending
POINTS: Final = 1
FRAMES.kind("stun", STUN, level=IN_STRIKE)
FRAMES.kind("epic", EPIC, level=IN_STRIKE, rolls=range(1, 3))
ROLLS: Final = 0
FRAMES.kind("healing", HEALING, level=IN_STRIKE)
FRAMES.kind("mending", MENDING, level=IN_STRIKE, piece=PIECE, points=SOME)
FRAMES.kind("infesting", INFESTING, level=IN_STRIKE)
FRAMES.kind(
    "flames", FLAMES, level=IN_ATTACK, direction=DIRECTION, place=maybe(range(5), 0), swan=NO
)
CONE_DIRECTION: Final = 0
CONE_PLACE: Final = 1
CONE_SWAN: Final = 2
