"""The conformance suite: random matches of any game, and every promise tried on the way.

    report = Conformance(game, seed="1").run(matches=200)

What a game must bring is looked at first. Cheap promises are tried at every move, dear ones at
positions chosen so that every kind of frame and every family of moves is met; the report counts
what was met how often. The first broken promise raises `Failure` with the shortest way there that
was found. An exception inside the game is a broken promise like any other.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from time import monotonic
from typing import NamedTuple

from wildtable.kernel.chance import sample
from wildtable.kernel.game import Game, State
from wildtable.kernel.kit.match_promises import AFTERWARDS, MoveMade, Setting, WholeMatch
from wildtable.kernel.kit.promises import (
    AHEAD,
    CHEAP,
    DEAR,
    Broken,
    Halt,
    Promise,
    nothing_raises,
    random_answer,
)
from wildtable.kernel.kit.scene_promises import SCENES
from wildtable.kernel.kit.secrecy import SECRECY
from wildtable.kernel.kit.shape import check_shape, raised
from wildtable.kernel.turn import CHANCE, NOBODY

QUOTA = 8  # a kind of position is looked at closely until it was met this often ...
LOOK = 0.03  # ... and now and then after that
CLOSELY: list[Promise] = [*DEAR, *SECRECY, *SCENES]
TRIES = 400  # candidates tried while a failure is made shorter
HUNTS = 50  # ways tried to where an exception comes from that a promise has met

# Promises that no function of their own tries:
SHAPE = "a_game_brings_what_it_must"
ENDS = "every_match_ends"

RAISES = nothing_raises.__name__


class Fault(NamedTuple):
    """A promise that was found broken, and what was seen."""

    promise: str
    detail: str


class Failure(Exception):
    """A broken promise and how to see it."""

    def __init__(
        self, promise: str, detail: str, game: Game, setting: Setting, seed: str, moves: list[str]
    ) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise
        self.detail = detail
        self.game = game.name
        self.setting = setting
        self.seed = seed
        self.moves = moves

    def reproduction(self) -> str:
        """The way to the broken position, as a scenario file that plays it."""
        lines = [
            f'game = "{self.game}"',
            f'title = "{self.promise}"',
            f"seats = {self.setting.seats}",
        ]
        if self.setting.options:
            lines += ["[options]", *[f'{k} = "{v}"' for k, v in self.setting.options.items()]]
        for text in self.moves:
            seat, _, move = text.partition(" ")
            who = '"chance"' if seat == "*" else seat
            lines += ["[[step]]", f"seat = {who}", f'move = "{move}"']
        return "\n".join(lines)


class Report:
    """What was met how often."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.matches = 0
        self.moves = 0
        self.longest = 0
        self.promises: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.options: Counter[str] = Counter()
        self.frames: Counter[str] = Counter()
        self.families: Counter[str] = Counter()  # made
        self.looked_at: Counter[str] = Counter()  # frames and families at dear positions

    def unmet(self) -> list[str]:
        """Families that no match made a move of."""
        moves = self.game.content({o.name: o.default for o in self.game.options}).moves
        return [family.name for family in moves.families if not self.families[family.name]]


def settings(game: Game, rng: Random) -> Iterator[Setting]:
    """Defaults at every player count, each alternative alone, then seeded mixes without end."""
    defaults = {option.name: option.default for option in game.options}
    for seats in game.seats:
        yield Setting(seats, defaults)
    for option in game.options:
        for value in option.values:
            if value != option.default:
                yield Setting(rng.choice(game.seats), {**defaults, option.name: value})
    while True:
        mix = {option.name: rng.choice(option.values) for option in game.options}
        yield Setting(rng.choice(game.seats), mix)


