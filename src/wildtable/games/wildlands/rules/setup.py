"""Setup and positioning: factions, map cards, shards, hands, the first player."""

from wildtable.games.wildlands.moves import (
    ALLOT,
    ASSIGNING,
    BEGINS,
    CHOOSE,
    CHOOSING,
    DEAL,
    DEALING,
    DEALT,
    FACTIONS,
    FIRST_HAND,
    PLAYS_FACTION,
    SHARD,
    SPACES,
    TEAM,
    assign,
)
from wildtable.games.wildlands.rules.deck import begin_drawing, full_deck
from wildtable.games.wildlands.rules.table import (
    ASSIGNED,
    HIDDEN,
    NO_CHARACTER,
    NO_FACTION,
    NO_SEAT,
    SEEN,
    UNDEALT,
    Table,
    first_of,
)
from wildtable.games.wildlands.rules.turn import start_turn
from wildtable.kernel.frames import pop, push
from wildtable.kernel.game import Denial


def begin(table: Table) -> None:
    """WLD-1.12 the order of setup: factions, map cards, shards, hands, the first player."""
    push(table.stack, CHOOSING)
    if table.content.factions_by_seat:
        for seat in range(table.seats):
            take_faction(table, seat, seat)


# --- factions -----------------------------------------------------------------------------------


def choosers(table: Table) -> int:
    """WLD-R60 first come, first served: every seat without a faction, a bit each."""
    mask = 0
    for seat in range(table.seats):
        if table.factions[seat] == NO_FACTION:
            mask |= 1 << seat
    return mask


def free_factions(table: Table) -> list[int]:
    """WLD-1.4 nobody plays what another does."""
    return [faction for faction in range(FACTIONS) if table.owners[faction] == NO_SEAT]


def add_choices(table: Table, moves: list[int]) -> None:
    moves.extend([CHOOSE + faction for faction in free_factions(table)])


def check_choice(table: Table, faction: int) -> Denial | None:
    if table.owners[faction] != NO_SEAT:
        return Denial("WLD-1.4", "faction-taken", {"faction": table.content.faction_names[faction]})
    return None


def allot_outcomes(table: Table) -> list[tuple[int, int]]:
    return [(ALLOT + faction, 1) for faction in free_factions(table)]


def allot(table: Table, faction: int) -> None:
    """WLD-R60 by lot: to the first seat without a faction."""
    seat = table.factions.index(NO_FACTION)
    if table.news is not None:
        table.tell(PLAYS_FACTION.at(seat, faction))
    take_faction(table, seat, faction)


def take_faction(table: Table, seat: int, faction: int) -> None:
    """WLD-1.6 five characters and a deck; WLD-1.7 hidden and unhurt."""
    table.factions[seat] = faction
    table.owners[faction] = seat
    for place in range(TEAM):
        table.where[TEAM * faction + place] = HIDDEN
    full_deck(table, seat)
    if choosers(table) == 0:
        pop(table.stack)
        push(table.stack, DEALING)


# --- map cards ----------------------------------------------------------------------------------


def deal_outcomes(table: Table) -> list[tuple[int, int]]:
    """WLD-1.11 each number once."""
    return [(DEAL + space, 1) for space in range(SPACES) if table.map_cards[space] == UNDEALT]


def deal(table: Table, space: int) -> None:
    """WLD-2.1 ten for each seat; WLD-2.2 the rest stays unseen."""
    dealt = SPACES - table.map_cards.count(UNDEALT)
    seat = dealt // table.content.map_cards_dealt
    table.map_cards[space] = seat
    if table.news is not None:
        table.tell(DEALT.at(seat, space))
    if dealt + 1 == table.seats * table.content.map_cards_dealt:
        pop(table.stack)
        push(table.stack, ASSIGNING)


def next_to_assign(table: Table, seat: int) -> int:
    """The character of a seat that gets its map card next, or NO_CHARACTER when all have one."""
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        if table.starts[character] < 0:
            return character
    return NO_CHARACTER


def assigners(table: Table) -> int:
    """WLD-2.4 all at the same time: seats that have not assigned all five, a bit each."""
    mask = 0
    for seat in range(table.seats):
        if next_to_assign(table, seat) != NO_CHARACTER:
            mask |= 1 << seat
    return mask


def add_assignments(table: Table, seat: int, moves: list[int]) -> None:
    character = next_to_assign(table, seat)
    cards = table.map_cards
    moves.extend([assign(character, space) for space in range(SPACES) if cards[space] == seat])


def check_assignment(table: Table, seat: int, character: int, space: int) -> Denial | None:
    names = table.content.character_names
    if table.owners[character // TEAM] != seat:
        return Denial("WLD-2.3", "not-your-character", {"character": names[character]})
    if table.map_cards[space] != seat:
        return Denial("WLD-2.3", "not-your-map-card", {"space": space + 1})
    if table.starts[character] >= 0:
        return Denial("WLD-2.3", "has-a-map-card", {"character": names[character]})
    following = next_to_assign(table, seat)
    if character != following:
        return Denial("WLD-2.3", "assign-in-order", {"character": names[following]})
    return None


def assign_start(table: Table, seat: int, character: int, space: int) -> None:
    """WLD-2.3 one card on each character; WLD-2.5 nothing is passed until all have assigned."""
    table.starts[character] = space
    table.map_cards[space] = ASSIGNED
    if assigners(table) == 0:
        table.barrier = True
        pop(table.stack)
        pass_map_cards(table)
        draw_hands(table)


def pass_map_cards(table: Table) -> None:
    """WLD-2.6, WLD-2.7 the five others go to the right; WLD-2.8 they are the spaces of shards."""
    step = 1 if table.content.pass_left else table.seats - 1
    for space in range(SPACES):
        giver = table.map_cards[space]
        if giver >= 0:
            taker = (giver + step) % table.seats
            table.shards[space] = taker
            table.map_cards[space] = SEEN  # WLD-2.9
            if table.news is not None:
                table.tell(SHARD.at(taker, space))


def draw_hands(table: Table) -> None:
    """WLD-2.12 seven cards for each seat."""
    for seat in range(table.seats - 1, -1, -1):
        most = table.deck[seat].bit_count() + table.deck_wilds[seat]
        count = min(table.content.hand_start, most)
        if count > 0:
            begin_drawing(table, seat, count, FIRST_HAND)
    if not table.stack:
        start_match(table)


def start_match(table: Table) -> None:
    """WLD-3.1 the owner of the shard on the lowest number begins; WLD-3.2 there is no tie."""
    for space in range(SPACES):
        if table.shards[space] != NO_SEAT:
            first = table.shards[space]
            if table.news is not None:
                table.tell(BEGINS.at(first))
            start_turn(table, first)
            return
