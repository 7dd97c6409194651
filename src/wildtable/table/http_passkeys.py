"""The HTTP side of passkeys: making one, signing in with one, looking at them, removing one."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from wildtable.table.accounts import Account, account_name
from wildtable.table.http import PACKED, address_of
from wildtable.table.http_accounts import NOT_KEPT, own_account
from wildtable.table.limits import Limiter
from wildtable.table.openapi import BODY, errors
from wildtable.table.passkeys import Site
from wildtable.table.tables import Tables
from wildtable.table.visitors import Visitors, device
from wildtable.table.wire_people import (
    Me,
    NewPasskey,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyOptions,
    PasskeysInfo,
    PasskeyWish,
)

AnyRequest = Request[Any, Any, Any]


def site_of(request: AnyRequest) -> Site:
    """Where the browser is; pages of other sites have been refused by now."""
    host = urlsplit(f"//{request.headers.get('Host', '')}").hostname or ""
    origin = request.headers.get("Origin", f"{request.url.scheme}://{request.url.netloc}")
    return Site(host, origin)


async def _account(request: AnyRequest, tables: Tables, visitors: Visitors) -> Account | None:
    """Whose account it is; None for a guest, or a stranger."""
    account = await tables.accounts.of((await visitors.of(request)).person)
    return account if account is not None and account.account else None


@get("/api/me/passkeys", responses=errors(401, 503))
async def list_passkeys(
    request: AnyRequest, tables: NamedDependency[Tables], visitors: NamedDependency[Visitors]
) -> Response[PasskeysInfo]:
    """The passkeys of my account, and whether it has a password too."""
    account = await own_account(request, tables, visitors)
    keys = [PasskeyInfo(*key) for key in await tables.passkeys.of(account.person)]
    return Response(PasskeysInfo(keys, bool(account.password)), headers=NOT_KEPT)


@post("/api/me/passkeys/new", opt=PACKED, status_code=200, responses=errors(*BODY, 409, 503))
async def offer_passkey(
    data: JSONBody[PasskeyWish],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> PasskeyOptions:
    """What my browser must know to make a passkey: for my account, or for a new one of a name.

    An account that has a password is asked for it: who finds a device open can't add a passkey.
    """
    account = await _account(request, tables, visitors)
    limiter.attempt(address_of(request), account.account if account else "")
    name = account_name(data.name) if account is None else account.name
    if account is not None and account.password:
        await tables.accounts.check(account.account, data.password)
    person = (await visitors.of(request)).person
    return PasskeyOptions(await tables.passkeys.offer(site_of(request), person, name))


@post("/api/me/passkeys", opt=PACKED, status_code=200, responses=errors(*BODY, 409, 503))
async def add_passkey(
    data: JSONBody[NewPasskey],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> Me:
    """Take the passkey that my browser has made; a guest becomes an account of this name by it."""
    account, passkeys = await _account(request, tables, visitors), tables.passkeys
    name = account_name(data.name) if account is None else account.name
    person = (await visitors.of(request)).person
    made = await passkeys.made(site_of(request), person, data.credential)
    if account is not None:
        await passkeys.add(account, made, device(request))
    else:
        visitor = await visitors.known(request, name)
        await passkeys.register(visitor.person, name, made, device(request))
    return Me(name, account=True, known=True)


@post("/api/me/passkeys/ask", opt=PACKED, status_code=200, responses=errors(403, 503))
async def ask_passkey(
    request: AnyRequest, tables: NamedDependency[Tables], limiter: NamedDependency[Limiter]
) -> PasskeyOptions:
    """What my browser must know to sign in with a passkey."""
    limiter.attempt(address_of(request))
    return PasskeyOptions(await tables.passkeys.ask(site_of(request)))


@post("/api/me/passkeys/session", opt=PACKED, status_code=200, responses=errors(*BODY, 503))
async def sign_in_with_passkey(
    data: JSONBody[PasskeyAnswer],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> Me:
    """Be an account on this device; what I had here as a guest comes along."""
    person = await tables.passkeys.check(site_of(request), data.credential)
    await visitors.become(request, person)
    account = await tables.accounts.of(person)
    assert account is not None
    return Me(account.name, account=True, known=True)


@delete("/api/me/passkeys/{name:str}", responses=errors(401, 403, 404, 409, 503))
async def remove_passkey(
    name: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> None:
    """Make a passkey of mine useless."""
    await tables.passkeys.remove(await own_account(request, tables, visitors), name)


HANDLERS: Final = [
    list_passkeys,
    offer_passkey,
    add_passkey,
    ask_passkey,
    sign_in_with_passkey,
    remove_passkey,
]
