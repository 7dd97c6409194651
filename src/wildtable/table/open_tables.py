"""The tables that are in memory: opened when somebody comes, forgotten when nobody is there."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple, Protocol

from wildtable.table.accounts import Accounts
from wildtable.table.bots import Bots
from wildtable.table.caller import Caller
from wildtable.table.health import StoreFailed
from wildtable.table.herald import Herald
from wildtable.table.holdings import Holdings
from wildtable.table.leases import Elsewhere
from wildtable.table.limits import Limiter
from wildtable.table.nodes import Nodes
from wildtable.table.passkeys import Passkeys
from wildtable.table.people import People
from wildtable.table.rebuild import Unplayable, rebuilt
from wildtable.table.reviewing import Reviews
from wildtable.table.settings import Settings
from wildtable.table.solved import SolvedPuzzles
from wildtable.table.steward import Steward
from wildtable.table.store import Store
from wildtable.table.suggesting import Suggesting
from wildtable.table.table import Table
from wildtable.table.thinkers import Thinkers
from wildtable.table.timekeeper import Alarm, clock_alarm, word_alarm
from wildtable.table.trouble import Refused, no_such_link
from wildtable.table.ways import Ways

log = logging.getLogger(__name__)


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


class OpenTables:
    """The matches that this node has in memory, each once."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self.people: Final = People(store)
        self.holdings: Final = Holdings(store)
        self.accounts: Final = Accounts(store)
        self.passkeys: Final = Passkeys(store)
        self.solved: Final = SolvedPuzzles(store)
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

    def here(self, match: str, seat: int) -> set[str]:
        """The sessions and keys by which somebody is on a seat just now."""
        task = self._opened.get(match)
        usable = task is not None and task.done() and not _is_lost(task)
        return task.result().table.audience.sessions(seat) if task and usable else set()

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
