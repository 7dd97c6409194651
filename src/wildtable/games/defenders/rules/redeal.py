"""What a seat can't see, dealt anew: the hands of others. Decks have no order to hide."""

from random import Random

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.moves import CARDS_EACH, HABITATS
from wildtable.games.defenders.rules.values import CHOSEN, DECK, HAND


def deal_hidden(table: Board, side: int, rng: Random) -> None:
    """Deal a side's hand and its card that lies face down, from all of its cards nobody sees."""
    place = table.place
    pool: list[int] = []
    size = 0
    chosen = 0
    for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        where = place[card]
        if where in (DECK, HAND, CHOSEN):
            pool.append(card)
            place[card] = DECK
            if where != DECK:
                size += 1
            if where == CHOSEN:
                chosen += 1
    deal_cards(table, side, pool, size, chosen, rng)


def deal_cards(
    table: Board, side: int, pool: list[int], size: int, chosen: int, rng: Random
) -> None:
    """Deal `size` cards of the pool, `chosen` of them face down; the rest stays in the deck.

    Habitats that were told come first, so that every deal that fits is possible and no other.
    """
    hand: list[int] = []
    for habitat in range(HABITATS):
        known = table.told[HABITATS * side + habitat]
        if known > 0:
            fitting = [card for card in pool if table.content.card_habitat[card] == habitat]
            hand += [take_one(fitting, rng) for _ in range(known)]
    if hand:
        pool = [card for card in pool if card not in hand]
    hand += [take_one(pool, rng) for _ in range(size - len(hand))]
    for card in hand:
        table.place[card] = HAND
    for _ in range(chosen):
        table.place[take_one(hand, rng)] = CHOSEN


def take_one(cards: list[int], rng: Random) -> int:
    """A card at random, taken out of the list."""
    place = int(rng.random() * len(cards))
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card
