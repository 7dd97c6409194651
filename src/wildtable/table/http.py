"""The HTTP side: what games there are, making a match, looking one up, its record."""

from asyncio import to_thread
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from wildtable.kernel.record.record import Record, dumps, make_record
from wildtable.table.kit import bots, games, kit, kit_address
from wildtable.table.limits import Limiter
from wildtable.table.looking_back import check_now
from wildtable.table.openapi import BODY, SEAT, answer, errors
from wildtable.table.packed import sent
from wildtable.table.rebuild import sitting
from wildtable.table.seating import first_name
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused
from wildtable.table.visitors import Visitors
from wildtable.table.wire import Rematch
from wildtable.table.wire_errors import Health
from wildtable.table.wire_games import BotInfo, GameInfo, Kit
from wildtable.table.wire_matches import KnownLinks, MatchInfo, MatchMade, MatchSummary, NewMatch

PACKED: Final = {"packed": True}  # compressed already, or not to be: secrets stay apart from names
KIT: Final = {
    **answer(Kit, "The kit"),
    304: ResponseSpec(None, description="The kit is the one whose mark was sent."),
    **errors(404),
}
RECORD: Final = {**answer(Record, "The record"), **errors(*SEAT)}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a websocket comes from; a proxy on this machine may say so."""
    return connection.client.host if connection.client is not None else ""


@get("/api/games", sync_to_thread=True, responses=errors())
def list_games() -> list[GameInfo]:
    """The games that can be played here."""
    return games()


@get("/api/games/{name:str}/kit", sync_to_thread=True, opt=PACKED, responses=KIT)
def show_kit(
    name: FromPath[str], request: Request[Any, Any, Any], seats: FromQuery[int | None] = None
) -> Response[bytes]:
    """What a client needs of a game once; the query says the options.

    A match gives the address of its kit with a `mark` of what is in it, which can be kept for ever.
    """
    query = {key: value for key, value in request.query_params.items() if key != "seats"}
    mark = query.pop("mark", None)
    return sent(kit(name, query, seats), request, mark)


@get("/api/bots", sync_to_thread=False, responses=errors())
def list_bots() -> list[BotInfo]:
    """The bots that can take a seat, from weak to strong."""
    return bots()


@post("/api/matches", opt=PACKED, responses=errors(*BODY, 503))
async def make_match(
    data: JSONBody[NewMatch],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> MatchMade:
    """Make a match; the answer holds the only copy of its invitations.

    Who makes it has the seats of kind "me" and is the host.
    """
    limiter.match(address_of(request), (await visitors.of(request)).person)
    host = await visitors.known(request, first_name(data.seats))
    return await tables.create(data, host.person)


@post("/api/matches/summary", status_code=200, responses=errors(*BODY, 503))
async def summarise(
    data: JSONBody[KnownLinks],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> list[MatchSummary | None]:
    """The matches that these links lead to, in short and in their order; null: nowhere."""
    visitor = await visitors.of(request)
    return [await tables.summary(link, visitor) for link in data.links]


@get("/api/seat/{secret:str}", responses=errors(*SEAT))
async def show_seat(
    secret: FromPath[str],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> MatchInfo:
    """The match that a link leads to."""
    async with tables.place(secret, await visitors.of(request)) as (table, seat, _):
        match = table.match
        late = None if table.audience.is_now(seat) else table.late
        shown = match if late is None else late.match
        # In a thread: who comes first lets the kit be made.
        address = await to_thread(kit_address, match.game.name, match.options, match.seats)
        return MatchInfo(
            table.id,
            match.game.name,
            match.options,
            table.seats(),
            seat,
            address,
            table.course.words.fair.commitment(),
            table.stopped.why if table.stopped is not None else "",
            table.time.timing,
            hosting=table.hosted_by(seat),
            suggestions=table.suggestions,
            advised=table.advised if shown.over() else [],
            behind=0 if late is None else late.delay,
            sealed=table.course.words.sealed,
        )


@get("/api/seat/{secret:str}/record", responses=RECORD)
async def show_record(
    secret: FromPath[str],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> Response[str]:
    """The record of a match that is over: everything, with the proof that chance was fair.

    One that can't go on gives it too, as far as it was played.
    """
    async with tables.place(secret, await visitors.of(request)) as (table, seat, _), table.lock:
        check_now(table, seat)
        if table.stopped is not None:
            record = dumps(table.stopped.record)
        elif table.match.over():
            record = dumps(make_record(table.match, sitting(table.chairs)))
        else:
            raise Refused(409, "not-over", "The record is shown when the match is over.")
    name = f'attachment; filename="{table.match.game.name}-{table.id}.json"'
    return Response(record, media_type=MediaType.JSON, headers={"Content-Disposition": name})


@post("/api/seat/{secret:str}/rematch", opt=PACKED, responses=errors(403, *SEAT))
async def make_rematch(
    secret: FromPath[str],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    visitors: NamedDependency[Visitors],
) -> Rematch:
    """Another match of the same people, when this one is over: the link of my seat there.

    Any seat may ask, and whoever asks later gets its link to the same one. The others are told
    theirs over their websockets.
    """
    visitor = await visitors.of(request)
    limiter.match(address_of(request), visitor.person)
    return await tables.rematch(secret, visitor)


@get("/healthz", include_in_schema=False)
async def show_health() -> Health:
    """That the server runs: whoever starts it again need not."""
    return Health("ok")


@get("/readyz", include_in_schema=False)
async def show_readiness(tables: NamedDependency[Tables]) -> Response[Health]:
    """Whether it can serve just now, and if not, why."""
    wrong = tables.trouble()
    return Response(Health(wrong or "ok"), status_code=503 if wrong else 200)


HANDLERS = [
    list_games,
    show_kit,
    list_bots,
    make_match,
    summarise,
    show_seat,
    show_record,
    make_rematch,
    show_health,
    show_readiness,
]
