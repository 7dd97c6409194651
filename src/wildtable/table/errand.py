"""A request to an address that a stranger has given, which must not lead into our own network.

Names are looked up here, every address is looked at, and the connection is made to the very one
that was looked at: a name that means something else a moment later leads nowhere else. Nothing that
is answered is followed, and nothing of it is told but the status.
"""

import asyncio
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple, final
from urllib.parse import SplitResult, urlsplit

from wildtable.table.trouble import Refused

PATIENCE: Final = 10.0  # seconds for all of it
LONGEST_ADDRESS: Final = 2000  # letters
LONGEST_LINE: Final = 2000  # bytes of an answer's first line
# IPv6 that only wraps IPv4, which would have to be unwrapped to be looked at.
WRAPPING: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))


class Failed(Exception):
    """What was sent has not arrived; says why."""


class Address(NamedTuple):
    """Where an address leads: its host and port, what to ask for there, and whether by TLS."""

    host: str
    port: int
    target: str
    secure: bool


@final
class Errands:
    """Sends. Our own network is `private`: it is reached only where those who host say so."""

    def __init__(self, private: bool = False) -> None:
        self._private: Final = private

    async def check(self, address: str) -> None:
        """Raises Refused where nothing would be sent to an address."""
        try:
            place = self._place(address)
            await self._look_up(place)
        except Failed as error:
            raise Refused(400, "bad-address", f"Nothing can be sent there: {error}.") from error

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Raises Failed."""
        place = self._place(address)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._ask(place, body, headers)
        except TimeoutError as error:
            raise Failed(f"{place.host} did not answer in {PATIENCE:.0f} s") from error
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise Failed(f"{place.host} can't be reached ({error})") from error

    def _place(self, address: str) -> Address:
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError as error:
            raise Failed("this is no address") from error
        schemes = {"https": 443, "http": 80} if self._private else {"https": 443}
        host = parts.hostname or ""
        plain = address.isascii() and address.isprintable() and " " not in address
        if parts.scheme not in schemes or not host or len(address) > LONGEST_ADDRESS or not plain:
            raise Failed("an address begins with https:// and a host")
        if parts.username is not None or parts.password is not None:
            raise Failed("an address must not hold a name or a password")
        usual = schemes[parts.scheme]
        if not self._private and port not in (None, usual):
            raise Failed(f"only port {usual} is used")
        return Address(host, port or usual, _target(parts), parts.scheme == "https")

    async def _look_up(self, place: Address) -> str:
        """The address of a host. Raises Failed where any of them is not to be reached."""
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(place.host, place.port, type=1)
        except (OSError, UnicodeError) as error:
            raise Failed(f"there is no host {place.host}") from error
        addresses = [str(info[4][0]) for info in found]
        if not addresses or not (self._private or all(_is_public(each) for each in addresses)):
            raise Failed(f"{place.host} is not on the open internet")
        return addresses[0]

    async def _ask(self, place: Address, body: bytes, headers: Mapping[str, str]) -> int:
        address = await self._look_up(place)
        context = ssl.create_default_context() if place.secure else None
        name = place.host if place.secure else None
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=context, server_hostname=name, limit=LONGEST_LINE
        )
        try:
            host = f"[{place.host}]" if ":" in place.host else place.host
            usual = place.port == (443 if place.secure else 80)
            sent = {
                "Host": host if usual else f"{host}:{place.port}",
                "User-Agent": "Wildtable",
                "Content-Length": str(len(body)),
                "Connection": "close",
                **headers,
            }
            lines = [f"POST {place.target} HTTP/1.1", *[f"{n}: {v}" for n, v in sent.items()]]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            answer = await reader.readuntil(b"\r\n")
            return int(answer.split(maxsplit=2)[1])
        except (asyncio.LimitOverrunError, IndexError) as error:
            raise Failed(f"{place.host} does not speak HTTP") from error
        finally:
            writer.close()


def _target(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _is_public(address: str) -> bool:
    """Whether an address is somebody's on the internet, and nobody's in a network of one's own."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return _is_public(str(found.ipv4_mapped))
        wraps = found.sixtofour is not None or found.teredo is not None
        if wraps or any(found in each for each in WRAPPING):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved
