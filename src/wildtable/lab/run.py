"""A run: an experiment, a folder and workers. What is there already is not played again."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from importlib.util import find_spec
from itertools import islice
from typing import Final, NamedTuple

from wildtable import __version__
from wildtable.build import running
from wildtable.lab.experiment import Experiment
from wildtable.lab.folder import RunFolder
from wildtable.lab.played import Task, ThinkingTime, added
from wildtable.lab.workers import Chunk, Workers

AT_ONCE: Final = 4  # matches that a worker is handed


class Sitting(NamedTuple):
    """What one sitting has done."""

    matches: int
    seconds: float
    cpu: float  # of the workers
    workers: int
    thought: dict[str, ThinkingTime]  # by level of bots

    @property
    def efficiency(self) -> float:
        """The part of the workers' time in which matches were played."""
        return self.cpu / (self.seconds * self.workers) if self.seconds else 0.0


def tasks(experiment: Experiment) -> Iterator[Task]:
    """All matches in their order: the first of every cell, then the second, and so on.

    So a run that is broken off has as many matches of each cell, and more can be asked for later.
    """
    cells = experiment.cells()
    for number in range(experiment.matches):
        for cell in cells:
            yield Task(cell, number, experiment.seed)


def chunked(found: Iterator[Task]) -> Iterator[Chunk]:
    while chunk := list(islice(found, AT_ONCE)):
        yield chunk


def run(
    experiment: Experiment,
    folder: RunFolder,
    workers: Workers,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Sitting:
    """Play what is missing; `progress` hears how many matches of how many are there."""
    total = experiment.matches * len(experiment.cells())
    done = begun_with = folder.begin(experiment)
    columns = None
    if find_spec("pyarrow"):
        from wildtable.lab.columns import Columns  # needs the extra

        columns = Columns(folder)
    progress(done, total)
    begun, cpu = time.monotonic(), 0.0
    thought: dict[str, ThinkingTime] = {}
    try:
        for played in workers.results(chunked(islice(tasks(experiment), done, None))):
            folder.add(played.rows)
            if columns is not None:
                columns.add(played.rows)
            done += len(played.rows)
            cpu += played.seconds
            thought = added(thought, played.thought)
            progress(done, total)
    finally:
        if columns is not None:
            columns.close()
        seconds = time.monotonic() - begun
        session = Sitting(done - begun_with, seconds, cpu, workers.count, thought)
        if session.matches:
            folder.add_session(_words(session, workers.name))
    return session


def _words(session: Sitting, where: str) -> dict[str, object]:
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "wildtable": __version__,
        "build": running().kind,
        "where": where,
        "workers": session.workers,
        "matches": session.matches,
        "seconds": round(session.seconds, 3),
        "cpu": round(session.cpu, 3),
        "thought": {
            level: [round(each.seconds, 6), each.turns] for level, each in session.thought.items()
        },
    }
