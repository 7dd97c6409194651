"""The HTTP side of what was: any moment of a match, from a seat.

While a match goes on, everybody may look back from their own seat, and sees what they saw then.
Once it is over nothing is hidden any more: then every seat is open to whoever has a link.
"""

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from wildtable.kernel.match import Match
from wildtable.kernel.past import Past, moments, view_of
from wildtable.kernel.turn import SPECTATOR
from wildtable.table.openapi import SEAT, errors
from wildtable.table.table import Table
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused
from wildtable.table.visitors import Visitors
from wildtable.table.wire_review import MomentInfo, Moments, MomentShown

AnyRequest = Request[Any, Any, Any]


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
        viewer = _viewer(table, own, seat)
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
) -> MomentShown:
    """What a seat saw at a moment; without a `seat`, what one saw oneself."""
    async with tables.place(secret, await visitors.of(request)) as (table, own, _), table.lock:
        match = table.match
        viewer = _viewer(table, own, seat)
        before, past = found(match, viewer, version)
        return MomentShown(view_of(match, past, viewer, before), before)


def open_seats(table: Table, own: int) -> list[int]:
    """From where somebody may look back."""
    every = [*range(table.match.seats), SPECTATOR]
    return every if table.match.over() else [own]


def found(match: Match, seat: int, version: int) -> tuple[int, Past]:
    """How much a seat had heard before a moment of it, and the moment. Raises Refused."""
    heard = 0
    for past in moments(match, seat):
        if past.version == version:
            return heard, past
        heard = past.heard
    raise Refused(404, "unknown-moment", f"This match has no moment {version} for this seat.")


def _viewer(table: Table, own: int, seat: int | None) -> int:
    """The seat to look from, if one may. Raises Refused."""
    viewer = own if seat is None else seat
    if viewer not in open_seats(table, own):
        message = "While a match goes on, you can look back from your own seat only."
        if table.match.over():
            message = f"This match has no seat {viewer}."
        allowed = [str(each) for each in open_seats(table, own)]
        raise Refused(403, "not-your-view", message, allowed)
    return viewer


HANDLERS = [list_moments, show_moment]
