"""`wildtable puzzles`: look for positions with one clearly best way, and write them down."""

from itertools import islice
from pathlib import Path

import click

from wildtable.bots.puzzle_file import SUFFIX, written
from wildtable.bots.puzzles import puzzles as found
from wildtable.kernel import registry
from wildtable.kernel.registry import UnknownGame


@click.command()
@click.argument("game")
@click.option("--count", type=click.IntRange(1), default=5, show_default=True)
@click.option("--matches", type=click.IntRange(1), default=50, show_default=True)
@click.option("--players", type=int, default=0, help="How many play; else every number in turn.")
@click.option("--seed", default="1", show_default=True, help="Another one finds other puzzles.")
@click.option(
    "--dir",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("puzzles"),
    show_default=True,
    help="Where they are written, in a folder of the game.",
)
def puzzles(game: str, count: int, matches: int, players: int, seed: str, folder: Path) -> None:
    """Find puzzles in GAME, in matches of bots: one way is clearly better than all others.

    It ends with so many puzzles, or when all matches have been looked through.
    """
    try:
        played = registry.game(game)
    except UnknownGame as error:
        raise click.UsageError(str(error)) from error
    if players and players not in played.seats:
        counts = ", ".join([str(number) for number in played.seats])
        raise click.BadParameter(f"{game} is for {counts} players", param_hint="--players")
    into = folder / game
    into.mkdir(parents=True, exist_ok=True)
    number = 0
    for puzzle in islice(found(played, seed, matches, players), count):
        number += 1
        file = into / f"{seed}-{number:03}{SUFFIX}"
        file.write_bytes(written(puzzle))
        cost = min([way.cost for way in puzzle.refuted])
        click.echo(f"{file}: {', '.join(puzzle.solution.moves)} (else -{cost:.0%})")
    if number < count:
        click.echo(f"{number} in {matches} matches, and no more; --matches looks through more")
