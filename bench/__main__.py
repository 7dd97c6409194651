"""Measure everything, print the tables, write `results.md` and the README's speed: `make bench`."""

import argparse
import subprocess
import sys

from rich.console import Console
from rich.progress import Progress

from bench.facts import facts
from bench.measure import ROOT, Rounds, measure, steps
from bench.readme import with_speed
from bench.report import OPENING, grids, markdown, show, targets_grid, verbs_grid, zoo_grid
from bench.rows import ROWS
from bench.verbs import GAMES, measured
from bench.zoo import ITS_OWN, turns_a_second

RESULTS = ROOT / "bench" / "results.md"
README = ROOT / "README.md"
BUILDS = ("pure", "compiled")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--least", type=int, default=5, help="rounds of every row")
    parser.add_argument("--most", type=int, default=15, help="rounds of a row that stays unsure")
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time, a row and round")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    rounds = Rounds(asked.least, asked.most)
    console = Console()
    subprocess.run([sys.executable, "-m", "wildtable.compile"], check=False)
    told = facts()  # before the run: the code may be edited meanwhile
    environments = [*GAMES, ITS_OWN]
    with Progress(console=console, transient=True) as progress:
        total = steps(ROWS, rounds) + len(GAMES) * len(BUILDS) + len(environments)
        task = progress.add_task("", total=total)

        def tell(what: str) -> None:
            progress.update(task, advance=1, description=what)

        found = measure(ROWS, rounds, asked.seconds, tell)
        costs = []
        for game in GAMES:
            for build in BUILDS:
                tell(f"verbs of {game}, {build}")
                costs.append(measured(game, build, asked.seconds / 5))
        turns: dict[str, float | None] = {}
        for game in environments:
            tell(f"PettingZoo's benchmark: {game}")
            turns[game] = turns_a_second(game)
    tables = [*grids(found), verbs_grid(costs), zoo_grid(turns), targets_grid(found, costs)]
    show(console, tables)
    if not asked.dry:
        results = markdown(OPENING, told, tables)
        RESULTS.write_text(results, encoding="utf-8")
        console.print(f"written to {RESULTS.relative_to(ROOT)}")
        try:
            README.write_text(with_speed(README.read_text("utf-8"), results), encoding="utf-8")
            console.print("and, its speed, to README.md")
        except (KeyError, ValueError) as lacking:
            console.print(f"README.md stays as it was, a figure is missing: {lacking}")


if __name__ == "__main__":
    main()
