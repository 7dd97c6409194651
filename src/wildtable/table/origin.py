"""Whose pages may talk to the server: its own, and those it has been told of.

A browser says with every POST and every websocket which page it comes from. Programs that are no
browsers say nothing, and are welcome: this protects people from pages, not the server from people.
"""

from collections.abc import Iterable
from typing import Any, Final, final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from wildtable.table.trouble import Refused

USUAL_PORTS: Final = {"http": 80, "https": 443}
READING: Final = ("GET", "HEAD", "OPTIONS")  # what a browser lets no foreign page see the answer of


class BadOrigin(ValueError):
    """This is no origin of a page; says what one looks like."""


@final
class Origins:
    """The pages let in besides our own, such as `https://example.org`. Raises BadOrigin."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed: Final = frozenset([_checked(each) for each in allowed])

    def check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Raises Refused where a request or a websocket comes from a foreign page."""
        origin = connection.headers.get("Origin")
        if origin is None or _own(origin, connection.headers.get("Host", "")):
            return
        if origin.lower() not in self._allowed:
            message = (
                "A page of another site asked for this. If it should be let in, start the server "
                "with --allow-origin and the address of that site."
            )
            raise Refused(403, "foreign-origin", message)


def _own(origin: str, host: str) -> bool:
    """Whether a page came from this host; not the scheme, since a proxy may do the TLS."""
    try:
        page = urlsplit(origin)
        here = urlsplit(f"//{host}")
        usual = USUAL_PORTS.get(page.scheme)
        same = (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except ValueError:  # no port, no address
        return False
    return same and usual is not None and bool(page.hostname)


def _checked(allowed: str) -> str:
    try:
        parts = urlsplit(allowed)
        parts.port  # noqa: B018 - raises where it is none
        whole = parts.scheme in USUAL_PORTS and parts.hostname
    except ValueError:
        whole = False
    if not whole or allowed.lower() != f"{parts.scheme}://{parts.netloc}".lower():
        raise BadOrigin(f"{allowed!r} is no origin; one looks like https://example.org")
    return allowed.lower()
