"""What lies on the table: every quantity is one flat list of ints, indexed as its comment says.

The rules are functions over a `Table`; `state.py` adds who decides and makes it a State.
"""

from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.moves import (
    ABILITIES,
    CARDS,
    GOING_ON,
    TERRAINS,
    TURN,
)
from wildtable.kernel.game import State

EMPTY: Final = -1  # a space without a tile
NO_CHART: Final = -1  # a seat without an organism
NO_SEAT: Final = -1  # no bidder, no start player, nobody's turn
NEVER: Final = -1  # no turn yet had a big scoring
CATEGORIES: Final = 5  # of a big scoring: areas, herds, adaptations, abilities, food


class Table(State):
    """The pieces and cards of a match, and nothing about who decides but the stack of frames."""

    def __init__(
        self,
        content: WildlifeContent,
        seats: int,
        stack: list[int],
        owner: list[int],
        filled: list[int],
        marked: list[int],
        level: list[int],
        supply: list[int],
        lost: list[int],
        food: list[int],
        success: list[int],
        abilities: list[int],
        used: list[int],
        ability_supply: list[int],
        adaptations: list[int],
        hands: list[int],
        held: list[int],
        deck: list[int],
        discard: list[int],
        shown: list[int],
    ) -> None:
        super().__init__(stack)
        self.content = content
        self.seats = seats
        self.owner = owner  # by space: a seat or EMPTY
        self.filled = filled  # by area: tiles in it
        self.marked = marked  # by area: 1 once a pawn is in it
        self.level = level  # TERRAINS * seat + terrain
        self.supply = supply  # by seat: tiles to be placed
        self.lost = lost  # by seat: tiles that have left the game
        self.food = food  # by seat
        self.success = success  # by seat
        self.abilities = abilities  # ABILITIES * seat + ability: tiles owned
        self.used = used  # ABILITIES * seat + ability: of these, used this turn
        self.ability_supply = ability_supply  # by ability
        self.adaptations = adaptations  # LEVELS * terrain + level: tiles left
        self.hands = hands  # CARDS * seat + card
        self.held = held  # by seat: cards in hand
        self.deck = deck  # by card; a multiset, nobody has ordered it
        self.discard = discard  # by card
        self.shown = shown  # by card: played or auctioned this turn
        self.pawns_taken = 0
        self.pending = 0  # big scorings that wait for the end of the turn
        self.ending = GOING_ON  # why the match is about to end or has ended
        self.start = NO_SEAT  # start player of the match, with rotating_start of the round
        self.turns = 0  # finished turns
        self.scored_turn = NEVER  # in which turn the last big scoring was, counted like them
        self.made = 0  # moves ever made
        # Lists that are replaced and never changed, so that clones share them.
        self.organism = [NO_CHART] * seats  # by seat
        self.order: list[int] = list(range(seats))  # seats in the turn order of the first round
        self.left: list[int] = [(seat + 1) % seats for seat in range(seats)]  # by seat: who is next
        self.known = [0] * seats  # by seat: ability cards that all know to be in the hand
        self.scored = [0] * (CATEGORIES * seats)  # CATEGORIES * seat + category, last big scoring


def copy_rest(old: Table, new: Table) -> None:
    """What the constructor does not take."""
    new.pawns_taken = old.pawns_taken
    new.pending = old.pending
    new.ending = old.ending
    new.start = old.start
    new.turns = old.turns
    new.scored_turn = old.scored_turn
    new.made = old.made
    new.organism = old.organism
    new.order = old.order
    new.left = old.left
    new.known = old.known
    new.scored = old.scored


def active(table: Table) -> int:
    """LIF-1.13 the seat whose turn it is, NO_SEAT before the first turn."""
    stack = table.stack
    return stack[1] if stack and stack[0] == TURN else NO_SEAT


def level_at(table: Table, seat: int, space: int) -> int:
    """LIF-4.5 a level counts in both areas of its terrain."""
    return table.level[TERRAINS * seat + table.content.terrain_of[space]]


def is_full(table: Table, area: int) -> bool:
    """LIF-1.7 every space holds a tile, whoever owns it."""
    return table.filled[area] == table.content.capacity[area]


def tiles_on_board(table: Table, seat: int) -> int:
    return table.content.tiles[table.seats] - table.supply[seat] - table.lost[seat]


def unused(table: Table, seat: int, ability: int) -> int:
    """Tiles of an ability that were not used this turn."""
    place = ABILITIES * seat + ability
    return table.abilities[place] - table.used[place]


def in_hand(table: Table, seat: int, card: int) -> int:
    return table.hands[CARDS * seat + card]


def bank(table: Table) -> int:
    """Food points in the bank; below zero only where it is unlimited (LIF-R25)."""
    return table.content.bank - sum(table.food)


def adaptation_tiles(table: Table, seat: int) -> int:
    """LIF-20.22 the tiles of all stacks on a chart; printed levels are none."""
    organism = table.organism[seat]
    if organism == NO_CHART:
        return 0
    first, printed = TERRAINS * seat, TERRAINS * organism
    content = table.content
    tiles = 0
    for terrain in range(TERRAINS):
        tiles += table.level[first + terrain] - content.printed[printed + terrain]
    return tiles


def ability_tiles(table: Table, seat: int) -> int:
    first = ABILITIES * seat
    return sum(table.abilities[first : first + ABILITIES])
