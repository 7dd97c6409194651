"""The search over whole turns: what it compares, how it is stopped, and that it is honest."""

from math import inf
from random import Random

import pytest

from wildtable.bots.bot import Sight
from wildtable.bots.random_bot import RandomBot
from wildtable.bots.search import Chain
from wildtable.bots.search_turns import AS_GAME, Plan, Strength, TurnSearch
from wildtable.bots.seating import Seating
from wildtable.bots.turn_bot import TurnBot
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match

SMALL = Strength(3, tries=6, turns=1, width=2, budget=20, reply_width=1, reply_budget=8)
# As the strongest level, for a moment.
BY_STATES = Strength(8, 400, turns=AS_GAME, width=4, budget=60, states=1_500)
BY_WHAT_WAS_LEARNED = Strength(3, 6, 1, 2, 20, reply_width=1, reply_budget=8, learned=True)


def in_the_middle(name: str, seats: int, moves: int) -> tuple[Match, int]:
    """A match after some random moves, and a seat that has a choice there."""
    match = Match(registry.game(name), {}, seats, FairChance.seeded("turns"), listen=False)
    lots = RandomBot()
    rng = Random(1)
    match.settle()
    while len(match.log) < moves or len(match.state.legal(match.owing()[0])) < 3:
        seat = match.owing()[0]
        match.play(seat, lots.decide(Sight(match.game, match.content, match.state, seat, rng)))
        match.settle()
    return match, match.owing()[0]


def search(match: Match, seat: int, strength: Strength, seconds: float = inf) -> TurnSearch:
    state = match.state.redeal(seat, Random(2))
    rng = Random(3)
    return TurnSearch(match.game, match.content, state, seat, rng, strength, seconds)


def test_it_sees_the_answer_that_greed_does_not() -> None:
    match = Match(registry.game("connect-four"))
    for seat, column in ((0, "a"), (1, "c"), (0, "a"), (1, "e"), (0, "a")):
        assert match.play(seat, [match.content.moves.parse(f"drop {column}")]) is None
    sight = Sight(match.game, match.content, match.state, 1, Random(1))
    strength = Strength(plans=7, tries=60, turns=2)
    assert TurnBot(strength).decide(sight) == [match.content.moves.parse("drop a")]


@pytest.mark.parametrize(
    ("name", "seats"), [("wildlands", 3), ("wilderness", 2), ("wildlife", 2), ("defenders", 2)]
)
class TestInGames:
    """Whatever the game: turns with chance, hidden hands, sealed answers, rivals or companions."""

    @pytest.mark.parametrize(
        "strength",
        [SMALL, BY_STATES, BY_WHAT_WAS_LEARNED],
        ids=["by-tries", "by-states", "learned"],
    )
    def test_nothing_hidden_sways_it_and_a_seed_repeats_it(
        self, name: str, seats: int, strength: Strength
    ) -> None:
        match, seat = in_the_middle(name, seats, 40)
        other = match.state.redeal(seat, Random(99))
        decided = [
            TurnBot(strength).decide(Sight(match.game, match.content, state, seat, Random(7)))
            for state in (match.state, other)
        ]
        assert decided[0] == decided[1]

    def test_it_ends_when_it_has_visited_so_many_states(self, name: str, seats: int) -> None:
        match, seat = in_the_middle(name, seats, 40)
        searched = search(match, seat, BY_STATES)
        searched.run()
        one_round = searched.rollout.states / max(1, searched.tried)
        assert searched.rollout.states <= BY_STATES.states + 3 * BY_STATES.plans * one_round
        assert len(searched.plans) == 1 or searched.tried < BY_STATES.tries

    def test_plans_differ_and_the_best_can_be_played(self, name: str, seats: int) -> None:
        match, seat = in_the_middle(name, seats, 40)
        searched = search(match, seat, SMALL)
        chain = searched.run()
        chains = [tuple(plan.chain) for plan in searched.plans]
        assert 1 < len(chains) == len(set(chains)) <= SMALL.plans
        assert match.play(seat, chain) is None

    def test_without_time_it_takes_what_looks_best(self, name: str, seats: int) -> None:
        match, seat = in_the_middle(name, seats, 40)
        searched = search(match, seat, SMALL, seconds=0)
        searched.run()
        looks = [plan.looks for plan in searched.plans]
        assert searched.tried == 0
        assert looks == sorted(looks, reverse=True)


