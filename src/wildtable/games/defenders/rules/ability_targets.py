"""Targets of reveal abilities: what may be aimed at, why not, and what happens to it."""

from typing import final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import AIMING_ABILITY, AIMING_CAMP, SIDE
from wildtable.games.defenders.moves import (
    AIM,
    CARRY,
    DEMOLISH,
    DEMOLITIONS,
    EMERGE,
    FACTIONS,
    FOREST,
    MEDICINAL_HERBS,
    MOUNTAIN,
    PITCH,
    RAIN_OF_RUST,
    SHARPSHOOTER,
    TRAVELING_LIBRARY,
    TREAT,
    TUNNELS,
)
from wildtable.games.defenders.rules.actions.breach_wall import breach, refuse_wall
from wildtable.games.defenders.rules.actions.destroy_mech import destroy, refuse_destroy
from wildtable.games.defenders.rules.actions.heal import heal
from wildtable.games.defenders.rules.actions.move import go
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGES,
    HEX_NAMES,
    HEXES,
    NEIGHBOUR,
    OFF,
    SIDES,
)
from wildtable.games.defenders.rules.news import CAMP_MOVED, RUSTED
from wildtable.games.defenders.rules.pollution import settle_pollution, token_left
from wildtable.games.defenders.rules.support import gain_support
from wildtable.games.defenders.rules.table import breachable, counts_as, seat_of, toxic_left
from wildtable.games.defenders.rules.values import NONE, TOO_MUCH
from wildtable.kernel.decisions import Decision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, pop, put
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import ASK, Turn


@final
class Aiming(Decision[Board]):
    """DEF-29.2 to DEF-29.10: the target of a reveal ability."""

    def turn(self, table: Board) -> Turn:
        return ASK[seat_of(table, field(table.stack, SIDE))]

    def legal(self, table: Board, seat: int) -> list[int]:
        return targets(table)

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        """The other road: why this is no target of the ability that asks for one."""
        side, ability = field(table.stack, SIDE), field(table.stack, AIMING_ABILITY)
        if AIM <= move < AIM + HEXES and ability == SHARPSHOOTER:
            return refuse_shot(table, side, move - AIM)
        if AIM <= move < AIM + HEXES and ability == RAIN_OF_RUST:
            return refuse_rust(table, move - AIM)
        if EMERGE <= move < EMERGE + HEXES and ability == TUNNELS:
            return refuse_place(table, move - EMERGE, MOUNTAIN, table.at[side], "DEF-33.7")
        if CARRY <= move < CARRY + HEXES and ability == TRAVELING_LIBRARY:
            return refuse_carry(table, side, move - CARRY)
        if PITCH <= move < PITCH + HEXES and ability == TRAVELING_LIBRARY:
            return refuse_pitch(table, move - PITCH)
        if DEMOLISH <= move < DEMOLISH + EDGES and ability == DEMOLITIONS:
            return refuse_wall(table, side, move - DEMOLISH)
        if TREAT <= move < TREAT + FACTIONS and ability == MEDICINAL_HERBS:
            return refuse_treatment(table, move - TREAT)
        return Denial("DEF-29.6", "ability-first")

    def apply(self, table: Board, seat: int, move: int) -> None:
        """Carry out the ability on its target; DEF-29.2 no roll, DEF-29.3 support as usual."""
        side, ability = field(table.stack, SIDE), field(table.stack, AIMING_ABILITY)
        if CARRY <= move < CARRY + HEXES:
            put(table.stack, AIMING_CAMP, move - CARRY)
            return
        carried = field(table.stack, AIMING_CAMP)
        pop(table.stack)
        if ability == SHARPSHOOTER:
            destroy(table, side, move - AIM)
        elif ability == RAIN_OF_RUST:
            rust(table, side, move - AIM)
        elif ability == TUNNELS:
            go(table, side, move - EMERGE)
        elif ability == TRAVELING_LIBRARY:  # DEF-R-54 from wherever it stands
            table.camp = changed(changed(table.camp, carried, NONE), move - PITCH, side)
            if table.news is not None:
                table.tell(CAMP_MOVED.at(side, carried, move - PITCH))
        elif ability == DEMOLITIONS:
            breach(table, side, move - DEMOLISH)
        else:
            heal(table, move - TREAT, table.damage[move - TREAT])


def in_reach(table: Board, hex: int) -> bool:
    """DEF-R-25, DEF-R-56 abilities reach the core unless an option says no."""
    return hex != CORE or table.content.reach_core


def targets(table: Board) -> list[int]:
    """DEF-29.6 an ability that has a target must be used."""
    side, ability = field(table.stack, SIDE), field(table.stack, AIMING_ABILITY)
    hexes = range(HEXES)
    if ability == SHARPSHOOTER:  # DEF-31.8; DEF-29.8 whatever stands between
        first = SIDES * table.at[side]
        near = NEIGHBOUR[first : first + SIDES]
        return [
            AIM + hex for hex in near if hex != OFF and table.mechs[hex] and in_reach(table, hex)
        ]
    if ability == RAIN_OF_RUST:
        return [AIM + hex for hex in hexes if can_rust(table, hex)]
    if ability == TUNNELS:  # DEF-33.7
        return [EMERGE + hex for hex in hexes if can_relocate(table, hex, MOUNTAIN, table.at[side])]
    if ability == TRAVELING_LIBRARY:
        carried = field(table.stack, AIMING_CAMP)
        if carried != NONE:
            return [PITCH + hex for hex in hexes if can_pitch(table, hex, carried)]
        return [CARRY + hex for hex in hexes if table.camp[hex] == side and can_carry(table, hex)]
    if ability == DEMOLITIONS:  # DEF-33.9 needs a marker
        if table.markers[side] == 0:
            return []
        return [DEMOLISH + edge for edge in range(EDGES) if breachable(table, edge)]
    return [TREAT + other for other in table.order if can_treat(table, other)]  # DEF-32.9