class Conformance:
    """One run of the suite over one game."""

    def __init__(self, game: Game, seed: str = "0", quota: int = QUOTA, look: float = LOOK) -> None:
        self.game = game
        self.seed = seed
        self.quota = quota
        self.look = look
        self.report = Report(game)
        self._kinds: Counter[str] = Counter()

    def run(
        self,
        matches: int | None,
        progress: Callable[[int], None] | None = None,
        seconds: float | None = None,
    ) -> Report:
        """Play this many matches (None: without end) or for so long, whichever is over first.

        At least one match is played; `progress` hears how many are done.
        """
        begun = monotonic()
        self._check_shape()
        rng = Random(f"{self.game.name}/{self.seed}")
        for number, setting in enumerate(islice(settings(self.game, rng), matches)):
            self.play(setting, f"{self.seed}/{number}")
            if progress is not None:
                progress(number + 1)
            if seconds is not None and monotonic() - begun >= seconds:
                break
        return self.report

    def _check_shape(self) -> None:
        try:
            check_shape(self.game)
        except Broken as broken:
            setting = Setting(self.game.seats[0] if self.game.seats else 0, {})
            raise self._failure(Fault(SHAPE, str(broken)), setting, self.seed, []) from broken
        self.report.promises[SHAPE] += 1

    def play(self, setting: Setting, seed: str) -> None:
        """One match to its end, then once more with a close look at some of its positions.

        The whole way is walked first, so that a fault is named at the move that makes it, not by
        a dear promise that looked ahead and stumbled over it.
        """
        played = self._walk(setting, seed)
        self._look_again(played, seed)
        self._try_afterwards(played, seed)
        self._count(setting, len(played.steps))

    def _walk(self, setting: Setting, seed: str) -> WholeMatch:
        rng = Random(seed)
        steps: list[MoveMade] = []
        by_family = rng.random() < 0.5  # else rare families drown among the many moves of others
        try:
            halt = self._start(setting)
            while True:
                self._try(CHEAP, halt, setting, seed, steps)
                if halt.state.turn().seat == NOBODY:
                    return WholeMatch(self.game, setting, steps, halt.state)
                if len(steps) > self.game.limit:
                    detail = f"no end after {len(steps)} moves, the game's own limit"
                    raise self._failure(Fault(ENDS, detail), setting, seed, steps)
                for step in next_steps(halt, by_family, rng):
                    steps.append(step)
                    self.report.families[halt.content.moves.family_of(step.move).name] += 1
                    halt.state.apply(step.seat, step.move)
                    if step.sealed:
                        self._try(CHEAP, halt, setting, seed, steps)
        except Failure:
            raise
        except Exception as error:
            fault = Fault(RAISES, raised(error))
            raise self._shortest(nothing_raises, fault, setting, seed, steps) from error

    def _look_again(self, played: WholeMatch, seed: str) -> None:
        rng = Random(f"{seed}/look")
        halt = self._start(played.setting)
        whole = True  # not between two answers of a sealed turn: no match is ever there
        for number in range(len(played.steps) + 1):
            if whole and self._look_closely(halt, rng):
                self._try(CLOSELY, halt, played.setting, seed, played.steps[:number])
            if number < len(played.steps):
                step = played.steps[number]
                halt.state.barrier = False
                halt.state.apply(step.seat, step.move)
                whole = not step.sealed or halt.state.barrier

    def _start(self, setting: Setting) -> Halt:
        content = self.game.content(setting.options)
        state = self.game.start(content, setting.seats)
        return Halt(self.game, content, setting.seats, state)

    def _try_afterwards(self, played: WholeMatch, seed: str) -> None:
        for promise in AFTERWARDS:
            try:
                tried = promise(played, Random(f"{seed}/{promise.__name__}"))
            except Exception as error:
                fault = _fault(promise.__name__, error)
                raise self._failure(fault, played.setting, seed, played.steps) from error
            self.report.promises[promise.__name__] += tried

    def _count(self, setting: Setting, moves: int) -> None:
        report = self.report
        report.promises[ENDS] += 1
        report.matches += 1
        report.moves += moves
        report.longest = max(report.longest, moves)
        report.seats[setting.seats] += 1
        for name, value in setting.options.items():
            report.options[f"{name} {value}"] += 1

    def _look_closely(self, halt: Halt, rng: Random) -> bool:
        """Whether this kind of position was not looked at often enough.

        Its kind is the frame together with all the families that are offered there.
        """
        state = halt.state
        turn = state.turn()
        moves = [move for seat in turn.seats for move in state.legal(seat)]
        if turn.seat == CHANCE:
            moves = [move for move, _ in state.chance()]
        frame = self._frame_name(halt)
        families = sorted({halt.content.moves.family_of(move).name for move in moves})
        kind = " ".join([frame, *families])
        self.report.frames[frame] += 1
        if self._kinds[kind] >= self.quota and rng.random() > self.look:
            return False
        self._kinds[kind] += 1
        self.report.looked_at.update([frame, *families])
        return True

    def _frame_name(self, halt: Halt) -> str:
        turn = halt.state.turn()
        frame = halt.state.frame()
        kinds = halt.content.frames.kinds
        name = kinds[frame].name if 0 <= frame < len(kinds) else "no frame"
        if turn.seat == NOBODY:
            return "the end"
        asked = "chance" if turn.seat == CHANCE else "sealed" if turn.sealed else "open"
        return f"{name} ({asked})"

    def _try(
        self,
        promises: list[Promise],
        halt: Halt,
        setting: Setting,
        seed: str,
        steps: list[MoveMade],
    ) -> None:
        for promise in promises:
            rng = Random(f"{seed}/{promise.__name__}")
            try:
                self.report.promises[promise.__name__] += promise(halt, rng)
            except Exception as error:
                fault = _fault(promise.__name__, error)
                raise self._shortest(promise, fault, setting, seed, steps) from error

    def _shortest(
        self,
        promise: Promise,
        fault: Fault,
        setting: Setting,
        seed: str,
        steps: list[MoveMade],
    ) -> "Failure":
        if fault.promise == RAISES:
            ahead = self._raising_way(setting, seed, steps)
            if ahead is not None:
                promise, steps = nothing_raises, ahead
        shorter = self._shorten(promise, fault.promise, setting, seed, steps)
        if shorter is None:
            return self._failure(fault, setting, seed, steps)
        return self._failure(Fault(fault.promise, shorter[1]), setting, seed, shorter[0])

    def _failure(self, fault: Fault, setting: Setting, seed: str, steps: list[MoveMade]) -> Failure:
        moves: list[str] = []
        if steps:  # else there may be no content either
            text = self.game.content(setting.options).moves.text
            moves = [f"{'*' if s.seat == CHANCE else s.seat} {text(s.move)}" for s in steps]
        return Failure(fault.promise, fault.detail, self.game, setting, seed, moves)

    def _raising_way(
        self, setting: Setting, seed: str, steps: list[MoveMade]
    ) -> list[MoveMade] | None:
        """A way to where the game itself raises: a promise that looks ahead has only met it."""
        for number in range(HUNTS):
            rng = Random(f"{seed}/{number}")
            way: list[MoveMade] = []
            try:
                halt = self._start(setting)
                while halt.state.turn().seat != NOBODY and len(way) < len(steps) + AHEAD:
                    left = steps[len(way) :] or next_steps(halt, by_family=False, rng=rng)
                    for step in left:
                        way.append(step)
                        halt.state.apply(step.seat, step.move)
                    nothing_raises(halt, rng)
            except Exception:
                return way
        return None

    # --- making a failure shorter -----------------------------------------------------------

    def _shorten(
        self, promise: Promise, broken: str, setting: Setting, seed: str, steps: list[MoveMade]
    ) -> tuple[list[MoveMade], str] | None:
        """Leave out parts of the way for as long as the promise is still broken at its end.

        `broken` is its name, or that of `nothing_raises` where it has met an exception.
        """
        best: tuple[list[MoveMade], str] | None = None
        size = len(steps)
        tries = 0
        while size >= 1 and tries < TRIES:
            before = steps if best is None else best[0]
            current = before
            start = 0
            while start < len(current) and tries < TRIES:
                tries += 1
                candidate = current[:start] + current[start + size :]
                shorter = self._still_broken(promise, broken, setting, seed, candidate)
                if shorter is None:
                    start += size
                else:
                    best = shorter
                    current = shorter[0]
            if size > 1 or current == before:
                size //= 2
        return best

    def _still_broken(
        self, promise: Promise, broken: str, setting: Setting, seed: str, steps: list[MoveMade]
    ) -> tuple[list[MoveMade], str] | None:
        """Play these steps as far as they go; the way that was played, if the promise is broken.

        A move that its seat can't make there is made by whoever can, or left out.
        """
        made: list[MoveMade] = []
        half_sealed = False
        try:
            halt = self._start(setting)
            for step in steps:
                seat = _who_may(halt.state, step)
                if seat == NOBODY:
                    continue
                made.append(MoveMade(seat, step.move, halt.state.turn().sealed))
                halt.state.barrier = False
                halt.state.apply(seat, step.move)
                half_sealed = made[-1].sealed and not halt.state.barrier
        except Exception as error:
            return (made, raised(error)) if broken == RAISES else None
        if half_sealed and promise in CLOSELY:
            return None
        try:
            promise(halt, Random(f"{seed}/{promise.__name__}"))
        except Exception as error:
            fault = _fault(promise.__name__, error)
            return (made, fault.detail) if fault.promise == broken else None
        return None


