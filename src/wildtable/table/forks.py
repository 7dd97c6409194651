"""Matches that are made of others: from a moment of one that is over, or from a record."""

import asyncio

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import BadRecord, Record
from wildtable.kernel.record.replay import verify
from wildtable.kernel.turn import NOBODY
from wildtable.table.identity import new_id
from wildtable.table.looking_back import check_now, found
from wildtable.table.people import Visitor
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused, no_such_game
from wildtable.table.wire_matches import MatchMade, NewMatch, SeatWish
from wildtable.table.wire_review import Fork


async def forked(tables: Tables, name: str, visitor: Visitor, wish: Fork, host: str) -> MatchMade:
    """A match that goes on from a moment of another one, with chance of its own.

    Raises Refused, also while that one goes on: its hidden cards would be told.
    """
    async with tables.place(name, visitor) as (table, own, _), table.lock:
        check_now(table, own)
        match = table.match
        if not match.over():
            raise Refused(409, "not-over", "You can try another way when the match is over.")
        _, past = found(match, own if wish.seat is None else wish.seat, wish.version)
        if len(wish.seats) != match.seats:
            message = f"The match has {match.seats} seats, not {len(wish.seats)}."
            raise Refused(400, "bad-seats", message)
        if match.juncture(past.line).state.turn().seat == NOBODY:
            raise Refused(409, "over", "The match was over at this moment.")
        again = NewMatch(match.game.name, wish.seats, match.options)
        return await tables.fork(match, past.line, again, host)


async def taken_in(tables: Tables, record: Record, host: str) -> MatchMade:
    """A match that was played elsewhere, held to everything its record claims. Raises Refused."""
    try:
        match, fair = await asyncio.to_thread(_played, record)
    except registry.UnknownGame as error:
        raise no_such_game(error, 400) from error
    except (BadRecord, BadOption) as error:
        raise Refused(400, "bad-record", str(error)) from error
    seats = [SeatWish("friend", seat.name) for seat in record.seats]
    wish = NewMatch(record.game, seats, match.options)
    return await tables.keep(new_id(), match, fair, wish, host)


def _played(record: Record) -> tuple[Match, FairChance]:
    match = verify(record)
    if not match.over():
        raise BadRecord("the match of this record is not over")
    if match.fair is None:
        raise BadRecord("this record does not say how its chance was drawn")
    return match, match.fair
