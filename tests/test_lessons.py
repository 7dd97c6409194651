"""Every lesson of every game: it can be taken to its success, and all that it names is there."""

import pytest

from wildtable.kernel import registry
from wildtable.kernel.game import Game
from wildtable.kernel.kit.lessons import faults
from wildtable.kernel.lesson.coaching import NOT_NOW, Coaching
from wildtable.kernel.lesson.lesson_file import BadLesson, Lesson, LessonStep, lessons_of
from wildtable.kernel.view import view

LESSONS = [(game, lesson) for game in registry.games() for lesson in lessons_of(game)]
NAMES = [f"{game.name}-{lesson.name}" for game, lesson in LESSONS]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_a_lesson_leads_to_its_success(game: Game, lesson: Lesson) -> None:
    assert faults(game, lesson) == []


@pytest.fixture
def columns() -> Coaching:
    """Connect Four: the first disc in the middle, then a guess, then another disc."""
    lesson = Lesson(
        name="columns",
        rules=["C4-1"],
        players=["", "Bruno"],
        step=[
            LessonStep(show=["drop d"], allow=[["drop c"]]),
            LessonStep(guess=["yes", "no"], right="no"),
        ],
        expect={"board.5": "...X..."},
    )
    return Coaching(registry.game("connect-four"), lesson)


def test_a_pupil_is_offered_what_is_taught_and_nothing_else(columns: Coaching) -> None:
    parse = columns.match.content.moves.parse
    shown = columns.narrowed(view(columns.match, 0))
    assert [choice.move for choice in shown.choices] == ["drop c", "drop d"]
    assert columns.stage(parse("drop a")) == NOT_NOW
    assert columns.play([parse("drop a")]) == NOT_NOW
    assert columns.refuse(parse("drop c")) is None
    assert not columns.guess()


def test_a_lesson_goes_on_by_moves_and_by_guesses(columns: Coaching) -> None:
    assert columns.play([columns.match.content.moves.parse("drop c")]) is None
    assert columns.at == 1
    assert columns.narrowed(view(columns.match, 0)).choices == []
    assert columns.guess()
    assert columns.step is None


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"step": [LessonStep(show=["drop d"], point=["column:z"])]}, "points at column:z"),
        ({"step": [LessonStep(show=["drop d", "drop d"])]}, "step 1"),
        ({"step": [LessonStep(show=["drop d"])], "expect": {}}, "what success is"),
        (
            {"step": [LessonStep(show=["drop d"])], "expect": {"board.5": "X......"}},
            "success: board.5",
        ),
        ({"rules": ["C4-99"], "step": [LessonStep(show=["drop d"])]}, "no rule C4-99"),
        ({"step": [LessonStep(show=["drop d"]), LessonStep(show=["drop d"])]}, "not asked"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(change: dict[str, object], fault: str) -> None:
    fields = {"name": "x", "rules": [], "players": ["", "Bruno"], "expect": {"board.0": "......."}}
    lesson = Lesson(**{**fields, **change})  # type: ignore[arg-type]
    assert fault in " ".join(faults(registry.game("connect-four"), lesson))


def test_a_file_that_is_no_lesson_is_refused_with_its_name(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("packages")
    (folder / "taught" / "lessons").mkdir(parents=True)
    (folder / "taught" / "__init__.py").touch()
    file = folder / "taught" / "lessons" / "01-one.toml"
    file.write_text('rules = []\nplayers = ["Ada", "Bruno"]\nstep = []')
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(registry.game("connect-four"), "package", "taught")
    lessons_of.cache_clear()
    try:
        with pytest.raises(BadLesson, match=r"01-one\.toml: players: exactly one has no name"):
            lessons_of(registry.game("connect-four"))
    finally:
        lessons_of.cache_clear()
