"""The websocket of a seat: views go out, decisions come in."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wildtable.table.connection import Connection, Socket
from wildtable.table.table import Lost, Table
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused, unexpected
from wildtable.table.wire import Ack, Answer, Failure, FromClient, Look

NOT_HERE: Final = 4404  # the close code for a link that leads nowhere: don't come back
BROKEN: Final = 1011  # the close code for a fault of ours
LARGEST_MESSAGE: Final = 64 * 1024

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(FromClient)


@websocket("/api/live/{secret:str}")
async def live(socket: Socket, secret: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """Play or watch a match; `since` is how many items of news the client has."""
    await socket.accept()
    try:
        since = _since(socket)
        table, seat = await tables.place(secret)
        await _attend(socket, table, Connection(seat, since))
    except Refused as refusal:
        # A browser can't read why a handshake failed, so it is told afterwards.
        await _take_leave(socket, NOT_HERE, refusal)
    except Exception:
        log.exception("a websocket failed")
        await _take_leave(socket, BROKEN, unexpected())


async def _attend(socket: Socket, table: Table, connection: Connection) -> None:
    delivery = asyncio.create_task(connection.deliver(socket))
    try:
        await table.join(connection)
        await _listen(socket, table, connection)
    finally:
        await table.part(connection)
        delivery.cancel()
        await asyncio.wait([delivery])


async def _take_leave(socket: Socket, code: int, refusal: Refused) -> None:
    error = refusal.body.error
    with suppress(Exception):  # it may be closed already
        await socket.send_data(msgspec.json.encode(Failure(error.code, error.message)).decode())
        await socket.close(code, error.code)


async def _listen(socket: Socket, table: Table, connection: Connection) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data("text")
            try:
                message = decoder.decode(text)
            except msgspec.MsgspecError as error:
                connection.send(Failure("bad-message", str(error)))
                continue
            try:
                connection.send(await _answer(table, connection, message))
            except Lost:
                pass  # the connection is being cut
            except Exception:
                log.exception("match %s lost a decision that nobody was told of", table.id)


async def _answer(table: Table, connection: Connection, message: FromClient) -> Answer:
    if isinstance(message, Look):
        await table.show_whole(connection, message.since)
        return Ack(message.key)
    return await table.hear(connection.seat, message)


def _since(socket: Socket) -> int:
    text = str(socket.query_params.get("since", "0"))
    if not text.isdecimal() or len(text) > 9:
        raise Refused(400, "bad-since", f"since should be a number, not {text!r}")
    return int(text)
