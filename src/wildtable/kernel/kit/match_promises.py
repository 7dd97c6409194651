"""What a match promises on top of its game: the log is the truth, answers are unseen, undo undoes.

Each looks at a match that was played to its end, as the steps that were made.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import msgspec

from wildtable.kernel.game import Denial, Game, State, canonical
from wildtable.kernel.kit.promises import Broken
from wildtable.kernel.line import MOVE, SEAL, Line, read_line
from wildtable.kernel.match import Match
from wildtable.kernel.record.record import BadRecord, dumps, loads, make_record
from wildtable.kernel.record.replay import replay
from wildtable.kernel.turn import CHANCE, SPECTATOR
from wildtable.kernel.view import View, view

CHANGES_OF_MIND = 0.2  # how often a seat gives its answer twice
UNDOS = 0.1  # how often a line that may be undone is


class Setting(NamedTuple):
    """How a match is set up."""

    seats: int
    options: dict[str, str]


class MoveMade(NamedTuple):
    """A move that was made; `sealed` if it belongs to an answer that is opened with others.

    `whole` says that a sealed answer ends with it: the next may be the same seat's, too.
    """

    seat: int
    move: int
    sealed: bool = False
    whole: bool = True


class WholeMatch(NamedTuple):
    """A match from beginning to end."""

    game: Game
    setting: Setting
    steps: list[MoveMade]
    state: State

    def match(self) -> Match:
        """A new match with this one's setting; chance is told what to draw."""
        return Match(self.game, self.setting.options, self.setting.seats)

    def lines(self) -> list[Line]:
        """The steps as lines of a log: the moves of a sealed answer are one line."""
        lines: list[Line] = []
        chain: list[int] = []
        for step in self.steps:
            if not step.sealed:
                lines.append(Line(MOVE, step.seat, [step.move]))
                continue
            chain.append(step.move)
            if step.whole:
                lines.append(Line(SEAL, step.seat, chain))
                chain = []
        return lines


# True if there was something to try.
Afterwards = Callable[[WholeMatch, Random], bool]


def replay_gives_the_same_state(played: WholeMatch, rng: Random) -> bool:
    """The log, read back from its text, gives the same state at the end and at every point."""
    match = played.match()
    positions = [canonical(match.state.dump())]
    for line in played.lines():
        text = line.text(match.content.moves)
        _take(match, read_line(text, match.content.moves))
        positions.append(canonical(match.state.dump()))
    if positions[-1] != canonical(played.state.dump()):
        raise Broken("the match ends in another state than the game did")
    for number in rng.sample(range(len(positions)), min(6, len(positions))):
        if canonical(match.at(number).dump()) != positions[number]:
            raise Broken(f"a replay to line {number} gives another state")
        if canonical(match.fork(number).state.dump()) != positions[number]:
            raise Broken(f"a fork at line {number} has another state")
    return True


def records_round_trip(played: WholeMatch, rng: Random) -> bool:
    """A match saved and read again is the same match."""
    match = played.match()
    for line in played.lines():
        _take(match, line)
    text = dumps(make_record(match))
    try:
        again = replay(loads(text), played.game)
    except BadRecord as error:
        raise Broken(f"a record that was written does not read: {error}") from error
    if dumps(make_record(again)) != text:
        raise Broken("a record that was read is written differently")
    if canonical(again.state.dump()) != canonical(match.state.dump()):
        raise Broken("a record gives another state than its match")
    return True


def answers_are_unseen(played: WholeMatch, rng: Random) -> bool:
    """Until the last answer is in, nobody sees what a seat has sealed, or that it changed it.

    Views are dear and answers many: of each answer one viewer is asked.
    """
    match = played.match()
    viewers = [*range(played.setting.seats), SPECTATOR]
    for line in played.lines():
        if line.kind != SEAL:
            _take(match, line)
            continue
        viewer = rng.choice([each for each in viewers if each != line.seat])
        before = _view_but_ticks(match, viewer)
        times = 2 if rng.random() < CHANGES_OF_MIND and len(match.owing()) > 1 else 1
        for _ in range(times):
            _take(match, line)
        if match.answer(line.seat) and _view_but_ticks(match, viewer) != before:
            raise Broken(f"seat {viewer} sees that seat {line.seat} has answered")
    return any(line.kind == SEAL for line in played.lines())


def undo_gives_the_state_back(played: WholeMatch, rng: Random) -> bool:
    """A free undo gives the state before the move, to everybody; what was undone stays logged."""
    match = played.match()
    tried = False
    for line in played.lines():
        before = canonical(match.state.dump())
        _take(match, line)
        if match.undoable(line.seat) != len(match.log) - 1 or rng.random() > UNDOS:
            continue
        tried = True
        length = len(match.log)
        denial = match.undo(line.seat)
        if denial is not None:
            raise Broken(f"an undo that is free is denied: {denial!r}")
        if canonical(match.state.dump()) != before:
            raise Broken(f"undo of {line.text(match.content.moves)} gives another state")
        if len(match.log) != length + 1:
            raise Broken("an undo took a line out of the log")
        _take(match, line)
    return tried


def staging_commits_as_one(played: WholeMatch, rng: Random) -> bool:
    """A chain that is staged, taken back, staged again and committed does what it would alone."""
    match = played.match()
    for line in played.lines():
        if line.seat == CHANCE:
            _take(match, line)
            continue
        before = canonical(match.state.dump())
        for move in line.moves:
            _not_denied(match.stage(line.seat, move), "a staged move is denied")
        match.unstage(line.seat)
        _not_denied(match.stage(line.seat, line.moves[-1]), "a move staged again is denied")
        if canonical(match.state.dump()) != before:
            raise Broken("staging changed the match")
        _not_denied(match.commit(line.seat, match.version(line.seat)), "a commit is denied")
    if canonical(match.state.dump()) != canonical(played.state.dump()):
        raise Broken("the committed match ends in another state than the game did")
    return True


AFTERWARDS: list[Afterwards] = [
    replay_gives_the_same_state,
    records_round_trip,
    answers_are_unseen,
    undo_gives_the_state_back,
    staging_commits_as_one,
]


def _take(match: Match, line: Line) -> None:
    what = f"{line.text(match.content.moves)} was legal in the game and is denied in the match"
    _not_denied(match.append(line), what)


def _not_denied(denial: Denial | None, what: str) -> None:
    if denial is not None:
        raise Broken(f"{what}: {denial!r}")


def _view_but_ticks(match: Match, viewer: int) -> bytes:
    """What a viewer is sent, without who has answered where the rules let people see that."""
    sent: View = view(match, viewer)
    if sent.turn.ready is not None:
        sent = msgspec.structs.replace(sent, turn=msgspec.structs.replace(sent.turn, ready=[]))
    return msgspec.json.encode(sent)
