"""Set-up: tiles, core, factions, organizers, hands, machine deck, starting camps, first player.

Where pieces go has its rules in their chapters: DEF-2.12 to DEF-2.14 `engines.py`, DEF-2.7 and
DEF-2.17 `factories.py`, DEF-2.26 to DEF-2.29 `support.py`, DEF-2.42 `machines.py`.
"""

from typing import final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import BASE
from wildtable.games.defenders.frames import (
    BEGINNING,
    DRAWING,
    HARDENING,
    HARDENING_LEFT,
    LAYING,
    LAYING_SLOT,
    LEADING,
    MIXING,
    ORIENTING,
    SETTLING,
    TAKING,
)
from wildtable.games.defenders.moves import (
    BEGIN,
    CARDS_EACH,
    DIFFICULT,
    FACES,
    FACTIONS,
    FACTORIES,
    HARDEN,
    LAY,
    LEAD,
    MACHINE_CARDS,
    ORGANIZERS,
    SETTLE,
    SLOTS,
    TAKE,
    TILES,
    lay,
)
from wildtable.games.defenders.rules.hexes import CORE, HEX_NAMES, HEXES, RADIUS, RING
from wildtable.games.defenders.rules.mechs import place_mechs
from wildtable.games.defenders.rules.news import CAMP
from wildtable.games.defenders.rules.refusals import not_now
from wildtable.games.defenders.rules.table import seat_of, sides_of_match
from wildtable.games.defenders.rules.values import DECK, NONE
from wildtable.kernel.decisions import ChanceDecision, Decision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import BY_CHANCE, CHANCE, Turn, ask_open


def begin_setup(table: Board) -> None:
    """The steps of set-up, last one first: what lies on top of the stack comes next."""
    if table.seats > 1:
        push(table.stack, BEGINNING)
    push(table.stack, SETTLING)
    push(table.stack, HARDENING, table.content.difficult_cards)
    push(table.stack, LEADING)
    push(table.stack, TAKING)
    push(table.stack, ORIENTING, 1)  # DEF-2.11 to DEF-2.15 the first engines come with it
    push(table.stack, LAYING, 0)


def unpack(table: Board) -> None:
    """What lies there before anything is decided: the full core and the base machine deck.

    All else is as `fields.py` has it: DEF-2.9 no toxic site, DEF-2.10 the direction right, DEF-2.30
    no support, DEF-2.35 nobody exhausted, DEF-2.37 no item gained, DEF-2.38 nobody dead in any
    habitat. DEF-2.16, DEF-2.19, DEF-2.21 the supply of walls, mechs and pollution is what is not on
    the board.
    """
    # DEF-2.6 tile 5 on top, DEF-2.8 this is the core
    table.tile = changed(table.tile, CORE, FACTORIES - 1)
    if table.seats > 1:
        table.order[:] = [NONE] * table.seats
    table.deck[:DIFFICULT] = table.content.machine_copies[:DIFFICULT]  # DEF-2.39


# --- the board ----------------------------------------------------------------------------------


