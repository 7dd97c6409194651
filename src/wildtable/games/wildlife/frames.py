"""The frames of Wildlife: the kinds of decision, and what is at stake in each.

At the bottom lies the turn, or what comes before the first one. On a turn lies the action that is
open, and on an action the answer that it waits for.
"""

from typing import Final

from wildtable.games.wildlife.moves import ABILITY, CARD, MOST_FOOD, ORGANISM, SEATS, SPACE
from wildtable.kernel.frames import FrameSpace, maybe
from wildtable.kernel.moves import Domain

# --- kinds ----------------------------------------------------------------------------------------

CHARTS: Final = 0
FIRST_NOMINATOR: Final = 1
DEAL: Final = 2
REFILL: Final = 3
NOMINATING: Final = 4
CHART_BIDDING: Final = 5
SEEDING: Final = 6
TURN: Final = 7
CARD_USE: Final = 8
GIVER: Final = 9
TILE: Final = 10
BIDDING: Final = 11
PAYING: Final = 12
DEFENDING: Final = 13
EPIDEMIC: Final = 14
MOBILITY: Final = 15
AGGRESSION: Final = 16

# Where they lie.
BOTTOM: Final = 0
ACTION: Final = 1
ANSWER: Final = 2

# --- fields ---------------------------------------------------------------------------------------

WHO: Final = 0  # field 0 of every frame: who decides, or who is dealt to where chance decides

PLAYS: Final = 1  # of TURN: cards played or auctioned so far
AUCTIONS: Final = 2
MIGRATED: Final = 3  # 1 when the free migration is used

USED_CARD: Final = 1  # of CARD_USE; a declared joker is what it was declared to be
BOUGHT: Final = 2  # 1: won at auction
DECLARED: Final = 3  # 1: the card is a joker, and was declared to be what stands there
FORCED: Final = 4  # 1: must bring an Intelligence tile

WANTED: Final = 1  # of GIVER, TILE: the ability
GIVEN_BY: Final = 2  # of TILE

OFFERED: Final = 1  # of BIDDING, PAYING: the card; of CHART_BIDDING: the organism
HIGHEST: Final = 2  # the standing bid, 0 before the first
BIDDER: Final = 3  # whose it is
PASSED: Final = 4  # a bit for each seat that is out: 5 says seats 0 and 2
OPENER: Final = 5  # of CHART_BIDDING: who nominated

ATTACKER: Final = 1  # of DEFENDING
AGAINST: Final = 2
TARGET: Final = 3

USER: Final = 1  # of EPIDEMIC: who used the card

LIFTED: Final = 1  # of MOBILITY: the space of the tile that moves, once it is chosen

AGGRESSION_KIND: Final = Domain("against", 3, ("attack", "aggression", "exchange"))
BY_ATTACK: Final = 0
BY_AGGRESSION: Final = 1
BY_EXCHANGE: Final = 2

# --- what they range over -------------------------------------------------------------------------

A_SEAT: Final = range(SEATS)
COUNTED: Final = maybe(range(1_000), otherwise=0)
YES_OR_NO: Final = maybe(range(2), otherwise=0)
STANDING_BID: Final = maybe(range(MOST_FOOD + 1), otherwise=0)
WHO_PASSED: Final = maybe(range(1 << SEATS), otherwise=0)

FRAMES: Final = FrameSpace()
FRAMES.kind("charts", CHARTS, level=BOTTOM, seat=A_SEAT)
FRAMES.kind("first-nominator", FIRST_NOMINATOR, level=BOTTOM, seat=A_SEAT)
FRAMES.kind("deal", DEAL, level=BOTTOM, seat=A_SEAT)
FRAMES.kind("refill", REFILL, level=ACTION, seat=A_SEAT)
FRAMES.kind("nominating", NOMINATING, level=BOTTOM, seat=A_SEAT)
FRAMES.kind(
    "chart-bidding",
    CHART_BIDDING,
    level=BOTTOM,
    seat=A_SEAT,
    organism=ORGANISM,
    bid=STANDING_BID,
    bidder=maybe(A_SEAT),
    passed=WHO_PASSED,
    opener=A_SEAT,
)
FRAMES.kind("seeding", SEEDING, level=BOTTOM, seat=A_SEAT)
FRAMES.kind(
    "turn", TURN, level=BOTTOM, seat=A_SEAT, plays=COUNTED, auctions=COUNTED, migrated=YES_OR_NO
)
FRAMES.kind(
    "card",
    CARD_USE,
    level=ACTION,
    seat=A_SEAT,
    card=CARD,
    bought=YES_OR_NO,
    declared=YES_OR_NO,
    forced=YES_OR_NO,
)
FRAMES.kind("giver", GIVER, level=ANSWER, seat=A_SEAT, ability=ABILITY)
FRAMES.kind("tile", TILE, level=ANSWER, seat=A_SEAT, ability=ABILITY, giver=A_SEAT)
FRAMES.kind(
    "bidding",
    BIDDING,
    level=ACTION,
    seat=A_SEAT,
    card=CARD,
    bid=STANDING_BID,
    bidder=maybe(A_SEAT),
    passed=WHO_PASSED,
)
FRAMES.kind("paying", PAYING, level=ACTION, seat=A_SEAT, card=CARD, bid=range(MOST_FOOD + 1))
FRAMES.kind(
    "defending",
    DEFENDING,
    level=ANSWER,
    seat=A_SEAT,
    attacker=A_SEAT,
    against=AGGRESSION_KIND,
    space=SPACE,
)
FRAMES.kind("epidemic", EPIDEMIC, level=ACTION, seat=A_SEAT, user=A_SEAT)
FRAMES.kind("mobility", MOBILITY, level=ACTION, seat=A_SEAT, lifted=maybe(SPACE))
FRAMES.kind("aggression", AGGRESSION, level=ACTION, seat=A_SEAT)
