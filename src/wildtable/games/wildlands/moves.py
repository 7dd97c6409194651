"""The moves, events and frames of Wildlands.

A family is a range of numbers; the literal at its name is held to the MoveSpace by an assertion.
Rules code uses the numbers, `MOVES` gives them words. The sizes of the domains are fixed here,
their names come from the content.

Characters and cards are numbered by faction: character 5 * faction + position, card 30 * faction +
kind. Kinds 0 to 28 are ordinary cards, each of its own; kind 29 is the wild card, of which a deck
has several alike.
"""

from typing import Final

from wildtable.kernel.events import EventSpace, told
from wildtable.kernel.frames import FrameSpace
from wildtable.kernel.moves import Domain, MoveSpace, amounts

# --- what arguments range over ------------------------------------------------------------------

SEATS: Final = 4
FACTIONS: Final = 4
TEAM: Final = 5  # characters of a faction
CHARACTERS: Final = 20
SPACES: Final = 42
KINDS: Final = 30  # kinds of cards of a faction
WILD: Final = 29  # the last of them
CARDS: Final = 120
MOST_DAMAGE: Final = 15

# WLD-9.1 the nine flags; the first five are attacks
FLAGS: Final = 9
MELEE_FLAG: Final = 0
HEAVY_MELEE_FLAG: Final = 1
RANGED_FLAG: Final = 2
HEAVY_RANGED_FLAG: Final = 3
AREA_FLAG: Final = 4
SHIELD_FLAG: Final = 5
COVER_FLAG: Final = 6
RALLY_FLAG: Final = 7
FLY_FLAG: Final = 8
FLAG_NAMES: Final = (
    "melee",
    "heavy_melee",
    "ranged",
    "heavy_ranged",
    "area",
    "shield",
    "cover",
    "rally",
    "fly",
)

FACTION: Final = Domain("faction", FACTIONS)
CHARACTER: Final = Domain("character", CHARACTERS)
SPACE: Final = Domain("space", SPACES)
CARD: Final = Domain("card", CARDS)
SEAT: Final = Domain("seat", SEATS)
FLAG: Final = Domain("flag", FLAGS, FLAG_NAMES)

# --- moves --------------------------------------------------------------------------------------

MOVES: Final = MoveSpace("wildlands")
CHOOSE: Final = 0  # choose <faction>: the faction to play
ALLOT: Final = 4  # allot <faction>: by chance, where factions are drawn by lot
DEAL: Final = 8  # deal <space>: a map card, by chance
ASSIGN: Final = 50  # assign <character> <space>: where a character will appear
DRAW: Final = 890  # draw <card>: by chance
REVEAL: Final = 1010  # reveal <character>
END: Final = 1030  # end: declare the end of the turn, or finish an interrupt
PLAY: Final = 1031  # play <card>: then say what for:
MOVE: Final = 1151  # move <character> <space>: also a climb, which takes another card
CLAIM: Final = 1991  # claim <character>: which takes two more cards
MELEE: Final = 2011  # melee <character> <seat>: attacker, whom it attacks
HEAVY_MELEE: Final = 2091  # heavy-melee <character> <seat>
RANGED: Final = 2171  # ranged <character> <character>: attacker, target
HEAVY_RANGED: Final = 2571  # heavy-ranged <character> <character>
AREA: Final = 2971  # area <character> <space>
RALLY: Final = 3811  # rally <character> <space>: the first or second that moves
STAY: Final = 4651  # stay: nobody else moves in this rally
FLY: Final = 4652  # fly <character> <space>
DRAW_TWO: Final = 5492  # draw-two
ADD: Final = 5493  # add <card>: another card of the same action
TARGET: Final = 5613  # target <character>: whom a melee attack hits, chosen by its owner
DEFEND: Final = 5633  # defend <card>
DECLINE: Final = 5753  # decline
PASS: Final = 5754  # pass: a window by
INTERRUPT: Final = 5755  # interrupt
MOVE_COUNT: Final = 5756

