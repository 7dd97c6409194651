"""What is likely to come of a turn: how the others answer it, and how everybody stands then.

It is seen in the same tries in which turns are compared, so none looks better for its luck.
"""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from msgspec import Struct

from wildtable.bots.search_turns import Plan, TurnSearch
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.turn import CHANCE, SPECTATOR

LOOKS: Final = 8  # samples that are played on
DECISIONS: Final = 120  # in each at most
TOLD: Final = 3  # moves of an answer
GOALS: Final = ("win", "lose")  # meters by which a match played together is measured
NOTICED: Final = 0.25  # of a point where few win: less is nothing to speak of
NOTICED_OF_MANY: Final = 1.0  # of those that are counted without an end


class Reply(Struct, frozen=True):
    """What somebody else is most likely to do then, up to where chance or others have a say."""

    seat: int
    moves: list[str]


class Outlook(Struct, frozen=True):
    """The likely reply, if there is one, and how everybody stands some turns later, on average."""

    reply: Reply | None
    stands: dict[str, float]


class Loss(Struct, frozen=True):
    """What is worse by so much than after the best turn: too little of it, or too much."""

    what: str
    by: float


def standings(game: Game, content: Content, state: State) -> dict[str, float]:
    """How far everybody has come, as the table shows it: `seat:0` by score.

    Where all play together, by the meters of what wins and of what loses: `win:camps`.
    """
    scene = game.scene(content, state, SPECTATOR)
    if game.together:
        stocks = _stocks(game, content, len(scene.seats))
        goals = [each for each in scene.meters if each.side in GOALS and each.id not in stocks]
        return {f"{each.side}:{each.id}": each.value for each in goals}
    return {f"seat:{seat}": card.score for seat, card in enumerate(scene.seats)}


@lru_cache(maxsize=16)
def _stocks(game: Game, content: Content, seats: int) -> frozenset[str]:
    """Meters that stand whole when a match begins: what is drawn from, and filled up again."""
    scene = game.scene(content, game.start(content, seats), SPECTATOR)
    return frozenset([each.id for each in scene.meters if each.value == each.of])


def outlook(search: TurnSearch, plan: Plan, looks: int) -> Outlook:
    """What comes of a plan, in so many tries of it; in none, nothing is known."""
    replies: Counter[tuple[int, tuple[int, ...]]] = Counter()
    ends: list[dict[str, float]] = []
    while len(search.samples) < looks:
        search.samples.append(search.state.redeal(search.seat, search.rng))
        search.seeds.append(search.rng.random())
    for sample, seed in zip(search.samples[:looks], search.seeds, strict=False):
        state = sample.clone()
        for move in plan.chain:
            state.apply(search.seat, move)
        reply = _play_on(search, state, sample.main_turn() + search.turns, seed)
        if reply is not None:
            replies[reply] += 1
        ends.append(standings(search.game, search.content, state))
    known = ends[0] if ends else {}
    stands = {what: _mean([end.get(what, 0) for end in ends]) for what in known}
    return Outlook(_likeliest(search.content, replies, looks), stands)


def noticed(game: Game, content: Content, state: State) -> float:
    """How much of what stands differently can be seen."""
    seats = game.scene(content, state, SPECTATOR).seats
    return NOTICED if game.together or any(card.goal for card in seats) else NOTICED_OF_MANY


def losses(seat: int, best: Outlook, other: Outlook, least: float = NOTICED) -> list[Loss]:
    """What stands worse in the end than after the best, the worst first.

    What all seats have more or less of alike is nobody's loss: a scoring that one way has seen
    already, and the other not yet.
    """
    found = []
    gains = {what: other.stands.get(what, value) - value for what, value in best.stands.items()}
    alike = _shared([gain for what, gain in gains.items() if what.startswith("seat:")])
    for what, gain in gains.items():
        more = round(gain - alike if what.startswith("seat:") else gain, 1)
        wanted = what == f"seat:{seat}" or what.startswith("win:")
        found.append(Loss(what, -more if wanted else more))
    seen = [loss for loss in found if loss.by >= least]
    return sorted(seen, key=lambda loss: loss.by, reverse=True)


def _shared(gains: list[float]) -> float:
    """What everybody gains, or loses, at least."""
    if not gains or min(gains) * max(gains) <= 0:
        return 0.0
    return min(gains, key=abs)


def _play_on(
    search: TurnSearch, state: State, until: int, seed: float
) -> tuple[int, tuple[int, ...]] | None:
    """Play a state on; the first thing that another seat does of its own choice."""
    reply = None
    lots, rng = Random(seed), Random(seed)
    family_of = search.content.moves.family_of
    for _ in range(DECISIONS):
        if not state.stack or state.main_turn() >= until:
            break
        asked = state.turn().seats
        free = any(len(state.legal(seat)) > 1 for seat in asked)
        seat, moves = search.rollout.decide(state, lots, rng)
        by_choice = free and seat not in (CHANCE, search.seat) and not family_of(moves[0]).passes
        if reply is None and by_choice:
            reply = seat, tuple(moves[:TOLD])
    return reply


def _likeliest(
    content: Content, replies: Counter[tuple[int, tuple[int, ...]]], looks: int
) -> Reply | None:
    """The most frequent one, where it is not one of many: then nobody can say."""
    if not replies:
        return None
    (seat, moves), count = replies.most_common(1)[0]
    if 2 * count < looks:
        return None
    return Reply(seat, [content.moves.text(move) for move in moves])


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 2)
