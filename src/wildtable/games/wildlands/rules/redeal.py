"""What a seat can't see, dealt anew from what it knows."""

from random import Random

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import ASSIGNED, NO_FACTION, UNDEALT
from wildtable.games.wildlands.moves import CHARACTERS, GOING_ON, KINDS, SPACES, WILD
from wildtable.games.wildlands.rules.deck import kinds_in
from wildtable.games.wildlands.rules.table import owner_of
from wildtable.kernel.turn import REFEREE


def sees(table: Board, seat: int, other: int) -> bool:
    """WLD-2.11, WLD-24.2 who may look at the hand and the map cards of `other`.

    WLD-24.4 who is hidden is public, and so is WLD-1.8 what is printed on the cards of characters
    and factions. When the match is over, everything is.
    """
    return seat in (other, REFEREE) or table.ending != GOING_ON


def sees_pile(table: Board, seat: int, other: int) -> bool:
    """WLD-24.1 everybody may look through the discard pile of `other`.

    WLD-R42 an option closes it to all but its owner.
    """
    return not table.content.discards_closed or sees(table, seat, other)


def deal_hidden(table: Board, seat: int, rng: Random) -> None:
    """Give every place that `seat` can't see something that could be there."""
    for other in range(table.seats):
        if table.factions[other] != NO_FACTION and not sees(table, seat, other):
            deal_hand(table, other, rng)
    deal_map_cards(table, seat, rng)


def deal_hand(table: Board, seat: int, rng: Random) -> None:
    """WLD-24.3 hand and deck of a seat hold what is not in its pile or in play.

    A pile that is closed holds what might as well be in the hand or the deck.
    """
    cards, wilds = table.hand[seat] | table.deck[seat], table.wilds[seat] + table.deck_wilds[seat]
    faction = table.factions[seat]
    closed: list[int] = []  # places in the discards
    if table.content.discards_closed:
        closed = [p for p in range(len(table.discard)) if table.discard[p] // KINDS == faction]
    for place in closed:
        if table.discard[place] % KINDS == WILD:
            wilds += 1
        else:
            cards |= 1 << table.discard[place] % KINDS
    pool = kinds_in(cards)
    pool.extend([WILD] * wilds)
    held = table.held[seat]
    shuffle(pool, held + len(closed), rng)
    for place in closed:
        table.discard[place] = KINDS * faction + pool.pop(held)
    hand, wilds, deck, deck_wilds = 0, 0, 0, 0
    for place in range(len(pool)):
        kind = pool[place]
        if place < held:
            if kind == WILD:
                wilds += 1
            else:
                hand |= 1 << kind
        elif kind == WILD:
            deck_wilds += 1
        else:
            deck |= 1 << kind
    table.hand[seat] = hand
    table.wilds[seat] = wilds
    table.deck[seat] = deck
    table.deck_wilds[seat] = deck_wilds


def deal_map_cards(table: Board, seat: int, rng: Random) -> None:
    """Unseen numbers: those not dealt, those in others' hands and on others' characters."""
    held: list[int] = []  # the seat of each number held by somebody else
    for space in range(SPACES):
        holder = table.map_cards[space]
        if holder >= 0 and not sees(table, seat, holder):
            held.append(holder)
    placed = [  # hidden characters of somebody else
        character
        for character in range(CHARACTERS)
        if table.starts[character] >= 0 and not sees(table, seat, owner_of(table, character))
    ]
    if not held and not placed:
        return
    pool: list[int] = []
    for space in range(SPACES):
        holder = table.map_cards[space]
        if holder == UNDEALT or (holder >= 0 and not sees(table, seat, holder)):
            pool.append(space)
    pool.extend([table.starts[character] for character in placed])
    pool.sort()
    held.sort()
    shuffle(pool, len(held) + len(placed), rng)
    for space in pool:
        table.map_cards[space] = UNDEALT
    for place in range(len(held)):
        table.map_cards[pool[place]] = held[place]
    for place in range(len(placed)):
        space = pool[len(held) + place]
        table.starts[placed[place]] = space
        table.map_cards[space] = ASSIGNED


def shuffle(pool: list[int], count: int, rng: Random) -> None:
    """Put a random choice of `count` to the front."""
    size = len(pool)
    for place in range(count):
        other = place + int(rng.random() * (size - place))
        pool[place], pool[other] = pool[other], pool[place]