assert MOVES.family("choose", FACTION).base == CHOOSE
assert MOVES.family("allot", FACTION).base == ALLOT
assert MOVES.family("deal", SPACE, secret=True).base == DEAL
assert MOVES.family("assign", CHARACTER, SPACE, secret=True).base == ASSIGN
assert MOVES.family("draw", CARD, secret=True).base == DRAW
assert MOVES.family("reveal", CHARACTER).base == REVEAL
assert MOVES.family("end").base == END
assert MOVES.family("play", CARD).base == PLAY
assert MOVES.family("move", CHARACTER, SPACE).base == MOVE
assert MOVES.family("claim", CHARACTER).base == CLAIM
assert MOVES.family("melee", CHARACTER, SEAT).base == MELEE
assert MOVES.family("heavy-melee", CHARACTER, SEAT).base == HEAVY_MELEE
assert MOVES.family("ranged", CHARACTER, CHARACTER).base == RANGED
assert MOVES.family("heavy-ranged", CHARACTER, CHARACTER).base == HEAVY_RANGED
assert MOVES.family("area", CHARACTER, SPACE).base == AREA
assert MOVES.family("rally", CHARACTER, SPACE).base == RALLY
assert MOVES.family("stay").base == STAY
assert MOVES.family("fly", CHARACTER, SPACE).base == FLY
assert MOVES.family("draw-two").base == DRAW_TWO
assert MOVES.family("add", CARD).base == ADD
assert MOVES.family("target", CHARACTER).base == TARGET
assert MOVES.family("defend", CARD).base == DEFEND
assert MOVES.family("decline").base == DECLINE
assert MOVES.family("pass", secret=True).base == PASS
assert MOVES.family("interrupt", secret=True).base == INTERRUPT
assert MOVES.size == MOVE_COUNT


def assign(character: int, space: int) -> int:
    return ASSIGN + SPACES * character + space


def move_to(character: int, space: int) -> int:
    return MOVE + SPACES * character + space


def melee(attacker: int, seat: int) -> int:
    return MELEE + SEATS * attacker + seat


def heavy_melee(attacker: int, seat: int) -> int:
    return HEAVY_MELEE + SEATS * attacker + seat


def ranged(attacker: int, target: int) -> int:
    return RANGED + CHARACTERS * attacker + target


def heavy_ranged(attacker: int, target: int) -> int:
    return HEAVY_RANGED + CHARACTERS * attacker + target


def area(attacker: int, space: int) -> int:
    return AREA + SPACES * attacker + space


def rally(character: int, space: int) -> int:
    return RALLY + SPACES * character + space


def fly(character: int, space: int) -> int:
    return FLY + SPACES * character + space


# --- events: what comes of a move ---------------------------------------------------------------

DAMAGE: Final = amounts("damage", MOST_DAMAGE)

EVENTS: Final = EventSpace("wildlands")
PLAYS_FACTION: Final = EVENTS.kind("plays-faction", SEAT, FACTION)  # drawn by lot
DEALT: Final = EVENTS.kind("dealt", SEAT, told(SPACE, 0))
SHARD: Final = EVENTS.kind("shard", SEAT, SPACE)  # placed
BEGINS: Final = EVENTS.kind("begins", SEAT)  # the match
TURN_OF: Final = EVENTS.kind("turn-of", SEAT)
DREW: Final = EVENTS.kind("drew", SEAT, told(CARD, 0))
RESHUFFLED: Final = EVENTS.kind("reshuffled", SEAT)
APPEARED: Final = EVENTS.kind("appeared", CHARACTER, SPACE)  # its map card is turned up
CLAIMED: Final = EVENTS.story("claimed", CHARACTER, SPACE)
DEFENDED: Final = EVENTS.story("defended", CHARACTER, CARD)
HURT: Final = EVENTS.story("hurt", CHARACTER, DAMAGE)
KNOCKED_OUT: Final = EVENTS.story("knocked-out", CHARACTER, SEAT)  # and taken by
REMOVED: Final = EVENTS.story("removed", CHARACTER)  # knocked out by its own side
INTERRUPTED: Final = EVENTS.story("interrupted", SEAT)
STRUCK_BACK: Final = EVENTS.story("struck-back", SEAT)
RETURNED: Final = EVENTS.kind("returned", SEAT)  # play, to the active player
ELIMINATED: Final = EVENTS.story("eliminated", SEAT)
TIED: Final = EVENTS.story("tied")  # survivors, so play goes on

