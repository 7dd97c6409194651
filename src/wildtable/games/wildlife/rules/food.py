"""Food and success points: converting one into the other."""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.rules.table import bank
from wildtable.kernel.game import Denial

# --- food into success --------------------------------------------------------------------------


def can_convert(table: Board, seat: int) -> bool:
    """LIF-16.6 with what was earned in this turn, too; LIF-16.5 only the total counts."""
    return table.food[seat] >= table.content.per_step


def convert(table: Board, seat: int) -> None:
    """LIF-16.1 three food points for a step forward; LIF-16.2 only a turn (`turn.py`) offers it."""
    table.food[seat] -= table.content.per_step
    table.success[seat] += 1


def conversion_denial(table: Board, seat: int) -> Denial | None:
    if table.food[seat] < table.content.per_step:
        return Denial("LIF-16.1", "too-little-food", {"food": table.content.per_step})
    return None


# --- success into food, to pay ------------------------------------------------------------------


def most_steps_back(table: Board, seat: int) -> int:
    """LIF-16.3 steps back only ever pay for a card that was won (`auction.py`).

    LIF-R19 down to the floor; LIF-R25 a limited bank must have the food for each step.
    """
    content = table.content
    steps = max(0, table.success[seat] - content.payment_floor)
    if content.limited_bank:
        steps = min(steps, bank(table) // content.per_step)
    return steps


def steps_for(table: Board, food: int) -> int:
    """The fewest steps back that bring so much food; LIF-16.4 what is left over stays."""
    per_step = table.content.per_step
    return (max(0, food) + per_step - 1) // per_step
