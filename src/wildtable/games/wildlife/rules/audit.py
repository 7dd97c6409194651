"""Everything that can be wrong with a table: pieces that vanished, cards that were doubled.

Runs after every move in tests, never in play.
"""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ABILITY_NAMES,
    AREAS,
    CARDS,
    EMPTY,
    LEVEL_ATTACK,
    LEVELS,
    NO_CHART,
    ORGANISMS,
    TERRAINS,
)
from wildtable.games.wildlife.rules.ability_cards import most_of_a_type
from wildtable.games.wildlife.rules.table import bank
from wildtable.kernel.frames import WIDTH


def find_faults(table: Board) -> list[str]:
    faults: list[str] = []
    audit_tiles(table, faults)
    audit_areas(table, faults)
    audit_cards(table, faults)
    audit_abilities(table, faults)
    audit_adaptations(table, faults)
    audit_food(table, faults)
    audit_order(table, faults)
    audit_stack(table, faults)
    return faults


def audit_tiles(table: Board, faults: list[str]) -> None:
    allotment = table.content.tiles[table.seats]
    on_board = [0] * table.seats
    for whose in table.owner:
        if whose != EMPTY:
            on_board[whose] += 1
    for seat in range(table.seats):
        supply, lost = table.supply[seat], table.lost[seat]
        if supply < 0 or lost < 0 or supply + on_board[seat] + lost != allotment:
            faults.append(
                f"seat {seat} has {supply} tiles in its supply, {on_board[seat]} on the board and "
                f"lost {lost}; that should be {allotment}"
            )


def audit_areas(table: Board, faults: list[str]) -> None:
    content = table.content
    filled = [0] * AREAS
    for space, whose in enumerate(table.owner):
        if whose != EMPTY:
            filled[content.area_of[space]] += 1
    for area in range(AREAS):
        name = content.area_names[area]
        if filled[area] != table.filled[area]:
            faults.append(f"{name} holds {filled[area]} tiles, not {table.filled[area]}")
        if filled[area] == content.capacity[area] and not table.marked[area]:
            if table.pawns_taken < content.pawns:
                faults.append(f"{name} is full and not marked, though pawns are left")
    if sum(table.marked) != table.pawns_taken or table.pawns_taken > content.pawns:
        faults.append(f"{table.pawns_taken} pawns taken, {sum(table.marked)} areas marked")


def audit_cards(table: Board, faults: list[str]) -> None:
    content = table.content
    for card in range(CARDS):
        piles = [table.deck[card], table.discard[card], table.shown[card]]
        piles += [table.hands[CARDS * seat + card] for seat in range(table.seats)]
        if min(piles) < 0 or sum(piles) != content.card_copies[card]:
            copies = content.card_copies[card]
            faults.append(f"{sum(piles)} cards {content.card_names[card]}, not {copies}: {piles}")
    for seat in range(table.seats):
        hand = table.hands[CARDS * seat : CARDS * seat + CARDS]
        if sum(hand) != table.held[seat] or table.held[seat] > content.hand_size:
            faults.append(f"seat {seat} holds {sum(hand)} cards and should hold {table.held[seat]}")
        if hand[ABILITY_CARD] < table.known[seat]:
            faults.append(f"seat {seat} lacks the ability card that all know of")


def audit_abilities(table: Board, faults: list[str]) -> None:
    content = table.content
    all_copies = content.ability_copies[table.seats]
    for ability in range(ABILITIES):
        name = ABILITY_NAMES[ability]
        tiles = table.ability_supply[ability]
        for seat in range(table.seats):
            owned = table.abilities[ABILITIES * seat + ability]
            used = table.used[ABILITIES * seat + ability]
            tiles += owned
            if not 0 <= used <= owned <= most_of_a_type(table):
                faults.append(f"seat {seat} has {owned} tiles {name}, {used} of them used")
        if table.ability_supply[ability] < 0 or tiles != all_copies[ability]:
            faults.append(f"{tiles} tiles {name}, not {all_copies[ability]}")


def audit_adaptations(table: Board, faults: list[str]) -> None:
    content = table.content
    left = content.adaptation_copies[:]
    for seat in range(table.seats):
        organism = table.organism[seat]
        for terrain in range(TERRAINS):
            level = table.level[TERRAINS * seat + terrain]
            if organism == NO_CHART:
                continue
            printed = content.printed[TERRAINS * organism + terrain]
            if not printed <= level <= LEVEL_ATTACK:  # LIF-4.6 levels never fall
                name = content.terrain_names[terrain]
                faults.append(f"seat {seat} has level {level} in {name}, printed is {printed}")
            for tile in range(printed + 1, level + 1):
                left[LEVELS * terrain + tile] -= 1
    if content.limited_adaptations and (left != table.adaptations or min(left) < 0):
        faults.append(f"adaptation tiles left are {table.adaptations}, not {left}")


def audit_food(table: Board, faults: list[str]) -> None:
    if min(table.food) < 0:
        faults.append(f"food of the seats: {table.food}")
    if table.content.limited_bank and bank(table) < 0:
        faults.append(f"the bank owes {-bank(table)} food")


def audit_order(table: Board, faults: list[str]) -> None:
    if sorted(table.order) != list(range(table.seats)):
        faults.append(f"turn order {table.order} of {table.seats} seats")
    for organism in range(ORGANISMS):
        if table.organism.count(organism) > 1:
            name = table.content.organism_names[organism]
            faults.append(f"{name} is led by {table.organism.count(organism)} seats")


def audit_stack(table: Board, faults: list[str]) -> None:
    stack = table.stack
    if len(stack) % WIDTH:
        faults.append(f"the stack has {len(stack)} numbers")
        return
    for frame in range(0, len(stack), WIDTH):
        if not 0 <= stack[frame + 1] < table.seats:
            kind = table.content.frames.kinds[stack[frame]].name
            faults.append(f"frame {kind} asks seat {stack[frame + 1]} of {table.seats}")
