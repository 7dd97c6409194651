"""Events: Food Source, Epidemic and Famine. The user of the card is the "you" of its text."""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import EPIDEMIC, USER, WHO
from wildtable.games.wildlife.moves import (
    EPIDEMIC_CARD,
    FAMINE,
    FED,
    MOST_TOLD,
    REMOVE,
    SPACES,
    STARVED,
)
from wildtable.games.wildlife.rules.expand_attack import remove_tile
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import bank, tiles_on_board
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial


def happen(table: Board, user: int, card: int) -> None:
    """LIF-13.1 the event of a card that is used.

    LIF-13.14 Defense is not asked for. LIF-13.15 a play is counted when the card is shown.
    """
    if card == EPIDEMIC_CARD:
        push(table.stack, EPIDEMIC, user, user)
        ask_next_victim(table)
    elif card == FAMINE:
        famine(table, user)
    else:
        food_source(table, user)


# --- Food Source --------------------------------------------------------------------------------


def food_source(table: Board, user: int) -> None:
    content = table.content
    lowest = min(table.success)  # LIF-13.12 before anybody is fed
    extra = content.food_source_last if table.seats > 2 else 0  # LIF-13.13, LIF-22.9
    share = content.food_source_user  # LIF-13.9
    if table.success[user] == lowest:
        share += extra  # LIF-13.11
    feed(table, user, share)
    seat = table.left[user]
    while seat != user:
        if table.success[seat] == lowest:  # LIF-13.10 everybody in last place
            feed(table, seat, extra)
        seat = table.left[seat]


def feed(table: Board, seat: int, food: int) -> None:
    if table.content.limited_bank:
        food = min(food, bank(table))
    table.food[seat] += food
    if food > 0 and table.news is not None:
        table.tell(FED.at(seat, food))


# --- Famine -------------------------------------------------------------------------------------


def famine(table: Board, user: int) -> None:
    due = table.content.famine_food
    for seat in range(table.seats):
        if seat != user:  # LIF-13.6 each opponent
            paid = min(due, table.food[seat])
            table.food[seat] -= paid
            # LIF-13.7 a position for each missing point, LIF-13.8 not for three of them
            table.success[seat] -= due - paid
            if table.news is not None:
                table.tell(STARVED.at(seat, min(paid, MOST_TOLD), due - paid))
    if table.content.hidden_food:
        table.barrier = True  # what somebody could not pay shows what they had


# --- Epidemic -----------------------------------------------------------------------------------


def ask_next_victim(table: Board) -> None:
    """LIF-13.3 one after another from the user's left; LIF-13.5 without those who have no tile."""
    stack = table.stack
    user = field(stack, USER)
    seat = table.left[field(stack, WHO)]
    while seat != user and tiles_on_board(table, seat) == 0:
        seat = table.left[seat]
    if seat == user:
        pop(stack)
    else:
        put(stack, WHO, seat)


@final
class LosingTile(Decision[Board]):
    """LIF-13.2 which of the own tiles is lost to an Epidemic."""

    def legal(self, table: Board, seat: int) -> list[int]:
        owner = table.owner
        return [REMOVE + space for space in range(len(owner)) if owner[space] == seat]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not REMOVE <= move < REMOVE + SPACES:
            return not_now(table, seat, move)
        space = move - REMOVE
        if table.owner[space] != seat:
            return Denial("LIF-13.2", "not-your-tile", {"space": table.content.space_names[space]})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        remove_tile(table, move - REMOVE)  # LIF-13.4 it leaves the game
        ask_next_victim(table)
