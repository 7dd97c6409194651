"""What goes over the wire about suggestions: what a bot would do in one's place."""

from msgspec import Struct


class SuggestedWay(Struct, frozen=True):
    """Moves that could be made, and how much of the chance to win they give away, from 0 to 1.

    It is worked out by bots that play on for a turn or two: good for comparing ways, no more.
    """

    moves: list[str]
    cost: float


class Suggested(Struct, frozen=True, tag_field="type", tag="suggested"):
    """The answer to `suggest`: the best way first, then the next best.

    It holds for the view of this `version`, before anything is staged.
    """

    key: str
    version: int
    ways: list[SuggestedWay]
