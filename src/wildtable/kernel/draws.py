"""The draws of a match one by one, for whoever wants to repeat them without knowing the rules."""

from msgspec import Struct

from wildtable.kernel.chance import FairChance, total
from wildtable.kernel.line import MOVE
from wildtable.kernel.match import Match
from wildtable.kernel.scene import News
from wildtable.kernel.turn import CHANCE


class Draw(Struct, frozen=True):
    """Draw number `number` gives a number below `bound`; from `first` on, `weight` of them mean it.

    `news` is what was drawn.
    """

    number: int
    bound: int
    first: int
    weight: int
    news: News


def draws(match: Match) -> list[Draw]:
    """What chance has drawn from the match's own stream, also what was taken back later."""
    if match.fair is None:
        return []
    again = Match(match.game, match.options, match.seats, listen=False, begin=match.begin)
    found: list[Draw] = []
    for number, line in enumerate(match.log):
        if line.kind == MOVE and line.seat == CHANCE and number >= match.fair_since:
            found.append(_draw(again, match.fair))
        again.append(line)
    return found


def _draw(match: Match, fair: FairChance) -> Draw:
    outcomes = match.state.chance()
    bound = total(outcomes)
    roll, first = fair.below(bound, match.draws), 0
    for move, weight in outcomes:
        if roll < first + weight:
            family = match.content.moves.family_of(move)
            news = News("move", CHANCE, [family.name, *family.words(move)])
            return Draw(match.draws, bound, first, weight, news)
        first += weight
    raise ValueError("the roll lies beyond the total weight")
