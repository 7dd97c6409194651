"""Setup and positioning: factions, map cards, shards, hands, the first player.

What is public and what is not from then on (WLD-1.8, WLD-2.11) is in `redeal.py`, the decks
(WLD-1.9, WLD-1.10) in `deck.py`.
"""

from typing import final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import (
    ASSIGNED,
    HIDDEN,
    NO_CHARACTER,
    NO_FACTION,
    NO_SEAT,
    SEEN,
    UNDEALT,
)
from wildtable.games.wildlands.frames import ASSIGNING, CHOOSING, DEALING, FIRST_HAND
from wildtable.games.wildlands.moves import (
    ALLOT,
    ASSIGN,
    BEGINS,
    CHOOSE,
    DEAL,
    DEALT,
    DRAW,
    FACTIONS,
    PLAYS_FACTION,
    SHARD,
    SPACES,
    TEAM,
    assign,
)
from wildtable.games.wildlands.rules.deck import begin_drawing, full_deck
from wildtable.games.wildlands.rules.refusals import not_now, wait
from wildtable.games.wildlands.rules.table import first_of
from wildtable.games.wildlands.rules.turn import start_turn
from wildtable.kernel.decisions import ChanceDecision, Decision
from wildtable.kernel.frames import become, pop, push
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import BY_CHANCE, CHANCE, Turn, ask_open, ask_sealed


def begin(table: Board) -> None:
    """WLD-1.12 the order of setup: factions, map cards, shards, hands, the first player.

    WLD-2.13 so start spaces are chosen before anybody knows a hand or the shards. WLD-1.2 the map
    is an option of the match, WLD-1.3 the dungeon by default.
    """
    push(table.stack, CHOOSING)
    if table.content.factions_by_seat:
        for seat in range(table.seats):
            take_faction(table, seat, seat)


# --- factions -----------------------------------------------------------------------------------


def choosers(table: Board) -> int:
    """WLD-R60 first come, first served: every seat without a faction, a bit each."""
    mask = 0
    for seat in range(table.seats):
        if table.factions[seat] == NO_FACTION:
            mask |= 1 << seat
    return mask


def free_factions(table: Board) -> list[int]:
    """WLD-1.4 nobody plays what another does."""
    return [faction for faction in range(FACTIONS) if table.owners[faction] == NO_SEAT]


@final
class Choosing(Decision[Board]):
    """WLD-1.4, WLD-R60 every seat takes a faction, or chance allots them."""

    def turn(self, table: Board) -> Turn:
        return BY_CHANCE if table.content.factions_by_lot else ask_open(choosers(table))

    def legal(self, table: Board, seat: int) -> list[int]:
        return [CHOOSE + faction for faction in free_factions(table)]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if move >= ALLOT:
            return not_now(table, seat, move)
        if table.owners[move - CHOOSE] != NO_SEAT:
            name = table.content.faction_names[move - CHOOSE]
            return Denial("WLD-1.4", "faction-taken", {"faction": name})
        return None

    def chance(self, table: Board) -> list[tuple[int, int]]:
        return [(ALLOT + faction, 1) for faction in free_factions(table)]

    def apply(self, table: Board, seat: int, move: int) -> None:
        if seat == CHANCE:
            allot(table, move - ALLOT)
        else:
            take_faction(table, seat, move - CHOOSE)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait(table, seat, "WLD-1.12", "others-choose")


def allot(table: Board, faction: int) -> None:
    """WLD-R60 by lot: to the first seat without a faction."""
    seat = table.factions.index(NO_FACTION)
    if table.news is not None:
        table.tell(PLAYS_FACTION.at(seat, faction))
    take_faction(table, seat, faction)


def take_faction(table: Board, seat: int, faction: int) -> None:
    """WLD-1.6 five characters and a deck; WLD-1.7 hidden and unhurt.

    WLD-1.5 the colour is the seat's, whatever the faction.
    """
    table.factions[seat] = faction
    table.owners[faction] = seat
    for place in range(TEAM):
        table.where[TEAM * faction + place] = HIDDEN
    full_deck(table, seat)
    if choosers(table) == 0:
        become(table.stack, DEALING)


# --- map cards ----------------------------------------------------------------------------------


@final
class Dealing(ChanceDecision[Board]):
    """WLD-2.1 ten map cards for each seat; WLD-2.2 the rest stays unseen."""

    def chance(self, table: Board) -> list[tuple[int, int]]:
        """WLD-1.11 each number once, WLD-2.10 so that no two shards or starts share one."""
        return [(DEAL + space, 1) for space in range(SPACES) if table.map_cards[space] == UNDEALT]

    def apply(self, table: Board, seat: int, move: int) -> None:
        dealt = SPACES - table.map_cards.count(UNDEALT)
        holder = dealt // table.content.map_cards_dealt
        table.map_cards[move - DEAL] = holder
        if table.news is not None:
            table.tell(DEALT.at(holder, move - DEAL))
        if dealt + 1 == table.seats * table.content.map_cards_dealt:
            become(table.stack, ASSIGNING)

    def not_asked(self, table: Board, seat: int) -> Denial | None:
        return wait(table, seat, "WLD-2.1", "cards-are-dealt")


@final
class Assigning(Decision[Board]):
    """WLD-2.3, WLD-2.4 everybody lays a map card on each character, unseen by the others."""

    def turn(self, table: Board) -> Turn:
        return ask_sealed(assigners(table))

    def legal(self, table: Board, seat: int) -> list[int]:
        character = next_to_assign(table, seat)
        cards = table.map_cards
        return [assign(character, space) for space in range(SPACES) if cards[space] == seat]

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if not ASSIGN <= move < DRAW:
            return not_now(table, seat, move)
        character, space = divmod(move - ASSIGN, SPACES)
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

    def apply(self, table: Board, seat: int, move: int) -> None:
        """WLD-2.5 nothing is passed until all have assigned."""
        character, space = divmod(move - ASSIGN, SPACES)
        table.starts[character] = space
        table.map_cards[space] = ASSIGNED
        if assigners(table) == 0:
            table.barrier = True
            pop(table.stack)
            pass_map_cards(table)
            draw_hands(table)


def next_to_assign(table: Board, seat: int) -> int:
    """The character of a seat that gets its map card next, or NO_CHARACTER when all have one."""
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        if table.starts[character] < 0:
            return character
    return NO_CHARACTER


def assigners(table: Board) -> int:
    """WLD-2.4 all at the same time: seats that have not assigned all five, a bit each."""
    mask = 0
    for seat in range(table.seats):
        if next_to_assign(table, seat) != NO_CHARACTER:
            mask |= 1 << seat
    return mask


def pass_map_cards(table: Board) -> None:
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


def draw_hands(table: Board) -> None:
    """WLD-2.12 seven cards for each seat."""
    for seat in range(table.seats - 1, -1, -1):
        most = table.deck[seat].bit_count() + table.deck_wilds[seat]
        count = min(table.content.hand_start, most)
        if count > 0:
            begin_drawing(table, seat, count, FIRST_HAND)
    if not table.stack:
        start_match(table)


def start_match(table: Board) -> None:
    """WLD-3.1 the owner of the shard on the lowest number begins; WLD-3.2 there is no tie."""
    for space in range(SPACES):
        if table.shards[space] != NO_SEAT:
            first = table.shards[space]
            if table.news is not None:
                table.tell(BEGINS.at(first))
            start_turn(table, first)
            return
