"""What a seat is sent: one function builds it, so one test can hold it free of leaks."""

from collections.abc import Sequence

from msgspec import Struct

from wildtable.kernel.chosen import Chosen, chosen
from wildtable.kernel.game import Content, Game, Outcome, State
from wildtable.kernel.match import Match
from wildtable.kernel.scene import News, Piece, Scene
from wildtable.kernel.tale import Tale
from wildtable.kernel.turn import CHANCE, NOBODY, Turn


class Decider(Struct, frozen=True, gc=False):
    """Who decides, as everybody may know."""

    seats: list[int]
    sealed: bool
    chance: bool
    over: bool
    talk: bool
    ready: list[int] | None  # seats that have answered, where the rules let people see it


class Choice(Struct, frozen=True, gc=False):
    """A legal move: its text and the elements a person picks for it."""

    move: str
    picks: list[str]


class Result(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An outcome as it is sent and recorded."""

    scores: list[int]
    ranks: list[int]
    reason: str


class Still(Struct, frozen=True, gc=False):
    """How the table looked as an item of the news was told, told by what comes after it.

    What comes after it is the next still, and after the last one the scene. `pieces` are those
    that lay differently or are gone by then, `absent` those that were not there yet.
    """

    item: int
    pieces: list[Piece]
    absent: list[str]


class View(Struct, frozen=True, gc=False):
    """Everything a seat is shown. `staged` is its own chain, `answer` its own sealed answer.

    `chosen` is what was said of the last staged move, before it was staged.
    """

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
    stills: list[Still]
    result: Result | None
    tales: list[Tale] = []
    chosen: Chosen | None = None


def view(match: Match, seat: int, since: int = 0, with_stills: bool = False) -> View:
    """What `seat` may see of a match, with its news from number `since` on.

    Stills and tales are of these news. A seat with a staged chain sees its preview.
    """
    stage = match.staged(seat)
    state = match.state if stage is None else stage.preview
    at_barrier = stage is not None and stage.closed
    texts = match.content.moves.text
    scene = match.game.scene(match.content, state, seat)
    return View(
        seat=seat,
        version=match.version(seat),
        turn=decider(match.turn(), match.owing()),
        scene=scene,
        choices=[] if at_barrier else choices(match.content, state, seat),
        staged=[] if stage is None else [texts(move) for move in stage.moves],
        at_barrier=at_barrier,
        answer=[texts(move) for move in match.answer(seat)] if seat >= 0 else [],
        can_undo=match.undoable(seat) >= 0,
        news=match.heard(seat)[since:],
        stills=stills(match, seat, since, scene) if with_stills else [],
        tales=tales(match, seat, since) if with_stills else [],
        result=result(match.state.outcome()),
        chosen=stage and chosen(match.game, match.content, stage, seat),
    )


def stills(match: Match, seat: int, since: int, scene: Scene) -> list[Still]:
    """The stills that are kept of a seat's news from number `since` on, the last one first."""
    found = []
    after = {piece.id: piece for piece in scene.pieces}
    for number, state in reversed(match.stills(seat).items()):
        if number < since:
            break
        before = {piece.id: piece for piece in match.game.pieces(match.content, state, seat)}
        pieces = [  # most are the same, and are not looked into
            piece
            for id, piece in before.items()
            if piece is not (later := after.get(id)) and piece != later
        ]
        found.append(Still(number - since, pieces, [id for id in after if id not in before]))
        after = before
    return found


def tales(match: Match, seat: int, since: int) -> list[Tale]:
    """What the game did by itself in a seat's news from number `since` on."""
    kept = match.stills(seat)
    states = {number - since: state for number, state in kept.items() if number >= since}
    return match.game.tales(match.content, match.heard(seat)[since:], states, seat)


def decider(turn: Turn, owing: Sequence[int]) -> Decider:
    """Whose turn it is; `owing` are those who must still decide."""
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
