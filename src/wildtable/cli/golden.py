"""`wildtable golden`: record finished matches, and replay them for ever."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from wildtable.bots.golden import NotMet, least, matches, read_aims
from wildtable.kernel import registry
from wildtable.kernel.kit import golden as records
from wildtable.kernel.record.record import BadRecord

FOLDER = Path("tests/golden")

folder_option = click.option(
    "--dir",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=FOLDER,
    show_default=True,
    help="Where the records are, with a folder for each game.",
)


@click.group()
def golden() -> None:
    """Golden records: finished matches that every change must replay."""


@golden.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--matches", "count", type=click.IntRange(1), default=25, show_default=True)
@folder_option
def record(games: Sequence[str], count: int, folder: Path) -> None:
    """Play seeded matches and store them; without a change of rules nothing changes.

    The file aims.toml beside the records says which endings some of the matches must have.
    """
    aims = read_aims(folder)
    for name in games or [game.name for game in registry.games()]:
        try:
            game = registry.game(name)
            aimed = aims.get(name, [])
            if count < least(game, aimed):
                raise click.BadParameter(
                    f"{name} needs {least(game, aimed)} matches to meet every player count, option "
                    "and ending",
                    param_hint="--matches",
                )
            played = matches(game, count, aimed)
            changes = records.store(name, (records.take_down(*each) for each in played), folder)
        except (registry.UnknownGame, NotMet) as error:
            raise click.ClickException(str(error)) from error
        click.echo(f"{name}: {count} matches, {len(changes) or 'no'} files changed")
        for change in changes:
            click.echo(f"  {change.file}: {change.what}")


@golden.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@folder_option
def check(games: Sequence[str], folder: Path) -> None:
    """Replay the records line by line; the first difference of each, and exit code 1.

    In a checkout tools/golden_diff.py says in what a position or the news differ.
    """
    found = sorted(each.name for each in folder.glob("*") if each.is_dir())
    failures = 0
    for name in games or found:
        files = records.stored(name, folder)
        wrong = [(file, difference) for file in files if (difference := _difference(file))]
        if not files:
            wrong = [(folder / name, "no golden records here")]
        click.echo(f"{name}: {len(files) - len(wrong)} of {len(files)} records replay")
        for file, difference in wrong:
            click.echo(f"  {file}: {difference}")
        failures += len(wrong)
    if not games and not found:
        raise click.ClickException(f"no golden records in {folder}")
    sys.exit(1 if failures else 0)


def _difference(file: Path) -> str:
    try:
        return records.check(records.read(file))
    except BadRecord as error:
        return str(error)
