"""How the acts of a scenario are made: on the bare state, or through a match as people do."""

from collections.abc import Callable, Mapping

from wildtable.kernel.game import Content, Denial, Game, State
from wildtable.kernel.juncture import refuse, refuse_chance, refuse_seat
from wildtable.kernel.kit.scenario_file import Act, Decider, Viewer
from wildtable.kernel.line import MOVE, Line
from wildtable.kernel.match import Match
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR


class OnState:
    """Acts on a state: one move at a time, and everything happens at once."""

    def __init__(self, content: Content, state: State) -> None:
        self.content = content
        self.state = state
        self.events: list[int] = []  # of the last act

    def shown(self, seat: int) -> State:
        """The state that a seat decides on."""
        return self.state

    def refuse(self, act: Act) -> Denial | None:
        """Why this can't be done, by the rules or by whose turn it is."""
        seat = number(act.seat)
        if act.do == "leave":
            return self.refuse_leave(seat)
        move = self.content.moves.parse(act.move)
        if seat == CHANCE:
            return refuse_chance(self.state, move)
        denial = refuse_seat(self.state, seat)
        return denial or refuse(self.content, self.state, seat, move)

    def refuse_leave(self, seat: int) -> Denial | None:
        if self.state.turn().seat == NOBODY:
            return Denial("KER-over", "kernel-over")
        if not self.state.clone().leave(seat):
            return Denial("KER-leave", "kernel-cannot-leave")
        return None

    def do(self, act: Act) -> Denial | None:
        """Do it and listen, or say why not."""
        denial = self.refuse(act)
        if denial is None:
            self.state.news = self.events = []
            if act.do == "leave":
                self.state.leave(number(act.seat))
            else:
                self.state.apply(number(act.seat), self.content.moves.parse(act.move))
            self.state.news = None
        return denial

    def heard(self, seat: int) -> list[str]:
        """What a seat was told of the last act."""
        told = [self.content.events.words_for(event, seat) for event in self.events]
        return [" ".join(words) for words in told if words is not None]


class InMatch:
    """Acts in a match: staged, sealed, undone."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        seats: int,
        begin: Callable[[Content], State],
    ) -> None:
        self.match = Match(game, options, seats, begin=begin)
        self.content = self.match.content
        self.marks: dict[int, int] = {}  # by viewer: how much news there was before the last act

    @property
    def state(self) -> State:
        return self.match.state

    def shown(self, seat: int) -> State:
        staged = self.match.staged(seat)
        return self.match.state if staged is None else staged.preview

    def refuse(self, act: Act) -> Denial | None:
        return _done(self.match.fork(), act)

    def do(self, act: Act) -> Denial | None:
        viewers = [*range(self.match.seats), SPECTATOR]
        self.marks = {seat: len(self.match.heard(seat)) for seat in viewers}
        return _done(self.match, act)

    def heard(self, seat: int) -> list[str]:
        news = self.match.heard(seat)[self.marks[seat] :]
        return [" ".join(item.words) for item in news if item.kind == "event"]


def _done(played: Match, act: Act) -> Denial | None:
    seat = number(act.seat)
    match act.do:
        case "leave":
            return played.leave(seat)
        case "unseal":
            return played.unseal(seat)
        case "undo":
            return played.undo(seat, agreed=act.agreed)
        case "commit":
            return played.commit(seat)
        case "unstage":
            played.unstage(seat)
            return None
    moves = [played.content.moves.parse(text) for text in act.move.split(";")]
    if act.do == "stage":
        return played.stage(seat, moves[0])
    if seat == CHANCE:
        return played.append(Line(MOVE, CHANCE, moves))
    return played.play(seat, moves)


def number(seat: Decider) -> int:
    return CHANCE if seat == "chance" else seat


def viewer(seat: Viewer) -> int:
    return SPECTATOR if seat == "spectator" else seat
