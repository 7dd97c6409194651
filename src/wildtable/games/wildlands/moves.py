"""The moves and events of Wildlands, and what their arguments range over.

A family is a range of numbers, and each begins where the one before ends; a wrong base raises.
Rules code uses the numbers, `MOVES` gives them words. The sizes of the domains are fixed here,
their names come from the content.

Characters and cards are numbered by faction: character 5 * faction + position, card 30 * faction +
kind. Kinds 0 to 28 are ordinary cards, each of its own; kind 29 is the wild card, of which a deck
has several alike.
"""

from typing import Final, Literal, get_args

from wildtable.kernel.events import EventSpace, told
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
NO_FLAG: Final = -1
Flag = Literal[
    "melee",
    "heavy_melee",
    "ranged",
    "heavy_ranged",
    "area",
    "shield",
    "cover",
    "rally",
    "fly",
]
FLAG_NAMES: Final[tuple[Flag, ...]] = get_args(Flag)

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
MOVES.family("end", base=END, passes=True)
MOVES.family("play", CARD, base=PLAY)
MOVES.family("move", CHARACTER, SPACE, base=MOVE)
MOVES.family("claim", CHARACTER, base=CLAIM)
MOVES.family("melee", CHARACTER, SEAT, base=MELEE)
MOVES.family("heavy-melee", CHARACTER, SEAT, base=HEAVY_MELEE)
MOVES.family("ranged", CHARACTER, CHARACTER, base=RANGED)
MOVES.family("heavy-ranged", CHARACTER, CHARACTER, base=HEAVY_RANGED)
MOVES.family("area", CHARACTER, SPACE, base=AREA)
MOVES.family("rally", CHARACTER, SPACE, base=RALLY)
MOVES.family("stay", base=STAY, passes=True)
MOVES.family("fly", CHARACTER, SPACE, base=FLY)
MOVES.family("draw-two", base=DRAW_TWO)
MOVES.family("add", CARD, base=ADD)
MOVES.family("target", CHARACTER, base=TARGET)
MOVES.family("defend", CARD, base=DEFEND)
MOVES.family("decline", base=DECLINE, passes=True)
MOVES.family("pass", secret=True, base=PASS, passes=True)
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


# Families of what a card is used for by a character, and how many moves of it each character has.
USES: Final = (
    (MOVE, SPACES),
    (CLAIM, 1),
    (MELEE, SEATS),
    (HEAVY_MELEE, SEATS),
    (RANGED, CHARACTERS),
    (HEAVY_RANGED, CHARACTERS),
    (AREA, SPACES),
    (RALLY, SPACES),
    (FLY, SPACES),
)


def use_of(move: int) -> tuple[int, int, int]:
    """What a card is used for: the family, the character, and where, whom or which seat."""
    if move < CLAIM:
        return MOVE, (move - MOVE) // SPACES, (move - MOVE) % SPACES
    if move < MELEE:
        return CLAIM, move - CLAIM, 0
    if move < HEAVY_MELEE:
        return MELEE, (move - MELEE) // SEATS, (move - MELEE) % SEATS
    if move < RANGED:
        return HEAVY_MELEE, (move - HEAVY_MELEE) // SEATS, (move - HEAVY_MELEE) % SEATS
    if move < HEAVY_RANGED:
        return RANGED, (move - RANGED) // CHARACTERS, (move - RANGED) % CHARACTERS
    if move < AREA:
        far = move - HEAVY_RANGED
        return HEAVY_RANGED, far // CHARACTERS, far % CHARACTERS
    if move < RALLY:
        return AREA, (move - AREA) // SPACES, (move - AREA) % SPACES
    if move < STAY:
        return RALLY, (move - RALLY) // SPACES, (move - RALLY) % SPACES
    return FLY, (move - FLY) // SPACES, (move - FLY) % SPACES


def flag_of(family: int) -> int:
    """The flag that a family of uses needs, or NO_FLAG."""
    if family == MELEE:
        return MELEE_FLAG
    if family == HEAVY_MELEE:
        return HEAVY_MELEE_FLAG
    if family == RANGED:
        return RANGED_FLAG
    if family == HEAVY_RANGED:
        return HEAVY_RANGED_FLAG
    if family == AREA:
        return AREA_FLAG
    if family == RALLY:
        return RALLY_FLAG
    return FLY_FLAG if family == FLY else NO_FLAG


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
