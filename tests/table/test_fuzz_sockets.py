"""Whatever is thrown at the websockets of a real server: it answers, logs no fault and stays small.

Frames are malformed, huge, out of order, or of the right form and odd, all from one seed. After a
warm-up the server may not grow by more than `MOST_GROWTH`.
"""

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.table.playing import FRIEND, ME, PATIENCE, Json, Server, dial, secret_of
from wildtable.kernel.seals import seal_of
from wildtable.table.live import LARGEST_MESSAGE

pytestmark = pytest.mark.pure_only
SEED = 1313
WARM_UP, ROUNDS = 2, 10
FRAMES = 30  # by connection
MOST_GROWTH = (
    16_000_000  # bytes that a server may have more after the rounds than after the warm-up
)
GAMES = ("connect-four", "leduc", "wildlands")
FAULT = re.compile(r"Traceback|\bERROR\b|\bCRITICAL\b|lost a decision")
ODD_WORDS = [
    "",
    "none",
    "drop a",
    "\0",
    "\ud7ff\uffff",
    "a/b",
    "🐾" * 50,
    "x" * 300,
    "../..",
    "%00",
]
ODD_NUMBERS = [0, -1, 1, 7, 2**31, 2**53, 2**63, -(2**63), 10**30, 1.5, 1e308]


@contextmanager
def watched(folder: Path) -> Iterator[tuple[Server, Path]]:
    """A server without limits in a process of its own, and what it logs."""
    log = folder / "log"
    command = [sys.executable, "-m", "bench.server", str(folder / "data"), "0", "1"]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as running,
    ):
        assert running.stdout is not None
        with closing(Server(int(running.stdout.readline()))) as server:
            server.process = running.pid
            try:
                yield server, log
            finally:
                running.terminate()
    assert running.returncode == -signal.SIGTERM


def memory(process: int) -> int:
    """What a process and those that it has started have in memory, in bytes."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096 + sum(memory(int(child)) for child in children)


def malformed(rng: Random) -> str | bytes:
    """No JSON, not text, or not even that."""
    kinds: list[Callable[[], str | bytes]] = [
        lambda: "",
        lambda: rng.randbytes(rng.randrange(200)),
        lambda: "".join([chr(rng.choice([0, 34, 92, 123, 0x2028, 0xFFFF])) for _ in range(40)]),
        lambda: json.dumps({"type": "play", "key": "k", "moves": []})[: rng.randrange(40)],
        lambda: rng.choice(["null", "[]", "7", '"play"', "NaN", "{}", '{"type": null}']),
        lambda: "[" * rng.randrange(LARGEST_MESSAGE - 1),
        lambda: '{"type":' * rng.randrange(8000),
    ]
    return rng.choice(kinds)()


def huge(rng: Random) -> str | bytes:
    """As long as may be, or a little longer."""
    over = rng.randrange(-200, 200)
    said = {"type": "say", "key": "k", "text": "y" * (LARGEST_MESSAGE - 50 + over)}
    chain = {"type": "play", "key": "k", "version": 1, "moves": ["drop a"] * rng.randrange(5000)}
    number = '{"type":"unstage","key":"k","keep":' + "9" * 5000 + "}"
    return rng.choice([json.dumps(said), json.dumps(chain), number])


def odd(rng: Random) -> str:
    """Every kind of message, with fields that fit or don't, and keys that come again."""
    word, number = rng.choice(ODD_WORDS), rng.choice(ODD_NUMBERS)
    told: list[Json] = [
        {"type": "stage", "move": word},
        {"type": "unstage", "keep": number},
        {"type": "commit", "version": number},
        {"type": "play", "moves": [word] * rng.randrange(3), "version": number},
        {"type": "undo"},
        {"type": "guessed"},
        {"type": "why", "move": word},
        {"type": "say", "text": word},
        {"type": "say", "phrase": {"id": word, "args": {}}},
        {"type": "propose", "what": rng.choice(["undo", "pause", "resume", word])},
        {"type": "consent", "yes": rng.choice([True, False, None])},
        {"type": "order", "name": word, "value": number},
        {"type": "withdraw", "name": word},
        {"type": "hush", "closed": rng.choice([True, False])},
        {"type": "report", "about": number, "remark": word, "reason": word},
        {"type": "seal", "seal": rng.choice([seal_of(word), word])},
        {"type": "word", "word": word},
        {"type": "deal"},
        {"type": "look", "since": number},
        {"type": "hurry"},
        {"type": word},
    ]
    said = {**rng.choice(told), "key": rng.choice(["k", f"k{rng.random()}", word, number])}
    if rng.random() < 0.1:
        said[rng.choice(["extra", "key", "type"])] = rng.choice([None, [], {"a": [number]}])
    return json.dumps(said)


