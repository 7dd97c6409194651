"""The moves and events of Wildlife.

A family is a range of numbers that begins where the one before it ends. Rules code uses the
numbers, `MOVES` gives them words. The sizes of the domains are fixed here, the names come from the
content: a board of 12 areas has at most 84 spaces, whatever a pack prints.
"""

from typing import Final

from wildtable.kernel.events import EventSpace, told
from wildtable.kernel.moves import Domain, MoveSpace, amounts

# --- what arguments range over ------------------------------------------------------------------

SPACES: Final = 84  # six terrains with a small area of at most 5 spaces and a large one of 9
AREAS: Final = 12
TERRAINS: Final = 6
ORGANISMS: Final = 6
SEATS: Final = 6
MOST_FOOD: Final = 999  # the highest bid
MOST_TOLD: Final = 99_999  # the highest number an event can name
MOST_STEPS: Final = 333  # positions back that pay such a bid
MOST_POINTS: Final = 127
MOST_IN_AREA: Final = 9  # spaces of the largest area
CATEGORIES: Final = 5  # of a big scoring: areas, herds, adaptations, abilities, food

# Where there is nothing.
EMPTY: Final = -1  # a space without a tile
NO_CHART: Final = -1  # a seat without an organism
NO_SEAT: Final = -1  # no bidder, no start player, nobody's turn
NEVER: Final = -1  # no turn yet had a big scoring

# How long a match can be.
LAST_CALL: Final = 20_000  # a match that has had so many moves ends with the turn
LONGEST_TURN: Final = 20_000  # at most seven plays, an auction at most a thousand bids and passes

# The first cards are the terrain cards in the order of the terrains; events come last.
ABILITY_CARD: Final = TERRAINS
ADAPTATION_CARD: Final = ABILITY_CARD + 1
JOKER: Final = ADAPTATION_CARD + 1
FOOD_SOURCE: Final = JOKER + 1
EPIDEMIC_CARD: Final = FOOD_SOURCE + 1
FAMINE: Final = EPIDEMIC_CARD + 1
CARDS: Final = FAMINE + 1
FIRST_EVENT: Final = FOOD_SOURCE
OTHER_CARD_NAMES: Final = (
    "ability",
    "adaptation",
    "joker",
    "event-food-source",
    "event-epidemic",
    "event-famine",
)

FOOD_ABILITY: Final = 0
INTELLIGENCE: Final = 1
MOBILITY_ABILITY: Final = 2
DEFENSE: Final = 3
AGGRESSION_ABILITY: Final = 4
ABILITIES: Final = AGGRESSION_ABILITY + 1
ABILITY_NAMES: Final = ("food", "intelligence", "mobility", "defense", "aggression")

# Levels of adaptation, in ascending strength.
LEVELS: Final = 4
LEVEL_NONE: Final = 0
LEVEL_MIGRATE: Final = 1
LEVEL_EXPAND: Final = 2
LEVEL_ATTACK: Final = 3
LEVEL_NAMES: Final = ("none", "migrate", "expand", "attack")

UNUSED: Final = 0  # a tile that was not used this turn ...
USED: Final = 1  # ... and one that was

SPACE: Final = Domain("space", SPACES)
AREA: Final = Domain("area", AREAS)
TERRAIN: Final = Domain("terrain", TERRAINS)
ORGANISM: Final = Domain("organism", ORGANISMS)
CARD: Final = Domain("card", CARDS)
ABILITY: Final = Domain("ability", ABILITIES, ABILITY_NAMES)
SEAT: Final = Domain("seat", SEATS)
FOOD: Final = amounts("food", MOST_FOOD)
STEPS: Final = amounts("steps", MOST_STEPS)
MARK: Final = Domain("mark", 2, ("unused", "used"))

# --- moves --------------------------------------------------------------------------------------

MOVES: Final = MoveSpace("wildlife")
SEED: Final = 0  # seed <space>
PLAY: Final = SEED + SPACES  # play <card>, for oneself
AUCTION: Final = PLAY + CARDS  # auction <card>
MIGRATE: Final = AUCTION + CARDS  # migrate <from> <to>: free, or by a terrain card
EXPAND: Final = MIGRATE + SPACES * SPACES  # expand <space>
ATTACK: Final = EXPAND + SPACES  # attack <space>
RAISE: Final = ATTACK + SPACES  # raise <terrain>
TAKE: Final = RAISE + TERRAINS  # take <ability>
TAKE_FROM: Final = TAKE + ABILITIES  # take-from <seat>, where several are equally far ahead
TAKE_TILE: Final = TAKE_FROM + SEATS  # tile unused|used, where its owner has both
USE_AS: Final = TAKE_TILE + 2  # as <card>: what a joker is
FORGO: Final = USE_AS + CARDS  # leave the card's effect undone
RESOLVE: Final = FORGO + 1  # let a bought event happen
USE: Final = RESOLVE + 1  # use <ability>
LIFT: Final = USE + ABILITIES  # lift <space>: the tile that Mobility moves
LAND: Final = LIFT + SPACES  # land <space>: where it goes
STRIKE: Final = LAND + SPACES  # strike <space>: where Aggression places a tile
BLOCK: Final = STRIKE + SPACES  # answer with Defense ...
ALLOW: Final = BLOCK + 1  # ... or not
BID: Final = ALLOW + 1  # bid <food>
PASS: Final = BID + MOST_FOOD + 1
STEP_BACK: Final = PASS + 1  # step-back <steps>, to pay
REMOVE: Final = STEP_BACK + MOST_STEPS + 1  # remove <space>: a tile that dies in an epidemic
CONVERT: Final = REMOVE + SPACES  # food into one step forward
END_TURN: Final = CONVERT + 1
NOMINATE: Final = END_TURN + 1  # nominate <organism>, where charts are auctioned
CHART: Final = NOMINATE + ORGANISMS  # chart <organism>, by chance
NOMINATOR: Final = CHART + ORGANISMS  # nominator <seat>, by chance
DRAW: Final = NOMINATOR + SEATS  # draw <card>, by chance, told to whom it is dealt

