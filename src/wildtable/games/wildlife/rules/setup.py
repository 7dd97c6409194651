"""Set-up: charts, supplies and start positions. Chance deals, one chart and one card a move.

Quantities are in `content/`: tiles (LIF-2.3 to LIF-2.7, LIF-22.8) and area pawns (LIF-2.15) in
tracks.toml, food (LIF-2.8), adaptation tiles (LIF-2.13) and ability tiles (LIF-2.14) in
supplies.toml. What is not dealt out lies in supplies, deck and bank (LIF-2.9, LIF-2.18, LIF-2.19):
`fields.py`.
"""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import CHARTS, DEAL, FIRST_NOMINATOR, NOMINATING, WHO
from wildtable.games.wildlife.moves import (
    ABILITY_CARD,
    CARDS,
    CHART,
    NO_SEAT,
    NOMINATOR,
    STARTS,
    TERRAINS,
)
from wildtable.games.wildlife.rules.deck import keep_drawing
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import become, field, pop, push, put


def charts_left(table: Board) -> list[int]:
    """LIF-2.1 the charts that may still be given out, of the pool of LIF-R49."""
    pool = table.content.pool[table.seats]
    return [organism for organism in pool if organism not in table.organism]


def begin(table: Board) -> None:
    """LIF-23.5 charts are drawn, or auctioned with that variant."""
    push(table.stack, FIRST_NOMINATOR if table.content.chart_auction else CHARTS, 0)


@final
class DrawingCharts(ChanceDecision[Board]):
    """LIF-2.1 chance gives a chart to each seat; LIF-2.2 the rest of the charts stay out."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return [(CHART + organism, 1) for organism in charts_left(table)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        receiver = field(table.stack, WHO)
        give_chart(table, receiver, move - CHART)
        if receiver + 1 < table.seats:
            put(table.stack, WHO, receiver + 1)
        else:
            pop(table.stack)
            take_places(table)


@final
class DrawingNominator(ChanceDecision[Board]):
    """LIF-R41 a random player nominates the first chart."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return [(NOMINATOR + seat, 1) for seat in range(table.seats)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        become(table.stack, NOMINATING, move - NOMINATOR)


def give_chart(table: Board, seat: int, organism: int) -> None:
    """LIF-1.1 one organism a seat; LIF-4.4 without tiles its levels are the printed ones."""
    table.organism = changed(table.organism, seat, organism)
    printed = table.content.printed
    for terrain in range(TERRAINS):
        table.level[TERRAINS * seat + terrain] = printed[TERRAINS * organism + terrain]


def take_places(table: Board) -> None:
    """Everybody has a chart: turn order, start positions, the deal."""
    table.order = turn_order(table)
    table.left = left_neighbors(table.order)
    table.start = table.order[0]  # LIF-23.10 with rotating_start, too
    for place, seat in enumerate(table.order):
        table.success[seat] = 1 + place  # LIF-2.12
    if table.news is not None:
        table.tell(STARTS.at(table.start))
    if table.content.start_with_ability_card:
        give_ability_cards(table)
    push(table.stack, DEAL, table.start)
    keep_drawing(table)


def turn_order(table: Board) -> tuple[int, ...]:
    seats = table.seats
    ages = table.content.age_rank
    by_age = sorted([ages[table.organism[seat]] * seats + seat for seat in range(seats)])
    if table.content.chart_auction:  # LIF-23.6 seated by age, oldest first
        return tuple([key % seats for key in by_age])
    oldest = by_age[0] % seats  # LIF-2.10 the oldest organism starts
    return tuple([(oldest + place) % seats for place in range(seats)])  # LIF-2.11 then clockwise


def left_neighbors(order: tuple[int, ...]) -> tuple[int, ...]:
    """By seat, who sits to the left."""
    left = [NO_SEAT] * len(order)
    for place, seat in enumerate(order):
        left[seat] = order[(place + 1) % len(order)]
    return tuple(left)


def give_ability_cards(table: Board) -> None:
    """LIF-23.2 an ability card for everybody, before the deck is shuffled (LIF-R43)."""
    for seat in range(table.seats):
        table.hands[CARDS * seat + ABILITY_CARD] = 1
        table.held[seat] = 1
    table.deck[ABILITY_CARD] -= table.seats
    table.known = (1,) * table.seats
