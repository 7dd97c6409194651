"""What can be wrong with the stack of frames: its order, and what the one on top is about.

What is wrong is said with its place: `stack.1.character`.
"""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import NO_SEAT
from wildtable.games.wildlands.frames import (
    ASSIGNING,
    ATTACK_FLAG,
    ATTACKED,
    ATTACKER,
    BLAST,
    BLAST_SPACE,
    CARD_USE,
    CARD_USED,
    CHOOSING,
    DEALING,
    DEFENDING,
    DRAWER,
    DRAWING,
    FOR_CLAIM,
    INTERRUPTING,
    OWING,
    PAID_FOR,
    PAID_GOAL,
    PAID_MOVER,
    PAID_SECOND,
    PAID_SECOND_GOAL,
    PAYING,
    RALLY_CARD,
    RALLY_MOVER,
    RALLYING,
    TARGET_SEAT,
    TARGETING,
    TURN,
    WHOSE,
    WINDOW,
)
from wildtable.games.wildlands.moves import AREA_FLAG, HEAVY_MELEE_FLAG, HEAVY_RANGED_FLAG
from wildtable.games.wildlands.rules.attack import candidates
from wildtable.games.wildlands.rules.deck import deck_size
from wildtable.games.wildlands.rules.interrupt import is_eligible
from wildtable.games.wildlands.rules.table import card_owner, owner_of
from wildtable.kernel.frames import UNSET, WIDTH, at, field, lies_at, top
from wildtable.kernel.turn import seats_of

SETUP = (CHOOSING, DEALING, ASSIGNING)


def audit_stack(table: Board) -> list[str]:
    """Everything that is wrong with the frames of a match that goes on."""
    if not table.stack:
        return []
    faults = audit_order(table)
    if not faults and lies_at(table.stack, 0) == TURN:
        faults = audit_seats(table)
    if not faults:
        faults = audit_top(table)
    return faults


def audit_order(table: Board) -> list[str]:
    """Setup is alone; hands are drawn one after another; else a turn, interrupts, a decision."""
    kinds = table.stack[::WIDTH]
    if kinds[0] in SETUP:
        return ["stack.1.frame: nothing is decided beside the setup"] if len(kinds) > 1 else []
    if kinds[0] != TURN and any([kind != DRAWING for kind in kinds]):
        return ["stack.0.frame: a turn is missing"]
    between = range(1, len(kinds) - 1) if kinds[0] == TURN else range(0)
    return [
        f"stack.{level}.frame: only interrupts lie between a turn and a decision"
        for level in between
        if kinds[level] != INTERRUPTING
    ]


