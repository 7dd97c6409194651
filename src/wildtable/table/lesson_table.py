"""A lesson at the table: one pupil, who is shown the match and makes the moves of the lesson.

It lives as long as the websocket and is kept nowhere: who comes again begins anew, which costs half
a minute. Nobody thinks; what the others do is in the lesson, and comes at a pace one can follow.
"""

import asyncio
import logging
from typing import Final, final

from wildtable.kernel.game import Denial, Game
from wildtable.kernel.lesson.coaching import NOT_NOW, Coaching, LessonStuck
from wildtable.kernel.lesson.lesson_file import Lesson
from wildtable.kernel.moves import UnknownMove
from wildtable.kernel.scene import Phrase
from wildtable.kernel.turn import CHANCE
from wildtable.table.connection import Connection
from wildtable.table.screen import Screen
from wildtable.table.trouble import unexpected
from wildtable.table.wire import (
    Ack,
    Answer,
    Coached,
    Commit,
    Denied,
    Guessed,
    Play,
    Presence,
    Reason,
    Stage,
    ToTable,
    Unstage,
    Why,
)

log = logging.getLogger(__name__)


@final
class LessonTable:
    """A lesson that somebody takes; `pace` is the time before a move of another, in seconds."""

    def __init__(self, game: Game, lesson: Lesson, pace: float) -> None:
        self.id: Final = f"{game.name}, lesson {lesson.name}"
        self._coaching: Final = Coaching(game, lesson)
        self._screen: Final = Screen(
            self._coaching.match, self._coaching.seat, self._coaching.narrowed
        )
        self._pace: Final = pace
        self._lock: Final = asyncio.Lock()
        self._others: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int:
        return self._coaching.seat

    async def join(self, connection: Connection) -> None:
        async with self._lock:
            self._screen.admit(connection)
            connection.send(Presence([1] * self._coaching.match.seats))
            connection.send(Coached(self._coaching.at))
        self._others = asyncio.create_task(self._let_others_act())

    async def part(self, connection: Connection) -> None:
        self._screen.viewers.pop(connection, None)
        if self._others is not None:
            self._others.cancel()
            await asyncio.wait([self._others])

    async def show_whole(self, connection: Connection, since: int) -> None:
        async with self._lock:
            self._screen.show_whole(connection, since)

    def hurry(self, seat: int) -> None:
        """A lesson keeps its own pace."""

    async def suggest(self, seat: int, key: str) -> Answer:
        """A lesson has a coach for that."""
        return Denied(key, NOT_NOW.rule, Phrase(NOT_NOW.message, NOT_NOW.args))

    async def hear(self, seat: int, message: ToTable) -> Answer:
        """Do what the pupil asks for; what came of it has been shown when this returns."""
        async with self._lock:
            at = self._coaching.at
            try:
                answer = self._answer(message)
            except UnknownMove as error:
                answer = Denied(message.key, "KER-text", Phrase(error.message, error.arguments))
            self._show(at)
        if self._coaching.at > at:
            self._others = asyncio.create_task(self._let_others_act())
        return answer

    def _answer(self, message: ToTable) -> Answer:
        coaching = self._coaching
        parse = coaching.match.content.moves.parse
        denial: Denial | None = None
        match message:
            case Stage():
                denial = coaching.stage(parse(message.move))
            case Unstage():
                coaching.match.unstage(coaching.seat, message.keep)
            case Commit():
                denial = coaching.commit(message.version)
            case Play():
                denial = coaching.play([parse(move) for move in message.moves], message.version)
            case Guessed():
                denial = None if coaching.guess() else NOT_NOW
            case Why():
                why = coaching.refuse(parse(message.move))
                if why is None:
                    return Reason(message.key, None, None)
                return Reason(message.key, why.rule, Phrase(why.message, why.args))
            case _:  # there is nobody to talk to, and nothing to take back or to leave
                denial = NOT_NOW
        if denial is None:
            return Ack(message.key)
        return Denied(message.key, denial.rule, Phrase(denial.message, denial.args))

    async def _let_others_act(self) -> None:
        try:
            while True:
                by_chance = self._coaching.match.turn().seat == CHANCE
                await asyncio.sleep(0 if by_chance else self._pace)
                async with self._lock:
                    at = self._coaching.at
                    if not self._coaching.others_act():
                        return
                    self._show(at)
        except LessonStuck:
            log.exception("%s is stuck", self.id)
            for viewer in self._screen.viewers:
                viewer.send(unexpected().failure())

    def _show(self, before: int) -> None:
        """Show the pupil what is new, and after a step how far the lesson is."""
        text = self._screen.look()
        for viewer in self._screen.viewers:
            if text:
                viewer.post(text)
            if self._coaching.at > before:
                viewer.send(Coached(self._coaching.at))
