"""From node to node: who comes to one that does not hold the match is served through it.

The node in front passes on what was asked, and what is answered, as it is. So every node can serve
every match, whichever a proxy sends somebody to, and no client knows of nodes. They know each other
by a key that is kept in their database.
"""

import asyncio
import hmac
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import Any, Final, final
from urllib.parse import quote

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from wildtable.table.connection import COME_BACK, Socket
from wildtable.table.leases import Leases, Node
from wildtable.table.trouble import moving

KEY: Final = "wildtable-key"
ADDRESS: Final = "wildtable-address"  # where the request comes from, as the node in front knows it
HOST: Final = "wildtable-host"
SCHEME: Final = "wildtable-scheme"
HOP: Final = "wildtable-hop"  # in the scope of what comes from another node
REACHED_IN: Final = 2.0  # seconds
ANSWERED_IN: Final = 30.0  # seconds
TOLD_IN: Final = 3.0  # seconds, for what nobody should wait for
GONE: Final = 1006  # how a websocket is closed that was not
# What belongs to one connection, or is made anew for the next. Answers are compressed in front.
OWN: Final = ("accept-encoding", "connection", "content-length", "host", "keep-alive", "te")
OWN_TOO: Final = ("sec-websocket-", "transfer-encoding", "upgrade", "wildtable-")

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
Handler = Callable[[AnyRequest, Any], Response[Any]]


def has_hopped(connection: AnyConnection) -> bool:
    """Whether a request comes from another node, so that it must be served here."""
    return bool(connection.scope.get(HOP))


@final
class Hops:
    """Sees who really asks, where another node passes it on."""

    def __init__(self, app: ASGIApp, leases: Leases) -> None:
        self._app: Final = app
        self._leases: Final = leases

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        said, key = headers.get(KEY.encode(), b""), self._leases.key.encode()
        if key and hmac.compare_digest(said, key):
            others = [item for item in scope["headers"] if item[0] != b"host"]
            scope["headers"] = [*others, (b"host", headers.get(HOST.encode(), b""))]
            scope["scheme"] = headers.get(SCHEME.encode(), b"http").decode()
            scope["client"] = (headers.get(ADDRESS.encode(), b"").decode(), 0)
            scope[HOP] = True  # type: ignore[typeddict-unknown-key]
        await self._app(scope, receive, send)


async def pass_on(socket: Socket, node: Node, key: str) -> None:
    """Let a websocket speak with another node until either is closed. Raises Refused."""
    try:
        line = await connect(
            f"ws://{node.address}{_target(socket)}",
            additional_headers=_headers(socket, key),
            user_agent_header=None,
            compression=None,
            max_size=None,
            ping_interval=None,  # the one in front pings the client, the other one pings it
            open_timeout=REACHED_IN,
            proxy=None,
        )
    except (OSError, TimeoutError, InvalidHandshake, InvalidMessage) as error:
        raise moving() from error
    ways = [asyncio.create_task(_there(socket, line)), asyncio.create_task(_back(socket, line))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.wait(ways)
        await line.close()
    code = line.close_code or GONE
    with suppress(Exception):  # it may be closed already
        await socket.close(COME_BACK if code == GONE else code, line.close_reason or "")


async def _there(socket: Socket, line: ClientConnection) -> None:
    with suppress(Exception):  # either is closed
        while True:
            await line.send(await socket.receive_data("text"))


async def _back(socket: Socket, line: ClientConnection) -> None:
    with suppress(ConnectionClosed, OSError):
        async for text in line:
            assert isinstance(text, str)
            await socket.send_data(text)


def passing_on(leases: Leases, refused: Handler) -> Handler:
    """What answers requests about a match that is elsewhere."""

    def pass_it_on(request: AnyRequest, elsewhere: Any) -> Response[Any]:
        if has_hopped(request):
            return refused(request, moving())
        return PassedOn(elsewhere.node, leases.key)

    return pass_it_on


class PassedOn(Response[None]):
    """The answer of another node."""

    def __init__(self, node: Node, key: str) -> None:
        super().__init__(None)
        self._node: Final = node
        self._key: Final = key

    def to_asgi_response(self, app: Any, request: AnyRequest, **_: Any) -> ASGIResponse:
        return _Relay(request, self._node, self._key)


class _Relay(ASGIResponse):
    def __init__(self, request: AnyRequest, node: Node, key: str) -> None:
        super().__init__()
        self._request: Final = request
        self._node: Final = node
        self._key: Final = key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._request.body()
        try:
            status, headers, answer = await asyncio.to_thread(self._ask, body)
        except (OSError, HTTPException):
            refusal = moving()
            told: Response[Any] = Response(refusal.body, status_code=refusal.status)
            await told.to_asgi_response(None, self._request)(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    def _ask(self, body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        line = _line(self._node)
        try:
            headers = _headers(self._request, self._key)
            line.request(self._request.method, _target(self._request), body or None, headers)
            answer = line.getresponse()
            data = answer.read()
        finally:
            line.close()
        kept = [item for item in answer.getheaders() if not _own(item[0])]
        kept.append(("content-length", str(len(data))))
        return answer.status, [(n.lower().encode(), v.encode("latin-1")) for n, v in kept], data


def tell(node: Node, key: str, path: str) -> None:
    """Let a node hear of something, in a thread. Raises OSError, HTTPException."""
    line = _line(node)
    try:
        line.request("POST", path, headers={KEY: key})
        line.getresponse().read()
    finally:
        line.close()


def ask(node: Node, key: str, path: str) -> bytes:
    """What a node answers, in a thread. Raises OSError, HTTPException."""
    line = _line(node, TOLD_IN)
    try:
        line.request("GET", path, headers={KEY: key})
        return line.getresponse().read()
    finally:
        line.close()


def _line(node: Node, seconds: float = ANSWERED_IN) -> HTTPConnection:
    host, _, port = node.address.rpartition(":")
    return HTTPConnection(host.strip("[]"), int(port), timeout=seconds)


def _target(connection: AnyConnection) -> str:
    """The path and the query, as they came."""
    path = connection.scope.get("raw_path") or quote(connection.scope["path"]).encode()
    query = connection.scope.get("query_string", b"")
    return (path.partition(b"?")[0] + (b"?" + query if query else b"")).decode("latin-1")


def _headers(connection: AnyConnection, key: str) -> dict[str, str]:
    passed = {name: value for name, value in connection.headers.items() if not _own(name)}
    client = connection.client
    return {
        **passed,
        KEY: key,
        ADDRESS: client.host if client is not None else "",
        HOST: connection.headers.get("host", ""),
        SCHEME: connection.scope["scheme"],
    }


def _own(name: str) -> bool:
    return name.lower() in OWN or name.lower().startswith(OWN_TOO)
