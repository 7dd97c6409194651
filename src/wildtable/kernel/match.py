"""A match is its log: play, seal, stage, undo, replay, fork.

Every way to change a match ends in `append`, which refuses a line or takes it whole. What is so is
a fold over the log (`juncture.py`).

A person's chain of moves is *staged* on a redeal, so that a preview can't show what the seat may
not know, taken back freely, and committed as one. Free undo reaches back to the last *barrier*:
chance, a reveal, or another seat's decision; beyond it the other seats must agree.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, final

from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Content, Denial, Game, State
from wildtable.kernel.juncture import (
    Happening,
    Juncture,
    refuse,
    refuse_chain,
    refuse_chance,
    refuse_seat,
)
from wildtable.kernel.line import LEAVE, MOVE, SEAL, UNDO, UNSEAL, Line
from wildtable.kernel.moves import Family
from wildtable.kernel.scene import News
from wildtable.kernel.turn import CHANCE, NOBODY, REFEREE, SPECTATOR, Turn

CHECKPOINT: Final = 64  # lines between kept states; a replay starts at the nearest
MOST_STILLS: Final = 100  # kept for each viewer: more than come of a decision
VIEWERS: Final = (SPECTATOR, REFEREE)  # who hears the news beside the seats


@final
class Stage:
    """A seat's chain while it is being put together, on a sample of what the seat can't see."""

    def __init__(self, preview: State) -> None:
        self.preview: Final = preview
        self.moves: Final[list[int]] = []
        self.before: Final[list[State]] = []  # of each move, as the seat was asked for it
        self.closed = False  # at a barrier: commit or take back

    def add(self, seat: int, move: int) -> None:
        self.before.append(self.preview.clone())
        self.preview.barrier = False
        self.preview.apply(seat, move)
        self.moves.append(move)
        self.closed = self.preview.barrier or seat not in self.preview.turn().seats


@final
class Match:
    """One game being played. A refusal is a `Denial`, returned as a value; None means done.

    It starts as the game says, or where `begin` says: a scenario, a lesson.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seats: int = 2,
        fair: FairChance | None = None,
        listen: bool = True,
        watch: bool = False,
        begin: Callable[[Content], State] | None = None,
    ) -> None:
        self.game: Final = game
        self.options: Final = game.with_defaults(options or {}, seats)
        self.begin: Final = begin
        self.content: Final[Content] = game.content(self.options)
        self.seats: Final = seats
        self.fair = fair  # None also as long as seats are still adding words to it
        self.fair_since = 0  # a fork's first lines were drawn from the stream of another match
        self.listen: Final = listen
        self.watch: Final = watch
        self.log: Final[list[Line]] = []
        self.draws = 0  # chance moves ever made, undone ones too: no draw is used twice
        # By desk: the seats, then spectators, then referees.
        self.news: Final[list[list[News]]] = [[] for _ in range(seats + 2)]
        self._stills: Final[list[dict[int, State]]] = [{} for _ in range(seats + 2)]
        self.versions: Final = [0] * (seats + 2)
        self._barriers: Final[list[bool]] = []
        self._marks: Final[list[list[int]]] = []  # by line: how much news each had before it
        self._sent: Final[list[list[int]]] = []  # by line: everybody's version after it
        self._stages: Final[dict[int, Stage]] = {}
        state = game.start(self.content, seats) if begin is None else begin(self.content)
        start = Juncture(self.content, state, [[] for _ in range(seats)], [], watch)
        self._checkpoints: Final = {0: start.clone()}
        self._now = start

    # --- what is so -------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state now. Read it, clone it; only the match changes it."""
        return self._now.state

    def turn(self) -> Turn:
        return self._now.state.turn()

    def over(self) -> bool:
        return self.turn().seat == NOBODY

    def owing(self) -> list[int]:
        """Seats that must still decide: in a sealed turn those without an answer."""
        return self._now.owing()

    def answer(self, seat: int) -> list[int]:
        """The seat's own sealed answer; for nobody else's eyes."""
        return list(self._now.answers[seat])

    def left(self) -> list[int]:
        """Seats that have conceded."""
        return list(self._now.left)

    def version(self, seat: int) -> int:
        """How often this seat was sent something; a decision names the version it answers."""
        return self.versions[self._desk(seat)]

    def heard(self, seat: int) -> list[News]:
        """A seat's log: its news, without gaps."""
        return self.news[self._desk(seat)]

    def stills(self, seat: int) -> dict[int, State]:
        """Of the last events that a seat has heard: the state as each was told, by its number."""
        return self._stills[self._desk(seat)]

    def lines(self) -> list[str]:
        return [line.text(self.content.moves) for line in self.log]

    def picture(self, seat: int = SPECTATOR) -> str:
        """The table as a seat sees it now, as an SVG; a notebook shows a match like that."""
        from wildtable.kernel.picture.page import picture  # a match that is played needs none

        return picture(self.game, self.content, self.state, self.seats, seat)

    def _repr_svg_(self) -> str:
        return self.picture()

    # --- deciding ---------------------------------------------------------------------------

    def play(self, seat: int, moves: Sequence[int], version: int = -1) -> Denial | None:
        """Commit a chain of moves, all or nothing: a sealed answer where the turn is sealed."""
        if version >= 0 and version != self.version(seat):
            return Denial("KER-stale", "kernel-stale")
        turn = self.turn()
        denial = refuse_seat(self.state, seat)
        if denial is None:
            denial = refuse_chain(self.content, self.state, seat, moves, turn.sealed)
        if denial is not None:
            return denial
        if turn.sealed:
            return self.append(Line(SEAL, seat, moves))
        for move in moves:
            self._enter(Line(MOVE, seat, [move]))
        return None

    def unseal(self, seat: int) -> Denial | None:
        return self.append(Line(UNSEAL, seat))

    def leave(self, seat: int) -> Denial | None:
        return self.append(Line(LEAVE, seat))

    def draw(self) -> Denial | None:
        """Let chance make its move from the fair stream."""
        if self.fair is None or self.turn().seat != CHANCE:
            return Denial("KER-chance", "kernel-no-chance")
        move = self.fair.choose(self.state.chance(), self.draws)
        return self.append(Line(MOVE, CHANCE, [move]))

    def settle(self) -> None:
        """Let chance move until a seat must decide or the match is over."""
        while self.fair is not None and self.turn().seat == CHANCE:
            self.draw()

    # --- staging ----------------------------------------------------------------------------

    def stage(self, seat: int, move: int) -> Denial | None:
        """Add a move to the seat's chain, seen by the seat alone."""
        denial = refuse_seat(self.state, seat)
        if denial is not None:
            return denial
        stage = self._stages.get(seat)
        if stage is None:
            stage = self._new_stage(seat)
        if stage.closed:
            return Denial("KER-barrier", "kernel-barrier")
        denial = refuse(self.content, stage.preview, seat, move)
        if denial is None:
            stage.add(seat, move)
            self._stages[seat] = stage
        return denial

    def unstage(self, seat: int, keep: int = -1) -> None:
        """Take the last staged move back, or all but the first `keep`."""
        staged = self._stages.pop(seat, None)
        if staged is not None:
            self._restage(seat, staged.moves[:keep] if keep >= 0 else staged.moves[:-1])

    def staged(self, seat: int) -> Stage | None:
        return self._stages.get(seat)

    def commit(self, seat: int, version: int = -1) -> Denial | None:
        """Play the staged chain; it stays staged if it is refused."""
        stage = self._stages.get(seat)
        if stage is None:
            return Denial("KER-empty", "kernel-nothing-staged")
        return self.play(seat, stage.moves, version)

    def _new_stage(self, seat: int) -> Stage:
        # Seeded by what the seat knows anyway: the sample depends on nothing hidden.
        rng = Random(f"{seat}/{self.version(seat)}")
        return Stage(self.state.redeal(seat, rng))

    def _restage(self, seat: int, moves: list[int]) -> None:
        """Put a chain together anew, up to the first move that is refused."""
        for move in moves:
            if self.stage(seat, move) is not None:
                break

    # --- undo -------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """The earliest line that this seat may take back alone, or -1."""
        earliest = -1
        if self.over():
            return earliest
        number = len(self.log)
        while number > 0:  # as `_path` goes, but no further back than needed
            line = self.log[number - 1]
            if line.kind == UNDO:
                number = line.to
                continue
            number -= 1
            if self._barriers[number] or line.seat != seat:
                break
            earliest = number
        return earliest

    def last_of(self, seat: int) -> int:
        """The last line of this seat that still holds, or -1."""
        own = [number for number in self._path(len(self.log)) if self.log[number].seat == seat]
        return own[-1] if own else -1

    def undo(self, seat: int, to: int = -1, agreed: Sequence[int] = ()) -> Denial | None:
        """Take back line `to` and all after it (-1: the seat's last line).

        Free back to the last barrier; beyond it every other seat must agree.
        """
        if to < 0:
            path = self._path(len(self.log))
            to = path[-1] if path else -1
        return self.append(Line(UNDO, seat, (), to, agreed))

    # --- replay -----------------------------------------------------------------------------

    def at(self, number: int) -> State:
        """The state after the first `number` lines of the log."""
        return self.juncture(number).state

    def version_at(self, number: int, seat: int) -> int:
        """The version of a seat after the first `number` lines."""
        return self._sent[number - 1][self._desk(seat)] if number > 0 else 0

    def heard_at(self, number: int, seat: int) -> int:
        """How much news a seat had after the first `number` lines."""
        desk = self._desk(seat)
        return self._marks[number][desk] if number < len(self.log) else len(self.news[desk])

    def fork(self, number: int = -1, fair: FairChance | None = None) -> "Match":
        """A new match that begins with what holds after `number` lines (-1: now)."""
        other = Match(
            self.game, self.options, self.seats, fair, self.listen, self.watch, self.begin
        )
        for i in self._path(number if number >= 0 else len(self.log)):
            other._enter(self.log[i])
        other.fair_since = len(other.log)
        return other

    def _path(self, number: int) -> list[int]:
        """The lines that hold after `number` lines, undone ones left out."""
        found: list[int] = []
        while number > 0:
            line = self.log[number - 1]
            if line.kind == UNDO:
                number = line.to
            else:
                number -= 1
                found.append(number)
        found.reverse()
        return found

    def juncture(self, number: int) -> Juncture:
        """All that was so after the first `number` lines of the log."""
        if not 0 <= number <= len(self.log):
            raise IndexError(f"the log has {len(self.log)} lines, not {number}")
        ahead: list[Line] = []
        while number not in self._checkpoints:
            line = self.log[number - 1]
            if line.kind == UNDO:
                number = line.to
            else:
                number -= 1
                ahead.append(line)
        moment = self._checkpoints[number].clone()
        for line in reversed(ahead):
            moment.take(line, None)
        return moment

    # --- the log ----------------------------------------------------------------------------

    def append(self, line: Line) -> Denial | None:
        """Take a line into the log, or say why not and change nothing."""
        denial = self._refuse_line(line)
        if denial is None:
            self._enter(line)
        return denial

    def _refuse_line(self, line: Line) -> Denial | None:
        seat = line.seat
        if line.kind == UNDO:
            return self._refuse_undo(line)
        if line.kind == LEAVE:
            if not 0 <= seat < self.seats or self.over() or seat in self._now.left:
                return refuse_seat(self.state, seat) or Denial("KER-leave", "kernel-left")
            if not self.state.clone().leave(seat):
                return Denial("KER-leave", "kernel-cannot-leave")
            return None
        if line.kind == MOVE and seat == CHANCE:
            return refuse_chance(self.state, line.moves[0])
        denial = refuse_seat(self.state, seat)
        if denial is not None:
            return denial
        sealed = self.turn().sealed
        if (line.kind == MOVE) == sealed:
            return Denial("KER-sealed", "kernel-sealed" if sealed else "kernel-not-sealed")
        if line.kind == UNSEAL:
            if not self._now.answers[seat]:
                return Denial("KER-empty", "kernel-nothing-sealed")
            return None
        return refuse_chain(self.content, self.state, seat, line.moves, sealed)

    def _refuse_undo(self, line: Line) -> Denial | None:
        if self.over():  # its secret may be known by now, and with it every draw to come
            return Denial("KER-over", "kernel-over")
        path = self._path(len(self.log))
        if line.to not in path or not 0 <= line.seat < self.seats:
            return Denial("KER-undo", "kernel-nothing-to-undo")
        free = self.undoable(line.seat)
        if 0 <= free <= line.to:
            return None
        for seat in range(self.seats):
            if seat != line.seat and seat not in line.agreed and seat not in self._now.left:
                return Denial("KER-undo", "kernel-undo-needs-consent", {"seat": seat})
        return None

    def _enter(self, line: Line) -> None:
        before = self.turn()
        self._marks.append([len(news) for news in self.news])
        told: list[Happening] | None = [] if self.listen else None
        self.log.append(line)
        if line.kind == UNDO:
            self._now = self.juncture(line.to)
            self._barriers.append(True)
        else:
            self._barriers.append(self._now.take(line, told))
            if line.kind == MOVE and line.seat == CHANCE:
                self.draws += 1
        if len(self.log) % CHECKPOINT == 0:
            self._checkpoints[len(self.log)] = self._now.clone()
        if self.listen:
            self._report(line, told or [])
        opened = line.kind == SEAL and not self._now.answers[line.seat]
        self._send(line.seat, before, opened or line.kind == UNDO)
        self._sent.append(list(self.versions))
        self._stages.pop(line.seat, None)
        for seat, stage in list(self._stages.items()):
            del self._stages[seat]
            self._restage(seat, stage.moves)

    def _report(self, line: Line, told: list[Happening]) -> None:
        for desk, news in enumerate(self.news):
            viewer = desk if desk < self.seats else VIEWERS[desk - self.seats]
            if line.kind == UNDO:
                news.append(News("undo", line.seat, [str(self._marks[line.to][desk])]))
            for step in told:
                self._report_step(step, viewer, news, self._stills[desk])

    def _report_step(
        self, step: Happening, viewer: int, news: list[News], stills: dict[int, State]
    ) -> None:
        if step.move < 0:
            news.append(News("leave", step.seat, []))
        else:
            family: Family = self.content.moves.family_of(step.move)
            if not family.secret or viewer in (step.seat, REFEREE):
                news.append(News("move", step.seat, [family.name, *family.words(step.move)]))
        for place, event in enumerate(step.events):
            words = self.content.events.words_for(event, viewer)
            if words is not None:
                if self.watch and self.content.events.family_of(event).story:
                    stills[len(news)] = step.stills[place]
                news.append(News("event", step.seat, words))
        for number in list(stills)[:-MOST_STILLS]:
            del stills[number]

    def _send(self, actor: int, before: Turn, to_all: bool) -> None:
        """Count an update for everybody who has something new: news, a turn, an own line."""
        after = self.turn()
        turned = to_all or after.seat != before.seat or after.seats != before.seats
        turned = turned or after.sealed != before.sealed
        marks = self._marks[-1]
        for desk, news in enumerate(self.news):
            if turned or desk == actor or len(news) > marks[desk]:
                self.versions[desk] += 1

    def _desk(self, seat: int) -> int:
        if 0 <= seat < self.seats:
            return seat
        return self.seats + 1 if seat == REFEREE else self.seats
