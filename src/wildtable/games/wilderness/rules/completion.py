"""Whether a motion can end lawfully and an activation be completed (NES-11, NES-R33, NES-R88).

This is the road of `legal`: it searches forwards, nearest fields first. The road of `why_not` is in
`plan.py` and shares nothing with it but the questions which field may be passed and which stood on.
"""

from wildtable.games.wilderness.moves import (
    ACTIVE,
    ANIMALS,
    BEAR,
    BEAVER,
    FIELDS,
    LOAD,
    MOVER,
    ORIGIN,
    PART,
    PICKUP,
    SPEED,
    SPRINTING,
    USED,
)
from wildtable.games.wilderness.rules.reach import (
    EVER,
    NONE,
    deadly_stings,
    is_free,
    passes,
    price,
    speed_of,
    stands,
    steps_left,
    swarms,
)
from wildtable.games.wilderness.rules.table import (
    NOTHING,
    Table,
)
from wildtable.games.wilderness.rules.targets import is_certain, may_attack


def attacks_from(table: Table, piece: int, field: int, origin: int, left: int) -> bool:
    """Whether some attack with an imaginary Step could be launched from a field."""
    board = table.board
    for near in board.orthogonal[field] if left >= 1 else []:
        if may_attack(table, piece, near):
            if field != origin or is_certain(table, piece, table.at[near]):
                return True
    for near in board.diagonal[field] if left >= 2 else []:
        if may_attack(table, piece, near):
            if field != origin or is_certain(table, piece, table.at[near]):
                return True
    return False


def finds_end(
    table: Table,
    piece: int,
    origin: int,
    start: int,
    left: int,
    attack: bool,
    lifted: int,
    blocked: int,
    stings: int,
) -> bool:
    """Whether a motion that is on `start` with `left` Steps can be ended lawfully.

    That is by stopping on a field but `origin`, or where `attack` is allowed by launching one. On
    the `blocked` field a load was just dropped. `stings` is how many the piece dies of, EVER if
    that does not matter.
    """
    board = table.board
    seen = [False] * (FIELDS * max(1, stings))
    now = [start]
    soon: list[int] = []
    later: list[int] = []
    while left >= 0:
        for node in now:
            if seen[node]:
                continue
            seen[node] = True
            field = node % FIELDS
            if field != blocked and ends(table, piece, origin, field, left, attack, lifted):
                return True
            spread(table, piece, node, board.orthogonal[field], lifted, stings, soon)
            spread(table, piece, node, board.diagonal[field], lifted, stings, later)
        if not soon and not later:
            return False
        now = soon
        soon = later
        later = []
        left -= 1
    return False


def ends(
    table: Table, piece: int, origin: int, field: int, left: int, attack: bool, lifted: int
) -> bool:
    """Whether a motion may end on this field, or with an attack from it."""
    if field != origin and stands(table, piece, field, lifted):
        return True
    if not attack or not is_free(table, piece, field, lifted):
        return False
    return attacks_from(table, piece, field, origin, left)


def spread(
    table: Table,
    piece: int,
    node: int,
    fields: list[int],
    lifted: int,
    stings: int,
    into: list[int],
) -> None:
    """Add the fields that a Step may lead to; a node is FIELDS * stings taken + field."""
    stung = node - node % FIELDS
    for near in fields:
        if passes(table, piece, near, lifted):
            if stings == EVER:
                into.append(near)
            else:
                beyond = near + stung + (FIELDS if swarms(table, near) else 0)
                if beyond < FIELDS * stings:
                    into.append(beyond)


def steps_to(table: Table, piece: int, start: int, goal: int, left: int, lifted: int) -> int:
    """The cheapest way to a field, or -1 if it is longer than `left`."""
    board = table.board
    seen = [False] * FIELDS
    now = [start]
    soon: list[int] = []
    later: list[int] = []
    cost = 0
    while cost <= left:
        for field in now:
            if field == goal:
                return cost
            if seen[field]:
                continue
            seen[field] = True
            spread(table, piece, field, board.orthogonal[field], lifted, EVER, soon)
            spread(table, piece, field, board.diagonal[field], lifted, EVER, later)
        if not soon and not later:
            return -1
        now = soon
        soon = later
        later = []
        cost += 1
    return -1


