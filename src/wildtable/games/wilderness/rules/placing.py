"""Principles of placing cards: what may lie where, and what it costs (NES-3, step c of NES-4)."""

from typing import final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import LYING, NOTHING
from wildtable.games.wilderness.frames import ANIMAL_STEPS, DOTS, LAND_STEPS
from wildtable.games.wilderness.moves import (
    ANIMALS,
    BEES,
    CARDS,
    DESERT,
    FIELD,
    FIELDS,
    FINISH,
    JOKER,
    LANDS,
    LAY,
    PLACE,
    PLACED,
    lay,
    place,
)
from wildtable.games.wilderness.rules.arrangement import COLUMN, ROW
from wildtable.games.wilderness.rules.elements import holds_element
from wildtable.games.wilderness.rules.first_move import animal_limit, dot_limit, land_limit
from wildtable.games.wilderness.rules.positional_move import finish_placing
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.table import owner_of, pay
from wildtable.games.wilderness.rules.trigger import take_drop
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, put
from wildtable.kernel.game import Denial

# --- what may be placed -------------------------------------------------------------------------


@final
class Placing(Decision[Board]):
    """NES-4.8 to NES-4.15, step c: land and animals in any order, or no more.

    NES-3.21 what lies stays: nothing here moves it or takes it up.
    """

    def legal(self, table: Board, seat: int) -> list[int]:
        stack, book, board = table.stack, table.book, table.board
        magic = table.magic[seat]
        # NES-4.13 one budget each
        land_left = max(0, land_limit(table) - field(stack, LAND_STEPS)) + magic
        animal_left = max(0, animal_limit(table) - field(stack, ANIMAL_STEPS)) + magic
        dots_left = dot_limit(table) - field(stack, DOTS)
        hand = CARDS * seat
        costs = open_fields(table, seat)
        moves = [FINISH]  # NES-R10 placing is never obligatory
        for animal in range(ANIMALS):
            if table.hands[hand + animal] and book.dots[animal] <= dots_left:
                lives_on = book.landscapes[animal]
                shuns_elements = animal == BEES and not book.bees_placed_on_element
                for spot in costs:
                    here = spot >> 2
                    # NES-3.11 to NES-3.13 one landscape of the card must be there
                    if spot & 3 <= animal_left and lives_on & board.landscape[here]:
                        if not shuns_elements or not holds_element(table, here):
                            moves.append(place(animal, here))
        for land in range(LANDS):
            if table.hands[hand + ANIMALS + land]:
                for spot in costs:
                    here = spot >> 2
                    if spot & 3 <= land_left and suits_land(table, land, here):
                        moves.append(lay(land, here))
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if move == FINISH:
            return None
        if PLACE <= move < LAY:
            return card_denial(table, seat, (move - PLACE) // FIELDS, (move - PLACE) % FIELDS)
        if LAY <= move < FINISH:
            land, here = (move - LAY) // FIELDS, (move - LAY) % FIELDS
            return card_denial(table, seat, ANIMALS + land, here)
        return not_now(table, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move == FINISH:
            finish_placing(table)
        elif move < LAY:
            place_animal(table, seat, (move - PLACE) // FIELDS, (move - PLACE) % FIELDS)
        else:
            lay_land(table, seat, (move - LAY) // FIELDS, (move - LAY) % FIELDS)


def open_fields(table: Board, seat: int) -> list[int]:
    """Where the seat may place a card: 4 * field + steps, each field once.

    NES-3.9 every own card connects, NES-3.10 also one of this move; NES-R15 links may cross.
    NES-3.5 so they hang together. NES-3.2 Elements are no obstacle, NES-21.9 deserts are to Snakes.
    """
    at, board = table.at, table.board
    steps = [0] * FIELDS
    found: list[int] = []
    first = True
    for here in board.fields:
        if at[here] != NOTHING and owner_of(at[here]) == seat:
            first = False
            for near in board.orthogonal[here]:
                if at[near] == NOTHING:
                    if steps[near] == 0:
                        found.append(near)
                    steps[near] = 1  # NES-3.6, NES-R14 the cheapest link counts
            for near in board.diagonal[here]:
                if at[near] == NOTHING and steps[near] == 0:
                    found.append(near)
                    steps[near] = 2  # NES-3.7
    if first:  # NES-3.3, NES-3.8, NES-R16
        return [4 * edge + 1 for edge in board.edges if at[edge] == NOTHING]
    return [4 * here + steps[here] for here in found]


def suits_land(table: Board, land: int, here: int) -> bool:
    if land == JOKER:
        return True  # NES-3.15
    if land == DESERT:
        return not holds_element(table, here)  # NES-3.16
    return table.board.landscape[here] >> land & 1 != 0  # NES-3.14


# --- why not ------------------------------------------------------------------------------------


def card_denial(table: Board, seat: int, card: int, here: int) -> Denial | None:
    if not table.hands[CARDS * seat + card]:
        return Denial("NES-4.2", "not-in-hand")
    if not table.board.landscape[here]:
        return Denial("NES-1.6", "no-such-field", {"field": FIELD.names[here]})
    if table.at[here] != NOTHING:  # NES-3.1
        return Denial("NES-3.1", "field-has-a-card", {"field": FIELD.names[here]})
    steps = link_steps(table, seat, here)
    if steps == 0:  # NES-3.3 or NES-3.4
        if has_cards(table, seat):
            return Denial("NES-3.4", "not-connected")
        return Denial("NES-3.3", "first-card-at-the-edge")
    if card < ANIMALS:
        return animal_denial(table, seat, card, here, steps)
    return land_denial(table, seat, card - ANIMALS, here, steps)


def has_cards(table: Board, seat: int) -> bool:
    return any([what != NOTHING and owner_of(what) == seat for what in table.at])


def link_steps(table: Board, seat: int, here: int) -> int:
    """What a card there would cost, 0 if it may not lie there."""
    if not has_cards(table, seat):
        return 1 if here in table.board.edges else 0
    cheapest = 0
    for other in table.board.fields:
        if table.at[other] == NOTHING or owner_of(table.at[other]) != seat:
            continue
        across, down = abs(COLUMN[other] - COLUMN[here]), abs(ROW[other] - ROW[here])
        if max(across, down) == 1:
            steps = across + down
            cheapest = steps if cheapest == 0 else min(cheapest, steps)
    return cheapest


def animal_denial(table: Board, seat: int, animal: int, here: int, steps: int) -> Denial | None:
    stack, book = table.stack, table.book
    if not book.landscapes[animal] & table.board.landscape[here]:
        two = table.board.landscape[here].bit_count() == 2
        return Denial("NES-3.12" if two else "NES-3.13", "wrong-landscape")
    if animal == BEES and not book.bees_placed_on_element and holds_element(table, here):
        return Denial("NES-R24", "bees-shun-elements")
    if field(stack, DOTS) + book.dots[animal] > dot_limit(table):
        return Denial("NES-4.14" if table.moved else "NES-5.6", "too-many-dots")
    price = extra_steps(field(stack, ANIMAL_STEPS), steps, animal_limit(table))
    if price > table.magic[seat]:
        return Denial("NES-4.12", "not-enough-magic")
    return None


def land_denial(table: Board, seat: int, land: int, here: int, steps: int) -> Denial | None:
    if land == DESERT and holds_element(table, here):
        return Denial("NES-3.16", "no-desert-on-element")
    if land < JOKER and not table.board.landscape[here] >> land & 1:
        return Denial("NES-3.14", "wrong-landscape")
    price = extra_steps(field(table.stack, LAND_STEPS), steps, land_limit(table))
    if price > table.magic[seat]:
        return Denial("NES-4.10", "not-enough-magic")
    return None


# --- doing it -----------------------------------------------------------------------------------


def extra_steps(used: int, steps: int, limit: int) -> int:
    """NES-4.15 the steps beyond the limit, each for a magic token."""
    return max(0, used + steps - max(used, limit))


def place_animal(table: Board, seat: int, animal: int, here: int) -> None:
    stack = table.stack
    steps = steps_to_link(table, seat, here)
    pay(table, seat, extra_steps(field(stack, ANIMAL_STEPS), steps, animal_limit(table)))
    put(stack, ANIMAL_STEPS, field(stack, ANIMAL_STEPS) + steps)
    put(stack, DOTS, field(stack, DOTS) + table.book.dots[animal])
    table.hands[CARDS * seat + animal] -= 1
    piece = ANIMALS * seat + animal
    table.at[here] = piece
    table.place[piece] = here  # NES-1.14 an Element there is not taken
    if table.news is not None:
        # NES-3.19 everybody is told the dots
        table.tell(PLACED.at(seat, here, table.book.dots[animal], animal))
    take_drop(table, seat)


def lay_land(table: Board, seat: int, land: int, here: int) -> None:
    stack = table.stack
    steps = steps_to_link(table, seat, here)
    pay(table, seat, extra_steps(field(stack, LAND_STEPS), steps, land_limit(table)))
    put(stack, LAND_STEPS, field(stack, LAND_STEPS) + steps)
    table.hands[CARDS * seat + ANIMALS + land] -= 1
    table.at[here] = LYING + LANDS * seat + land  # NES-2.4 no Drop goes, NES-3.20 it is open


def steps_to_link(table: Board, seat: int, here: int) -> int:
    """What a placement that is allowed costs."""
    at, board = table.at, table.board
    for near in board.orthogonal[here]:
        if at[near] != NOTHING and owner_of(at[near]) == seat:
            return 1
    for near in board.diagonal[here]:
        if at[near] != NOTHING and owner_of(at[near]) == seat:
            return 2
    return 1  # the first card
