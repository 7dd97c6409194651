"""Set-up: tiles, core, factions, organizers, hands, machine deck, starting camps, first player."""

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
    HARDEN,
    LEAD,
    MACHINE_CARDS,
    ORGANIZERS,
    SETTLE,
    SLOTS,
    TAKE,
    TILES,
    lay,
)
from wildtable.games.defenders.rules.hexes import HEX_NAMES, HEXES, RADIUS, RING
from wildtable.games.defenders.rules.hunters import place_mechs
from wildtable.games.defenders.rules.news import CAMP
from wildtable.games.defenders.rules.table import (
    DECK,
    NONE,
    Table,
    seat_of,
    sides_of_match,
)
from wildtable.kernel.frames import field, pop, push, put
from wildtable.kernel.game import Denial


def begin_setup(table: Table) -> None:
    """The steps of set-up, last one first: what lies on top of the stack comes next."""
    if table.players > 1:
        push(table.stack, BEGINNING)
    push(table.stack, SETTLING)
    push(table.stack, HARDENING, table.content.difficult_cards)
    push(table.stack, LEADING)
    push(table.stack, TAKING)
    push(table.stack, ORIENTING, 1)
    push(table.stack, LAYING, 0)


# --- the board ----------------------------------------------------------------------------------


def tile_chances(table: Table) -> list[tuple[int, int]]:
    """DEF-2.2 any tile of the slot's shape that is left, DEF-2.3 on either side."""
    content = table.content
    slot = field(table.stack, LAYING_SLOT)
    laid = [each // FACES for each in table.laid if each != NONE]
    return [
        (lay(slot, tile, face), 1)
        for tile in range(TILES)
        if content.tile_shape[tile] == content.slot_shape[slot] and tile not in laid
        for face in range(FACES)
    ]


def lay_tile(table: Table, slot: int, face: int) -> None:
    """DEF-2.4 a tile has one way to lie in its slot; DEF-2.20 pollution starts on its icon."""
    content = table.content
    table.laid[slot] = face
    for place in range(len(content.slot_hexes[slot])):
        hex = content.slot_hexes[slot][place]
        table.ground[hex] = content.tile_habitats[face][place]
        if place == content.tile_icon[face]:
            table.pollution[hex] += 1
    put(table.stack, LAYING_SLOT, slot + 1)
    if slot + 1 == SLOTS:
        pop(table.stack)
        for hex in content.mech_icons:  # DEF-2.18
            place_mechs(table, hex, 1)


# --- factions and organizers --------------------------------------------------------------------


def may_take(table: Table, seat: int) -> bool:
    """DEF-2.22 every player takes one faction, alone two."""
    if table.players == 1:
        return len(table.order) < 2
    return table.order[seat] == NONE


def offer_factions(table: Table) -> list[int]:
    """DEF-2.22 one that nobody has; alone, the second after the first, for both orders are one."""
    least = table.order[0] + 1 if table.players == 1 and table.order else 0
    top = FACTIONS - 1 if table.players == 1 and not table.order else FACTIONS
    return [TAKE + each for each in range(least, top) if each not in table.order]


def refuse_faction(table: Table, faction: int) -> Denial | None:
    if faction in table.order:
        return Denial("DEF-2.22", "faction-taken")
    if table.players == 1:
        if table.order and faction < table.order[0]:
            return Denial("DEF-2.22", "take-in-order")
        if not table.order and faction == FACTIONS - 1:
            return Denial("DEF-2.22", "take-in-order")
    return None


def faction_chances(table: Table) -> list[tuple[int, int]]:
    return [(TAKE + each, 1) for each in range(FACTIONS) if each not in table.order]


def take_faction(table: Table, seat: int, faction: int) -> None:
    """DEF-2.36 the breach markers are shared out evenly. `seat` is NONE where chance deals."""
    if table.players == 1:
        table.order.append(faction)
        table.order.sort()
    else:
        table.order[seat if seat != NONE else table.order.index(NONE)] = faction
    table.markers[faction] = table.content.markers[table.players]
    if len(table.order) == sides_of_match(table) and NONE not in table.order:
        pop(table.stack)


def leaderless(table: Table, seat: int) -> int:
    """The seat's first side without an organizer, or NONE."""
    for side in table.order:
        if table.organizer[side] == NONE and seat_of(table, side) == seat:
            return side
    return NONE


def offer_organizers(table: Table, seat: int) -> list[int]:
    side = leaderless(table, seat)
    faction_of = table.content.organizer_faction
    return [LEAD + each for each in range(ORGANIZERS) if faction_of[each] == side]


def refuse_organizer(table: Table, seat: int, organizer: int) -> Denial | None:
    """DEF-2.31 one of the two of the own faction."""
    if table.content.organizer_faction[organizer] != leaderless(table, seat):
        return Denial("DEF-2.31", "not-your-organizer")
    return None


def choose_organizer(table: Table, seat: int, organizer: int) -> None:
    """DEF-2.32 the deck: 6 base cards and 6 with the organizer's initial."""
    side = leaderless(table, seat)
    table.organizer[side] = organizer
    for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        owner = table.content.card_organizer[card]
        if owner in (BASE, organizer):
            table.place[card] = DECK
    if NONE in [table.organizer[each] for each in table.order]:
        return
    pop(table.stack)
    if table.players == 1:
        push(table.stack, MIXING)
        return
    for each in reversed(table.order):  # DEF-2.34
        push(table.stack, DRAWING, each, table.content.starting_hand)


# --- machine deck -------------------------------------------------------------------------------


def harden_chances(table: Table) -> list[tuple[int, int]]:
    """DEF-2.40 difficult cards are drawn at random from those that are left."""
    content = table.content
    return [
        (HARDEN + card, content.machine_copies[card] - table.deck[card])
        for card in range(DIFFICULT, MACHINE_CARDS)
        if content.machine_copies[card] > table.deck[card]
    ]


def harden(table: Table, card: int) -> None:
    """DEF-2.41 each replaces a base card of the same name."""
    table.deck[card] += 1
    table.deck[card - DIFFICULT] -= 1
    put(table.stack, HARDENING_LEFT, field(table.stack, HARDENING_LEFT) - 1)


# --- starting camps -----------------------------------------------------------------------------


def homeless(table: Table, seat: int) -> int:
    """The seat's first side without a starting camp, or NONE."""
    for side in table.order:
        if table.at[side] == NONE and seat_of(table, side) == seat:
            return side
    return NONE


def start_ring(table: Table, side: int) -> int:
    """DEF-2.43 the outer ring; DEF-2.44, DEF-R-74 the next one in if it has no home hex."""
    for ring in range(RADIUS, 0, -1):
        for hex in range(HEXES):
            if RING[hex] == ring and table.ground[hex] == table.content.home[side]:
                return ring
    return 0


def offer_starts(table: Table, seat: int) -> list[int]:
    side = homeless(table, seat)
    ring, home = start_ring(table, side), table.content.home[side]
    return [SETTLE + hex for hex in range(HEXES) if RING[hex] == ring and table.ground[hex] == home]


def refuse_start(table: Table, seat: int, hex: int) -> Denial | None:
    side = homeless(table, seat)
    if table.ground[hex] != table.content.home[side]:
        return Denial("DEF-2.43", "not-home")
    if RING[hex] == RADIUS:
        return None
    for ring in range(RADIUS, RING[hex], -1):
        for other in range(HEXES):
            if RING[other] == ring and table.ground[other] == table.content.home[side]:
                return Denial("DEF-2.43", "not-on-the-rim", {"hex": HEX_NAMES[hex]})
    return None


def settle(table: Table, seat: int, hex: int) -> None:
    """DEF-2.45 the organizer starts there; DEF-2.46 the camp counts for nothing on the track."""
    side = homeless(table, seat)
    table.camp[hex] = side
    table.at[side] = hex
    if table.news is not None:
        table.tell(CAMP.at(side, hex))
    if NONE not in [table.at[each] for each in table.order]:
        pop(table.stack)


# --- first player -------------------------------------------------------------------------------


def first_chances(table: Table) -> list[tuple[int, int]]:
    """DEF-2.47 a random player."""
    return [(BEGIN + side, 1) for side in table.order]


def begin(table: Table, side: int) -> None:
    pop(table.stack)
    table.first = side


def owes_setup(table: Table, seat: int, frame: int) -> bool:
    """Whether a seat has still to choose in this step of set-up."""
    if frame == TAKING:
        return may_take(table, seat)
    if frame == LEADING:
        return leaderless(table, seat) != NONE
    return homeless(table, seat) != NONE
