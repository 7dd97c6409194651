"""A lesson: a position, the moves that a pupil makes in it, and what the others do meanwhile.

A game keeps lessons in `lessons/` of its package, one TOML file each, called `NN-NAME.toml` in the
order they are taken. What the coach says lies beside them in `LANGUAGE.ftl`:

    lesson-NAME         what the lesson is called; lesson-NAME-idea what one learns, in a few words
    lesson-NAME-1       what to do in the first step, as a headline
    lesson-NAME-1-how   a sentence or two on how, if there is more to say
    lesson-NAME-1-why   why that was good, said when it is done
    lesson-NAME-1-ANSWER, where a guess is asked for: each answer as a button

A file:

    rules = ["LIF-3.5"]     # that the lesson teaches
    players = ["", "Bruno"] # what the others are called; the pupil has no name here
    options = {}            # defaults if left out
    [position]              # as dump() prints it; the start of a match if left out
    ...
    [[first]]               # what happens before the pupil is asked: moves of others and of chance
    seat = "chance"
    move = "chart bear"
    [[step]]                # what the pupil does
    show = ["play forest", "expand d5"]    # the moves that "Show me" makes, if they can be made
    allow = [[], ["expand *"]]  # others that do as well, by place in `show`; * is any word
    point = ["seat:0"]      # what the coach points at beside what is to be picked
    then = [{ seat = 1, move = "bid 3" }]   # what the others do when the step is done
    [[step]]                # a guess in place of moves
    guess = ["you", "bruno"]
    right = "bruno"
    [expect]                # what success is: paths into dump() after the last step
    "seats.0.tiles" = ["d5"]

The pupil has the seat without a name. Draws of chance that no `then` names are drawn by lots which
are always the same.
"""

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from msgspec import Struct

from wildtable.kernel.folders import files_in
from wildtable.kernel.game import Game
from wildtable.kernel.kit.scenario_file import Decider

FOLDER: Final = "lessons"
SUFFIX: Final = ".toml"


class BadLesson(ValueError):
    """A file that is no lesson; says which file and field is wrong."""


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else does, or chance: a move, or a whole answer as "bid 3; keep"."""

    seat: Decider
    move: str


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What the pupil does, or guesses."""

    show: list[str] = []
    allow: list[list[str]] = []
    point: list[str] = []
    then: list[Act] = []
    guess: list[str] = []
    right: str = ""

    def allows(self, place: int, move: str) -> bool:
        """Whether a move does for the one at this place of the step."""
        others = self.allow[place] if place < len(self.allow) else []
        return move == self.show[place] or any(_fits(move, pattern) for pattern in others)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file."""

    name: str = ""
    rules: list[str]
    players: list[str]
    options: dict[str, str] = {}
    position: dict[str, Any] | None = None
    first: list[Act] = []
    step: list[LessonStep]
    expect: dict[str, Any] = {}

    @property
    def pupil(self) -> int:
        return self.players.index("")

    def messages(self) -> list[str]:
        """The messages without which the coach has nothing to say."""
        found = [f"lesson-{self.name}", f"lesson-{self.name}-idea"]
        for number, step in enumerate(self.step, 1):
            own = f"lesson-{self.name}-{number}"
            found += [own, f"{own}-why", *[f"{own}-{answer}" for answer in step.guess]]
        return found


@cache
def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game in their order. Raises BadLesson."""
    return [_read(file) for file in files_in(game, FOLDER, SUFFIX)]


def lesson_words(game: Game, language: str) -> str:
    """What the coach says in a language, as Fluent source; empty if it is not translated."""
    return game.file(f"{FOLDER}/{language}.ftl")


def _read(file: Traversable) -> Lesson:
    try:
        lesson = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadLesson(f"{file.name}: {error}") from error
    number, dash, name = file.name.removesuffix(SUFFIX).partition("-")
    if not number.isdecimal() or not dash or not name:
        raise BadLesson(f"{file.name}: a lesson's file is called NN-NAME{SUFFIX}")
    if lesson.players.count("") != 1:
        raise BadLesson(f"{file.name}: players: exactly one has no name, the pupil")
    for place, step in enumerate(lesson.step):
        _check_step(step, f"{file.name}: step[{place}]")
    return msgspec.structs.replace(lesson, name=name)


def _check_step(step: LessonStep, path: str) -> None:
    if bool(step.show) == bool(step.guess):
        raise BadLesson(f"{path}: either moves to show, or a guess")
    if step.guess and step.right not in step.guess:
        raise BadLesson(f"{path}.right: one of {', '.join(step.guess)}, not {step.right!r}")
    if len(step.allow) > len(step.show):
        raise BadLesson(f"{path}.allow: at most as many as there are moves to show")


def _fits(move: str, pattern: str) -> bool:
    words, wanted = move.split(" "), pattern.split(" ")
    return len(words) == len(wanted) and all(
        want in ("*", word) for word, want in zip(words, wanted, strict=True)
    )
