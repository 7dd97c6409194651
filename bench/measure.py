"""Measure rows in turns, so that what else the machine does falls on all of them alike."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

from bench.rows import Row

ROOT = Path(__file__).resolve().parent.parent
WIDEST = 0.1  # of a ratio: its interval is narrow enough, and no more rounds are needed for it
# Student's t for 95 %, by how many rounds there are; beyond the last it hardly falls.
SURE = (0, 0, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14)


class Sample(NamedTuple):
    """What one round of a row counted; chance is part of the moves, if it is known."""

    games: int
    moves: int
    chance: int | None
    seconds: float  # of CPU time

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Ratio(NamedTuple):
    """How many times as fast one row is as another, and the 95 % interval of that."""

    value: float
    low: float
    high: float

    def is_narrow(self) -> bool:
        return self.high - self.low < WIDEST * self.value


class Measured(NamedTuple):
    """A row and its rounds; none where it could not be measured, and `trouble` says why."""

    row: Row
    samples: list[Sample]
    trouble: str = ""

    @property
    def rate(self) -> float:
        """Moves in a second of CPU time: the median of the rounds."""
        return median([sample.rate for sample in self.samples])

    @property
    def spread(self) -> float:
        """How far the rounds lie apart, as a part of the median."""
        rates = [sample.rate for sample in self.samples]
        return (max(rates) - min(rates)) / self.rate

    def times(self, other: "Measured") -> Ratio | None:
        """How many times as fast as another row, from the ratios of the rounds, each by itself."""
        pairs = zip(self.samples, other.samples, strict=False)
        logs = [log(mine.rate / theirs.rate) for mine, theirs in pairs]
        if not logs:
            return None
        if len(logs) == 1:
            return Ratio(exp(logs[0]), 0.0, float("inf"))
        half = SURE[min(len(logs), len(SURE) - 1)] * stdev(logs) / sqrt(len(logs))
        middle = fmean(logs)
        return Ratio(exp(middle), exp(middle - half), exp(middle + half))


class CannotMeasure(Exception):
    """A row that could not be measured, and why."""


class Worker:
    """The process that runs a row."""

    def __init__(self, row: Row, seconds: float) -> None:
        self.row = row
        pure = "1" if row.build == "pure" else "0"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", row.engine, row.game, str(seconds)],
            cwd=ROOT,
            env={**os.environ, "WILDTABLE_PURE": pure, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        build = self._answer()["build"]
        if row.build and build != row.build:
            self.end()
            raise CannotMeasure(f"the {build} build ran instead")

    def sample(self, seed: int) -> Sample:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seed}\n")
        self.process.stdin.flush()
        return Sample(**self._answer())

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise CannotMeasure("the engine is not installed, or failed")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def end(self) -> None:
        self.process.communicate()


class Rounds(NamedTuple):
    """How often rows are measured: at least so often, then until ratios are narrow, or at most."""

    least: int = 5
    most: int = 15


def measure(
    rows: list[Row], rounds: Rounds, seconds: float, progress: Callable[[str], None]
) -> list[Measured]:
    """All rows in turn, round by round; `progress` hears of each step before it is made."""
    measured = [Measured(row, []) for row in rows]
    workers: dict[Row, Worker] = {}
    for place, row in enumerate(rows):
        progress(f"starting {row.contest}: {row.title}")
        try:
            workers[row] = Worker(row, seconds)
        except CannotMeasure as trouble:
            measured[place] = Measured(row, [], str(trouble))
    for number in range(rounds.most):
        going = measured if number < rounds.least else wanting(measured)
        for found in going:
            progress(f"round {number + 1}: {found.row.contest}: {found.row.title}")
            if found.row in workers:
                try:
                    found.samples.append(workers[found.row].sample(number))
                except (CannotMeasure, OSError):  # its row is lost, and no other
                    workers.pop(found.row).end()
                    place = rows.index(found.row)
                    measured[place] = Measured(found.row, [], f"it failed in round {number + 1}")
    for worker in workers.values():
        worker.end()
    return measured


def wanting(measured: list[Measured]) -> list[Measured]:
    """Rows whose ratios are not narrow yet, and the rows that these refer to."""
    found: list[Measured] = []
    for each in measured:
        anchor = anchor_of(each, measured)
        ratio = each.times(anchor)
        if anchor is not each and ratio is not None and not ratio.is_narrow():
            found += [row for row in (anchor, each) if row not in found]
    return found


def anchor_of(found: Measured, measured: list[Measured]) -> Measured:
    """The row that the ratio of a row refers to."""
    contest, title = found.row.contest, found.row.anchor
    return next(m for m in measured if (m.row.contest, m.row.title) == (contest, title))


def steps(rows: list[Row], rounds: Rounds) -> int:
    """How often `measure` tells of its progress, at most."""
    return len(rows) * (rounds.most + 1)