def can_activate(table: Table, piece: int, sprint: int) -> bool:
    """NES-11.8 whether option A or B can be carried out, with magic tokens if need be."""
    field = table.place[piece]
    speed = speed_of(table, piece, field, sprint)
    left = steps_left(table, piece // ANIMALS, 0, speed)
    if has_free_step(table, piece, field, left, NONE, NONE):
        return True
    return finds_end(table, piece, field, field, left, True, NONE, NONE, EVER)


def is_blocked(table: Table, piece: int) -> bool:
    """NES-R33 no legal option can be carried out without tokens and without dying of stings."""
    if piece % ANIMALS == BEAVER:
        return False  # NES-R50 it may rest anywhere
    field = table.place[piece]
    sprint = 1 if piece % ANIMALS == BEAR and not table.sprinted[piece // ANIMALS] else 0
    left = speed_of(table, piece, field, sprint)
    if has_free_step(table, piece, field, left, NONE, NONE):
        return False
    stings = deadly_stings(table, piece)
    return not finds_end(table, piece, field, field, left, True, NONE, NONE, stings)


def has_free_step(
    table: Table, piece: int, field: int, left: int, origin: int, blocked: int
) -> bool:
    """The usual case, without a search: the piece can stop on an empty field next to it."""
    for near in table.board.orthogonal[field] if left >= 1 else []:
        if table.at[near] == NOTHING and near != origin and near != blocked:
            if passes(table, piece, near, NONE) and stands(table, piece, near, NONE):
                return True
    return False


def can_finish(table: Table, field: int, cost: int, lifted: int, blocked: int) -> bool:
    """NES-R88 whether the activation can be completed from a field that `cost` Steps lead to."""
    stack = table.stack
    piece, origin = stack[ACTIVE], stack[ORIGIN]
    if field != origin and field != blocked and stands(table, piece, field, lifted):
        return True
    left = steps_left(table, stack[MOVER], stack[USED], stack[SPEED]) - cost
    if has_free_step(table, piece, field, left, origin, blocked):
        return True
    first = stack[PART] == 1
    if finds_end(table, piece, origin, field, left, first, lifted, blocked, EVER):
        return True
    return first and can_start_over(table, field, cost, lifted, blocked)


def can_start_over(table: Table, field: int, cost: int, lifted: int, blocked: int) -> bool:
    """Whether the first motion could end on the field of activation and the second lead away."""
    stack = table.stack
    piece, origin, seat = stack[ACTIVE], stack[ORIGIN], stack[MOVER]
    used, speed = stack[USED], stack[SPEED]
    if origin == blocked or not stands(table, piece, origin, lifted):
        return False
    back = steps_to(
        table, piece, field, origin, steps_left(table, seat, used, speed) - cost, lifted
    )
    if back < 0:
        return False
    again = speed_of(table, piece, origin, stack[SPRINTING])
    tokens = table.magic[seat] - price(used, speed, cost + back)
    left = min(table.book.rush * again, again + tokens)
    return finds_end(table, piece, origin, origin, left, False, lifted, blocked, EVER)


def can_deliver(table: Table, field: int, cost: int, load: int, pickup: int) -> bool:
    """NES-28.6 whether the Eagle can drop its load on the way, and complete its activation."""
    board = table.board
    stack = table.stack
    eagle = stack[ACTIVE]
    left = steps_left(table, stack[MOVER], stack[USED], stack[SPEED])
    seen = [False] * FIELDS
    now = [field]
    soon: list[int] = []
    later: list[int] = []
    while cost <= left:
        for here in now:
            if seen[here]:
                continue
            seen[here] = True
            if may_drop(table, eagle, here, load, pickup) and can_go_on(table, here, cost, load):
                return True
            spread(table, eagle, here, board.orthogonal[here], load, EVER, soon)
            spread(table, eagle, here, board.diagonal[here], load, EVER, later)
            seen[pickup] = True  # NES-R65 it stays open
        if not soon and not later:
            return False
        now = soon
        soon = later
        later = []
        cost += 1
    return False


def may_drop(table: Table, eagle: int, field: int, load: int, pickup: int) -> bool:
    """NES-28.6 on another free field."""
    return field != pickup and is_free(table, eagle, field, load)


def can_go_on(table: Table, field: int, cost: int, load: int) -> bool:
    """NES-28.8 whether a lawful Step away from a field with a dropped load is left."""
    board = table.board
    stack = table.stack
    eagle = stack[ACTIVE]
    left = steps_left(table, stack[MOVER], stack[USED], stack[SPEED])
    for near in board.orthogonal[field] if cost + 1 <= left else []:
        if passes(table, eagle, near, load) and can_finish(table, near, cost + 1, load, field):
            return True
    for near in board.diagonal[field] if cost + 2 <= left else []:
        if passes(table, eagle, near, load) and can_finish(table, near, cost + 2, load, field):
            return True
    return False


def can_step(table: Table, field: int, cost: int) -> bool:
    """Whether the piece in motion may step onto an adjacent field that it has the Steps for."""
    stack = table.stack
    piece, load = stack[ACTIVE], stack[LOAD]
    if not passes(table, piece, field, NONE) or field == stack[PICKUP]:
        return False
    if load != NONE:
        return can_deliver(table, field, cost, load, stack[PICKUP])
    return can_finish(table, field, cost, NONE, NONE)
