"""A lesson being taken: a match in which the pupil may make the moves of the step, and no other.

What the others do is written in the lesson, so nobody thinks and nothing is left to luck.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, final

import msgspec

from wildtable.kernel.chance import sample
from wildtable.kernel.game import Content, Denial, Game, State
from wildtable.kernel.juncture import refuse, refuse_seat
from wildtable.kernel.kit.acting import number
from wildtable.kernel.lesson.lesson_file import Lesson, LessonStep
from wildtable.kernel.line import MOVE, Line
from wildtable.kernel.match import Match
from wildtable.kernel.turn import CHANCE
from wildtable.kernel.view import View

NOT_NOW: Final = Denial("KER-lesson", "kernel-not-in-lesson")  # legal, and not what is taught now


class LessonStuck(RuntimeError):
    """What a lesson says can't be done: a fault of its file, which the tests find first."""


@final
class Coaching:
    """A lesson, its match, and how far the pupil has come.

    `at` counts the steps that are done. Whoever calls lets the others act (`others_act`) until
    they have, after every decision of the pupil and at first.
    """

    def __init__(self, game: Game, lesson: Lesson) -> None:
        def begin(content: Content) -> State:
            if lesson.position is None:
                return game.start(content, len(lesson.players))
            return game.load(content, lesson.position, Random(lesson.name))

        self.lesson: Final = lesson
        self.seat: Final = lesson.pupil
        self.match: Final = Match(
            game, lesson.options, len(lesson.players), watch=True, begin=begin
        )
        self.at = 0
        self._made = 0  # moves of the step
        self._coming = list(lesson.first)
        self._lots: Final = Random(lesson.name)

    @property
    def step(self) -> LessonStep | None:
        """What the pupil is to do; None once all is done."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    # --- the pupil --------------------------------------------------------------------------

    def allowed(self) -> list[int]:
        """The moves that do for the step, after what is staged."""
        stage = self.match.staged(self.seat)
        state = self.match.state if stage is None else stage.preview
        if self._coming or (stage is not None and stage.closed):
            return []
        if self.seat not in state.turn().seats:
            return []
        return [move for move in state.legal(self.seat) if self._suits(self._place(), move)]

    def suggested(self, shown: str) -> int:
        """The move that the lesson shows, or where it is taken already one that does as well."""
        move = self.match.content.moves.parse(shown)
        allowed = self.allowed()
        return move if move in allowed or not allowed else allowed[0]

    def refuse(self, move: int) -> Denial | None:
        """Why the pupil may not make this move next: by the rules, else because of the lesson."""
        stage = self.match.staged(self.seat)
        state = self.match.state if stage is None else stage.preview
        denial = refuse_seat(state, self.seat)
        denial = denial or refuse(self.match.content, state, self.seat, move)
        return denial or (None if self._suits(self._place(), move) else NOT_NOW)

    def stage(self, move: int) -> Denial | None:
        """Add a move to the chain. One that ends the step is made, unless it has to be confirmed.

        So a coach can say at once why it was good.
        """
        denial = self.refuse(move) or self.match.stage(self.seat, move)
        stage = self.match.staged(self.seat)
        if denial is None and stage is not None and not stage.closed:
            assert self.step is not None
            if self._place() == len(self.step.show):
                return self.commit()
        return denial

    def commit(self, version: int = -1) -> Denial | None:
        stage = self.match.staged(self.seat)
        moves = [] if stage is None else stage.moves
        return self.play(moves, version)

    def play(self, moves: Sequence[int], version: int = -1) -> Denial | None:
        """Make a chain of moves of the step."""
        step = self.step
        fitting = step is not None and self._made + len(moves) <= len(step.show)
        if not fitting or not all(
            self._suits(self._made + place, move) for place, move in enumerate(moves)
        ):
            return NOT_NOW
        denial = self.match.play(self.seat, moves, version)
        if denial is None:
            self._made += len(moves)
            assert step is not None
            if self._made == len(step.show):
                self._go_on(step)
        return denial

    def guess(self) -> bool:
        """The pupil has guessed, and has read what is right; False where nothing is asked."""
        step = self.step
        if step is None or not step.guess or self._coming:
            return False
        self._go_on(step)
        return True

    def _go_on(self, step: LessonStep) -> None:
        self.at += 1
        self._made = 0
        self._coming = list(step.then)

    def _place(self) -> int:
        """How many moves of the step are made or staged."""
        stage = self.match.staged(self.seat)
        return self._made + (0 if stage is None else len(stage.moves))

    def _suits(self, place: int, move: int) -> bool:
        step = self.step
        if step is None or place >= len(step.show):
            return False
        return step.allows(place, self.match.content.moves.text(move))

    # --- the others -------------------------------------------------------------------------

    def others_act(self) -> bool:
        """Let the others, or chance, make their next move; False where the pupil is asked.

        Raises LessonStuck.
        """
        if self._coming and not self._drawn_by_lots():
            act = self._coming.pop(0)
            parse = self.match.content.moves.parse
            self._make(number(act.seat), [parse(move) for move in act.move.split("; ")])
            return True
        if self.match.turn().seat == CHANCE:
            self._make(CHANCE, [sample(self.match.state.chance(), self._lots)])
            return True
        return False

    def _drawn_by_lots(self) -> bool:
        """Whether chance decides something that the lesson does not name."""
        return self.match.turn().seat == CHANCE and self._coming[0].seat != "chance"

    def _make(self, seat: int, moves: Sequence[int]) -> None:
        if seat == CHANCE:
            denial = self.match.append(Line(MOVE, CHANCE, moves))
        else:
            denial = self.match.play(seat, moves)
        if denial is not None:
            what = f"{seat}: {'; '.join(map(self.match.content.moves.text, moves))}"
            raise LessonStuck(f"{self.lesson.name}: {what} is refused by {denial.rule}")

    # --- what is seen -----------------------------------------------------------------------

    def narrowed(self, view: View) -> View:
        """What the pupil is shown, with the moves of the step in place of all that are legal."""
        text = self.match.content.moves.text
        allowed = {text(move) for move in self.allowed()}
        legal = {choice.move for choice in view.choices}
        prompt = view.scene.prompt
        prompt = msgspec.structs.replace(
            prompt,
            shortcuts=[each for each in prompt.shortcuts if self._goes(each.moves)],
            hints=[each for each in prompt.hints if each.move in allowed or each.move not in legal],
            window=False,
            warnings=[],  # a coach says what is to be thought of
        )
        return msgspec.structs.replace(
            view,
            scene=msgspec.structs.replace(view.scene, prompt=prompt),
            choices=[choice for choice in view.choices if choice.move in allowed],
            can_undo=False,
        )

    def _goes(self, moves: Sequence[str]) -> bool:
        """Whether a chain of moves does for the rest of the step."""
        step, place = self.step, self._place()
        if step is None or place + len(moves) > len(step.show):
            return False
        return all(step.allows(place + later, move) for later, move in enumerate(moves))