def audit_seats(table: Board) -> list[str]:
    """WLD-3.5 whose turn it is has the marker; WLD-6.1 the last interrupter acts."""
    seats = [
        at(table.stack, level, WHOSE)
        for level in range(len(table.stack) // WIDTH)
        if lies_at(table.stack, level) in (TURN, INTERRUPTING)
    ]
    if seats[0] != table.active:
        return [
            f"stack.0.seat: the turn of seat {seats[0]}, but seat {table.active} has the marker"
        ]
    if seats[-1] != table.acting:
        return [f"stack.{len(seats) - 1}.seat: seat {seats[-1]} acts, not seat {table.acting}"]
    if table.active in seats[1:]:
        level = seats.index(table.active, 1)
        return [f"stack.{level}.seat: seat {table.active} interrupts the own turn"]
    return []


def path_of_top(table: Board) -> str:
    return f"stack.{len(table.stack) // WIDTH - 1}"


def audit_top(table: Board) -> list[str]:
    """What is being decided can be decided."""
    kind = top(table.stack)
    if kind != BLAST and (table.threatened or table.saved):
        path = "threatened" if table.threatened else "saved"
        return [f"{path}: there is no blast, but somebody is threatened or saved"]
    if kind == DRAWING:
        return audit_drawing(table)
    if kind == WINDOW:
        return audit_window(table)
    if kind in (CARD_USE, RALLYING, PAYING):
        return audit_action(table, kind)
    if kind in (TARGETING, DEFENDING, BLAST):
        return audit_attack(table, kind)
    return []


def audit_drawing(table: Board) -> list[str]:
    drawer, path = field(table.stack, DRAWER), f"{path_of_top(table)}.seat"
    if drawer >= table.seats:
        return [f"{path}: {drawer} is no seat"]
    return [] if deck_size(table, drawer) else [f"{path}: seat {drawer} has nothing to draw"]


def audit_window(table: Board) -> list[str]:
    """WLD-17.20 who is asked may interrupt."""
    owing = seats_of(field(table.stack, OWING))
    strangers = [s for s in owing if s >= table.seats or not is_eligible(table, s)]
    path = f"{path_of_top(table)}.owing"
    return [f"{path}: seat {seat} can't be asked to interrupt" for seat in strangers]


def audit_action(table: Board, kind: int) -> list[str]:
    """Who acts has begun it, with cards of their own and a character on the board."""
    names = table.content.card_names
    if not table.in_play:
        return [f"seats.{table.acting}.in_play: no card is in play"]
    faults = [
        f"seats.{card_owner(table, card)}.in_play: {names[card]} is in play, of another seat"
        for card in table.in_play
        if card_owner(table, card) != table.acting
    ]
    if kind == PAYING:
        return faults + audit_price(table)
    card = field(table.stack, CARD_USED if kind == CARD_USE else RALLY_CARD)
    if card not in table.in_play:
        faults.append(f"{path_of_top(table)}.card: {names[card]} is not in play")
    if kind == RALLYING:
        faults += audit_actor(table, field(table.stack, RALLY_MOVER), "character")
    return faults


def audit_price(table: Board) -> list[str]:
    stack, path = table.stack, path_of_top(table)
    faults = audit_actor(table, field(stack, PAID_MOVER), "character")
    if field(stack, PAID_FOR) != FOR_CLAIM and field(stack, PAID_GOAL) == UNSET:
        faults.append(f"{path}.to: a move needs its goal")
    second, goal = field(stack, PAID_SECOND), field(stack, PAID_SECOND_GOAL)
    if second != UNSET:
        faults += audit_actor(table, second, "other")
    if (second == UNSET) != (goal == UNSET):
        faults.append(f"{path}.other_to: who else moves needs a goal")
    return faults


def audit_actor(table: Board, character: int, word: str) -> list[str]:
    """WLD-6.6 who acts is the acting player's own, and on the board."""
    named = f"{path_of_top(table)}.{word}: {table.content.character_names[character]}"
    if owner_of(table, character) != table.acting:
        return [f"{named} is not led by seat {table.acting}, who acts"]
    return [] if table.where[character] >= 0 else [f"{named} is not on the board"]


def audit_attack(table: Board, kind: int) -> list[str]:
    stack, path = table.stack, path_of_top(table)
    flag, attacker = field(stack, ATTACK_FLAG), field(stack, ATTACKER)
    faults = audit_actor(table, attacker, "attacker")
    if faults:
        return faults
    if kind == TARGETING:
        seat = field(stack, TARGET_SEAT)
        if flag > HEAVY_MELEE_FLAG:
            return [f"{path}.attack: only in melee a target is picked"]
        here = candidates(table, attacker, seat) if seat != table.acting else []
        return (
            []
            if len(here) > 1
            else [f"{path}.seat: seat {seat} has no two characters to pick from"]
        )
    if kind == DEFENDING:
        if flag > HEAVY_RANGED_FLAG:
            return [f"{path}.attack: only an attack on one character is defended alone"]
        target = field(stack, ATTACKED)
        if owner_of(table, target) == table.acting:
            name = table.content.character_names[target]
            return [f"{path}.target: {name} is attacked by its own side"]
        return audit_defender(table, target, f"{path}.target")
    if flag != AREA_FLAG:
        return [f"{path}.attack: only an area attack hits a space"]
    if not table.threatened:
        return ["threatened: nobody is threatened by the blast"]
    for each in table.threatened:
        faults += audit_defender(table, each, "threatened")
    return faults + [
        f"{path}.space: {table.content.character_names[each]} is not in the blast"
        for each in table.threatened + table.saved
        if table.where[each] != field(stack, BLAST_SPACE)
    ]


def audit_defender(table: Board, character: int, path: str) -> list[str]:
    """WLD-R26 who is asked for a defence is attacked on the board, and has a card."""
    name, owner = table.content.character_names[character], owner_of(table, character)
    if owner == NO_SEAT or table.where[character] < 0:
        return [f"{path}: {name} is not on the board"]
    return [] if table.held[owner] else [f"{path}: seat {owner} has no card to defend {name}"]
