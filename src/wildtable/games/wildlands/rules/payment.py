"""Whether some cards pay for an action: the road of checks, card by card.

What is legal is found with sets of cards in the chapters themselves. Here a whole payment is looked
at as a list, and what may still be added to it is tried out.
"""

from itertools import permutations
from typing import Final, final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import NO_SEAT, OUT
from wildtable.games.wildlands.frames import (
    FOR_CLAIM,
    FOR_CLIMB,
    PAID_FOR,
    PAID_GOAL,
    PAID_MOVER,
    PAID_SECOND,
    PAID_SECOND_GOAL,
)
from wildtable.games.wildlands.moves import FLAGS, KINDS, RALLY_FLAG, SPACES, TEAM, WILD
from wildtable.kernel.frames import UNSET, field

CLIMB_CARDS: Final = 2  # WLD-7.7
MOST_RALLY_CARDS: Final = 3  # one, and another for each of two climbers


@final
class Price:
    """What is to be paid: a climb or a claim by the mover, or a rally of one or two."""

    def __init__(
        self, what: int, mover: int, goal: int, second: int = UNSET, second_goal: int = UNSET
    ) -> None:
        self.what: Final = what
        self.mover: Final = mover
        self.goal: Final = goal
        self.second: Final = second
        self.second_goal: Final = second_goal


def price_due(table: Board) -> Price:
    """What the acting player is paying for."""
    stack = table.stack
    return Price(
        field(stack, PAID_FOR),
        field(stack, PAID_MOVER),
        field(stack, PAID_GOAL),
        field(stack, PAID_SECOND),
        field(stack, PAID_SECOND_GOAL),
    )


def can_be_paid(
    table: Board, seat: int, cards: list[int], hand: list[int], price: Price, in_order: bool = True
) -> bool:
    """Whether these cards pay, alone or with more of the hand; if need be in another order."""
    if in_order:
        if is_paid(table, seat, cards, price):
            return True
    elif any([is_paid(table, seat, list(order), price) for order in permutations(cards)]):
        return True
    if len(cards) >= max(MOST_RALLY_CARDS, table.content.claim_cards):
        return False
    for place in range(len(hand)):
        more = [*cards, hand[place]]
        others = hand[:place] + hand[place + 1 :]
        if can_be_paid(table, seat, more, others, price, in_order=in_order):
            return True
    return False


def is_paid(table: Board, seat: int, cards: list[int], price: Price) -> bool:
    """WLD-6.13 whether exactly these cards, in this order, are the price."""
    if price.what == FOR_CLIMB:
        return (
            len(cards) == CLIMB_CARDS and ascending(cards) and all_show(table, cards, price.mover)
        )
    if price.what == FOR_CLAIM:
        return is_claim(table, cards, price.mover)
    return is_rally(table, seat, cards, price)


def ascending(cards: list[int]) -> bool:
    """A set is picked in ascending order; only wild cards are alike."""
    for place in range(1, len(cards)):
        before, after = cards[place - 1], cards[place]
        if before > after or (before == after and before % KINDS != WILD):
            return False
    return True


def shows(table: Board, card: int, character: int) -> bool:
    """WLD-16.2 a wild card shows every icon of its faction."""
    return table.content.icons[card] >> character % TEAM & 1 == 1


def all_show(table: Board, cards: list[int], character: int) -> bool:
    return all([shows(table, card, character) for card in cards])


def is_claim(table: Board, cards: list[int], claimer: int) -> bool:
    if len(cards) != table.content.claim_cards or not ascending(cards):
        return False
    if all_show(table, cards, claimer):
        return True
    first = claimer - claimer % TEAM
    for other in range(first, first + TEAM):
        helps = table.content.removed_icons or table.taken[other] != NO_SEAT
        if not table.content.wild_for_out and any([card % KINDS == WILD for card in cards]):
            helps = False  # WLD-R21
        if table.where[other] == OUT and helps and all_show(table, cards, other):
            return True
    return False


# --- rally --------------------------------------------------------------------------------------


