"""The greedy bot: takes what is there to take."""

from random import Random

from wildtable.bots.bot import Bot, Sight
from wildtable.bots.greedy_bot import GreedyBot
from wildtable.bots.random_bot import RandomBot
from wildtable.bots.seating import Seating
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match


def decide(match: Match, seat: int) -> list[str]:
    sight = Sight(match.game, match.content, match.state, seat, Random(1))
    return [match.content.moves.text(move) for move in GreedyBot().decide(sight)]


def test_it_takes_a_win() -> None:
    match = Match(registry.game("connect-four"))
    for seat, column in ((0, "a"), (1, "b"), (0, "a"), (1, "c"), (0, "a"), (1, "d")):
        assert match.play(seat, [match.content.moves.parse(f"drop {column}")]) is None
    assert decide(match, 0) == ["drop a"]


def test_it_beats_random() -> None:
    won = 0.0
    for number in range(40):
        match = Match(
            registry.game("connect-four"), {}, 2, FairChance.seeded(str(number)), listen=False
        )
        mine = number % 2
        seats: dict[int, Bot] = {mine: GreedyBot(), 1 - mine: RandomBot()}
        Seating(seats, str(number)).play_on(match)
        outcome = match.state.outcome()
        assert outcome is not None
        won += (outcome.ranks[mine] == 1) / outcome.ranks.count(1)
    assert won >= 28  # 81 of 100 when it was measured
