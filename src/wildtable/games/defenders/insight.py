"""How good a position looks, for bots: camps on their way, factories to rewild, losses to avoid.

All sides are looked at alike, since they win together. A point is about a tenth of an action that
earns support. The numbers come from trials, not from rules.
"""

from typing import Final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import DYING, MELEE, SAFE
from wildtable.games.defenders.insight_board import board_value
from wildtable.games.defenders.moves import (
    ALL_ITEMS,
    AMBUSH,
    CARDS_EACH,
    CONTROLLED_BLAZE,
    FACTIONS,
    FIELD_HOSPITAL,
    HABITATS,
    KILL,
    MANIFESTO,
    MEDICINAL_HERBS,
    OWN_ITEM,
    POWER_DOWN,
)
from wildtable.games.defenders.rules.abilities import TRACTS
from wildtable.games.defenders.rules.actions.clear_pollution import is_polluted
from wildtable.games.defenders.rules.actions.move import steps_from
from wildtable.games.defenders.rules.damage import death_chances, deaths, threat
from wildtable.games.defenders.rules.hexes import (
    HEXES,
    NEIGHBOUR,
    OFF,
    SIDES,
)
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import (
    counts_as,
    finished,
    in_force,
    is_factory,
)
from wildtable.games.defenders.rules.values import CHOSEN, HAND, KILLED, NONE
from wildtable.kernel.frames import top

SUPPORT: Final = 74
CAMP: Final = 280  # beside the support it took
READY: Final = 50  # support complete: cards and a camp are one action away
TO_COME: Final = 11  # a point of a defender that is still to act
CARD: Final = 22
# By ability, in tenths of a point: what it is worth, or each thing it does.
ABILITY: Final = (
    *(0, 5, 5, 10, 15, 12, -5, 2, 12, 3, 12, 10, 10, 5, 8, 10),  # Comrade to Demolitions
    *(2, 2, 5, 6, 3, 3, 6, 30, 6, 10, 3),  # Feel the Burn to Ballistics
)
# Maps, bread, potions, rockets. Bread is worth less than a step, or a bot whose plans are cut short
# eats it and buys it back for ever (DEF-R-90).
ITEM: Final = (35, 10, 30, 45)
DAMAGE: Final = (0, 10, 40, 140)
DEATH: Final = 500  # of a habitat's first defender: the next one loses
MASSACRE: Final = 9_000  # if it is sure
MELEE_RISK: Final = 25  # to begin the next turn beside a mech
SNIPER_RISK: Final = 10
WAY: Final = 28  # for each step to where there is something to do
NO_WAY: Final = 5  # steps that stand for "can't get there"
HURRY: Final = 3  # for each move: of equal ways the shorter one, and none that leads nowhere
HORIZON: Final = 5  # whoever chooses in silence sees what comes of it once all have had a turn
# How far people err, by trials: see `Game.slips`.
SLIPS: Final[tuple[float, ...]] = (0.35, 0.9, 1.3)


def evaluate(table: Board, seat: int) -> int:
    """How far the match is won; the same for every seat, but for cards that others can't know."""
    value = 0
    through_walls = in_force(table, POWER_DOWN)
    for side in table.order:
        if side != NONE and table.at[side] != NONE:
            value += side_value(table, side) - WAY * way_to_work(table, side, through_walls)
        if side != NONE and table.organizer[side] != NONE:
            value += camps_value(table, side)
    value += cards_value(table) - board_value(table)
    if top(table.stack) == DYING:
        value -= dying_value(table)
    return value - HURRY * table.clock


def camps_value(table: Board, side: int) -> int:
    steps = table.content.camp_steps[table.seats]
    value = SUPPORT * table.support[side]
    for number in range(table.built[side]):
        value += CAMP + SUPPORT * (steps[number] - 1)
    if not finished(table, side) and table.support[side] == most_support(table, side):
        value += READY
    return value


def side_value(table: Board, side: int) -> int:
    value = -DAMAGE[table.damage[side]]
    for item in range(FACTIONS):
        if table.items[FACTIONS * side + item]:
            value += ITEM[item]
    danger = threat(table, side)
    if danger != SAFE:
        value -= MELEE_RISK if danger == MELEE else SNIPER_RISK
    return value


