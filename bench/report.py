"""What was measured, as tables on the terminal and in `results.md`."""

from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from bench.measure import Measured, anchor_of
from bench.rows import UNITS
from bench.targets import LIMITS, TARGETS
from bench.verbs import VERBS, Costs

INTERVAL = "95 % interval"

OPENING = """\
# Benchmark results

Written by `make bench`.

Random games, one core, CPU time. A *move* is a decision of a player or one of chance (a die, a card
that is dealt). Every engine has a process of its own and picks its moves in the same way, from a
`random.Random`; rounds go through all rows in turn. *Moves/s* is the median of the rounds, *spread*
how far they lie apart. *Ratio* is the mean of the rounds' ratios to the row that has 1.00, with its
95 % interval: rounds are repeated until that is narrower than 10 % of the ratio, and where they
were given up before, it says WIDE. A *simulation* of a search is a turn that is tried out on a
sample of what may be hidden; a *vector step* is a move at one of 64 tables, with its observation
and mask. The large games, their verbs included, are played by four; what a verb gives is dropped
before the next call, as `timeit` does. PettingZoo's benchmark goes by the clock.
"""


class Grid(NamedTuple):
    """A table: its title, its columns (the first one words, the others figures) and its rows."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def grids(measured: list[Measured]) -> list[Grid]:
    """The tables of what was measured side by side."""
    contests = list(dict.fromkeys(found.row.contest for found in measured))
    return [speed_grid(contest, measured) for contest in contests]


def speed_grid(contest: str, measured: list[Measured]) -> Grid:
    """The rows of a contest, each compared with its anchor."""
    entered = [found for found in measured if found.row.contest == contest]
    compared = [[*speed_cells(found), *ratio_cells(found, entered)] for found in entered]
    if contest in UNITS:
        columns = ["", UNITS[contest], "spread", "rounds", "ratio", INTERVAL]
        return Grid(contest, columns, [[*row[:4], *row[6:]] for row in compared])
    played = ["moves a game", "by chance"]
    columns = ["engine", "moves/s", "spread", "rounds", *played, "ratio", INTERVAL]
    return Grid(contest, columns, compared)


def speed_cells(found: Measured) -> list[str]:
    if not found.samples:
        return [found.row.title, found.trouble, "", "", "", ""]
    games = sum(sample.games for sample in found.samples)
    moves = sum(sample.moves for sample in found.samples)
    chance = [sample.chance for sample in found.samples if sample.chance is not None]
    return [
        found.row.title,
        f"{found.rate:,.0f}",
        f"{found.spread:.0%}",
        f"{len(found.samples)}",
        f"{moves / games:.1f}",
        f"{sum(chance) / games:.1f}" if chance else "",
    ]


def ratio_cells(found: Measured, entered: list[Measured]) -> list[str]:
    anchor = anchor_of(found, entered)
    times = found.times(anchor)
    if times is None:
        return ["", ""]
    if found is anchor:
        return [f"{times.value:.2f}", ""]
    wide = "" if times.is_narrow() else ", WIDE"
    return [f"{times.value:.2f}", f"{times.low:.2f} to {times.high:.2f}{wide}"]


def verbs_grid(found: list[Costs]) -> Grid:
    """What a verb costs in every game, pure and compiled, and how much memory a copy takes."""
    by_build = {(each.game, each.build): each for each in found}
    rows = []
    for game in dict.fromkeys(each.game for each in found):
        for build in ("pure", "compiled"):
            costs = by_build[game, build]
            cells = [verb_cell(costs, verb) for verb in VERBS]
            rows.append([f"{game}, {build}", *cells, f"{costs.bytes:,}" if costs.bytes else ""])
    return Grid("Verbs of a state", ["µs (spread)", *VERBS, "bytes"], rows)


def verb_cell(costs: Costs, verb: str) -> str:
    cost = costs.cost(verb)
    return "not measured" if cost is None else f"{cost:.2f} ({costs.spread(verb):.0%})"


def zoo_grid(turns: dict[str, float | None]) -> Grid:
    """What PettingZoo's own benchmark tells, by the clock."""
    rows = [[game, "not measured" if t is None else f"{t:,.0f}"] for game, t in turns.items()]
    return Grid("PettingZoo's performance_benchmark", ["environment", "turns/s"], rows)


def targets_grid(measured: list[Measured], costs: list[Costs]) -> Grid:
    """What was asked for, and whether it holds."""
    rows = []
    for contest, row, other, at_least in TARGETS:
        times = find(measured, contest, row).times(find(measured, contest, other))
        holds = None if times is None else times.value >= at_least
        shown = "" if times is None else f"{times.value:.2f}"
        rows.append([f"{row} / {other}", f"at least {at_least:.0f}", shown, verdict(holds)])
    compiled = {each.game: each for each in costs if each.build == "compiled"}
    for game, verb, at_most in LIMITS:
        cost = compiled[game].cost(verb) if game in compiled else None
        holds = None if cost is None else cost < at_most
        shown = "" if cost is None else f"{cost:.2f} µs"
        rows.append([f"{game}: {verb}, compiled", f"under {at_most:.0f} µs", shown, verdict(holds)])
    return Grid("Targets", ["", "asked", "is", ""], rows)


def verdict(holds: bool | None) -> str:
    return "not measured" if holds is None else "holds" if holds else "DOES NOT HOLD"


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
