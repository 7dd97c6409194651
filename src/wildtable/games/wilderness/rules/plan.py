"""Whether a plan exists that completes an activation: the road of `why_not` (NES-R88).

Plans are tried depth first, Step by Step, as a player would; `completion.py` is the other road.
"""

from typing import Final, final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE
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
from wildtable.games.wilderness.moves import ANIMALS
from wildtable.games.wilderness.rules.animals.stings import EVER, deadly_stings, swarms
from wildtable.games.wilderness.rules.arrangement import step_cost
from wildtable.games.wilderness.rules.speed import price, speed_of
from wildtable.games.wilderness.rules.targets import is_certain, may_attack
from wildtable.games.wilderness.rules.traverse import is_free, passes, stands


@final
class Planner:
    """One motion of one piece; what led nowhere is remembered."""

    def __init__(
        self,
        table: Board,
        piece: int,
        origin: int,
        sprint: int,
        part: int,
        used: int,
        speed: int,
        magic: int,
        load: int = NONE,
        pickup: int = NONE,
        deadly: int = EVER,
    ) -> None:
        self.table: Final = table
        self.piece: Final = piece
        self.origin: Final = origin
        self.sprint: Final = sprint
        self.part: Final = part
        self.used: Final = used  # Steps that are taken and paid for
        self.speed: Final = speed
        self.magic: Final = magic
        self.load: Final = load  # what is in the Talons, or will be
        self.pickup: Final = pickup
        self.deadly: Final = deadly  # stings that kill, or EVER
        self.failed: Final[set[tuple[int, int, bool, int, int]]] = set()

    def completes(
        self, field: int, used: int, carrying: bool, blocked: int = NONE, stung: int = 0
    ) -> bool:
        """Whether some plan goes on lawfully from a field that was reached with `used` Steps."""
        if not carrying and field != blocked and self.may_end(field, used, blocked, stung):
            return True
        key = (field, used, carrying, blocked, stung)
        if key in self.failed:
            return False
        self.failed.add(key)
        if carrying and field != self.pickup:
            if is_free(self.table, self.piece, field, self.load):
                if self.goes_on(field, used, carrying=False, blocked=field, stung=stung):
                    return True
        return self.goes_on(field, used, carrying, blocked, stung)

    def goes_on(
        self, field: int, used: int, carrying: bool, blocked: int = NONE, stung: int = 0
    ) -> bool:
        """Whether some plan takes a Step from here."""
        board = self.table.board
        for near in board.orthogonal[field] + board.diagonal[field]:
            total = used + step_cost(field, near)
            if not self.affords(total) or (carrying and near == self.pickup):
                continue
            if not passes(self.table, self.piece, near, self.load):
                continue
            stings = stung + 1 if self.deadly and swarms(self.table, near) else stung
            if self.deadly and stings >= self.deadly:
                continue
            if self.completes(near, total, carrying, blocked, stings):
                return True
        return False

    def may_end(self, field: int, used: int, blocked: int, stung: int) -> bool:
        """Whether the plan could end here: by stopping, by an attack, or by a second motion."""
        table, piece, load = self.table, self.piece, self.load
        if field != self.origin:
            if stands(table, piece, field, load):
                return True
        elif self.part == 1 and used > 0 and stands(table, piece, field, load):
            if self.starts_over(used, blocked, stung):
                return True
        return self.part == 1 and is_free(table, piece, field, load) and self.strikes(field, used)

    def strikes(self, field: int, used: int) -> bool:
        board = self.table.board
        for near in board.orthogonal[field] + board.diagonal[field]:
            if self.affords(used + step_cost(field, near)):
                if may_attack(self.table, self.piece, near):
                    victim = self.table.at[near]
                    if field != self.origin or is_certain(self.table, self.piece, victim):
                        return True
        return False

    def starts_over(self, used: int, blocked: int, stung: int) -> bool:
        """Whether a second motion could lead away from the field of activation."""
        speed = speed_of(self.table, self.piece, self.origin, self.sprint)
        tokens = self.magic - price(self.used, self.speed, used - self.used)
        second = Planner(
            self.table,
            self.piece,
            self.origin,
            self.sprint,
            part=2,
            used=0,
            speed=speed,
            magic=tokens,
            load=self.load,
            deadly=self.deadly,
        )
        return second.goes_on(self.origin, 0, carrying=False, blocked=blocked, stung=stung)

    def affords(self, total: int) -> bool:
        """Whether a motion of so many Steps is allowed and can be paid for."""
        if total > self.table.book.rush * self.speed:
            return False
        return price(self.used, self.speed, total - self.used) <= self.magic


def plan_of_motion(table: Board, load: int, pickup: int) -> Planner:
    """The rest of the motion that is under way, with what is or will be in the Talons."""
    stack = table.stack
    return Planner(
        table,
        stack[ACTIVE],
        stack[ORIGIN],
        stack[SPRINTING],
        stack[PART],
        stack[USED],
        stack[SPEED],
        table.magic[stack[MOVER]],
        load,
        pickup,
    )


def has_plan(table: Board, piece: int, sprint: int) -> bool:
    """NES-11.8 whether an activation of the piece could be completed."""
    origin = table.place[piece]
    speed = speed_of(table, piece, origin, sprint)
    magic = table.magic[piece // ANIMALS]
    plan = Planner(table, piece, origin, sprint, part=1, used=0, speed=speed, magic=magic)
    return plan.completes(origin, 0, carrying=False)


def has_free_plan(table: Board, piece: int, sprint: int) -> bool:
    """NES-R33 the same without tokens, and without dying of stings."""
    origin = table.place[piece]
    speed = speed_of(table, piece, origin, sprint)
    deadly = deadly_stings(table, piece)
    plan = Planner(
        table, piece, origin, sprint, part=1, used=0, speed=speed, magic=0, deadly=deadly
    )
    return plan.completes(origin, 0, carrying=False)


def has_plan_after_step(table: Board, field: int) -> bool:
    stack = table.stack
    load = stack[LOAD]
    cost = step_cost(table.place[stack[ACTIVE]], field)
    plan = plan_of_motion(table, load, stack[PICKUP])
    used = stack[USED] + cost
    return plan.completes(field, used, carrying=load != NONE)


def has_plan_after_pickup(table: Board) -> bool:
    here = table.place[table.stack[ACTIVE]]
    plan = plan_of_motion(table, table.at[here], here)
    return plan.completes(here, table.stack[USED], carrying=True)


def has_plan_after_drop(table: Board) -> bool:
    here = table.place[table.stack[ACTIVE]]
    plan = plan_of_motion(table, table.stack[LOAD], table.stack[PICKUP])
    return plan.goes_on(here, table.stack[USED], carrying=False, blocked=here)


def has_second_motion(table: Board) -> bool:
    stack = table.stack
    piece = stack[ACTIVE]
    here = table.place[piece]
    speed = speed_of(table, piece, here, stack[SPRINTING])
    magic = table.magic[stack[MOVER]]
    plan = Planner(
        table,
        piece,
        stack[ORIGIN],
        stack[SPRINTING],
        part=2,
        used=0,
        speed=speed,
        magic=magic,
    )
    return plan.goes_on(here, 0, carrying=False)
