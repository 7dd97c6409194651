"""The `wildtable` command: each subcommand has a file of its own, and they are gathered here."""

import click

from wildtable import __version__
from wildtable.build import running
from wildtable.cli.admin import admin
from wildtable.cli.conform import conform
from wildtable.cli.games import games
from wildtable.cli.golden import golden
from wildtable.cli.lab import lab
from wildtable.cli.pack import pack
from wildtable.cli.picture import picture
from wildtable.cli.play import play
from wildtable.cli.puzzles import puzzles
from wildtable.cli.record import record
from wildtable.cli.scenario import scenario
from wildtable.cli.serve import serve


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=f"wildtable %(version)s ({running()})")
def main() -> None:
    """Board games about the wild: play them, test them, run them by the million."""


COMMANDS = (
    play,
    serve,
    lab,
    admin,
    games,
    record,
    picture,
    pack,
    puzzles,
    golden,
    scenario,
    conform,
)
for command in COMMANDS:
    main.add_command(command)
