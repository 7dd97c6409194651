"""Golden records: finished matches with the position after every line, to be replayed for ever.

A golden file is a record, the position at the start, and for every line of the log what it changed
and the hash of the whole position. Changes make a difference readable, hashes make it certain.

Matches are random and repeat exactly: the same rules give the same files. People's changes of mind
are in them: moves undone alone and by consent, sealed answers changed or taken back, seats leaving.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption, Game, Position, canonical, digest
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.kit.promises import random_answer
from wildtable.kernel.match import Match
from wildtable.kernel.position import Fields, changes, differences, fields, renewed
from wildtable.kernel.record.file import decoded
from wildtable.kernel.record.record import (
    BadRecord,
    Record,
    Seat,
    check_trail,
    make_record,
    parsed,
    shaped,
)
from wildtable.kernel.record.replay import begin, check_result, take
from wildtable.kernel.registry import UnknownGame

T = TypeVar("T")

WHIM = 0.2  # how often somebody would change their mind ...
WHIMS = 6  # ... and how often they do at most, so that every match ends


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a line did: the hash of the position after it, fields that changed, fields gone."""

    hash: str
    set: dict[str, Any] = {}
    gone: list[str] = []


class Golden(Struct, frozen=True, forbid_unknown_fields=True):
    """A record with the positions it went through."""

    record: Record
    start: Position
    steps: list[Step]

    def position(self, number: int) -> Fields:
        """The position after `number` lines, as it was recorded."""
        found = fields(self.start)
        for step in self.steps[:number]:
            found = renewed(found, step.set, step.gone)
        return found


# --- playing ------------------------------------------------------------------------------------


def matches(game: Game, count: int) -> Iterator[Match]:
    """Finished matches over all player counts and options, the same ones every time."""
    settings = mixes(game, Random(f"{game.name}/mixes"))
    for number, setting in enumerate(islice(settings, count)):
        fair = FairChance.seeded(f"golden/{game.name}/{number}")
        match = Match(game, setting.options, setting.seats, fair, listen=False)
        whims = WHIMS if number % 2 else 0
        play_out(match, Random(f"{game.name}/{number}"), whims)
        yield match


def mixes(game: Game, rng: Random) -> Iterator[Setting]:
    """The defaults at every player count, then everything mixed: few matches meet every value."""
    for seats in game.seats:
        yield Setting(seats, game.with_defaults({}, seats))
    counts = _dealt(game.seats, rng)
    values = {option.name: _dealt(option.values, rng) for option in game.options}
    while True:
        yield Setting(next(counts), {name: next(value) for name, value in values.items()})


def _dealt(cards: Sequence[T], rng: Random) -> Iterator[T]:
    """All of them in a random order, then all of them again, without end."""
    while True:
        yield from rng.sample(cards, len(cards))


def play_out(match: Match, rng: Random, whims: int) -> None:
    """Play random moves to the end, with so many changes of mind at most."""
    while not match.over():
        match.settle()
        if match.over():
            break
        if whims and rng.random() < WHIM and change_mind(match, rng):
            whims -= 1
            continue
        seat = rng.choice(match.owing())
        denial = match.play(seat, _decision(match, seat, rng))
        if denial is not None:
            raise AssertionError(f"{match.game.name} offers a move and denies it: {denial}")


def change_mind(match: Match, rng: Random) -> bool:
    """Somebody undoes, answers otherwise, or leaves; False where it is not to be had."""
    seat = rng.randrange(match.seats)
    whim = rng.choice(["undo", "undo together", "answer", "unseal", "leave"])
    if whim == "undo":
        return match.undoable(seat) >= 0 and match.undo(seat, match.undoable(seat)) is None
    if whim == "undo together":
        others = [other for other in range(match.seats) if other != seat]
        return match.undo(seat, rng.randrange(len(match.log) + 1), others) is None
    if whim == "leave":
        return match.leave(seat) is None
    if not match.answer(seat):
        return False
    if whim == "answer":
        return match.play(seat, _decision(match, seat, rng)) is None
    return match.unseal(seat) is None


