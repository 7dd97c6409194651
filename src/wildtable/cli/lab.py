"""`wildtable lab`: matches by the thousand, and what they mean."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from wildtable.kernel import registry
from wildtable.lab.experiment import BadExperiment, Experiment, Grid, read_experiment
from wildtable.lab.folder import BadRun, RunFolder
from wildtable.lab.run import Sitting
from wildtable.lab.run import run as play_all
from wildtable.lab.stats import Estimate
from wildtable.lab.workers import Cluster, Here, Processes, Workers

PARTS = 20  # of a run that are told, where no bar can be drawn
FOLDER = click.Path(file_okay=False, path_type=Path)
F = TypeVar("F", bound=Callable[..., Any])


@click.group()
def lab() -> None:
    """The lab: experiments of thousands of matches."""


class RateColumn(ProgressColumn):
    """Matches in a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.1f}/s", style="progress.data.speed")


def workers_options(command: F) -> F:
    """Where matches are played."""
    command = click.option(
        "--workers",
        type=click.IntRange(1),
        help="Processes of this machine.  [default: one for each core]",
    )(command)
    return click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on a cluster of Ray instead: ray://host:10001, host:6379 or auto.",
    )(command)


@lab.command()
@click.argument("folder", type=FOLDER)
@click.argument("experiment", required=False, type=click.Path(exists=True, path_type=Path))
@click.option("--game", "games", multiple=True, help="A game; may be repeated.")
@click.option("--seats", default="", metavar="N,...", help="Numbers of players.")
@click.option(
    "--bots",
    "lineups",
    multiple=True,
    metavar="BOT,...",
    help="A line-up: one bot for all seats, or several that go round the table; may be repeated.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE|VALUE",
    help="An option with the values to try; may be repeated.",
)
@click.option("--matches", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default="1", show_default=True, metavar="TEXT")
@workers_options
def run(
    folder: Path,
    experiment: Path | None,
    games: Sequence[str],
    seats: str,
    lineups: Sequence[str],
    options: Sequence[str],
    matches: int,
    seed: str,
    workers: int | None,
    cluster: str | None,
) -> None:
    """Play an experiment into FOLDER: a file, or what the options say.

    A run that was broken off goes on where it was, and the same seed gives the same matches on any
    number of workers.

    \b
    wildtable lab run build/lab/openings openings.toml
    wildtable lab run build/lab/two --game wildlife --seats 2,4 --bots greedy,random
    """
    try:
        if experiment is not None:
            if games or lineups or options or seats:
                raise BadExperiment("the file says what is played; leave the other options out")
            asked = read_experiment(experiment)
        else:
            if not games:
                raise BadExperiment("name an experiment file, or a game with --game")
            grid = Grid(list(games), list(lineups) or ["random"], numbers(seats), combined(options))
            asked = Experiment([grid], matches, seed)
        perform(asked, folder, workers, cluster)
    except (BadExperiment, BadRun) as error:
        raise click.UsageError(str(error)) from error


@lab.command()
@click.argument("folder", type=FOLDER)
@click.option("--game", "name", required=True)
@click.option("--bots", required=True, metavar="BOT,...", help="Who meets; the first has 0 points.")
@click.option("--seats", default="", metavar="N,...", help="Numbers of players.")
@click.option("--neighbours", is_flag=True, help="Only bots that are named in a row meet.")
@click.option("--matches", default=100, show_default=True, help="Of each pair.")
@click.option("--seed", default="1", show_default=True, metavar="TEXT")
@workers_options
def ladder(
    folder: Path,
    name: str,
    bots: str,
    seats: str,
    neighbours: bool,
    matches: int,
    seed: str,
    workers: int | None,
    cluster: str | None,
) -> None:
    """Let every pair of bots meet, on balanced seats, and rate them.

    In a game that is won together each bot plays all seats, and what counts is how often it wins.

    \b
    wildtable lab ladder build/lab/ladder --game wildlife --bots random,greedy --matches 200
    """
    try:
        from wildtable.lab.ladder import ladder_of, standings, steps, team_of, teams
        from wildtable.lab.report.ladder_page import ladder_page
    except ModuleNotFoundError as error:
        raise click.ClickException("a ladder needs: pip install 'wildtable[lab]'") from error

    try:
        together = registry.game(name).together
        names, players = [each.strip() for each in bots.split(",")], numbers(seats)
        if together:
            asked = team_of([name], names, players, matches, seed)
        else:
            asked = ladder_of([name], names, players, matches, seed, neighbours)
        perform(asked, folder, workers, cluster)
    except (BadExperiment, BadRun, registry.UnknownGame) as error:
        raise click.UsageError(str(error)) from error
    kept = RunFolder(folder)
    found = teams(kept.rows()) if together else standings(kept.rows())
    met = [] if together else steps(kept.rows())
    thought = kept.thought()
    console = Console()
    table = Table("bot", "won", "matches", "ms a turn", box=None, padding=(0, 2, 0, 0))
    if not together:
        table.add_column("Elo", justify="right")
    for each in found:
        spent = thought.get(each.bot)
        took = f"{1000 * spent.seconds / spent.turns:.1f}" if spent and spent.turns else "-"
        row = [each.bot, shown(each.won), str(each.matches), took]
        if not together:
            row.append(f"{each.elo.value:.0f} [{each.elo.low:.0f}, {each.elo.high:.0f}]")
        table.add_row(*row)
    console.print(table)
    for step in met:
        console.print(f"{step.higher} against {step.lower}: {shown(step.won)}", highlight=False)
    page = folder / "ladder.html"
    page.write_text(ladder_page(kept, found, met, together), encoding="utf-8")
    console.print(f"{page}", highlight=False)


