"""How often a team of bots wins a game that is won together: `make teams`.

A cell is a level of bots, a number of players and a difficulty. What is found is kept in
`teams.json`, so that cells can be played one by one, and shown in `teams.md`.
"""

import argparse
import gc
import json
import os
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from bench.facts import facts
from bench.measure import ROOT
from bench.report import Grid, markdown, show
from wildtable.bots.levels import LEVELS, bot
from wildtable.bots.seating import Seating
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match

GAME = "defenders"
PLAYERS = (1, 2, 3, 4)
DIFFICULTIES = (0, 2, 4, 6)
KEPT = ROOT / "bench" / "teams.json"
RESULTS = ROOT / "bench" / "teams.md"
OPENING = """\
# Teams of bots

Written by `make teams`.

Whole teams of one level of bots in Defenders of the Wild, by difficult machine cards and players:
matches won, of so many, and the 95 % interval of the rate (Wilson). Each bot knows what its seat
knows and nothing else. Match number n of a cell is the same match in every run. Date,
commit and machine are those of the cells that were played last.
"""
SURE = 1.96  # standard deviations to either side of a rate: 95 %
AT_ONCE = 4  # matches that a process is handed


class Cell(NamedTuple):
    """What is measured by itself."""

    level: str
    players: int
    difficulty: int

    def __str__(self) -> str:
        return f"{self.level}, {self.players} players, difficulty {self.difficulty}"


def set_up() -> None:
    """A search makes and drops states by the million, none of them in a circle."""
    gc.freeze()
    gc.set_threshold(100_000)


def how_it_ended(cell: Cell, number: int) -> str:
    """Play a match to its end: `won`, or why it was lost."""
    fair = FairChance.seeded(f"{cell.players}/{cell.difficulty}/{number}")
    options = {"difficulty": str(cell.difficulty)}
    match = Match(registry.game(GAME), options, cell.players, fair, listen=False)
    team = dict.fromkeys(range(cell.players), bot(cell.level))
    Seating(team, str(number)).play_on(match)
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.reason


def interval(won: float, played: int) -> tuple[float, float]:
    """Wilson's: between which rates the true one lies."""
    rate, spread = won / played, SURE * SURE / played
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / played + spread / played / 4) / (1 + spread)
    return middle - half, middle + half


def told(ends: dict[str, int]) -> str:
    """The figures of a cell."""
    won, played = ends.get("won", 0), sum(ends.values())
    low, high = interval(won, played)
    return f"{won} of {played} = {won / played:.1%} [{low:.1%}, {high:.1%}]"


def losses(cells: Iterable[dict[str, int]]) -> str:
    """Why matches were lost, the most frequent reason first."""
    whys = sum([Counter(ends) for ends in cells], Counter[str]())
    del whys["won"]
    return ", ".join([f"{why} {times}" for why, times in whys.most_common()])


def grids(found: dict[Cell, dict[str, int]]) -> list[Grid]:
    """A table for each level of bots."""
    columns = ["difficult cards", *[f"{players} players" for players in PLAYERS], "lost by"]
    columns[1] = "alone"
    tables = []
    for level in dict.fromkeys(cell.level for cell in found):
        rows = []
        for difficulty in sorted({cell.difficulty for cell in found if cell.level == level}):
            cells = [found.get(Cell(level, players, difficulty), {}) for players in PLAYERS]
            shown = [told(ends) if ends else "" for ends in cells]
            rows.append([str(difficulty), *shown, losses(cells)])
        tables.append(Grid(level.capitalize(), columns, rows))
    return tables


def read() -> dict[Cell, dict[str, int]]:
    """What earlier runs found."""
    if not KEPT.exists():
        return {}
    return {
        Cell(kept["level"], kept["players"], kept["difficulty"]): kept["ends"]
        for kept in json.loads(KEPT.read_text(encoding="utf-8"))
    }


def write(found: dict[Cell, dict[str, int]], known: dict[str, str]) -> None:
    kept = [{**cell._asdict(), "ends": ends} for cell, ends in sorted(found.items())]
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    RESULTS.write_text(markdown(OPENING, known, grids(found)), encoding="utf-8")


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
    known = facts()  # before the run: the code may be edited meanwhile
    with (
        Progress(console=console) as progress,
        ProcessPoolExecutor(asked.processes, initializer=set_up) as pool,
    ):
        for difficulty in asked.difficulty:
            for players in asked.players:
                cell = Cell(asked.level, players, difficulty)
                numbers = range(asked.games)
                played = pool.map(how_it_ended, [cell] * asked.games, numbers, chunksize=AT_ONCE)
                ends = Counter(progress.track(played, total=asked.games, description=str(cell)))
                console.print(f"{cell}: {told(ends)}")
                write({**read(), cell: dict(ends)}, known)
    show(console, grids(read()))


if __name__ == "__main__":
    main()
