"""Card auctions: the others bid food, clockwise, round and round, until all but one have passed."""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import BIDDER, BIDDING, HIGHEST, OFFERED, PASSED, WHO
from wildtable.games.wildlife.moves import BID, MOST_FOOD, NO_SEAT, PASS, UNSOLD
from wildtable.games.wildlife.rules.food import buy, highest_bid
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import active
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial


def open_bidding(table: Board, seller: int, card: int) -> None:
    """LIF-14.3 the player to the left is asked first."""
    push(table.stack, BIDDING, table.left[seller], card, 0, NO_SEAT, 0)


@final
class Bidding(Decision[Board]):
    """LIF-14.4 the next bid for a card, or a pass; LIF-14.19 whether it is of use or not."""

    def legal(self, table: Board, seat: int) -> list[int]:
        stack = table.stack
        low = max(table.content.lowest_bid, field(stack, HIGHEST) + 1)  # LIF-14.5, LIF-14.6
        high = highest_bid(table, seat)
        if table.seats == 2:  # LIF-22.10 yes or no, once
            high = min(high, low)  # LIF-22.3 the opponent buys for the lowest bid or not at all
        moves = list(range(BID + low, BID + high + 1))
        moves.append(PASS)  # LIF-14.4 bid or pass
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if move == PASS:
            return None
        if not BID <= move <= BID + MOST_FOOD:
            return not_now(table, seat, move)
        food, standing = move - BID, field(table.stack, HIGHEST)
        lowest = table.content.lowest_bid
        if food < lowest:
            return Denial("LIF-14.5", "bid-too-low", {"bid": lowest})
        if food <= standing:
            return Denial("LIF-14.6", "bid-too-low", {"bid": standing + 1})
        if table.seats == 2 and food > lowest:
            return Denial("LIF-22.3", "price-is-fixed", {"bid": lowest})
        if food > highest_bid(table, seat):
            return Denial("LIF-R19", "cannot-pay", {"bid": highest_bid(table, seat)})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        if move == PASS:
            put(stack, PASSED, field(stack, PASSED) | 1 << seat)  # LIF-14.7
        else:
            put(stack, HIGHEST, move - BID)
            put(stack, BIDDER, seat)
        asked = next_bidder(table, seat)
        if asked == NO_SEAT:
            close_bidding(table)
        else:
            put(stack, WHO, asked)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        if field(table.stack, PASSED) >> seat & 1:
            return Denial("LIF-14.7", "you-have-passed")
        if seat == active(table):
            return Denial("LIF-14.9", "your-own-auction")
        if seat == field(table.stack, BIDDER):
            return Denial("LIF-R37", "your-bid-stands")
        return None


def next_bidder(table: Board, seat: int) -> int:
    """LIF-14.8 the next who is still in; LIF-R37 nobody is asked to raise their own bid."""
    passed, bidder = field(table.stack, PASSED), field(table.stack, BIDDER)
    seller = active(table)
    asked = table.left[seat]
    while asked != seat:
        # LIF-14.9 the seller never bids
        if not passed >> asked & 1 and asked != bidder and asked != seller:
            return asked
        asked = table.left[asked]
    return NO_SEAT


def close_bidding(table: Board) -> None:
    stack = table.stack
    card, price, buyer = field(stack, OFFERED), field(stack, HIGHEST), field(stack, BIDDER)
    pop(stack)
    if buyer != NO_SEAT:
        buy(table, buyer, card, price)
    elif table.news is not None:  # LIF-14.16 the card is spent unused, LIF-14.17 the duty done
        table.tell(UNSOLD.at(card))
