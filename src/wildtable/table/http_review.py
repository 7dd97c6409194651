"""The HTTP side of what was: any moment of a match, and matches that are made of one."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from wildtable.kernel.past import moments, view_of
from wildtable.kernel.record.record import Record
from wildtable.table.forks import forked, taken_in
from wildtable.table.http import PACKED, address_of
from wildtable.table.limits import Limiter
from wildtable.table.looking_back import check_over, found, open_seats, parsed, viewer_of
from wildtable.table.openapi import BODY, SEAT, errors
from wildtable.table.seating import first_name
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused
from wildtable.table.visitors import Visitors
from wildtable.table.wire_matches import MatchMade
from wildtable.table.wire_people import LinkMade
from wildtable.table.wire_review import (
    Fork,
    JudgedDecision,
    MomentInfo,
    Moments,
    MomentShown,
    ReviewState,
)

AnyRequest = Request[Any, Any, Any]
LARGEST_RECORD: Final = 1024 * 1024


@get("/api/seat/{secret:str}/moments", responses=errors(403, *SEAT))
async def list_moments(
    secret: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
    seat: FromQuery[int | None] = None,
) -> Moments:
    """The moments of a match as a seat knows them; without a `seat`, as one's own."""
    async with tables.place(secret, await visitors.of(request)) as (table, own, _), table.lock:
        match = table.match
        viewer = viewer_of(table, own, seat)
        return Moments(
            viewer,
            open_seats(table, own),
            match.over(),
            [MomentInfo(past.version, past.heard) for past in moments(match, viewer)],
            match.heard(viewer),
        )


@get("/api/seat/{secret:str}/moments/{version:int}", responses=errors(403, *SEAT))
async def show_moment(
    secret: FromPath[str],
    version: FromPath[int],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
    seat: FromQuery[int | None] = None,
    tried: FromQuery[list[str] | None] = None,
) -> MomentShown:
    """What a seat saw at a moment; without a `seat`, what one saw oneself.

    Once the match is over, also what it would have seen if it had `tried` these moves.
    """
    async with tables.place(secret, await visitors.of(request)) as (table, own, _), table.lock:
        match = table.match
        viewer = viewer_of(table, own, seat)
        before, past = found(match, viewer, version)
        if tried:
            check_over(table)
        view = view_of(match, past, viewer, before, parsed(match, tried or []))
        if view is None:
            raise Refused(400, "bad-moves", "These moves could not be made at this moment.")
        return MomentShown(view, before)


@get("/api/seat/{secret:str}/review", responses=errors(403, *SEAT))
async def review_match(
    secret: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
    seat: FromQuery[int | None] = None,
) -> ReviewState:
    """The review of a match that is over from a seat, or how far it has come; begins it if need be.

    Without a `seat` it is one's own; who watches has that of the first.
    """
    async with tables.place(secret, await visitors.of(request)) as (table, own, _):
        check_over(table)
        return await tables.reviews.of(table, max(0, viewer_of(table, own, seat)))


@get("/api/seat/{secret:str}/moments/{version:int}/judged", responses=errors(403, *SEAT))
async def judge_moment(
    secret: FromPath[str],
    version: FromPath[int],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
    seat: FromQuery[int | None] = None,
) -> JudgedDecision:
    """What a bot thinks of what a seat decided at a moment of a match that is over."""
    visitor = await visitors.of(request)
    limiter.match(address_of(request), visitor.person)
    async with tables.place(secret, visitor) as (table, own, _):
        check_over(table)
        return await tables.reviews.ask(table, max(0, viewer_of(table, own, seat)), version)


@post("/api/seat/{secret:str}/fork", opt=PACKED, responses=errors(*BODY, *SEAT))
async def fork_match(
    secret: FromPath[str],
    data: JSONBody[Fork],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> MatchMade:
    """What if: a match that goes on from a moment of one that is over, alone or with others."""
    limiter.match(address_of(request), (await visitors.of(request)).person)
    visitor = await visitors.known(request, first_name(data.seats))
    return await forked(tables, secret, visitor, data, visitor.person)


@post(
    "/api/records",
    opt=PACKED,
    request_max_body_size=LARGEST_RECORD,
    responses=errors(*BODY, 503),
)
async def import_record(
    data: JSONBody[Record],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> LinkMade:
    """Take in the record of a match that is over: the link by which it can be looked at.

    Refused where anything in it is not so: a move, a draw, the result.
    """
    host = await visitors.of(request)
    limiter.match(address_of(request), host.person)
    return LinkMade((await taken_in(tables, data, host.person)).watch)


HANDLERS = [
    list_moments,
    show_moment,
    review_match,
    judge_moment,
    fork_match,
    import_record,
]
