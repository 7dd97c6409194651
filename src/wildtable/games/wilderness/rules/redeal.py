"""What a seat can't see, dealt anew: hands, face-down animals, decks (NES-U2, NES-4.19)."""

from random import Random
from typing import Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import LYING, NOTHING, OFF
from wildtable.games.wilderness.moves import ANIMALS, BEES, CARDS, LANDS
from wildtable.games.wilderness.rules.elements import holds_element
from wildtable.games.wilderness.rules.table import is_keeping, is_piece, owner_of, sees

MOST_DEALS: Final = 10_000  # of the animals face down, before none is taken to fit


def deal_hidden(
    table: Board,
    seat: int,
    fields: list[int],
    dots: list[int],
    hand: int,
    kept: int,
    slots: list[int],
    rng: Random,
) -> bool:
    """Deal the unseen cards of a seat: to its face-down fields, its hand, what it keeps, the bottom
    of its deck; the rest is the part that nobody has ordered. False if no deal fits.

    `dots` are those of the cards on the fields, `slots` places in the list of the bottoms. All of
    these must be empty, and everything else of the seat known.
    """
    pool = unseen(table, seat)
    if not deal_animals(table, seat, fields, dots, pool, rng):
        return False
    cards = [card for card in range(CARDS) for _ in range(pool[card])]
    if len(cards) < hand + kept + len(slots):
        return False
    rng.shuffle(cards)
    first = CARDS * seat
    for _ in range(hand):
        table.hands[first + cards.pop()] += 1
    if kept:
        table.kept = counted(cards[-kept:])
        del cards[-kept:]
    for slot in slots:
        table.bottom[slot] = first + cards.pop()
    table.deck = (*table.deck[:first], *counted(cards), *table.deck[first + CARDS :])
    return True


def counted(cards: list[int]) -> tuple[int, ...]:
    """How many of each card there are."""
    counts = [0] * CARDS
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def unseen(table: Board, seat: int) -> list[int]:
    """By card: the copies of a seat that lie nowhere in the open."""
    first = CARDS * seat
    pool = table.book.copies[:]
    for card in range(CARDS):
        pool[card] -= table.discards[first + card] + table.hands[first + card]
    for what in table.at:
        if what != NOTHING and owner_of(what) == seat:
            pool[what % ANIMALS if is_piece(what) else ANIMALS + (what - LYING) % LANDS] -= 1
    for code in table.bottom:
        if code // CARDS == seat:
            pool[code % CARDS] -= 1
    return pool


def deal_animals(
    table: Board, seat: int, fields: list[int], dots: list[int], pool: list[int], rng: Random
) -> bool:
    """Animals for face-down fields, the most constrained field first, again when stuck."""
    choices: list[list[int]] = []
    for place, here in enumerate(fields):
        choices.append(
            [
                animal
                for animal in range(ANIMALS)
                if pool[animal] and table.book.dots[animal] == dots[place]
                if may_lie(table, animal, here)
            ]
        )
    order = sorted(range(len(fields)), key=lambda place: len(choices[place]))
    for _ in range(MOST_DEALS):
        left = pool[:]
        dealt: list[int] = []
        for place in order:
            fitting = [animal for animal in choices[place] if left[animal]]
            if not fitting:
                break
            animal = fitting[int(rng.random() * len(fitting))]
            left[animal] -= 1
            dealt.append(animal)
        if len(dealt) == len(fields):
            for place, animal in zip(order, dealt, strict=True):
                table.at[fields[place]] = ANIMALS * seat + animal
                table.place[ANIMALS * seat + animal] = fields[place]
                pool[animal] -= 1
            return True
    return False


def may_lie(table: Board, animal: int, here: int) -> bool:
    if animal == BEES and not table.book.bees_placed_on_element and holds_element(table, here):
        return False
    return table.book.landscapes[animal] & table.board.landscape[here] != 0


def redeal_others(table: Board, viewer: int, rng: Random) -> None:
    """Deal anew what the viewer can't see."""
    for seat in range(table.seats):
        if not sees(table, viewer, seat):
            redeal_seat(table, seat, rng)


def redeal_seat(table: Board, seat: int, rng: Random) -> None:
    """Take up what others can't see of a seat, and deal it anew."""
    first = CARDS * seat
    fields: list[int] = []
    dots: list[int] = []
    for here in table.board.fields:
        what = table.at[here]
        if is_piece(what) and what // ANIMALS == seat:
            fields.append(here)
            dots.append(table.book.dots[what % ANIMALS])  # NES-3.19
            table.at[here] = NOTHING
            table.place[what] = OFF
    hand = 0
    for card in range(CARDS):
        hand += table.hands[first + card]
        table.hands[first + card] = 0
    kept = 0
    if is_keeping(table, seat):
        kept = sum(table.kept)
        table.kept = (0,) * CARDS
    slots: list[int] = []
    for place, code in enumerate(table.bottom):
        if code // CARDS == seat:
            slots.append(place)
            table.bottom[place] = -1
    deal_hidden(table, seat, fields, dots, hand, kept, slots, rng)