def broken_line(server: Server, path: str, rng: Random) -> None:
    """A handshake and then bytes that are no frames, or nothing more at all."""
    ask = (
        f"GET /api/live/{path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    rest = rng.choice(
        [
            b"",
            rng.randbytes(64),
            b"\x81\x05hello",  # not masked
            b"\xff\x80\x00\x00\x00\x00",  # reserved bits and no such kind
            b"\x01\x81\x00\x00\x00\x00{" * 20,  # begun again and again
            b"\x81\xff\x7f" + b"\xff" * 7,  # more than there is room for
            b"\x89\x80\x00\x00\x00\x00" * 50,  # pings
        ]
    )
    with suppress(OSError), socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(ask[: rng.choice([20, len(ask), len(ask)])] + rest)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65536):
            pass


def odd_visit(server: Server, path: str, rng: Random) -> None:
    """An address that leads nowhere, or says nonsense; it is told so, and never that we failed."""
    odd_ends = [
        "?since=-1",
        "?since=1e9",
        "?since=999999999",
        "?word=%00",
        "?seal=xyz",
        "?seal=",
        "%00",
    ]
    name = rng.choice([path, "x", "%2e%2e", "y" * 3000])
    with suppress(WebSocketException, OSError):
        line = dial(server.port, name + rng.choice(odd_ends), server.cookie())
        with closing(line), suppress(ConnectionClosed):
            line.send("{}")
            for _ in range(3):
                sound(json.loads(line.recv(PATIENCE)))


def sound(message: Json) -> None:
    assert message.get("code") not in ("internal-error", "unexpected"), message


def throw(server: Server, path: str, rng: Random) -> int:
    """Frames at a seat, until the server has had enough of this line; how many it has answered."""
    line = dial(server.port, path, server.cookie())
    answered = 0
    with closing(line), suppress(ConnectionClosed):
        for number in range(FRAMES):
            frame = rng.choices([malformed, huge, odd], [3, 1, 6])[0](rng)
            as_text = isinstance(frame, str) or rng.random() < 0.3  # what is no UTF-8, too
            line.send(frame.encode() if isinstance(frame, str) else frame, text=as_text)
            line.send(json.dumps({"type": "why", "key": f"probe {number}", "move": "none"}))
            while True:  # whatever it was, the next question is answered, or the line is closed
                message = json.loads(line.recv(PATIENCE))
                sound(message)
                if message.get("key") == f"probe {number}":
                    answered += 1
                    break
    return answered


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_whatever_is_thrown_at_websockets_is_answered(tmp_path: Path) -> None:
    rng = Random(SEED)
    with watched(tmp_path) as (server, log):
        paths: list[str] = []
        for game in GAMES:
            made = server.invite(game, ME, ME if game == "leduc" else FRIEND)
            paths += [secret_of(link) for link in (made["seats"][0]["link"], made["watch"])]
            if made["seats"][1]["kind"] == "friend":
                paths.append(secret_of(server.accept(made["seats"][1]["link"])))
        answered = 0
        sizes = []
        for _ in range(WARM_UP + ROUNDS):
            for path in paths:
                answered += throw(server, path, rng)
                broken_line(server, path, rng)
                odd_visit(server, path, rng)
            sizes.append(memory(server.process))
        assert answered > 100 * (WARM_UP + ROUNDS) / 2  # most frames don't cost one the line
        assert server.http.get("/healthz").status_code == 200
        for path in paths:  # and everybody can still come
            player = server.player(path)
            assert player.do("why", move="none")["type"] in ("reason", "denied")
    assert FAULT.search(log.read_text()) is None, log.read_text()
    assert max(sizes[WARM_UP:]) - sizes[WARM_UP - 1] < MOST_GROWTH, sizes
