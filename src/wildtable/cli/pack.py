"""`wildtable pack`: the data of a box that you own."""

import sys
from contextlib import AbstractContextManager
from importlib.resources import as_file, files
from pathlib import Path

import click

from wildtable.kernel import packs, registry
from wildtable.kernel.game import BadContent, Game
from wildtable.kernel.kit.pack_check import check_pack
from wildtable.kernel.kit.pack_kit import described, differences, new_pack

FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group()
def pack() -> None:
    """Packs: other data for a game, as your box has it."""


@pack.command()
@click.argument("game")
@click.argument("folder", type=FOLDER)
@click.option("--name", help="What the pack is called.  [default: as its folder]")
def new(game: str, folder: Path, name: str | None) -> None:
    """Write the data of GAME into FOLDER, to be edited."""
    try:
        written = new_pack(_game(game), folder, name or folder.resolve().name)
    except BadContent as error:
        raise click.ClickException(str(error)) from error
    for file in written:
        click.echo(folder / file)


@pack.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
def check(folder: Path) -> None:
    """Say what is wrong with the pack in FOLDER, and where; exit code 1 if anything is."""
    try:
        game = _game(packs.read_about(folder).game)
        wrong = check_pack(game, folder)
    except BadContent as error:
        raise click.ClickException(str(error)) from error
    for mistake in wrong:
        click.echo(str(mistake))
    if wrong:
        sys.exit(1)
    click.echo(f"{described(folder, game)} can be played, once it lies in {packs.home()}")


@pack.command()
@click.argument("old")
@click.argument("new")
def diff(old: str, new: str) -> None:
    """Compare two packs: folders, or a game's own data by its name."""
    with _data(old) as one, _data(new) as other:
        found = list(differences(one, other))
    for change in found:
        click.echo(f"{change.file} {change.path}: {change.old} -> {change.new}")
    if not found:
        click.echo("no difference")


def _game(name: str) -> Game:
    try:
        return registry.game(name)
    except registry.UnknownGame as error:
        raise click.UsageError(str(error)) from error


def _data(name: str) -> AbstractContextManager[Path]:
    """A folder of data: one that is there, or a game's own."""
    folder = Path(name)
    if folder.is_dir():
        return as_file(folder)
    game = _game(name)
    return as_file(files(game.package) / "content")
