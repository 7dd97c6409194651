"""What a game is: the contract between rules and everything that plays them.

A game package gives a `Game` (what it is called, how many play, its options), a `Content` (its data
as flat tables) and a `State`. A state answers who must decide, what they may do, does it, and says
what a seat can see. No clock, no I/O and no random numbers live inside.
"""

import hashlib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self, final

import msgspec
from mypy_extensions import mypyc_attr

from wildtable.kernel.events import EventSpace
from wildtable.kernel.frames import TOP, FrameSpace, top
from wildtable.kernel.moves import MoveSpace
from wildtable.kernel.orders import Offer
from wildtable.kernel.scene import Layout, News, Piece, Scene
from wildtable.kernel.tale import Tale
from wildtable.kernel.turn import OVER, REFEREE, Turn
from wildtable.kernel.world import Moment, Source, Term, World

if TYPE_CHECKING:
    from wildtable.kernel.decisions import Decision
    from wildtable.kernel.fields import Fields

Position = dict[str, Any]


class BadPosition(ValueError):
    """A position that can't be: says which field is wrong and what is allowed."""


class BadContent(ValueError):
    """A content pack that can't be used: says which file and field is wrong, and what is wanted."""


class BadOption(ValueError):
    """An option or number of players that the game does not offer; says what it does."""


@final
class Denial:
    """Why a move is refused: the rule that forbids it, and a message of the game's texts."""

    def __init__(self, rule: str, message: str, args: Mapping[str, str | int] | None = None):
        self.rule: Final = rule
        self.message: Final = message
        self.args: Final = dict(args or {})

    def __repr__(self) -> str:
        return f"Denial({self.rule!r}, {self.message!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Denial) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@final
class Outcome:
    """How a match ended: a score and a rank for each seat (1 is best, ties share: 1 1 3)."""

    def __init__(
        self, scores: Sequence[int], ranks: Sequence[int], reason: str = "", shared: bool = False
    ) -> None:
        self.scores: Final = list(scores)
        self.ranks: Final = list(ranks)
        self.reason: Final = reason
        self.shared: Final = shared  # won or lost by all of them together

    @staticmethod
    def by_score(scores: list[int], reason: str = "") -> "Outcome":
        """Ranks that follow from the scores alone."""
        ranks = [1] * len(scores)
        for seat, mine in enumerate(scores):
            for other in scores:
                if other > mine:
                    ranks[seat] += 1
        return Outcome(scores, ranks, reason)

    @staticmethod
    def together(seats: int, won: bool, score: int, reason: str = "") -> "Outcome":
        """A co-operative ending: all alike, rank 1 if won, 2 (behind the game itself) if lost."""
        return Outcome([score] * seats, [1 if won else 2] * seats, reason, shared=True)

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def rewards(self) -> list[float]:
        """For learning programs, by seat: 1 for the first, -1 for the last, ties in between.

        They sum up to 0, but for endings that all share, or one is alone with: 1 or -1.
        """
        if self.shared or len(self.ranks) == 1:
            return [1.0 if rank == 1 else -1.0 for rank in self.ranks]
        found: list[float] = []
        for mine in self.ranks:
            ahead = 0
            for other in self.ranks:
                if other > mine:
                    ahead += 1
                elif other < mine:
                    ahead -= 1
            found.append(ahead / (len(self.ranks) - 1))
        return found


@final
class Option:
    """A choice made before the match; `rule` is the ruling of the ledger it switches.

    A `ruling` only settles how an unclear rule is read; other options change the game for its fun.
    Where there is a `most`, any whole number up to it may be chosen, and `values` are suggestions.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        default: str,
        rule: str = "",
        ruling: bool = False,
        most: int | None = None,
    ) -> None:
        if default not in values:
            raise ValueError(f"option {name}: the default {default!r} is not among its values")
        self.name: Final = name
        self.values: Final = list(values)
        self.default: Final = default
        self.rule: Final = rule
        self.ruling: Final = ruling
        self.most: Final = most

    def allows(self, value: str) -> bool:
        if value in self.values:
            return True
        return self.most is not None and _is_whole(value) and int(value) <= self.most

    def allowed(self) -> str:
        """What may be chosen, in words."""
        listed = _list(self.values)
        return listed if self.most is None else f"{listed} or any whole number up to {self.most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The data of a game under some options, loaded once; states refer to it and never copy it."""

    def __init__(
        self,
        moves: MoveSpace,
        events: EventSpace,
        frames: FrameSpace,
        options: Mapping[str, str],
        data: object = None,
    ) -> None:
        self.moves = moves
        self.events = events
        self.frames = frames
        self.options = dict(options)
        self.hash = digest(data)


