"""Move and climb: one character goes to another space."""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.frames import FOR_CLIMB, PAID_GOAL, PAID_MOVER, PAYING
from wildtable.games.wildlands.moves import KINDS, SPACES, TEAM, move_to
from wildtable.games.wildlands.rules.action import finish_action
from wildtable.games.wildlands.rules.payment import Price, can_be_paid
from wildtable.games.wildlands.rules.table import first_of
from wildtable.kernel.frames import field, pop, push
from wildtable.kernel.game import Denial


def price_of(table: Board, character: int, goal: int) -> int:
    """Cards for the step, 0 where it can't be made.

    WLD-7.7 two uphill, WLD-7.8 one downhill, WLD-7.9 one along a ridge. WLD-7.13 the dungeon has
    no hills.
    """
    return table.content.price[SPACES * table.where[character] + goal]


def add_moves(table: Board, seat: int, card: int, rest: int, wilds: int, moves: list[int]) -> None:
    """Steps with a card; `rest` and `wilds` are what else is in hand, for a climb.

    WLD-7.6 who stands where does not matter.
    """
    content = table.content
    icons = content.icons[card]  # WLD-7.14 no open actions
    above = rest & content.above[card % KINDS]
    first = first_of(table, seat)
    for place in range(TEAM):
        space = table.where[first + place]
        if space < 0 or icons >> place & 1 == 0:
            continue
        climbs = wilds > 0 or above & content.icon_cards[first + place] != 0
        row, character = SPACES * space, first + place
        for goal in content.neighbors[space]:  # WLD-7.3, WLD-7.12 through gates, too
            if climbs or content.price[row + goal] == 1:
                move = move_to(character, goal)
                moves.append(move)


def check_move(
    table: Board, seat: int, card: int, hand: list[int], character: int, goal: int
) -> Denial | None:
    """`hand` is what else the seat holds; the character is its own and on the board."""
    content = table.content
    if content.icons[card] >> character % TEAM & 1 == 0:
        return Denial("WLD-7.1", "no-icon", {"character": content.character_names[character]})
    if goal not in content.neighbors[table.where[character]]:  # WLD-7.2, WLD-7.4
        return Denial("WLD-7.2", "not-adjacent", {"space": goal + 1})
    if content.price[SPACES * table.where[character] + goal] > 1:
        if not can_be_paid(table, seat, [card], hand, Price(FOR_CLIMB, character, goal)):
            return Denial("WLD-7.7", "climb-needs-two", {"space": goal + 1})
    return None


def move_by_card(table: Board, character: int, goal: int) -> None:
    pop(table.stack)
    if price_of(table, character, goal) == 1:
        table.where[character] = goal
        finish_action(table)
    else:
        push(table.stack, PAYING, FOR_CLIMB, character, goal)


def add_climb_cards(table: Board, seat: int) -> int:
    """WLD-7.10 ordinary cards that pay the rest of a climb; WLD-16.4 any wild card does, too."""
    content = table.content
    last = table.in_play[len(table.in_play) - 1] % KINDS
    climber = field(table.stack, PAID_MOVER)
    return table.hand[seat] & content.above[last] & content.icon_cards[climber]


def climb(table: Board) -> None:
    """WLD-7.11 two cards, one action."""
    table.where[field(table.stack, PAID_MOVER)] = field(table.stack, PAID_GOAL)
    pop(table.stack)
    finish_action(table)
