"""What a seat is sent: one function builds it, so one test can hold it free of leaks."""

from msgspec import Struct

from wildtable.kernel.game import Content, Game, Outcome, State
from wildtable.kernel.match import Match
from wildtable.kernel.scene import News, Scene
from wildtable.kernel.turn import CHANCE, NOBODY


class Decider(Struct, frozen=True):
    """Who decides, as everybody may know."""

    seats: list[int]
    sealed: bool
    chance: bool
    over: bool
    talk: bool
    ready: list[int] | None  # seats that have answered, where the rules let people see it


class Choice(Struct, frozen=True):
    """A legal move: its text and the elements a person picks for it."""

    move: str
    picks: list[str]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome as it is sent and recorded."""

    scores: list[int]
    ranks: list[int]
    reason: str


class View(Struct, frozen=True):
    """Everything a seat is shown. `staged` is its own chain, `answer` its own sealed answer."""

    seat: int
    version: int
    turn: Decider
    scene: Scene
    choices: list[Choice]
    staged: list[str]
    at_barrier: bool
    answer: list[str]
    can_undo: bool
    news: list[News]
    result: Result | None


def view(match: Match, seat: int, since: int = 0) -> View:
    """What `seat` may see of a match, with its news from number `since` on.

    A seat with a staged chain sees its preview.
    """
    stage = match.staged(seat)
    state = match.state if stage is None else stage.preview
    at_barrier = stage is not None and stage.closed
    texts = match.content.moves.text
    return View(
        seat=seat,
        version=match.version(seat),
        turn=decider(match),
        scene=match.game.scene(match.content, state, seat),
        choices=[] if at_barrier else choices(match.content, state, seat),
        staged=[] if stage is None else [texts(move) for move in stage.moves],
        at_barrier=at_barrier,
        answer=[texts(move) for move in match.answer(seat)] if seat >= 0 else [],
        can_undo=match.undoable(seat) >= 0,
        news=match.heard(seat)[since:],
        result=result(match.state.outcome()),
    )


def decider(match: Match) -> Decider:
    turn = match.turn()
    owing = match.owing()
    ready = [seat for seat in turn.seats if seat not in owing]
    return Decider(
        seats=list(turn.seats),
        sealed=turn.sealed,
        chance=turn.seat == CHANCE,
        over=turn.seat == NOBODY,
        talk=turn.talk,
        ready=ready if turn.ticks else None,
    )


def choices(content: Content, state: State, seat: int) -> list[Choice]:
    if seat not in state.turn().seats:
        return []
    space = content.moves
    return [Choice(space.text(move), space.picks(move)) for move in state.legal(seat)]


def result(outcome: Outcome | None) -> Result | None:
    return outcome and Result(outcome.scores, outcome.ranks, outcome.reason)


def seen(game: Game, content: Content, state: State, seat: int) -> tuple[Scene, list[Choice]]:
    """What a bare state shows a seat: what a redeal must leave as it is."""
    return game.scene(content, state, seat), choices(content, state, seat)
