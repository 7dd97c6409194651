"""Bots as defenders: a planning team gets somewhere, and nobody decides by what it can't see."""

from random import Random

import pytest

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.greedy_bot import GreedyBot
from wildtable.bots.random_bot import RandomBot
from wildtable.bots.seating import Seating
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
