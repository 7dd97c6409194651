"""What lies on the table: every quantity is one flat list of ints, indexed as its comment says.

The rules are functions over a `Table`; `state.py` adds who decides and makes it a State.
"""

from typing import Final

from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.moves import CARDS_EACH, FACTIONS, HABITATS, NO_ABILITY
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_HEX,
    OFF,
    RIGHT,
)
from wildtable.kernel.game import State

NONE: Final = -1  # no tile, camp, marker, card, seat or arrow
ON_CORE: Final = -1  # of an engine: it waits on the core
ENGINES: Final = 2
RUNNING: Final = 0  # results, in the order of news.RESULT
WON: Final = 1
CORE_COMPLETE: Final = 2
TOXIC_DISASTER: Final = 3
MASSACRE: Final = 4
LIMIT: Final = 5

# Where a defender card is.
OUT: Final = 0  # of the game
DECK: Final = 1
HAND: Final = 2
CHOSEN: Final = 3  # face down, until all are turned up
ACTIVE: Final = 4
TEAMED: Final = 5  # under the active defender
PILE: Final = 6  # exhausted
KILLED: Final = 7


class Table(State):
    """Board, pieces and cards of a match, and of who decides only the stack of frames."""

    def __init__(
        self,
        content: DefendersContent,
        players: int,
        stack: list[int],
        laid: list[int],
        ground: list[int],
        tile: list[int],
        arrow: list[int],
        rewilded: list[int],
        wall: list[int],
        breach: list[int],
        engine: list[int],
        mechs: list[int],
        pollution: list[int],
        toxic: list[int],
        camp: list[int],
        order: list[int],
        organizer: list[int],
        at: list[int],
        support: list[int],
        built: list[int],
        damage: list[int],
        items: list[int],
        markers: list[int],
        exited: list[int],
        active: list[int],
        told: list[int],
        place: list[int],
        deck: list[int],
        discard: list[int],
    ) -> None:
        super().__init__(stack)
        self.content = content
        self.players = players  # seats; alone, seat 0 leads two sides
        self.laid = laid  # by slot: FACES * tile + face, or NONE
        self.ground = ground  # by hex: its habitat, NONE for the core
        self.tile = tile  # by hex: the number of the factory tile there, or NONE
        self.arrow = arrow  # by tile number: the vertex its arrow points at, NONE while covered
        self.rewilded = rewilded  # by tile number: 1 if it shows its wild side
        self.wall = wall  # by edge: 1 with a wall piece
        self.breach = breach  # by edge: whose marker, or NONE
        self.engine = engine  # SIDES * hex on its right + side of that hex, or ON_CORE
        self.mechs = mechs  # by hex
        self.pollution = pollution  # by hex
        self.toxic = toxic  # by hex: 1 with a toxic site
        self.camp = camp  # by hex: whose camp, or NONE
        self.order = order  # the sides clockwise, as they were taken
        self.organizer = organizer  # by side, NONE until chosen; so are all that follow
        self.at = at  # the organizer's hex, NONE off the board
        self.support = support  # the tracker's step
        self.built = built  # camps built from the track
        self.damage = damage
        self.items = items  # FACTIONS * side + item: 1 if gained
        self.markers = markers  # breach markers left
        self.exited = exited  # 1 after the final camp
        self.active = active  # the card on top of the pile whose ability counts, or NONE
        self.told = told  # HABITATS * side + habitat: cards in hand that all know of
        self.place = place  # by card
        self.deck = deck  # by machine card; a multiset, nobody has ordered it
        self.discard = discard  # by machine card
        self.direction = RIGHT  # DEF-2.10
        self.first = NONE  # the side with the first player marker
        self.result = RUNNING
        self.clock = 0  # moves ever made


# --- sides --------------------------------------------------------------------------------------


def seat_of(table: Table, side: int) -> int:
    """DEF-28.1 alone, one seat leads both sides; else seats are in the order of the sides."""
    return 0 if table.players == 1 else table.order.index(side)


def leads(table: Table, seat: int, side: int) -> bool:
    return side in table.order and seat_of(table, side) == seat


def sides_of_match(table: Table) -> int:
    return 2 if table.players == 1 else table.players


def sides_in_game(table: Table) -> list[int]:
    """DEF-27.7 "all players" are those who have not exited."""
    return [side for side in table.order if not table.exited[side]]


def left_of(table: Table, side: int) -> int:
    """DEF-4.2 the next side clockwise, exited or not."""
    order = table.order
    return order[(order.index(side) + 1) % len(order)]