# --- frames: nested decisions -------------------------------------------------------------------

PURPOSE: Final = Domain("purpose", 3, ("hand", "turn-end", "draw-two"))
FIRST_HAND: Final = 0
TURN_END: Final = 1
WILD_DRAW: Final = 2

OCCASION: Final = Domain("occasion", 2, ("action", "end"))
AFTER_ACTION: Final = 0
AFTER_END: Final = 1

PRICE: Final = Domain("price", 3, ("climb", "claim", "rally"))
FOR_CLIMB: Final = 0
FOR_CLAIM: Final = 1
FOR_RALLY: Final = 2

FRAMES: Final = FrameSpace()
CHOOSING: Final = 0  # factions
DEALING: Final = 1  # map cards
ASSIGNING: Final = 2
DRAWING: Final = 3
TURN: Final = 4
INTERRUPTING: Final = 5  # one for each interrupter, the last on top
CARD_USE: Final = 6
RALLYING: Final = 7
PAYING: Final = 8
TARGETING: Final = 9
DEFENDING: Final = 10
BLAST: Final = 11  # an area attack
WINDOW: Final = 12

DRAWER: Final = 0  # of DRAWING: a seat
LEFT: Final = 1  # cards to come
WHY: Final = 2

WHOSE: Final = 0  # of TURN and INTERRUPTING: a seat
REVEAL_DUE: Final = 1  # 1 until a character is revealed
ACTED: Final = 2  # 1 when a card was played since it began, or since the active player struck back
DECLARED: Final = 3  # of TURN: 1 when its end was declared and interrupted

USED: Final = 0  # of CARD_USE, RALLYING: the card that was played
MOVER: Final = 1  # of RALLYING, PAYING: a character
GOAL: Final = 2  # and where it goes
SECOND: Final = 3  # of PAYING for a rally: the other one, if it moves
SECOND_GOAL: Final = 4
WHAT: Final = 0  # of PAYING

ATTACK: Final = 0  # of TARGETING, DEFENDING: the flag
ATTACKER: Final = 1  # also of BLAST
VICTIM: Final = 2  # of TARGETING: a seat, of DEFENDING: a character
SPOT: Final = 2  # of BLAST: the space

OCCASION_OF: Final = 0  # of WINDOW: what it follows
OWING: Final = 1  # a bit for each seat that has not answered: 5 says seats 0 and 2

assert FRAMES.kind("choosing") == CHOOSING
assert FRAMES.kind("dealing") == DEALING
assert FRAMES.kind("assigning") == ASSIGNING
assert FRAMES.kind("drawing", seat=None, left=None, why=PURPOSE) == DRAWING
assert FRAMES.kind("turn", seat=None, reveal_due=None, acted=None, declared=None) == TURN
assert FRAMES.kind("interrupting", seat=None, reveal_due=None, acted=None) == INTERRUPTING
assert FRAMES.kind("card", card=CARD) == CARD_USE
assert FRAMES.kind("rallying", card=CARD, character=CHARACTER, to=SPACE) == RALLYING
assert (
    FRAMES.kind(
        "paying", what=PRICE, character=CHARACTER, to=SPACE, other=CHARACTER, other_to=SPACE
    )
    == PAYING
)
assert FRAMES.kind("targeting", attack=FLAG, attacker=CHARACTER, seat=None) == TARGETING
assert FRAMES.kind("defending", attack=FLAG, attacker=CHARACTER, target=CHARACTER) == DEFENDING
assert FRAMES.kind("blast", attack=FLAG, attacker=CHARACTER, space=SPACE) == BLAST
assert FRAMES.kind("window", after=OCCASION, owing=None) == WINDOW

# --- how a match ends ---------------------------------------------------------------------------

GOING_ON: Final = 0
FIVE_POINTS: Final = 1
SURVIVED: Final = 2  # most points among survivors
LAST_STANDING: Final = 3
NOBODY_LEFT: Final = 4
UNFINISHED: Final = 5
TURNS_UP: Final = 6  # most points when a cap on turns is reached
ENDINGS: Final = (
    "going-on",
    "five-points",
    "survived",
    "last-standing",
    "nobody-left",
    "unfinished",
    "turns-up",
)
