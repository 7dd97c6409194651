"""A table of one person, for a lesson or a puzzle: shown like a match, and kept nowhere.

It lives as long as the websocket: who comes again begins anew.
"""

import asyncio
from abc import ABC, abstractmethod
from typing import Final

from wildtable.kernel.game import Denial
from wildtable.kernel.match import Match
from wildtable.kernel.moves import UnknownMove
from wildtable.kernel.scene import Phrase
from wildtable.table.connection import Connection
from wildtable.table.screen import Screen
from wildtable.table.wire import Ack, Answer, Denied, Presence, Reason, ToTable


class PrivateTable(ABC):
    """What lessons and puzzles have in common; `task` is what goes on beside what is asked for."""

    def __init__(self, id: str, match: Match, screen: Screen) -> None:
        self.id: Final = id
        self.match: Final = match
        self.screen: Final = screen
        self.lock: Final = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int:
        return self.screen.seat

    async def join(self, connection: Connection) -> None:
        async with self.lock:
            self.screen.admit(connection)
            connection.send(Presence([1] * self.match.seats))

    async def part(self, connection: Connection) -> None:
        self.screen.viewers.pop(connection, None)
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def show_whole(self, connection: Connection, since: int) -> None:
        async with self.lock:
            self.screen.show_whole(connection, since)

    def show(self) -> None:
        """Show what is new; whoever calls holds the lock."""
        text = self.screen.look()
        for viewer in self.screen.viewers:
            if text:
                viewer.post(text)

    def answered(self, message: ToTable) -> Answer:
        """Do what is asked for; what nobody understands is refused."""
        try:
            return self.answer(message)
        except UnknownMove as error:
            return Denied(message.key, "KER-text", Phrase(error.message, error.arguments))

    @abstractmethod
    def answer(self, message: ToTable) -> Answer:
        """Do what is asked for. Raises UnknownMove."""


def done(key: str, denial: Denial | None) -> Answer:
    """That it was done, or why not."""
    if denial is None:
        return Ack(key)
    return Denied(key, denial.rule, Phrase(denial.message, denial.args))


def reason(key: str, denial: Denial | None) -> Reason:
    """Why a move is refused, if it is."""
    if denial is None:
        return Reason(key, None, None)
    return Reason(key, denial.rule, Phrase(denial.message, denial.args))