def _decision(match: Match, seat: int, rng: Random) -> list[int]:
    if match.turn().sealed:
        return random_answer(match.state, seat, rng)
    return [rng.choice(match.state.legal(seat))]


# --- recording ----------------------------------------------------------------------------------


def take_down(match: Match) -> Golden:
    """A finished match with all its positions."""
    record = make_record(match, [Seat(f"Random {seat}", "random") for seat in range(match.seats)])
    again = begin(record, match.game, listen=False)
    start = again.state.dump()
    before = start
    steps: list[Step] = []
    for number, text in enumerate(record.log):
        take(again, number, text)
        after = again.state.dump()
        steps.append(Step(digest(after), *changes(before, after)))
        before = after
    return Golden(record, start, steps)


def write(golden: Golden, file: Path) -> None:
    """One step a line, so that version control shows what changed."""
    record = msgspec.json.format(msgspec.json.encode(golden.record), indent=1).decode()
    steps = ",\n".join([canonical(msgspec.to_builtins(step)) for step in golden.steps])
    start = canonical(golden.start)
    file.parent.mkdir(parents=True, exist_ok=True)
    text = f'{{"record": {record},\n"start": {start},\n"steps": [\n{steps}\n]}}\n'
    file.write_bytes(text.encode())


def read(file: Path) -> Golden:
    """The golden record in a file. Raises BadRecord."""
    golden = shaped(parsed(decoded(file.read_bytes())), Golden)
    check_trail(golden.record)
    if len(golden.steps) != len(golden.record.log):
        raise BadRecord(f"{len(golden.steps)} steps for {len(golden.record.log)} lines")
    return golden


def least(game: Game) -> int:
    """How many matches meet every player count, and every value of every option."""
    return len(game.seats) + max([len(option.values) for option in game.options], default=0)


class Change(NamedTuple):
    """What recording did to a file."""

    file: Path
    what: str


def record(game: Game, count: int, folder: Path) -> list[Change]:
    """Play and write the golden records of a game; what that changed, file by file."""
    told: list[Change] = []
    files = [folder / game.name / f"{number:02}.json" for number in range(count)]
    for file, match in zip(files, matches(game, count), strict=True):
        golden = take_down(match)
        what = _change(file, golden)
        if what:
            write(golden, file)
            told.append(Change(file, what))
    for file in stored(game.name, folder):
        if file not in files:
            file.unlink()
            told.append(Change(file, "removed"))
    return told


def stored(game: str, folder: Path) -> list[Path]:
    return sorted((folder / game).glob("*.json"))


def _change(file: Path, new: Golden) -> str:
    if not file.exists():
        return "new"
    try:
        old = read(file)
    except BadRecord as error:
        return f"was unreadable: {error}"
    if old == new:
        return ""
    for number, text in enumerate(new.record.log):
        if number >= len(old.record.log):
            return f"goes on from line {number}, {text!r}"
        if text != old.record.log[number]:
            return f"other moves from line {number}: {text!r} was {old.record.log[number]!r}"
        if new.steps[number] != old.steps[number]:
            return f"other positions from line {number}, {text!r}"
    return "shorter" if len(old.steps) > len(new.steps) else "other start, header or result"


# --- checking -----------------------------------------------------------------------------------


def check(golden: Golden, game: Game | None = None) -> str:
    """Replay with a look at every position; the first difference in words, or empty."""
    try:
        match = begin(golden.record, game, listen=False)
        found = _compare(match, golden, 0)
        for number, text in enumerate(golden.record.log):
            if found:
                return found
            take(match, number, text)
            found = _compare(match, golden, number + 1)
        check_result(match, golden.record)
    except (BadRecord, BadOption, UnknownGame) as error:
        return str(error)
    return found


def _compare(match: Match, golden: Golden, number: int) -> str:
    now = match.state.dump()
    wanted = golden.steps[number - 1].hash if number else digest(golden.start)
    if digest(now) == wanted:
        return ""
    where = "the start"
    if number:
        where = f"line {number - 1}, {golden.record.log[number - 1]!r}"
    told = differences(golden.position(number), fields(now))
    shown = "; ".join(told) or "the recorded changes don't give the recorded hash"
    return f"{where}: the position differs: {shown}"
