"""The state of a match: who decides, what they may do, and what comes of it.

The lists and their indices are those of `rules/table.py`; what each frame on the stack offers, does
and denies is looked up in three tables here, one function each, from the chapters in `rules/`.

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

Frames and their fields are declared at the end of `moves.py`.
"""

from collections.abc import Callable
from random import Random
from typing import Final, final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.dump import dump_table
from wildtable.games.wildlife.load import fill_table, read_words
from wildtable.games.wildlife.moves import (
    ABILITIES,
    AREAS,
    CARDS,
    CHARTS,
    DEAL,
    LAST_CHANCE_FRAME,
    LEVEL_NONE,
    REFILL,
    TERRAINS,
)
from wildtable.games.wildlife.rules.abilities import (
    aggress,
    aggression_denial,
    aggression_moves,
    mobility_denial,
    mobility_moves,
    move_anywhere,
)
from wildtable.games.wildlife.rules.ability_cards import (
    choose_giver,
    choose_tile,
    giver_denial,
    giver_moves,
    tile_denial,
    tile_moves,
)
from wildtable.games.wildlife.rules.auction import bid, bid_denial, bids
from wildtable.games.wildlife.rules.audit import find_faults
from wildtable.games.wildlife.rules.card_use import card_denial, card_moves, use
from wildtable.games.wildlife.rules.chart_auction import (
    chart_bid,
    chart_bid_denial,
    chart_bids,
    nominate,
    nomination_denial,
    nominations,
)
from wildtable.games.wildlife.rules.deck import draw_card, draw_chances
from wildtable.games.wildlife.rules.defense import defend, defense_denial, defense_moves
from wildtable.games.wildlife.rules.ending import result
from wildtable.games.wildlife.rules.events import removal_denial, removals, remove
from wildtable.games.wildlife.rules.food import choose_payment, payment_denial, payments
from wildtable.games.wildlife.rules.redeal import (
    redeal_food,
    redeal_hands,
    sees_food,
    sees_hand,
)
from wildtable.games.wildlife.rules.refusals import off_board
from wildtable.games.wildlife.rules.seeding import seed, seeding_denial, seedings
from wildtable.games.wildlife.rules.setup import (
    begin,
    chart_chances,
    draw_chart,
    draw_nominator,
    nominator_chances,
)
from wildtable.games.wildlife.rules.table import EMPTY, Table, copy_rest
from wildtable.games.wildlife.rules.turn import act, turn_denial, turn_moves
from wildtable.kernel.frames import WIDTH
from wildtable.kernel.game import BadPosition, Denial, Outcome, Position
from wildtable.kernel.turn import ASK, BY_CHANCE, OVER, REFEREE, Turn


def no_moves(table: Table) -> list[int]:
    """Chance decides here, and is asked by `chance`."""
    return []


def no_denial(table: Table, seat: int, move: int) -> Denial | None:
    return None


# By kind of frame: what may be decided, what it does, why something may not be.
MOVES_OF: Final[list[Callable[[Table], list[int]]]] = [
    no_moves,
    no_moves,
    no_moves,
    no_moves,
    nominations,
    chart_bids,
    seedings,
    turn_moves,
    card_moves,
    giver_moves,
    tile_moves,
    bids,
    payments,
    defense_moves,
    removals,
    mobility_moves,
    aggression_moves,
]
EFFECT_OF: Final[list[Callable[[Table, int], None]]] = [
    draw_chart,
    draw_nominator,
    draw_card,
    draw_card,
    nominate,
    chart_bid,
    seed,
    act,
    use,
    choose_giver,
    choose_tile,
    bid,
    choose_payment,
    defend,
    remove,
    move_anywhere,
    aggress,
]
DENIAL_OF: Final[list[Callable[[Table, int, int], Denial | None]]] = [
    no_denial,
    no_denial,
    no_denial,
    no_denial,
    nomination_denial,
    chart_bid_denial,
    seeding_denial,
    turn_denial,
    card_denial,
    giver_denial,
    tile_denial,
    bid_denial,
    payment_denial,
    defense_denial,
    removal_denial,
    mobility_denial,
    aggression_denial,
]


