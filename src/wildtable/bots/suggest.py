"""What a seat could do best, and why: for hints, for reviews, and for puzzles.

It is worked out from what the seat knows, so a hint tells nobody what is hidden, and a review holds
nothing against a player that could not be known. Chances to win are those of a bot that plays on
against itself for a turn or two: good for comparing turns, not for betting on a match.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Final

from msgspec import Struct

from wildtable.bots.bot import Sight
from wildtable.bots.outlook import LOOKS, Loss, Outlook, Reply, losses, noticed, outlook, standings
from wildtable.bots.search_turns import GOES_ON, Plan, Strength, TurnSearch
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.scene import News
from wildtable.kernel.words import words_of

STUDY: Final = Strength(6, tries=96, turns=2)
OTHERS: Final = 2  # that are told beside the best
MOSTLY: Final = 0.75  # of the tries


def study(states: int) -> Strength:
    """A study that ends after so many states, however busy the machine is."""
    return Strength(6, tries=96, turns=2, most=states)


class RatedWay(Struct, frozen=True, omit_defaults=True):
    """Some moves of a turn, up to where chance or somebody else has a say in it.

    `words` are the moves as sentences. `value` is the game's own estimate of where they lead to;
    `chance` is the one to win, and `cost` how much of it is given away against the best way.
    `reply` is what somebody else will likely do then; `stands` is how everybody will stand a turn
    or two later (see `standings`), and `losses` what of it is worse than by the best way.
    """

    moves: list[str]
    value: int
    chance: float
    cost: float
    words: list[str] = []
    reply: Reply | None = None
    stands: dict[str, float] = {}
    losses: list[Loss] = []


class Suggestion(Struct, frozen=True):
    """The best way, the next best, and the one that was chosen, if it was asked about.

    `value` is the game's own estimate of where the seat stands now, `stands` how everybody does.
    `tries` is how often the best was compared with the next: in a hurry, perhaps never.
    """

    value: int
    stands: dict[str, float]
    best: RatedWay
    others: list[RatedWay]
    chosen: RatedWay | None = None
    tries: int = 0


def suggest(
    game: Game,
    content: Content,
    state: State,
    seat: int,
    chosen: Sequence[int] = (),
    seed: str = "",
    seconds: float = inf,
    language: str = "en",
    strength: Strength = STUDY,
    looks: int = LOOKS,
) -> Suggestion:
    """What a seat that is asked could do; `chosen` are moves that shall be judged, too.

    `looks` is in how many tries it is seen what comes of each way.
    """
    sight = Sight(game, content, state, seat, Random(seed), seconds)
    search = TurnSearch(game, content, sight.sample(), seat, sight.rng, strength, seconds)
    search.propose()
    judged = search.consider(list(chosen)) if chosen else None
    search.compare()
    told = search.plans[: OTHERS + 1]
    looks = looks if monotonic() < search.deadline else min(1, looks)  # in a hurry, once
    plans = list(dict.fromkeys([*told, *([judged] if judged else [])]))
    ways = dict(zip(plans, ways_of(search, plans, looks, language), strict=True))
    best, *others = [ways[plan] for plan in told]
    return Suggestion(
        game.value(content, search.state, seat),
        standings(game, content, search.state),
        best,
        others,
        ways[judged] if judged else None,
        search.tried,
    )


def ways_of(
    search: TurnSearch, plans: Sequence[Plan], looks: int = LOOKS, language: str = "en"
) -> list[RatedWay]:
    """Plans of a search that has compared them, with what comes of them; the first is the best."""
    seen = {plan: outlook(search, plan, looks) for plan in plans}
    least = noticed(search.game, search.content, search.state)
    return [_way(search, plan, seen, least, language) for plan in plans]


def _way(
    search: TurnSearch, plan: Plan, seen: dict[Plan, Outlook], least: float, language: str
) -> RatedWay:
    moves = search.content.moves
    best, own = seen[search.plans[0]], seen[plan]
    return RatedWay(
        [moves.text(move) for move in plan.chain],
        plan.node.value,
        round(search.expects(plan), 3),
        round(search.cost(plan), 3),
        [sentence(search.game, search.content, search.seat, move, language) for move in plan.chain],
        own.reply,
        own.stands,
        [Loss("victory", 1)]
        if _misses_a_win(search, plan)
        else losses(search.seat, best, own, least),
    )


def _misses_a_win(search: TurnSearch, plan: Plan) -> bool:
    """Whether the best plan mostly wins in the turns that are looked at, and this one does not."""
    return _wins(search.plans[0]) >= MOSTLY and _wins(plan) <= 1 - MOSTLY


def _wins(plan: Plan) -> float:
    """In which share of its tries it won."""
    won = [result for result in plan.results if result != GOES_ON]
    return sum(won) / len(plan.results) if won else 0.0


def sentence(game: Game, content: Content, seat: int, move: int, language: str) -> str:
    """A move as the log will tell it."""
    family = content.moves.family_of(move)
    news = News("move", seat, [family.name, *family.words(move)])
    return words_of(game, language).news(content, news)
