"""What was measured, as tables on the terminal and in `results.md`."""

from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from bench.measure import Measured
from bench.rows import ANCHORS, COPIES, TARGETS

OPENING = """\
# Benchmark results

Written by `make bench`.

Random games, one core, CPU time. A *move* is a decision of a player or one of chance (a die, a card
that is dealt). Every engine has a process of its own and picks its moves in the same way, from a
`random.Random`; rounds go through all rows in turn. *Moves/s* is the median of the rounds, *spread*
how far they lie apart, *ratio* the median of the rounds' ratios to the row that has 1.00.
"""


class Grid(NamedTuple):
    """A table: its title, its columns (the first one words, the others figures) and its rows."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def grids(measured: list[Measured]) -> list[Grid]:
    """All tables of a run."""
    contests = list(dict.fromkeys(found.row.contest for found in measured))
    speeds = [speed_grid(contest, measured) for contest in contests if contest != COPIES]
    return [*speeds, copies_grid(measured), targets_grid(measured)]


def speed_grid(contest: str, measured: list[Measured]) -> Grid:
    """The rows of a contest, compared with its anchor."""
    columns = ["engine", "moves/s", "spread", "moves a game", "by chance", "ratio"]
    entered = [found for found in measured if found.row.contest == contest]
    reference = find(entered, contest, ANCHORS[contest])
    return Grid(contest, columns, [speed_cells(found, reference) for found in entered])


def speed_cells(found: Measured, reference: Measured) -> list[str]:
    if not found.samples:
        return [found.row.title, found.trouble, "", "", "", ""]
    games = sum(sample.games for sample in found.samples)
    moves = sum(sample.moves for sample in found.samples)
    chance = [sample.chance for sample in found.samples if sample.chance is not None]
    times = found.times(reference)
    return [
        found.row.title,
        f"{found.rate:,.0f}",
        f"{found.spread:.0%}",
        f"{moves / games:.1f}",
        f"{sum(chance) / games:.1f}" if chance else "",
        f"{times:.2f}" if times else "",
    ]


def copies_grid(measured: list[Measured]) -> Grid:
    """Microseconds for a copy of a state, on either build."""
    by_build = {
        (found.row.title, found.row.build): found
        for found in measured
        if found.row.contest == COPIES
    }
    rows = []
    for title in dict.fromkeys(title for title, _ in by_build):
        builds = [by_build[title, "pure"], by_build[title, "compiled"]]
        rows.append([title, *[f"{1e6 / m.rate:.2f}" if m.samples else m.trouble for m in builds]])
    return Grid(COPIES, ["", "pure, µs", "compiled, µs"], rows)


def targets_grid(measured: list[Measured]) -> Grid:
    """What was asked for, and whether it was reached."""
    rows = []
    for contest, row, other, at_least in TARGETS:
        times = find(measured, contest, row).times(find(measured, contest, other))
        verdict = "not measured" if times is None else "met" if times >= at_least else "NOT MET"
        shown = "" if times is None else f"{times:.2f}"
        rows.append([f"{contest}: {row} / {other}", f"{at_least:.1f}", shown, verdict])
    return Grid("Targets", ["ratio", "at least", "is", ""], rows)


def find(measured: list[Measured], contest: str, title: str) -> Measured:
    """The row of a contest that has this title."""
    return next(m for m in measured if (m.row.contest, m.row.title) == (contest, title))


def show(console: Console, tables: list[Grid]) -> None:
    """Print the tables."""
    for grid in tables:
        table = RichTable(title=grid.title, title_justify="left", box=SIMPLE_HEAD)
        for number, column in enumerate(grid.columns):
            table.add_column(column, justify="right" if number else "left")
        for row in grid.rows:
            table.add_row(*row)
        console.print(table)


def markdown(opening: str, facts: dict[str, str], tables: list[Grid]) -> str:
    """The tables as a page, with where and on what they were measured."""
    lines = [opening]
    lines += [f"- {name}: {value}" for name, value in facts.items()]
    for grid in tables:
        rule = ["---", *["--:"] * (len(grid.columns) - 1)]
        lines += ["", f"## {grid.title}", ""]
        lines += [f"| {' | '.join(cells)} |" for cells in [grid.columns, rule, *grid.rows]]
    return "\n".join(lines) + "\n"
