"""Whether a motion can end lawfully and an activation be completed (NES-11, NES-R33, NES-R88).

This is the road of `legal`: it searches forwards, nearest fields first. The road of `why_not` is in
`plan.py` and shares nothing with it but the questions which field may be passed and which stood on.
"""

from typing import Final, final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE, NOTHING
from wildtable.games.wilderness.frames import (
    ACTIVE,
    LOAD,
    MOVER,
    ORIGIN,
    PART,
    PICKUP,
    SPEED,
    SPRINTING,
    USED,
)
from wildtable.games.wilderness.moves import ANIMALS, BEAVER, FIELDS
from wildtable.games.wilderness.rules.animals.bear import IN_SPRINT, NO_SPRINT, may_sprint
from wildtable.games.wilderness.rules.animals.stings import EVER, deadly_stings, swarms
from wildtable.games.wilderness.rules.speed import price, speed_of, steps_left
from wildtable.games.wilderness.rules.targets import is_certain, may_attack
from wildtable.games.wilderness.rules.traverse import is_free, passes, stands


def attacks_from(table: Board, piece: int, field: int, origin: int, left: int) -> bool:
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


@final
class Wave:
    """The fields that a motion can get to, one by one, those with the fewest Steps first."""

    def __init__(
        self,
        table: Board,
        piece: int,
        start: int,
        most: int,
        lifted: int = NONE,
        closed: int = NONE,
        deadly: int = EVER,
    ) -> None:
        """A motion of at most so many Steps, while a piece is `lifted` into the air and one field
        is `closed`. A piece that dies of so many stings does not take the last (`deadly`).
        """
        self.table: Final = table
        self.piece: Final = piece
        self.most: Final = most
        self.lifted: Final = lifted
        self.deadly: Final = deadly
        self.steps = 0  # that lead to the field
        # A node is FIELDS * stings taken + field.
        self.node = NONE
        self.met: Final[list[int]] = []  # nodes; few, as most searches end at their first fields
        self.now = [start]
        self.soon: list[int] = []
        self.later: list[int] = []
        self.place = 0  # of the next node in `now`
        if closed != NONE and closed != start:
            self.met.append(closed)

    def next(self) -> int:
        """The next field, or NONE."""
        if self.node != NONE:
            self.spread()
        while self.steps <= self.most:
            while self.place < len(self.now):
                node = self.now[self.place]
                self.place += 1
                if node not in self.met:
                    self.met.append(node)
                    self.node = node
                    return node % FIELDS
            if not self.soon and not self.later:
                break
            self.now = self.soon
            self.soon = self.later
            self.later = []
            self.place = 0
            self.steps += 1
        self.node = NONE
        return NONE

    def spread(self) -> None:
        """Remember where Steps may lead from this node."""
        board = self.table.board
        field = self.node % FIELDS
        for near in board.orthogonal[field]:
            if passes(self.table, self.piece, near, self.lifted):
                self.enter(near, self.soon)
        for near in board.diagonal[field]:
            if passes(self.table, self.piece, near, self.lifted):
                self.enter(near, self.later)

    def enter(self, field: int, into: list[int]) -> None:
        if self.deadly == EVER:
            into.append(field)
            return
        stings = self.node // FIELDS + (1 if swarms(self.table, field) else 0)
        if stings < self.deadly:
            into.append(FIELDS * stings + field)


def can_stop(wave: Wave, origin: int, blocked: int) -> bool:
    """Whether a motion can end on a field but `origin`, and but one where a load was dropped."""
    field = wave.next()
    while field != NONE:
        if field not in (origin, blocked) and stands(wave.table, wave.piece, field, wave.lifted):
            return True
        field = wave.next()
    return False


def can_stop_or_attack(wave: Wave, origin: int, blocked: int) -> bool:
    """The same for a first motion, which may also end with an attack from a free field."""
    table, piece = wave.table, wave.piece
    field = wave.next()
    while field != NONE:
        if field != blocked:
            if field != origin and stands(table, piece, field, wave.lifted):
                return True
            if is_free(table, piece, field, wave.lifted):
                if attacks_from(table, piece, field, origin, wave.most - wave.steps):
                    return True
        field = wave.next()
    return False


def steps_to(wave: Wave, goal: int) -> int:
    """The Steps of the cheapest way to a field, or NONE."""
    field = wave.next()
    while field != NONE:
        if field == goal:
            return wave.steps
        field = wave.next()
    return NONE


