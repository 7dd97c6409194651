"""Fly: one or two spaces, over all hills."""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.moves import FLAGS, FLY_FLAG, TEAM, fly
from wildtable.games.wildlands.rules.action import finish_action
from wildtable.games.wildlands.rules.table import first_of
from wildtable.kernel.frames import pop
from wildtable.kernel.game import Denial


def add_flights(table: Board, seat: int, card: int, moves: list[int]) -> None:
    """WLD-15.1 one step or two, WLD-15.2 over white lines only, WLD-15.3 uphill for one card, too.

    WLD-R20 walls between two spaces may be flown over as an option. WLD-15.4 that the card shows
    the icon of who flies is for `add_moves`, and for claims.
    """
    content = table.content
    users = content.users[FLAGS * card + FLY_FLAG]
    first = first_of(table, seat)
    for place in range(TEAM):
        space = table.where[first + place]
        if space >= 0 and users >> place & 1:
            moves.extend([fly(first + place, goal) for goal in content.flights[space]])


def check_flight(table: Board, character: int, goal: int) -> Denial | None:
    content = table.content
    start = table.where[character]
    if goal == start:
        return None if content.hover else Denial("WLD-R19", "fly-needs-a-move")
    spaces = [start]
    for step in range(content.fly_steps):
        spaces = [other for space in spaces for other in content.airways[space]]
        if goal in spaces and (step + 1 == content.fly_steps or not content.fly_all_steps):
            return None
    if content.fly_all_steps and goal in content.airways[start]:
        return Denial("WLD-R19", "too-near-to-fly", {"space": goal + 1})
    return Denial("WLD-15.1", "too-far-to-fly", {"space": goal + 1})


def fly_to(table: Board, character: int, goal: int) -> None:
    """WLD-15.5 one action, one window, after the last step."""
    pop(table.stack)
    table.where[character] = goal
    finish_action(table)
