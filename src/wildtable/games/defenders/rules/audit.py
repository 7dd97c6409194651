"""Everything that can be wrong with a table: counts, duplicates, pieces where none can be."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import BASE
from wildtable.games.defenders.frames import HARDENING, HARDENING_LEFT, MACHINES, MACHINES_CARD
from wildtable.games.defenders.moves import (
    CARD,
    CARDS,
    CARDS_EACH,
    DIFFICULT,
    FACTION_NAMES,
    FACTIONS,
    FACTORIES,
    HABITATS,
    MACHINE_CARDS,
)
from wildtable.games.defenders.rules.damage import DEADLY, deaths
from wildtable.games.defenders.rules.ending import is_won
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_BEYOND,
    EDGE_NAMES,
    EDGES,
    HEX_NAMES,
    HEXES,
    OFF,
)
from wildtable.games.defenders.rules.stack import audit_stack
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import (
    camps_to_build,
    cards_at,
    engine_edge,
    finished,
    tile_edge,
)
from wildtable.games.defenders.rules.values import (
    ACTIVE,
    CHOSEN,
    ENGINES,
    HAND,
    MASSACRE,
    NONE,
    OUT,
    RUNNING,
    TEAMED,
    TOO_MUCH,
    TOXIC_DISASTER,
    WON,
)
from wildtable.kernel.frames import WIDTH, at, lies_at


def faults(table: Board) -> list[str]:
    """What is wrong, in words."""
    found: list[str] = []
    audit_board(table, found)
    audit_pieces(table, found)
    audit_machines(table, found)
    for side in range(FACTIONS):
        if side in table.order:
            audit_side(table, side, found)
            audit_cards(table, side, found)
        elif cards_at(table, side, OUT) < CARDS_EACH or side in table.camp:
            found.append(f"{FACTION_NAMES[side]} is not in play and has cards or camps")
    audit_ending(table, found)
    if table.result == RUNNING:
        audit_stack(table, found)
    return found


def audit_ending(table: Board, found: list[str]) -> None:
    """A match is over exactly when nothing is left to decide, and for the reason it has."""
    if (table.result == RUNNING) != bool(table.stack):
        found.append("stack: a match goes on while there is something to decide")
    won = len(table.order) > 0 and is_won(table)
    if table.result in (RUNNING, WON) and won != (table.result == WON):
        found.append("result: the match is won by the last camp or factory, and by nothing else")
    killed = max([deaths(table, habitat) for habitat in range(HABITATS)])
    if killed >= DEADLY and table.result != MASSACRE:
        found.append("result: a massacre, and the match goes on")


def audit_board(table: Board, found: list[str]) -> None:
    numbers = [number for number in table.tile if number != NONE]
    built = len(numbers) - 1
    if sorted(numbers) != list(range(FACTORIES - 1 - built, FACTORIES)):
        found.append(f"factory tiles {sorted(numbers)} on the board")
    if table.tile[CORE] != FACTORIES - 1 - built:
        found.append(f"tile {table.tile[CORE]} on the core after {built} were built")
    if table.rewilded[table.tile[CORE]]:
        found.append("the core is rewilded")
    found += [
        f"a wall on the factory edge {EDGE_NAMES[edge]}"
        for edge in range(EDGES)
        if table.wall[edge] and tile_edge(table, edge)
    ]
    for engine in range(ENGINES):
        edge = engine_edge(table, engine)
        if edge == NONE:
            continue
        if EDGE_BEYOND[edge] == OFF:
            found.append(f"an engine on the perimeter at {EDGE_NAMES[edge]}")
        if table.wall[edge] or tile_edge(table, edge):
            found.append(f"an engine on the walled edge {EDGE_NAMES[edge]}")
        if edge == engine_edge(table, 1 - engine):
            found.append(f"two engines on {EDGE_NAMES[edge]}")


def audit_pieces(table: Board, found: list[str]) -> None:
    content = table.content
    disaster = table.result == TOXIC_DISASTER
    for hex in range(HEXES):
        tokens, toxic = table.pollution[hex], table.toxic[hex]
        if (tokens and toxic) or (tokens >= TOO_MUCH and not disaster):  # DEF-6.11
            found.append(f"{tokens} pollution and {toxic} toxic sites in {HEX_NAMES[hex]}")
        if min(tokens, toxic, table.mechs[hex]) < 0:
            found.append(f"less than nothing in {HEX_NAMES[hex]}")
    if sum(table.toxic) > content.toxic:
        found.append(f"{sum(table.toxic)} toxic sites")
    if content.limited:
        for name, pieces, most in (
            ("walls", table.wall, content.walls),
            ("mechs", table.mechs, content.mechs),
            ("pollution", table.pollution, content.pollution),
        ):
            if sum(pieces) > most:
                found.append(f"{sum(pieces)} {name} of {most}")


def audit_machines(table: Board, found: list[str]) -> None:
    seen = [table.deck[card] + table.discard[card] for card in range(MACHINE_CARDS)]
    if table.result != RUNNING:
        return  # a card that ended the match is nowhere
    to_come = 0
    for level in range(len(table.stack) // WIDTH):
        if lies_at(table.stack, level) == MACHINES and at(table.stack, level, MACHINES_CARD) >= 0:
            seen[at(table.stack, level, MACHINES_CARD)] += 1
        if lies_at(table.stack, level) == HARDENING:
            to_come = at(table.stack, level, HARDENING_LEFT)
    if min(table.deck + table.discard) < 0:
        found.append(f"machine cards {table.deck} and {table.discard}")
    for card in range(DIFFICULT):
        both = seen[card] + (seen[card + DIFFICULT] if card + DIFFICULT < MACHINE_CARDS else 0)
        if both != table.content.machine_copies[card]:
            found.append(f"{both} machine cards of kind {card}")
    if sum(seen[DIFFICULT:]) + to_come != table.content.difficult_cards and not to_come:
        found.append(f"{sum(seen[DIFFICULT:])} difficult machine cards")


def audit_side(table: Board, side: int, found: list[str]) -> None:
    name = FACTION_NAMES[side]
    camps = table.camp.count(side)
    if camps != table.built[side] + 1 and (camps or table.built[side]):
        found.append(f"{name} has {camps} camps on the board and {table.built[side]} built")
    if table.built[side] > camps_to_build(table):
        found.append(f"{name} has built {table.built[side]} camps")
    least = most_support(table, side) if finished(table, side) else 0  # DEF-27.1
    if not least <= table.support[side] <= most_support(table, side):
        found.append(f"{name} has support {table.support[side]}")
    if not 0 <= table.damage[side] <= table.content.max_damage:
        found.append(f"{name} has damage {table.damage[side]}")
    placed = table.breach.count(side)
    if (
        table.markers[side] < 0
        or placed + table.markers[side] != table.content.markers[table.seats]
    ):
        found.append(f"{name} has {table.markers[side]} markers and {placed} on the board")
    found += [
        f"{name} has an item of {FACTION_NAMES[item]}"
        for item in range(FACTIONS)
        if table.items[FACTIONS * side + item] and item not in table.order  # DEF-2.24
    ]
    at = table.at[side]
    if at == CORE or (at != NONE and table.exited[side]):
        found.append(f"{name}'s organizer is where it can't be")
    if at == NONE and camps and not table.exited[side]:
        found.append(f"{name}'s organizer is nowhere")


def audit_cards(table: Board, side: int, found: list[str]) -> None:
    name, organizer = FACTION_NAMES[side], table.organizer[side]
    known = [0] * HABITATS
    for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        owner = table.content.card_organizer[card]
        inside = organizer != NONE and owner in (BASE, organizer)
        if inside != (table.place[card] != OUT):  # DEF-2.32
            found.append(f"{table.content.card_names[card]} is in the wrong deck")
        if table.place[card] == HAND or table.place[card] == CHOSEN:
            known[table.content.card_habitat[card]] += 1
    actives = [card for card in range(CARDS) if table.place[card] == ACTIVE]
    own = [card for card in actives if card // CARDS_EACH == side]
    if own != ([table.active[side]] if table.active[side] != NONE else []):
        found.append(f"{name} has the active defenders {[CARD.names[card] for card in own]}")
    if cards_at(table, side, CHOSEN) > 1:
        found.append(f"{name} has chosen twice")
    if cards_at(table, side, TEAMED) and table.active[side] == NONE:
        found.append(f"{name} has a team without an active defender")
    told = table.told[HABITATS * side : HABITATS * side + HABITATS]
    if max([told[habitat] - known[habitat] for habitat in range(HABITATS)]) > 0:
        found.append(f"{name} has told of cards it does not hold")
