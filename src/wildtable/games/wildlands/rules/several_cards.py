"""Actions that take several cards: the rest of a climb, a claim or a rally, one card at a time."""

from wildtable.games.wildlands.moves import (
    ADD,
    FLAGS,
    FOR_CLAIM,
    FOR_CLIMB,
    GOAL,
    KINDS,
    MOVER,
    RALLY,
    RALLY_FLAG,
    SECOND,
    SECOND_GOAL,
    SPACES,
    STAY,
    WHAT,
    WILD,
)
from wildtable.games.wildlands.rules import claim, rally
from wildtable.games.wildlands.rules.card_play import check_user, user_of
from wildtable.games.wildlands.rules.deck import hand_of, holds, kinds_in, put_in_play
from wildtable.games.wildlands.rules.movement import add_climb_cards, climb
from wildtable.games.wildlands.rules.payment import Price, all_show, can_be_paid
from wildtable.games.wildlands.rules.rally_checks import check_second, check_stay
from wildtable.games.wildlands.rules.table import Table
from wildtable.kernel.frames import UNSET, field
from wildtable.kernel.game import Denial


def add_payments(table: Table, seat: int, moves: list[int]) -> None:
    """WLD-6.7 the other cards of a climb, a claim or a rally with climbs."""
    what = field(table.stack, WHAT)
    if what == FOR_CLIMB:
        cards, wild = add_climb_cards(table, seat), table.wilds[seat] > 0
    elif what == FOR_CLAIM:
        cards, wild = claim.add_claim_cards(table, seat), claim.may_add_wild(table, seat)
    else:
        cards, wild = rally.add_rally_cards(table, seat), rally.may_add_wild(table, seat)
    first = ADD + KINDS * table.factions[seat]
    moves.extend([first + kind for kind in kinds_in(cards)])
    if wild:
        moves.append(first + WILD)


def check_payment(table: Table, seat: int, card: int) -> Denial | None:
    content = table.content
    name = content.card_names[card]
    if not holds(table, seat, card):
        return Denial("WLD-6.4", "not-in-hand", {"card": name})
    stack = table.stack
    price = Price(
        field(stack, WHAT),
        field(stack, MOVER),
        field(stack, GOAL),
        field(stack, SECOND),
        field(stack, SECOND_GOAL),
    )
    hand = hand_of(table, seat)
    hand.remove(card)
    cards = [*table.in_play, card]
    if can_be_paid(table, seat, cards, hand, price):
        return None
    if can_be_paid(table, seat, cards, hand, price, in_order=False):
        return Denial("WLD-R54", "cards-in-order", {"card": name})
    return Denial(rule_of_price(table, price, card), "does-not-pay", {"card": name})


def rule_of_price(table: Table, price: Price, card: int) -> str:
    """The rule that says why a card does not pay, or the ruling where an option forbids it."""
    if price.what == FOR_CLIMB:
        return "WLD-7.7"
    content = table.content
    if price.what == FOR_CLAIM:
        for_out = card % KINDS == WILD and not all_show(table, table.in_play, price.mover)
        return "WLD-8.5" if content.wild_for_out or not for_out else "WLD-R21"
    second_rally = content.users[FLAGS * card + RALLY_FLAG] != 0
    return "WLD-R18" if content.rally_card_each and second_rally else "WLD-14.10"


def add_card(table: Table, seat: int, card: int) -> None:
    """WLD-6.13 exactly the price, and the action is done when it is paid."""
    put_in_play(table, seat, card)
    what = field(table.stack, WHAT)
    if what == FOR_CLIMB:
        climb(table)
    elif what == FOR_CLAIM:
        if claim.claim_is_paid(table):
            claim.take_shard(table)
    elif rally.rally_is_paid(table):
        rally.make_rally(table)


def stay(table: Table) -> None:
    """WLD-14.5 one moves, the other does not."""
    rally.rally_on(table, UNSET, UNSET)


def rally_second(table: Table, move_made: int) -> None:
    rally.rally_on(table, user_of(move_made), (move_made - RALLY) % SPACES)


def check_rally_on(table: Table, seat: int, move: int) -> Denial | None:
    """The second mover of a rally, or nobody."""
    hand = hand_of(table, seat)
    if move == STAY:
        return check_stay(table, seat, hand)
    denial = check_user(table, seat, user_of(move))
    if denial is not None:
        return denial
    return check_second(table, seat, hand, user_of(move), (move - RALLY) % SPACES)
