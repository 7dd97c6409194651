"""`wildtable games`: which games are installed, their options, and which bots play them."""

import click
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from wildtable.bots.words import level_words
from wildtable.kernel import registry
from wildtable.kernel.game import Game, Option


@click.command()
def games() -> None:
    """List the installed games, who can play them and their options, and the bots."""
    console = Console()
    console.print(games_table(registry.games()))
    console.print()
    console.print(bots_table())
    for name, reason in registry.broken().items():
        console.print(Text(f"\n{name} is installed, but it can't be played: {reason}"))


def games_table(listed: list[Game], numbered: bool = False) -> RichTable:
    """The games as a table; with numbers to choose by."""
    table = RichTable(box=None, header_style="dim", padding=(0, 3, 0, 0))
    if numbered:
        table.add_column("", justify="right", style="dim")
    for column in ("game", "title", "players", "options, default first"):
        table.add_column(column)
    for number, game in enumerate(listed, 1):
        options = Text("\n").join([choices(option) for option in game.options])
        index = [str(number)] if numbered else []
        table.add_row(*index, game.name, game.title, players(game), options)
    return table


def bots_table() -> RichTable:
    """The bots, from weak to strong."""
    table = RichTable(box=None, header_style="dim", padding=(0, 3, 0, 0))
    for column in ("bot", "called", "how it plays"):
        table.add_column(column)
    for level, (title, about) in level_words().items():
        table.add_row(level, title, about)
    return table


def players(game: Game) -> str:
    """The numbers of players: `2-4`, or `2, 4` where some are left out."""
    fewest, most = min(game.seats), max(game.seats)
    if len(game.seats) > 1 and len(game.seats) == most - fewest + 1:
        return f"{fewest}-{most}"
    return ", ".join([str(count) for count in game.seats])


def choices(option: Option) -> Text:
    others = [value for value in option.values if value != option.default]
    return Text.assemble(
        f"{option.name}=", (option.default, "bold"), ("".join([f"|{v}" for v in others]), "dim")
    )