# Neither State nor Game is an ABC: compiled ABCs share one cache of what `isinstance` has answered,
# so that a game could pass for a state.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position that can be played on. Subclasses are `@final` and hold lists of ints.

    `stack` holds the frames of nested decisions (`frames.py`), and `decisions` has by kind of frame
    what is decided there (`decisions.py`). The match is over when no frame is left.
    `barrier` is raised by a rule that turns something hidden up, and by the last answer of a sealed
    turn: staging and free undo stop there.
    `news` is a list only while somebody listens: rules then `tell` events. `stills` is one only
    while somebody watches too. Clones have neither.
    """

    def __init__(self, stack: list[int], decisions: "list[Decision[Any]]") -> None:
        self.barrier = False
        self.news: list[int] | None = None
        self.stills: list[State] | None = None
        self.stack = stack
        self.decisions = decisions

    @final
    def tell(self, event: int) -> None:
        """Let those who listen know what has just happened; who watches gets a still of it.

        A still is the state in the middle of a move: only `Game.pieces` may be asked of it.
        """
        assert self.news is not None
        self.news.append(event)
        if self.stills is not None:
            self.stills.append(self.clone())

    # Final, so that loops which play many matches may ask the decision itself (`playout.py`).

    @final
    def turn(self) -> Turn:
        """Who must decide: the same under every redeal."""
        stack = self.stack
        return self.decisions[stack[TOP]].turn(self) if stack else OVER

    @final
    def legal(self, seat: int) -> list[int]:
        """All moves of a seat that is asked, never empty, each once."""
        return self.decisions[self.stack[TOP]].legal(self, seat)

    @final
    def chance(self) -> list[tuple[int, int]]:
        """Where chance decides: (move, weight) in a fixed order. Never sent to a seat."""
        return self.decisions[self.stack[TOP]].chance(self)

    @final
    def apply(self, seat: int, move: int) -> None:
        """Make a legal move. Whoever calls has checked it."""
        self.decisions[self.stack[TOP]].apply(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """What follows every move by itself, before anybody is asked again."""
        return

    def why_not(self, seat: int, move: int) -> Denial | None:
        """The rule that forbids this move to a seat that is asked, or None.

        An own road to the same answer as `legal`: this one checks, that one generates.
        """
        return self.decisions[self.stack[TOP]].why_not(self, seat, move)

    def not_asked(self, seat: int) -> Denial | None:
        """Why a seat that is not asked may not act, where the rules say more than "not now"."""
        return self.decisions[self.stack[TOP]].not_asked(self, seat)

    def main_turn(self) -> int:
        """Grows by one whenever a main turn has ended: how far searches look, what clocks count."""
        return 0

    def observe(self, seat: int) -> list[int]:
        """What a seat knows as numbers, for learning programs: always as many, redeals alike.

        What they are is said by the game's `Fields` (`fields.py`); a game without them says [].
        """
        return []

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy that nobody listens to."""

    @abstractmethod
    def redeal(self, seat: int, rng: Random) -> Self:
        """The same to `seat`, with everything it can't see dealt anew from what it knows."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""

    def leave(self, seat: int) -> bool:
        """Concede, where the rules know what that means; False: a bot should sit down instead."""
        return False

    @abstractmethod
    def dump(self, seat: int = REFEREE) -> Position:
        """The position in the words of the content; `?` where `redeal(seat)` may differ.

        It holds what TOML can hold: where nothing is, an empty text or list stands, never None.
        """

    @abstractmethod
    def audit(self) -> list[str]:
        """Everything that is wrong with this state; for tests, never in play."""

    def _repr_svg_(self) -> str | None:
        """As a notebook shows it: what everybody may see; None if it doesn't know its content."""
        content = getattr(self, "content", None)
        if not isinstance(content, Content):
            return None
        from wildtable.kernel.picture.state import picture_of  # a state that is played needs none

        return picture_of(self, content)

    def frame(self) -> int:
        """The kind of decision this is, for reports: the frame on top unless a game says else."""
        return top(self.stack)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as the platform knows it. Packages register one by entry point `wildtable.games`."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: Sequence[int],
        limit: int,
        options: Sequence[Option] = (),
        package: str = "",
        version: int = 1,
        together: bool = False,
        slips: Sequence[float] = (0.5, 1.0, 2.0),
        horizon: int = 2,
        windows: bool = False,
        notable: int = 1,
        weights: Sequence[float] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.seats = list(seats)  # the numbers of players it can be played by
        self.limit = limit  # no match has more moves than this, chance included
        self.options = list(options)
        self.package = package  # where its texts, drawings and rules lie as files
        self.version = version  # of its rules: raised by hand when one changes
        self.together = together  # won or lost by all players alike
        self.brought: dict[str, str] = {}  # by name: the files of the pack it is played with
        # How far casual players misjudge their turns, in parts of what these differ by: from little
        # to much, for bots that shall be beaten now and then.
        self.slips = list(slips)
        self.horizon = horizon  # main turns, the present one included, that bots do best to look at
        self.windows = windows  # whether there are any, see `Turn.window`
        self.notable = notable  # what a turn must add to the tally more than another, to be better
        self.weights = list(weights)  # by sign, learned: see `signs`

    @abstractmethod
    def content(self, options: Mapping[str, str]) -> Content:
        """The data under options that `with_defaults` has filled in."""

    @abstractmethod
    def start(self, content: Content, seats: int) -> State:
        """The beginning of a match."""

    @abstractmethod
    def load(self, content: Content, position: Position, rng: Random) -> State:
        """The state of a position; what reads `?` is dealt. Raises BadPosition."""

    @abstractmethod
    def layouts(self, content: Content) -> list[Layout]:
        """What lies on the table and never moves."""

    @abstractmethod
    def scene(self, content: Content, state: State, seat: int) -> Scene:
        """What a seat is shown: pieces, panels and the prompt."""

    def pieces(self, content: Content, state: State, seat: int) -> list[Piece]:
        """What lies on the table, also in a still: whatever is being decided."""
        return self.scene(content, state, seat).pieces

    def tales(
        self, content: Content, news: Sequence[News], stills: Mapping[int, State], seat: int
    ) -> list[Tale]:
        """What a seat has heard of as the game's own doings, told as tales.

        `stills` are states by the number of the item they belong to, as far as they are kept. A
        tale is made of these alone, so that it tells no more than they do.
        """
        return []

    def fields(self) -> "Fields | None":
        """What a state is made of, and with it what `observe` shows; None: it shows nothing."""
        return None

    def world(self) -> World:
        """Where the game takes place: its ground, its colours by day and by night."""
        return World()

    def glossary(self, content: Content) -> list[Term]:
        """What symbols, kinds of places, meters and moves mean, for whoever points at them."""
        return []

    def moments(self, content: Content) -> list[Moment]:
        """How moves and events are told: what is not among them is only read out."""
        return []

    def sources(self, content: Content) -> list[Source]:
        """Where points come from, for games whose news tell of every point."""
        return []

    def value(self, content: Content, state: State, seat: int) -> int:
        """How good a state that goes on looks for a seat, for bots; more is better.

        It is asked on samples, where everything can be seen. A game without insight says 0.
        """
        return 0

    def signs(self, content: Content, state: State, seat: int) -> list[float]:
        """What tells beyond `value` how a match will end for a seat, where a main turn begins.

        `bench/learn.py` finds their weights in finished matches. It is asked on samples, too.
        """
        return []

    def promise(self, content: Content, state: State, seat: int) -> int:
        """What `value` says, corrected by what was learned: for positions in which a try ends."""
        found = float(self.value(content, state, seat))
        if self.weights:
            for place, sign in enumerate(self.signs(content, state, seat)):
                found += self.weights[place] * sign
        return int(found)

    def tally(self, content: Content, state: State, seat: int) -> int:
        """What a seat has to show for itself, counted as players would: what puzzles ask for.

        It depends on nothing that the seat can't see. A game that has puzzles says in the message
        `puzzle-goal` what is counted; one that counts nothing has none but those that win.
        """
        return 0

    def orders(self, content: Content, state: State, seat: int) -> list[Offer]:
        """The standing orders that a seat may give now; one that is not among them has ended."""
        return []

    def ordered(
        self, content: Content, state: State, seat: int, name: str, value: int, news: Sequence[News]
    ) -> int:
        """What a seat that is asked does by such an order, or -1: it must be asked itself.

        `news` is all that the seat has heard. What is not legal is not done.
        """
        return -1

    def words(self, language: str) -> str:
        """The game's texts in a language, as Fluent source; empty if it is not translated."""
        return self.file(f"text/{language}.ftl")

    def art(self) -> str:
        """The game's drawings: an SVG with a <symbol> for each piece; empty if it has none."""
        return self.file("art.svg")

    def rules(self, language: str = "en") -> str:
        """Every rule by its id, in Markdown; empty if the book is not translated."""
        return self.file("RULES.md" if language == "en" else f"RULES.{language}.md")

    def file(self, name: str) -> str:
        """A text file of the game's package; empty if there is none."""
        if not self.package:
            return ""
        file = files(self.package).joinpath(name)
        return file.read_text("utf-8") if file.is_file() else ""

    def with_defaults(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """Options with defaults filled in. Raises BadOption for what the game does not offer."""
        if seats not in self.seats:
            counts = ", ".join([str(count) for count in self.seats])
            raise BadOption(f"{self.name} is for {counts} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; known: {_list(list(known))}")
            if not known[name].allows(value):
                allowed = known[name].allowed()
                raise BadOption(f"option {name} of {self.name} is {allowed}, not {value!r}")
        return {option.name: options.get(option.name, option.default) for option in self.options}


def canonical(data: object) -> str:
    """One text for equal data: what hashes and comparisons are made of."""
    return msgspec.json.encode(data, order="sorted").decode()


def digest(data: object) -> str:
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]


def _is_whole(word: str) -> bool:
    """Whether a word is a whole number, written as numbers are printed: no 007, no +1."""
    digits = word.removeprefix("-")
    return digits.isdecimal() and digits.isascii() and str(int(word)) == word


def _list(words: Sequence[str]) -> str:
    return ", ".join(words) if words else "none"