def _fault(promise: str, error: Exception) -> Fault:
    """What an exception means that came out of a promise: it is broken, or the game is."""
    return Fault(promise, str(error)) if isinstance(error, Broken) else Fault(RAISES, raised(error))


def next_steps(halt: Halt, by_family: bool, rng: Random) -> list[MoveMade]:
    """A random decision: one move, or the whole answers of a sealed turn in seat order."""
    state = halt.state
    turn = state.turn()
    if turn.seat == CHANCE:
        return [MoveMade(CHANCE, sample(state.chance(), rng))]
    if turn.sealed:
        answers = [(seat, random_answer(state, seat, rng)) for seat in turn.seats]
        return [
            MoveMade(seat, move, sealed=True, whole=place == len(chain) - 1)
            for seat, chain in answers
            for place, move in enumerate(chain)
        ]
    seat = rng.choice(turn.seats)
    moves = state.legal(seat)
    if by_family:
        space = halt.content.moves
        family = rng.choice(sorted({space.family_of(move).base for move in moves}))
        moves = [move for move in moves if space.family_of(move).base == family]
    return [MoveMade(seat, rng.choice(moves))]


def _who_may(state: State, step: MoveMade) -> int:
    """The seat that may make a step's move: its own, else any other that is asked."""
    turn = state.turn()
    if turn.seat == CHANCE:
        return CHANCE if step.move in [move for move, _ in state.chance()] else NOBODY
    for seat in sorted(turn.seats, key=lambda seat: seat != step.seat):
        if step.move in state.legal(seat):
            return seat
    return NOBODY
