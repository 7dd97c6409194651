"""Everything that can be wrong with a table: pieces that vanished, cards that were doubled.

What is wrong is said with its place in a position. Runs when a position is loaded and after every
move in tests, never in play.
"""

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ABILITY_NAMES,
    AREAS,
    CARDS,
    EMPTY,
    LEVEL_NAMES,
    LEVELS,
    NO_CHART,
    ORGANISMS,
    TERRAINS,
)
from wildtable.games.wildlife.rules.ability_cards import most_of_a_type
from wildtable.games.wildlife.rules.audit_stack import audit_stack
from wildtable.games.wildlife.rules.setup import left_neighbors
from wildtable.games.wildlife.rules.table import bank


def faults_of(table: Board) -> list[str]:
    """What is wrong, in words."""
    faults = table.out_of_bounds()
    if faults:
        return faults  # the rest counts on them
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
        if supply + on_board[seat] + lost != allotment:
            faults.append(
                f"seats.{seat}.tiles: {on_board[seat]} on the board, {supply} in the supply and "
                f"{lost} lost; that should be {allotment}"
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
            faults.append(f"filled: {name} holds {filled[area]} tiles, not {table.filled[area]}")
        if filled[area] == content.capacity[area] and not table.marked[area]:
            if table.pawns_taken < content.pawns:
                faults.append(f"marked: {name} is full, and pawns are left")
    if sum(table.marked) != table.pawns_taken:
        faults.append(f"marked: {sum(table.marked)} areas, and {table.pawns_taken} pawns are taken")


def audit_cards(table: Board, faults: list[str]) -> None:
    content = table.content
    for card in range(CARDS):
        piles = [table.deck[card], table.discard[card], table.shown[card]]
        piles += [table.hands[CARDS * seat + card] for seat in range(table.seats)]
        if sum(piles) != content.card_copies[card]:
            copies = content.card_copies[card]
            faults.append(f"deck: {sum(piles)} cards {content.card_names[card]}, not {copies}")
    for seat in range(table.seats):
        hand = table.hands[CARDS * seat : CARDS * seat + CARDS]
        if sum(hand) != table.held[seat]:
            faults.append(f"seats.{seat}.hand: {sum(hand)} cards, not {table.held[seat]}")
        if hand[ABILITY_CARD] < table.known[seat]:
            faults.append(f"seats.{seat}.known: there is no ability card in the hand")


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
            if owned > most_of_a_type(table):  # LIF-11.6
                faults.append(f"seats.{seat}.abilities.{name}: {owned} are too many")
            if used > owned:
                faults.append(f"seats.{seat}.used.{name}: {used} of {owned}")
        if tiles != all_copies[ability]:
            faults.append(f"ability_supply.{name}: {tiles} in all, not {all_copies[ability]}")


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
            if level < printed:  # LIF-4.6 levels never fall
                path = f"seats.{seat}.levels.{content.terrain_names[terrain]}"
                faults.append(
                    f"{path}: {LEVEL_NAMES[level]}, and {LEVEL_NAMES[printed]} is printed"
                )
            for tile in range(printed + 1, level + 1):
                left[LEVELS * terrain + tile] -= 1
    if content.limited_adaptations and left != table.adaptations:
        faults.append(f"adaptations: {table.adaptations} by terrain and level, not {left}")


def audit_food(table: Board, faults: list[str]) -> None:
    if table.content.limited_bank and bank(table) < 0:
        faults.append(f"bank: it owes {-bank(table)} food")


def audit_order(table: Board, faults: list[str]) -> None:
    if sorted(table.order) != list(range(table.seats)):
        faults.append(f"order: each seat once, not {list(table.order)}")
    if table.left != left_neighbors(table.order):
        faults.append(f"order: {list(table.order)}, and yet next are {list(table.left)}")
    for organism in range(ORGANISMS):
        if table.organism.count(organism) > 1:
            name = table.content.organism_names[organism]
            faults.append(f"seats: {table.organism.count(organism)} of them lead the {name}")
