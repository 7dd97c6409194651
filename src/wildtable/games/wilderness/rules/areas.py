"""Attacks on several fields at once: the Fire-Drake's Cone, the Skunk's Spray (NES-32, NES-34)."""

from wildtable.games.wilderness.moves import (
    ACTIVE,
    ANIMALS,
    BEES,
    CONE,
    CONE_DIRECTION,
    CONE_PLACE,
    CONE_SWAN,
    DIRECTIONS,
    FLAMES,
    HURT,
    ORIGIN,
    PART,
    SPRAY,
    SWANS,
)
from wildtable.games.wilderness.rules.action_move import end_activation
from wildtable.games.wilderness.rules.book import BREATH, STENCH
from wildtable.games.wilderness.rules.damage import harm, hurt_swan, is_dead, remove, swan_lives
from wildtable.games.wilderness.rules.renewal import renew_all
from wildtable.games.wilderness.rules.table import LYING, Table
from wildtable.games.wilderness.rules.targets import burns, stinks_to
from wildtable.kernel.frames import field, push, put
from wildtable.kernel.game import Denial


def area_attacks(table: Table) -> list[int]:
    """Cones and Spray from where the animal stands, in its first motion."""
    piece = table.stack[ACTIVE]
    form = table.book.form[piece % ANIMALS]
    here = table.place[piece]
    if form not in (BREATH, STENCH) or here == table.stack[ORIGIN] or table.at[here] != piece:
        return []
    if form == STENCH:
        return [SPRAY] if smells(table, here) else []
    return [
        CONE + direction for direction in range(DIRECTIONS) if catches_fire(table, here, direction)
    ]


def catches_fire(table: Table, here: int, direction: int) -> bool:
    cone = table.board.cone[DIRECTIONS * here + direction]
    return any([burns(table, table.at[near]) for near in cone])


def smells(table: Table, here: int) -> bool:
    return any([stinks_to(table, table.at[near]) for near in table.board.within[here]])


def area_denial(table: Table, move: int) -> Denial | None:
    """Why no Cone, or no Spray."""
    piece = table.stack[ACTIVE]
    form = table.book.form[piece % ANIMALS]
    here = table.place[piece]
    wanted = STENCH if move == SPRAY else BREATH
    if form != wanted:
        rule = "NES-34.1" if move == SPRAY else "NES-32.1"
        return Denial(rule, "not-its-attack")
    if table.stack[PART] == 2:
        return Denial("NES-10.10", "no-attack-in-second-motion")
    if table.at[here] != piece:
        return Denial("NES-9.4", "attack-needs-free-field")
    if here == table.stack[ORIGIN]:
        return Denial("NES-34.8" if move == SPRAY else "NES-32.8", "move-first")
    if move == SPRAY:
        if not smells(table, here):
            return Denial("NES-R78", "nobody-in-reach")
    else:
        if not catches_fire(table, here, move - CONE):
            return Denial("NES-R74", "nobody-in-reach")
    return None


# --- Fire-Drake ---------------------------------------------------------------------------------


def breathe(table: Table, direction: int) -> None:
    push(table.stack, FLAMES, direction, 0, 0)
    next_flame(table)


def next_flame(table: Table) -> None:
    """NES-R81 find the next animal to roll for; after the last one, remove the dead.

    NES-32.9, NES-32.10, NES-40.19 fire passes over deserts and animals.
    """
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    cone = table.board.cone[DIRECTIONS * here + field(stack, CONE_DIRECTION)]
    while field(stack, CONE_PLACE) < len(cone):
        victim = table.at[cone[field(stack, CONE_PLACE)]]
        if burns(table, victim):  # NES-32.5 of whatever colour
            if victim % ANIMALS != SWANS or swan_lives(table, victim, field(stack, CONE_SWAN)):
                return
        step_aside(table, victim)
    bury(table, cone)
    end_activation(table)  # NES-32.7 where it stands


def step_aside(table: Table, victim: int) -> None:
    """On to the second Swan, or to the next field."""
    stack = table.stack
    second = 0 <= victim < LYING and victim % ANIMALS == SWANS and not field(stack, CONE_SWAN)
    put(stack, CONE_SWAN, 1 if second else 0)
    if not second:
        put(stack, CONE_PLACE, field(stack, CONE_PLACE) + 1)


def roll_flame(table: Table, side: int) -> None:
    """NES-32.6 one die for each animal, NES-40.7 for each Swan."""
    stack = table.stack
    here = table.place[stack[ACTIVE]]
    cone = table.board.cone[DIRECTIONS * here + field(stack, CONE_DIRECTION)]
    victim = table.at[cone[field(stack, CONE_PLACE)]]
    points = table.book.flame[side]
    if points:
        burn(table, victim, field(stack, CONE_SWAN), points)
    step_aside(table, victim)
    next_flame(table)


def burn(table: Table, victim: int, swan: int, points: int) -> None:
    if victim % ANIMALS == SWANS:
        hurt_swan(table, victim, swan, points)
    elif victim % ANIMALS == BEES:
        table.damage[victim] = 1  # NES-40.11 they survive only without damage
        if table.news is not None:
            table.tell(HURT.at(victim, points))
    else:
        harm(table, victim, points)


def bury(table: Table, fields: list[int]) -> None:
    """NES-R81 all the dead are removed together, then tokens are renewed."""
    for place in fields:
        victim = table.at[place]
        if 0 <= victim < LYING and is_dead(table, victim):
            remove(table, victim)
    renew_all(table)


# --- Skunk --------------------------------------------------------------------------------------


def spray(table: Table) -> None:
    """NES-34.2 all fields within 2 Steps, NES-34.7, NES-40.20 also across deserts."""
    here = table.place[table.stack[ACTIVE]]
    fields = table.board.within[here]
    for near in fields:
        victim = table.at[near]
        if not stinks_to(table, victim):
            continue
        if victim % ANIMALS == SWANS:  # NES-34.6, NES-40.9 each living one
            for swan in range(2):
                if swan_lives(table, victim, swan):
                    hurt_swan(table, victim, swan, 1)
        else:
            harm(table, victim, 1)  # NES-34.3, NES-34.4
    bury(table, fields)
    end_activation(table)  # NES-34.10