def next_in_game(table: Table, side: int) -> int:
    """DEF-27.7 the next side clockwise that has not exited; `side` itself if it is the last."""
    left = left_of(table, side)
    while table.exited[left] and left != side:
        left = left_of(table, left)
    return left


def others_in_game(table: Table, side: int) -> bool:
    return next_in_game(table, side) != side


def ability_of(table: Table, side: int) -> int:
    """DEF-29.9 an ability counts while its card lies on top of the owner's pile."""
    card = table.active[side]
    return table.content.card_ability[card] if card != NONE else NO_ABILITY


def in_force(table: Table, ability: int) -> bool:
    """Whether anybody's active defender has an ability that is for all."""
    ability_of_card = table.content.card_ability
    for side in table.order:
        card = table.active[side]
        if card != NONE and ability_of_card[card] == ability:
            return True
    return False


def camps_to_build(table: Table) -> int:
    return len(table.content.camp_steps[table.players])


def finished(table: Table, side: int) -> bool:
    return table.built[side] >= camps_to_build(table)


# --- board --------------------------------------------------------------------------------------


def core_tile(table: Table) -> int:
    return table.tile[CORE]


def is_wild(table: Table, hex: int) -> bool:
    """Whether a hex is habitat: no factory, rewilded factory or core."""
    return table.tile[hex] == NONE


def is_rewilded(table: Table, hex: int) -> bool:
    number = table.tile[hex]
    return number != NONE and hex != CORE and table.rewilded[number] == 1


def is_factory(table: Table, hex: int) -> bool:
    """A factory that machines have built and nobody has rewilded."""
    number = table.tile[hex]
    return number != NONE and hex != CORE and table.rewilded[number] == 0


def counts_as(table: Table, hex: int, habitat: int) -> bool:
    """DEF-6.7 a rewilded factory is of every habitat; DEF-22.20 the ground under one is of none."""
    if table.tile[hex] == NONE:
        return table.ground[hex] == habitat
    return is_rewilded(table, hex)


def tile_edge(table: Table, edge: int) -> bool:
    """DEF-6.8 an edge of a factory, a rewilded factory or (DEF-R-03) the core."""
    if table.tile[EDGE_HEX[edge]] != NONE:
        return True
    beyond = EDGE_BEYOND[edge]
    return beyond != OFF and table.tile[beyond] != NONE


def core_edge(edge: int) -> bool:
    return EDGE_HEX[edge] == CORE or EDGE_BEYOND[edge] == CORE


def engine_edge(table: Table, engine: int) -> int:
    stands = table.engine[engine]
    return EDGE_AT[stands] if stands != ON_CORE else NONE


def engine_on(table: Table, edge: int) -> bool:
    return engine_edge(table, 0) == edge or engine_edge(table, 1) == edge


def usable_camp(table: Table, hex: int) -> bool:
    """DEF-22.11, DEF-17.8 a camp under a factory can't be used until that is rewilded."""
    return table.camp[hex] != NONE and not is_factory(table, hex)


def breachable(table: Table, edge: int) -> bool:
    """DEF-R-04 a wall piece, or the wall of a factory that was built; without a marker on it."""
    if table.breach[edge] != NONE:  # DEF-16.7 one marker an edge
        return False
    if core_edge(edge):
        return table.content.core_edges_breachable
    if EDGE_BEYOND[edge] == OFF and not table.content.perimeter_breachable:
        return False
    return table.wall[edge] == 1 or tile_edge(table, edge)


def toxic_left(table: Table) -> int:
    return table.content.toxic - sum(table.toxic)


def organizer_in(table: Table, hex: int) -> bool:
    return hex in table.at


# --- cards --------------------------------------------------------------------------------------


def cards_at(table: Table, side: int, where: int) -> int:
    """How many cards of a side are at a place."""
    first = CARDS_EACH * side
    return table.place[first : first + CARDS_EACH].count(where)


def hand_size(table: Table, side: int) -> int:
    """DEF-28.1 alone, the hand is shared."""
    if table.players == 1:
        return table.place.count(HAND)
    return cards_at(table, side, HAND)


def told_all(table: Table, side: int) -> bool:
    """Whether everybody knows the habitats of all cards in this hand."""
    first = HABITATS * side
    return sum(table.told[first : first + HABITATS]) == cards_at(table, side, HAND)


def forget(table: Table, card: int) -> None:
    """A card leaves the hand and is seen: one less of its habitat is known there."""
    known = HABITATS * (card // CARDS_EACH) + table.content.card_habitat[card]
    if table.told[known] > 0:
        table.told[known] -= 1


def holds(table: Table, side: int, item: int) -> bool:
    return table.items[FACTIONS * side + item] == 1
