"""Variant V3: the organism charts are auctioned for food (LIF-23.5, LIF-R41)."""

from wildtable.games.wildlife.moves import (
    BID,
    BIDDER,
    CHART_BIDDING,
    CHART_SOLD,
    HIGHEST,
    MOST_FOOD,
    NOMINATE,
    NOMINATING,
    OFFERED,
    OPENER,
    PASS,
    PASSED,
    WHO,
)
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.setup import charts_left, give_chart, take_places
from wildtable.games.wildlife.rules.table import NO_CHART, NO_SEAT, Table
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial

# --- nominating a chart -------------------------------------------------------------------------


def nominations(table: Table) -> list[int]:
    return [NOMINATE + organism for organism in charts_left(table)]


def nominate(table: Table, move: int) -> None:
    seat, organism = field(table.stack, WHO), move - NOMINATE
    pop(table.stack)
    if table.organism.count(NO_CHART) == 1:  # the last one takes a chart free
        sell_chart(table, seat, organism, 0, seat)
    else:
        push(table.stack, CHART_BIDDING, seat, organism, 0, NO_SEAT, 0, seat)


def nomination_denial(table: Table, seat: int, move: int) -> Denial | None:
    if not NOMINATE <= move < NOMINATE + len(table.content.organism_names):
        return not_now(table, seat, move)
    organism = move - NOMINATE
    name = {"organism": table.content.organism_names[organism]}
    if organism not in table.content.pool[table.seats]:
        return Denial("LIF-R49", "chart-not-in-pool", name)
    if organism in table.organism:
        return Denial("LIF-R41", "chart-taken", name)
    return None


# --- bidding for it -----------------------------------------------------------------------------


def chart_bids(table: Table) -> list[int]:
    stack = table.stack
    opening = field(stack, BIDDER) == NO_SEAT
    low = 0 if opening else field(stack, HIGHEST) + 1
    high = min(table.food[field(stack, WHO)], MOST_FOOD)
    moves = list(range(BID + low, BID + high + 1))
    if not opening:  # who nominates opens with a bid, 0 or more
        moves.append(PASS)
    return moves


def chart_bid(table: Table, move: int) -> None:
    stack = table.stack
    seat = field(stack, WHO)
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


def sell_chart(table: Table, seat: int, organism: int, price: int, opener: int) -> None:
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


def chart_bid_denial(table: Table, seat: int, move: int) -> Denial | None:
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
