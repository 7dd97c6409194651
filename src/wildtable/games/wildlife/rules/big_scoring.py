"""Big scoring: areas, herds, adaptations, abilities, food (LIF-20.3)."""

from typing import Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.content import STACKING_ONCE
from wildtable.games.wildlife.moves import (
    AREAS,
    BIG_SCORING,
    CATEGORIES,
    EMPTY,
    FIRST,
    FULL_MONOPOLY,
    LOWEST_RANK,
    MONOPOLY,
    MOST_TOLD,
    SCORED_AREA,
    SCORED_HERD,
    SCORED_MOST,
    TIED_FIRST,
    TRIGGERED,
)
from wildtable.games.wildlife.rules.adaptation_levels import adaptation_tiles
from wildtable.games.wildlife.rules.table import ability_tiles, is_full

FROM_AREAS: Final = 0  # categories
FROM_HERDS: Final = 1
FROM_ADAPTATIONS: Final = 2
FROM_ABILITIES: Final = 3
FROM_FOOD: Final = 4

# Who competes with how much is one number, so that a sort ranks: KEY * amount + seat.
KEY: Final = 8
TOLD: Final = -1  # in place of the key of a herd that has been told


def trigger_big_scoring(table: Board) -> None:
    """LIF-20.1 a coloured position of the small scoring track; LIF-R13 each counts.

    LIF-20.2 it waits till the turn is over; LIF-22.7 with two players, too.
    """
    table.pending += 1
    if table.news is not None:
        table.tell(TRIGGERED.at())


def hold_big_scorings(table: Board) -> None:
    """LIF-20.2 those that were triggered in this turn, which is over."""
    times = min(table.pending, 1) if table.content.stacking == STACKING_ONCE else table.pending
    table.pending = 0
    for _ in range(times):
        big_scoring(table)


def big_scoring(table: Board) -> None:
    """LIF-20.4 everybody scores; LIF-20.27 nothing is used up.

    LIF-20.28 the purple pawn is for the eye alone: `scene/scoring.py`.
    """
    if table.news is not None:
        table.tell(BIG_SCORING.at())
    table.scored = tuple(points_by_category(table))
    table.scored_turn = table.turns
    for seat in range(table.seats):
        for category in range(CATEGORIES):
            table.success[seat] += table.scored[CATEGORIES * seat + category]
    if table.content.hidden_food:
        table.barrier = True  # LIF-R36 food is shown when it is scored


def points_by_category(table: Board) -> list[int]:
    """What a big scoring would bring now: CATEGORIES * seat + category."""
    scored = [0] * (CATEGORIES * table.seats)
    score_areas(table, scored)
    score_herds(table, scored)
    adaptations = [adaptation_tiles(table, seat) for seat in range(table.seats)]
    abilities = [ability_tiles(table, seat) for seat in range(table.seats)]
    score_most(table, adaptations, FROM_ADAPTATIONS, scored)  # LIF-20.21, LIF-20.22
    score_most(table, abilities, FROM_ABILITIES, scored)  # LIF-20.23
    score_most(table, table.food, FROM_FOOD, scored)  # LIF-20.24
    return scored


# --- ranks --------------------------------------------------------------------------------------


def standings(keys: list[int], *, competition: bool) -> list[int]:
    """How each of some keys stands, given that they are sorted with the best first.

    Equal amounts of one seat are no tie (LIF-20.16). After a tie the ranks below drop by one
    (LIF-20.9, LIF-20.18), or with competition ranks (LIF-R21) as many as share the rank.
    """
    found: list[int] = []
    rank = 0
    place = 0
    while place < len(keys):
        amount = keys[place] // KEY
        end = place + 1
        while end < len(keys) and keys[end] // KEY == amount:
            end += 1
        tied = keys[end - 1] != keys[place]
        standing = (TIED_FIRST if tied else FIRST) + min(rank, LOWEST_RANK)
        found += [standing] * (end - place)
        if competition:
            rank += end - place
        else:
            rank += 2 if tied else 1
        place = end
    return found


def sort_down(keys: list[int]) -> None:
    """The most first. Compiled and for a few keys, far quicker than `list.sort`."""
    for place in range(1, len(keys)):
        key = keys[place]
        while place > 0 and keys[place - 1] < key:
            keys[place] = keys[place - 1]
            place -= 1
        keys[place] = key


def worth(standing: int, values: list[int], *, friendly: bool) -> int:
    """LIF-20.8, LIF-20.17 who shares a rank is paid like the rank below."""
    if standing >= TIED_FIRST:
        rank = standing - TIED_FIRST + (0 if friendly else 1)
    else:
        rank = standing - FIRST
    return values[rank] if rank < len(values) else 0  # LIF-20.20


