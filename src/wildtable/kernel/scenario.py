"""A scenario: a position, some moves, and what should come of them, in a TOML file.

    game = "connect-four"
    title = "A full column takes no disc"
    rules = ["C4-2"]        # of the ledger, that fail here when they are broken
    seats = 2               # the fewest the game allows if left out
    options = {}            # defaults if left out
    [position]              # as dump() prints it; the start of a match if left out
    board = [...]
    [[step]]                # moves in order; seat = "chance" for those of chance
    seat = 0
    move = "drop d"
    expect = { "board.5" = "...X..." }      # after this step
    [expect]                # after the last step: paths into dump()
    "board.5" = "...X..."
    [[deny]]                # this rule forbids this move
    seat = 1
    move = "drop a"
    rule = "C4-2"
    [[legal]]               # exactly these moves are allowed; none: the seat is not asked
    seat = 1
    moves = ["drop b", "drop c"]
    [[legal]]
    seat = "chance"
    moves = ["deal jack", "deal king"]
    weights = [2, 1]        # if they matter
    [[seen]]                # paths into dump(seat); or seat = "spectator"
    seat = 1
    expect = { "hands.0" = "?" }
    [outcome]               # what is left out is not looked at
    scores = [1, -1]
    ranks = [1, 2]
    reason = "four-in-line"

`deny`, `legal` and `seen` hold after the last step, or with `after = 2` when two steps are made.

TOML has no null, and neither has a position: where nothing is, `dump()` prints an empty text or an
empty list, and so does a scenario. A sealed turn is played one seat after another.
"""

import tomllib
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wildtable.kernel import registry
from wildtable.kernel.game import BadOption, BadPosition, Content, Denial, Game, State, canonical
from wildtable.kernel.moment import refuse, refuse_chance, refuse_seat
from wildtable.kernel.moves import BadText
from wildtable.kernel.position import NoField, at, same
from wildtable.kernel.turn import CHANCE, SPECTATOR
from wildtable.kernel.words import words_of

SeatNumber = Annotated[int, Meta(ge=0)]
Decider = SeatNumber | Literal["chance"]
Viewer = SeatNumber | Literal["spectator"]
END = -1  # `after` the last step


class BadScenario(ValueError):
    """A file that is no scenario; says which field is wrong, or which word."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, and what should be so after it."""

    seat: Decider
    move: str
    expect: dict[str, Any] = {}