@final
class Laying(ChanceDecision[Board]):
    """DEF-2.2 to DEF-2.4, DEF-2.18, DEF-2.20: the habitat tiles, slot by slot.

    DEF-2.1, DEF-2.5 they fill `hexes.py` from the rim to the core.
    """

    def chance(self, table: Board) -> list[tuple[int, int]]:
        """DEF-2.2 any tile of the slot's shape that is left, DEF-2.3 on either side."""
        content = table.content
        slot = field(table.stack, LAYING_SLOT)
        laid = [False] * TILES
        for each in table.laid:
            if each != NONE:
                laid[each // FACES] = True
        return [
            (lay(slot, tile, face), 1)
            for tile in range(TILES)
            if content.tile_shape[tile] == content.slot_shape[slot] and not laid[tile]
            for face in range(FACES)
        ]

    def apply(self, table: Board, seat: int, move: int) -> None:
        slot, face = (move - LAY) // (TILES * FACES), (move - LAY) % (TILES * FACES)
        lay_tile(table, slot, face)
        put(table.stack, LAYING_SLOT, slot + 1)
        if slot + 1 == SLOTS:
            pop(table.stack)
            for hex in table.content.mech_icons:  # DEF-2.18
                place_mechs(table, hex, 1)


def lay_tile(table: Board, slot: int, face: int) -> None:
    """DEF-2.4 a tile has one way to lie in its slot; DEF-2.20 pollution starts on its icon."""
    content = table.content
    table.laid = changed(table.laid, slot, face)
    ground = list(table.ground)
    for place in range(len(content.slot_hexes[slot])):
        hex = content.slot_hexes[slot][place]
        ground[hex] = content.tile_habitats[face][place]
        if place == content.tile_icon[face]:
            table.pollution[hex] += 1
    table.ground = tuple(ground)


# --- factions and organizers --------------------------------------------------------------------


@final
class Taking(Decision[Board]):
    """DEF-2.22: every player takes one faction, alone two; by an option they are dealt.

    DEF-2.23 with all that it has; DEF-2.24 nothing of a faction that nobody takes is in the match.
    """

    def turn(self, table: Board) -> Turn:
        if table.content.factions_dealt:
            return BY_CHANCE
        mask = 0
        for seat in range(table.seats):
            if table.seats == 1 or table.order[seat] == NONE:
                mask |= 1 << seat
        return ask_open(mask)

    def legal(self, table: Board, seat: int) -> list[int]:
        """One that nobody has; alone, the second after the first, for both orders are one."""
        least = table.order[0] + 1 if table.seats == 1 and table.order else 0
        end = FACTIONS - 1 if table.seats == 1 and not table.order else FACTIONS
        return [TAKE + each for each in range(least, end) if each not in table.order]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not TAKE <= move < TAKE + FACTIONS:
            return not_now(move)
        faction = move - TAKE
        if faction in table.order:
            return Denial("DEF-2.22", "faction-taken")
        if table.seats == 1:
            if table.order and faction < table.order[0]:
                return Denial("DEF-2.22", "take-in-order")
            if not table.order and faction == FACTIONS - 1:
                return Denial("DEF-2.22", "take-in-order")
        return None

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return [(TAKE + each, 1) for each in range(FACTIONS) if each not in table.order]

    def apply(self, table: Board, seat: int, move: int) -> None:
        """DEF-2.36 the breach markers are shared out evenly."""
        faction = move - TAKE
        if table.seats == 1:
            table.order.append(faction)
            table.order.sort()
        else:
            table.order[table.order.index(NONE) if seat == CHANCE else seat] = faction
        table.markers = changed(table.markers, faction, table.content.markers[table.seats])
        if len(table.order) == sides_of_match(table) and NONE not in table.order:
            pop(table.stack)


@final
class Leading(Decision[Board]):
    """DEF-2.31, DEF-2.32: one of the two organizers of the own faction, DEF-2.33 in the open."""

    def turn(self, table: Board) -> Turn:
        mask = 0
        for side in table.order:
            if table.organizer[side] == NONE:
                mask |= 1 << seat_of(table, side)
        return ask_open(mask)

    def legal(self, table: Board, seat: int) -> list[int]:
        side = leaderless(table, seat)
        faction_of = table.content.organizer_faction
        return [LEAD + each for each in range(ORGANIZERS) if faction_of[each] == side]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not LEAD <= move < LEAD + ORGANIZERS:
            return not_now(move)
        if table.content.organizer_faction[move - LEAD] != leaderless(table, seat):
            return Denial("DEF-2.31", "not-your-organizer")
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        """DEF-2.32 the deck: 6 base cards and 6 with the organizer's initial."""
        side, organizer = leaderless(table, seat), move - LEAD
        table.organizer = changed(table.organizer, side, organizer)
        for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
            if table.content.card_organizer[card] in (BASE, organizer):
                table.place[card] = DECK
        if NONE not in [table.organizer[each] for each in table.order]:
            pop(table.stack)
            draw_first_hands(table)


def leaderless(table: Board, seat: int) -> int:
    """The seat's first side without an organizer, or NONE."""
    for side in table.order:
        if table.organizer[side] == NONE and seat_of(table, side) == seat:
            return side
    return NONE


def draw_first_hands(table: Board) -> None:
    if table.seats == 1:
        push(table.stack, MIXING)
        return
    for side in reversed(table.order):  # DEF-2.34
        push(table.stack, DRAWING, side, table.content.starting_hand)


# --- machine deck -------------------------------------------------------------------------------


@final
class Hardening(ChanceDecision[Board]):
    """DEF-2.40, DEF-2.41: difficult machine cards replace base cards."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        """DEF-2.40 difficult cards, DEF-24.3 no Reboot, at random from those that are left."""
        content = table.content
        return [
            (HARDEN + card, content.machine_copies[card] - table.deck[card])
            for card in range(DIFFICULT, MACHINE_CARDS)
            if content.machine_copies[card] > table.deck[card]
        ]

    def apply(self, table: Board, seat: int, move: int) -> None:
        """DEF-2.41 each replaces a base card of the same name."""
        card = move - HARDEN
        table.deck[card] += 1
        table.deck[card - DIFFICULT] -= 1
        put(table.stack, HARDENING_LEFT, field(table.stack, HARDENING_LEFT) - 1)


# --- starting camps -----------------------------------------------------------------------------


@final
class Settling(Decision[Board]):
    """DEF-2.43 to DEF-2.46: the starting camps, DEF-2.25 one each, at home and on the rim."""

    def turn(self, table: Board) -> Turn:
        mask = 0
        for side in table.order:
            if table.at[side] == NONE:
                mask |= 1 << seat_of(table, side)
        return ask_open(mask)

    def legal(self, table: Board, seat: int) -> list[int]:
        side = homeless(table, seat)
        ring, home = start_ring(table, side), table.content.home[side]
        ground = table.ground  # DEF-2.48 all that counts: neither mechs nor pollution
        return [SETTLE + hex for hex in range(HEXES) if RING[hex] == ring and ground[hex] == home]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not SETTLE <= move < SETTLE + HEXES:
            return not_now(move)
        hex, home = move - SETTLE, table.content.home[homeless(table, seat)]
        if table.ground[hex] != home:
            return Denial("DEF-2.43", "not-home")
        for ring in range(RADIUS, RING[hex], -1):
            for other in range(HEXES):
                if RING[other] == ring and table.ground[other] == home:
                    return Denial("DEF-2.43", "not-on-the-rim", {"hex": HEX_NAMES[hex]})
        return None

    def apply(self, table: Board, seat: int, move: int) -> None:
        """DEF-2.45 the organizer starts there; DEF-2.46 the track does not count the camp."""
        side, hex = homeless(table, seat), move - SETTLE
        table.camp = changed(table.camp, hex, side)
        table.at[side] = hex
        if table.news is not None:
            table.tell(CAMP.at(side, hex))
        if NONE not in [table.at[each] for each in table.order]:
            pop(table.stack)


def homeless(table: Board, seat: int) -> int:
    """The seat's first side without a starting camp, or NONE."""
    for side in table.order:
        if table.at[side] == NONE and seat_of(table, side) == seat:
            return side
    return NONE


def start_ring(table: Board, side: int) -> int:
    """DEF-2.43 the outer ring; DEF-2.44, DEF-R-74 the next one in if it has no home hex."""
    for ring in range(RADIUS, 0, -1):
        for hex in range(HEXES):
            if RING[hex] == ring and table.ground[hex] == table.content.home[side]:
                return ring
    return 0


# --- first player -------------------------------------------------------------------------------


@final
class Beginning(ChanceDecision[Board]):
    """DEF-2.47: a random player gets the first player marker."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return [(BEGIN + side, 1) for side in table.order]

    def apply(self, table: Board, seat: int, move: int) -> None:
        pop(table.stack)
        table.first = move - BEGIN
