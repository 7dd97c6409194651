"""What a big scoring brings, line by line: who gets how many points for what, and why.

The rules tell it themselves: a copy of the state is scored while we listen to its news.
"""

from msgspec import Struct

from wildtable.games.wildlife.moves import CATEGORIES, SCORED_AREA, SCORED_HERD, SCORED_MOST
from wildtable.games.wildlife.rules.big_scoring import FROM_FOOD, points_by_category
from wildtable.games.wildlife.rules.redeal import sees_food
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.made_of import made_of
from wildtable.kernel.moves import Family


class Scored(Struct, frozen=True):
    """A seat's share. `thing` is an area, the first space of a herd, or a category of three."""

    thing: int
    seat: int
    amount: int
    standing: int
    points: int


class ScoringTally(Struct, frozen=True):
    """All lines, in the order in which they are scored."""

    areas: list[Scored]
    herds: list[Scored]
    majorities: list[Scored]
    totals: list[int]  # CATEGORIES * seat + category
    food_is_open: bool  # else food is left out


def tally_of(state: WildlifeState, seat: int) -> ScoringTally:
    """What a big scoring would bring now, as far as the seat can know."""
    food_is_open = all([sees_food(state, seat, other) for other in range(state.seats)])
    return scored(state, food_is_open)


@made_of("owner", "filled", "organism", "level", "adaptations", "abilities", "food")
def scored(state: WildlifeState, food_is_open: bool) -> ScoringTally:
    copy = state.clone()
    if not food_is_open:
        copy.food = [0] * copy.seats
    news: list[int] = []
    copy.news = news
    totals = points_by_category(copy)
    return ScoringTally(
        _lines(news, SCORED_AREA),
        _lines(news, SCORED_HERD),
        _lines(news, SCORED_MOST),
        totals,
        food_is_open,
    )


def _lines(news: list[int], kind: Family) -> list[Scored]:
    members = range(kind.base, kind.base + kind.size)
    return [Scored(*kind.args(event)) for event in news if event in members]


def still_holds(state: WildlifeState, tally: ScoringTally) -> bool:
    """Whether the last big scoring was of this very position."""
    scored = state.scored
    return any(scored) and all(
        scored[place] == points
        for place, points in enumerate(tally.totals)
        if place % CATEGORIES != FROM_FOOD
    )
