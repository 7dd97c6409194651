"""How good a position looks, for bots: success, what a big scoring would pay, and what can grow.

Everything is counted in hundredths of a success point. The numbers are judgement, not rules.
"""

from typing import Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import BIDDER, BIDDING, HIGHEST, OFFERED
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    CATEGORIES,
    GOING_ON,
    NO_SEAT,
    TERRAINS,
)
from wildtable.games.wildlife.rules.auction import fewest_steps
from wildtable.games.wildlife.rules.big_scoring import points_by_category
from wildtable.games.wildlife.rules.table import active
from wildtable.kernel.frames import field, top

POINT: Final = 100
FOOD: Final = 34  # a little more than a third of a point: food is kept for auctions ...
LATE_FOOD: Final = 25  # ... until the end is near
NEAR_THE_END: Final = 3  # tiles in the smallest supply
LEVEL_WORTH: Final = (0, 60, 220, 300)
ABILITY_WORTH: Final = (400, 300, 220, 150, 220)
# By card; a terrain card is worth what its user's level makes of it.
CARD_WORTH: Final = (0, 0, 0, 0, 0, 0, 300, 180, 320, 240, 120, 150)
TERRAIN_CARD_WORTH: Final = (0, 40, 250, 280)
EXPECTED_PRICE: Final = 100  # of a card that nobody has bid for yet
# How far people err, by trials: see `Game.slips`.
SLIPS: Final[tuple[float, ...]] = (0.2, 0.21, 0.22)


def evaluate(table: Board, seat: int) -> int:
    """How much better a seat stands than the others do on average."""
    scored = points_by_category(table)
    food_worth = worth_of_food(table)
    own = 0
    others = 0
    for each in range(table.seats):
        value = standing_of(table, each, scored, food_worth)
        if each == seat:
            own = value
        else:
            others += value
    return own - others // (table.seats - 1)


def worth_of_food(table: Board) -> int:
    if table.ending != GOING_ON:
        return 0  # what is not converted by then is worthless
    return LATE_FOOD if min(table.supply) <= NEAR_THE_END else FOOD


def standing_of(table: Board, seat: int, scored: list[int], food_worth: int) -> int:
    projected = 0
    for place in range(CATEGORIES * seat, CATEGORIES * seat + CATEGORIES):
        projected += scored[place]
    value = POINT * (table.success[seat] + projected * (1 + table.pending))
    value += food_worth * table.food[seat]
    for terrain in range(TERRAINS):
        value += LEVEL_WORTH[table.level[TERRAINS * seat + terrain]]
    for ability in range(ABILITIES):
        value += ABILITY_WORTH[ability] * table.abilities[ABILITIES * seat + ability]
    if top(table.stack) == BIDDING:
        value += hope_of(table, seat, food_worth)
    return value


def hope_of(table: Board, seat: int, food_worth: int) -> int:
    """What an auction that is open promises a seat: its price, or the card less its price."""
    stack = table.stack
    card, price, bidder = field(stack, OFFERED), field(stack, HIGHEST), field(stack, BIDDER)
    if seat == active(table):
        return EXPECTED_PRICE if bidder == NO_SEAT else food_worth * price
    if seat != bidder:
        return 0
    steps = fewest_steps(table, seat, price)  # LIF-14.11 what food does not pay, points do
    paid = food_worth * min(price, table.food[seat]) + POINT * steps
    return worth_of_card(table, seat, card) - paid


def worth_of_card(table: Board, seat: int, card: int) -> int:
    if card < ABILITY_CARD:
        return TERRAIN_CARD_WORTH[table.level[TERRAINS * seat + card]]
    return CARD_WORTH[card]