MOVES.family("seed", SPACE, base=SEED)
MOVES.family("play", CARD, base=PLAY)
MOVES.family("auction", CARD, base=AUCTION)
MOVES.family("migrate", SPACE, SPACE, base=MIGRATE)
MOVES.family("expand", SPACE, base=EXPAND)
MOVES.family("attack", SPACE, base=ATTACK)
MOVES.family("raise", TERRAIN, base=RAISE)
MOVES.family("take", ABILITY, base=TAKE)
MOVES.family("take-from", SEAT, base=TAKE_FROM)
MOVES.family("tile", MARK, base=TAKE_TILE)
MOVES.family("as", CARD, base=USE_AS)
MOVES.family("forgo", base=FORGO, passes=True)
MOVES.family("resolve", base=RESOLVE)
MOVES.family("use", ABILITY, base=USE)
MOVES.family("lift", SPACE, base=LIFT)
MOVES.family("land", SPACE, base=LAND)
MOVES.family("strike", SPACE, base=STRIKE)
MOVES.family("block", base=BLOCK)
MOVES.family("allow", base=ALLOW, passes=True)
MOVES.family("bid", FOOD, base=BID)
MOVES.family("pass", base=PASS, passes=True)
MOVES.family("step-back", STEPS, base=STEP_BACK)
MOVES.family("remove", SPACE, base=REMOVE)
MOVES.family("convert", base=CONVERT)
MOVES.family("end-turn", base=END_TURN, passes=True)
MOVES.family("nominate", ORGANISM, base=NOMINATE)
MOVES.family("chart", ORGANISM, base=CHART)
MOVES.family("nominator", SEAT, base=NOMINATOR)
MOVES.family("draw", CARD, secret=True, base=DRAW)


def migrate(start: int, goal: int) -> int:
    return MIGRATE + SPACES * start + goal


# --- events: what comes of a move ---------------------------------------------------------------

COUNT: Final = amounts("count", SPACES)  # tiles in an area or a herd, tiles of a kind
POINTS: Final = amounts("points", MOST_POINTS)
HELD: Final = amounts("food", MOST_TOLD)  # also a number of abilities or adaptations
CATEGORY: Final = Domain("category", 3, ("adaptations", "abilities", "food"))
REASON: Final = Domain("reason", 4, ("going-on", "last-tile", "last-pawn", "limit"))

# Why an area, a herd or a majority pays what it pays: how its owner stands there.
STANDING: Final = Domain(
    "standing",
    14,
    (
        "full-monopoly",
        "monopoly",
        "first",
        "second",
        "third",
        "fourth",
        "fifth",
        "lower",
        "tied-first",
        "tied-second",
        "tied-third",
        "tied-fourth",
        "tied-fifth",
        "tied-lower",
    ),
)
FULL_MONOPOLY: Final = 0
MONOPOLY: Final = 1
FIRST: Final = 2  # the ranks below follow
TIED_FIRST: Final = 8
LOWEST_RANK: Final = 5  # counted from the first: sixth and below are alike

EVENTS: Final = EventSpace("wildlife")
DREW: Final = EVENTS.kind("drew", SEAT, told(CARD, 0))
RESHUFFLED: Final = EVENTS.kind("reshuffled")
STARTS: Final = EVENTS.kind("starts", SEAT)  # the match, or with rotating_start a round
TURN_OF: Final = EVENTS.kind("turn-of", SEAT)
CHART_SOLD: Final = EVENTS.kind("chart-sold", SEAT, ORGANISM, FOOD)
REPLACED: Final = EVENTS.kind("replaced", SEAT, SEAT, SPACE)  # attacker, victim
EXCHANGED: Final = EVENTS.kind("exchanged", SEAT, SEAT, SPACE, SPACE)  # mover, other, from, to
FILLED: Final = EVENTS.kind("filled", SEAT, AREA, POINTS)  # a small scoring
TRIGGERED: Final = EVENTS.kind("triggered")  # a big scoring waits for the end of the turn
SOLD: Final = EVENTS.kind("sold", SEAT, SEAT, CARD, FOOD, STEPS)  # seller, buyer, steps back
UNSOLD: Final = EVENTS.kind("unsold", CARD)
IDLE: Final = EVENTS.kind("idle", SEAT, CARD)  # a card that its user could do nothing with
LOST_ABILITY: Final = EVENTS.kind("lost-ability", SEAT, SEAT, ABILITY)  # giver, taker
FED: Final = EVENTS.kind("fed", SEAT, FOOD)
STARVED: Final = EVENTS.kind("starved", SEAT, HELD, STEPS)
BIG_SCORING: Final = EVENTS.story("big-scoring")
SCORED_AREA: Final = EVENTS.story("scored-area", AREA, SEAT, COUNT, STANDING, POINTS)
SCORED_HERD: Final = EVENTS.story("scored-herd", SPACE, SEAT, COUNT, STANDING, POINTS)
SCORED_MOST: Final = EVENTS.story("scored-most", CATEGORY, SEAT, HELD, STANDING, POINTS)
ENDING: Final = EVENTS.kind("ending", REASON)

GOING_ON: Final = 0
LAST_TILE: Final = 1
LAST_PAWN: Final = 2
LIMIT: Final = 3
