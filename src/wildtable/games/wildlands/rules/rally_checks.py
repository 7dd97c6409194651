"""Rally: who else moves, and the road of checks: why somebody can't, or can't be the only one."""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import FOR_RALLY, RALLY_CARD, RALLY_GOAL, RALLY_MOVER
from wildtable.games.wildlands.moves import RALLY, STAY, TEAM, use_of
from wildtable.games.wildlands.rules.deck import hand_of
from wildtable.games.wildlands.rules.movement import check_move
from wildtable.games.wildlands.rules.payment import (
    Price,
    are_near,
    can_be_paid,
    may_rally,
    rallies,
)
from wildtable.games.wildlands.rules.rally import rally_on, second_moves
from wildtable.games.wildlands.rules.refusals import check_user, not_now, wait_for_actor
from wildtable.games.wildlands.rules.table import first_of
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import UNSET, field
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


@final
class Rallying(Decision[Board]):
    """WLD-14.2, WLD-14.5 one moves in a rally: somebody else moves too, or stays."""

    def turn(self, table: Board) -> Turn:
        return ASK[table.acting]

    def legal(self, table: Board, seat: int) -> list[int]:
        return second_moves(table, seat)

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        hand = hand_of(table, seat)
        if move == STAY:
            return check_stay(table, seat, hand)
        if not RALLY <= move < STAY:
            return not_now(table, seat, move)
        _, second, goal = use_of(move)
        return check_user(table, seat, second) or check_second(table, seat, hand, second, goal)

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move == STAY:
            rally_on(table, UNSET, UNSET)
        else:
            _, second, goal = use_of(move)
            rally_on(table, second, goal)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait_for_actor(table, seat)


def check_rally(
    table: Board, seat: int, card: int, hand: list[int], mover: int, goal: int
) -> Denial | None:
    """The first mover; its character is the seat's own and on the board."""
    content = table.content
    if not rallies(table, seat, [card], mover, UNSET):
        name = content.character_names[mover]
        return Denial("WLD-14.3", "out-of-rally-reach", {"character": name})
    if goal not in content.neighbors[table.where[mover]]:
        return Denial("WLD-7.2", "not-adjacent", {"space": goal + 1})
    if can_be_paid(table, seat, [card], hand, Price(FOR_RALLY, mover, goal)):
        return None
    first = first_of(table, seat)
    for second in range(mover + 1, first + TEAM):
        if are_near(table, mover, second) and rallies(table, seat, [card], mover, second):
            for other in content.neighbors[table.where[second]]:
                price = Price(FOR_RALLY, mover, goal, second, other)
                if can_be_paid(table, seat, [card], hand, price):
                    return None
    return not_alone(table, seat, card, hand, mover, goal)


def not_alone(table: Board, seat: int, card: int, hand: list[int], mover: int, goal: int) -> Denial:
    """Why a rally of one is refused: it is a step or a climb, or a climb that can't be paid."""
    name = table.content.character_names[mover]
    if table.content.only_caller_alone and not may_rally(table, card, mover):
        return Denial("WLD-R17", "not-the-caller", {"character": name})
    if check_move(table, seat, card, hand, mover, goal) is None:
        return Denial("WLD-14.6", "same-as-a-step", {"character": name})
    return Denial("WLD-14.8", "rally-climb-needs-more", {"space": goal + 1})


def check_second(
    table: Board, seat: int, hand: list[int], second: int, other: int
) -> Denial | None:
    """The second mover; its character is the seat's own and on the board."""
    content = table.content
    stack = table.stack
    card, mover = field(stack, RALLY_CARD), field(stack, RALLY_MOVER)
    goal = field(stack, RALLY_GOAL)
    name = content.character_names[second]
    if second <= mover:
        return Denial("WLD-14.2", "rally-in-order", {"character": name})
    if not rallies(table, seat, [card], mover, second):
        return Denial("WLD-14.3", "out-of-rally-reach", {"character": name})
    if other not in content.neighbors[table.where[second]]:
        return Denial("WLD-7.2", "not-adjacent", {"space": other + 1})
    price = Price(FOR_RALLY, mover, goal, second, other)
    if not can_be_paid(table, seat, [card], hand, price):
        return Denial("WLD-14.8", "rally-climb-needs-more", {"space": other + 1})
    return None


def check_stay(table: Board, seat: int, hand: list[int]) -> Denial | None:
    stack = table.stack
    card, mover = field(stack, RALLY_CARD), field(stack, RALLY_MOVER)
    goal = field(stack, RALLY_GOAL)
    if not can_be_paid(table, seat, [card], hand, Price(FOR_RALLY, mover, goal)):
        return not_alone(table, seat, card, hand, mover, goal)
    return None
