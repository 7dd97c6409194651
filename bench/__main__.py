"""Measure everything, print the tables and write `results.md`: `make bench`."""

import argparse
import subprocess
import sys

from rich.console import Console
from rich.progress import Progress

from bench.facts import facts
from bench.measure import ROOT, measure, steps
from bench.report import OPENING, grids, markdown, show
from bench.rows import ROWS

RESULTS = ROOT / "bench" / "results.md"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time, a row and round")
    parser.add_argument("--dry", action="store_true", help="leave results.md as it is")
    asked = parser.parse_args()
    console = Console()
    subprocess.run([sys.executable, "-m", "wildtable.compile"], check=False)
    told = facts()  # before the run: the code may be edited meanwhile
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=steps(ROWS, asked.rounds))
        measured = measure(
            ROWS,
            asked.rounds,
            asked.seconds,
            lambda what: progress.update(task, advance=1, description=what),
        )
    tables = grids(measured)
    show(console, tables)
    if not asked.dry:
        RESULTS.write_text(markdown(OPENING, told, tables), encoding="utf-8")
        console.print(f"written to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
