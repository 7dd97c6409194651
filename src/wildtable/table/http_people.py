"""The HTTP side of people: invitations are accepted, sessions looked at and thrown out."""

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from wildtable.kernel.turn import MOST_SEATS, SPECTATOR
from wildtable.table.holdings import Invited
from wildtable.table.http import PACKED
from wildtable.table.openapi import BODY, SEAT, errors
from wildtable.table.people import STRANGER
from wildtable.table.seating import seat_link, tidied
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused
from wildtable.table.visitors import Visitors
from wildtable.table.wire_matches import MatchSummary
from wildtable.table.wire_people import (
    Acceptance,
    Accepted,
    InvitationInfo,
    LinkMade,
    SessionInfo,
)

AnyRequest = Request[Any, Any, Any]
LOBBY: Final = "/"


@get("/api/join/{secret:str}", opt=PACKED, responses=errors(404, 410, 503))
async def show_invitation(
    secret: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> InvitationInfo:
    """What an invitation is to; looking at it does not use it up."""
    people = tables.people
    if await people.offered(secret):
        return InvitationInfo("device", "")
    visitor, invited = await visitors.of(request), await tables.holdings.invited(secret)
    brief = None if invited is None else await tables.summary_of(invited.match, SPECTATOR)
    if invited is None or brief is None:
        raise _no_invitation()
    mine = visitor != STRANGER and invited.person == visitor.person
    return InvitationInfo(
        "seat",
        await tables.holdings.host_name(invited.match),
        brief.game,
        brief.seats,
        invited.seat,
        seat_link(invited.match, invited.seat) if mine else "",
        bool(invited.person) and not mine,
    )


@post("/api/join/{secret:str}", opt=PACKED, responses=errors(*BODY, 404, 410, 503))
async def accept_invitation(
    secret: FromPath[str],
    data: JSONBody[Acceptance],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> Accepted:
    """Accept an invitation: its seat is mine from now on, and nobody else can have it."""
    people = tables.people
    if await people.offered(secret):
        if await visitors.take(request, secret) is None:
            raise _no_invitation()
        return Accepted(LOBBY)
    invited = await tables.holdings.invited(secret)
    if invited is None:
        raise _no_invitation()
    name = tidied(data.name, "your name") or await _given_name(tables, invited)
    if invited.person not in ("", (await visitors.of(request)).person):
        raise _used()
    visitor = await visitors.known(request, name)
    if not await tables.holdings.claim(secret, visitor.person, name):
        raise _used()
    await tables.notice(invited.match)
    return Accepted(seat_link(invited.match, invited.seat))


@post("/api/seat/{secret:str}/invitations/{seat:int}", opt=PACKED, responses=errors(403, *SEAT))
async def invite_again(
    secret: FromPath[str],
    seat: FromPath[int],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> LinkMade:
    """A new invitation to a seat that nobody has taken; the one before leads nowhere now."""
    visitor = await visitors.of(request)
    match, _, _ = await tables.find(secret, visitor)
    if not visitor.person or await tables.holdings.host(match) != visitor.person:
        raise Refused(403, "only-the-host", "Only who made the match can invite somebody to it.")
    known = 0 <= seat < MOST_SEATS
    invitation = await tables.holdings.invite(match, seat) if known else None
    if invitation is None:
        raise Refused(409, "seat-taken", "There is no such seat, or somebody has it already.")
    return LinkMade(f"/join/{invitation}")


@get("/api/seat/{secret:str}/sessions", responses=errors(403, *SEAT))
async def list_sessions(
    secret: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> list[SessionInfo]:
    """From where my seat can be played: my devices, and links that are this seat."""
    visitor = await visitors.of(request)
    match, seat, mine = await tables.own(secret, visitor)
    async with tables.place(secret, visitor):  # the node that holds it knows who is there
        here = tables.here(match, seat)
    devices = await tables.people.sessions(visitor.person)
    keys = await tables.holdings.keys(match, seat)
    return [
        *[
            SessionInfo(id, "device", device, at, seen, id in here, id == mine)
            for id, device, at, seen in devices
        ],
        *[SessionInfo(id, "link", "", at, at, id in here, id == mine) for id, at in keys],
    ]


@delete("/api/seat/{secret:str}/sessions/{name:str}", responses=errors(403, *SEAT))
async def throw_out(
    secret: FromPath[str],
    name: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> None:
    """Throw a device out of all my seats, or make a link to this one useless."""
    visitor, people = await visitors.of(request), tables.people
    match, seat, _ = await tables.own(secret, visitor)
    ended = await tables.holdings.end_key(match, seat, name)
    if not ended and visitor.person:
        ended = await people.end_session(visitor.person, name)
    if not ended:
        raise Refused(404, "unknown-session", "There is no such device or link any more.")
    await tables.throw_out(name)


@post("/api/seat/{secret:str}/keys", opt=PACKED, responses=errors(403, *SEAT))
async def make_key(
    secret: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> LinkMade:
    """A link that is my seat: whoever has it has the seat. For programs that play for me."""
    match, seat, _ = await tables.own(secret, await visitors.of(request))
    return LinkMade(f"/play/{await tables.holdings.new_key(match, seat)}")


@post("/api/me/devices", opt=PACKED, responses=errors(401, 403, 503))
async def invite_device(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> LinkMade:
    """A link by which another device of mine becomes one, once, within a quarter of an hour."""
    visitor = await visitors.of(request)
    if visitor == STRANGER:
        raise unknown()
    return LinkMade(f"/join/{await tables.people.offer(visitor.person)}")


@get("/api/me/matches", responses=errors(503))
async def my_matches(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
) -> list[MatchSummary]:
    """The matches where I have a seat, in short, newest first; none for a stranger."""
    visitor = await visitors.of(request)
    await tables.caller.came_back(visitor.person)
    seats = await tables.holdings.seats(visitor.person)
    found = [await tables.summary_of(*seat) for seat in seats]
    return [each for each in found if each is not None]


async def _given_name(tables: Tables, invited: Invited) -> str:
    brief = await tables.summary_of(invited.match, SPECTATOR)
    return "" if brief is None else brief.seats[invited.seat].name


def _no_invitation() -> Refused:
    message = "This invitation leads nowhere; was it copied as a whole, or has a newer one come?"
    return Refused(404, "unknown-invitation", message)


def _used() -> Refused:
    message = "This invitation has been used: the seat is somebody's. Ask for one of your own."
    return Refused(410, "invitation-used", message)


def unknown() -> Refused:
    """Nothing is anybody's who is not known."""
    message = "You are not known here yet: sit down at a table first, or sign in."
    return Refused(401, "not-known", message)


HANDLERS = [
    show_invitation,
    accept_invitation,
    invite_again,
    list_sessions,
    throw_out,
    make_key,
    invite_device,
    my_matches,
]
