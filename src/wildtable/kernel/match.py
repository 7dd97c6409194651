"""A match is its log: play, seal, stage, undo, replay, fork.

Every way to change a match ends in `append`, which refuses a line or takes it whole. The state and
the answers that lie sealed beside it are a fold over the log (`Moment`).

A person's chain of moves is *staged* on a redeal, so that a preview can't show what the seat may
not know, taken back freely, and committed as one. Free undo reaches back to the last *barrier*:
chance, a reveal, or another seat's decision; beyond it the other seats must agree.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, final

from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Content, Denial, Game, State
from wildtable.kernel.line import LEAVE, MOVE, SEAL, UNDO, UNSEAL, Line
from wildtable.kernel.moves import Family
from wildtable.kernel.scene import News
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR, Turn

CHECKPOINT: Final = 64  # lines between kept states; a replay starts at the nearest


@final
class Moment:
    """The match at one point of its log."""

    def __init__(
        self, content: Content, state: State, answers: list[list[int]], left: list[int]
    ) -> None:
        self.content: Final = content
        self.state: Final = state
        self.answers: Final = answers  # by seat, [] while it owes one
        self.left: Final = left

    def clone(self) -> "Moment":
        answers = [list(chain) for chain in self.answers]
        return Moment(self.content, self.state.clone(), answers, list(self.left))

    def take(self, line: Line, told: list["Told"] | None) -> bool:
        """Apply a line that may be applied; True if it is a barrier to free undo."""
        if line.kind == SEAL:
            self.answers[line.seat] = line.moves
        elif line.kind == UNSEAL:
            self.answers[line.seat] = []
        elif line.kind == LEAVE:
            self.left.append(line.seat)
            self._hear(told)
            self.state.leave(line.seat)
            self._tell(told, line.seat, -1)
            self._drop_stale_answers()
        else:
            self._make(line.seat, line.moves[0], told)
            return line.seat == CHANCE or self.state.barrier or self.state.turn().sealed
        if self._all_in():
            self._open_answers(told)
        # In a sealed turn nothing is free to undo (an answer can be changed instead): otherwise
        # whether it is free would show who has answered.
        return True

    def _open_answers(self, told: list["Told"] | None) -> None:
        for seat, chain in enumerate(self.answers):
            for move in chain:
                self._make(seat, move, told)
            self.answers[seat] = []

    def _all_in(self) -> bool:
        turn = self.state.turn()
        return turn.sealed and all([len(self.answers[seat]) > 0 for seat in turn.seats])

    def _drop_stale_answers(self) -> None:
        """After somebody left: an answer stays if its seat still owes one and it still holds."""
        turn = self.state.turn()
        for seat, chain in enumerate(self.answers):
            if chain and not (
                turn.sealed
                and seat in turn.seats
                and refuse_chain(self.content, self.state, seat, chain, True) is None
            ):
                self.answers[seat] = []

    def _make(self, seat: int, move: int, told: list["Told"] | None) -> None:
        self.state.barrier = False
        self._hear(told)
        self.state.apply(seat, move)
        self._tell(told, seat, move)

    def _hear(self, told: list["Told"] | None) -> None:
        self.state.news = None if told is None else []

    def _tell(self, told: list["Told"] | None, seat: int, move: int) -> None:
        if told is not None:
            told.append(Told(seat, move, self.state.news or []))
            self.state.news = None


@final
class Told:
    """A move that was made (-1: the seat left) and the events that came of it."""

    def __init__(self, seat: int, move: int, events: list[int]) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events


@final
class Stage:
    """A seat's chain while it is being put together, on a sample of what the seat can't see."""

    def __init__(self, preview: State) -> None:
        self.preview: Final = preview
        self.moves: Final[list[int]] = []
        self.closed = False  # at a barrier: commit or take back

    def add(self, seat: int, move: int) -> None:
        self.preview.barrier = False
        self.preview.apply(seat, move)
        self.moves.append(move)
        self.closed = self.preview.barrier or seat not in self.preview.turn().seats


@final
class Match:
    """One game being played. A refusal is a `Denial`, returned as a value; None means done."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seats: int = 2,
        fair: FairChance | None = None,
        listen: bool = True,
    ) -> None:
        self.game: Final = game
        self.options: Final = game.with_defaults(options or {}, seats)
        self.content: Final[Content] = game.content(self.options)
        self.seats: Final = seats
        self.fair: Final = fair
        self.listen: Final = listen
        self.log: Final[list[Line]] = []
        self.draws = 0  # chance moves ever made, undone ones too: no draw is used twice
        self.news: Final[list[list[News]]] = [[] for _ in range(seats + 1)]
        self.versions: Final = [0] * (seats + 1)
        self._barriers: Final[list[bool]] = []
        self._marks: Final[list[list[int]]] = []  # by line: how much news each had before it
        self._stages: Final[dict[int, Stage]] = {}
        state = game.start(self.content, seats)
        start = Moment(self.content, state, [[] for _ in range(seats)], [])
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
        turn = self.turn()
        if not turn.sealed:
            return list(turn.seats)
        return [seat for seat in turn.seats if not self._now.answers[seat]]

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

    def lines(self) -> list[str]:
        return [line.text(self.content.moves) for line in self.log]

    # --- deciding ---------------------------------------------------------------------------

    def play(self, seat: int, moves: Sequence[int], version: int = -1) -> Denial | None:
        """Commit a chain of moves, all or nothing: a sealed answer where the turn is sealed."""
        if version >= 0 and version != self.version(seat):
            return Denial("KER-stale", "kernel-stale")
        turn = self.turn()
        denial = self._refuse_seat(seat)
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
        denial = self._refuse_seat(seat)
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
        for number in reversed(self._path(len(self.log))):
            if self._barriers[number] or self.log[number].seat != seat:
                break
            earliest = number
        return earliest

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
        return self._moment(number).state

    def fork(self, number: int = -1, fair: FairChance | None = None) -> "Match":
        """A new match that begins with what holds after `number` lines (-1: now)."""
        other = Match(self.game, self.options, self.seats, fair, self.listen)
        for i in self._path(number if number >= 0 else len(self.log)):
            other._enter(self.log[i])
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

    def _moment(self, number: int) -> Moment:
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
                return self._refuse_seat(seat) or Denial("KER-leave", "kernel-left")
            if not self.state.clone().leave(seat):
                return Denial("KER-leave", "kernel-cannot-leave")
            return None
        if line.kind == MOVE and seat == CHANCE:
            drawn = [move for move, _ in self.state.chance()]
            if self.turn().seat != CHANCE or line.moves[0] not in drawn:
                return Denial("KER-chance", "kernel-no-chance")
            return None
        denial = self._refuse_seat(seat)
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

    def _refuse_seat(self, seat: int) -> Denial | None:
        turn = self.turn()
        if turn.seat == NOBODY:
            return Denial("KER-over", "kernel-over")
        if seat not in turn.seats:
            return Denial("KER-turn", "kernel-not-asked", {"seat": seat})
        return None

    def _refuse_undo(self, line: Line) -> Denial | None:
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
        told: list[Told] | None = [] if self.listen else None
        self.log.append(line)
        if line.kind == UNDO:
            self._now = self._moment(line.to)
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
        self._stages.pop(line.seat, None)
        for seat, stage in list(self._stages.items()):
            del self._stages[seat]
            self._restage(seat, stage.moves)

    def _report(self, line: Line, told: list[Told]) -> None:
        for desk, news in enumerate(self.news):
            viewer = desk if desk < self.seats else SPECTATOR
            if line.kind == UNDO:
                news.append(News("undo", line.seat, [str(self._marks[line.to][desk])]))
            for step in told:
                self._report_step(step, viewer, news)

    def _report_step(self, step: Told, viewer: int, news: list[News]) -> None:
        if step.move < 0:
            news.append(News("leave", step.seat, []))
        else:
            family: Family = self.content.moves.family_of(step.move)
            if not family.secret or step.seat == viewer:
                news.append(News("move", step.seat, [family.name, *family.words(step.move)]))
        for event in step.events:
            words = self.content.events.words_for(event, viewer)
            if words is not None:
                news.append(News("event", step.seat, words))

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
        return seat if 0 <= seat < self.seats else self.seats


def refuse(content: Content, state: State, seat: int, move: int) -> Denial | None:
    """Why a seat that is asked may not make this move; numbers outside the space too."""
    if not 0 <= move < content.moves.size:
        return Denial("KER-text", "kernel-no-move", {"move": move})
    return state.why_not(seat, move)


def refuse_chain(
    content: Content, state: State, seat: int, moves: Sequence[int], sealed: bool
) -> Denial | None:
    """Why a chain can't be played: a move is refused, it runs past a barrier, or it is unfinished.

    A sealed answer must be whole; an open chain may stop anywhere.
    """
    if not moves:
        return Denial("KER-empty", "kernel-empty")
    walk = state.clone()
    walk.barrier = False
    for place, move in enumerate(moves):
        if place > 0 and (walk.barrier or seat not in walk.turn().seats):
            return Denial("KER-barrier", "kernel-barrier")
        denial = refuse(content, walk, seat, move)
        if denial is not None:
            return denial
        walk.apply(seat, move)
    turn = walk.turn()
    if sealed and not walk.barrier and turn.sealed and seat in turn.seats:
        return Denial("KER-unfinished", "kernel-unfinished")
    return None
