"""What can be wrong with a table; for tests and loaded positions, never in play.

What is wrong is said with its place in a position.
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import (
    ABSENT,
    ASSIGNED,
    HIDDEN,
    NO_FACTION,
    NO_SEAT,
    OUT,
    SEEN,
)
from wildtable.games.wildlands.frames import ASSIGNING, CHOOSING, DEALING
from wildtable.games.wildlands.moves import CHARACTERS, GOING_ON, KINDS, SPACES, TEAM, WILD
from wildtable.games.wildlands.rules.audit_stack import audit_stack
from wildtable.games.wildlands.rules.table import card_owner, is_eliminated, owner_of
from wildtable.kernel.frames import top


def in_setup(table: Board) -> bool:
    """Whether factions, map cards or start spaces are still being given out."""
    return top(table.stack) in (CHOOSING, DEALING, ASSIGNING)


def faults_of(table: Board) -> list[str]:
    """What is wrong, in words."""
    faults: list[str] = []
    for seat in range(table.seats):
        if table.factions[seat] != NO_FACTION:
            faults.extend(audit_cards(table, seat))
            faults.extend(audit_points(table, seat))
    for character in range(CHARACTERS):
        faults.extend(audit_character(table, character))
    faults.extend(audit_map_cards(table))
    faults.extend(audit_turn(table))
    faults.extend(audit_end(table))
    faults.extend(audit_stack(table))
    faults.extend(table.out_of_bounds())
    return faults


def audit_cards(table: Board, seat: int) -> list[str]:
    """WLD-21.5 every card is in one place; WLD-21.1 no hand is too large."""
    faults: list[str] = []
    faction = table.factions[seat]
    cards = table.hand[seat]
    wilds = table.wilds[seat] + table.deck_wilds[seat]
    count = cards.bit_count()
    held = count + table.wilds[seat]
    cards |= table.deck[seat]
    count += table.deck[seat].bit_count()
    for card in table.discard + table.in_play:
        if card // KINDS == faction:
            if card % KINDS == WILD:
                wilds += 1
            else:
                cards |= 1 << card % KINDS
                count += 1
    deck = table.content.decks[faction]
    if cards != deck or count != deck.bit_count() or wilds != table.content.wilds[faction]:
        faults.append(f"seats.{seat}.deck: the cards of seat {seat} are not each in one place")
    if held != table.held[seat] or held > table.content.hand_limit:
        faults.append(f"seats.{seat}.hand: {held} cards, counted as {table.held[seat]}")
    return faults


def audit_points(table: Board, seat: int) -> list[str]:
    """WLD-23.1 shards and miniatures; every shard is on the board or claimed."""
    faults: list[str] = []
    taken = len([c for c in range(CHARACTERS) if table.where[c] == OUT and table.taken[c] == seat])
    if table.points[seat] != table.claimed[seat] + taken:
        faults.append(f"seats.{seat}.points: {table.points[seat]} points for other things")
    shards = table.shards.count(seat) + table.claimed[seat]
    if shards != (0 if in_setup(table) else table.content.shards):
        faults.append(f"seats.{seat}.shards: {shards} shards in all")
    return faults


def audit_character(table: Board, character: int) -> list[str]:
    name = table.content.character_names[character]
    place, damage = table.where[character], table.damage[character]
    owner = owner_of(table, character)
    if (owner == NO_SEAT) != (place == ABSENT):
        return [f"seats: {name} and its faction are not together"]
    faults: list[str] = []
    path = f"seats.{owner}"
    if not 0 <= damage < table.content.health[character] or (damage and place < 0):
        faults.append(f"{path}.damage.{name}: {damage} damage")
    if table.taken[character] != NO_SEAT and (place != OUT or table.taken[character] == owner):
        faults.append(f"{path}.taken.{name}: taken by seat {table.taken[character]}")
    enemy = table.hurt_by[character]
    if enemy != NO_SEAT and (damage == 0 or enemy == owner):
        faults.append(f"{path}.hurt_by.{name}: hurt by seat {enemy}")
    start = table.starts[character]
    if start >= 0 and (place != HIDDEN or table.map_cards[start] != ASSIGNED):
        faults.append(f"{path}.starts.{name}: it has the map card {start + 1}")
    if start < 0 and place == HIDDEN and not in_setup(table):
        faults.append(f"{path}.starts.{name}: hidden without a map card")
    return faults


def audit_map_cards(table: Board) -> list[str]:
    """WLD-2.10 every number is used once."""
    faults: list[str] = []
    starts = [start for start in table.starts if start >= 0]
    for space in range(SPACES):
        if starts.count(space) != (1 if table.map_cards[space] == ASSIGNED else 0):
            faults.append(f"seats: map card {space + 1} is on {starts.count(space)} characters")
        owner, holder = table.shards[space], table.map_cards[space]
        if owner != NO_SEAT and holder != SEEN:
            faults.append(f"seats.{owner}.shards: the map card of {space + 1} was never seen")
        if holder >= 0 and not in_setup(table):
            faults.append(f"seats.{holder}.map_cards: map card {space + 1} was not passed on")
    for seat in range(table.seats):
        mine = table.map_cards.count(seat) + len(
            [c for c in range(CHARACTERS) if table.starts[c] >= 0 and owner_of(table, c) == seat]
        )
        if mine > table.content.map_cards_dealt:
            faults.append(f"seats.{seat}.map_cards: {mine} map cards")
    return faults


def audit_turn(table: Board) -> list[str]:
    faults: list[str] = []
    over = table.ending != GOING_ON
    if over == bool(table.stack):
        faults.append("stack: a match that is over has no decisions, any other has")
    if table.stack and not in_setup(table) and table.acting != NO_SEAT:
        if is_eliminated(table, table.acting):
            faults.append(f"acting: seat {table.acting} acts and is eliminated")
    for seat in range(table.seats):
        if table.factions[seat] != NO_FACTION:
            first = TEAM * table.factions[seat]
            out = table.where[first : first + TEAM].count(OUT) == TEAM
            if out != is_eliminated(table, seat) and not over:
                faults.append(f"seats.{seat}.at: seat {seat} is eliminated or not")
    strangers = [card for card in table.in_play if card_owner(table, card) == NO_SEAT]
    faults.extend([f"seats: {table.content.card_names[card]} is in play" for card in strangers])
    names = table.content.character_names
    for path, pile in (("threatened", table.threatened), ("saved", table.saved)):
        gone = [names[each] for each in pile if table.where[each] < 0]
        faults.extend([f"{path}: {name} is in a blast" for name in gone])
    return faults


def audit_end(table: Board) -> list[str]:
    """WLD-23.2, WLD-23.4, WLD-23.8 a match that goes on has no winner yet."""
    if table.ending != GOING_ON:
        return []
    survivors = [seat for seat in range(table.seats) if not is_eliminated(table, seat)]
    faults = [
        f"seats.{seat}.points: {table.points[seat]} end the match"
        for seat in survivors
        if table.points[seat] >= table.content.points_to_win
    ]
    if len(survivors) < table.seats:
        most = max([table.points[seat] for seat in survivors], default=0)
        leaders = [seat for seat in survivors if table.points[seat] == most]
        if len(leaders) < 2:
            faults.append("ending: an elimination without a tie of survivors ends the match")
    return faults
