"""Variant V3: the organism charts are auctioned for food (LIF-23.5, LIF-R41)."""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import (
    BIDDER,
    CHART_BIDDING,
    HIGHEST,
    NOMINATING,
    OFFERED,
    OPENER,
    PASSED,
    WHO,
)
from wildtable.games.wildlife.moves import (
    BID,
    CHART_SOLD,
    MOST_FOOD,
    NO_CHART,
    NO_SEAT,
    NOMINATE,
    PASS,
)
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.setup import charts_left, give_chart, take_places
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial

# --- nominating a chart -------------------------------------------------------------------------


@final
class Nominating(Decision[Board]):
    """LIF-R41 a chart of the pool is put up."""

    def legal(self, table: Board, seat: int) -> list[int]:
        return [NOMINATE + organism for organism in charts_left(table)]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not NOMINATE <= move < NOMINATE + len(table.content.organism_names):
            return not_now(table, seat, move)
        organism = move - NOMINATE
        name = {"organism": table.content.organism_names[organism]}
        if organism not in table.content.pool[table.seats]:
            return Denial("LIF-R49", "chart-not-in-pool", name)
        if organism in table.organism:
            return Denial("LIF-R41", "chart-taken", name)
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        organism = move - NOMINATE
        pop(table.stack)
        if table.organism.count(NO_CHART) == 1:  # the last one takes a chart free
            sell_chart(table, seat, organism, 0, seat)
        else:
            push(table.stack, CHART_BIDDING, seat, organism, 0, NO_SEAT, 0, seat)


# --- bidding for it -----------------------------------------------------------------------------


@final
class ChartBidding(Decision[Board]):
    """LIF-23.5, LIF-R41 those without a chart bid food for it."""

    def legal(self, table: Board, seat: int) -> list[int]:
        stack = table.stack
        opening = field(stack, BIDDER) == NO_SEAT
        low = 0 if opening else field(stack, HIGHEST) + 1
        high = min(table.food[seat], MOST_FOOD)
        moves = list(range(BID + low, BID + high + 1))
        if not opening:  # who nominates opens with a bid, 0 or more
            moves.append(PASS)
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        stack = table.stack
        opened = field(stack, BIDDER) != NO_SEAT
        if move == PASS:
            return None if opened else Denial("LIF-R41", "nominator-opens")
        if not BID <= move <= BID + MOST_FOOD:
            return not_now(table, seat, move)
        food = move - BID
        if opened and food <= field(stack, HIGHEST):
            return Denial("LIF-R37", "bid-too-low", {"bid": field(stack, HIGHEST) + 1})
        if food > table.food[seat]:
            return Denial("LIF-R41", "bid-from-food-only", {"food": table.food[seat]})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        if move == PASS:
            put(stack, PASSED, field(stack, PASSED) | 1 << seat)
        else:
            put(stack, HIGHEST, move - BID)
            put(stack, BIDDER, seat)
        bidder, passed = field(stack, BIDDER), field(stack, PASSED)
        asked = table.left[seat]
        while asked != bidder and (table.organism[asked] != NO_CHART or passed >> asked & 1):
            asked = table.left[asked]
        if asked != bidder:
            put(stack, WHO, asked)
            return
        organism, price, opener = field(stack, OFFERED), field(stack, HIGHEST), field(stack, OPENER)
        pop(stack)
        sell_chart(table, bidder, organism, price, opener)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        if table.organism[seat] != NO_CHART:
            return Denial("LIF-R41", "you-have-a-chart")
        if field(table.stack, PASSED) >> seat & 1:
            return Denial("LIF-R37", "you-have-passed")
        if seat == field(table.stack, BIDDER):
            return Denial("LIF-R37", "your-bid-stands")
        return None


def sell_chart(table: Board, seat: int, organism: int, price: int, opener: int) -> None:
    table.food[seat] -= price  # the price goes to the bank
    give_chart(table, seat, organism)
    if table.news is not None:
        table.tell(CHART_SOLD.at(seat, organism, price))
    if NO_CHART not in table.organism:
        take_places(table)
        return
    asked = table.left[opener]  # the nomination passes clockwise
    while table.organism[asked] != NO_CHART:
        asked = table.left[asked]
    push(table.stack, NOMINATING, asked)
