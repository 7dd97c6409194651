"""Machine cards: the deck, and a card's steps strictly one after the other (DEF-19.2).

DEF-26.1, DEF-26.2 the difficult card for two engines: `engines.py`. DEF-19.5 turns are over for who
has left (`rounds.py`), and so are their machine cards.
"""

from typing import Final, final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import NO_ORDER
from wildtable.games.defenders.frames import (
    HURTING,
    HURTING_CHECKED,
    HURTING_HARM,
    MACHINES_BUILT,
    MACHINES_CARD,
    MACHINES_ENGINE,
    MACHINES_STEP,
    SIDE,
)
from wildtable.games.defenders.moves import MACHINE, MACHINE_CARDS, MOST_STEPS
from wildtable.games.defenders.rules import engines, factories, mechs, pollution
from wildtable.games.defenders.rules.damage import hurt
from wildtable.games.defenders.rules.hexes import LEFT, RIGHT
from wildtable.games.defenders.rules.news import (
    DIRECTED,
    FROM_MACHINES,
    MACHINES_SHUFFLED,
    STEP_BEGINS,
)
from wildtable.games.defenders.rules.table import left_of
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.decisions import ChanceDecision
from wildtable.kernel.frames import field, pop, push, put

# What a step orders, in the order of pack.ORDERS.
ADVANCE: Final = 0
SCANNED_ADVANCES: Final = 1
OTHER_ADVANCES: Final = 2
DEPLOY: Final = 3
BUILD_FACTORY: Final = 4
SPREAD_UNLESS_BUILT: Final = 5
SPREAD: Final = 6
DEPLOY_HUNTERS: Final = 7
PURSUE: Final = 8
DAMAGE: Final = 9
TOGGLE: Final = 10


@final
class Machines(ChanceDecision[Board]):
    """DEF-19.1: the top card of a deck that nobody has ordered (DEF-2.42)."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        deck = table.deck
        return [(MACHINE + card, deck[card]) for card in range(MACHINE_CARDS) if deck[card]]

    def apply(self, table: Board, seat: int, move: int) -> None:
        table.deck[move - MACHINE] -= 1
        put(table.stack, MACHINES_CARD, move - MACHINE)


def next_step(table: Board) -> None:
    """Begin the next step of the card, or put it away."""
    card, step = field(table.stack, MACHINES_CARD), field(table.stack, MACHINES_STEP)
    place = MOST_STEPS * card + step
    order = table.content.order[place] if step < MOST_STEPS else NO_ORDER
    if order == NO_ORDER:
        put_away(table, card)
        return
    put(table.stack, MACHINES_STEP, step + 1)
    if table.news is not None:
        table.tell(STEP_BEGINS.at(order))
    if order <= DEPLOY:
        order_engines(table, order, table.content.times[place])
    elif order <= SPREAD:
        order_factories(table, order)
    elif order == TOGGLE:
        toggle_direction(table)
    else:
        order_mechs(table, order, table.content.times[place], table.content.other_times[place])


def put_away(table: Board, card: int) -> None:
    """DEF-19.3 onto the open discard pile; DEF-19.4 after the last a new deck is shuffled."""
    pop(table.stack)
    table.turns += 1
    table.discard[card] += 1
    if sum(table.deck) == 0:
        for each in range(MACHINE_CARDS):
            table.deck[each] = table.discard[each]
            table.discard[each] = 0
        if table.news is not None:
            table.tell(MACHINES_SHUFFLED.at())


def order_engines(table: Board, order: int, times: int) -> None:
    if order == ADVANCE:
        engines.advance_both(table, times)
    elif order == SCANNED_ADVANCES:
        engine = engines.scan_for_engine(table)  # DEF-R-18 one scan, before anything moves
        put(table.stack, MACHINES_ENGINE, engine)
        engines.advance_one(table, engine, times)
    elif order == OTHER_ADVANCES:
        engine = field(table.stack, MACHINES_ENGINE)
        engines.advance_one(table, 1 - engine if engine != NONE else NONE, times)
    else:
        engines.deploy_engines(table)


def order_factories(table: Board, order: int) -> None:
    if order == BUILD_FACTORY:
        factories.build_if_enclosed(table)
    elif order == SPREAD_UNLESS_BUILT and field(table.stack, MACHINES_BUILT):  # DEF-23.1
        pollution.skip_spreading(table)
    else:  # DEF-26.3 a difficult card spreads after a build as well, DEF-26.4 from new tiles too
        pollution.spread_pollution(table)


def order_mechs(table: Board, order: int, times: int, other_times: int) -> None:
    side = field(table.stack, SIDE)
    if order == DEPLOY_HUNTERS:
        mechs.deploy_hunters(table)
    elif order == PURSUE:
        mechs.pursue(table, side, times, other_times)
    elif order == DAMAGE:
        push(table.stack, HURTING, side, 0, times)


def toggle_direction(table: Board) -> None:
    """DEF-24.1 right becomes left; DEF-24.2 the steps that follow use the new direction.

    DEF-24.3 only the one Reboot card orders it, and no difficult one stands in for that.
    """
    table.direction = LEFT if table.direction == RIGHT else RIGHT
    if table.news is not None:
        table.tell(DIRECTED.at(table.direction))


def hurt_next(table: Board) -> None:
    """DEF-26.5 one damage to everybody who shares a hex with a mech; DEF-R-45 clockwise."""
    checked = field(table.stack, HURTING_CHECKED)
    if checked == len(table.order):
        pop(table.stack)
        return
    put(table.stack, HURTING_CHECKED, checked + 1)
    side, harm = field(table.stack, SIDE), field(table.stack, HURTING_HARM)
    for _ in range(checked):
        side = left_of(table, side)
    hex = table.at[side]
    if hex != NONE and table.mechs[hex] > 0:  # DEF-26.6 snipers in a factory too
        hurt(table, side, harm, FROM_MACHINES)
