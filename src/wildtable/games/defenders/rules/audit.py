"""Everything that can be wrong with a table: counts, duplicates, pieces where none can be."""

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import BASE
from wildtable.games.defenders.frames import HARDENING, HARDENING_LEFT, MACHINES, MACHINES_CARD
from wildtable.games.defenders.moves import (
    CARDS_EACH,
    DIFFICULT,
    FACTION_NAMES,
    FACTIONS,
    FACTORIES,
    HABITATS,
    ITEM_NAMES,
    MACHINE_CARDS,
    MACHINE_NAMES,
)
from wildtable.games.defenders.rules.audit_stack import audit_stack
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
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import (
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


def faults_of(table: Board) -> list[str]:
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
            found.append(f"sides: {FACTION_NAMES[side]} is not in play and has cards or camps")
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
        found.append(f"factories: tiles {sorted(numbers)} on the board")
    if table.tile[CORE] != FACTORIES - 1 - built:
        found.append(f"factories: tile {table.tile[CORE]} on the core after {built} were built")
    if table.rewilded[table.tile[CORE]]:
        found.append("factories: the core is rewilded")
    found += [
        f"walls: one on the factory edge {EDGE_NAMES[edge]}"
        for edge in range(EDGES)
        if table.wall[edge] and tile_edge(table, edge)
    ]
    for engine in range(ENGINES):
        edge = engine_edge(table, engine)
        if edge == NONE:
            continue
        if EDGE_BEYOND[edge] == OFF:
            found.append(f"engines: one on the perimeter at {EDGE_NAMES[edge]}")
        if table.wall[edge] or tile_edge(table, edge):
            found.append(f"engines: one on the walled edge {EDGE_NAMES[edge]}")
        if edge == engine_edge(table, 1 - engine):
            found.append(f"engines: two on {EDGE_NAMES[edge]}")


def audit_pieces(table: Board, found: list[str]) -> None:
    content = table.content
    disaster = table.result == TOXIC_DISASTER
    for hex in range(HEXES):
        tokens, toxic = table.pollution[hex], table.toxic[hex]
        if (tokens and toxic) or (tokens >= TOO_MUCH and not disaster):  # DEF-6.11
            found.append(f"pollution: {tokens} and {toxic} toxic sites in {HEX_NAMES[hex]}")
    if sum(table.toxic) > content.toxic:
        found.append(f"toxic: {sum(table.toxic)} sites of {content.toxic}")
    if content.limited:
        for name, pieces, most in (
            ("walls", table.wall, content.walls),
            ("mechs", table.mechs, content.mechs),
            ("pollution", table.pollution, content.pollution),
        ):
            if sum(pieces) > most:
                found.append(f"{name}: {sum(pieces)} of {most}")


def audit_machines(table: Board, found: list[str]) -> None:
    if table.result != RUNNING:
        return  # a card that ended the match is nowhere
    seen = [table.deck[card] + table.discard[card] for card in range(MACHINE_CARDS)]
    to_come = 0
    for level in range(len(table.stack) // WIDTH):
        if lies_at(table.stack, level) == MACHINES and at(table.stack, level, MACHINES_CARD) >= 0:
            seen[at(table.stack, level, MACHINES_CARD)] += 1
        if lies_at(table.stack, level) == HARDENING:
            to_come = at(table.stack, level, HARDENING_LEFT)
    for card in range(DIFFICULT):
        both = seen[card] + (seen[card + DIFFICULT] if card + DIFFICULT < MACHINE_CARDS else 0)
        if both != table.content.machine_copies[card]:
            found.append(f"deck: {both} cards of the name {MACHINE_NAMES[card]}")
    if sum(seen[DIFFICULT:]) + to_come != table.content.difficult_cards:
        found.append(f"deck: {sum(seen[DIFFICULT:])} difficult cards")


def audit_side(table: Board, side: int, found: list[str]) -> None:
    name = f"sides.{table.order.index(side)}"
    camps = table.camp.count(side)
    if camps != table.built[side] + 1 and (camps or table.built[side]):
        found.append(f"{name}.camps: {camps} on the board and {table.built[side]} built")
    least = most_support(table, side) if finished(table, side) else 0  # DEF-27.1
    most = most_support(table, side)
    if not least <= table.support[side] <= most:
        found.append(f"{name}.support: {least} to {most}, not {table.support[side]}")
    placed = table.breach.count(side)
    if placed + table.markers[side] != table.content.markers[table.seats]:
        found.append(f"{name}.breaches: {placed}, and {table.markers[side]} markers left")
    found += [
        f"{name}.items: {ITEM_NAMES[item]}, whose faction is not in play"
        for item in range(FACTIONS)
        if table.items[FACTIONS * side + item] and item not in table.order  # DEF-2.24
    ]
    where = table.at[side]
    if where == CORE or (where != NONE and table.exited[side]):
        found.append(f"{name}.at: the organizer is where it can't be")
    if where == NONE and camps and not table.exited[side]:
        found.append(f"{name}.at: the organizer is nowhere")


def audit_cards(table: Board, side: int, found: list[str]) -> None:
    name, organizer = f"sides.{table.order.index(side)}", table.organizer[side]
    known = [0] * HABITATS
    own: list[int] = []
    for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        owner = table.content.card_organizer[card]
        inside = organizer != NONE and owner in (BASE, organizer)
        if inside != (table.place[card] != OUT):  # DEF-2.32
            found.append(f"{name}.organizer: {table.content.card_names[card]} in the wrong deck")
        if table.place[card] == HAND or table.place[card] == CHOSEN:
            known[table.content.card_habitat[card]] += 1
        if table.place[card] == ACTIVE:
            own.append(card)
    if own != ([table.active[side]] if table.active[side] != NONE else []):
        found.append(f"{name}.active: {[table.content.card_names[card] for card in own]}")
    if cards_at(table, side, CHOSEN) > 1:
        found.append(f"{name}.chosen: more than one")
    if cards_at(table, side, TEAMED) and table.active[side] == NONE:
        found.append(f"{name}.teamed: a team without an active defender")
    told = table.told[HABITATS * side : HABITATS * side + HABITATS]
    if max([told[habitat] - known[habitat] for habitat in range(HABITATS)]) > 0:
        found.append(f"{name}.told: cards that are not in hand")
