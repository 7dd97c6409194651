"""Below HTTP: who dawdles, babbles or mumbles is told so and dropped, and nobody else notices."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.playing import PATIENCE, Server, serving
from tests.table.test_http import refused
from wildtable.table.settings import Settings

pytestmark = pytest.mark.pure_only
HASTE = 0.2  # seconds; too few for a request of a busy machine
HEAD = b"POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with serving(Settings(tmp_path_factory.mktemp("data")), seconds=HASTE) as running:
        yield running


def told(port: int, sent: bytes) -> httpx.Response:
    """What the server says to these bytes until it hangs up."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(sent)
        said = b""
        while more := line.recv(65536):
            said += more
    head, _, body = said.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(each.split(": ", 1) for each in lines)
    return httpx.Response(int(first.split()[1]), headers=headers, content=body)


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", HEAD, HEAD + b"Content-Length: 100\r\n\r\n{"],
    ids=["nothing", "half a line", "half the headers", "half a body"],
)
def test_half_a_request_is_dropped(
    hasty: Server, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    refused(told(hasty.port, sent), 408, "request-timeout", f"{HASTE} s")
    assert "Traceback" not in caplog.text


def test_a_connection_that_is_kept_and_a_websocket_may_stay(tmp_path: Path) -> None:
    """For longer than a request may take; whole ones come in time on a busy machine, too."""
    with serving(Settings(tmp_path), seconds=2.0) as server:
        player = server.player(server.make("connect-four")["watch"])
        assert server.get("/api/bots")
        refused(told(server.port, b"GET"), 408, "request-timeout", "")  # so long it has waited
        assert server.get("/api/bots")
        assert player.do("why", move="drop a")["type"] == "reason"


def test_endless_headers_are_dropped(server: Server) -> None:
    sent = b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % number for number in range(9000))
    refused(told(server.port, sent), 431, "request-header-fields-too-large", "")


def test_what_is_no_http_is_told_so(server: Server) -> None:
    refused(told(server.port, b"HELLO\r\n\r\n"), 400, "bad-request", "")
