"""Card auctions: the others bid food, clockwise, round and round, until all but one have passed.

Whoever wins pays and uses the card (`card_use.py`: LIF-14.15 or leaves it). That a card must be
auctioned in every turn, and that this is a play, is part of the turn (`turn.py`).
"""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import (
    AUCTIONS,
    BIDDER,
    BIDDING,
    HIGHEST,
    OFFERED,
    PASSED,
    PAYING,
    WHO,
)
from wildtable.games.wildlife.moves import (
    BID,
    FIRST_EVENT,
    MOST_FOOD,
    MOST_STEPS,
    NO_SEAT,
    PASS,
    SOLD,
    STEP_BACK,
    UNSOLD,
)
from wildtable.games.wildlife.rules.card_use import use_card
from wildtable.games.wildlife.rules.food import most_steps_back, steps_for
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import active, bank, in_hand
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial

# --- offering a card ----------------------------------------------------------------------------


def may_be_auctioned(table: Board, card: int) -> bool:
    """LIF-14.2 any card, without events if LIF-R5 is chosen so."""
    return card < FIRST_EVENT or table.content.event_auctions


def open_auction(table: Board, seller: int, card: int) -> None:
    """LIF-14.1 a card that was shown is offered; LIF-14.3 the player to the left is asked first."""
    put(table.stack, AUCTIONS, field(table.stack, AUCTIONS) + 1)
    push(table.stack, BIDDING, table.left[seller], card, 0, NO_SEAT, 0)


def auction_denial(table: Board, seat: int, card: int) -> Denial | None:
    if in_hand(table, seat, card) == 0:
        words = {"card": table.content.card_names[card]}
        return Denial("LIF-14.1", "card-not-in-hand", words)
    if card >= FIRST_EVENT and not table.content.event_auctions:
        return Denial("LIF-R5", "no-event-auctions")
    return None


# --- bidding ------------------------------------------------------------------------------------


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


def highest_bid(table: Board, seat: int) -> int:
    """LIF-R19 a bid must be payable."""
    most = table.food[seat] + table.content.per_step * most_steps_back(table, seat)
    return min(most, MOST_FOOD)


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


# --- paying -------------------------------------------------------------------------------------


def fewest_steps(table: Board, seat: int, bid: int) -> int:
    return steps_for(table, bid - table.food[seat])


def most_steps(table: Board, seat: int, bid: int) -> int:
    """LIF-R20 with free choice, up to the steps that pay the whole bid."""
    wanted = min(steps_for(table, bid), most_steps_back(table, seat))
    return max(wanted, fewest_steps(table, seat, bid))


def buy(table: Board, seat: int, card: int, bid: int) -> None:
    """A card is won: its buyer pays, own food first, and uses it.

    LIF-14.14 it never comes to the hand, LIF-14.18 nor does it take a play of the buyer.
    """
    fewest = fewest_steps(table, seat, bid)
    if table.content.free_payment and fewest < most_steps(table, seat, bid):
        push(table.stack, PAYING, seat, card, bid)
    else:
        pay(table, seat, card, bid, fewest)
    if table.content.hidden_food:
        table.barrier = True  # how somebody pays shows what they had


def pay(table: Board, seat: int, card: int, bid: int, steps: int) -> None:
    seller = active(table)
    # LIF-14.11, LIF-14.12 below 1 too, LIF-14.21 before anything compares positions
    table.success[seat] -= steps
    table.food[seat] += table.content.per_step * steps - bid
    table.food[seller] += bid  # LIF-14.10 before the card is used
    if table.news is not None:
        table.tell(SOLD.at(seller, seat, card, bid, min(steps, MOST_STEPS)))
    use_card(table, seat, card, bought=True)  # LIF-14.13 at once, LIF-14.20 and nothing else


@final
class Paying(Decision[Board]):
    """LIF-R20 with free choice, how many steps back pay for a card."""

    def legal(self, table: Board, seat: int) -> list[int]:
        bid = field(table.stack, HIGHEST)
        fewest, most = fewest_steps(table, seat, bid), most_steps(table, seat, bid)
        return [STEP_BACK + steps for steps in range(fewest, most + 1)]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not STEP_BACK <= move <= STEP_BACK + MOST_STEPS:
            return not_now(table, seat, move)
        content = table.content
        steps, bid = move - STEP_BACK, field(table.stack, HIGHEST)
        gained = content.per_step * steps
        if table.food[seat] + gained < bid:
            return Denial("LIF-R20", "does-not-pay", {"bid": bid})
        if steps > 0 and gained - content.per_step >= bid:
            return Denial("LIF-R20", "more-than-needed", {"bid": bid})
        if steps > 0 and table.success[seat] - steps < content.payment_floor:
            return Denial("LIF-R19", "below-floor", {"floor": content.payment_floor})
        if content.limited_bank and gained > bank(table):
            return Denial("LIF-R25", "bank-too-small", {"food": bank(table)})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        card, bid = field(stack, OFFERED), field(stack, HIGHEST)
        pop(stack)
        pay(table, seat, card, bid, move - STEP_BACK)