@final
class WildlifeState(Table):
    """A match of Wildlife at one moment; over when no frame is left."""

    def turn(self) -> Turn:
        stack = self.stack
        if not stack:
            return OVER
        if stack[-WIDTH] <= LAST_CHANCE_FRAME:
            return BY_CHANCE
        return ASK[stack[1 - WIDTH]]

    def legal(self, seat: int) -> list[int]:
        return MOVES_OF[self.stack[-WIDTH]](self)

    def chance(self) -> list[tuple[int, int]]:
        kind = self.stack[-WIDTH]
        if kind in (DEAL, REFILL):
            return draw_chances(self)
        if kind == CHARTS:
            return chart_chances(self)
        return nominator_chances(self)

    def apply(self, seat: int, move: int) -> None:
        self.made += 1
        EFFECT_OF[self.stack[-WIDTH]](self, move)

    def why_not(self, seat: int, move: int) -> Denial | None:
        return off_board(self, move) or DENIAL_OF[self.stack[-WIDTH]](self, seat, move)

    def clone(self) -> "WildlifeState":
        copy = WildlifeState(
            self.content,
            self.seats,
            self.stack[:],
            self.owner[:],
            self.filled[:],
            self.marked[:],
            self.level[:],
            self.supply[:],
            self.lost[:],
            self.food[:],
            self.success[:],
            self.abilities[:],
            self.used[:],
            self.ability_supply[:],
            self.adaptations[:],
            self.hands[:],
            self.held[:],
            self.deck[:],
            self.discard[:],
            self.shown[:],
        )
        copy_rest(self, copy)
        return copy

    def redeal(self, seat: int, rng: Random) -> "WildlifeState":
        copy = self.clone()
        others = [other for other in range(self.seats) if not sees_hand(seat, other)]
        redeal_hands(copy, others, rng)
        purses = [other for other in range(self.seats) if not sees_food(self, seat, other)]
        if purses:
            redeal_food(copy, purses, rng)
        return copy

    def outcome(self) -> Outcome | None:
        return None if self.stack else result(self)

    def dump(self, seat: int = REFEREE) -> Position:
        return dump_table(self, seat)

    def audit(self) -> list[str]:
        return find_faults(self)


def blank_state(content: WildlifeContent, seats: int) -> WildlifeState:
    """All pieces in their supplies, all cards in the deck, nobody with a chart."""
    return WildlifeState(
        content,
        seats,
        [],
        [EMPTY] * content.spaces,
        [0] * AREAS,
        [0] * AREAS,
        [LEVEL_NONE] * (TERRAINS * seats),
        [content.tiles[seats]] * seats,
        [0] * seats,
        [content.start_food] * seats,
        [0] * seats,
        [0] * (ABILITIES * seats),
        [0] * (ABILITIES * seats),
        # LIF-22.1 two players have fewer of each
        content.ability_copies_for_two[:] if seats == 2 else content.ability_copies[:],
        content.adaptation_copies * TERRAINS,
        [0] * (CARDS * seats),
        [0] * seats,
        content.card_copies[:],
        [0] * CARDS,
        [0] * CARDS,
    )


def new_state(content: WildlifeContent, seats: int) -> WildlifeState:
    """The beginning of a match: chance is about to draw the charts."""
    state = blank_state(content, seats)
    begin(state)
    return state


def load_state(content: WildlifeContent, position: Position, rng: Random) -> WildlifeState:
    """The state of a position. Raises BadPosition."""
    words = read_words(position)
    state = blank_state(content, len(words.seats))
    fill_table(state, words, rng)
    faults = find_faults(state)
    if faults:
        raise BadPosition("; ".join(faults))
    return state
