"""`wildtable conform`: does a game keep the promises that every game makes?"""

import sys
from functools import partial
from importlib import import_module
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from wildtable.build import running
from wildtable.kernel import registry
from wildtable.kernel.game import Game
from wildtable.kernel.kit.conform import Conformance, Failure, Report

MATCHES = 200


@click.command()
@click.argument("games", nargs=-1, required=True, metavar="GAME...")
@click.option(
    "--matches",
    type=int,
    help=f"Random matches of each game, {MATCHES} unless --seconds are given.",
)
@click.option("--seconds", type=float, help="How long each game is tried.")
@click.option("--seed", default="0", show_default=True, help="Which matches they are.")
def conform(games: tuple[str, ...], matches: int | None, seconds: float | None, seed: str) -> None:
    """Play random matches of games and try every promise of the contract on the way.

    GAME is the name of an installed game, or MODULE:GAME for one in a file of yours that is not
    installed. Stops at the first broken promise with the shortest way there that was found.
    """
    console = Console()
    if matches is None and seconds is None:
        matches = MATCHES
    for game in [_find(name) for name in games]:
        suite = Conformance(game, seed)
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(game.name, total=matches)
            try:
                report = suite.run(matches, partial(_show_progress, progress, task), seconds)
            except Failure as failure:
                progress.stop()
                console.print(f"[bold red]{game.name} breaks a promise[/]: {failure.promise}")
                console.print(failure.detail, markup=False)
                console.print(f"match seed {failure.seed}, {len(failure.moves)} moves:\n")
                console.print(failure.reproduction(), markup=False, highlight=False)
                sys.exit(1)
        show(console, report)


def _find(name: str) -> Game:
    """An installed game, or one of a module: `my_game:GAME`."""
    module, colon, attribute = name.partition(":")
    if not colon:
        try:
            return registry.game(name)
        except registry.UnknownGame as error:
            raise click.UsageError(str(error)) from error
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise click.UsageError(f"{name}: {error}") from error
    finally:
        sys.path.pop(0)
    if not isinstance(found, Game):
        raise click.UsageError(f"{name} should be a Game, not a {type(found).__name__}")
    return found


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
