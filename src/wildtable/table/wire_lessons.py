"""What goes over the wire about lessons, over HTTP: what there is to learn of a game."""

from msgspec import Struct


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """What a pupil does: the moves that "Show me" makes, or a guess with its right answer.

    `point` are the things that the coach points at, beside what is to be picked.
    """

    show: list[str] = []
    point: list[str] = []
    guess: list[str] = []
    right: str = ""


class LessonInfo(Struct, frozen=True):
    """A lesson of a game; what the coach says is in messages `lesson-<name>…`.

    `players` are the names of the others, the pupil's is empty; `kit` is where the kit is that it
    is played with.
    """

    name: str
    rules: list[str]
    seat: int
    players: list[str]
    options: dict[str, str]
    kit: str
    steps: list[LessonStep]


class Lessons(Struct, frozen=True):
    """All lessons of a game in their order, and the words to them as Fluent source by language."""

    lessons: list[LessonInfo]
    words: dict[str, str]
