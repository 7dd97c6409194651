"""The HTTP side of accounts: who I am, signing in and out, all my data."""

from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from wildtable.table.accounts import Account
from wildtable.table.http import PACKED, address_of
from wildtable.table.http_people import unknown
from wildtable.table.limits import Limiter
from wildtable.table.openapi import BODY, errors
from wildtable.table.people import STRANGER
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused
from wildtable.table.visitors import Visitors, give
from wildtable.table.wire_people import Credentials, Me

AnyRequest = Request[Any, Any, Any]
NOT_KEPT: Final = {"Cache-Control": "no-store"}


async def own_account(request: AnyRequest, tables: Tables, visitors: Visitors) -> Account:
    """The account of whoever asks. Raises Refused for a guest or a stranger."""
    account = await tables.accounts.of((await visitors.of(request)).person)
    if account is None or not account.account:
        raise Refused(401, "no-account", "Only an account has this: sign in, or make one.")
    return account


@get("/api/me", responses=errors(503))
async def show_me(
    request: AnyRequest, tables: NamedDependency[Tables], visitors: NamedDependency[Visitors]
) -> Response[Me]:
    """Who I am here: nobody yet, a guest, or an account."""
    visitor = await visitors.of(request)
    account = await tables.accounts.of(visitor.person)
    me = Me() if account is None else Me(account.name, bool(account.account), known=True)
    return Response(me, headers=NOT_KEPT)


@post("/api/me/account", opt=PACKED, status_code=200, responses=errors(*BODY, 409, 503))
async def register(
    data: JSONBody[Credentials],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> Me:
    """Make an account of who I am, with all that I have here."""
    limiter.attempt(address_of(request), data.name)
    visitor = await visitors.known(request, data.name)
    await tables.accounts.register(visitor.person, data.name, data.password)
    account = await tables.accounts.of(visitor.person)
    assert account is not None
    return Me(account.name, bool(account.account), known=True)


@post("/api/me/session", opt=PACKED, status_code=200, responses=errors(*BODY, 503))
async def sign_in(
    data: JSONBody[Credentials],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> Me:
    """Be an account on this device; what I had here as a guest comes along."""
    limiter.attempt(address_of(request), data.name)
    person = await tables.accounts.check(data.name, data.password)
    await visitors.become(request, person)
    account = await tables.accounts.of(person)
    assert account is not None
    return Me(account.name, account=True, known=True)


@delete("/api/me/session", responses=errors(403, 503))
async def sign_out(
    request: AnyRequest, tables: NamedDependency[Tables], visitors: NamedDependency[Visitors]
) -> None:
    """Be nobody on this device; a guest loses the seats by it."""
    visitor = await visitors.of(request)
    if visitor != STRANGER:
        await tables.people.end_session(visitor.person, visitor.session)
        await tables.throw_out(visitor.session)
    give(request, "")


@get("/api/me/data", responses=errors(401, 503))
async def export(
    request: AnyRequest, tables: NamedDependency[Tables], visitors: NamedDependency[Visitors]
) -> Response[dict[str, Any]]:
    """All that is kept of me."""
    visitor = await visitors.of(request)
    if visitor == STRANGER:
        raise unknown()
    file = 'attachment; filename="wildtable-my-data.json"'
    data = await tables.accounts.export(visitor.person)
    return Response(data, headers={**NOT_KEPT, "Content-Disposition": file})


@delete("/api/me", responses=errors(401, 403, 503))
async def forget_me(
    request: AnyRequest, tables: NamedDependency[Tables], visitors: NamedDependency[Visitors]
) -> None:
    """Delete all that is kept of me, for good: my name, my devices, my seats, what I said."""
    visitor = await visitors.of(request)
    if visitor == STRANGER:
        raise unknown()
    sessions = await tables.people.sessions(visitor.person)
    for match in await tables.accounts.delete(visitor.person):
        await tables.notice(match)
    for session in sessions:
        await tables.throw_out(session.id)
    give(request, "")


HANDLERS = [show_me, register, sign_in, sign_out, export, forget_me]
