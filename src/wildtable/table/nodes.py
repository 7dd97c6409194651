"""This node among the others: it takes matches, says that it lives, and notices who does not."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, final

from wildtable.table.forward import ask, tell
from wildtable.table.health import StoreFailed
from wildtable.table.leases import BEAT_EVERY, Elsewhere, Leases, Node, NoMatch, StruckOut
from wildtable.table.trouble import no_such_link

REACHED_IN: Final = 1.0  # seconds in which a node can be reached that is near and well

log = logging.getLogger(__name__)


@final
class Nodes:
    """`address` is where others reach this node; empty where there are no others."""

    def __init__(self, leases: Leases, address: str) -> None:
        self.leases: Final = leases
        self.address: Final = address

    async def open(self) -> None:
        if self.address:
            with suppress(StoreFailed):  # `beat` tries again
                await self.leases.join(self.address)

    async def take(self, match: str) -> None:
        """Hold a match from now on. Raises Elsewhere where another node does that answers."""
        while True:
            try:
                return await self.leases.take(match)
            except NoMatch as error:
                raise no_such_link() from error
            except Elsewhere as elsewhere:
                if not await _is_gone(elsewhere.node):
                    raise
                log.warning("node %s is gone; its matches go on here", elsewhere.node.address)
                await self.leases.strike_out(elsewhere.node)

    async def tell_others(self, path: str) -> None:
        """Let every other node hear of something; one that can't be reached serves nobody."""
        if self.address:
            others = await self.leases.others()
            told = [asyncio.to_thread(tell, node, self.leases.key, path) for node in others]
            for failed in await asyncio.gather(*told, return_exceptions=True):
                if failed is not None:
                    log.warning("a node could not be told: %s", failed)

    async def ask_others(self, path: str) -> dict[str, bytes]:
        """What every other node answers, by its address; nothing where it does not."""
        if not self.address:
            return {}
        others = await self.leases.others()
        asked = [asyncio.to_thread(ask, node, self.leases.key, path) for node in others]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return {
            node.address: b"" if isinstance(answer, BaseException) else answer
            for node, answer in zip(others, answers, strict=True)
        }

    async def beat(self, lose_all: Callable[[], Awaitable[None]]) -> None:
        """Say that this node lives, until this is cancelled.

        `lose_all` is called when others took it for dead: what it holds may be elsewhere by now.
        """
        while self.address:
            await asyncio.sleep(BEAT_EVERY)
            try:
                for silent in await self.leases.beat():
                    log.warning("node %s is silent; its matches are free", silent.address)
                    await self.leases.strike_out(silent)
            except StruckOut:
                log.warning("other nodes took this one for dead; it begins anew")
                await lose_all()
                await self.open()
            except StoreFailed:
                self.leases.forget_beats()  # whoever could not be heard is not silent

    async def close(self) -> None:
        if self.address:
            with suppress(StoreFailed):  # others will notice
                await self.leases.leave()


async def _is_gone(node: Node) -> bool:
    """Whether nobody is there any more. One that only says nothing may still be: wait for it."""
    host, _, port = node.address.rpartition(":")
    if not host:
        return True
    try:
        opening = asyncio.open_connection(host.strip("[]"), int(port))
        _, writer = await asyncio.wait_for(opening, REACHED_IN)
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False
    writer.close()
    return False
