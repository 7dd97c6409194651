"""`wildtable play`: a match in the terminal, with people at the keyboard and bots."""

import secrets
from pathlib import Path

import click
from rich.console import Console

from wildtable.bots.levels import fitting_level
from wildtable.cli.games import games_table
from wildtable.cli.language import language_option, speech
from wildtable.cli.terminal import Refused
from wildtable.cli.terminal.commands import sit
from wildtable.cli.terminal.files import ME, KeptMatch, load, refuse_players
from wildtable.cli.terminal.keyboard import read_line
from wildtable.cli.terminal.text_table import TextTable
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption, Game
from wildtable.kernel.match import Match
from wildtable.kernel.registry import UnknownGame


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,...",
    help="Who plays: me (a person here) or a bot; `wildtable games` lists them.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game; may be repeated.",
)
@click.option("--load", "file", type=Path, metavar="FILE", help="Go on with a saved match.")
@language_option
@click.option("--seed", metavar="TEXT", help="Make chance and bots repeatable; for tests.")
def play(
    game: str | None,
    seats: str | None,
    options: tuple[str, ...],
    file: Path | None,
    language: str,
    seed: str | None,
) -> None:
    """Play GAME here. Without GAME, choose one; without --seats, against a bot.

    \b
    wildtable play connect-four
    wildtable play leduc --seats me,me           two people, one keyboard
    wildtable play goofspiel --seats me,random,random --option cards=6
    """
    console = Console()
    try:
        if file is None:
            chosen = registry.game(game) if game else choose(console, language)
            kept = begin(chosen, seats, read_options(options), seed)
        elif game or options:
            raise Refused("load-has-game")
        else:
            kept = resume(file, seats)
        refuse_players(kept.players)
    except (EOFError, KeyboardInterrupt):
        return
    except Refused as refusal:
        raise click.UsageError(refusal.told(language)) from refusal
    except (BadOption, UnknownGame) as error:
        raise click.UsageError(str(error)) from error
    sit(TextTable(console, kept, seed or secrets.token_hex(8), language))


def begin(game: Game, seats: str | None, options: dict[str, str], seed: str | None) -> KeptMatch:
    """A new match; a person and as many bots as the game needs, unless `seats` says who plays."""
    players = read_seats(seats) if seats else [ME] + [fitting_level(game)] * (min(game.seats) - 1)
    fair = FairChance.fresh() if seed is None else FairChance.seeded(seed)
    return KeptMatch(Match(game, options, len(players), fair), players)


def resume(file: Path, seats: str | None) -> KeptMatch:
    """The match of a file, with the players it had unless `seats` says who plays on."""
    kept = load(file)
    players = read_seats(seats) if seats else kept.players
    if len(players) != kept.match.seats:
        raise Refused("seats-differ", seats=kept.match.seats, players=len(players))
    return KeptMatch(kept.match, players)


def read_seats(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused("option-form", pair=pair)
        found[name] = value
    return found


def choose(console: Console, language: str) -> Game:
    """Ask which of the installed games to play."""
    listed = registry.games()
    console.print(games_table(listed, numbered=True))
    while True:
        typed = read_line(f"{speech(language).say('which-game')} ")
        if typed.isdecimal() and 0 < int(typed) <= len(listed):
            return listed[int(typed) - 1]
        try:
            return registry.game(typed)
        except UnknownGame as error:
            console.print(str(error), markup=False)