# --- areas --------------------------------------------------------------------------------------


def score_areas(table: Board, scored: list[int]) -> None:
    for area in range(AREAS):
        if table.filled[area] == 0:  # LIF-20.10 an empty area scores nothing
            continue
        keys = presence(table, area)
        if len(keys) == 1:
            score_monopoly(table, area, keys[0], scored)
        else:
            score_shared_area(table, area, keys, scored)


def presence(table: Board, area: int) -> list[int]:
    """Who has tiles in an area, as keys, the most first."""
    tiles = [0] * table.seats
    for space in table.content.area_spaces[area]:
        whose = table.owner[space]
        if whose != EMPTY:
            tiles[whose] += 1
    keys = [KEY * tiles[seat] + seat for seat in range(table.seats) if tiles[seat]]
    sort_down(keys)
    return keys


def score_monopoly(table: Board, area: int, key: int, scored: list[int]) -> None:
    full = is_full(table, area)
    # LIF-20.5 alone in a full area; LIF-20.6 alone in one that is not
    points = table.content.full_monopoly if full else table.content.monopoly
    seat = key % KEY
    scored[CATEGORIES * seat + FROM_AREAS] += points
    if table.news is not None:
        standing = FULL_MONOPOLY if full else MONOPOLY
        table.tell(SCORED_AREA.at(area, seat, key // KEY, standing, points))


def score_shared_area(table: Board, area: int, keys: list[int], scored: list[int]) -> None:
    """LIF-20.7 the most, second most and third most tiles."""
    content = table.content
    ranked = standings(keys, competition=content.competition_ranks)  # LIF-R23
    for place, key in enumerate(keys):
        points = worth(ranked[place], content.area_ranks, friendly=False)
        scored[CATEGORIES * (key % KEY) + FROM_AREAS] += points
        if table.news is not None:
            table.tell(SCORED_AREA.at(area, key % KEY, key // KEY, ranked[place], points))


# --- herds --------------------------------------------------------------------------------------


def score_herds(table: Board, scored: list[int]) -> None:
    """LIF-20.14 ranked by size; LIF-20.15 a player scores every herd that ranks."""
    content = table.content
    keys: list[int] = []
    first_spaces: list[int] = []  # of the herds, with their keys
    find_herds(table, keys, first_spaces)
    order = keys[:]
    sort_down(order)
    ranked = standings(order, competition=content.competition_ranks)
    for place, key in enumerate(order):
        points = worth(ranked[place], content.herd_ranks, friendly=False)  # LIF-20.19 for each herd
        scored[CATEGORIES * (key % KEY) + FROM_HERDS] += points
        if table.news is not None:
            at = keys.index(key)
            keys[at] = TOLD  # equal herds of a seat are told one after another
            where = first_spaces[at]
            table.tell(SCORED_HERD.at(where, key % KEY, key // KEY, ranked[place], points))


def find_herds(table: Board, keys: list[int], first_spaces: list[int]) -> None:
    """LIF-20.11 all groups of linked tiles of one player; LIF-20.12 area borders don't matter."""
    owner, neighbors = table.owner, table.content.neighbors
    smallest = table.content.smallest_herd
    met = [False] * len(owner)
    for start in range(len(owner)):
        seat = owner[start]
        if seat == EMPTY or met[start]:
            continue
        met[start] = True
        herd = [start]
        for tile in herd:  # grows while it is walked
            for near in neighbors[tile]:
                if owner[near] == seat and not met[near]:
                    met[near] = True
                    herd.append(near)
        if len(herd) >= smallest:  # LIF-20.13
            keys.append(KEY * len(herd) + seat)
            first_spaces.append(start)


# --- adaptations, abilities, food ---------------------------------------------------------------


def score_most(table: Board, amounts: list[int], category: int, scored: list[int]) -> None:
    """LIF-20.25 most and second most, ties like everywhere, unless LIF-R24 is chosen otherwise."""
    content = table.content
    # LIF-20.26 who has none is not among them
    keys = [KEY * amounts[seat] + seat for seat in range(table.seats) if amounts[seat] > 0]
    sort_down(keys)
    ranked = standings(keys, competition=False)
    for place, key in enumerate(keys):
        points = worth(ranked[place], content.majority_ranks, friendly=content.friendly_majorities)
        scored[CATEGORIES * (key % KEY) + category] += points
        if table.news is not None:
            amount = min(key // KEY, MOST_TOLD)
            told = category - FROM_ADAPTATIONS
            table.tell(SCORED_MOST.at(told, key % KEY, amount, ranked[place], points))
