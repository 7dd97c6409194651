"""The HTTP side of chance: what proves that it was fair."""

from asyncio import to_thread
from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from wildtable.kernel.draws import draws
from wildtable.kernel.seals import name_in, seals_in
from wildtable.table.looking_back import check_now
from wildtable.table.openapi import SEAT, errors
from wildtable.table.table import Table
from wildtable.table.tables import Tables
from wildtable.table.visitors import Visitors
from wildtable.table.wire_fair import Origin, Proof


@get("/api/seat/{secret:str}/fairness", responses=errors(403, *SEAT))
async def show_fairness(
    secret: FromPath[str],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> Proof:
    """How chance draws at a match: whoever has noted the commitment can repeat it at the end."""
    async with tables.place(secret, await visitors.of(request)) as (table, own, _), table.lock:
        check_now(table, own)
        match, fair = table.match, table.match.fair or table.course.words.fair
        over = match.over()
        return Proof(
            table.id,
            match.game.name,
            fair.commitment(),
            fair.nonce,
            fair.words(),
            seals_in(fair.nonce) or table.course.words.seals(),
            _origin(table),
            fair.secret.hex() if over else "",
            await to_thread(draws, match) if over else [],
        )


def _origin(table: Table) -> Origin:
    if table.match.fair_since:
        return "fork"
    own = name_in(table.course.words.fair.nonce) == table.id
    return "match" if own else "record"


HANDLERS = [show_fairness]
