"""All matches: made, found by their links, and told in short."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, final

import msgspec

from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption, Game
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import state_hash
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import result
from wildtable.table.health import StoreFailed
from wildtable.table.identity import fingerprint, new_id, new_secret
from wildtable.table.open_tables import OpenTables
from wildtable.table.people import Visitor
from wildtable.table.rebuild import Unplayable, awaited, rebuilt
from wildtable.table.seating import made_chair, seat_info, seat_link, seat_made
from wildtable.table.store import Awaited, Chair, Kept
from wildtable.table.table import Table
from wildtable.table.trouble import Refused, known_game, no_such_link, not_your_seat
from wildtable.table.wire import Rematch
from wildtable.table.wire_matches import MatchMade, MatchSummary, NewMatch, SeatWish, Watchers
from wildtable.table.words import several


class Place(NamedTuple):
    """Where a link leads: a table, and a seat or SPECTATOR."""

    table: Table
    seat: int
    session: str  # or the key by which one comes in


class Found(NamedTuple):
    """A seat, or SPECTATOR, and the session or the key by which one comes."""

    match: str
    seat: int
    session: str


@final
class Tables(OpenTables):
    """The matches of a server."""

    async def create(self, wish: NewMatch, host: str, holders: Sequence[str] = ()) -> MatchMade:
        """Make a match. Raises Refused where the wish can't be met.

        Its `host` has the seats of kind "me"; `holders` says otherwise, by seat.
        """
        if wish.timing.bank and wish.timing.decision:
            message = "timing has a bank for the whole match, or a time for each decision; not both"
            raise Refused(400, "bad-timing", message, ["bank", "decision"])
        match_id = new_id()
        fair = self._settings.fair(match_id)
        stream = None if self._asks_words(wish) else fair
        game = known_game(wish.game, 400)
        try:
            # In a thread, like every long calculation: others want to play meanwhile.
            match = await asyncio.to_thread(_begun, game, wish, stream)
        except BadOption as error:
            raise Refused(400, "bad-option", str(error)) from error
        return await self.keep(match_id, match, fair, wish, host, holders)

    async def fork(self, match: Match, line: int, wish: NewMatch, host: str) -> MatchMade:
        """Make a match that goes on after a line of another one, with chance of its own.

        Raises Refused.
        """
        match_id = new_id()
        fair = self._settings.fair(match_id)
        fork = await asyncio.to_thread(match.fork, line, None if self._asks_words(wish) else fair)
        fork.settle()
        return await self.keep(match_id, fork, fair, wish, host)

    def _asks_words(self, wish: NewMatch) -> bool:
        """Whether seats add words to chance before it draws: bots have nothing to say."""
        return self._settings.word_patience > 0 and any(seat.kind != "bot" for seat in wish.seats)

    async def keep(
        self,
        match_id: str,
        match: Match,
        fair: FairChance,
        wish: NewMatch,
        host: str,
        holders: Sequence[str] = (),
    ) -> MatchMade:
        """Keep a match that was begun, or played: then its seats are nobody's any more.

        One that has no chance yet is given it when all words for it are in. Raises Refused.
        """
        over, asks = match.over(), match.fair is None
        await self._store.ready()
        persons = holders or [host if seat.kind == "me" else "" for seat in wish.seats]
        invitations = [
            None if seat.kind == "bot" or person or over else new_secret()
            for seat, person in zip(wish.seats, persons, strict=True)
        ]
        watch = new_secret()
        chairs = [
            made_chair(number, seat, person, invitation)
            for number, (seat, person, invitation) in enumerate(
                zip(wish.seats, persons, invitations, strict=True)
            )
        ]
        await self._store.create(
            Kept(
                match_id,
                match.game.name,
                match.options,
                match.content.hash,
                fair.secret,
                fair.nonce,
                chairs,
                fingerprint(watch),
                match.lines(),
                rules=match.game.version,
                states={len(match.log): state_hash(match.state)},
                result=result(match.state.outcome()),
                awaited=awaited(match),
                host=host,
                since=match.fair_since,
                open=wish.open and any(invitations),
                watchers=wish.watchers,
                suggestions=wish.suggestions,
                timing=wish.timing,
                words=[""] * match.seats if asks else [],
                seals=[""] * match.seats if asks and several(chairs) else [],
            )
        )
        seats = [
            seat_made(match_id, chair, invitation)
            for chair, invitation in zip(chairs, invitations, strict=True)
        ]
        return MatchMade(match_id, seats, f"/watch/{watch}")

    @asynccontextmanager
    async def place(self, name: str, visitor: Visitor) -> AsyncIterator[Place]:
        """Where a link leads; its table stays the only one of its match until this is left.

        Raises Refused where it leads nowhere, or to a seat of somebody else.
        """
        match, seat, session = await self.find(name, visitor)
        async with self._pinned(match) as table:
            if seat == SPECTATOR and table.watchers == "barred":
                raise Refused(403, "no-watchers", "This match is not to be watched.")
            yield Place(table, seat, session)

    async def find(self, name: str, visitor: Visitor) -> Found:
        """Where a link leads; opens no table. Raises Refused like `place`."""
        match, dot, number = name.partition(".")
        if dot:  # a seat by its name, which is its person's
            seat = int(number) if number.isdecimal() and len(number) < 3 else SPECTATOR
            if not await self.holdings.holds(visitor.person, match, seat):
                raise not_your_seat()
            return Found(match, seat, visitor.session)
        found = await self._store.find(fingerprint(name))
        if found is None:
            raise no_such_link()
        key = "" if found[1] == SPECTATOR else await self.holdings.key_of(name)
        return Found(*found, key)

    async def own(self, name: str, visitor: Visitor) -> Found:
        """The seat that a link leads to, if it is one's own to dispose of; opens no table.

        Raises Refused for whoever only watches, or has only a link to a seat that is a person's.
        """
        found = await self.find(name, visitor)
        holder = await self.holdings.holder(found.match, found.seat)
        if found.seat == SPECTATOR or holder not in ("", visitor.person):
            raise Refused(403, "only-the-owner", "Only whose seat it is can do this.")
        return found

    async def rematch(self, name: str, visitor: Visitor) -> Rematch:
        """Another match of the same people with the same options, made by whoever asks first.

        Raises Refused where a link leads to no seat, or its match is not over.
        """
        async with self.place(name, visitor) as (table, seat, session), table.lock:
            if seat == SPECTATOR:
                message = "Only who plays can ask for another match."
                raise Refused(403, "only-players", message)
            if not table.rematch:
                if not table.match.over() and table.stopped is None:
                    message = "There can be a rematch when the match is over."
                    raise Refused(409, "not-over", message)
                holders = [chair.person for chair in table.chairs]
                made = await self.create(_same_again(table), table.host or visitor.person, holders)
                links = {
                    chair.seat: await self._way_back(made.match, chair)
                    for chair in table.chairs
                    if chair.kind != "bot"
                }
                table.announce(made.match, links | {SPECTATOR: made.watch})
            if table.chairs[seat].person in ("", visitor.person):
                return table.rematch[seat]
            # Who has only a key to the seat of somebody else gets one there, too.
            if session not in table.rematch_keys:
                key = await self.holdings.new_key(table.rematch_of, seat)
                table.rematch_keys[session] = Rematch(f"/play/{key}")
            return table.rematch_keys[session]

    async def _way_back(self, match: str, chair: Chair) -> str:
        """The link of a seat that somebody has already; one who had only a link gets a link."""
        if chair.person:
            return seat_link(match, chair.seat)
        return f"/play/{await self.holdings.new_key(match, chair.seat)}"

    async def summary(self, name: str, visitor: Visitor) -> MatchSummary | None:
        """A match in short, without opening it; None where the link leads nowhere."""
        try:
            match, seat, _ = await self.find(name, visitor)
        except StoreFailed:
            raise
        except Refused:
            return None
        return await self.summary_of(match, seat)

    async def summary_of(self, match: str, seat: int) -> MatchSummary | None:
        """A match in short as a seat knows it, without opening it."""
        brief = await self._store.brief(match, seat)
        if brief is None:
            return None
        over = brief.result is not None or brief.ended
        result, last = brief.result, brief.last
        if seat == SPECTATOR and brief.watchers == "delayed":
            late = self._settings.wall() - int(1000 * self._settings.watch_delay)
            if last > late:  # how it stands by now is not known to whoever watches later
                over, result, last = False, None, late
                brief = msgspec.structs.replace(brief, awaited=Awaited([], []))
        now = Awaited([], []) if over or brief.open else brief.awaited
        if now is None:  # an older version has not kept it
            now = await self._awaited(brief.match)
        seats = [seat_info(chair, playing=bool(chair.bot)) for chair in brief.chairs]
        mine = brief.seat in now.owing and not brief.chairs[brief.seat].bot
        return MatchSummary(
            brief.match,
            brief.game,
            brief.seat,
            seats,
            mine,
            now.seats,
            over,
            result,
            last,
        )

    async def _awaited(self, match: str) -> Awaited:
        """Who is waited for, found out by replaying, whichever node holds the match."""
        kept = await self._store.load(match)
        try:
            assert kept is not None
            return awaited((await asyncio.to_thread(rebuilt, kept)).match)
        except Unplayable:
            return Awaited([], [])


def _begun(game: Game, wish: NewMatch, fair: FairChance | None) -> Match:
    match = Match(game, wish.options, len(wish.seats), fair, watch=True)
    match.settle()
    return match


def _same_again(table: Table) -> NewMatch:
    seats = [
        SeatWish(chair.kind, chair.name, chair.bot if chair.kind == "bot" else None)
        for chair in table.chairs
    ]
    watchers = msgspec.convert(table.watchers, Watchers)
    return NewMatch(
        table.match.game.name,
        seats,
        table.match.options,
        watchers=watchers,
        suggestions=table.suggestions,
        timing=table.time.timing,
    )
