"""Reveal abilities (DEF-29.1): those that resolve at once, and those that wait to be triggered.

Which of the waiting ones comes first is up to the players (DEF-29.4, DEF-R-66). Ongoing abilities
are asked for by the one rule that they change (DEF-29.5):

- in `damage.py` and `rolls.py` Feel the Burn, Fortitude, Evasion (DEF-30.5, DEF-31.7, DEF-32.4)
- in `actions/move.py` Caravans, Friendly Fungi, Power Down (DEF-31.6, DEF-32.7, DEF-33.6)
- in `actions/regroup.py` Sanctuary (DEF-30.9), in `actions/destroy_mech.py` Scrap Hunter (DEF-33.5)
- in `actions/build_camp.py` Sustenance (DEF-31.4), in `items.py` Ballistics (DEF-33.8)
- in `turn.py` Hack Attack (DEF-33.4)

In `ability_targets.py` are those that are aimed: Traveling Library (DEF-30.8), Sharpshooter
(DEF-31.8), Rain of Rust (DEF-32.8), Medicinal Herbs (DEF-32.9), Tunnels (DEF-33.7) and Demolitions
(DEF-33.9), and what holds for all of them (DEF-29.2, DEF-29.3, DEF-29.6, DEF-29.8, DEF-29.10).

`table.in_force` says whether an ongoing one is (DEF-29.7, DEF-29.9, DEF-29.11).
"""

from typing import Final, final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import AIMING, DRAWING, PATHS, PATHS_OWING
from wildtable.games.defenders.moves import (
    ALL_ITEMS,
    AMBUSH,
    BOUNTIFUL_HARVEST,
    COMRADE,
    CONTROLLED_BLAZE,
    DEMOLITIONS,
    FIELD_HOSPITAL,
    MANIFESTO,
    OWN_ITEM,
    PYROMANCY,
    SECRET_PATHS,
    SHIFT,
    STAY,
)
from wildtable.games.defenders.rules.ability_targets import in_reach, targets
from wildtable.games.defenders.rules.actions.clear_pollution import clear, is_polluted
from wildtable.games.defenders.rules.actions.destroy_mech import destroy
from wildtable.games.defenders.rules.actions.heal import heal
from wildtable.games.defenders.rules.actions.move import go
from wildtable.games.defenders.rules.damage import hurt
from wildtable.games.defenders.rules.hexes import CORE, HEX_NAMES, HEXES, NEIGHBOUR, OFF, SIDES
from wildtable.games.defenders.rules.item_tokens import gain_item
from wildtable.games.defenders.rules.news import FROM_PYROMANCY, MARKER, NO_TARGET, RESOLVED
from wildtable.games.defenders.rules.support import gain_support
from wildtable.games.defenders.rules.table import ability_of, next_in_game, seat_of, sides_in_game
from wildtable.games.defenders.rules.values import NONE
from wildtable.kernel.decisions import Decision
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import Turn, ask_open

HARVEST: Final = 2  # cards
TRACTS: Final = 2  # support of a Manifesto


def waits(ability: int) -> bool:
    """Whether an ability waits to be triggered, because the order could matter."""
    return CONTROLLED_BLAZE <= ability <= DEMOLITIONS


def resolve_at_once(table: Board, side: int) -> None:
    """No order of these changes anything; DEF-3.12 every Comrade passes the marker on."""
    ability = ability_of(table, side)
    # DEF-3.11, DEF-30.1, DEF-31.1, DEF-32.1, DEF-33.1; DEF-28.3 not alone
    if ability == COMRADE and table.first != NONE:
        table.first = next_in_game(table, table.first)  # DEF-R-65
        if table.news is not None:
            table.tell(MARKER.at(table.first))
    elif ability == OWN_ITEM:  # DEF-30.2, DEF-31.2, DEF-32.2, DEF-33.2
        gain_item(table, side, side)
    elif ability == ALL_ITEMS:  # DEF-30.3, DEF-31.3, DEF-32.3, DEF-33.3
        for other in sides_in_game(table):
            gain_item(table, other, side)
    elif ability == MANIFESTO:  # DEF-30.7
        gain_support(table, side, TRACTS)
    elif ability == BOUNTIFUL_HARVEST:  # DEF-31.5
        push(table.stack, DRAWING, side, HARVEST)


def resolve(table: Board, side: int) -> None:
    """Carry out a triggered ability, or ask for its target."""
    ability = ability_of(table, side)
    if table.news is not None:
        table.tell(RESOLVED.at(side, ability))
    if ability == CONTROLLED_BLAZE:
        blaze(table, side)
    elif ability == PYROMANCY:  # DEF-30.6
        hurt(table, side, 1, FROM_PYROMANCY)
    elif ability == FIELD_HOSPITAL:  # DEF-31.9
        for other in sides_in_game(table):
            heal(table, other, 1)
    elif ability == AMBUSH:  # DEF-32.5
        if table.mechs[table.at[side]] > 0:
            destroy(table, side, table.at[side])
    elif ability == SECRET_PATHS:
        push(table.stack, PATHS, sum([1 << other for other in sides_in_game(table)]))
    else:
        ask_target(table, side, ability)


def ask_target(table: Board, side: int, ability: int) -> None:
    push(table.stack, AIMING, side, ability)
    if not targets(table):  # DEF-29.10
        pop(table.stack)
        if table.news is not None:
            table.tell(NO_TARGET.at(side, ability))


def blaze(table: Board, side: int) -> None:
    """DEF-30.4 all polluted neighbours are cleared, clockwise from the north-east (DEF-R-55)."""
    first = SIDES * table.at[side]
    for place in range(first, first + SIDES):
        hex = NEIGHBOUR[place]
        if hex != OFF and is_polluted(table, hex) and in_reach(table, hex):
            clear(table, side, hex)


# --- Secret Paths -------------------------------------------------------------------------------


@final
class Wandering(Decision[Board]):
    """DEF-32.6, DEF-R-52: everybody may shift one hex along Secret Paths."""

    def turn(self, table: Board) -> Turn:
        mask = 0
        for side in table.order:
            if field(table.stack, PATHS_OWING) >> side & 1:
                mask |= 1 << seat_of(table, side)
        return ask_open(mask)

    def legal(self, table: Board, seat: int) -> list[int]:
        """DEF-32.6 a neighbouring hex, whatever stands between, but never the core."""
        first = SIDES * table.at[wanderer(table, seat)]
        near = NEIGHBOUR[first : first + SIDES]
        return [STAY] + [SHIFT + hex for hex in near if hex != OFF and hex != CORE]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if move == STAY:  # DEF-R-52 nobody has to
            return None
        if not SHIFT <= move < SHIFT + HEXES:
            return Denial("DEF-32.6", "ability-first")
        hex = move - SHIFT
        if hex == CORE:
            return Denial("DEF-6.5", "core-closed")
        here = table.at[wanderer(table, seat)]
        if here not in NEIGHBOUR[SIDES * hex : SIDES * hex + SIDES]:
            return Denial("DEF-32.6", "not-a-neighbour", {"hex": HEX_NAMES[hex]})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        side = wanderer(table, seat)
        owing = field(table.stack, PATHS_OWING) & ~(1 << side)
        if owing:
            put(table.stack, PATHS_OWING, owing)
        else:
            pop(table.stack)
        if move != STAY:
            go(table, side, move - SHIFT)


def wanderer(table: Board, seat: int) -> int:
    """The seat's first side that has neither shifted nor stayed, or NONE."""
    owing = field(table.stack, PATHS_OWING)
    for side in table.order:
        if owing >> side & 1 and seat_of(table, side) == seat:
            return side
    return NONE
