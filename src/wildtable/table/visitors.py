"""Who asks: a session's secret is a cookie that no script can read, and changes with use.

Whoever is not known becomes a guest as soon as something is to be theirs, and not before.
"""

from typing import Any, Final, final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from wildtable.table.limits import Limiter
from wildtable.table.people import STRANGER, People, Recognised, Visitor

AnyConnection = ASGIConnection[Any, Any, Any, Any]
KEPT_FOR: Final = 400 * 24 * 3600  # seconds; browsers keep none for longer
LONGEST: Final = 64  # letters of a secret that could be one of ours
COOKIE: Final = "wildtable_cookie"  # where a request carries what its answer sets
VISITOR: Final = "wildtable_visitor"  # and who it has turned out to come from
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "an iPhone",
    "iPad": "an iPad",
    "Windows": "Windows",
    "Mac OS": "a Mac",
    "Linux": "Linux",
}


@final
class Visitors:
    """Knows people by their cookies, and gives them out."""

    def __init__(self, people: People, limiter: Limiter) -> None:
        self._people: Final = people
        self._limiter: Final = limiter

    async def of(self, connection: AnyConnection) -> Visitor:
        """Who asks, or STRANGER. Raises Refused for those who ask too much, wherever from."""
        state = connection.scope["state"]
        if VISITOR not in state:  # one request counts once, however often it is asked who asks
            state[VISITOR] = await self._found(connection)
            self._limiter.person(state[VISITOR].person)
        visitor: Visitor = state[VISITOR]
        return visitor

    async def _found(self, connection: AnyConnection) -> Visitor:
        secret = connection.cookies.get(cookie_name(connection), "")
        if not secret or len(secret) > LONGEST:
            return STRANGER
        # Only the answer to a request can bring a new secret.
        found = await self._people.recognise(secret, turn=isinstance(connection, Request))
        if found is None:
            return STRANGER
        if found.secret:
            give(connection, found.secret)
        return found.visitor

    async def known(self, connection: AnyConnection, name: str) -> Visitor:
        """Who asks; a new guest of this name where that is nobody."""
        visitor = await self.of(connection)
        if visitor == STRANGER:
            visitor, secret = await self._people.welcome(name, device(connection))
            give(connection, secret)
            connection.scope["state"][VISITOR] = visitor
        return visitor

    async def take(self, connection: AnyConnection, offer: str) -> Recognised | None:
        """Be who offers it, on this device too, with what one had here as a guest."""
        guest = await self.of(connection)
        taken = await self._people.take(offer, device(connection))
        if taken is not None:
            give(connection, taken.secret)
            if guest.person not in ("", taken.visitor.person):
                await self._people.hand_over(guest, taken.visitor.person)
        return taken

    async def become(self, connection: AnyConnection, person: str) -> None:
        """Be this person on this device, with what one had here as a guest."""
        before = await self.of(connection)
        give(connection, await self._people.begin(person, device(connection)))
        if before.person == person:
            await self._people.end_session(person, before.session)
        elif before != STRANGER:
            await self._people.hand_over(before, person)


def give(connection: AnyConnection, secret: str) -> None:
    """Let the answer to a request set the cookie; an empty secret takes it away."""
    cookie = Cookie(
        cookie_name(connection),
        value=secret,
        max_age=KEPT_FOR if secret else 0,
        httponly=True,
        secure=connection.url.scheme == "https",
        samesite="lax",
    )
    connection.scope["state"][COOKIE] = cookie.to_header(header="")


def given(scope: Scope) -> str:
    """The cookie that the answer to a request sets, if any."""
    return str(scope.get("state", {}).get(COOKIE, ""))


def cookie_name(connection: AnyConnection) -> str:
    """Cookies don't know ports: two servers on one machine must not take each other's."""
    port = connection.url.port
    return f"wildtable-{port}" if port else "wildtable"


def device(connection: AnyConnection) -> str:
    """What somebody will recognise a device by, such as "Firefox on Linux"."""
    agent = connection.headers.get("User-Agent", "")
    browser = next((name for part, name in BROWSERS.items() if part in agent), "A program")
    system = next((name for part, name in SYSTEMS.items() if part in agent), "")
    return f"{browser} on {system}" if system else browser
