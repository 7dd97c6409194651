"""A puzzle at the table: who solves it plays on the real table, and is told what a try is worth.

Like a lesson it lives as long as the websocket and is kept nowhere: who tries again begins anew.
"""

import asyncio
import logging
from typing import Final, final

from wildtable.bots.puzzle_file import Puzzle
from wildtable.bots.puzzles import EQUAL
from wildtable.bots.solving import OVER, Solving
from wildtable.kernel.game import Denial, Game
from wildtable.kernel.moment import refuse, refuse_seat
from wildtable.kernel.moves import UnknownMove
from wildtable.kernel.scene import Phrase
from wildtable.table.connection import Connection
from wildtable.table.screen import Screen
from wildtable.table.thinker import Question
from wildtable.table.thinkers import NoThought, Thinkers
from wildtable.table.wire import (
    Ack,
    Answer,
    Attempted,
    Commit,
    Denied,
    Play,
    Presence,
    Reason,
    Stage,
    ToTable,
    Unstage,
    Why,
)
from wildtable.table.wire_suggest import told

log = logging.getLogger(__name__)


@final
class PuzzleTable:
    """A puzzle that somebody tries; what was not foreseen is judged where bots think."""

    def __init__(self, game: Game, puzzle: Puzzle, thinkers: Thinkers) -> None:
        self.id: Final = f"{game.name}, puzzle {puzzle.name}"
        self._solving: Final = Solving(game, puzzle)
        self._screen: Final = Screen(self._solving.match, puzzle.seat)
        self._thinkers: Final = thinkers
        self._lock: Final = asyncio.Lock()
        self._judging: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int:
        return self._solving.seat

    async def join(self, connection: Connection) -> None:
        async with self._lock:
            self._screen.admit(connection)
            connection.send(Presence([1] * self._solving.match.seats))

    async def part(self, connection: Connection) -> None:
        self._screen.viewers.pop(connection, None)
        if self._judging is not None:
            self._judging.cancel()
            await asyncio.wait([self._judging])

    async def show_whole(self, connection: Connection, since: int) -> None:
        async with self._lock:
            self._screen.show_whole(connection, since)

    def hurry(self, seat: int) -> None:
        """Nobody else plays here."""

    async def suggest(self, seat: int, key: str) -> Answer:
        """To find it is what a puzzle is for."""
        return Denied(key, OVER.rule, Phrase("kernel-no-suggestions", {}))

    async def hear(self, seat: int, message: ToTable) -> Answer:
        """Do what is asked for; what came of it has been shown when this returns."""
        async with self._lock:
            before = len(self._solving.tried)
            try:
                answer = self._answer(message)
            except UnknownMove as error:
                answer = Denied(message.key, "KER-text", Phrase(error.message, error.arguments))
            text = self._screen.look()
            for viewer in self._screen.viewers:
                if text:
                    viewer.post(text)
        if len(self._solving.tried) > before:
            self._tell()
        return answer

    def _answer(self, message: ToTable) -> Answer:
        solving = self._solving
        played, parse = solving.match, solving.match.content.moves.parse
        denial: Denial | None = OVER
        match message:
            case Stage():
                denial = OVER if solving.over else played.stage(self.seat, parse(message.move))
            case Unstage():
                played.unstage(self.seat, message.keep)
                denial = None
            case Commit():
                stage = played.staged(self.seat)
                denial = solving.play([] if stage is None else stage.moves, message.version)
            case Play():
                denial = solving.play([parse(move) for move in message.moves], message.version)
            case Why():
                why = self._refused(parse(message.move))
                if why is None:
                    return Reason(message.key, None, None)
                return Reason(message.key, why.rule, Phrase(why.message, why.args))
            case _:
                pass  # there is nobody to talk to, and nothing to take back or to leave
        if denial is None:
            return Ack(message.key)
        return Denied(message.key, denial.rule, Phrase(denial.message, denial.args))

    def _refused(self, move: int) -> Denial | None:
        match = self._solving.match
        stage = match.staged(self.seat)
        state = match.state if stage is None else stage.preview
        return refuse_seat(state, self.seat) or refuse(match.content, state, self.seat, move)

    def _tell(self) -> None:
        """Say what the try is worth, or let a bot find out."""
        solving = self._solving
        if not solving.over:
            self._send(Attempted("on"))
        elif solving.right:
            self._send(Attempted("right", told(solving.puzzle.solution)))
        elif (known := solving.refutation()) is not None:
            self._send(Attempted("wrong", told(known)))
        else:
            self._send(Attempted("judging"))
            self._judging = asyncio.create_task(self._judge())

    async def _judge(self) -> None:
        """What nobody has foreseen may be as good: then it is right, too."""
        match, puzzle = self._solving.match, self._solving.puzzle
        question = Question(
            match.game.name,
            match.options,
            puzzle.position,
            self.seat,
            "",
            puzzle.name,
            chosen=self._solving.tried,
        )
        try:
            thought = await self._thinkers.think(question, self.id, urgent=True)
        except NoThought as error:
            log.warning("%s: %s", self.id, error)
            self._send(Attempted("wrong"))
            return
        chosen = thought.suggestion.chosen if thought.suggestion else None
        if chosen is not None and chosen.cost <= EQUAL:
            self._send(Attempted("right", told(chosen)))
        else:
            self._send(Attempted("wrong", told(chosen) if chosen else None))

    def _send(self, message: Attempted) -> None:
        for viewer in self._screen.viewers:
            viewer.send(message)
