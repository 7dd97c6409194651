"""The HTTP side of being called when it is one's turn: ways are added, confirmed and removed."""

from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from wildtable.table import push
from wildtable.table.http import PACKED, address_of
from wildtable.table.http_people import unknown
from wildtable.table.identity import new_secret
from wildtable.table.limits import Limiter
from wildtable.table.mail import is_address
from wildtable.table.openapi import BODY, errors
from wildtable.table.people import STRANGER
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused
from wildtable.table.visitors import Visitors, device
from wildtable.table.ways import hashed, new_code
from wildtable.table.wire_calls import (
    Calls,
    MailCode,
    MailWay,
    PushWay,
    WayInfo,
    WebhookMade,
    WebhookWay,
)

AnyRequest = Request[Any, Any, Any]
ADDING: Final = errors(*BODY, 401, 409, 503)


async def _person(request: AnyRequest, visitors: Visitors) -> str:
    visitor = await visitors.of(request)
    if visitor == STRANGER:
        raise unknown()
    return visitor.person


@get("/api/me/calls", responses=errors(401, 503))
async def show_calls(
    request: AnyRequest, tables: NamedDependency[Tables], visitors: NamedDependency[Visitors]
) -> Response[Calls]:
    """How I am called when it is my turn and I am not at the table."""
    person, caller = await _person(request, visitors), tables.caller
    ways = [
        # The address of a browser is of no use to anybody else, and a secret.
        WayInfo(
            way.id,
            way.kind,
            "" if way.kind == "push" else way.target,
            way.device,
            bool(way.open),
            way.at,
        )
        for way in await caller.ways.of(person)
    ]
    key = push.public(await caller.ways.push_key()) if "push" in caller.kinds() else ""
    return Response(Calls(ways, caller.kinds(), key), headers={"Cache-Control": "no-store"})


@post("/api/me/calls/push", status_code=204, responses=ADDING)
async def add_push(
    data: JSONBody[PushWay],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> None:
    """Call me in this browser, also when no page of ours is open."""
    person, caller = await _person(request, visitors), tables.caller
    caller.check("push")
    try:
        push.check(push.Subscription(data.endpoint, data.p256dh, data.auth))
    except push.BadKey as error:
        raise Refused(400, "bad-key", f"Nothing can be sent to this browser: {error}.") from error
    await caller.errands.check(data.endpoint)
    secret = f"{data.p256dh} {data.auth}"
    await caller.ways.add(person, "push", data.endpoint, secret, device(request), data.language)


@post("/api/me/calls/mail", status_code=204, responses=ADDING)
async def add_mail(
    data: JSONBody[MailWay],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> None:
    """Write to me at this address, once I have entered the code that is sent there."""
    person, caller = await _person(request, visitors), tables.caller
    caller.check("mail")
    if not is_address(data.address):
        message = "This is no address for mail; one looks like ada@example.org."
        raise Refused(400, "bad-address", message)
    limiter.letter(address_of(request), person, data.address)
    code = new_code()
    await caller.ways.add(
        person, "mail", data.address, hashed(code), language=data.language, open=False
    )
    await caller.write_code(data.address, code, data.language)


@post("/api/me/calls/mail/code", status_code=204, responses=ADDING)
async def confirm_mail(
    data: JSONBody[MailCode],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> None:
    """Enter the code of a letter: letters come there from now on."""
    person = await _person(request, visitors)
    limiter.attempt(address_of(request), f"mail of {person}")
    if not await tables.caller.ways.confirm(person, data.code):
        message = "This is not the code of your last letter, or it is older than an hour."
        raise Refused(403, "wrong-code", message)


@post("/api/me/calls/webhook", opt=PACKED, responses=ADDING)
async def add_webhook(
    data: JSONBody[WebhookWay],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> WebhookMade:
    """Send a POST there, signed with a secret that is told this once."""
    person, caller = await _person(request, visitors), tables.caller
    caller.check("webhook")
    await caller.errands.check(data.url)
    secret = new_secret()
    way = await caller.ways.add(person, "webhook", data.url, secret, language=data.language)
    return WebhookMade(way.id, secret)


@delete("/api/me/calls/{name:str}", responses=errors(401, 403, 404, 503))
async def remove_way(
    name: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> None:
    """Don't call me this way any more."""
    person = await _person(request, visitors)
    if not await tables.caller.ways.remove(person, name):
        raise Refused(404, "unknown-way", "There is no such way to call you any more.")


HANDLERS: Final = [show_calls, add_push, add_mail, confirm_mail, add_webhook, remove_way]