def can_treat(table: Board, side: int) -> bool:
    """A player in the game with damage; for all others the herbs do nothing."""
    return table.damage[side] > 0 and not table.exited[side]


def can_rust(table: Board, hex: int) -> bool:
    """DEF-32.8 a mech where no toxic site is; DEF-R-57 not if a seventh toxic site came of it."""
    if table.mechs[hex] == 0 or table.toxic[hex] or not in_reach(table, hex):
        return False
    if table.pollution[hex] + 1 == TOO_MUCH and toxic_left(table) == 0:
        return False
    return token_left(table)


def can_relocate(table: Board, hex: int, habitat: int, start: int) -> bool:
    """DEF-R-53 any hex of that habitat or rewilded factory, the own one too."""
    return counts_as(table, hex, habitat) and (hex != start or table.content.same_hex)


def can_pitch(table: Board, hex: int, carried: int) -> bool:
    """DEF-30.8 a forest hex without another camp."""
    if table.camp[hex] != NONE and hex != carried:
        return False
    return can_relocate(table, hex, FOREST, carried)


def can_carry(table: Board, camp: int) -> bool:
    """Whether there is a place for this camp."""
    return any([can_pitch(table, hex, camp) for hex in range(HEXES)])


def refuse_treatment(table: Board, side: int) -> Denial | None:
    if side not in table.order or table.exited[side]:
        return Denial("DEF-27.7", "not-in-game")
    if table.damage[side] == 0:
        return Denial("DEF-32.9", "not-hurt-there")
    return None


def refuse_shot(table: Board, side: int, hex: int) -> Denial | None:
    here = table.at[side]
    if hex not in NEIGHBOUR[SIDES * here : SIDES * here + SIDES]:
        return Denial("DEF-31.8", "too-far-to-hit", {"hex": HEX_NAMES[hex]})
    if hex == CORE and not table.content.reach_core:
        return Denial("DEF-R-56", "core-out-of-reach")
    return refuse_destroy(table, hex)


def refuse_rust(table: Board, hex: int) -> Denial | None:
    if table.mechs[hex] == 0:
        return Denial("DEF-32.8", "no-mech-there", {"hex": HEX_NAMES[hex]})
    if table.toxic[hex]:
        return Denial("DEF-32.8", "toxic-there", {"hex": HEX_NAMES[hex]})
    if hex == CORE and not table.content.reach_core:
        return Denial("DEF-R-57", "core-out-of-reach")
    if table.pollution[hex] == TOO_MUCH - 1 and toxic_left(table) == 0:
        return Denial("DEF-R-57", "no-toxic-site-left")
    if table.content.limited and sum(table.pollution) == table.content.pollution:
        return Denial("DEF-R-32", "no-pollution-left")
    return None


def refuse_place(table: Board, hex: int, habitat: int, start: int, rule: str) -> Denial | None:
    if not counts_as(table, hex, habitat):
        return Denial(rule, "wrong-habitat", {"hex": HEX_NAMES[hex]})
    if hex == start and not table.content.same_hex:
        return Denial("DEF-R-53", "already-there")
    return None


def refuse_carry(table: Board, side: int, hex: int) -> Denial | None:
    if field(table.stack, AIMING_CAMP) != NONE:
        return Denial("DEF-30.8", "one-camp")
    if table.camp[hex] != side:
        return Denial("DEF-30.8", "no-own-camp", {"hex": HEX_NAMES[hex]})
    for goal in range(HEXES):
        if refuse_pitched(table, goal, hex) is None:
            return None
    return Denial("DEF-30.8", "no-place-for-camp")


def refuse_pitch(table: Board, hex: int) -> Denial | None:
    carried = field(table.stack, AIMING_CAMP)
    if carried == NONE:
        return Denial("DEF-30.8", "camp-first")
    return refuse_pitched(table, hex, carried)


def refuse_pitched(table: Board, hex: int, carried: int) -> Denial | None:
    if hex != carried and table.camp[hex] != NONE:
        return Denial("DEF-30.8", "camp-there", {"hex": HEX_NAMES[hex]})
    return refuse_place(table, hex, FOREST, carried, "DEF-30.8")


def rust(table: Board, side: int, hex: int) -> None:
    """DEF-32.8 a mech becomes a token; DEF-R-57 no support for it, unless an option gives some."""
    table.mechs[hex] -= 1
    table.pollution[hex] += 1
    if table.news is not None:
        table.tell(RUSTED.at(side, hex))
    settle_pollution(table, hex)
    if table.content.rust_supports:
        gain_support(table, side, 1)
