"""What a seat can't see: the hands of others, and their food where LIF-R36 is chosen so.

Nobody has ordered the deck, so all cards that a seat can't see are one pool, and any deal of it
that fits is as likely as any other. A limited bank lies open (LIF-R25), so the food in all purses
together is known; otherwise it is hidden with them, or two players would know each other's.
"""

from random import Random
from typing import Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import BIDDER, BIDDING, CHART_BIDDING, HIGHEST, PAYING, WHO
from wildtable.games.wildlife.moves import ABILITY_CARD, CARDS, NO_SEAT
from wildtable.games.wildlife.rules.food import most_steps_back
from wildtable.kernel.frames import field, top
from wildtable.kernel.turn import REFEREE

UNSEEN_FOOD: Final = -1  # in an observation


def sees_hand(seat: int, other: int) -> bool:
    return seat in (other, REFEREE)


def sees_food(table: Board, seat: int, other: int) -> bool:
    """Purses are open, or the owner's own until the match is over."""
    return not table.content.hidden_food or seat in (other, REFEREE) or not table.stack


def sees_bank(table: Board, seat: int) -> bool:
    """LIF-R36 no total that tells what is in the purses; LIF-R25 a limited bank bounds bids."""
    if table.content.limited_bank:
        return True
    return all([sees_food(table, seat, other) for other in range(table.seats)])


def redeal_hands(table: Board, hidden: list[int], rng: Random) -> None:
    """Deal the hands of these seats anew, from their cards and the deck."""
    deck, hands = table.deck, table.hands
    for seat in hidden:
        first = CARDS * seat
        for card in range(CARDS):
            deck[card] += hands[first + card]
            hands[first + card] = 0
    for seat in hidden:  # what all know to be in a hand stays there
        hands[CARDS * seat + ABILITY_CARD] = table.known[seat]
        deck[ABILITY_CARD] -= table.known[seat]
    for seat in hidden:
        draw_from_deck(table, seat, table.held[seat] - table.known[seat], rng)


def draw_from_deck(table: Board, seat: int, count: int, rng: Random) -> None:
    deck, hands, first = table.deck, table.hands, CARDS * seat
    left = sum(deck)
    for _ in range(count):
        roll = int(rng.random() * left)
        card = 0
        while roll >= deck[card]:
            roll -= deck[card]
            card += 1
        deck[card] -= 1
        left -= 1
        hands[first + card] += 1


def redeal_food(table: Board, hidden: list[int], rng: Random) -> None:
    """Fill the purses of these seats anew; who has bid can pay."""
    pledges = [pledged(table, seat) for seat in hidden]
    if table.content.limited_bank:
        split_food(table, hidden, pledges, rng)
        return
    usual = max(1, table.content.start_food)
    for place, seat in enumerate(hidden):  # any amount can be, about as much as at the start
        table.food[seat] = pledges[place] + int(rng.expovariate(1 / usual))


def split_food(table: Board, hidden: list[int], pledges: list[int], rng: Random) -> None:
    """Split what these seats have together: their pledges, and the rest at random."""
    pool = sum([table.food[seat] for seat in hidden]) - sum(pledges)
    cuts = sorted([int(rng.random() * (pool + 1)) for _ in range(len(hidden) - 1)])
    before = 0
    for place, seat in enumerate(hidden):
        cut = cuts[place] if place < len(cuts) else pool
        table.food[seat] = pledges[place] + cut - before
        before = cut


def pledged(table: Board, seat: int) -> int:
    """The least food that a seat must have to pay what it has bid."""
    stack = table.stack
    kind = top(stack)
    if kind in (BIDDING, CHART_BIDDING):
        bidder = field(stack, BIDDER)
    elif kind == PAYING:
        bidder = field(stack, WHO)
    else:
        bidder = NO_SEAT
    if bidder != seat:
        return 0
    if kind == CHART_BIDDING:
        return field(stack, HIGHEST)
    covered = table.content.per_step * most_steps_back(table, seat)
    return max(0, field(stack, HIGHEST) - covered)
