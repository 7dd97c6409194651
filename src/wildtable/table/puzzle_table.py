"""A puzzle at the table: who solves it plays on the real table, and is told what a try is worth."""

from typing import Final, final

from wildtable.bots.puzzle_file import Puzzle
from wildtable.bots.solving import OVER, Solving
from wildtable.kernel.game import Denial, Game
from wildtable.kernel.juncture import refuse, refuse_seat
from wildtable.kernel.scene import Phrase
from wildtable.table.private_table import PrivateTable, done, reason
from wildtable.table.screen import Screen
from wildtable.table.wire import (
    Answer,
    Attempted,
    Commit,
    Denied,
    Play,
    Stage,
    ToTable,
    Unstage,
    Why,
)
from wildtable.table.wire_suggest import told


@final
class PuzzleTable(PrivateTable):
    """A puzzle that somebody tries."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        solving = Solving(game, puzzle)
        screen = Screen(solving.match, solving.seat)
        super().__init__(f"{game.name}, puzzle {puzzle.name}", solving.match, screen)
        self._solving: Final = solving

    def hurry(self, seat: int) -> None:
        """Nobody else plays here."""

    async def suggest(self, seat: int, key: str) -> Answer:
        """To find it is what a puzzle is for."""
        return Denied(key, OVER.rule, Phrase("kernel-no-suggestions", {}))

    async def hear(self, seat: int, message: ToTable) -> Answer:
        """Do what is asked for; what came of it has been shown when this returns."""
        async with self.lock:
            before = len(self._solving.tried)
            answer = self.answered(message)
            self.show()
        if len(self._solving.tried) > before:
            self._tell()
        return answer

    def answer(self, message: ToTable) -> Answer:
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
                return reason(message.key, self._refused(parse(message.move)))
            case _:
                pass  # there is nobody to talk to, and nothing to take back or to leave
        return done(message.key, denial)

    def _refused(self, move: int) -> Denial | None:
        match = self._solving.match
        stage = match.staged(self.seat)
        state = match.state if stage is None else stage.preview
        return refuse_seat(state, self.seat) or refuse(match.content, state, self.seat, move)

    def _tell(self) -> None:
        """Say what the try is worth."""
        solving = self._solving
        if not solving.over:
            self._send(Attempted("on"))
        elif solving.right:
            self._send(Attempted("right", told(solving.puzzle.solution)))
        else:
            self._send(Attempted("wrong", told(solving.refutation())))

    def _send(self, message: Attempted) -> None:
        for viewer in self.screen.viewers:
            viewer.send(message)
