"""The moves, events and frames of Wildlands.

A family is a range of numbers, and each begins where the one before ends; a wrong base raises.
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
ALLOT: Final = CHOOSE + FACTIONS  # allot <faction>: by chance, where factions are drawn by lot
DEAL: Final = ALLOT + FACTIONS  # deal <space>: a map card, by chance
ASSIGN: Final = DEAL + SPACES  # assign <character> <space>: where a character will appear
DRAW: Final = ASSIGN + CHARACTERS * SPACES  # draw <card>: by chance
REVEAL: Final = DRAW + CARDS  # reveal <character>
END: Final = REVEAL + CHARACTERS  # end: declare the end of the turn, or finish an interrupt
PLAY: Final = END + 1  # play <card>: then say what for:
MOVE: Final = PLAY + CARDS  # move <character> <space>: also a climb, which takes another card
CLAIM: Final = MOVE + CHARACTERS * SPACES  # claim <character>: which takes two more cards
MELEE: Final = CLAIM + CHARACTERS  # melee <character> <seat>: attacker, whom it attacks
HEAVY_MELEE: Final = MELEE + CHARACTERS * SEATS  # heavy-melee <character> <seat>
RANGED: Final = HEAVY_MELEE + CHARACTERS * SEATS  # ranged <character> <character>: attacker, target
HEAVY_RANGED: Final = RANGED + CHARACTERS * CHARACTERS  # heavy-ranged <character> <character>
AREA: Final = HEAVY_RANGED + CHARACTERS * CHARACTERS  # area <character> <space>
# rally <character> <space>: the first or second that moves
RALLY: Final = AREA + CHARACTERS * SPACES
STAY: Final = RALLY + CHARACTERS * SPACES  # stay: nobody else moves in this rally
FLY: Final = STAY + 1  # fly <character> <space>
DRAW_TWO: Final = FLY + CHARACTERS * SPACES  # draw-two
ADD: Final = DRAW_TWO + 1  # add <card>: another card of the same action
TARGET: Final = ADD + CARDS  # target <character>: whom a melee attack hits, chosen by its owner
DEFEND: Final = TARGET + CHARACTERS  # defend <card>
DECLINE: Final = DEFEND + CARDS  # decline
PASS: Final = DECLINE + 1  # pass: a window by
INTERRUPT: Final = PASS + 1  # interrupt

MOVES.family("choose", FACTION, base=CHOOSE)
MOVES.family("allot", FACTION, base=ALLOT)
MOVES.family("deal", SPACE, secret=True, base=DEAL)
MOVES.family("assign", CHARACTER, SPACE, secret=True, base=ASSIGN)
MOVES.family("draw", CARD, secret=True, base=DRAW)
MOVES.family("reveal", CHARACTER, base=REVEAL)
MOVES.family("end", base=END)
MOVES.family("play", CARD, base=PLAY)
MOVES.family("move", CHARACTER, SPACE, base=MOVE)
MOVES.family("claim", CHARACTER, base=CLAIM)
MOVES.family("melee", CHARACTER, SEAT, base=MELEE)
MOVES.family("heavy-melee", CHARACTER, SEAT, base=HEAVY_MELEE)
MOVES.family("ranged", CHARACTER, CHARACTER, base=RANGED)
MOVES.family("heavy-ranged", CHARACTER, CHARACTER, base=HEAVY_RANGED)
MOVES.family("area", CHARACTER, SPACE, base=AREA)
MOVES.family("rally", CHARACTER, SPACE, base=RALLY)
MOVES.family("stay", base=STAY)
MOVES.family("fly", CHARACTER, SPACE, base=FLY)
MOVES.family("draw-two", base=DRAW_TWO)
MOVES.family("add", CARD, base=ADD)
MOVES.family("target", CHARACTER, base=TARGET)
MOVES.family("defend", CARD, base=DEFEND)
MOVES.family("decline", base=DECLINE)
MOVES.family("pass", secret=True, base=PASS)
MOVES.family("interrupt", secret=True, base=INTERRUPT)


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

FRAMES.kind("choosing", CHOOSING)
FRAMES.kind("dealing", DEALING)
FRAMES.kind("assigning", ASSIGNING)
FRAMES.kind("drawing", DRAWING, seat=None, left=None, why=PURPOSE)
FRAMES.kind("turn", TURN, seat=None, reveal_due=None, acted=None, declared=None)
FRAMES.kind("interrupting", INTERRUPTING, seat=None, reveal_due=None, acted=None)
FRAMES.kind("card", CARD_USE, card=CARD)
FRAMES.kind("rallying", RALLYING, card=CARD, character=CHARACTER, to=SPACE)
FRAMES.kind(
    "paying", PAYING, what=PRICE, character=CHARACTER, to=SPACE, other=CHARACTER, other_to=SPACE
)
FRAMES.kind("targeting", TARGETING, attack=FLAG, attacker=CHARACTER, seat=None)
FRAMES.kind("defending", DEFENDING, attack=FLAG, attacker=CHARACTER, target=CHARACTER)
FRAMES.kind("blast", BLAST, attack=FLAG, attacker=CHARACTER, space=SPACE)
FRAMES.kind("window", WINDOW, after=OCCASION, owing=None)

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
