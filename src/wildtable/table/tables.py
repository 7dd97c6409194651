"""All matches: made, found by their links, and held in memory while somebody is there."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple, Protocol, final

import msgspec

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import BadOption, Game
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import state_hash
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import result
from wildtable.table.accounts import Accounts
from wildtable.table.bots import Bots
from wildtable.table.caller import Caller
from wildtable.table.health import StoreFailed
from wildtable.table.herald import Herald
from wildtable.table.holdings import Holdings
from wildtable.table.identity import fingerprint, new_id, new_secret
from wildtable.table.leases import Elsewhere
from wildtable.table.limits import Limiter
from wildtable.table.nodes import Nodes
from wildtable.table.passkeys import Passkeys
from wildtable.table.people import People, Visitor
from wildtable.table.rebuild import Unplayable, awaited, rebuilt
from wildtable.table.reviewing import Reviews
from wildtable.table.seating import made_chair, seat_info, seat_link, seat_made
from wildtable.table.settings import Settings
from wildtable.table.steward import Steward
from wildtable.table.store import Awaited, Chair, Kept, Store
from wildtable.table.suggesting import Suggesting
from wildtable.table.table import Table
from wildtable.table.thinkers import Thinkers
from wildtable.table.timekeeper import Alarm, clock_alarm, word_alarm
from wildtable.table.trouble import Refused, no_such_game, no_such_link, not_your_seat
from wildtable.table.ways import Ways
from wildtable.table.wire import (
    MatchMade,
    MatchSummary,
    NewMatch,
    Rematch,
    SeatWish,
    Watchers,
)

log = logging.getLogger(__name__)


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


class Helper(Protocol):
    """Sees to something at one table, whenever it is due."""

    def wake(self) -> None:
        """Somebody has decided, or come: see what must be done now."""

    def stop(self) -> None: ...

    def busy(self) -> bool: ...


class Opened(NamedTuple):
    """A table in memory with its bots."""

    table: Table
    bots: Bots
    clocks: Alarm
    others: tuple[Helper, ...]

    def idle(self) -> bool:
        busy = (self.bots.busy, self.clocks.busy, *[other.busy for other in self.others])
        return not (self.table.lock.locked() or any(each() for each in busy))

    def wake(self) -> None:
        """Somebody has decided, or come: see what must be done now."""
        self.bots.wake()
        for helper in (self.clocks, *self.others):
            helper.wake()

    def stop(self) -> None:
        for helper in (self.clocks, *self.others):
            helper.stop()


class Load(NamedTuple):
    """How much there is to do just now."""

    tables: int  # in memory
    writes: int  # that wait for the disk
    thoughts: int  # of bots that wait for their turn


@final
class Tables:
    """The matches of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self.people: Final = People(store)
        self.holdings: Final = Holdings(store)
        self.accounts: Final = Accounts(store)
        self.passkeys: Final = Passkeys(store)
        self.caller: Final = Caller(Ways(store), settings)
        self._settings: Final = settings
        store.house.wall = settings.wall
        self.pace: Final = settings.pace
        self.thinkers: Final = Thinkers(settings.thinkers, settings.deadline)
        self.reviews: Final = Reviews(store.sql, self.thinkers)
        # By match, the longest unused first; a task, so that one asked for twice is opened once.
        self._opened: Final[dict[str, asyncio.Task[Opened]]] = {}
        self._pins: Final[Counter[str]] = Counter()  # by match: who is on the way to it, or there
        self._left: Final[dict[str, float]] = {}  # by match: when the last one left
        self._releasing: Final[set[asyncio.Task[None]]] = set()
        self.nodes: Final = Nodes(store.leases, settings.node)

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
        try:
            game = registry.game(wish.game)
            # In a thread, like every long calculation: others want to play meanwhile.
            match = await asyncio.to_thread(_begun, game, wish, stream)
        except registry.UnknownGame as error:
            raise no_such_game(error, 400) from error
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
        over = match.over()
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
                words=[""] * match.seats if match.fair is None else [],
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

        Raises Refused for who only watches, or has only a link to a seat that is a person's.
        """
        found = await self.find(name, visitor)
        holder = await self.holdings.holder(found.match, found.seat)
        if found.seat == SPECTATOR or holder not in ("", visitor.person):
            raise Refused(403, "only-the-owner", "Only whose seat it is can do this.")
        return found

    def here(self, match: str, seat: int) -> set[str]:
        """The sessions and keys by which somebody is on a seat just now."""
        task = self._opened.get(match)
        usable = task is not None and task.done() and not _is_lost(task)
        return task.result().table.audience.sessions(seat) if task and usable else set()

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

    async def notice(self, match: str) -> None:
        """Somebody has sat down at a match: those who are at the table are told."""
        await self.notice_here(match)
        await self.nodes.tell_others(f"/api/nodes/seated/{match}")

    async def notice_here(self, match: str) -> None:
        if match not in self._opened or match not in self._store.leases.held():
            return
        kept = await self._store.load(match)
        with suppress(Elsewhere):  # then that node is told
            async with self._pinned(match) as table:
                if kept is not None:
                    await table.reseat(kept)

    async def throw_out(self, session: str) -> None:
        """A session or a key is no good any more: whoever came in by it is sent away."""
        await self.throw_out_here(session)
        await self.nodes.tell_others(f"/api/nodes/thrown-out/{session}")

    async def throw_out_here(self, session: str) -> None:
        for task in list(self._opened.values()):
            if task.done() and not _is_lost(task):
                await task.result().table.throw_out(session)

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
            if last > late:  # how it stands by now is not known to who watches later
                over, result, last = False, None, late
                brief = msgspec.structs.replace(brief, awaited=Awaited([], []))
        now = Awaited([], []) if over else brief.awaited
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

    def trouble(self) -> str:
        """What keeps the server from serving, if anything does."""
        if stopped := self._store.stopped():
            return f"the store has stopped: {stopped}"
        return self._store.health.wrong() if self._store.health.read_only else ""

    def load(self) -> Load:
        return Load(len(self._opened), self._store.waiting(), self.thinkers.waiting())

    async def close(self) -> None:
        """Let other nodes have all matches."""
        for task in self._opened.values():
            if task.done() and task.exception() is None:
                task.result().stop()
                await task.result().bots.close()
        await self.reviews.close()
        await self.thinkers.close()
        await self.caller.close()
        await self.nodes.close()

    # --- memory -----------------------------------------------------------------------------

    @asynccontextmanager
    async def _pinned(self, match: str) -> AsyncIterator[Table]:
        """The table of a match, which nobody forgets meanwhile: there must never be two.

        Raises Refused where it can't be shown.
        """
        self._pins[match] += 1
        try:
            yield await self._table(match)
        finally:
            self._pins[match] -= 1
            if not self._pins[match]:
                del self._pins[match]
                self._left[match] = asyncio.get_running_loop().time()

    async def _table(self, match: str) -> Table:
        task = self._opened.pop(match, None)
        if task is None or _is_lost(task):
            self._make_room()
            task = asyncio.create_task(self._open(match))
        self._opened[match] = task
        try:
            return (await asyncio.shield(task)).table
        except Unplayable as error:
            raise Refused(409, "unplayable", str(error)) from error

    async def _open(self, match: str) -> Opened:
        await self.nodes.take(match)
        kept = await self._store.load(match)
        if kept is None:
            raise no_such_link()
        # In a thread: a long match takes a while, and others want to play meanwhile.
        again = await asyncio.to_thread(rebuilt, kept)
        table = Table(kept, again, self._store, self._settings)
        bots = Bots(table, self.thinkers, self._settings.pace)
        steward = Steward(table, self._settings.pace)
        herald = Herald(table, self.caller, self._settings.call_after)
        clocks = clock_alarm(table, self._store.house)
        opened = Opened(table, bots, clocks, (word_alarm(table), steward, herald))
        table.changed, table.hurried = opened.wake, bots.hurry
        table.suggests = Suggesting(table, self.thinkers).answer
        with suppress(StoreFailed):  # then they start with the first decision that can be kept
            await table.start_clocks()
        return opened

    async def tend(self) -> None:
        """Forget tables where nobody has been for long, until this is cancelled."""
        while True:
            await asyncio.sleep(self._settings.idle_seconds / 4)
            self.forget(asyncio.get_running_loop().time() - self._settings.idle_seconds)

    async def beat(self) -> None:
        """Say that this node lives, until this is cancelled."""
        await self.nodes.beat(self._lose_all)

    async def heed(self, limiter: Limiter) -> None:
        """Do what operators have decided, until this is cancelled.

        Tables of matches that were ended are stopped, and who is banned is not served any more.
        """
        while True:
            await self._store.stirred(self._settings.heed_pace)
            try:
                limiter.banned = await self._store.bans()
                ended = await self._store.ended()
            except StoreFailed as failure:
                await asyncio.sleep(failure.retry_after)
                continue
            for task in [self._opened[match] for match in ended & self._opened.keys()]:
                if task.done() and not _is_lost(task):
                    await task.result().table.stop()

    async def _lose_all(self) -> None:
        for task in list(self._opened.values()):
            if task.done() and not _is_lost(task):
                await task.result().table.lose()

    async def watch_clocks(self) -> None:
        """See to matches in which time is up while nobody is there, until this is cancelled."""
        while True:
            await asyncio.sleep(self._settings.heed_pace)
            try:
                for match in await self._store.house.due():
                    with suppress(Elsewhere, Refused):  # then it is up to that node, or to nobody
                        async with self._pinned(match):
                            await self._opened[match].result().clocks.look()
            except StoreFailed as failure:
                await asyncio.sleep(failure.retry_after)

    def forget(self, left_before: float) -> None:
        """Forget tables that the last one has left before a moment of the loop's clock."""
        for match in self._unused():
            if self._left.get(match, 0.0) < left_before:
                self._drop(match)
        for match in self._store.leases.held() - self._opened.keys():
            self._release(match)  # made here, and opened by nobody

    def _make_room(self) -> None:
        """Forget tables where nobody is: the longest unused first, until few enough are left."""
        for match in self._unused():
            if len(self._opened) < self._settings.idle_tables:
                break
            self._drop(match)

    def _unused(self) -> list[str]:
        return [
            match
            for match, task in self._opened.items()
            if match not in self._pins and task.done() and (_is_lost(task) or task.result().idle())
        ]

    def _drop(self, match: str) -> None:
        task = self._opened.pop(match)
        if task.exception() is None:
            task.result().stop()
        self._left.pop(match, None)
        self._release(match)

    def _release(self, match: str) -> None:
        """Let another node have a match; whether that is kept matters to nobody here."""
        releasing = asyncio.create_task(self._store.leases.release(match))
        self._releasing.add(releasing)
        releasing.add_done_callback(self._released)

    def _released(self, task: asyncio.Task[None]) -> None:
        self._releasing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a match stays held by this node: %s", task.exception())


def _is_lost(task: asyncio.Task[Opened]) -> bool:
    """Whether a table can't be used: it was not opened, or memory and store may differ."""
    return task.done() and (task.exception() is not None or task.result().table.lost)


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
