"""Golden records: finished matches with hashes of every position and its news, replayed for ever.

    wildtable-golden 2
    game: goofspiel
    option cards: 5
    players: greedy random
    chance: golden/goofspiel/3
    start: 0b61c9e2

    41d3a0f7 9c02 * turn-up 3
    5b90e1c4 1d7f 0 seals bid 2
    ...

    scores: 9 6
    ranks: 1 2
    reason:

Before each line of the log stand the hash of the position after it and that of the news that it
gave to all who listen. What a position was is not kept: `tools/golden_diff.py` asks an older
checkout for it. Draws come from the seed of `chance`, so they are proved too.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption, Game, digest
from wildtable.kernel.match import Match
from wildtable.kernel.record.file import decoded
from wildtable.kernel.record.record import BadRecord, NotARecord, Truncated, state_hash
from wildtable.kernel.record.replay import take
from wildtable.kernel.view import Result, result

FORMAT: Final = "wildtable-golden 2"
NEWS_DIGITS: Final = 4
OPTION: Final = "option "
STEP: Final = re.compile(r"([0-9a-f]{8}) ([0-9a-f]{4}) (\S.*)")


class GoldenLine(NamedTuple):
    """A line of the log, with hashes of the position after it and of the news it gave."""

    state: str
    news: str
    text: str


class Golden(NamedTuple):
    """A finished match."""

    game: str
    options: dict[str, str]
    players: list[str]
    chance: str
    start: str
    steps: list[GoldenLine]
    result: Result

    def log(self) -> list[str]:
        return [step.text for step in self.steps]

    def begin(self, game: Game | None = None) -> Match:
        """The match before its first line; of an installed game if none is given."""
        found = game or registry.game(self.game)
        fair = FairChance.seeded(self.chance)
        return Match(found, self.options, len(self.players), fair)


def take_down(match: Match, players: Sequence[str], chance: str) -> Golden:
    """A finished match with all its hashes; `chance` is the seed of its draws."""
    ended = result(match.state.outcome())
    if ended is None:
        raise ValueError("the match is not over")
    start = state_hash(match.at(0))
    golden = Golden(match.game.name, match.options, list(players), chance, start, [], ended)
    again = golden.begin(match.game)
    for number, text in enumerate(match.lines()):
        golden.steps.append(_step(again, number, text))
    return golden


def _step(match: Match, number: int, text: str) -> GoldenLine:
    """Take a line into a match."""
    before = [len(news) for news in match.news]
    take(match, number, text)
    told = [
        [[item.kind, item.seat, item.words] for item in news[heard:]]
        for news, heard in zip(match.news, before, strict=True)
    ]
    return GoldenLine(state_hash(match.state), digest(told)[:NEWS_DIGITS], text)


# --- checking -----------------------------------------------------------------------------------


def check(golden: Golden, game: Game | None = None) -> str:
    """Replay with a look at every position and all news; the first difference, or empty."""
    try:
        match = golden.begin(game)
        if state_hash(match.state) != golden.start:
            return "the start: the position differs"
        for number, step in enumerate(golden.steps):
            now = _step(match, number, step.text)
            if now.state != step.state:
                return f"line {number}, {step.text!r}: the position differs"
            if now.news != step.news:
                return f"line {number}, {step.text!r}: the news differ"
    except (BadRecord, BadOption, registry.UnknownGame) as error:
        return str(error)
    ended = result(match.state.outcome())
    return "" if ended == golden.result else f"it ends with {ended}, not {golden.result}"


# --- files --------------------------------------------------------------------------------------


class StoredChange(NamedTuple):
    """What storing did to a file."""

    file: Path
    what: str


def store(game: str, goldens: Iterable[Golden], folder: Path) -> list[StoredChange]:
    """Write the golden records of a game; what that changed, file by file."""
    told: list[StoredChange] = []
    written: list[Path] = []
    for number, golden in enumerate(goldens):
        file = folder / game / f"{number:02}.txt"
        written.append(file)
        what = _change(file, golden)
        if what:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(to_text(golden).encode())
            told.append(StoredChange(file, what))
    for file in stored(game, folder):
        if file not in written:
            file.unlink()
            told.append(StoredChange(file, "removed"))
    return told


def stored(game: str, folder: Path) -> list[Path]:
    return sorted((folder / game).glob("*.txt"))


def read(file: Path) -> Golden:
    """The golden record in a file. Raises BadRecord."""
    return from_text(decoded(file.read_bytes()))


def to_text(golden: Golden) -> str:
    ended = golden.result
    parts = [
        FORMAT,
        f"game: {golden.game}",
        *[f"{OPTION}{name}: {value}" for name, value in golden.options.items()],
        f"players: {' '.join(golden.players)}",
        f"chance: {golden.chance}",
        f"start: {golden.start}",
        "",
        *[" ".join(step) for step in golden.steps],
        "",
        f"scores: {' '.join([str(score) for score in ended.scores])}",
        f"ranks: {' '.join([str(rank) for rank in ended.ranks])}",
        f"reason: {ended.reason}".rstrip(),
    ]
    return "\n".join([*parts, ""])


def from_text(text: str) -> Golden:
    """The golden record that a text holds. Raises BadRecord."""
    lines = text.splitlines()
    if lines[:1] != [FORMAT]:
        raise NotARecord(f"this does not begin with {FORMAT!r}")
    if lines.count("") != 2 or not lines[-1].startswith("reason:"):
        raise Truncated("a golden record has a head, a log and an end, a blank line between them")
    log_at, end_at = [number for number, line in enumerate(lines) if not line]
    head, end = _fields(lines[1:log_at]), _fields(lines[end_at + 1 :])
    try:
        return Golden(
            head["game"],
            {n.removeprefix(OPTION): v for n, v in head.items() if n.startswith(OPTION)},
            head["players"].split(),
            head["chance"],
            head["start"],
            [_read_step(line) for line in lines[log_at + 1 : end_at]],
            Result(_numbers(end["scores"]), _numbers(end["ranks"]), end["reason"]),
        )
    except KeyError as error:
        raise BadRecord(f"there is no field {error}") from error


def _fields(lines: Sequence[str]) -> dict[str, str]:
    return {name: value.strip() for name, _, value in [line.partition(":") for line in lines]}


def _numbers(value: str) -> list[int]:
    return [int(word) for word in value.split()]


def _read_step(line: str) -> GoldenLine:
    found = STEP.fullmatch(line)
    if found is None:
        raise BadRecord(f"{line!r} is no line of the log with its two hashes")
    return GoldenLine(found[1], found[2], found[3])


def _change(file: Path, new: Golden) -> str:
    if not file.exists():
        return "new"
    try:
        old = read(file)
    except BadRecord as error:
        return f"was unreadable: {error}"
    if old == new:
        return ""
    for number, (before, now) in enumerate(zip(old.steps, new.steps, strict=False)):
        if now.text != before.text:
            return f"other moves from line {number}: {now.text!r} was {before.text!r}"
        if now.state != before.state:
            return f"other positions from line {number}, {now.text!r}"
        if now.news != before.news:
            return f"other news from line {number}, {now.text!r}"
    if len(new.steps) > len(old.steps):
        return f"goes on from line {len(old.steps)}, {new.steps[len(old.steps)].text!r}"
    return "shorter" if len(old.steps) > len(new.steps) else "other start, header or result"
