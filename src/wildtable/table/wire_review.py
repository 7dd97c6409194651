"""What goes over HTTP about what was: the moments of a match, and matches that are made of them."""

from typing import Annotated

from msgspec import Meta, Struct

from wildtable.kernel.scene import News
from wildtable.kernel.view import View
from wildtable.table.wire_matches import SeatWish
from wildtable.table.wire_suggest import SuggestedWay


class MomentInfo(Struct, frozen=True):
    """A moment of a seat, and how many items of news it had `heard` by then."""

    version: int
    heard: int


class Moments(Struct, frozen=True):
    """The moments of a match as a seat knows them, the present one last, and all its news.

    `seats` are those from which they can be looked at: one's own, and once the match is over all,
    -2 for whoever only watches.
    """

    seat: int
    seats: list[int]
    over: bool
    moments: list[MomentInfo]
    news: list[News]


class MomentShown(Struct, frozen=True):
    """What a seat saw at a moment; the view's news are those since the moment before."""

    view: View
    news_from: int


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that begins at a moment of another one: "what if".

    `version` is the moment's, as `seat` knows it; without one it is the seat that asks.
    """

    version: Annotated[int, Meta(ge=0)]
    seats: list[SeatWish]
    seat: int | None = None


class JudgedDecision(Struct, frozen=True):
    """What a seat decided at a moment, beside the best ways that a bot has found.

    `stands` is how everybody stood then, see `SuggestedWay`.
    """

    version: int
    chosen: SuggestedWay
    ways: list[SuggestedWay]
    stands: dict[str, float]


class LuckyDraw(Struct, frozen=True):
    """The moment after a draw, and how much luck it was: 1 is what a turn usually brings."""

    version: int
    by: float


class MatchReview(Struct, frozen=True):
    """A match from one seat: the decisions that mattered, and luck apart from them.

    `decided` are the moments in which it decided; of these decisions, so many were good, fine, and
    slips. `luck` is that of all draws together, `strokes` are the greatest.
    """

    decided: list[int]
    mattered: list[JudgedDecision]
    good: int
    fine: int
    slips: int
    luck: float
    strokes: list[LuckyDraw]


class ReviewState(Struct, frozen=True):
    """How far a review is, and the review once it is there; `decided` as in MatchReview."""

    done: int
    of: int
    decided: list[int]
    review: MatchReview | None = None
