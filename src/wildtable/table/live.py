"""The websocket of a seat: views go out, decisions come in."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from secrets import token_hex
from typing import Final, Protocol, final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wildtable.table.connection import COME_BACK, Connection, Socket, encoded
from wildtable.table.forward import has_hopped, pass_on
from wildtable.table.http import address_of
from wildtable.table.leases import Elsewhere
from wildtable.table.limits import Bucket, Limiter
from wildtable.table.origin import Origins
from wildtable.table.table import Lost, Table
from wildtable.table.tables import Tables
from wildtable.table.tally import PARTINGS
from wildtable.table.trouble import Refused, moving, no_suggestion, unexpected
from wildtable.table.visitors import Visitors
from wildtable.table.wire import (
    Ack,
    Answer,
    Failure,
    FromClient,
    Hurry,
    Look,
    Seal,
    Suggest,
    ToTable,
    Word,
)

NOT_HERE: Final = 4404  # the close code for whoever is not served: don't come back
BROKEN: Final = 1011  # the close code for a fault of ours
COMING: Final = "coming"  # the key of the word that somebody comes with
LARGEST_MESSAGE: Final = 64 * 1024

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(FromClient)


@websocket("/api/live/{secret:str}")
async def live(
    socket: Socket,
    secret: FromPath[str],
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    origins: NamedDependency[Origins],
    visitors: NamedDependency[Visitors],
) -> None:
    """Play or watch a match.

    `since` is how many items of news the client has, `word` what its seat adds to chance; where
    words are promised first, `seal` is the fingerprint of it.
    """
    async with served(socket), admitted(socket, limiter, origins) as bucket:
        since, fairly = _since(socket), (_seal(socket), _word(socket))
        visitor = await visitors.of(socket)
        try:
            async with tables.place(secret, visitor) as (table, seat, session):
                await tables.caller.came_back(visitor.person)
                if adding := _wanted(table, seat, *fairly):
                    await table.hear(seat, adding)  # so that who comes need not wait to be dealt to
                connection = Connection(seat, since, address_of(socket), session, visitor.person)
                await Attendance(socket, table, connection, limiter, bucket).last()
        except Elsewhere as elsewhere:
            if has_hopped(socket):
                raise moving() from elsewhere
            await pass_on(socket, elsewhere.node, tables.nodes.leases.key)


@asynccontextmanager
async def served(socket: Socket) -> AsyncIterator[None]:
    """Accept a websocket; whatever goes wrong from then on, it is told."""
    await socket.accept()
    try:
        yield
    except Refused as refusal:
        # A browser can't read why a handshake failed, so it is told afterwards.
        await _take_leave(socket, COME_BACK if refusal.retry_after else NOT_HERE, refusal)
    except Exception:
        log.exception("a websocket failed")
        await _take_leave(socket, BROKEN, unexpected())


@asynccontextmanager
async def admitted(socket: Socket, limiter: Limiter, origins: Origins) -> AsyncIterator[Bucket]:
    """Let a websocket in within its limits. Raises Refused."""
    address = address_of(socket)
    limiter.request(address)
    if not has_hopped(socket):
        origins.check(socket)
    with limiter.socket(address) as bucket:
        yield bucket


class Attended(Protocol):
    """What a websocket may be at: the table of a match, or of a lesson."""

    @property
    def id(self) -> str:
        """What it is called in the log."""

    async def join(self, connection: Connection) -> None:
        """Show a client what is there, now and whenever something is new to it."""

    async def part(self, connection: Connection) -> None:
        """The client is gone."""

    async def show_whole(self, connection: Connection, since: int) -> None:
        """Show a client everything again."""

    async def hear(self, seat: int, message: ToTable) -> Answer:
        """Do what a client asks for."""

    def hurry(self, seat: int) -> None:
        """Let bots play on without a pause, if this seat alone follows them."""

    async def suggest(self, seat: int, key: str) -> Answer:
        """What a bot would do in this seat's place."""


