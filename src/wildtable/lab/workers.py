"""Where matches are played: here, in processes of this machine, or on a cluster of Ray.

Each gives back the results of chunks in their order, whoever has finished first: so the files of a
run are the same for any number of workers. A chunk whose worker dies is played again.
"""

import os
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from wildtable.bots.garbage import search_seldom
from wildtable.lab.played import MatchRow, Task, ThinkingTime, added, play

AHEAD: Final = 4  # chunks for each worker that wait or are being played
DEATHS: Final = 3  # of workers with the same chunk in front, until it is given up

Chunk = Sequence[Task]


class WorkerDied(RuntimeError):
    """Workers die of a chunk again and again; says of which match."""


class ChunkResult(NamedTuple):
    """A chunk's rows, the CPU seconds they took, and how much of them each level has thought."""

    rows: list[MatchRow]
    seconds: float
    thought: dict[str, ThinkingTime]


class Workers(ABC):
    """Somebody who plays chunks."""

    name: str
    count: int

    @abstractmethod
    def results(self, chunks: Iterable[Chunk]) -> Iterator[ChunkResult]:
        """What comes of the chunks, in their order."""

    def close(self) -> None:
        """Let the workers go."""
        return


def timed(chunk: Chunk) -> ChunkResult:
    begun = time.process_time()
    rows: list[MatchRow] = []
    thought: dict[str, ThinkingTime] = {}
    for task in chunk:
        row, spent = play(task)
        rows.append(row)
        thought = added(thought, spent)
    return ChunkResult(rows, time.process_time() - begun, thought)


class Here(Workers):
    """This process."""

    name = "this process"
    count = 1

    def results(self, chunks: Iterable[Chunk]) -> Iterator[ChunkResult]:
        for chunk in chunks:
            yield timed(chunk)


class Processes(Workers):
    """Processes of this machine."""

    name = "processes"

    def __init__(self, count: int = 0) -> None:
        self.count = count or os.cpu_count() or 1
        self.pool = self._new_pool()

    def results(self, chunks: Iterable[Chunk]) -> Iterator[ChunkResult]:
        queue: deque[tuple[Chunk, Future[ChunkResult]]] = deque()
        for chunk in chunks:
            queue.append((chunk, self.pool.submit(timed, chunk)))
            if len(queue) >= AHEAD * self.count:
                yield self._first(queue)
        while queue:
            yield self._first(queue)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)

    def _first(self, queue: "deque[tuple[Chunk, Future[ChunkResult]]]") -> ChunkResult:
        for _ in range(DEATHS):
            try:
                played = queue[0][1].result()
                queue.popleft()
                return played
            except BrokenProcessPool:
                self.pool.shutdown(cancel_futures=True)
                self.pool = self._new_pool()
                waiting = [chunk for chunk, _ in queue]
                queue.clear()
                queue.extend([(chunk, self.pool.submit(timed, chunk)) for chunk in waiting])
        task = queue[0][0][0]
        raise WorkerDied(f"workers died {DEATHS} times at match {task.number} of {task.cell}")

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), initializer=search_seldom)


class Cluster(Workers):
    """A cluster of Ray, whose machines have Wildtable installed. Ray repeats what dies."""

    name = "Ray"

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray: Any = import_module("ray")  # an extra, and slow to import
        self.ray.init(address=address, log_to_driver=False)
        self.count = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.play: Any = self.ray.remote(max_retries=-1, retry_exceptions=False)(timed)

    def results(self, chunks: Iterable[Chunk]) -> Iterator[ChunkResult]:
        queue: deque[Any] = deque()
        for chunk in chunks:
            queue.append(self.play.remote(chunk))
            if len(queue) >= AHEAD * self.count:
                yield ChunkResult(*self.ray.get(queue.popleft()))
        while queue:
            yield ChunkResult(*self.ray.get(queue.popleft()))

    def close(self) -> None:
        self.ray.shutdown()