def can_activate(table: Board, piece: int, sprint: int) -> bool:
    """NES-11.8 whether option A or B can be carried out, with magic tokens if need be."""
    field = table.place[piece]
    speed = speed_of(table, piece, field, sprint)
    left = steps_left(table, piece // ANIMALS, 0, speed)
    if has_free_step(table, piece, field, left, NONE, NONE):
        return True
    return can_stop_or_attack(Wave(table, piece, field, left), field, NONE)


def is_blocked(table: Board, piece: int) -> bool:
    """NES-R33 no legal option can be carried out without tokens and without dying of stings."""
    if piece % ANIMALS == BEAVER:
        return False  # NES-R50 it may rest anywhere
    field = table.place[piece]
    sprint = IN_SPRINT if may_sprint(table, piece) else NO_SPRINT
    left = speed_of(table, piece, field, sprint)
    if has_free_step(table, piece, field, left, NONE, NONE):
        return False
    wave = Wave(table, piece, field, left, deadly=deadly_stings(table, piece))
    return not can_stop_or_attack(wave, field, NONE)


def has_free_step(
    table: Board, piece: int, field: int, left: int, origin: int, blocked: int
) -> bool:
    """The usual case, without a search: the piece can stop on an empty field next to it."""
    for near in table.board.orthogonal[field] if left >= 1 else []:
        if table.at[near] == NOTHING and near != origin and near != blocked:
            if passes(table, piece, near, NONE) and stands(table, piece, near, NONE):
                return True
    return False


def can_finish(table: Board, field: int, cost: int, lifted: int, blocked: int) -> bool:
    """NES-R88 whether the activation can be completed from a field that `cost` Steps lead to."""
    stack = table.stack
    piece, origin = stack[ACTIVE], stack[ORIGIN]
    if field != origin and field != blocked and stands(table, piece, field, lifted):
        return True
    left = (
        steps_left(
            table,
            stack[MOVER],
            stack[USED],
            stack[SPEED],
        )
        - cost
    )
    if has_free_step(table, piece, field, left, origin, blocked):
        return True
    wave = Wave(table, piece, field, left, lifted)
    if stack[PART] == 2:
        return can_stop(wave, origin, blocked)
    if can_stop_or_attack(wave, origin, blocked):
        return True
    return can_start_over(table, field, cost, lifted, blocked)


def can_start_over(table: Board, field: int, cost: int, lifted: int, blocked: int) -> bool:
    """Whether the first motion could end on the field of activation and the second lead away."""
    stack = table.stack
    piece, origin, seat = (
        stack[ACTIVE],
        stack[ORIGIN],
        stack[MOVER],
    )
    used, speed = stack[USED], stack[SPEED]
    if origin == blocked or not stands(table, piece, origin, lifted):
        return False
    left = steps_left(table, seat, used, speed) - cost
    back = steps_to(Wave(table, piece, field, left, lifted), origin)
    if back == NONE:
        return False
    again = speed_of(table, piece, origin, stack[SPRINTING])
    tokens = table.magic[seat] - price(used, speed, cost + back)
    most = min(table.book.rush * again, again + tokens)
    return can_stop(Wave(table, piece, origin, most, lifted), origin, blocked)


def can_deliver(table: Board, field: int, cost: int, load: int, pickup: int) -> bool:
    """NES-28.6 whether the Eagle can drop its load on the way, and complete its activation."""
    stack = table.stack
    eagle = stack[ACTIVE]
    left = (
        steps_left(
            table,
            stack[MOVER],
            stack[USED],
            stack[SPEED],
        )
        - cost
    )
    wave = Wave(table, eagle, field, left, load, pickup)  # NES-R65 the pick-up field stays open
    here = wave.next()
    while here != NONE:
        if may_drop(table, eagle, here, load, pickup):
            if can_go_on(table, here, cost + wave.steps, load):
                return True
        here = wave.next()
    return False


def may_drop(table: Board, eagle: int, field: int, load: int, pickup: int) -> bool:
    """NES-28.6 on another free field."""
    return field != pickup and is_free(table, eagle, field, load)


def can_go_on(table: Board, field: int, cost: int, load: int) -> bool:
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


def can_step(table: Board, field: int, cost: int) -> bool:
    """Whether the piece in motion may step onto an adjacent field that it has the Steps for."""
    stack = table.stack
    piece, load = stack[ACTIVE], stack[LOAD]
    if not passes(table, piece, field, NONE) or field == stack[PICKUP]:
        return False
    if load != NONE:
        return can_deliver(table, field, cost, load, stack[PICKUP])
    return can_finish(table, field, cost, NONE, NONE)
