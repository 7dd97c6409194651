"""How often a team of bots wins a game that is won together: `make teams`, experiments of the lab.

A cell is a level of bots, a number of players and a difficulty, and is a run of the lab of its own
in `build/lab/teams`: it goes on if it was broken off. What was found is kept in `teams.json` with
the commit it was found with, so that cells can be played one by one, and shown in `teams.md`.
"""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from bench.facts import commit
from bench.measure import ROOT
from bench.report import Grid, markdown, show
from wildtable.bots.levels import LEVELS
from wildtable.lab.experiment import Experiment
from wildtable.lab.experiment import Grid as Cells
from wildtable.lab.folder import RunFolder
from wildtable.lab.run import run
from wildtable.lab.stats import rate
from wildtable.lab.workers import Processes, Workers

GAME = "defenders"
PLAYERS = (1, 2, 3, 4)
DIFFICULTIES = (0, 2, 4, 6)
RUNS = ROOT / "build" / "lab" / "teams"
KEPT = ROOT / "bench" / "teams.json"
RESULTS = ROOT / "bench" / "teams.md"
OPENING = """\
# Teams of bots

Written by `make teams`.

Whole teams of one level of bots in Defenders of the Wild, by difficult machine cards and players:
matches won, of so many, and the 95 % interval of the rate (Wilson), and the commit they were played
with. Each bot knows what its seat knows and nothing else.
"""


class Cell(NamedTuple):
    """What is measured by itself."""

    level: str
    players: int
    difficulty: int

    def __str__(self) -> str:
        return f"{self.level}, {self.players} players, difficulty {self.difficulty}"

    def experiment(self, matches: int) -> Experiment:
        options = [{"difficulty": str(self.difficulty)}]
        cells = Cells([GAME], [self.level], [self.players], options)
        return Experiment([cells], matches, name=str(self))

    def folder(self, made: str) -> RunFolder:
        """Of its own for every commit: other bots play other matches."""
        named = f"{self.level}-{self.players}-{self.difficulty}"
        return RunFolder(RUNS / made.replace(" ", "-") / named)


class Found(NamedTuple):
    """How the matches of a cell ended, and what they were played with."""

    ends: dict[str, int]
    commit: str
    date: str


def play(cell: Cell, matches: int, made: str, workers: Workers) -> Found:
    """Play the matches of a cell that are missing: how often each ending came about."""
    folder = cell.folder(made)
    run(cell.experiment(matches), folder, workers)
    ends = Counter([row.reason for row in folder.rows()])
    return Found(dict(ends), made, date.today().isoformat())


def told(ends: dict[str, int]) -> str:
    """The figures of a cell."""
    won, played = ends.get("won", 0), sum(ends.values())
    found = rate(won, played)
    return f"{won} of {played} = {found.value:.1%} [{found.low:.1%}, {found.high:.1%}]"


def losses(cells: Iterable[dict[str, int]]) -> str:
    """Why matches were lost, the most frequent reason first."""
    whys = sum([Counter(ends) for ends in cells], Counter[str]())
    del whys["won"]
    return ", ".join([f"{why} {times}" for why, times in whys.most_common()])


def grids(found: dict[Cell, Found]) -> list[Grid]:
    """A table for each level of bots."""
    columns = ["difficult cards", *[f"{players} players" for players in PLAYERS], "lost by"]
    columns[1] = "alone"
    tables = []
    for level in dict.fromkeys(cell.level for cell in found):
        rows = []
        for difficulty in sorted({cell.difficulty for cell in found if cell.level == level}):
            cells = [found.get(Cell(level, players, difficulty)) for players in PLAYERS]
            shown = [f"{told(each.ends)} {each.commit}" if each else "" for each in cells]
            rows.append([str(difficulty), *shown, losses([each.ends for each in cells if each])])
        tables.append(Grid(level.capitalize(), columns, rows))
    return tables


def read() -> dict[Cell, Found]:
    """What earlier runs found."""
    if not KEPT.exists():
        return {}
    return {
        Cell(kept["level"], kept["players"], kept["difficulty"]): Found(
            kept["ends"], kept["commit"], kept["date"]
        )
        for kept in json.loads(KEPT.read_text(encoding="utf-8"))
    }


def write(found: dict[Cell, Found]) -> None:
    kept = [{**cell._asdict(), **each._asdict()} for cell, each in sorted(found.items())]
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    RESULTS.write_text(markdown(OPENING, {}, grids(found)), encoding="utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.teams", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="for each cell")
    parser.add_argument("--level", choices=sorted(LEVELS), default="greedy")
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument("--difficulty", type=int, nargs="+", choices=range(7), default=DIFFICULTIES)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    console = Console()
    made = commit()  # before the run: the code may be edited meanwhile
    cells = [Cell(asked.level, n, hard) for hard in asked.difficulty for n in asked.players]
    workers = Processes(asked.processes)
    try:
        with Progress(console=console) as progress:
            for cell in progress.track(cells):
                found = play(cell, asked.games, made, workers)
                console.print(f"{cell}: {told(found.ends)}")
                write({**read(), cell: found})
    finally:
        workers.close()
    show(console, grids(read()))


if __name__ == "__main__":
    main()
