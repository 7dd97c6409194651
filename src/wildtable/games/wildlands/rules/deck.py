"""Hands, decks and discard piles: drawing, reshuffling, what is in play.

WLD-21.1 the limit of a hand is kept to where cards are drawn: `turn.draw_at_turn_end`,
`wild.wild_draw`.
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import DRAWING
from wildtable.games.wildlands.moves import KINDS, RESHUFFLED, WILD
from wildtable.kernel.frames import push


def full_deck(table: Board, seat: int) -> None:
    """WLD-1.9, WLD-1.10 all cards of the faction, in no order."""
    faction = table.factions[seat]
    table.deck[seat] = table.content.decks[faction]
    table.deck_wilds[seat] = table.content.wilds[faction]


def holds(table: Board, seat: int, card: int) -> bool:
    """Whether a card, called by its number, is in a seat's hand."""
    if card // KINDS != table.factions[seat]:
        return False
    kind = card % KINDS
    if kind == WILD:
        return table.wilds[seat] > 0
    return table.hand[seat] >> kind & 1 == 1


def hand_of(table: Board, seat: int) -> list[int]:
    """The cards in a hand, by number; wild cards last, as often as there are."""
    first = KINDS * table.factions[seat]
    hand = table.hand[seat]
    cards = [first + kind for kind in range(WILD) if hand >> kind & 1]
    cards.extend([first + WILD] * table.wilds[seat])
    return cards


def kinds_in(cards: int) -> list[int]:
    """The kinds whose bits are set."""
    kinds: list[int] = []
    kind = 0
    while cards:
        if cards & 1:
            kinds.append(kind)
        cards >>= 1
        kind += 1
    return kinds


def put_in_play(table: Board, seat: int, card: int) -> None:
    """WLD-21.5 a card goes from place to place; none is ever lost."""
    kind = card % KINDS
    if kind == WILD:
        table.wilds[seat] -= 1
    else:
        table.hand[seat] &= ~(1 << kind)
    table.held[seat] -= 1
    table.in_play.append(card)


def discard_played(table: Board) -> None:
    """WLD-6.11, WLD-13.14 all cards of the action, each onto its owner's pile."""
    table.discard.extend(table.in_play)
    table.in_play.clear()


def deck_size(table: Board, seat: int) -> int:
    return table.deck[seat].bit_count() + table.deck_wilds[seat]


def pile_of(table: Board, seat: int) -> list[int]:
    """WLD-24.1 a seat's discard pile, in order."""
    faction = table.factions[seat]
    return [card for card in table.discard if card // KINDS == faction]


def can_draw(table: Board, seat: int) -> bool:
    if table.deck[seat] or table.deck_wilds[seat]:
        return True
    faction = table.factions[seat]
    return any([card // KINDS == faction for card in table.discard])


def begin_drawing(table: Board, seat: int, count: int, why: int) -> None:
    """Let chance draw; `can_draw` and a count above 0 are the caller's business."""
    push(table.stack, DRAWING, seat, count, why)
    reshuffle_if_empty(table, seat)


def reshuffle_if_empty(table: Board, seat: int) -> None:
    """WLD-21.2 the discard pile becomes the deck; WLD-21.3 what is in play stays out of it."""
    if table.deck[seat] or table.deck_wilds[seat]:
        return
    faction = table.factions[seat]
    kept: list[int] = []
    for card in table.discard:
        if card // KINDS != faction:
            kept.append(card)
        elif card % KINDS == WILD:
            table.deck_wilds[seat] += 1
        else:
            table.deck[seat] |= 1 << card % KINDS
    if len(kept) < len(table.discard):
        table.discard = kept
        if table.news is not None:
            table.tell(RESHUFFLED.at(seat))
