"""Hold a lesson to what it says: it can be taken to its success, whichever allowed move is made.

assert faults(game, lesson) == []
"""

from collections.abc import Iterator

from wildtable.kernel.game import BadOption, BadPosition, Game
from wildtable.kernel.lesson.coaching import Coaching, LessonStuck
from wildtable.kernel.lesson.lesson_file import Lesson, lesson_words
from wildtable.kernel.moves import BadText
from wildtable.kernel.position import NoField, at, same
from wildtable.kernel.view import view
from wildtable.kernel.words import message_ids

LONGEST = 200  # moves of others in a row; a lesson that goes on for longer is stuck


def faults(game: Game, lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, in words."""
    known = message_ids(lesson_words(game, "en"))
    found = [f"no message {id}" for id in lesson.messages() if id not in known]
    found += [f"there is no rule {rule}" for rule in lesson.rules if rule not in game.rules()]
    try:
        coaching = Coaching(game, lesson)
        on_the_way = _take(coaching)
        if on_the_way:
            return found + on_the_way
        for path, value in lesson.expect.items():
            is_so = at(coaching.match.state.dump(), path)
            if not same(is_so, value):
                found.append(f"success: {path} should be {value!r}, is {is_so!r}")
        if not lesson.expect:
            found.append("it does not say what success is")
        for place, instead in _detours(game, lesson):
            detour = _take(Coaching(game, lesson), place, instead)
            found += [f"with {instead!r} in step {place[0] + 1}: {each}" for each in detour]
    except (BadPosition, BadOption, BadText, LessonStuck, NoField) as error:
        found.append(str(error))
    return found


Place = tuple[int, int]  # a step, and a move of it
NOWHERE: Place = (-1, -1)


def _take(coaching: Coaching, other: Place = NOWHERE, instead: str = "") -> list[str]:
    """Take the lesson as it is shown, but for one move; what is wrong on the way."""
    _wait(coaching)
    while (step := coaching.step) is not None:
        number = coaching.at
        if coaching.match.over():
            return [f"the match is over before step {number + 1}"]
        for missing in set(step.point) - _there(coaching):
            return [f"step {number + 1} points at {missing}, which is not there"]
        if step.guess:
            coaching.guess()
        for place, shown in enumerate(step.show):
            stage = coaching.match.staged(coaching.seat)
            if stage is not None and stage.closed:
                return [f"step {number + 1} goes on after something new came to light: split it"]
            move = coaching.suggested(instead if (number, place) == other else shown)
            denial = coaching.stage(move)
            if denial is not None:
                return [f"step {number + 1}, {shown!r}: refused by {denial.rule}"]
        if coaching.at == number and coaching.commit() is not None:
            return [f"step {number + 1} is no whole answer"]
        _wait(coaching)
        if coaching.step is not None and not coaching.step.guess and not coaching.allowed():
            return [f"after step {number + 1} the pupil is not asked"]
    return []


def _wait(coaching: Coaching) -> None:
    """Let the others act until the pupil is asked. Raises LessonStuck."""
    for _ in range(LONGEST):
        if not coaching.others_act():
            return
    raise LessonStuck(f"{coaching.lesson.name}: the others go on and on")


def _there(coaching: Coaching) -> set[str]:
    """Everything on the table that can be pointed at."""
    match, seat = coaching.match, coaching.seat
    scene = view(match, seat).scene
    elements = [each.id for layout in match.game.layouts(match.content) for each in layout.elements]
    cards = [card.id for card in scene.hand]
    seats = [f"seat:{number}" for number in range(match.seats)]
    meters = [f"meter:{meter.id}" for meter in scene.meters]
    return {*elements, *cards, *seats, *meters, *[piece.id for piece in scene.pieces]}


def _detours(game: Game, lesson: Lesson) -> Iterator[tuple[Place, str]]:
    """Every move that does as well as a shown one, with its place."""
    coaching = Coaching(game, lesson)
    text, parse = coaching.match.content.moves.text, coaching.match.content.moves.parse
    _wait(coaching)
    while (step := coaching.step) is not None:
        number = coaching.at
        if step.guess:
            coaching.guess()
        for place, shown in enumerate(step.show):
            for move in coaching.allowed():
                if text(move) != shown:
                    yield (number, place), text(move)
            coaching.stage(parse(shown))
        if coaching.at == number:
            coaching.commit()
        _wait(coaching)
