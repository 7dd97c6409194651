"""`wildtable conform`: does a game keep the promises that every game makes?"""

import sys
from functools import partial

import click
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from wildtable.build import running
from wildtable.kernel import registry
from wildtable.kernel.kit.conform import Conformance, Failure, Report


@click.command()
@click.argument("games", nargs=-1, required=True, metavar="GAME...")
@click.option("--matches", default=200, show_default=True, help="Random matches of each game.")
@click.option("--seed", default="0", show_default=True, help="Which matches they are.")
def conform(games: tuple[str, ...], matches: int, seed: str) -> None:
    """Play random matches of games and try every promise of the contract on the way.

    Stops at the first broken promise with the shortest way there that was found.
    """
    console = Console()
    try:
        found = [registry.game(name) for name in games]
    except registry.UnknownGame as error:
        raise click.UsageError(str(error)) from error
    for game in found:
        suite = Conformance(game, seed)
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(game.name, total=matches)
            try:
                report = suite.run(matches, partial(_show_progress, progress, task))
            except Failure as failure:
                progress.stop()
                console.print(f"[bold red]{game.name} breaks a promise[/]: {failure.promise}")
                console.print(failure.detail, markup=False)
                console.print(f"match seed {failure.seed}, {len(failure.moves)} moves:\n")
                console.print(failure.reproduction(), markup=False, highlight=False)
                sys.exit(1)
        show(console, report)


def _show_progress(progress: Progress, task: TaskID, done: int) -> None:
    progress.update(task, completed=done)


def show(console: Console, report: Report) -> None:
    """Print what was met how often."""
    console.print(
        f"[bold]{report.game.name}[/] keeps its promises: {report.matches} matches, "
        f"{report.moves} moves, the longest {report.longest} of at most {report.game.limit}, "
        f"{running()}"
    )
    table = Table("promise", "tried", box=None, padding=(0, 2, 0, 0))
    for name, count in report.promises.items():
        table.add_row(name.replace("_", " "), str(count))
    console.print(table)
    for title, counts in (
        ("players", {str(seats): n for seats, n in sorted(report.seats.items())}),
        ("options", dict(sorted(report.options.items()))),
        ("frames", dict(report.frames)),
        ("families", dict(report.families)),
        ("looked at closely", dict(report.looked_at)),
    ):
        if counts:
            console.print(f"{title}: " + ", ".join([f"{k} {n}" for k, n in counts.items()]))
    unmet = report.unmet()
    if unmet:
        console.print(f"[yellow]never made: {', '.join(unmet)}[/]")
