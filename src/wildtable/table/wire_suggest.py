"""What goes over the wire about suggestions: what a bot would do in one's place."""

from msgspec import Struct

from wildtable.bots.outlook import Loss, Reply
from wildtable.bots.suggest import RatedWay, Suggestion


class SuggestedWay(Struct, frozen=True, omit_defaults=True):
    """Moves that could be made, and how much of the chance to win they give away, from 0 to 1.

    It is worked out by bots that play on for a turn or two: good for comparing ways, no more.
    `reply` is what somebody will likely do then, `stands` how everybody will stand in the end: by
    seat (`seat:0`) or where all play together by meter (`win:camps`, `lose:toxic`). `losses` are
    what is worse of it than by the best way.
    """

    moves: list[str]
    cost: float
    reply: Reply | None = None
    stands: dict[str, float] = {}
    losses: list[Loss] = []


class Suggested(Struct, frozen=True, tag_field="type", tag="suggested"):
    """The answer to `suggest`: the best way first, then the next best.

    It holds for the view of this `version`, before anything is staged. `stands` is how everybody
    stands now.
    """

    key: str
    version: int
    ways: list[SuggestedWay]
    stands: dict[str, float] = {}


def told(way: RatedWay) -> SuggestedWay:
    return SuggestedWay(way.moves, way.cost, way.reply, way.stands, way.losses)


def all_told(suggestion: Suggestion) -> list[SuggestedWay]:
    """The best way first, then the next best."""
    return [told(way) for way in (suggestion.best, *suggestion.others)]
