"""Whether some cards pay for an action: the road of checks, card by card.

What is legal is found with sets of cards in the chapters themselves. Here a whole payment is looked
at as a list, and what may still be added to it is tried out.
"""

from wildtable.games.wildlands.moves import (
    FLAGS,
    FOR_CLAIM,
    FOR_CLIMB,
    KINDS,
    RALLY_FLAG,
    SPACES,
    TEAM,
    WILD,
)
from wildtable.games.wildlands.rules.table import NOBODY, OUT, Table
from wildtable.kernel.frames import UNSET


def can_be_paid(
    table: Table,
    seat: int,
    cards: list[int],
    hand: list[int],
    what: int,
    mover: int,
    goal: int,
    second: int = UNSET,
    second_goal: int = UNSET,
) -> bool:
    """Whether these cards pay, alone or with more of the hand."""
    if is_paid(table, seat, cards, what, mover, goal, second, second_goal):
        return True
    if len(cards) >= max(3, table.content.claim_cards):
        return False
    for place in range(len(hand)):
        more = [*cards, hand[place]]
        others = hand[:place] + hand[place + 1 :]
        if can_be_paid(table, seat, more, others, what, mover, goal, second, second_goal):
            return True
    return False


def is_paid(
    table: Table,
    seat: int,
    cards: list[int],
    what: int,
    mover: int,
    goal: int,
    second: int,
    second_goal: int,
) -> bool:
    """WLD-6.13 whether exactly these cards, in this order, are the price."""
    if what == FOR_CLIMB:
        return len(cards) == 2 and ascending(cards) and all_show(table, cards, mover)
    if what == FOR_CLAIM:
        return is_claim(table, cards, mover)
    return is_rally(table, seat, cards, mover, goal, second, second_goal)


def ascending(cards: list[int]) -> bool:
    """A set is picked in ascending order; only wild cards are alike."""
    for place in range(1, len(cards)):
        before, after = cards[place - 1], cards[place]
        if before > after or (before == after and before % KINDS != WILD):
            return False
    return True


def shows(table: Table, card: int, character: int) -> bool:
    """WLD-16.2 a wild card shows every icon of its faction."""
    return table.content.icons[card] >> character % TEAM & 1 == 1


def all_show(table: Table, cards: list[int], character: int) -> bool:
    return all([shows(table, card, character) for card in cards])


def is_claim(table: Table, cards: list[int], claimer: int) -> bool:
    if len(cards) != table.content.claim_cards or not ascending(cards):
        return False
    if all_show(table, cards, claimer):
        return True
    first = claimer - claimer % TEAM
    for other in range(first, first + TEAM):
        helps = table.content.removed_icons or table.taken[other] != NOBODY
        if not table.content.wild_for_out and any([card % KINDS == WILD for card in cards]):
            helps = False  # WLD-R21
        if table.where[other] == OUT and helps and all_show(table, cards, other):
            return True
    return False


# --- rally --------------------------------------------------------------------------------------


def is_rally(
    table: Table,
    seat: int,
    cards: list[int],
    mover: int,
    goal: int,
    second: int,
    second_goal: int,
) -> bool:
    """WLD-14.2 one rally card, and WLD-14.8 what its climbers need beyond it."""
    climbers: list[int] = []
    if is_climb(table, mover, goal):
        climbers.append(mover)
    if second != UNSET and is_climb(table, second, second_goal):
        climbers.append(second)
    extras = cards[1:]
    if second == UNSET and table.content.only_caller_alone:  # WLD-R17
        if not any([may_rally(table, card, mover) for card in cards]):
            return False
    if second == UNSET and all_show(table, cards, mover):
        return False  # a step or a climb does the same
    if not climbers:
        return not extras and rallies(table, seat, cards, mover, second)
    if len(extras) == 1:
        if rallies(table, seat, cards, mover, second):  # WLD-14.9
            return ascending(cards)
        return (
            len(climbers) == 1
            and rallies(table, seat, cards[:1], mover, second)
            and shows(table, extras[0], climbers[0])
        )
    if len(extras) != 2 or len(climbers) != 2 or not ascending(extras):
        return False
    for extra in extras:
        if rallies(table, seat, [cards[0], extra], mover, second):
            return False
    one, other = extras[0], extras[1]  # WLD-14.10 a card for each
    return (shows(table, one, mover) and shows(table, other, second)) or (
        shows(table, one, second) and shows(table, other, mover)
    )


def is_climb(table: Table, character: int, goal: int) -> bool:
    return table.content.price[SPACES * table.where[character] + goal] > 1


def rallies(table: Table, seat: int, cards: list[int], mover: int, second: int) -> bool:
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


def are_near(table: Table, one: int, other: int) -> bool:
    """WLD-14.3 two characters in the same space or in adjacent ones."""
    if one == other or table.where[one] < 0 or table.where[other] < 0:
        return False
    return table.where[other] in table.content.near[table.where[one]]


def all_rally(table: Table, cards: list[int], one: int, other: int) -> bool:
    if table.content.rally_card_each and len(cards) == 2:  # WLD-R18
        a, b = cards
        ways = [(a, b), (b, a)]
        each = [may_rally(table, x, one) and may_rally(table, y, other) for x, y in ways]
        return one != other and any(each)
    return all([may_rally(table, card, one) or may_rally(table, card, other) for card in cards])


def may_rally(table: Table, card: int, character: int) -> bool:
    """Whether a card has a rally flag that a character may use."""
    return table.content.users[FLAGS * card + RALLY_FLAG] >> character % TEAM & 1 == 1
