"""Matches that are made of others: from a moment of one that is over, or from a record."""

import asyncio
from typing import Final, final

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import BadRecord, Record
from wildtable.kernel.record.replay import verify
from wildtable.table.identity import new_id
from wildtable.table.looking_back import found
from wildtable.table.people import Visitor
from wildtable.table.settings import Settings
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused, no_such_game
from wildtable.table.wire import MatchMade, NewMatch, SeatWish
from wildtable.table.wire_review import Fork


@final
class Forks:
    """Makes matches of what was played."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables: Final = tables
        self._settings: Final = settings

    async def fork(self, name: str, visitor: Visitor, wish: Fork, host: str) -> MatchMade:
        """A match that goes on from a moment of another one, with chance of its own.

        Raises Refused while that one goes on: then its hidden cards would be told.
        """
        id = new_id()
        async with self._tables.place(name, visitor) as (table, own, _), table.lock:
            match = table.match
            if not match.over():
                raise Refused(409, "not-over", "You can try another way when the match is over.")
            _, past = found(match, own if wish.seat is None else wish.seat, wish.version)
            if len(wish.seats) != match.seats:
                message = f"The match has {match.seats} seats, not {len(wish.seats)}."
                raise Refused(400, "bad-seats", message)
            forked = await asyncio.to_thread(match.fork, past.line, self._settings.fair(id))
        if forked.over():
            raise Refused(409, "over", "The match was over at this moment.")
        forked.settle()
        asked = NewMatch(forked.game.name, wish.seats, forked.options)
        return await self._tables.keep(id, forked, asked, host)

    async def take_in(self, record: Record, host: str) -> MatchMade:
        """A match that was played elsewhere, held to everything it claims. Raises Refused."""
        try:
            match = await asyncio.to_thread(_verified, record)
        except registry.UnknownGame as error:
            raise no_such_game(error, 400) from error
        except (BadRecord, BadOption) as error:
            raise Refused(400, "bad-record", str(error)) from error
        seats = [SeatWish("friend", seat.name) for seat in record.seats]
        asked = NewMatch(record.game, seats, match.options)
        return await self._tables.keep(new_id(), match, asked, host, played_elsewhere=True)


def _verified(record: Record) -> Match:
    match = verify(record)
    if not match.over():
        raise BadRecord("the match of this record is not over")
    if match.fair is None:
        raise BadRecord("this record does not say how its chance was drawn")
    assert isinstance(match.fair, FairChance)
    return match
