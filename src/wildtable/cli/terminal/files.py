"""A match kept in a file, to go on with later."""

from pathlib import Path
from typing import Final, NamedTuple

from wildtable.bots.levels import LEVELS
from wildtable.cli.terminal import Refused
from wildtable.kernel.game import BadOption
from wildtable.kernel.match import Match
from wildtable.kernel.record.file import read, write
from wildtable.kernel.record.record import BadRecord, Seat, make_record
from wildtable.kernel.record.replay import verify
from wildtable.kernel.registry import UnknownGame

ME: Final = "me"  # a person at this keyboard; every other player is a bot, called by its level
PERSON: Final = "person"  # the same in a record


class KeptMatch(NamedTuple):
    """A match, and who plays on each seat: `me`, or the level of a bot."""

    match: Match
    players: list[str]


def save(kept: KeptMatch, file: Path) -> None:
    """Write a record that has the secret, so that the match can go on. Raises Refused."""
    seats = [
        Seat(f"seat {seat}", PERSON) if player == ME else Seat(player, player)
        for seat, player in enumerate(kept.players)
    ]
    record = make_record(kept.match, seats, reveal=True)
    try:
        if file.exists():
            _refuse_to_replace(file)
        part = file.with_name(f"{file.name}.part")
        write(record, part)
        part.replace(file)
    except OSError as error:
        raise Refused("file-unwritable", file=str(file), why=error.strerror or "") from error


def _refuse_to_replace(file: Path) -> None:
    """An older save may be replaced, anything else is not ours."""
    try:
        read(file)
    except BadRecord as error:
        raise Refused("file-not-ours", file=str(file)) from error


def load(file: Path) -> KeptMatch:
    """The match of a record, ready to go on. Raises Refused."""
    try:
        record = read(file)
        match = verify(record)
    except OSError as error:
        raise Refused("file-unreadable", file=str(file), why=error.strerror or "") from error
    except (BadRecord, BadOption, UnknownGame) as error:
        raise Refused("file-unplayable", file=str(file), why=str(error)) from error
    if match.fair is None and not match.over():
        raise Refused("file-without-secret", file=str(file))
    players = [ME if seat.kind == PERSON else seat.kind for seat in record.seats]
    return KeptMatch(match, players)


def refuse_players(players: list[str]) -> None:
    """Raises Refused for a player that is neither a person here nor a bot we have."""
    for player in players:
        if player != ME and player not in LEVELS:
            known = ", ".join([ME, *LEVELS])
            raise Refused("unknown-player", player=player, known=known)