def is_rally(table: Board, seat: int, cards: list[int], price: Price) -> bool:
    """WLD-14.2 one rally card, and WLD-14.8 what its climbers need beyond it."""
    if price.second == UNSET and not is_rally_of_one(table, cards, price.mover):
        return False
    climbers = climbers_of(table, price)
    if not climbers:
        return len(cards) == 1 and rallies(table, seat, cards, price.mover, price.second)
    if len(cards) == 2:
        return pays_with_one(table, seat, cards, price, climbers)
    return len(cards) == 3 and len(climbers) == 2 and pays_with_two(table, seat, cards, price)


def is_rally_of_one(table: Board, cards: list[int], mover: int) -> bool:
    """WLD-14.6 whether no step or climb with these cards does the same.

    WLD-R17 as an option only a caller moves alone.
    """
    if table.content.only_caller_alone:
        if not any([may_rally(table, card, mover) for card in cards]):
            return False
    return not all_show(table, cards, mover)


def climbers_of(table: Board, price: Price) -> list[int]:
    """Who of the movers climbs."""
    found: list[int] = []
    if is_climb(table, price.mover, price.goal):
        found.append(price.mover)
    if price.second != UNSET and is_climb(table, price.second, price.second_goal):
        found.append(price.second)
    return found


def pays_with_one(
    table: Board, seat: int, cards: list[int], price: Price, climbers: list[int]
) -> bool:
    """A rally card and one more: WLD-14.9 a second rally card, or a card of the only climber."""
    if rallies(table, seat, cards, price.mover, price.second):
        return ascending(cards)
    return (
        len(climbers) == 1
        and rallies(table, seat, cards[:1], price.mover, price.second)
        and shows(table, cards[1], climbers[0])
    )


def pays_with_two(table: Board, seat: int, cards: list[int], price: Price) -> bool:
    """A rally card and, WLD-14.10, a card for each of two climbers.

    WLD-6.13 neither of which would do for both.
    """
    rally, one, other = cards
    mover, second = price.mover, price.second
    if not rallies(table, seat, [rally], mover, second) or not ascending([one, other]):
        return False
    for extra in (one, other):
        if rallies(table, seat, [rally, extra], mover, second):
            return False
    return (shows(table, one, mover) and shows(table, other, second)) or (
        shows(table, one, second) and shows(table, other, mover)
    )


def is_climb(table: Board, character: int, goal: int) -> bool:
    return table.content.price[SPACES * table.where[character] + goal] > 1


def rallies(table: Board, seat: int, cards: list[int], mover: int, second: int) -> bool:
    """WLD-R18 whether all these are rally cards for one pair that the movers belong to."""
    if second != UNSET:
        return are_near(table, mover, second) and all_rally(table, cards, mover, second)
    if all_rally(table, cards, mover, mover):  # WLD-14.6 alone
        return True
    first = TEAM * table.factions[seat]
    for partner in range(first, first + TEAM):  # WLD-14.5 a partner that stays
        if are_near(table, mover, partner) and all_rally(table, cards, mover, partner):
            return True
    return False


def are_near(table: Board, one: int, other: int) -> bool:
    """WLD-14.3 two characters in the same space or in adjacent ones."""
    if one == other or table.where[one] < 0 or table.where[other] < 0:
        return False
    return table.where[other] in table.content.near[table.where[one]]


def all_rally(table: Board, cards: list[int], one: int, other: int) -> bool:
    if table.content.rally_card_each and len(cards) == 2:  # WLD-R18
        a, b = cards
        ways = [(a, b), (b, a)]
        each = [may_rally(table, x, one) and may_rally(table, y, other) for x, y in ways]
        return one != other and any(each)
    return all([may_rally(table, card, one) or may_rally(table, card, other) for card in cards])


def may_rally(table: Board, card: int, character: int) -> bool:
    """Whether a card has a rally flag that a character may use."""
    return table.content.users[FLAGS * card + RALLY_FLAG] >> character % TEAM & 1 == 1
