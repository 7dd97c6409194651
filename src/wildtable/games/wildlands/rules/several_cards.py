"""Actions that take several cards: the rest of a climb, a claim or a rally, one card at a time."""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import FOR_CLAIM, FOR_CLIMB, PAID_FOR
from wildtable.games.wildlands.moves import (
    ADD,
    CARDS,
    FLAGS,
    KINDS,
    RALLY_FLAG,
    WILD,
)
from wildtable.games.wildlands.rules import claim, rally
from wildtable.games.wildlands.rules.deck import hand_of, holds, kinds_in, put_in_play
from wildtable.games.wildlands.rules.movement import add_climb_cards, climb
from wildtable.games.wildlands.rules.payment import Price, all_show, can_be_paid, price_due
from wildtable.games.wildlands.rules.refusals import not_now, wait_for_actor
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


@final
class Paying(Decision[Board]):
    """WLD-6.7, WLD-6.13 the other cards of a climb, a claim or a rally: exactly the price."""

    def turn(self, table: Board) -> Turn:
        return ASK[table.acting]

    def legal(self, table: Board, seat: int) -> list[int]:
        what = field(table.stack, PAID_FOR)
        if what == FOR_CLIMB:
            cards, wild = add_climb_cards(table, seat), table.wilds[seat] > 0
        elif what == FOR_CLAIM:
            cards, wild = claim.add_claim_cards(table, seat), claim.may_add_wild(table, seat)
        else:
            cards, wild = rally.add_rally_cards(table, seat), rally.may_add_wild(table, seat)
        first = ADD + KINDS * table.factions[seat]
        moves = [first + kind for kind in kinds_in(cards)]
        if wild:
            moves.append(first + WILD)
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not ADD <= move < ADD + CARDS:
            return not_now(table, seat, move)
        return check_payment(table, seat, move - ADD)

    def apply(self, table: Board, seat: int, move: int) -> None:
        """The action is done when it is paid."""
        put_in_play(table, seat, move - ADD)
        what = field(table.stack, PAID_FOR)
        if what == FOR_CLIMB:
            climb(table)
        elif what == FOR_CLAIM:
            if claim.claim_is_paid(table):
                claim.take_shard(table)
        elif rally.rally_is_paid(table):
            rally.make_rally(table)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait_for_actor(table, seat)


def check_payment(table: Board, seat: int, card: int) -> Denial | None:
    content = table.content
    name = content.card_names[card]
    if not holds(table, seat, card):
        return Denial("WLD-6.4", "not-in-hand", {"card": name})
    price = price_due(table)
    hand = hand_of(table, seat)
    hand.remove(card)
    cards = [*table.in_play, card]
    if can_be_paid(table, seat, cards, hand, price):
        return None
    if can_be_paid(table, seat, cards, hand, price, in_order=False):
        return Denial("WLD-R54", "cards-in-order", {"card": name})
    return Denial(rule_of_price(table, price, card), "does-not-pay", {"card": name})


def rule_of_price(table: Board, price: Price, card: int) -> str:
    """The rule that says why a card does not pay, or the ruling where an option forbids it."""
    if price.what == FOR_CLIMB:
        return "WLD-7.7"
    content = table.content
    if price.what == FOR_CLAIM:
        for_out = card % KINDS == WILD and not all_show(table, table.in_play, price.mover)
        return "WLD-8.5" if content.wild_for_out or not for_out else "WLD-R21"
    second_rally = content.users[FLAGS * card + RALLY_FLAG] != 0
    return "WLD-R18" if content.rally_card_each and second_rally else "WLD-14.10"
