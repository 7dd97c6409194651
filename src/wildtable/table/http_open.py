"""The HTTP side of open matches: who looks for people, and sitting down with them."""

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from wildtable.bots.levels import LEVELS
from wildtable.bots.words import title_of
from wildtable.kernel.turn import MOST_SEATS, SPECTATOR
from wildtable.table.http import PACKED
from wildtable.table.openapi import BODY, SEAT, errors
from wildtable.table.seating import seat_link, tidied
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused
from wildtable.table.visitors import Visitors
from wildtable.table.wire_people import Acceptance, Accepted, Filling, OpenMatch

AnyRequest = Request[Any, Any, Any]


@get("/api/open", responses=errors(503))
async def list_open(tables: NamedDependency[Tables]) -> list[OpenMatch]:
    """Matches that wait for people, the newest first."""
    listed = []
    for match, host in await tables.holdings.open_matches():
        brief = await tables.summary_of(match, SPECTATOR)
        if brief is not None:
            listed.append(OpenMatch(match, brief.game, host, brief.seats))
    return listed


@post("/api/open/{name:str}/{seat:int}", opt=PACKED, responses=errors(*BODY, *SEAT))
async def sit_down(
    name: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Acceptance],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> Accepted:
    """Take a free seat of an open match; it begins when all are taken."""
    called = tidied(data.name, "your name") or f"Player {seat + 1}"
    free = 0 <= seat < MOST_SEATS
    if free:
        visitor = await visitors.known(request, called)
        free = await tables.holdings.sit_down(name, seat, visitor.person, called)
    if not free:
        message = "This seat is not free any more; look for another."
        raise Refused(409, "seat-taken", message)
    await tables.notice(name)
    return Accepted(seat_link(name, seat))


@post("/api/seat/{secret:str}/fill", status_code=204, responses=errors(*BODY, *SEAT))
async def fill(
    secret: FromPath[str],
    data: JSONBody[Filling],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> None:
    """Let bots take all seats that nobody has, so that the match begins; for the host."""
    if data.bot not in LEVELS:
        message = f"There is no bot {data.bot!r}; known: {', '.join(LEVELS)}"
        raise Refused(400, "unknown-bot", message, list(LEVELS))
    visitor = await visitors.of(request)
    match, _, _ = await tables.find(secret, visitor)
    if not visitor.person or await tables.holdings.host(match) != visitor.person:
        raise Refused(403, "only-the-host", "Only who made the match can fill it with bots.")
    if not await tables.holdings.fill(match, data.bot, title_of(data.bot)):
        raise Refused(409, "seat-taken", "Every seat is taken already.")
    await tables.notice(match)


HANDLERS = [list_open, sit_down, fill]
