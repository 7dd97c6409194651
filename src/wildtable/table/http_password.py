"""The HTTP side of passwords: another one, or the first, for whoever proves to be the account."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from wildtable.table.accounts import check_length
from wildtable.table.http import PACKED, address_of
from wildtable.table.http_accounts import own_account
from wildtable.table.http_passkeys import site_of
from wildtable.table.limits import Limiter
from wildtable.table.openapi import BODY, errors
from wildtable.table.tables import Tables
from wildtable.table.visitors import Visitors
from wildtable.table.wire_people import NewPassword

AnyRequest = Request[Any, Any, Any]


@post("/api/me/password", opt=PACKED, status_code=204, responses=errors(*BODY, 401, 409, 503))
async def set_password(
    data: JSONBody[NewPassword],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> None:
    """Take another password, or a first one; another signs all my other devices out."""
    visitor = await visitors.of(request)
    account = await own_account(request, tables, visitors)
    limiter.attempt(address_of(request), account.account)
    check_length(data.new)
    if data.credential is None:
        await tables.accounts.prove(account, data.old)
    else:
        await tables.passkeys.prove(site_of(request), account, data.credential)
    await tables.accounts.set_password(account, data.new)
    if account.password:
        for session in await tables.people.end_others(visitor.person, visitor.session):
            await tables.throw_out(session)


HANDLERS: Final = [set_password]
