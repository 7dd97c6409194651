"""`wildtable picture`: a match as a picture, or as a replay that moves."""

from pathlib import Path

import click

from wildtable.kernel.game import BadOption
from wildtable.kernel.record.file import read
from wildtable.kernel.record.record import BadRecord
from wildtable.kernel.record.replay import verify
from wildtable.kernel.registry import UnknownGame
from wildtable.kernel.turn import SPECTATOR
from wildtable.lab.pictures import FORMATS, NoPicture, write_picture


@click.command()
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--at", type=click.IntRange(0), metavar="LINE", help="After so many lines of the log."
)
@click.option(
    "--from",
    "first",
    default=0,
    type=click.IntRange(0),
    help="Where a replay begins.",
    metavar="LINE",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    help="svg and png are stills, gif and webp replays.  [default: as OUTPUT ends, else png]",
)
@click.option("--as", "seat", type=click.IntRange(0), help="As this seat saw it.")
@click.option("--width", default=960, show_default=True, type=click.IntRange(64, 4000))
@click.option("--delay", default=400, show_default=True, help="Milliseconds of a step of a replay.")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path))
def picture(
    record: Path,
    at: int | None,
    first: int,
    form: str | None,
    seat: int | None,
    width: int,
    delay: int,
    output: Path | None,
) -> None:
    """Draw the match in RECORD, without a browser.

    \b
    wildtable picture match.json --at 57 --format png
    wildtable picture match.json --from 20 --at 80 -o replay.webp
    """
    ending = output.suffix.removeprefix(".") if output is not None else ""
    chosen = form or (ending if ending in FORMATS else "png")
    file = output or record.with_suffix(f".{chosen}")
    try:
        match = verify(read(record))
        if seat is not None and seat >= match.seats:
            raise NoPicture(f"the match has the seats 0 to {match.seats - 1}, not {seat}")
        viewer = SPECTATOR if seat is None else seat
        write_picture(match, file, chosen, at, first, viewer, width, delay)
    except (BadRecord, BadOption, UnknownGame, NoPicture) as error:
        raise click.ClickException(f"{record}: {error}") from error
    click.echo(file)
