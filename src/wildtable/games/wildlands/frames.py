"""The frames of Wildlands: what can be on the stack, and what is at stake in each kind.

The stack reads like the table: a turn at the bottom, an interrupt for each interrupter, and on top
what is being decided.
"""

from typing import Final

from wildtable.games.wildlands.moves import CARD, CARDS, CHARACTER, FLAG, SEATS, SPACE
from wildtable.kernel.frames import FrameSpace, maybe
from wildtable.kernel.moves import Domain

CHOOSING: Final = 0  # factions
DEALING: Final = 1  # map cards
ASSIGNING: Final = 2
DRAWING: Final = 3
TURN: Final = 4
INTERRUPTING: Final = 5  # one for each interrupter, the last on top
CARD_USE: Final = 6
RALLYING: Final = 7  # one moves, perhaps another
PAYING: Final = 8
TARGETING: Final = 9
DEFENDING: Final = 10
BLAST: Final = 11  # an area attack
WINDOW: Final = 12

# of DRAWING
DRAWER: Final = 0  # a seat
DRAWS_LEFT: Final = 1
DRAWN_FOR: Final = 2
PURPOSE: Final = Domain("purpose", 3, ("hand", "turn-end", "draw-two"))
FIRST_HAND: Final = 0
TURN_END: Final = 1
WILD_DRAW: Final = 2

# of TURN and INTERRUPTING
WHOSE: Final = 0  # a seat
REVEAL_DUE: Final = 1  # 1 until a character is revealed
ACTED: Final = 2  # 1 when a card was played since it began, or since the active player struck back
DECLARED: Final = 3  # of TURN: 1 when its end was declared and interrupted

# of CARD_USE
CARD_USED: Final = 0

# of RALLYING
RALLY_CARD: Final = 0
RALLY_MOVER: Final = 1
RALLY_GOAL: Final = 2

# of PAYING
PAID_FOR: Final = 0
PAID_MOVER: Final = 1  # who climbs, claims, or moves in a rally
PAID_GOAL: Final = 2
PAID_SECOND: Final = 3  # the other one of a rally, if it moves
PAID_SECOND_GOAL: Final = 4
PRICE: Final = Domain("price", 3, ("climb", "claim", "rally"))
FOR_CLIMB: Final = 0
FOR_CLAIM: Final = 1
FOR_RALLY: Final = 2

# of TARGETING, DEFENDING and BLAST
ATTACK_FLAG: Final = 0
ATTACKER: Final = 1
TARGET_SEAT: Final = 2  # of TARGETING: who chooses
ATTACKED: Final = 2  # of DEFENDING: a character
BLAST_SPACE: Final = 2  # of BLAST

# of WINDOW
WINDOW_AFTER: Final = 0
OWING: Final = 1  # a bit for each seat that has not answered: 5 says seats 0 and 2
OCCASION: Final = Domain("occasion", 2, ("action", "end"))
AFTER_ACTION: Final = 0
AFTER_END: Final = 1

A_SEAT: Final = range(SEATS)
YES_OR_NO: Final = range(2)
NO: Final = 0

FRAMES: Final = FrameSpace()
FRAMES.kind("choosing", CHOOSING, level=0)
FRAMES.kind("dealing", DEALING, level=0)
FRAMES.kind("assigning", ASSIGNING, level=0)
FRAMES.kind("drawing", DRAWING, seat=A_SEAT, left=range(1, CARDS), why=PURPOSE)
FRAMES.kind(
    "turn",
    TURN,
    level=0,
    seat=A_SEAT,
    reveal_due=maybe(YES_OR_NO, NO),
    acted=maybe(YES_OR_NO, NO),
    declared=maybe(YES_OR_NO, NO),
)
FRAMES.kind(
    "interrupting",
    INTERRUPTING,
    seat=A_SEAT,
    reveal_due=maybe(YES_OR_NO, NO),
    acted=maybe(YES_OR_NO, NO),
)
FRAMES.kind("card", CARD_USE, card=CARD)
FRAMES.kind("rallying", RALLYING, card=CARD, character=CHARACTER, to=SPACE)
FRAMES.kind(
    "paying",
    PAYING,
    what=PRICE,
    character=CHARACTER,
    to=maybe(SPACE),
    other=maybe(CHARACTER),
    other_to=maybe(SPACE),
)
FRAMES.kind("targeting", TARGETING, attack=FLAG, attacker=CHARACTER, seat=A_SEAT)
FRAMES.kind("defending", DEFENDING, attack=FLAG, attacker=CHARACTER, target=CHARACTER)
FRAMES.kind("blast", BLAST, attack=FLAG, attacker=CHARACTER, space=SPACE)
FRAMES.kind("window", WINDOW, after=OCCASION, owing=range(1, 1 << SEATS))
