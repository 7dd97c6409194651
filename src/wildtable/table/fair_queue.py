"""Who may think next: a queue in which nobody can crowd out the others."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, final

MOST_REMEMBERED: Final = 1000  # owners whose last turn is known


class Ticket(NamedTuple):
    """Somebody who waits."""

    urgent: bool
    owner: str
    number: int
    called: asyncio.Future[None]


@final
class FairQueue:
    """At most `most` have their turn at once.

    Whoever is urgent comes first, and one place is kept free for that. Then owners take turns,
    however much each of them wants; of one owner, who came first.
    """

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._free = most
        self._count = 0
        self._waiting: Final[list[Ticket]] = []
        self._served: Final[OrderedDict[str, int]] = OrderedDict()  # by owner: when last

    @asynccontextmanager
    async def turn(self, owner: str, urgent: bool) -> AsyncIterator[None]:
        """Wait for a turn and take it."""
        self._count += 1
        ticket = Ticket(urgent, owner, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._call()
        try:
            await ticket.called
            yield
        finally:
            if ticket in self._waiting:  # it gave up
                self._waiting.remove(ticket)
            else:
                self._free += 1
            self._call()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def _call(self) -> None:
        while self._waiting and self._free > 0:
            ticket = min(self._waiting, key=self._rank)
            if not ticket.urgent and self._free == 1 < self._most:
                return
            self._waiting.remove(ticket)
            self._free -= 1
            self._remember(ticket.owner)
            ticket.called.set_result(None)

    def _rank(self, ticket: Ticket) -> tuple[bool, int, int]:
        return not ticket.urgent, self._served.get(ticket.owner, 0), ticket.number

    def _remember(self, owner: str) -> None:
        self._count += 1
        self._served[owner] = self._count
        self._served.move_to_end(owner)
        if len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)
