"""Measure rows in turns, so that what else the machine does falls on all of them alike."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench.rows import Row

ROOT = Path(__file__).resolve().parent.parent


class Sample(NamedTuple):
    """What one round of a row counted; chance is part of the moves, if it is known."""

    games: int
    moves: int
    chance: int | None
    seconds: float  # of CPU time

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


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

    def times(self, other: "Measured") -> float | None:
        """How many times as fast as another row: the median of the rounds, each by itself."""
        pairs = zip(self.samples, other.samples, strict=False)
        ratios = [mine.rate / theirs.rate for mine, theirs in pairs]
        return median(ratios) if ratios else None


class CannotMeasure(Exception):
    """A row that could not be measured, and why."""


class Worker:
    """The process that runs a row."""

    def __init__(self, row: Row, seconds: float) -> None:
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


def measure(
    rows: list[Row], rounds: int, seconds: float, progress: Callable[[str], None]
) -> list[Measured]:
    """Every row in every round; `progress` hears of each step before it is made."""
    measured = [Measured(row, []) for row in rows]
    workers: dict[Row, Worker] = {}
    for place, row in enumerate(rows):
        progress(f"starting {row.title}")
        try:
            workers[row] = Worker(row, seconds)
        except CannotMeasure as trouble:
            measured[place] = Measured(row, [], str(trouble))
    for number in range(rounds):
        for found in measured:
            progress(f"round {number + 1} of {rounds}: {found.row.title}")
            if found.row in workers:
                found.samples.append(workers[found.row].sample(number))
    for worker in workers.values():
        worker.end()
    return measured


def steps(rows: list[Row], rounds: int) -> int:
    """How often `measure` tells of its progress."""
    return len(rows) * (rounds + 1)
