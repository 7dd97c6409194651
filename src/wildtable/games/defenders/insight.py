"""How good a position looks, for bots: camps on their way, factories to rewild, losses to avoid.

All sides are looked at alike, since they win together. A point is about a tenth of an action that
earns support. The numbers come from trials, not from rules.
"""

from typing import Final

from wildtable.games.defenders.moves import (
    CARDS_EACH,
    DYING,
    FACTIONS,
    HABITATS,
    KILL,
    MELEE,
    POWER_DOWN,
    SAFE,
)
from wildtable.games.defenders.rules.board import (
    CORE,
    DISTANCE,
    EDGE_AT,
    HEXES,
    NEIGHBOUR,
    OFF,
    SIDES,
)
from wildtable.games.defenders.rules.damage import death_chances, deaths, threat
from wildtable.games.defenders.rules.factories import is_enclosed
from wildtable.games.defenders.rules.moving import steps_from
from wildtable.games.defenders.rules.pollution import TOO_MUCH
from wildtable.games.defenders.rules.support import finished, most_support
from wildtable.games.defenders.rules.table import (
    CHOSEN,
    HAND,
    KILLED,
    NONE,
    Table,
    cards_at,
    core_tile,
    counts_as,
    in_force,
    is_factory,
    toxic_left,
)
from wildtable.kernel.frames import top

SUPPORT: Final = 70
CAMP: Final = 160  # beside the support it took
READY: Final = 80  # support complete: cards and a camp are one action away
TO_COME: Final = 11  # a point of a defender that is still to act
CARD: Final = 14
# Maps, bread, potions, rockets. Bread is worth less than a step, or a bot whose plans are cut short
# eats it and buys it back for ever (DEF-R-90).
ITEM: Final = (35, 10, 30, 45)
DAMAGE: Final = (0, 10, 40, 140)
DEATH: Final = 600  # of a habitat's first defender: the next one loses
MASSACRE: Final = 9_000  # if it is sure
MELEE_RISK: Final = 25  # to begin the next turn beside a mech
SNIPER_RISK: Final = 10
WAY: Final = 18  # for each step to where there is something to do
NO_WAY: Final = 5  # steps that stand for "can't get there"
FAR_FACTORY: Final = 78  # for each step from the nearest organizer
FAR_TOXIC: Final = 10
FAR_TOKEN: Final = 1
FACTORY: Final = 500  # that stands
FACTORY_MECH: Final = 90
FACTORY_DIRT: Final = 31
FACTORY_SHUT: Final = 84  # no way in
TOXIC: Final = (0, 160, 360, 640, 1_040, 1_600, 2_600)  # by sites on the board
TOKEN: Final = 20
NEARLY_TOXIC: Final = 120  # two tokens where a chute points
DISASTER: Final = 2_500  # ... and no toxic site is left
HUNTER: Final = 4
HURRY: Final = 4  # for each move: of equal ways the shorter one, and none that leads nowhere
LAST_TILE: Final = 150  # five factories stand: an enclosed hex is the end


def evaluate(table: Table, seat: int) -> int:
    """How far the match is won; the same for every seat, but for cards that others can't know."""
    value = 0
    for side in table.order:
        if side != NONE and table.at[side] != NONE:
            value += side_value(table, side)
        if side != NONE and table.organizer[side] != NONE:
            value += camps_value(table, side)
    value += cards_value(table) - factories_value(table) - pollution_value(table)
    value -= distance_value(table)
    if top(table.stack) == DYING:
        value -= dying_value(table)
    return value - HURRY * table.clock


def camps_value(table: Table, side: int) -> int:
    steps = table.content.camp_steps[table.players]
    value = SUPPORT * table.support[side]
    for number in range(table.built[side]):
        value += CAMP + SUPPORT * (steps[number] - 1)
    if not finished(table, side) and table.support[side] == most_support(table, side):
        value += READY
    return value


def side_value(table: Table, side: int) -> int:
    value = -DAMAGE[table.damage[side]]
    for item in range(FACTIONS):
        if table.items[FACTIONS * side + item]:
            value += ITEM[item]
    danger = threat(table, side)
    if danger != SAFE:
        value -= MELEE_RISK if danger == MELEE else SNIPER_RISK
    return value - WAY * way_to_work(table, side)


