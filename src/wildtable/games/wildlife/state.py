"""The state of a match. What may be decided, and what comes of it, is in the chapters in `rules/`.

A position (`dump.py`, `load.py`) looks like this. What has a natural value may be left out: tiles
that are neither on the board nor lost are in the supply, cards that are nowhere else in the deck,
levels are as printed, a missing `hand` is ten unknown cards, and so on.

    seats = [
      { organism = "mammoth", success = 4, food = 8, tiles = ["D8", "C7"], supply = 15, lost = 1,
        levels = { forest = "migrate", desert = "none", ... }, abilities = { food = 1, ... },
        used = { food = 0, ... }, hand = ["terrain-forest", "joker", "?"], known = 0 },
      ...
    ]
    order = [0, 1, 2]           # turn order of the first round
    start = 0                   # start player, with rotating_start of this round
    turns = 7                   # finished turns
    deck = 52                   # cards left; which they are follows from the rest
    discard = ["joker", ...]
    shown = ["ability"]         # played or auctioned this turn
    bank = 96                   # food that nobody has; `?` where it would tell hidden food
    marked = ["forest-small"]   # areas with a pawn
    adaptations = { forest = { migrate = 3, expand = 4, attack = 5 }, ... }     # tiles left
    ability_supply = { food = 4, ... }
    pending = 0                 # big scorings to come
    ending = "going-on"         # or last-tile, last-pawn, limit
    last_scoring = [ { areas = 0, herds = 0, adaptations = 0, abilities = 0, food = 0 }, ... ]
    last_scoring_turn = 5       # in which turn that was, -1 before the first
    made = 311                  # moves made
    stack = [ { frame = "turn", seat = 0, plays = 1, auctions = 0, migrated = 0 } ]

Frames and their fields are declared in `frames.py`.
"""

from random import Random
from typing import Final, final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.dump import dump
from wildtable.games.wildlife.frames import (
    AGGRESSION,
    BIDDING,
    CARD_USE,
    CHART_BIDDING,
    CHARTS,
    DEAL,
    DEFENDING,
    EPIDEMIC,
    FIRST_NOMINATOR,
    FRAMES,
    GIVER,
    MOBILITY,
    NOMINATING,
    PAYING,
    REFILL,
    SEEDING,
    TILE,
    TURN,
)
from wildtable.games.wildlife.rules.abilities import UsingAggression, UsingMobility
from wildtable.games.wildlife.rules.ability_cards import ChoosingGiver, ChoosingTile
from wildtable.games.wildlife.rules.auction import Bidding, Paying
from wildtable.games.wildlife.rules.audit import faults_of
from wildtable.games.wildlife.rules.card_use import UsingCard
from wildtable.games.wildlife.rules.chart_auction import ChartBidding, Nominating
from wildtable.games.wildlife.rules.deck import Drawing
from wildtable.games.wildlife.rules.defense import Defending
from wildtable.games.wildlife.rules.ending import outcome_of
from wildtable.games.wildlife.rules.events import LosingTile
from wildtable.games.wildlife.rules.redeal import (
    UNSEEN_FOOD,
    redeal_food,
    redeal_hands,
    sees_food,
    sees_hand,
)
from wildtable.games.wildlife.rules.refusals import off_board
from wildtable.games.wildlife.rules.seeding import Seeding
from wildtable.games.wildlife.rules.setup import (
    DrawingCharts,
    DrawingNominator,
    begin,
    left_neighbors,
)
from wildtable.games.wildlife.rules.turn import Turning
from wildtable.kernel.decisions import decisions
from wildtable.kernel.game import Denial, Outcome, Position
from wildtable.kernel.turn import REFEREE

DECISIONS: Final = decisions(
    FRAMES,
    DrawingCharts(CHARTS),
    DrawingNominator(FIRST_NOMINATOR),
    Drawing(DEAL),
    Drawing(REFILL),
    Nominating(NOMINATING),
    ChartBidding(CHART_BIDDING),
    Seeding(SEEDING),
    Turning(TURN),
    UsingCard(CARD_USE),
    ChoosingGiver(GIVER),
    ChoosingTile(TILE),
    Bidding(BIDDING),
    Paying(PAYING),
    Defending(DEFENDING),
    LosingTile(EPIDEMIC),
    UsingMobility(MOBILITY),
    UsingAggression(AGGRESSION),
)


@final
class WildlifeState(Board):
    """A match of Wildlife at one moment."""

    def __init__(
        self, content: WildlifeContent, seats: int, source: "WildlifeState | None" = None
    ) -> None:
        super().__init__(content, seats, DECISIONS, source)

    def clone(self) -> "WildlifeState":
        return WildlifeState(self.content, self.seats, self)

    def settle(self) -> None:
        self.made += 1

    def main_turn(self) -> int:
        return self.turns

    def why_not(self, seat: int, move: int) -> Denial | None:
        return off_board(self, move) or super().why_not(seat, move)

    def redeal(self, seat: int, rng: Random) -> "WildlifeState":
        copy = self.clone()
        others = [other for other in range(self.seats) if not sees_hand(seat, other)]
        redeal_hands(copy, others, rng)
        purses = [other for other in range(self.seats) if not sees_food(self, seat, other)]
        if purses:
            redeal_food(copy, purses, rng)
        return copy

    def seen_food(self, viewer: int) -> list[int]:
        return [
            self.food[seat] if sees_food(self, viewer, seat) else UNSEEN_FOOD
            for seat in range(self.seats)
        ]

    def outcome(self) -> Outcome | None:
        return None if self.stack else outcome_of(self)

    def dump(self, seat: int = REFEREE) -> Position:
        return dump(self, seat)

    def audit(self) -> list[str]:
        return faults_of(self)


def blank_state(content: WildlifeContent, seats: int) -> WildlifeState:
    """All pieces in their supplies, all cards in the deck, nobody with a chart."""
    state = WildlifeState(content, seats)
    state.order = tuple(range(seats))
    state.left = left_neighbors(state.order)
    return state


def new_state(content: WildlifeContent, seats: int) -> WildlifeState:
    """The beginning of a match: chance is about to draw the charts."""
    state = blank_state(content, seats)
    begin(state)
    return state
