"""Food and success points: converting one into the other, and paying for a card."""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import HIGHEST, OFFERED, PAYING
from wildtable.games.wildlife.moves import MOST_FOOD, MOST_STEPS, SOLD, STEP_BACK
from wildtable.games.wildlife.rules.card_use import use_card
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import active, bank
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push
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
    """LIF-R19 down to the floor; LIF-R25 a limited bank must have the food for each step.

    LIF-16.3 steps back only ever pay for a card.
    """
    content = table.content
    steps = max(0, table.success[seat] - content.payment_floor)
    if content.limited_bank:
        steps = min(steps, bank(table) // content.per_step)
    return steps


def highest_bid(table: Board, seat: int) -> int:
    """LIF-R19 a bid must be payable."""
    most = table.food[seat] + table.content.per_step * most_steps_back(table, seat)
    return min(most, MOST_FOOD)


def steps_for(table: Board, food: int) -> int:
    """The fewest steps back that bring so much food."""
    per_step = table.content.per_step
    return (max(0, food) + per_step - 1) // per_step


def fewest_steps(table: Board, seat: int, bid: int) -> int:
    return steps_for(table, bid - table.food[seat])


def most_steps(table: Board, seat: int, bid: int) -> int:
    """LIF-R20 with free choice, up to the steps that pay the whole bid."""
    wanted = min(steps_for(table, bid), most_steps_back(table, seat))
    return max(wanted, fewest_steps(table, seat, bid))


def buy(table: Board, seat: int, card: int, bid: int) -> None:
    """A card is won: its buyer pays, own food first, and uses it.

    LIF-14.14 it never comes to the hand, LIF-14.18 nor does it take a play of the buyer.
    """
    fewest = fewest_steps(table, seat, bid)
    if table.content.free_payment and fewest < most_steps(table, seat, bid):
        push(table.stack, PAYING, seat, card, bid)
    else:
        pay(table, seat, card, bid, fewest)
    if table.content.hidden_food:
        table.barrier = True  # how somebody pays shows what they had


def pay(table: Board, seat: int, card: int, bid: int, steps: int) -> None:
    seller = active(table)
    # LIF-14.11, LIF-14.12 below 1 too, LIF-14.21 before anything compares positions
    table.success[seat] -= steps
    table.food[seat] += table.content.per_step * steps - bid  # LIF-16.4 what is left over stays
    table.food[seller] += bid  # LIF-14.10 before the card is used
    if table.news is not None:
        table.tell(SOLD.at(seller, seat, card, bid, min(steps, MOST_STEPS)))
    use_card(table, seat, card, bought=True)  # LIF-14.13 at once, LIF-14.20 and nothing else


@final
class Paying(Decision[Board]):
    """LIF-R20 with free choice, how many steps back pay for a card."""

    def legal(self, table: Board, seat: int) -> list[int]:
        bid = field(table.stack, HIGHEST)
        fewest, most = fewest_steps(table, seat, bid), most_steps(table, seat, bid)
        return [STEP_BACK + steps for steps in range(fewest, most + 1)]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not STEP_BACK <= move <= STEP_BACK + MOST_STEPS:
            return not_now(table, seat, move)
        content = table.content
        steps, bid = move - STEP_BACK, field(table.stack, HIGHEST)
        gained = content.per_step * steps
        if table.food[seat] + gained < bid:
            return Denial("LIF-R20", "does-not-pay", {"bid": bid})
        if steps > 0 and gained - content.per_step >= bid:
            return Denial("LIF-R20", "more-than-needed", {"bid": bid})
        if steps > 0 and table.success[seat] - steps < content.payment_floor:
            return Denial("LIF-R19", "below-floor", {"floor": content.payment_floor})
        if content.limited_bank and gained > bank(table):
            return Denial("LIF-R25", "bank-too-small", {"food": bank(table)})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        stack = table.stack
        card, bid = field(stack, OFFERED), field(stack, HIGHEST)
        pop(stack)
        pay(table, seat, card, bid, move - STEP_BACK)