def way_to_work(table: Table, side: int) -> int:
    """Steps to the nearest hex where the side can do what it needs most."""
    build = not finished(table, side) and table.support[side] == most_support(table, side)
    through = in_force(table, POWER_DOWN)
    walked = [table.at[side]]
    distance = [NO_WAY] * HEXES
    distance[walked[0]] = 0
    for hex in walked:  # grows while it is walked
        if has_work(table, side, hex, build):
            return distance[hex]
        if distance[hex] + 1 < NO_WAY:
            for near in steps_from(table, hex, through):
                if distance[near] == NO_WAY:
                    distance[near] = distance[hex] + 1
                    walked.append(near)
    return NO_WAY


def has_work(table: Table, side: int, hex: int, build: bool) -> bool:
    if build:
        return table.camp[hex] == NONE and counts_as(table, hex, table.content.home[side])
    if table.mechs[hex] or table.pollution[hex] or table.toxic[hex] or is_factory(table, hex):
        return True
    return (finished(table, side) or table.markers[side] > 0) and beside_factory(table, hex)


def beside_factory(table: Table, hex: int) -> bool:
    near = [NEIGHBOUR[place] for place in range(SIDES * hex, SIDES * hex + SIDES)]
    return any([other != OFF and is_factory(table, other) for other in near])


def cards_value(table: Table) -> int:
    """Cards in hand, and defenders that were chosen; alone, those that lie on top."""
    value = CARD * table.place.count(HAND) - DEATH * table.place.count(KILLED)
    for side in table.order:
        if side == NONE:
            continue
        card = table.active[side] if table.players == 1 else NONE
        if cards_at(table, side, CHOSEN):
            card = table.place.index(CHOSEN, CARDS_EACH * side)
        if card != NONE:
            value += TO_COME * table.content.card_points[card] + team_value(table, side, card)
    return value


def dying_value(table: Table) -> int:
    """A defender is about to die: the match is lost if one of its habitat has died before."""
    chances = death_chances(table)
    mourned = [deaths(table, habitat) > 0 for habitat in range(HABITATS)]
    deadly = 0
    for move, _ in chances:
        if mourned[table.content.card_habitat[move - KILL]]:
            deadly += 1
    return DEATH + MASSACRE * deadly // len(chances)


def team_value(table: Table, side: int, card: int) -> int:
    """Cards in hand that could join this one."""
    habitat = table.content.card_habitat[card]
    joining = 0
    for other in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        if table.place[other] == HAND and table.content.card_habitat[other] == habitat:
            joining += 1
    return CARD * joining


def factories_value(table: Table) -> int:
    """What stands between the sides and a board without factories."""
    lost = 0
    for hex in range(HEXES):
        if hex == CORE:
            continue
        if is_factory(table, hex):
            lost += FACTORY + FACTORY_MECH * table.mechs[hex]
            if table.pollution[hex] or table.toxic[hex]:
                lost += FACTORY_DIRT
            if not any([table.breach[EDGE_AT[SIDES * hex + s]] != NONE for s in range(SIDES)]):
                lost += FACTORY_SHUT
        else:
            lost += HUNTER * table.mechs[hex]
            if core_tile(table) == 0 and is_enclosed(table, hex):
                lost += LAST_TILE
    return lost


def distance_value(table: Table) -> int:
    """How far away from everybody lies what must be done."""
    places = [table.at[side] for side in table.order if side != NONE and table.at[side] != NONE]
    if not places:
        return 0
    lost = 0
    for hex in range(HEXES):
        urgency = FAR_TOKEN * table.pollution[hex] + FAR_TOXIC * table.toxic[hex]
        if is_factory(table, hex):
            urgency += FAR_FACTORY
        if urgency and hex != CORE:
            lost += urgency * min([DISTANCE[HEXES * hex + place] for place in places])
    return lost


def pollution_value(table: Table) -> int:
    """Toxic sites, tokens, and what the next spread would make of them."""
    lost = TOXIC[min(sum(table.toxic), len(TOXIC) - 1)] + TOKEN * sum(table.pollution)
    for hex in range(HEXES):
        number = table.tile[hex]
        if number == NONE or table.rewilded[number] or table.arrow[number] == NONE:
            continue
        for chute in table.content.chutes[number]:
            side = (table.arrow[number] + chute) % SIDES
            goal = NEIGHBOUR[SIDES * hex + side]
            while goal != OFF and table.toxic[goal]:
                goal = NEIGHBOUR[SIDES * goal + side]
            if goal != OFF and table.pollution[goal] == TOO_MUCH - 1:
                lost += NEARLY_TOXIC if toxic_left(table) else DISASTER
    return lost
