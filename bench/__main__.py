"""Measure everything, print the tables, write `results.md` and the README's speed: `make bench`."""

import argparse
import subprocess
import sys

from rich.console import Console
from rich.progress import Progress

from bench.facts import facts
from bench.measure import ROOT, measure, steps
from bench.readme import with_speed
from bench.report import OPENING, grids, markdown, show
from bench.rows import ROWS

RESULTS = ROOT / "bench" / "results.md"
README = ROOT / "README.md"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time, a row and round")
    parser.add_argument("--dry", action="store_true", help="write nothing")
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
        results = markdown(OPENING, told, tables)
        RESULTS.write_text(results, encoding="utf-8")
        README.write_text(with_speed(README.read_text("utf-8"), results), encoding="utf-8")
        console.print(f"written to {RESULTS.relative_to(ROOT)} and, its speed, to README.md")


if __name__ == "__main__":
    main()
