"""The moves and events of Wilderness.

A family is a range of numbers, and `MOVES` holds the sum at its name to where it begins. Rules code
uses the numbers, `MOVES` gives them words. Fields are those of a grid of 15 by 15, which holds any
arrangement of the board parts: a field's number does not depend on the board.
"""

from typing import Final

from wildtable.kernel.events import EventSpace, told
from wildtable.kernel.moves import Domain, MoveSpace, amounts

# --- what arguments range over ------------------------------------------------------------------

SPAN: Final = 15  # columns and rows of the grid
FIELDS: Final = SPAN * SPAN  # SPAN * row + column
ANIMALS: Final = 16
LANDS: Final = 6
CARDS: Final = ANIMALS + LANDS  # the animals, then the lands
SEATS: Final = 4
PIECES: Final = SEATS * ANIMALS  # ANIMALS * seat + animal
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
if THROW.names[:SIDES] != SIDE_IDS:
    raise ValueError("a single die shows the side of its throw's number")
SWAN: Final = Domain("swan", 2, ("first", "second"))
COUNT: Final = amounts("count", CARDS)

# --- moves --------------------------------------------------------------------------------------

MOVES: Final = MoveSpace("wilderness")
ARRANGE: Final = 0  # arrange <layout>, by chance
BEGIN: Final = ARRANGE + LAYOUTS  # begin <seat>, by chance
DRAW: Final = BEGIN + SEATS  # draw <card>, by chance, told to whom draws it
BUY: Final = DRAW + CARDS  # a card for a magic token
DISCARD: Final = BUY + 1  # discard <card>
SPARE: Final = DISCARD + CARDS  # pay instead of discarding
PLACE: Final = SPARE + 1  # place <animal> <field>, face down
LAY: Final = PLACE + ANIMALS * FIELDS  # lay <land> <field>
FINISH: Final = LAY + LANDS * FIELDS  # place no more
KEEP: Final = FINISH + 1  # keep <card>
RETURN: Final = KEEP + CARDS  # return <card>, to the bottom of the deck
ACTIVATE: Final = RETURN + CARDS  # activate <animal>
SPRINT: Final = ACTIVATE + ANIMALS  # activate the Bear at its highest Speed
WAKE: Final = SPRINT + 1  # wake <animal>
DEACTIVATE: Final = WAKE + ANIMALS  # the Beaver does nothing
FORFEIT: Final = DEACTIVATE + 1  # forfeit <animal>, which is blocked
END: Final = FORFEIT + ANIMALS  # end the Action move
STEP: Final = END + 1  # step <field>
PICK_UP: Final = STEP + FIELDS
DROP: Final = PICK_UP + 1
AGAIN: Final = DROP + 1  # end the first motion, begin the second
HALT: Final = AGAIN + 1  # end the activation here
ATTACK: Final = HALT + 1  # attack <field>, by an imaginary Step
CONE: Final = ATTACK + FIELDS  # cone <direction>
SPRAY: Final = CONE + DIRECTIONS
SHED: Final = SPRAY + 1  # the Lizard tries to shed its tail ...
STAY: Final = SHED + 1  # ... or does not
ESCAPE: Final = STAY + 1  # escape <field>
PAY: Final = ESCAPE + FIELDS  # for the holes of the roll ...
DECLINE: Final = PAY + 1  # ... or not
WOUND: Final = DECLINE + 1  # wound <swan>
MEND: Final = WOUND + 2  # mend <swan>
INFEST: Final = MEND + 2  # infest <swan>
ROLL: Final = INFEST + 2  # roll <throw>, by chance

MOVES.family("arrange", LAYOUT, base=ARRANGE)
MOVES.family("begin", SEAT, base=BEGIN)
MOVES.family("draw", CARD, secret=True, base=DRAW)
MOVES.family("buy", base=BUY)
MOVES.family("discard", CARD, base=DISCARD)
MOVES.family("spare", base=SPARE)
MOVES.family("place", ANIMAL, FIELD, secret=True, base=PLACE)
MOVES.family("lay", LAND, FIELD, base=LAY)
MOVES.family("finish", base=FINISH, passes=True)
MOVES.family("keep", CARD, secret=True, base=KEEP)
MOVES.family("return", CARD, secret=True, base=RETURN)
MOVES.family("activate", ANIMAL, base=ACTIVATE)
MOVES.family("sprint", base=SPRINT)
MOVES.family("wake", ANIMAL, base=WAKE)
MOVES.family("deactivate", base=DEACTIVATE, passes=True)
MOVES.family("forfeit", ANIMAL, base=FORFEIT)
MOVES.family("end", base=END, passes=True)
MOVES.family("step", FIELD, base=STEP)
MOVES.family("pick-up", base=PICK_UP)
MOVES.family("drop", base=DROP)
MOVES.family("again", base=AGAIN)
MOVES.family("halt", base=HALT, passes=True)
MOVES.family("attack", FIELD, base=ATTACK)
MOVES.family("cone", DIRECTION, base=CONE)
MOVES.family("spray", base=SPRAY)
MOVES.family("shed", base=SHED)
MOVES.family("stay", base=STAY, passes=True)
MOVES.family("escape", FIELD, base=ESCAPE)
MOVES.family("pay", base=PAY)
MOVES.family("decline", base=DECLINE, passes=True)
MOVES.family("wound", SWAN, base=WOUND)
MOVES.family("mend", SWAN, base=MEND)
MOVES.family("infest", SWAN, base=INFEST)
MOVES.family("roll", THROW, base=ROLL)


def place(animal: int, field: int) -> int:
    return PLACE + FIELDS * animal + field


def lay(land: int, field: int) -> int:
    return LAY + FIELDS * land + field


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
