"""A small game for the tests: a turn is two moves, a letter and then a number.

By the option `turn` the seats decide one by one, both sealed, or whoever is first. Nobody sees what
the other has picked.
"""

from collections.abc import Mapping
from random import Random
from typing import final

from wildtable.kernel.decisions import Decision, decisions
from wildtable.kernel.events import EventSpace
from wildtable.kernel.frames import UNSET, WIDTH, FrameSpace
from wildtable.kernel.game import Content, Denial, Game, Option, Outcome, Position, State
from wildtable.kernel.moves import Domain, MoveSpace, amounts
from wildtable.kernel.scene import Element, Layout, Phrase, Piece, Prompt, Scene
from wildtable.kernel.turn import ASK, REFEREE, Turn, ask_open, ask_sealed, mask_of

LETTERS = Domain("letter", 3, "xyz")
MOVES = MoveSpace("two-steps")
LETTER = MOVES.family("letter", LETTERS).base
NUMBER = MOVES.family("number", amounts("amount", 2)).base
NONE = -1

FRAMES = FrameSpace()
PICKING = 0
FRAMES.kind("picking", PICKING)


@final
class TwoState(State):
    """What each seat has picked so far."""

    def __init__(self, order: str, letters: list[int], numbers: list[int]) -> None:
        super().__init__([PICKING, *[UNSET] * (WIDTH - 1)], DECISIONS)
        self.order = order
        self.letters = letters
        self.numbers = numbers

    def clone(self) -> "TwoState":
        copy = TwoState(self.order, self.letters[:], self.numbers[:])
        copy.stack = self.stack[:]
        return copy

    def redeal(self, seat: int, rng: Random) -> "TwoState":
        copy = self.clone()
        for picked in (copy.letters, copy.numbers):
            if picked[1 - seat] != NONE:
                picked[1 - seat] = rng.randrange(3)
        return copy

    def outcome(self) -> Outcome | None:
        return None if self.stack else Outcome.by_score(self.numbers)

    def dump(self, seat: int = REFEREE) -> Position:
        seen = [each for each in range(2) if seat in (each, REFEREE)]
        return {"letters": [self.letters[i] if i in seen else "?" for i in range(2)]}

    def audit(self) -> list[str]:
        return []


class Picking(Decision[TwoState]):
    """A letter, then a number."""

    def turn(self, table: TwoState) -> Turn:
        owing = [seat for seat in range(2) if table.numbers[seat] == NONE]
        if table.order == "one-by-one":
            return ASK[owing[0]]
        return (ask_sealed if table.order == "sealed" else ask_open)(mask_of(tuple(owing)))

    def legal(self, table: TwoState, seat: int) -> list[int]:
        first = LETTER if table.letters[seat] == NONE else NUMBER
        return [first + i for i in range(3)]

    def why_not(self, table: TwoState, seat: int, move: int) -> Denial | None:
        if move not in self.legal(table, seat):
            return Denial("TWO-1", "letter-then-number")
        return None

    def apply(self, table: TwoState, seat: int, move: int) -> None:
        if move >= NUMBER:
            table.numbers[seat] = move - NUMBER
        else:
            table.letters[seat] = move - LETTER
        if NONE not in table.numbers:
            table.stack.clear()


DECISIONS = decisions(FRAMES, Picking(PICKING))


@final
class TwoSteps(Game):
    """The game as the platform knows it; it can't be loaded from a position."""

    def content(self, options: Mapping[str, str]) -> Content:
        return Content(MOVES, EventSpace("two-steps"), FRAMES, options)

    def start(self, content: Content, seats: int) -> State:
        return TwoState(content.options["turn"], [NONE, NONE], [NONE, NONE])

    def load(self, content: Content, position: Position, rng: Random) -> State:
        raise NotImplementedError

    def layouts(self, content: Content) -> list[Layout]:
        places = [Element(LETTERS.element(i), i + 0.5, 0.5) for i in range(3)]
        return [Layout("letters", 3, 1, places)]

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, TwoState)
        picked = state.letters[seat] if seat >= 0 else NONE
        pieces = [] if picked == NONE else [Piece("pick", LETTERS.element(picked), "star", seat)]
        return Scene(pieces, [], Prompt(Phrase("pick")))

    def words(self, language: str) -> str:
        return "pick = Pick.\nletter-then-number = First a letter, then a number.\n"


ORDERS = ["one-by-one", "sealed", "open"]
GAME = TwoSteps("two-steps", "Two Steps", [2], 4, [Option("turn", ORDERS, "one-by-one")])
