"""Bots as defenders: a planning team gets somewhere, and nobody decides by what it can't see."""

from random import Random

import pytest

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.greedy_bot import GreedyBot
from wildtable.bots.random_bot import RandomBot
from wildtable.bots.seating import Seating
from wildtable.games.defenders.insight_board import SHUT_FOR_GOOD, is_shut, marker_value
from wildtable.games.defenders.rules.hexes import CORE, HEXES
from wildtable.games.defenders.rules.table import is_factory
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match


def seated(players: int, number: int, bot: Bot) -> tuple[Match, Seating]:
    chance = FairChance.seeded(f"team {number}")
    match = Match(registry.game("defenders"), {}, players, chance, listen=False)
    return match, Seating(dict.fromkeys(range(players), bot), str(number))


def score(players: int, number: int, bot: Bot) -> int:
    """Camps and rewilded factories at the end of a match, and 100 for a win."""
    match, seating = seated(players, number, bot)
    seating.play_on(match)
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.scores[0]


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_greedy_team_beats_a_random_one(players: int) -> None:
    greedy = [score(players, number, GreedyBot()) for number in range(2)]
    random = [score(players, number, RandomBot()) for number in range(2)]
    assert min(greedy) > 2 * max(random), "the worst match of one, the best of the other"


@pytest.mark.slow
@pytest.mark.bulk
def test_a_decision_does_not_depend_on_what_the_seat_can_not_see() -> None:
    match, _ = seated(3, 0, RandomBot())
    bots: dict[int, Bot] = dict.fromkeys(range(3), RandomBot())
    asked = 0
    for lot in range(60):
        match.settle()
        if not match.owing():
            break
        seat = match.owing()[0]
        decided = [
            GreedyBot().decide(Sight(match.game, match.content, state, seat, Random(lot)))
            for state in (match.state, match.state.redeal(seat, Random(-lot - 1)))
        ]
        assert decided[0] == decided[1]
        asked += len(match.state.legal(seat)) > 1
        sight = Sight(match.game, match.content, match.state, seat, Random(lot))
        assert match.play(seat, bots[seat].decide(sight)) is None
    assert asked > 20


def with_a_shut_factory() -> DefendersState:
    """A position of four with one factory, which nobody has opened."""
    match, _ = seated(4, 1, RandomBot())
    while True:
        match.settle()
        state = match.state
        assert isinstance(state, DefendersState)
        factories = [hex for hex in range(HEXES) if hex != CORE and is_factory(state, hex)]
        if factories:
            assert [is_shut(state, hex) for hex in factories] == [True]
            return state
        seat = match.owing()[0]
        sight = Sight(match.game, match.content, state, seat, Random(len(match.log)))
        assert match.play(seat, RandomBot().decide(sight)) is None


def with_markers(state: DefendersState, markers: tuple[int, ...]) -> DefendersState:
    changed = state.clone()
    changed.markers = markers
    return changed


def test_markers_are_kept_for_factories_by_whoever_stays() -> None:
    state = with_a_shut_factory()
    state.built = (1, 2, 3, 3)
    lost = [
        marker_value(with_markers(state, markers))
        for markers in ((3, 0, 0, 0), (0, 0, 3, 0), (1, 0, 0, 0), (0, 0, 0, 0))
    ]
    assert lost == sorted(lost)
    assert len({*lost}) == len(lost)
    assert lost[-1] > SHUT_FOR_GOOD > lost[-2], "none left, and a factory shut for good"
