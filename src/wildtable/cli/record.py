"""`wildtable record`: show, verify and convert the files that matches are written to."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wildtable.cli.language import language_option, speech
from wildtable.kernel.game import BadOption
from wildtable.kernel.match import Match
from wildtable.kernel.record.file import FORMS, read, write
from wildtable.kernel.record.record import BadRecord, Record
from wildtable.kernel.record.replay import other_rules
from wildtable.kernel.record.replay import verify as hold
from wildtable.kernel.registry import UnknownGame
from wildtable.kernel.seals import seals_in, unshown
from wildtable.kernel.turn import REFEREE
from wildtable.kernel.words import Words, words_of

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
WRONG = (BadRecord, BadOption, UnknownGame)


@click.group()
def record() -> None:
    """Records: matches written to files."""


@record.command()
@click.argument("file", type=FILE)
@click.option("--as", "seat", type=click.IntRange(0), help="Only what this seat heard.")
@language_option
def show(file: Path, seat: int | None, language: str) -> None:
    """Tell a match: who played, what happened, how it ended."""
    try:
        kept = read(file)
        match = hold(kept)
    except WRONG as error:
        raise click.ClickException(f"{file}: {error}") from error
    if seat is not None and seat >= match.seats:
        raise click.BadParameter(
            f"the match has the seats 0 to {match.seats - 1}", param_hint="--as"
        )
    console = Console(highlight=False)
    words = words_of(match.game, language)
    console.print(_header(kept, match))
    heard = match.heard(REFEREE if seat is None else seat)
    for number, item in enumerate(heard):
        console.print(Text(f"{number:>4}  {words.news(match.content, item)}"))
    console.print(_ending(kept, words, language))


@record.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=FILE)
def verify(files: Sequence[Path]) -> None:
    """Replay records and hold them to all they claim; exit code 1 if one is wrong."""
    wrong = 0
    for file in files:
        try:
            kept = read(file)
            click.echo(f"{file}: {_proved(kept, hold(kept))}")
        except WRONG as error:
            wrong += 1
            click.echo(f"{file}: {error}")
    sys.exit(1 if wrong else 0)


@record.command()
@click.argument("file", type=FILE)
@click.option("--to", "form", required=True, type=click.Choice(sorted(FORMS)))
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path))
def convert(file: Path, form: str, output: Path | None) -> None:
    """Write a record in its other form, to OUTPUT or to the terminal."""
    try:
        kept = read(file)
    except BadRecord as error:
        raise click.ClickException(f"{file}: {error}") from error
    if output is None:
        click.echo(FORMS[form](kept), nl=False)
    else:
        write(kept, output, form)


def _header(kept: Record, match: Match) -> Table:
    table = Table(box=None, show_header=False, title=match.game.title, title_justify="left")
    for seat, sitting in enumerate(kept.seats):
        table.add_row(f"Seat {seat}", Text(f"{sitting.name} ({sitting.kind})"))
    for name, value in match.options.items():
        table.add_row(Text(name), Text(value))
    return table


def _ending(kept: Record, words: Words, language: str) -> Text | Table:
    say = speech(language).say
    if kept.result is None:
        return Text(f"\n{say('not-over')}")
    table = Table(say("seat"), say("rank"), say("score"), box=None, title_justify="left")
    table.title = Text(words.say(kept.result.reason))
    for seat, (rank, score) in enumerate(zip(kept.result.ranks, kept.result.scores, strict=True)):
        table.add_row(Text(kept.seats[seat].name), str(rank), str(score))
    return table


def _promised(nonce: str) -> str:
    if not seals_in(nonce):
        return ""
    silent = ", ".join([str(seat) for seat in unshown(nonce)])
    kept = ", each as promised by its fingerprint before any was shown"
    return kept + (f"; seats that did not show theirs: {silent}" if silent else "")


def _proved(kept: Record, match: Match) -> str:
    told = f"sound, {len(kept.log)} lines of {kept.game}"
    if kept.pack:
        told += ", with the pack that it carries"
    other = other_rules(match, kept.content, kept.rules)
    if other:
        told += f" ({other}: the same match by both)"
    if match.draws == 0:
        return f"{told}, nothing left to chance"
    if match.fair is None:
        return f"{told}; its {match.draws} draws can't be checked without the secret"
    told += f", {match.draws} draws proved fair"
    if words := match.fair.words():
        told += f", with the words of all seats ({', '.join(words)})"
        told += _promised(match.fair.nonce)
    if match.fair_since:
        told += f"; what is before line {match.fair_since} was drawn at another match"
    return told