def test_the_better_half_is_tried_further_and_all_on_the_same_samples() -> None:
    match, seat = in_the_middle("wildlands", 2, 40)
    searched = search(match, seat, Strength(plans=4, tries=16, turns=1, width=4, budget=60))
    searched.run()
    assert [len(plan.gains) for plan in searched.plans] == [6, 6, 2, 2]
    assert len(searched.samples) == len(searched.seeds) == searched.tried == 6


def tried(strength: Strength, *results: list[float]) -> TurnSearch:
    """A search whose plans, called 0, 1, ..., have had tries that all ended the match."""
    match, seat = in_the_middle("wildlands", 2, 40)
    searched = search(match, seat, strength)
    for name, had in enumerate(results):
        node = Chain(searched.state, [name], [name], 0, 0, 0)
        plan = Plan(node, searched.beam(), searched.state)
        plan.results.extend(had)
        plan.gains.extend([0] * len(had))
        searched.plans.append(plan)
    searched.tried = len(results[0])
    searched.favourite = searched.plans[0]
    return searched


def names(searched: TurnSearch) -> list[int]:
    return [plan.chain[0] for plan in searched.plans]


class TestTries:
    """What is made of tries that have been had."""

    def test_luck_alone_does_not_replace_what_looked_best(self) -> None:
        searched = tried(SMALL, [1, 0, 1, 0, 0, 0], [0, 1, 1, 0, 1, 0])
        searched.rank(2)
        assert names(searched) == [0, 1]

    def test_what_is_better_beyond_doubt_does(self) -> None:
        searched = tried(SMALL, [1, 0, 1, 0, 0, 0], [1, 1, 1, 1, 1, 0])
        searched.rank(2)
        assert names(searched) == [1, 0]

    def test_who_is_far_behind_is_dropped_and_who_is_close_is_not(self) -> None:
        searched = tried(BY_STATES, [1, 1, 1, 1, 1, 1, 1, 0], [0] * 8, [1, 0] * 4)
        assert searched.drop_losers(3) == 2
        assert names(searched) == [0, 2, 1]

    def test_of_plans_that_went_alike_the_one_that_looks_best_is_left(self) -> None:
        searched = tried(BY_STATES, [1, 0], [0, 1], [1, 0], [0, 0])
        assert searched.drop_twins() == 3
        assert names(searched) == [0, 1, 3]


def test_the_end_of_a_try_is_judged_by_what_was_learned_if_it_shall() -> None:
    match, seat = in_the_middle("wildlife", 2, 40)
    game = match.game
    value, promise = [
        judge(match.content, match.state, seat) for judge in (game.value, game.promise)
    ]
    assert search(match, seat, SMALL).judge(match.state) == value
    assert search(match, seat, BY_WHAT_WAS_LEARNED).judge(match.state) == promise != value


def test_a_game_that_has_learned_nothing_promises_its_value() -> None:
    match, seat = in_the_middle("wildlands", 2, 40)
    value = match.game.value(match.content, match.state, seat)
    assert match.game.promise(match.content, match.state, seat) == value


def test_who_looks_at_little_still_sees_every_first_move() -> None:
    match, seat = in_the_middle("wildlife", 2, 90)
    moves = match.state.legal(seat)
    searched = search(match, seat, Strength(60, 0, 0, width=2, budget=2, looks=1))
    searched.propose()
    assert len(moves) > 2
    assert {first for plan in searched.plans for first in plan.beam.best} == set(moves)


def test_who_slips_takes_turns_that_look_worse() -> None:
    match, seat = in_the_middle("wildlands", 2, 40)
    taken: list[int] = []
    for careless in (0, *[3] * 12):
        searched = search(match, seat, Strength(60, 0, 0, 2, 30, looks=1, careless=careless))
        searched.rng.seed(len(taken))
        searched.run()
        taken.append(searched.plans[0].node.value)
    assert taken[0] == max(taken)
    assert min(taken) < taken[0]


def test_a_win_together_is_a_whole_one_for_each() -> None:
    shares = {}
    for name in ("wildlands", "defenders"):
        match, seat = in_the_middle(name, 2, 40)
        searched = search(match, seat, SMALL)
        assert searched.game.together == (name == "defenders")
        shares[name] = searched.share([0, 1])
    assert shares == {"wildlands": 0.5, "defenders": 1.0}


def test_bots_that_search_turns_finish_a_match() -> None:
    match = Match(registry.game("goofspiel"), {}, 3, FairChance.seeded("turns"), listen=False)
    Seating(dict.fromkeys(range(3), TurnBot(SMALL)), "turns").play_on(match)
    assert match.over()
