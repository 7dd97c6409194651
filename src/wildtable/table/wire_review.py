"""What goes over HTTP about what was: the moments of a match, and matches that are made of them."""

from typing import Annotated

from msgspec import Meta, Struct

from wildtable.kernel.scene import News
from wildtable.kernel.view import View
from wildtable.table.wire import SeatWish


class MomentInfo(Struct, frozen=True):
    """A moment of a seat, and how many items of news it had `heard` by then."""

    version: int
    heard: int


class Moments(Struct, frozen=True):
    """The moments of a match as a seat knows them, the present one last, and all its news.

    `seats` are those from which they can be looked at: one's own, and once the match is over all,
    -2 for who only watches.
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
