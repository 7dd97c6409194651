"""Many matches of one game side by side, each waiting for a seat to decide: the loop of learning.

Chance decides by itself, and a match that is over begins anew in the same step. Like `playout`, it
asks sealed seats one after another and draws lots where several may act.
"""

from random import Random
from typing import Final, final

from wildtable.kernel.chance import below, pick, total
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.turn import CHANCE, NOBODY


@final
class Stepper:
    """So many tables. Table number i plays the same matches however many there are."""

    def __init__(self, game: Game, content: Content, seats: int, count: int, seed: str) -> None:
        self.game: Final = game
        self.content: Final = content
        self.seats: Final = seats
        self.size: Final = content.moves.size
        self.rngs: Final = [Random(f"{seed}/{table}") for table in range(count)]
        self.states: Final[list[State]] = []
        self.asked: Final = [NOBODY] * count  # by table: the seat that decides
        self.legal: Final[list[list[int]]] = [[] for _ in range(count)]
        self.rewards: Final[list[float]] = [0.0] * (seats * count)  # of the last step
        self.over: Final = [False] * count  # whether a match ended in the last step
        for table in range(count):
            self.states.append(game.start(content, seats))
            self._settle(table)

    def step(self, moves: list[int]) -> None:
        """One legal move at each table."""
        seats = self.seats
        for table, move in enumerate(moves):
            if self.over[table]:
                self.over[table] = False
                for seat in range(seats):
                    self.rewards[table * seats + seat] = 0.0
            self.states[table].apply(self.asked[table], move)
            self._settle(table)

    def observations(self) -> list[int]:
        """What the seats that decide know, table after table."""
        seen: list[int] = []
        for table, state in enumerate(self.states):
            seen.extend(state.observe(self.asked[table]))
        return seen

    def places(self) -> list[int]:
        """The legal moves as places in one row of masks, table after table."""
        found: list[int] = []
        for table, moves in enumerate(self.legal):
            first = table * self.size
            for move in moves:
                found.append(first + move)  # noqa: PERF401 a loop compiles to faster code
        return found

    def _settle(self, table: int) -> None:
        """Go on until a seat must decide, through the end of a match if need be."""
        state, draw = self.states[table], self.rngs[table].random
        while True:
            turn = state.turn()
            seat = turn.seat
            if seat == NOBODY:
                self._end(table, state)
                state = self.game.start(self.content, self.seats)
                self.states[table] = state
                continue
            if seat != CHANCE:
                break
            outcomes = state.chance()
            state.apply(CHANCE, pick(outcomes, below(total(outcomes), draw)))
        if len(turn.seats) > 1 and not turn.sealed:
            seat = turn.seats[below(len(turn.seats), draw)]
        self.asked[table] = seat
        self.legal[table] = state.legal(seat)

    def _end(self, table: int, state: State) -> None:
        outcome = state.outcome()
        if outcome is None:
            raise RuntimeError(f"{self.game.name}: nobody decides, but there is no outcome")
        self.over[table] = True
        for seat, reward in enumerate(outcome.rewards()):
            self.rewards[table * self.seats + seat] = reward
