"""`wildtable admin`: for those who run a server: its matches, and copies of them."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wildtable.table.backup import back_up, restoring, restoring_to_database
from wildtable.table.books import Books, Where, books
from wildtable.table.hold import FolderHeld
from wildtable.table.schema import BadFile
from wildtable.table.settings import default_data
from wildtable.table.store import Chair
from wildtable.table.upkeep import (
    Filters,
    Inspected,
    NotPossible,
    ban,
    bans,
    complaints,
    end,
    fault,
    inspected,
    listed,
    local_time,
    replays,
    unban,
)

FILE = click.Path(dir_okay=False, path_type=Path)
# The name of a match may begin with a dash.
NAMES = {"ignore_unknown_options": True}


@click.group()
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder that keeps the matches.  [default: as for `wildtable serve`]",
)
@click.option(
    "--store",
    default="",
    envvar="WILDTABLE_STORE",
    metavar="URL",
    help="The database that keeps them instead, as for `wildtable serve`.",
)
@click.pass_context
def admin(context: click.Context, data: Path | None, store: str) -> None:
    """Look after the matches of a server, which may be running meanwhile."""
    context.obj = Where(data or default_data(), store)


@admin.command("list")
@click.option("--game", default="", help="Only this game.")
@click.option(
    "--stage", default="", type=click.Choice(["", "running", "over", "ended"]), help="Only these."
)
@click.option("--player", default="", help="Only where a name holds this.")
@click.option("--most", default=20, show_default=True, type=click.IntRange(1))
@click.pass_obj
def show_list(where: Where, game: str, stage: str, player: str, most: int) -> None:
    """List matches, the newest first."""
    with _in_words(), books(where) as kept:
        found = listed(kept, Filters(game, stage, player), most)
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("match", "game", "made", "last move", "is", "lines", "players"):
        table.add_column(column, overflow="fold", no_wrap=column == "match")
    for match in found:
        row = [match.id, match.game, local_time(match.made), local_time(match.last), match.stage]
        table.add_row(*[Text(each) for each in (*row, str(match.lines), match.players)])
    Console(highlight=False).print(table if found else "There is no such match.")


@admin.command(context_settings=NAMES)
@click.argument("match")
@click.pass_obj
def inspect(where: Where, match: str) -> None:
    """Tell all about a match but its secrets."""
    with _in_words(), books(where) as kept:
        found = inspected(kept, match)
    console = Console(highlight=False)
    console.print(_facts(found))
    seats = Table("seat", "name", "kind", "bot", "held", "last told", box=None, header_style="dim")
    for chair, told in zip(found.kept.chairs, found.told, strict=True):
        row = [str(chair.seat), chair.name, chair.kind, chair.bot, _held(chair), local_time(told)]
        seats.add_row(*[Text(each) for each in row])
    console.print(seats)


def _held(chair: Chair) -> str:
    """By what somebody has a seat."""
    if chair.kind == "bot":
        return "no"
    if chair.person:
        return "by a person"
    return "by a link" if chair.invitation is None else "not yet"


@admin.command("end", context_settings=NAMES)
@click.argument("match")
@click.option("--reason", required=True, help="What the people at the table are told.")
@click.pass_obj
def end_match(where: Where, match: str, reason: str) -> None:
    """End a match for good: it can be looked at, and its record taken home.

    A server that is running sends everybody the reason within seconds.
    """
    with _in_words(), books(where) as kept:
        end(kept, match, reason)
    click.echo(f"Match {match} is ended.")


@admin.command("ban")
@click.argument("address")
@click.option("--reason", required=True, help="What whoever comes from there is told.")
@click.option("--hours", default=0.0, help="For how long.  [default: for ever]")
@click.pass_obj
def ban_address(where: Where, address: str, reason: str, hours: float) -> None:
    """Serve nobody who comes from ADDRESS any more; of IPv6, from its network."""
    with _in_words(), books(where) as kept:
        name = ban(kept, address, reason, hours)
    click.echo(f"Nobody is served who comes from {name}.")


@admin.command("unban")
@click.argument("address")
@click.pass_obj
def unban_address(where: Where, address: str) -> None:
    """Serve who comes from ADDRESS again."""
    with _in_words(), books(where) as kept:
        unban(kept, address)
    click.echo(f"Who comes from {address} is served again.")


@admin.command("reports", context_settings=NAMES)
@click.argument("match", default="")
@click.option("--most", default=20, show_default=True, type=click.IntRange(1), help="How many.")
@click.pass_obj
def list_reports(where: Where, match: str, most: int) -> None:
    """List whom people have reported, at MATCH or anywhere, the latest first."""
    with _in_words(), books(where) as kept:
        found = complaints(kept, match, most)
    for each in found:
        said = f" for saying {each.remark!r}" if each.remark else ""
        why = f": {each.reason}" if each.reason else ""
        click.echo(f"{local_time(each.at)}  {each.match}  {each.about}{said}{why}")
    if not found:
        click.echo("Nobody was reported.")


@admin.command("bans")
@click.pass_obj
def list_bans(where: Where) -> None:
    """List who is not served."""
    with _in_words(), books(where) as kept:
        found = bans(kept)
    for each in found:
        until = f"until {local_time(each.until)}" if each.until else "for ever"
        click.echo(f"{each.network}  since {local_time(each.at)} {until}: {each.reason}")
    if not found:
        click.echo("Everybody is served.")


@admin.command()
@click.argument("file", type=FILE)
@click.pass_obj
def backup(where: Where, file: Path) -> None:
    """Copy all matches to a new FILE, also while the server runs."""
    with _in_words():
        count = back_up(where, file)
    click.echo(f"{file} holds {count} matches, and their secrets: keep it to yourself.")


@admin.command()
@click.argument("file", type=FILE)
@click.option("--verify", is_flag=True, help="Replay every match first; if one differs, stop.")
@click.pass_obj
def restore(where: Where, file: Path, verify: bool) -> None:
    """Put a backup in place, while no server runs; what was there is put aside."""
    place = restoring_to_database if where.store else restoring
    with _in_words(), place(where, file) as (copy, aside):
        if verify and not _replay(copy):
            raise NotPossible(
                "nothing was restored; without --verify the backup is put in place as it is"
            )
    click.echo(f"{file} is restored{'' if where.store else f' to {where.folder}'}.")
    if aside is not None:
        click.echo(f"What was there is kept as {aside.name}.")


@admin.command()
@click.pass_obj
def integrity(where: Where) -> None:
    """Check the file and replay every match; exit code 1 if anything is wrong."""
    with _in_words(), books(where) as kept:
        found = kept.damage()
        for each in found:
            click.echo(f"the file: {each}")
        whole = _replay(kept)
    sys.exit(1 if found or not whole else 0)


def _replay(kept: Books) -> bool:
    """Replay all matches and tell which differ; whether none does."""
    count = wrong = 0
    for match, what in replays(kept):
        count += 1
        if what:
            wrong += 1
            click.echo(f"match {match}: {what}")
    click.echo(f"{count - wrong} of {count} matches replay as they were played.")
    return not wrong


def _facts(found: Inspected) -> Table:
    match, kept = found.listed, found.kept
    wrong = fault(kept)
    facts = {
        "match": match.id,
        "game": f"{match.game}, rules {kept.rules}, content {kept.content}",
        "made": local_time(match.made),
        "last move": local_time(match.last),
        "is": f"{match.stage}: {kept.ended}" if match.stage == "ended" else match.stage,
        **kept.options,
        "log": f"{match.lines} lines, {wrong or 'replays as it was played'}",
        "said": f"{len(kept.talk)} remarks",
    }
    if kept.awaited is not None and match.stage == "running":
        facts["waits for"] = ", ".join([kept.chairs[seat].name for seat in kept.awaited.seats])
    if kept.result is not None:
        ends = zip(kept.chairs, kept.result.ranks, kept.result.scores, strict=True)
        told = [f"{chair.name} rank {rank}, score {score}" for chair, rank, score in ends]
        facts["result"] = "; ".join(told)
    table = Table(box=None, show_header=False)
    for name, value in facts.items():
        table.add_row(Text(name, "dim"), Text(value))
    return table


@contextmanager
def _in_words() -> Iterator[None]:
    """Whatever can't be done is said without a trace of the program."""
    try:
        yield
    except (BadFile, FolderHeld, NotPossible, OSError, sqlite3.Error) as error:
        raise click.ClickException(str(error)) from error
