"""Rally: one card moves two characters, a step each.

The two are a pair if they start in the same space or in adjacent ones, and a rally card is valid
for a pair if either of them may use its flag. Movers are named in the order of their positions.

Who may move in a rally (WLD-14.2, WLD-14.6) is in `rally_checks.py` and `payment.py`.
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import (
    CARD_USED,
    FOR_RALLY,
    PAID_GOAL,
    PAID_MOVER,
    PAID_SECOND,
    PAID_SECOND_GOAL,
    PAYING,
    RALLY_CARD,
    RALLY_GOAL,
    RALLY_MOVER,
    RALLYING,
)
from wildtable.games.wildlands.moves import FLAGS, KINDS, RALLY_FLAG, SPACES, STAY, TEAM, rally
from wildtable.games.wildlands.rules.action import finish_action
from wildtable.games.wildlands.rules.deck import kinds_in
from wildtable.games.wildlands.rules.table import first_of
from wildtable.kernel.frames import UNSET, field, pop, push


def reach(table: Board, first: int, character: int) -> int:
    """WLD-14.3 possible partners, a bit for each position."""
    content = table.content
    space = table.where[character]
    found = 0
    for place in range(TEAM):
        other = table.where[first + place]
        if other < 0 or first + place == character:
            continue
        if other == space or content.price[SPACES * space + other] > 0:
            found |= 1 << place
    return found


def callers(table: Board, card: int) -> int:
    """WLD-14.1 who may use the flag, on the board or not: a bit for each position."""
    return table.content.users[FLAGS * card + RALLY_FLAG]


def rally_cards(table: Board, character: int) -> int:
    """Ordinary cards whose rally flag a character may use."""
    return table.content.flag_cards[FLAGS * character + RALLY_FLAG]


def second_rallies(table: Board, card: int, mover: int, second: int) -> int:
    """WLD-14.9, WLD-R18 ordinary cards that are valid for the pair of this rally, too.

    Who moves alone may be paired with anybody in reach who stays.
    """
    if table.content.rally_card_each:
        return rallies_of_partner(table, card, mover, second)
    if second != UNSET:
        return rally_cards(table, mover) | rally_cards(table, second)
    first = mover - mover % TEAM
    partners = reach(table, first, mover)
    if callers(table, card) >> mover % TEAM & 1 == 0:
        partners &= callers(table, card)
    found = rally_cards(table, mover)
    for place in range(TEAM):
        if partners >> place & 1:
            found |= rally_cards(table, first + place)
    return found


def rallies_of_partner(table: Board, card: int, mover: int, second: int) -> int:
    """WLD-R18 as an option: one of the pair uses the one card, the other the other."""
    first = mover - mover % TEAM
    partners = reach(table, first, mover) if second == UNSET else 1 << second % TEAM
    users = callers(table, card)
    found = 0
    for place in range(TEAM):
        if partners >> place & 1:
            if users >> mover % TEAM & 1:
                found |= rally_cards(table, first + place)
            if users >> place & 1:
                found |= rally_cards(table, mover)
    return found


def extra_cards(
    table: Board, card: int, mover: int, goal: int, second: int, second_goal: int, rest: int
) -> tuple[int, int, int]:
    """What of `rest` may pay for climbs: second rally cards, and cards for each of the two.

    Of two rally cards the lower one is played first: either way comes to the same.
    """
    content = table.content
    valid = second_rallies(table, card, mover, second)
    plain = rest & ~valid
    ones = plain & content.icon_cards[mover] if climbs(table, mover, goal) else 0
    others = 0
    if second != UNSET and climbs(table, second, second_goal):
        others = plain & content.icon_cards[second]
    if is_uncalled(table, card, second, mover):
        valid, ones = valid & rally_cards(table, mover), 0  # the mover calls with the second card
    return rest & valid & content.above[card % KINDS], ones, others


def climbs(table: Board, character: int, goal: int) -> bool:
    return table.content.price[SPACES * table.where[character] + goal] > 1


def climbers(table: Board, mover: int, goal: int, second: int, second_goal: int) -> int:
    count = 1 if climbs(table, mover, goal) else 0
    if second != UNSET and climbs(table, second, second_goal):
        count += 1
    return count


def can_pay(
    table: Board,
    card: int,
    mover: int,
    goal: int,
    second: int,
    second_goal: int,
    rest: int,
    wilds: int,
) -> bool:
    """WLD-14.8 whether the hand pays for all climbs; WLD-14.7 a step each is paid already."""
    count = climbers(table, mover, goal, second, second_goal)
    step, uncalled = is_step(table, card, second, mover), is_uncalled(table, card, second, mover)
    if count == 0:
        return not step and not uncalled
    both, ones, others = extra_cards(table, card, mover, goal, second, second_goal, rest)
    if step:
        return both & ~table.content.icon_cards[mover] != 0
    if uncalled:
        return both != 0
    if both or wilds >= count:
        return True
    if count == 1 or wilds == 1:
        return ones != 0 or others != 0
    if ones == 0 or others == 0:
        return False
    return ones != others or ones & (ones - 1) != 0  # WLD-14.10 two different cards


def is_step(table: Board, card: int, second: int, mover: int) -> bool:
    """Whether only one moves, whom the card shows anyway: a step or climb would do the same.

    Choices of equal effect are offered once, so such a rally is one only with a second rally card
    that does not show the mover.
    """
    return second == UNSET and table.content.icons[card] >> mover % TEAM & 1 == 1


def is_uncalled(table: Board, card: int, second: int, mover: int) -> bool:
    """Whether only one moves who may not do so by this card: WLD-R17, an option."""
    alone = second == UNSET and table.content.only_caller_alone
    return alone and callers(table, card) >> mover % TEAM & 1 == 0


def may_move(table: Board, first: int, card: int, place: int) -> bool:
    """WLD-14.5 the caller, or somebody in the caller's reach."""
    users = callers(table, card)
    return users >> place & 1 == 1 or users & reach(table, first, first + place) != 0


