"""What calls arrive at: a web server and a mail server on the loopback, and a browser's keys."""

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wildtable.table.push import Subscription, encode64


class Posted(NamedTuple):
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class WebReceiver:
    """Keeps what is posted to it, and answers with `status`, once it `may_answer`."""

    def __init__(self) -> None:
        self.posted: Queue[Posted] = Queue()
        self.status = 201
        self.may_answer = threading.Event()
        self.may_answer.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.posted.put(Posted(self.path, headers, body))
                receiver.may_answer.wait()
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def web_receiver() -> Iterator[WebReceiver]:
    receiver = WebReceiver()
    thread = threading.Thread(target=receiver.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield receiver
    finally:
        receiver.may_answer.set()
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


class MailReceiver:
    """Keeps the letters it is given."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 OK"


@contextmanager
def mail_receiver() -> Iterator[tuple[MailReceiver, int]]:
    """A mail server, and its port."""
    receiver, loop = MailReceiver(), asyncio.new_event_loop()
    listening = loop.create_server(lambda: SMTP(receiver, loop=loop), "127.0.0.1", 0)
    server = loop.run_until_complete(listening)
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield receiver, server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        server.close()
        loop.close()


class Browser:
    """What a browser has that wants to be pushed to; decrypts by another library than ours."""

    def __init__(self, endpoint: str) -> None:
        self._key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(endpoint, encode64(point), encode64(self._auth))

    def read(self, body: bytes) -> bytes:
        text: bytes = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return text