class Deny(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a rule forbids."""

    seat: Decider
    move: str
    rule: str
    after: int = END


class Legal(Struct, frozen=True, forbid_unknown_fields=True):
    """All moves that are allowed."""

    seat: Decider
    moves: list[str]
    weights: list[int] | None = None
    after: int = END


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat knows."""

    seat: Viewer
    expect: dict[str, Any]
    after: int = END


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """How the match should have ended."""

    scores: list[int] | None = None
    ranks: list[int] | None = None
    reason: str | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    game: str
    title: str
    rules: list[str] = []
    seats: int | None = None
    options: dict[str, str] = {}
    position: dict[str, Any] | None = None
    step: list[Step] = []
    expect: dict[str, Any] = {}
    deny: list[Deny] = []
    legal: list[Legal] = []
    seen: list[Seen] = []
    outcome: Ending | None = None


def read(file: Path) -> Scenario:
    """The scenario in a file. Raises BadScenario."""
    try:
        return loads(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise BadScenario(f"byte {error.start} is no UTF-8") from error


def loads(text: str) -> Scenario:
    try:
        scenario = msgspec.convert(tomllib.loads(text), Scenario)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadScenario(str(error)) from error
    claims: list[Deny | Legal | Seen] = [*scenario.deny, *scenario.legal, *scenario.seen]
    for claim in claims:
        if not END <= claim.after <= len(scenario.step):
            raise BadScenario(f"after = {claim.after}: there are {len(scenario.step)} steps")
    return scenario


def run(scenario: Scenario) -> list[str]:
    """Play a scenario; everything that is not as it should be. Raises BadScenario."""
    try:
        game = registry.game(scenario.game)
        seats = game.seats[0] if scenario.seats is None else scenario.seats
        content = game.content(game.with_defaults(scenario.options, seats))
        state = (
            game.start(content, seats)
            if scenario.position is None
            else game.load(content, scenario.position, Random(scenario.title))
        )
        return Run(scenario, game, content, state).play()
    except (registry.UnknownGame, BadOption, BadPosition, BadText) as error:
        raise BadScenario(str(error)) from error


class Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario, game: Game, content: Content, state: State) -> None:
        self.scenario = scenario
        self.content = content
        self.state = state
        self.words = words_of(game)
        self.failures: list[str] = []

    def play(self) -> list[str]:
        steps = self.scenario.step
        for number, step in enumerate(steps):
            self.look(number)
            refused = self.make(step)
            if refused:
                self.failures.append(
                    f"step {number + 1}, {_who(step.seat)}, {step.move!r}: {refused}"
                )
                return self.failures
            self.expect(step.expect, self.state.dump(), f"after step {number + 1}, ")
        self.look(len(steps))
        self.expect(self.scenario.expect, self.state.dump(), "")
        self.compare_outcome()
        return self.failures

    def make(self, step: Step) -> str:
        """Make a step that is neither denied nor left out of what is offered; else why not."""
        seat = _number(step.seat)
        move = self.content.moves.parse(step.move)
        denial = self.refuse(seat, move)
        if denial is not None:
            return self.words.denial(denial)
        if move not in self.offered(seat):
            return "nothing forbids it, and yet it is not offered"
        self.state.apply(seat, move)
        return ""

    def refuse(self, seat: int, move: int) -> Denial | None:
        if seat == CHANCE:
            return refuse_chance(self.state, move)
        denial = refuse_seat(self.state, seat)
        return denial or refuse(self.content, self.state, seat, move)

    def look(self, made: int) -> None:
        """Hold the position to everything that is said about it."""
        now = (made, END) if made == len(self.scenario.step) else (made,)
        for deny in self.scenario.deny:
            if deny.after in now:
                self.check_denied(deny)
        for legal in self.scenario.legal:
            if legal.after in now:
                self.check_legal(legal)
        for seen in self.scenario.seen:
            if seen.after in now:
                viewer = SPECTATOR if seen.seat == "spectator" else seen.seat
                self.expect(seen.expect, self.state.dump(viewer), f"{_who(seen.seat)} sees: ")

    def check_denied(self, deny: Deny) -> None:
        seat, move = _number(deny.seat), self.content.moves.parse(deny.move)
        said = f"deny {_who(deny.seat)}, {deny.move!r}"
        denial = self.refuse(seat, move)
        if denial is None:
            self.failures.append(f"{said}: allowed, {deny.rule} should forbid it")
        elif denial.rule != deny.rule:
            words = self.words.denial(denial)
            self.failures.append(f"{said}: should be forbidden by {deny.rule}, but: {words}")
        elif move in self.offered(seat):
            self.failures.append(f"{said}: forbidden by {deny.rule}, and yet offered")

    def check_legal(self, legal: Legal) -> None:
        parse, text = self.content.moves.parse, self.content.moves.text
        offered = self.offered(_number(legal.seat))
        expected = [parse(move) for move in legal.moves]
        said = f"legal {_who(legal.seat)}"
        missing = [text(move) for move in expected if move not in offered]
        surplus = [text(move) for move in offered if move not in expected]
        if missing:
            self.failures.append(f"{said}: not offered: {', '.join(missing)}")
        if surplus:
            self.failures.append(f"{said}: offered beside these: {', '.join(surplus)}")
        if legal.weights is not None and not missing and not surplus:
            weights = dict(self.state.chance())
            found = [weights.get(move, 0) for move in expected]
            if found != legal.weights:
                self.failures.append(f"{said}: weights should be {legal.weights}, are {found}")

    def offered(self, seat: int) -> list[int]:
        turn = self.state.turn()
        if seat == CHANCE:
            return [move for move, _ in self.state.chance()] if turn.seat == CHANCE else []
        return self.state.legal(seat) if seat in turn.seats else []

    def expect(self, expected: dict[str, Any], position: dict[str, Any], when: str) -> None:
        for path, value in expected.items():
            try:
                found = at(position, path)
            except NoField as error:
                self.failures.append(f"{when}{path}: {error}")
                continue
            if not same(found, value):
                told = f"should be {canonical(value)}, is {canonical(found)}"
                self.failures.append(f"{when}{path} {told}")

    def compare_outcome(self) -> None:
        ending = self.scenario.outcome
        if ending is None:
            return
        outcome = self.state.outcome()
        if outcome is None:
            self.failures.append("outcome: the match is not over")
            return
        for name, expected, found in (
            ("scores", ending.scores, outcome.scores),
            ("ranks", ending.ranks, outcome.ranks),
            ("reason", ending.reason, outcome.reason),
        ):
            if expected is not None and expected != found:
                self.failures.append(f"outcome, {name}: should be {expected!r}, is {found!r}")


def _number(seat: Decider) -> int:
    return CHANCE if seat == "chance" else seat


def _who(seat: Decider | Viewer) -> str:
    return f"seat {seat}" if isinstance(seat, int) else seat
