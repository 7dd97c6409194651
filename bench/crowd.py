"""How the table holds under many people, written down: `make crowd`.

Runs the benches of the server one after the other, each as its own command, and writes what they
say to `bench/table.md`. Their times mean something on a machine that has nothing else to do.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from bench.facts import facts
from bench.measure import ROOT
from wildtable.build import running

RESULTS: Final = ROOT / "bench" / "table.md"
OPENING: Final = """\
# The table under many people

Written by `make crowd`. Client and server share the machine; the echo is a bare server of the same
stack in the same run. A line that says how long the server waited for a core tells whether the
machine had anything else to do: where it had, times are those of the machine.
"""


class Look(NamedTuple):
    """A bench, what it is run with, and what is wanted of it."""

    title: str
    module: str
    options: tuple[str, ...]
    wanted: str


LOOKS: Final = {
    "floor": Look(
        "1,000 websockets, 50 moves a second",
        "bench.load",
        ("--sockets", "1000", "--rate", "50", "--seconds", "20"),
        "p99 under 100 ms, 512 MB, at most 2 ms of CPU a move",
    ),
    "aim": Look(
        "5,000 websockets, 200 moves a second",
        "bench.load",
        ("--sockets", "5000", "--rate", "200", "--seconds", "20"),
        "as an aim, the same",
    ),
    "move": Look(
        "Where the time of a move goes",
        "bench.move",
        ("--moves", "2000"),
        "to be known; without sockets, which the echo tells",
    ),
    "spectators": Look(
        "1,000 who watch one match",
        "bench.table",
        ("wildlife", "1000"),
        "under 60 ms of CPU a move",
    ),
    "start": Look(
        "100,000 stored matches",
        "bench.start",
        (),
        "they don't slow the start",
    ),
    "storm": Look(
        "1,000 come back at once",
        "bench.storm",
        ("--clients", "1000"),
        "no match has two tables, nobody is told of a failure",
    ),
}


def section(look: Look) -> str:
    """What a bench says, or how it failed, under its command."""
    command = ["-m", look.module, *look.options]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    said = done.stdout.strip()
    if done.returncode:
        said = f"{said}\nIt failed: {done.stderr.strip().splitlines()[-1]}".strip()
    told = [f"## {look.title}", f"Wanted: {look.wanted}.", f"    python {' '.join(command)}"]
    return "\n\n".join([*told, *[f"- {line}" for line in said.splitlines()]]) + "\n"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=LOOKS, default=list(LOOKS))
    parser.add_argument("--page", type=Path, default=RESULTS, help="where it is written")
    asked = parser.parse_args()
    known = {**facts(), "rules": running().kind}
    lines = [f"- {name}: {is_}" for name, is_ in known.items() if name != "packages"]
    parts = [OPENING, "\n".join(lines) + "\n"]
    for name in asked.only:
        parts.append(section(LOOKS[name]))
        print(parts[-1], flush=True)
    asked.page.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
