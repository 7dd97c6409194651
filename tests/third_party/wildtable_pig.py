"""Pig: roll a die as often as you dare. A 1 loses what the turn has brought, holding keeps it.

A whole game for Wildtable in one file, by somebody else. It runs interpreted, also where the kernel
is compiled.
"""

from collections.abc import Mapping
from random import Random
from typing import final

from wildtable.kernel.events import EventSpace
from wildtable.kernel.frames import FrameSpace
from wildtable.kernel.game import (
    BadPosition,
    Content,
    Denial,
    Game,
    Option,
    Outcome,
    Position,
    State,
)
from wildtable.kernel.moves import Domain, MoveSpace
from wildtable.kernel.scene import Layout, Panel, Phrase, Prompt, Row, Scene
from wildtable.kernel.turn import ASK, BY_CHANCE, CHANCE, OVER, REFEREE, Turn

MOST_ROLLS = 300  # whoever leads then wins, so that every match ends
PIPS = Domain("pips", 6, "123456")

MOVES = MoveSpace("pig")
ROLL = MOVES.family("roll").base
HOLD = MOVES.family("hold").base
SHOW = MOVES.family("show", PIPS).base  # by chance; SHOW is the 1


@final
class PigState(State):
    """What everybody has kept, and the turn that is being played."""

    def __init__(
        self, goal: int, kept: list[int], seat: int, pot: int, rolling: bool, rolls: int
    ) -> None:
        super().__init__([])
        self.goal = goal
        self.kept = kept  # by seat
        self.seat = seat
        self.pot = pot
        self.rolling = rolling  # the die is in the air
        self.rolls = rolls

    def over(self) -> bool:
        return max(self.kept) >= self.goal or (self.rolls == MOST_ROLLS and not self.rolling)

    def turn(self) -> Turn:
        if self.over():
            return OVER
        return BY_CHANCE if self.rolling else ASK[self.seat]

    def chance(self) -> list[tuple[int, int]]:
        return [(SHOW + side, 1) for side in range(PIPS.size)]

    def legal(self, seat: int) -> list[int]:
        return [ROLL, HOLD] if self.pot else [ROLL]

    def why_not(self, seat: int, move: int) -> Denial | None:
        if move >= SHOW:
            return Denial("PIG-1", "the-die-decides")
        if move == HOLD and self.pot == 0:
            return Denial("PIG-2", "nothing-to-hold")
        return None

    def apply(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.rolling = False
            if move == SHOW:
                self.pass_on()
            else:
                self.pot += move - SHOW + 1
        elif move == ROLL:
            self.rolling = True
            self.rolls += 1
        else:
            self.kept[seat] += self.pot
            self.pass_on()

    def pass_on(self) -> None:
        self.pot = 0
        self.seat = (self.seat + 1) % len(self.kept)

    def clone(self) -> "PigState":
        return PigState(self.goal, self.kept[:], self.seat, self.pot, self.rolling, self.rolls)

    def redeal(self, seat: int, rng: Random) -> "PigState":
        return self.clone()  # nothing is hidden

    def outcome(self) -> Outcome | None:
        return Outcome.by_score(self.kept) if self.over() else None

    def dump(self, seat: int = REFEREE) -> Position:
        return {
            "kept": self.kept[:],
            "seat": self.seat,
            "pot": self.pot,
            "rolling": self.rolling,
            "rolls": self.rolls,
        }

    def audit(self) -> list[str]:
        faults = [f"kept {points}" for points in self.kept if points < 0]
        if not 0 <= self.seat < len(self.kept):
            faults.append(f"there is no seat {self.seat}")
        if not 0 <= self.pot <= PIPS.size * self.rolls or self.rolls > MOST_ROLLS:
            faults.append(f"{self.rolls} rolls can't bring {self.pot}")
        return faults


class Pig(Game):
    """The game as the platform knows it."""

    def content(self, options: Mapping[str, str]) -> Content:
        return Content(MOVES, EventSpace("pig"), FrameSpace(), options)

    def start(self, content: Content, seats: int) -> State:
        return PigState(int(content.options["goal"]), [0] * seats, 0, 0, False, 0)

    def load(self, content: Content, position: Position, rng: Random) -> State:
        try:
            state = PigState(int(content.options["goal"]), **position)
            faults = state.audit()
        except TypeError as error:
            raise BadPosition(f"not a position of pig: {error}") from error
        if faults:
            raise BadPosition("; ".join(faults))
        return state

    def layouts(self, content: Content) -> list[Layout]:
        return []  # everything fits into a panel

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, PigState)
        rows = [Row(Phrase("seat", {"seat": i}), [points]) for i, points in enumerate(state.kept)]
        asked = state.turn().seat
        prompt = "roll-or-hold" if asked == seat else "wait"
        return Scene(
            [],
            [Panel("kept", Phrase("kept"), rows)],
            Prompt(Phrase(prompt, {"pot": state.pot, "seat": state.seat})),
        )

    def words(self, language: str) -> str:
        return ENGLISH if language == "en" else ""


ENGLISH = """
the-die-decides = The die says what it shows.
nothing-to-hold = There is nothing to hold yet.
seat = Seat { $seat }
kept = Kept
roll-or-hold = Roll, or hold { $pot }.
wait = Seat { $seat } has { $pot } in this turn.
"""

GAME = Pig("pig", "Pig", [2, 3, 4], 3 * MOST_ROLLS, [Option("goal", ["50", "100"], "50")])