def add_rallies(
    table: Board, seat: int, card: int, rest: int, wilds: int, moves: list[int]
) -> None:
    """The first, or only, mover of a rally."""
    content = table.content
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        space = table.where[character]
        if space < 0 or not may_move(table, first, card, character - first):
            continue
        for goal in content.neighbors[space]:
            alone = can_pay(table, card, character, goal, UNSET, UNSET, rest, wilds)
            if alone or has_second(table, seat, card, character, goal, rest, wilds):
                moves.append(rally(character, goal))


def add_seconds(
    table: Board, seat: int, card: int, mover: int, goal: int, rest: int, wilds: int
) -> list[int]:
    """WLD-14.4 moves of a second character, wherever it goes."""
    moves: list[int] = []
    content = table.content
    first = first_of(table, seat)
    users = callers(table, card)
    partners = reach(table, first, mover)
    if users >> mover - first & 1 == 0:
        partners &= users
    for character in range(mover + 1, first + TEAM):
        if partners >> character - first & 1:
            moves += [
                rally(character, other)
                for other in content.neighbors[table.where[character]]
                if can_pay(table, card, mover, goal, character, other, rest, wilds)
            ]
    return moves


def has_second(
    table: Board, seat: int, card: int, mover: int, goal: int, rest: int, wilds: int
) -> bool:
    return len(add_seconds(table, seat, card, mover, goal, rest, wilds)) > 0


def second_moves(table: Board, seat: int) -> list[int]:
    """In a rally with one mover: somebody else moves too, or stays."""
    stack = table.stack
    card, mover = field(stack, RALLY_CARD), field(stack, RALLY_MOVER)
    goal = field(stack, RALLY_GOAL)
    rest, wilds = table.hand[seat], table.wilds[seat]
    moves = add_seconds(table, seat, card, mover, goal, rest, wilds)
    if can_pay(table, card, mover, goal, UNSET, UNSET, rest, wilds):
        moves.insert(0, STAY)
    return moves


