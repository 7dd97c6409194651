"""Calls people when it is their turn, by the ways they have chosen: push, mail, webhook.

A call tells the game and where the seat is, and nothing else of the match: it goes through other
people's machines. Nobody waits for one: it is made beside everything, and what goes wrong is
logged.
"""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from importlib.resources import files
from smtplib import SMTPException
from typing import Final, NamedTuple, final

import msgspec
from fluent.runtime import FluentBundle

from wildtable.kernel.words import LANGUAGES, bundle
from wildtable.table import push
from wildtable.table.errand import Errands, Failed
from wildtable.table.health import StoreFailed
from wildtable.table.mail import letter, mail_server, send
from wildtable.table.settings import Settings
from wildtable.table.trouble import Refused
from wildtable.table.ways import CallWay, Ways

AT_ONCE: Final = 8  # calls that are on their way
SIGNATURE: Final = "X-Wildtable-Signature"
GONE: Final = (
    HTTPStatus.NOT_FOUND,
    HTTPStatus.GONE,
)  # how a push service says that nobody is there

log = logging.getLogger(__name__)


class Occasion(NamedTuple):
    """What a call is about."""

    match: str
    game: str
    title: str
    link: str  # the path of the seat


@final
class Caller:
    """Makes calls for a server that knows its own `address`; else there is no way to call."""

    def __init__(self, ways: Ways, settings: Settings) -> None:
        self.ways: Final = ways
        self.errands: Final = Errands(settings.private_targets)
        self._address: Final = settings.address.rstrip("/")
        self._mail: Final = mail_server(settings.mail) if settings.mail else None
        self._calling: Final[set[asyncio.Task[None]]] = set()
        self._room: Final = asyncio.Semaphore(AT_ONCE)
        self._by: Final[Mapping[str, Callable[[CallWay, Occasion], Awaitable[None]]]] = {
            "push": self._push,
            "mail": self._write,
            "webhook": self._hook,
        }

    def kinds(self) -> list[str]:
        """The ways that this server has."""
        if not self._address:
            return []
        return [kind for kind in self._by if kind != "mail" or self._mail is not None]

    def check(self, kind: str) -> None:
        """Raises Refused where this server has no such way."""
        if kind not in self.kinds():
            message = f"This server can't call anybody by {kind}."
            raise Refused(409, "no-such-way", message, self.kinds())

    def call(self, person: str, occasion: Occasion) -> None:
        """Call a person, beside everything else."""
        task = asyncio.create_task(self._call(person, occasion))
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def came_back(self, person: str) -> None:
        """A person is here. What can't be noted now is noted the next time."""
        if person and self._address:
            with suppress(StoreFailed):
                await self.ways.came_back(person)

    async def write_code(self, to: str, code: str, language: str) -> None:
        """Send somebody the code that shows that mail arrives. Raises Refused."""
        args = {"code": code, "address": self._address}
        try:
            await self._send(to, language, "code", args)
        except (OSError, SMTPException) as error:
            log.warning("a letter could not be sent: %s", type(error).__name__)
            message = "The letter could not be sent just now; try again later."
            raise Refused(503, "no-mail", message, retry_after=60) from error

    async def close(self) -> None:
        for task in self._calling:
            task.cancel()
        if self._calling:
            await asyncio.wait(self._calling)

    async def _call(self, person: str, occasion: Occasion) -> None:
        try:
            ways = await self.ways.take(person)
        except StoreFailed:
            return  # then nothing can be played either
        await asyncio.gather(*[self._go(way, occasion) for way in ways if way.kind in self.kinds()])

    async def _go(self, way: CallWay, occasion: Occasion) -> None:
        async with self._room:
            try:
                await self._by[way.kind](way, occasion)
            except (Failed, OSError, SMTPException) as error:
                # Not where to: the address of a browser or a webhook is a secret of its owner.
                log.warning("a call by %s has not arrived: %s", way.kind, type(error).__name__)
            except Exception:
                log.exception("a call by %s failed", way.kind)

    async def _push(self, way: CallWay, occasion: Occasion) -> None:
        p256dh, _, auth = way.secret.partition(" ")
        said = {
            "title": _say(way.language, "call-title", {"game": occasion.title}),
            "text": _say(way.language, "call-text", {}),
            "link": occasion.link,
        }
        subscription = push.Subscription(way.target, p256dh, auth)
        text = push.encrypted(subscription, msgspec.json.encode(said))
        headers = push.headers(way.target, await self.ways.push_key(), self._address)
        status = await self.errands.post(way.target, text, headers)
        if status in GONE:
            await self.ways.forget(way.id)
        elif status >= HTTPStatus.BAD_REQUEST:
            raise Failed(f"the push service answers {status}")

    async def _hook(self, way: CallWay, occasion: Occasion) -> None:
        link = self._address + occasion.link
        text = _say(way.language, "call-line", {"game": occasion.title, "link": link})
        # `text` and `content` are what Slack, Mattermost and Discord show as they are.
        said = {
            "event": "your-turn",
            "game": occasion.game,
            "match": occasion.match,
            "link": link,
            "text": text,
            "content": text,
        }
        body = msgspec.json.encode(said)
        signature = hmac.new(way.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: f"sha256={signature}"}
        status = await self.errands.post(way.target, body, headers)
        if status >= HTTPStatus.BAD_REQUEST:
            raise Failed(f"the webhook answers {status}")

    async def _write(self, way: CallWay, occasion: Occasion) -> None:
        args = {
            "game": occasion.title,
            "link": self._address + occasion.link,
            "address": self._address,
        }
        await self._send(way.target, way.language, "call", args)

    async def _send(self, to: str, language: str, what: str, args: Mapping[str, str]) -> None:
        assert self._mail is not None
        subject = _say(language, f"{what}-title", args)
        text = _say(language, f"{what}-letter", args)
        await asyncio.to_thread(send, self._mail, letter(self._mail, to, subject, text))


@cache
def _texts(language: str) -> FluentBundle:
    known = language if language in LANGUAGES else LANGUAGES[0]
    file = files("wildtable.table") / "text" / f"{known}.ftl"
    return bundle(known, file.read_text("utf-8"))


def _say(language: str, id: str, args: Mapping[str, str]) -> str:
    texts = _texts(language)
    pattern = texts.get_message(id).value
    assert pattern is not None
    return str(texts.format_pattern(pattern, dict(args))[0])
