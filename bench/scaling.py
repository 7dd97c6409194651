"""What more workers bring the lab: the same run on one, two and more processes: `make scaling`.

Matches are the cheapest there are, of random bots, so that what hands them out shows most.
"""

import argparse
import os
import resource
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rich.console import Console

from bench.facts import facts
from bench.measure import ROOT
from bench.report import Grid, markdown, show
from wildtable.lab.experiment import Experiment
from wildtable.lab.experiment import Grid as Cells
from wildtable.lab.folder import RunFolder
from wildtable.lab.run import run
from wildtable.lab.workers import Processes, Workers

RESULTS: Final = ROOT / "bench" / "scaling.md"
GAMES: Final = ("defenders", "wildlife")
OPENING: Final = """\
# More workers

Written by `make scaling`.

The same run of the lab, matches of two random bots, on more and more processes. *Efficiency* is how
many times as fast it is as with one, by the number of workers; *handing out* is the CPU time that
the process which hands out matches and writes the files takes for each.
"""


class Pace(NamedTuple):
    """How a run went: matches a second, and CPU milliseconds of a match here and with workers."""

    workers: int
    rate: float
    playing: float
    handing_out: float


def pace(game: str, matches: int, workers: Workers) -> Pace:
    """Play on workers that have warmed up."""
    grid = [Cells(games=[game], bots=["random"], seats=[2])]
    with TemporaryDirectory() as place:
        run(Experiment(grid, 8 * workers.count, "warm"), RunFolder(Path(place, "warm")), workers)
        before = resource.getrusage(resource.RUSAGE_SELF)
        done = run(Experiment(grid, matches), RunFolder(Path(place, "run")), workers)
        after = resource.getrusage(resource.RUSAGE_SELF)
    own = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    of = 1000 / done.matches
    return Pace(workers.count, done.matches / done.seconds, done.cpu * of, own * of)


def grid(game: str, paces: list[Pace]) -> Grid:
    """A table of a game; the first pace is that of one worker."""
    columns = ["workers", "matches/s", "efficiency", "CPU ms a match", "handing out, ms"]
    return Grid(
        game.capitalize(),
        columns,
        [
            [
                str(each.workers),
                f"{each.rate:.1f}",
                f"{each.rate / paces[0].rate / each.workers:.0%}",
                f"{each.playing:.1f}",
                f"{each.handing_out:.2f}",
            ]
            for each in paces
        ],
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description=__doc__)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    console = Console()
    known = facts()
    tables = []
    for game in GAMES:
        paces = []
        for count in sorted({1, 2, os.cpu_count() or 1}):
            workers = Processes(count)
            try:
                paces.append(pace(game, asked.matches, workers))
            finally:
                workers.close()
        tables.append(grid(game, paces))
    show(console, tables)
    if not asked.dry:
        RESULTS.write_text(markdown(OPENING, known, tables), encoding="utf-8")


if __name__ == "__main__":
    main()