def begin_rally(table: Board, seat: int, mover: int, goal: int) -> None:
    card = field(table.stack, CARD_USED)
    pop(table.stack)
    if has_second(table, seat, card, mover, goal, table.hand[seat], table.wilds[seat]):
        push(table.stack, RALLYING, card, mover, goal)
    else:
        pay_rally(table, mover, goal, UNSET, UNSET)


def rally_on(table: Board, second: int, second_goal: int) -> None:
    """The second mover is known, or that there is none."""
    mover, goal = field(table.stack, RALLY_MOVER), field(table.stack, RALLY_GOAL)
    pop(table.stack)
    pay_rally(table, mover, goal, second, second_goal)


def pay_rally(table: Board, mover: int, goal: int, second: int, second_goal: int) -> None:
    push(table.stack, PAYING, FOR_RALLY, mover, goal, second, second_goal)
    if rally_is_paid(table):
        make_rally(table)


def add_rally_cards(table: Board, seat: int) -> int:
    """Ordinary cards that may be added to a rally with climbs."""
    stack = table.stack
    mover, goal = field(stack, PAID_MOVER), field(stack, PAID_GOAL)
    second, second_goal = field(stack, PAID_SECOND), field(stack, PAID_SECOND_GOAL)
    card, rest, wilds = table.in_play[0], table.hand[seat], table.wilds[seat]
    both, ones, others = extra_cards(table, card, mover, goal, second, second_goal, rest)
    content = table.content
    if is_step(table, card, second, mover):
        return both & ~content.icon_cards[mover]
    if climbers(table, mover, goal, second, second_goal) == 1:
        return both | ones | others
    found = 0
    if len(table.in_play) == 2:  # a card for one of two climbers is there: the other's
        last = table.in_play[1]
        if content.icons[last] >> mover % TEAM & 1:
            found |= others
        if content.icons[last] >> second % TEAM & 1:
            found |= ones
        return found & content.above[last % KINDS]
    for kind in kinds_in(ones | others):
        pays_one, pays_other = ones >> kind & 1, others >> kind & 1
        after = content.above[kind]
        if (pays_one and (wilds or others & after)) or (pays_other and (wilds or ones & after)):
            found |= 1 << kind
    return both | found


def may_add_wild(table: Board, seat: int) -> bool:
    """WLD-14.11, WLD-16.4 wild cards come last, so they must do for all climbers that are left."""
    stack = table.stack
    mover, goal = field(stack, PAID_MOVER), field(stack, PAID_GOAL)
    second, second_goal = field(stack, PAID_SECOND), field(stack, PAID_SECOND_GOAL)
    card = table.in_play[0]
    if is_step(table, card, second, mover) or is_uncalled(table, card, second, mover):
        return False
    count = climbers(table, mover, goal, second, second_goal)
    return table.wilds[seat] >= count + 1 - len(table.in_play)


def rally_is_paid(table: Board) -> bool:
    stack = table.stack
    mover, goal = field(stack, PAID_MOVER), field(stack, PAID_GOAL)
    second, second_goal = field(stack, PAID_SECOND), field(stack, PAID_SECOND_GOAL)
    count = climbers(table, mover, goal, second, second_goal)
    extras = len(table.in_play) - 1
    if extras == count:
        return True
    if extras == 0:
        return False
    valid = second_rallies(table, table.in_play[0], mover, second)
    return valid >> table.in_play[1] % KINDS & 1 == 1


def make_rally(table: Board) -> None:
    """WLD-14.12 all steps are one action."""
    stack = table.stack
    second, second_goal = field(stack, PAID_SECOND), field(stack, PAID_SECOND_GOAL)
    table.where[field(stack, PAID_MOVER)] = field(stack, PAID_GOAL)
    if second != UNSET:
        table.where[second] = second_goal
    pop(stack)
    finish_action(table)