def way_to_work(table: Board, side: int, through_walls: bool) -> int:
    """Steps to the nearest hex where the side can do what it needs most."""
    build = not finished(table, side) and table.support[side] == most_support(table, side)
    walked = [table.at[side]]
    distance = [NO_WAY] * HEXES
    distance[walked[0]] = 0
    for hex in walked:  # grows while it is walked
        if has_work(table, side, hex, build):
            return distance[hex]
        steps = distance[hex] + 1
        if steps < NO_WAY:
            for near in steps_from(table, hex, through_walls):
                if distance[near] == NO_WAY:
                    distance[near] = steps
                    walked.append(near)
    return NO_WAY


def has_work(table: Board, side: int, hex: int, build: bool) -> bool:
    if build:
        return table.camp[hex] == NONE and counts_as(table, hex, table.content.home[side])
    if table.mechs[hex] or table.pollution[hex] or table.toxic[hex] or is_factory(table, hex):
        return True
    return (finished(table, side) or table.markers[side] > 0) and beside_factory(table, hex)


def beside_factory(table: Board, hex: int) -> bool:
    for place in range(SIDES * hex, SIDES * hex + SIDES):
        near = NEIGHBOUR[place]
        if near != OFF and is_factory(table, near):
            return True
    return False


def cards_value(table: Board) -> int:
    """Cards in hand, and defenders that were chosen; alone, those that lie on top."""
    place = table.place
    value = 0
    for side in table.order:
        if side == NONE:
            continue
        to_come = table.active[side] if table.seats == 1 else NONE
        for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
            if place[card] == HAND:
                value += CARD
            elif place[card] == KILLED:
                value -= DEATH
            elif place[card] == CHOSEN:
                to_come = card
        if to_come != NONE:
            value += TO_COME * table.content.card_points[to_come]
            value += team_value(table, side, to_come)
        if to_come != NONE and place[to_come] == CHOSEN:
            value += TO_COME * ability_value(table, side, to_come) // 10
    return value


def ability_value(table: Board, side: int, card: int) -> int:
    """What a chosen defender's ability will be worth, in tenths of a point."""
    ability = table.content.card_ability[card]
    worth = ABILITY[ability]
    if ability == OWN_ITEM:
        return worth * (1 - table.items[FACTIONS * side + side])
    if ability == ALL_ITEMS:
        return worth * missing(table, side)
    if ability == MANIFESTO:
        return worth * min(TRACTS, most_support(table, side) - table.support[side])
    if ability == CONTROLLED_BLAZE:
        return worth * polluted_beside(table, table.at[side])
    if ability == AMBUSH:
        return worth if table.mechs[table.at[side]] else 0
    if ability in (FIELD_HOSPITAL, MEDICINAL_HERBS):
        return worth * sum(table.damage)
    return worth


def missing(table: Board, item: int) -> int:
    """How many sides in the game lack an item."""
    lacking = 0
    for side in table.order:
        if not table.exited[side] and not table.items[FACTIONS * side + item]:
            lacking += 1
    return lacking


def polluted_beside(table: Board, hex: int) -> int:
    found = 0
    for place in range(SIDES * hex, SIDES * hex + SIDES):
        near = NEIGHBOUR[place]
        if near != OFF and is_polluted(table, near):
            found += 1
    return found


def dying_value(table: Board) -> int:
    """A defender is about to die: the match is lost if one of its habitat has died before."""
    chances = death_chances(table)
    mourned = [deaths(table, habitat) > 0 for habitat in range(HABITATS)]
    deadly = 0
    for move, _ in chances:
        if mourned[table.content.card_habitat[move - KILL]]:
            deadly += 1
    return DEATH + MASSACRE * deadly // len(chances)


def team_value(table: Board, side: int, card: int) -> int:
    """Cards in hand that could join this one."""
    habitat = table.content.card_habitat[card]
    joining = 0
    for other in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        if table.place[other] == HAND and table.content.card_habitat[other] == habitat:
            joining += 1
    return CARD * joining
