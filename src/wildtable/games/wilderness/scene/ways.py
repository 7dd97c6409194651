"""Where an animal in motion can get, what the way costs, and what it may suffer on it (NES-U13)."""

from heapq import heappop, heappush
from typing import NamedTuple

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import NONE
from wildtable.games.wilderness.frames import (
    ACTIVE,
    LOAD,
    MOVER,
    ORIGIN,
    PART,
    SPEED,
    USED,
)
from wildtable.games.wilderness.moves import ANIMALS, BASILISK
from wildtable.games.wilderness.rules.animals.basilisk import watches
from wildtable.games.wilderness.rules.animals.stings import feels_stings, swarms
from wildtable.games.wilderness.rules.arrangement import step_cost
from wildtable.games.wilderness.rules.speed import price, steps_left
from wildtable.games.wilderness.rules.table import lift
from wildtable.games.wilderness.rules.targets import is_certain, may_attack
from wildtable.games.wilderness.rules.traverse import is_free, passes, stands
from wildtable.games.wilderness.state import WildernessState


class Route(NamedTuple):
    """The Steps to a field beyond those already taken, and what they bring."""

    dangers: int  # stings and gaze rolls together: the fewer the better
    cost: int
    path: tuple[int, ...]
    stings: int
    rolls: int


class Scout:
    """The board without the piece that moves, which looks around from where it might be."""

    def __init__(self, state: WildernessState) -> None:
        self.table: Board = state.clone()
        stack = state.stack
        self.seat = stack[MOVER]
        self.piece = stack[ACTIVE]
        self.here = state.place[self.piece]
        self.origin = stack[ORIGIN]
        self.used, self.speed = stack[USED], stack[SPEED]
        self.left = steps_left(state, self.seat, self.used, self.speed)
        self.first = stack[PART] == 1
        self.loaded = stack[LOAD] >= 0  # an Eagle with a load must think for itself
        self.stung = feels_stings(state, self.piece)
        lift(self.table, self.piece)
        basilisks = range(BASILISK, ANIMALS * state.seats, ANIMALS)
        self.basilisks = [piece for piece in basilisks if state.place[piece] >= 0]

    def rolls(self, field: int) -> int:
        """Gaze rolls before a Step away from a field."""
        self.table.place[self.piece] = field
        return sum([watches(self.table, basilisk, self.piece) for basilisk in self.basilisks])

    def tokens(self, cost: int) -> int:
        return price(self.used, self.speed, cost)

    def ways(self) -> dict[int, Route]:
        """The best way to every field that can be reached: without danger first, then cheap."""
        if self.loaded:
            return {}
        best: dict[int, Route] = {}
        cheapest: dict[int, int] = {}
        heap = [Route(0, 0, (self.here,), 0, 0)]
        while heap:
            way = heappop(heap)
            field = way.path[-1]
            if cheapest.get(field, self.left + 1) <= way.cost:
                continue  # as safe and as cheap a way is known
            cheapest[field] = way.cost
            best.setdefault(field, way)
            for longer in self.steps(way):
                heappush(heap, longer)
        del best[self.here]
        return best

    def steps(self, way: Route) -> list[Route]:
        field = way.path[-1]
        board = self.table.board
        rolls = self.rolls(field)
        found = []
        for near in board.orthogonal[field] + board.diagonal[field]:
            cost = way.cost + step_cost(field, near)
            if (
                cost > self.left
                or near in way.path
                or not passes(self.table, self.piece, near, NONE)
            ):
                continue
            sting = int(self.stung and swarms(self.table, near))
            found.append(
                Route(
                    way.dangers + rolls + sting,
                    cost,
                    (*way.path, near),
                    way.stings + sting,
                    way.rolls + rolls,
                )
            )
        return found

    def may_stand(self, field: int) -> bool:
        return field != self.origin and stands(self.table, self.piece, field, NONE)

    def launches(self, ways: dict[int, Route]) -> dict[int, Route]:
        """By field of a target: the best way to where an attack on it can be launched."""
        if not self.first or self.loaded:
            return {}
        here = Route(0, 0, (self.here,), 0, 0)
        table, board = self.table, self.table.board
        found: dict[int, Route] = {}
        for way in [here, *ways.values()]:
            field = way.path[-1]
            if not is_free(table, self.piece, field, NONE):
                continue
            rolls = self.rolls(field)
            for near in board.orthogonal[field] + board.diagonal[field]:
                cost = way.cost + step_cost(field, near)
                if cost > self.left or not may_attack(table, self.piece, near):
                    continue
                if field == self.origin and not is_certain(table, self.piece, table.at[near]):
                    continue
                attack = Route(
                    way.dangers + rolls, cost, (*way.path, near), way.stings, way.rolls + rolls
                )
                if near not in found or attack < found[near]:
                    found[near] = attack
        return found
