"""Small questions that many chapters ask of the table. `fields.py` says what lies on it."""

from mypy_extensions import i64

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import CARDS_EACH, FACTIONS, HABITATS, NO_ABILITY
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_HEX,
    OFF,
)
from wildtable.games.defenders.rules.values import HAND, NONE, ON_CORE

# --- sides --------------------------------------------------------------------------------------


def seat_of(table: Board, side: int) -> int:
    """DEF-28.1 alone, one seat leads both sides; else seats are in the order of the sides."""
    return 0 if table.seats == 1 else place_in_order(table, side)


def place_in_order(table: Board, side: int) -> int:
    """Where a side of the match sits; compiled, three times as fast as `list.index`."""
    order = table.order
    place = 0
    while order[place] != side:
        place += 1
    return place


def leads(table: Board, seat: int, side: int) -> bool:
    return side in table.order and seat_of(table, side) == seat


def has_left(table: Board, seat: int) -> bool:
    """DEF-27.2 whether a seat has no side left in the game."""
    own = [side for side in table.order if side != NONE and seat_of(table, side) == seat]
    return len(own) > 0 and all([table.exited[side] == 1 for side in own])


def sides_of_match(table: Board) -> int:
    return 2 if table.seats == 1 else table.seats


def sides_in_game(table: Board) -> list[int]:
    """DEF-27.7 "all players" are those who have not exited."""
    return [side for side in table.order if not table.exited[side]]


def left_of(table: Board, side: int) -> int:
    """DEF-4.2 the next side clockwise, exited or not."""
    order = table.order
    return order[(place_in_order(table, side) + 1) % len(order)]


def next_in_game(table: Board, side: int) -> int:
    """DEF-27.7 the next side clockwise that has not exited; `side` itself if it is the last."""
    left = left_of(table, side)
    while table.exited[left] and left != side:
        left = left_of(table, left)
    return left


def others_in_game(table: Board, side: int) -> bool:
    return next_in_game(table, side) != side


def ability_of(table: Board, side: int) -> int:
    """DEF-29.9 an ability counts while its card lies on top of the owner's pile.

    DEF-29.7 for this side alone; DEF-29.11 cards teamed up under it have none.
    """
    card = table.active[side]
    return table.content.card_ability[card] if card != NONE else NO_ABILITY


def in_force(table: Board, ability: int) -> bool:
    """Whether an active defender has an ability that is for all, DEF-28.10 alone for both sides."""
    active = table.active
    return any(active[card // CARDS_EACH] == card for card in table.content.cards_with[ability])


def camps_to_build(table: Board) -> int:
    return len(table.content.camp_steps[table.seats])


def finished(table: Board, side: int) -> bool:
    return table.built[side] >= camps_to_build(table)


# --- board --------------------------------------------------------------------------------------


def core_tile(table: Board) -> int:
    return table.tile[CORE]


def is_wild(table: Board, hex: int) -> bool:
    """Whether a hex is habitat: no factory, rewilded factory or core.

    DEF-6.10 mechs are hunters here, and snipers everywhere else.
    """
    return table.tile[hex] == NONE


def is_rewilded(table: Board, hex: int) -> bool:
    number = table.tile[hex]
    return number != NONE and hex != CORE and table.rewilded[number] == 1


def is_factory(table: Board, hex: int) -> bool:
    """A factory that machines have built and nobody has rewilded."""
    number = table.tile[hex]
    return number != NONE and hex != CORE and table.rewilded[number] == 0


def counts_as(table: Board, hex: int, habitat: int) -> bool:
    """DEF-6.7 a rewilded factory is of every habitat, DEF-6.6 and so home to all.

    Else it is one of four, DEF-6.2, and DEF-6.3 each is home to one faction.

    DEF-22.20 the ground under a factory is of none.
    """
    if table.tile[hex] == NONE:
        return table.ground[hex] == habitat
    return is_rewilded(table, hex)


def tile_edge(table: Board, edge: int) -> bool:
    """DEF-6.8 an edge of a factory, a rewilded factory or (DEF-R-03) the core."""
    if table.tile[EDGE_HEX[edge]] != NONE:
        return True
    beyond = EDGE_BEYOND[edge]
    return beyond != OFF and table.tile[beyond] != NONE


def core_edge(edge: int) -> bool:
    return EDGE_HEX[edge] == CORE or EDGE_BEYOND[edge] == CORE


def engine_edge(table: Board, engine: int) -> int:
    stands = table.engine[engine]
    return EDGE_AT[stands] if stands != ON_CORE else NONE


def engine_on(table: Board, edge: int) -> bool:
    return engine_edge(table, 0) == edge or engine_edge(table, 1) == edge


def usable_camp(table: Board, hex: int) -> bool:
    """DEF-22.11, DEF-17.8 a camp under a factory can't be used until that is rewilded."""
    return table.camp[hex] != NONE and not is_factory(table, hex)


def breachable(table: Board, edge: int) -> bool:
    """DEF-R-04 a wall piece, or the wall of a factory that was built; without a marker on it."""
    if table.wall[edge] == 0 and not tile_edge(table, edge):
        return False
    if table.breach[edge] != NONE:  # DEF-16.7 one marker an edge
        return False
    if core_edge(edge):
        return table.content.core_edges_breachable
    return EDGE_BEYOND[edge] != OFF or table.content.perimeter_breachable


def toxic_left(table: Board) -> int:
    return table.content.toxic - sum(table.toxic)


def organizer_in(table: Board, hex: int) -> bool:
    return hex in table.at


# --- cards --------------------------------------------------------------------------------------


def cards_at(table: Board, side: int, where: int) -> int:
    """How many cards of a side are at a place."""
    place = table.place
    first: i64 = CARDS_EACH * side
    count = 0
    for card in range(first, first + CARDS_EACH):  # compiled, faster than `list.count`
        if place[card] == where:
            count += 1
    return count


def hand_size(table: Board, side: int) -> int:
    """DEF-28.1 alone, the hand is shared."""
    if table.seats == 1:
        return table.place.count(HAND)
    return cards_at(table, side, HAND)


def told_all(table: Board, side: int) -> bool:
    """Whether everybody knows the habitats of all cards in this hand."""
    known = 0
    for place in range(HABITATS * side, HABITATS * side + HABITATS):
        known += table.told[place]
    return known == cards_at(table, side, HAND)


def forget(table: Board, card: int) -> None:
    """A card leaves the hand and is seen: one less of its habitat is known there."""
    known = HABITATS * (card // CARDS_EACH) + table.content.card_habitat[card]
    if table.told[known] > 0:
        table.told[known] -= 1


def holds(table: Board, side: int, item: int) -> bool:
    return table.items[FACTIONS * side + item] == 1


def holds_any(table: Board, side: int) -> bool:
    for item in range(FACTIONS * side, FACTIONS * side + FACTIONS):
        if table.items[item] == 1:
            return True
    return False
