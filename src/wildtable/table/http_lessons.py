"""Learning a game: which lessons there are, and taking one."""

from typing import Final

from litestar import get, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from wildtable.kernel.game import Game
from wildtable.kernel.lesson.lesson_file import Lesson, lesson_words, lessons_of
from wildtable.kernel.words import LANGUAGES
from wildtable.table.connection import Connection, Socket
from wildtable.table.http import address_of
from wildtable.table.kit import kit_address
from wildtable.table.lesson_table import LessonTable
from wildtable.table.limits import Limiter
from wildtable.table.live import Attendance, admitted, served
from wildtable.table.openapi import errors
from wildtable.table.origin import Origins
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused, known_game
from wildtable.table.wire_lessons import LessonInfo, Lessons, LessonStep


@get("/api/games/{name:str}/lessons", sync_to_thread=True, responses=errors(404))
def list_lessons(name: FromPath[str]) -> Lessons:
    """The lessons of a game, in the order they are taken; a game may have none."""
    game = known_game(name)
    words = {language: lesson_words(game, language) for language in LANGUAGES}
    return Lessons(
        [_info(game, lesson) for lesson in lessons_of(game)],
        {language: said for language, said in words.items() if said},
    )


@websocket("/api/games/{name:str}/lessons/{lesson:str}/live")
async def take_lesson(
    socket: Socket,
    name: FromPath[str],
    lesson: FromPath[str],
    tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
    origins: NamedDependency[Origins],
) -> None:
    """Take a lesson: it begins anew with every websocket."""
    async with served(socket), admitted(socket, limiter, origins) as bucket:
        game = known_game(name)
        table = LessonTable(game, _lesson(game, lesson), tables.pace)
        connection = Connection(table.seat, 0, address_of(socket))
        await Attendance(socket, table, connection, limiter, bucket).last()


def _lesson(game: Game, name: str) -> Lesson:
    all_of_them = lessons_of(game)
    for lesson in all_of_them:
        if lesson.name == name:
            return lesson
    names = [lesson.name for lesson in all_of_them]
    raise Refused(404, "no-such-lesson", f"{game.title} has no lesson {name!r}.", allowed=names)


def _info(game: Game, lesson: Lesson) -> LessonInfo:
    steps = [LessonStep(step.show, step.point, step.guess, step.right) for step in lesson.step]
    players = lesson.players
    options = game.with_defaults(lesson.options, len(players))
    kit = kit_address(game.name, options, len(players))
    return LessonInfo(lesson.name, lesson.rules, lesson.pupil, players, options, kit, steps)


HANDLERS: Final = [list_lessons, take_lesson]
