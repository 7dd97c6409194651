"""A lesson at the table: one pupil, who is shown the match and makes the moves of the lesson.

Nobody thinks; what the others do is in the lesson, and comes at a pace one can follow.
"""

import asyncio
import logging
from typing import Final, final

from wildtable.kernel.game import Denial, Game
from wildtable.kernel.lesson.coaching import NOT_NOW, Coaching, LessonStuck
from wildtable.kernel.lesson.lesson_file import Lesson
from wildtable.kernel.turn import CHANCE
from wildtable.table.connection import Connection
from wildtable.table.private_table import PrivateTable, done, reason
from wildtable.table.screen import Screen
from wildtable.table.trouble import unexpected
from wildtable.table.wire import (
    Answer,
    Coached,
    Commit,
    Guessed,
    Play,
    Stage,
    ToTable,
    Unstage,
    Why,
)

log = logging.getLogger(__name__)


@final
class LessonTable(PrivateTable):
    """A lesson that somebody takes; `pace` is the time before a move of another, in seconds."""

    def __init__(self, game: Game, lesson: Lesson, pace: float) -> None:
        coaching = Coaching(game, lesson)
        screen = Screen(coaching.match, coaching.seat, coaching.narrowed)
        super().__init__(f"{game.name}, lesson {lesson.name}", coaching.match, screen)
        self._coaching: Final = coaching
        self._pace: Final = pace

    async def join(self, connection: Connection) -> None:
        await super().join(connection)
        connection.send(Coached(self._coaching.at))
        self.task = asyncio.create_task(self._let_others_act())

    def hurry(self, seat: int) -> None:
        """A lesson keeps its own pace."""

    async def suggest(self, seat: int, key: str) -> Answer:
        """A lesson has a coach for that."""
        return done(key, NOT_NOW)

    async def hear(self, seat: int, message: ToTable) -> Answer:
        """Do what the pupil asks for; what came of it has been shown when this returns."""
        async with self.lock:
            at = self._coaching.at
            answer = self.answered(message)
            self._show(at)
        if self._coaching.at > at:
            self.task = asyncio.create_task(self._let_others_act())
        return answer

    def answer(self, message: ToTable) -> Answer:
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
                return reason(message.key, coaching.refuse(parse(message.move)))
            case _:  # there is nobody to talk to, and nothing to take back or to leave
                denial = NOT_NOW
        return done(message.key, denial)

    async def _let_others_act(self) -> None:
        try:
            while True:
                by_chance = self._coaching.match.turn().seat == CHANCE
                await asyncio.sleep(0 if by_chance else self._pace)
                async with self.lock:
                    at = self._coaching.at
                    if not self._coaching.others_act():
                        return
                    self._show(at)
        except LessonStuck:
            log.exception("%s is stuck", self.id)
            for viewer in self.screen.viewers:
                viewer.send(unexpected().failure())

    def _show(self, before: int) -> None:
        """Show the pupil what is new, and after a step how far the lesson is."""
        self.show()
        if self._coaching.at > before:
            for viewer in self.screen.viewers:
                viewer.send(Coached(self._coaching.at))
