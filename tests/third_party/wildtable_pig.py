"""Pig: roll a die as often as you dare. A 1 loses what the turn has brought, holding keeps it.

A whole game for Wildtable in one file, by somebody else. It runs interpreted, also where the kernel
is compiled.
"""

from collections.abc import Mapping
from random import Random
from typing import final

from wildtable.kernel.decisions import ChanceDecision, Decision, decisions
from wildtable.kernel.events import EventSpace
from wildtable.kernel.fields import Fields, each, number, numbers
from wildtable.kernel.frames import FrameSpace, field, pop, push, put
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
from wildtable.kernel.moves import BadText, Domain, MoveSpace
from wildtable.kernel.scene import Layout, Panel, Phrase, Prompt, Row, Scene
from wildtable.kernel.turn import REFEREE

MOST_ROLLS = 300  # whoever leads then wins, so that every match ends
PIPS = Domain("pips", 6, "123456")

MOVES = MoveSpace("pig")
ROLL = MOVES.family("roll").base
HOLD = MOVES.family("hold").base
SHOW = MOVES.family("show", PIPS).base  # by chance; SHOW is the 1


FRAMES = FrameSpace()
DECIDING = 0
ROLLING = 1
FRAMES.kind("deciding", DECIDING, seat=Domain("seat", 4))
FRAMES.kind("rolling", ROLLING)  # on top of whose turn it is

FIELDS = Fields(
    numbers("kept", "by seat", each(), most=100 + 6 * MOST_ROLLS),
    number("pot", "what the turn has brought", most=6 * MOST_ROLLS),
    number("rolls", "made in all", most=MOST_ROLLS),
)


@final
class PigState(State):
    """What everybody has kept, and the turn that is being played."""

    kept: list[int]
    pot: int
    rolls: int

    def __init__(self, goal: int, seats: int, source: "PigState | None" = None) -> None:
        super().__init__([] if source is None else source.stack[:], DECISIONS)
        self.goal = goal
        self.seats = seats
        if source is None:
            FIELDS.blank(self, None, seats)
            push(self.stack, DECIDING, 0)
        else:
            FIELDS.copy(source, self)

    def pass_on(self, seat: int) -> None:
        self.pot = 0
        put(self.stack, 0, (seat + 1) % self.seats)
        if max(self.kept) >= self.goal or self.rolls == MOST_ROLLS:
            self.stack.clear()

    def clone(self) -> "PigState":
        return PigState(self.goal, self.seats, self)

    def observe(self, seat: int) -> list[int]:
        return FIELDS.observe(self, None, self.seats, seat)

    def redeal(self, seat: int, rng: Random) -> "PigState":
        return self.clone()  # nothing is hidden

    def outcome(self) -> Outcome | None:
        return None if self.stack else Outcome.by_score(self.kept)

    def dump(self, seat: int = REFEREE) -> Position:
        return {
            "kept": self.kept[:],
            "pot": self.pot,
            "rolls": self.rolls,
            "stack": FRAMES.dump(self.stack),
        }

    def audit(self) -> list[str]:
        faults = FIELDS.faults(self, None, self.seats)
        if self.pot > PIPS.size * self.rolls:
            faults.append(f"{self.rolls} rolls can't bring {self.pot}")
        return faults


class Deciding(Decision[PigState]):
    """Roll once more, or hold."""

    def legal(self, table: PigState, seat: int) -> list[int]:
        return [ROLL, HOLD] if table.pot else [ROLL]

    def why_not(self, table: PigState, seat: int, move: int) -> Denial | None:
        if move >= SHOW:
            return Denial("PIG-1", "the-die-decides")
        if move == HOLD and table.pot == 0:
            return Denial("PIG-2", "nothing-to-hold")
        return None

    def apply(self, table: PigState, seat: int, move: int) -> None:
        if move == ROLL:
            table.rolls += 1
            push(table.stack, ROLLING)
        else:
            table.kept[seat] += table.pot
            table.pass_on(seat)


class Rolling(ChanceDecision[PigState]):
    """The die is in the air."""

    def chance(self, table: PigState) -> list[tuple[int, int]]:
        return [(SHOW + side, 1) for side in range(PIPS.size)]

    def apply(self, table: PigState, seat: int, move: int) -> None:
        pop(table.stack)
        table.pot += move - SHOW + 1
        if move == SHOW or table.rolls == MOST_ROLLS:
            table.pass_on(field(table.stack, 0))


DECISIONS = decisions(FRAMES, Deciding(DECIDING), Rolling(ROLLING))


class Pig(Game):
    """The game as the platform knows it."""

    def content(self, options: Mapping[str, str]) -> Content:
        return Content(MOVES, EventSpace("pig"), FRAMES, options)

    def start(self, content: Content, seats: int) -> State:
        return PigState(int(content.options["goal"]), seats)

    def load(self, content: Content, position: Position, rng: Random) -> State:
        try:
            state = PigState(int(content.options["goal"]), len(position["kept"]))
            state.kept = list(position["kept"])
            state.pot, state.rolls = position["pot"], position["rolls"]
            state.stack = FRAMES.load(position["stack"])
            faults = state.audit()
        except (KeyError, TypeError, BadText) as error:
            raise BadPosition(f"not a position of pig: {error}") from error
        if faults:
            raise BadPosition("; ".join(faults))
        return state

    def layouts(self, content: Content) -> list[Layout]:
        return []  # everything fits into a panel

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, PigState)
        rows = [Row(Phrase("seat", {"seat": i}), [points]) for i, points in enumerate(state.kept)]
        whose = state.stack[1] if state.stack else 0
        prompt = "roll-or-hold" if seat in state.turn().seats else "wait"
        return Scene(
            [],
            [Panel("kept", Phrase("kept"), rows)],
            Prompt(Phrase(prompt, {"pot": state.pot, "seat": whose})),
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
