"""A scenario: a position, some moves, and what should come of them, in a TOML file.

    game = "connect-four"
    title = "A full column takes no disc"
    rules = ["C4-2"]        # of the ledger, that fail here when they are broken
    seats = 2               # those of the position if left out, else the fewest the game allows
    options = {}            # defaults if left out
    [position]              # as dump() prints it; the start of a match if left out
    board = [...]
    [[step]]                # moves in order; seat = "chance" for those of chance
    seat = 0
    move = "drop d"
    expect = { "board.5" = "...X..." }      # after this step
    [expect]                # after the last step: paths into dump()
    "board.5" = "...X..."
    [[deny]]                # this rule forbids this move
    seat = 1
    move = "drop a"
    rule = "C4-2"
    [[legal]]               # exactly these moves are allowed; none: the seat is not asked
    seat = 1
    moves = ["drop b", "drop c"]
    [[legal]]
    seat = "chance"
    moves = ["deal jack", "deal king"]
    weights = [2, 1]        # if they matter
    [[seen]]                # paths into dump(seat); or seat = "spectator"
    seat = 1
    expect = { "hands.0" = "?" }
    [[news]]                # exactly these events are told of the last step; or seat = "spectator"
    seat = 1
    events = ["dealt 0 ?"]
    [outcome]               # what is left out is not looked at
    scores = [1, -1]
    ranks = [1, 2]
    reason = "four-in-line"

`deny`, `legal`, `seen` and `news` hold after the last step, or with `after = 2` when two steps are
made. At every position `legal` and `why_not` must agree as well, without being asked.

Somebody concedes in a step with `do = "leave"` and no move. With `match = true` the steps are made
through a match, as people make them at the table, and `do` may also be

    "stage"     add the move to the seat's chain; "unstage" takes the last one back
    "commit"    play the staged chain
    "unseal"    take a sealed answer back; the answer itself is a move, or several: "bid 3; keep"
    "undo"      take the last line back; `agreed = [1]` names seats that allow it

    [[deny]]                # nor can everything be taken back
    seat = 0
    do = "undo"
    rule = "KER-undo"

Without it a sealed turn is played one seat after another, one move at a time.

A board or cards of one's own are changes to the game's content, by file and path:

    [content."board.toml"]
    "layout.recommended.part_rows" = [["P1", "P2"], ["P3", "P4"]]

TOML has no null, and neither has a position: where nothing is, `dump()` prints an empty text or an
empty list, and so does a scenario.
"""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0)]
Decider = SeatNumber | Literal["chance"]
Viewer = SeatNumber | Literal["spectator"]
Doing = Literal["move", "leave", "stage", "unstage", "commit", "unseal", "undo"]
END = -1  # `after` the last step
WITH_A_MOVE = ("move", "stage")
WITHOUT_A_MATCH = ("move", "leave")


class BadScenario(ValueError):
    """A file that is no scenario; says which field is wrong, or which word."""


class Act(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that a seat does: a move unless `do` says else."""

    seat: Decider
    move: str = ""
    do: Doing = "move"
    agreed: list[SeatNumber] = []

    def words(self) -> str:
        return f"{who(self.seat)}, {(self.move or self.do)!r}"


class Step(Act, frozen=True, kw_only=True):
    """What is done, and what should be so after it."""

    expect: dict[str, Any] = {}


class Deny(Act, frozen=True, kw_only=True):
    """What a rule forbids; where there are `args`, with these in its words."""

    rule: str
    args: dict[str, str | int] = {}
    after: int = END


class Legal(Struct, frozen=True, forbid_unknown_fields=True):
    """All moves that are allowed."""

    seat: Decider
    moves: list[str]
    weights: list[int] | None = None
    after: int = END


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat knows."""

    seat: Viewer
    expect: dict[str, Any]
    after: int = END


class ExpectedNews(Struct, frozen=True, forbid_unknown_fields=True):
    """All events that a seat hears of a step."""

    seat: Viewer
    events: list[str]
    after: int = END


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """How the match should have ended."""

    scores: list[int] | None = None
    ranks: list[int] | None = None
    reason: str | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    game: str
    title: str
    rules: list[str] = []
    seats: int | None = None
    options: dict[str, str] = {}
    content: dict[str, dict[str, Any]] = {}
    match: bool = False
    position: dict[str, Any] | None = None
    step: list[Step] = []
    expect: dict[str, Any] = {}
    deny: list[Deny] = []
    legal: list[Legal] = []
    seen: list[Seen] = []
    news: list[ExpectedNews] = []
    outcome: Ending | None = None

    def looks(self) -> bool:
        """Whether it holds the game to anything."""
        claims = self.expect, self.deny, self.legal, self.seen, self.news, self.outcome
        return any(claims) or any(step.expect for step in self.step)


def read(file: Path) -> Scenario:
    """The scenario in a file. Raises BadScenario."""
    try:
        return loads(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise BadScenario(f"byte {error.start} is no UTF-8") from error


def loads(text: str) -> Scenario:
    try:
        scenario = msgspec.convert(tomllib.loads(text), Scenario)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadScenario(str(error)) from error
    steps = len(scenario.step)
    claims: list[Deny | Legal | Seen] = [*scenario.deny, *scenario.legal, *scenario.seen]
    for claim in claims:
        if not END <= claim.after <= steps:
            raise BadScenario(f"after = {claim.after}: there are {steps} steps")
    for news in scenario.news:
        if news.after == 0 or not END <= news.after <= steps or not steps:
            raise BadScenario(f"news of step {news.after}: there are {steps} steps")
    for name, acts in (("step", scenario.step), ("deny", scenario.deny)):
        for place, act in enumerate(acts):
            _check_act(act, f"$.{name}[{place}]", scenario.match)
    return scenario


def _check_act(act: Act, path: str, match: bool) -> None:
    if act.do not in WITHOUT_A_MATCH and not match:
        raise BadScenario(f"{act.do!r} is for `match = true` - at `{path}`")
    if act.do in WITH_A_MOVE and not act.move:
        raise BadScenario(f"missing required field `move` - at `{path}`")
    if act.do not in WITH_A_MOVE and (act.move or act.seat == "chance"):
        raise BadScenario(f"{act.do!r} takes a seat and no move - at `{path}`")


def who(seat: Decider | Viewer) -> str:
    return f"seat {seat}" if isinstance(seat, int) else seat