def shown(estimate: Estimate) -> str:
    """A rate and its interval."""
    return f"{estimate.value:.1%} [{estimate.low:.1%}, {estimate.high:.1%}] of {estimate.of}"


def perform(asked: Experiment, folder: Path, workers: int | None, cluster: str | None) -> Sitting:
    """Play an experiment with a progress bar, and say how it went."""
    asked.cells()  # say what is wrong before anything is started
    console = Console()
    playing = choose(workers, cluster)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn())
    try:
        with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
            bar = progress.add_task(asked.name or "matches")

            told = 0

            def show(done: int, total: int) -> None:
                nonlocal told
                progress.update(bar, completed=done, total=total)
                if not console.is_terminal and PARTS * done // total > told:
                    told = PARTS * done // total
                    console.print(f"{done} of {total} matches", highlight=False)

            session = play_all(asked, RunFolder(folder), playing, show)
    finally:
        playing.close()
    if session.matches:
        console.print(
            f"{session.matches} matches in {session.seconds:.1f} s on {playing.count} "
            f"({playing.name}): {session.cpu / session.matches * 1000:.1f} ms of CPU a match, "
            f"{session.efficiency:.0%} of the workers' time",
            highlight=False,
        )
    else:
        console.print("All matches have been played already.")
    return session


def choose(workers: int | None, cluster: str | None) -> Workers:
    if cluster is not None:
        if workers is not None:
            raise click.UsageError("--cluster knows its own workers; leave --workers out")
        try:
            return Cluster(cluster)
        except ModuleNotFoundError as error:
            raise click.ClickException(
                "a cluster needs: pip install 'wildtable[cluster]'"
            ) from error
    return Here() if workers == 1 else Processes(workers or 0)


def numbers(text: str) -> list[int]:
    """`2,4` as numbers of players."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if not word.isdecimal():
            raise BadExperiment(f"numbers of players are given as 2,4, not {text!r}")
    return [int(word) for word in words]


def combined(pairs: Sequence[str]) -> list[dict[str, str]]:
    """Every combination of `name=value|value` options."""
    found: list[dict[str, str]] = [{}]
    for pair in pairs:
        name, equals, values = pair.partition("=")
        if not equals:
            raise BadExperiment(f"an option is given as NAME=VALUE, not {pair!r}")
        found = [{**each, name: value} for each in found for value in values.split("|")]
    return found


@lab.command()
@click.argument("folder", type=FOLDER)
@click.option("--with", "other", type=FOLDER, help="Another run to compare it with.")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="[default: in FOLDER]"
)
def report(folder: Path, other: Path | None, output: Path | None) -> None:
    """Make one page of what a run has shown: report.html, which needs nothing else."""
    from wildtable.lab.report.report import report as made

    try:
        text = made(RunFolder(folder), RunFolder(other) if other is not None else None)
    except BadRun as error:
        raise click.UsageError(str(error)) from error
    file = output or folder / "report.html"
    file.write_text(text, encoding="utf-8")
    click.echo(file)