@final
class Attendance:
    """A websocket that is at a table."""

    def __init__(
        self,
        socket: Socket,
        table: Attended,
        connection: Connection,
        limiter: Limiter,
        bucket: Bucket,
    ) -> None:
        self._socket: Final = socket
        self._table: Final = table
        self._connection: Final = connection
        self._limiter: Final = limiter
        self._bucket: Final = bucket
        self._suggesting: asyncio.Task[None] | None = None

    async def last(self) -> None:
        """Be at the table until the websocket is closed. Raises Refused where it is full."""
        delivery = asyncio.create_task(self._connection.deliver(self._socket))
        try:
            await self._table.join(self._connection)
            await self._listen()
        finally:
            await self._table.part(self._connection)
            ending = [task for task in (delivery, self._suggesting) if task is not None]
            for task in ending:
                task.cancel()
            await asyncio.wait(ending)
            PARTINGS.note()

    async def _listen(self) -> None:
        send = self._connection.send
        with suppress(WebSocketDisconnect):
            while True:
                text = await self._socket.receive_data("text")
                try:
                    message = decoder.decode(text)
                except (msgspec.MsgspecError, RecursionError) as error:
                    send(Failure("bad-message", str(error)))
                    await asyncio.sleep(self._bucket.take())  # nonsense is not free either
                    continue
                try:
                    self._bucket.check("messages")
                    self._limiter.request(self._connection.address)
                    self._limiter.person(self._connection.person)
                    if isinstance(message, Suggest):
                        self._begin_to_suggest(message)
                    else:
                        send(await self._answer(message))
                except Lost:
                    pass  # the connection is being cut
                except Refused as refusal:
                    send(refusal.failure(message.key))
                    if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
                        await asyncio.sleep(refusal.retry_after)  # nothing more is read meanwhile
                except Exception:
                    log.exception("%s lost a decision that nobody was told of", self._table.id)

    def _begin_to_suggest(self, message: Suggest) -> None:
        """One at a time, and meanwhile everything else is heard. Raises Refused."""
        if self._suggesting is not None and not self._suggesting.done():
            raise Refused(409, "suggesting", "A bot is thinking about your last question already.")
        self._suggesting = asyncio.create_task(self._suggest(message))

    async def _suggest(self, message: Suggest) -> None:
        try:
            self._connection.send(await self._table.suggest(self._connection.seat, message.key))
        except Refused as refusal:
            self._connection.send(refusal.failure(message.key))
        except Exception:
            log.exception("%s could suggest nothing", self._table.id)
            self._connection.send(no_suggestion().failure(message.key))

    async def _answer(self, message: ToTable | Look | Hurry) -> Answer:
        if isinstance(message, Look):
            await self._table.show_whole(self._connection, message.since)
            return Ack(message.key)
        if isinstance(message, Hurry):
            self._table.hurry(self._connection.seat)
            return Ack(message.key)
        return await self._table.hear(self._connection.seat, message)


async def _take_leave(socket: Socket, code: int, refusal: Refused) -> None:
    with suppress(Exception):  # it may be closed already
        await socket.send_data(encoded(refusal.failure()))
        await socket.close(code, refusal.body.error.code)


def _since(socket: Socket) -> int:
    text = str(socket.query_params.get("since", "0"))
    if not text.isdecimal() or len(text) > 9:
        raise Refused(400, "bad-since", f"since should be a number, not {text!r}")
    return int(text)


def _word(socket: Socket) -> Word | None:
    """What who comes adds to chance, as a message; one that comes again has done so."""
    word = socket.query_params.get("word")
    if word is None:
        return None
    try:
        return msgspec.convert({"type": "word", "key": COMING, "word": word}, Word)
    except msgspec.ValidationError as error:
        raise Refused(400, "bad-word", f"word: {error}") from error


def _seal(socket: Socket) -> Seal | None:
    """The promise of a word by who comes; who comes by another device may promise another one."""
    seal = socket.query_params.get("seal")
    if seal is None:
        return None
    key = f"{COMING}-{token_hex(8)}"
    try:
        return msgspec.convert({"type": "seal", "key": key, "seal": seal}, Seal)
    except msgspec.ValidationError as error:
        raise Refused(400, "bad-seal", f"seal: {error}") from error


def _wanted(table: Table, seat: int, seal: Seal | None, word: Word | None) -> Seal | Word | None:
    """What who comes brings that this table waits for; a word that is to be sealed comes later."""
    words = table.course.words
    if seat < 0 or not words.pending:
        return None
    if words.sealed:
        new = seal is not None and seal.seal != words.seals()[seat]
        return seal if new and not words.showing else None
    return word if seat in words.awaited() else None
