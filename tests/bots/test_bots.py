"""Bots: honest, whole in their answers, and the same again with the same seed."""

from random import Random

import pytest

from tests.cli import two_steps
from wildtable.bots.bot import Bot, Sight
from wildtable.bots.levels import LEVELS, UnknownLevel, bot
from wildtable.bots.random_bot import RandomBot
from wildtable.bots.search_turns import Strength
from wildtable.bots.seating import BadDecision, Seating
from wildtable.bots.turn_bot import TurnBot
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import State, canonical
from wildtable.kernel.match import Match

EXAMPLES = ("connect-four", "leduc", "goofspiel")


def new_match(name: str, seed: str = "bots") -> Match:
    return Match(registry.game(name), {}, 2, FairChance.seeded(seed))


def bots(match: Match, seed: str = "lots") -> Seating:
    return Seating({seat: RandomBot() for seat in range(match.seats)}, seed)


def positions(name: str, seed: str) -> list[tuple[Match, State, int]]:
    """Every position of a random match where a seat is asked, with that seat."""
    match = new_match(name, seed)
    bots(match, seed).play_on(match)
    found = [(match, match.at(number)) for number in range(len(match.log))]
    return [(match, state, seat) for match, state in found for seat in state.turn().seats]


def of_level(level: str) -> Bot:
    """A bot of a level; one that thinks long does so in the same way for a moment."""
    found = bot(level)
    if isinstance(found, TurnBot) and found.strength.states:
        plans, turns = found.strength.plans, found.strength.turns
        return TurnBot(Strength(plans, found.strength.tries, turns, budget=60, states=300))
    return found


class TestHonesty:
    """A bot's decision is the same for a state and for everything it might be instead."""

    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("name", EXAMPLES)
    def test_the_truth_and_its_redeals_give_one_decision(self, name: str, level: str) -> None:
        compared = 0
        for seed in ("1", "2", "3"):
            for match, state, seat in positions(name, seed):
                truth = Sight(match.game, match.content, state, seat, Random(seed))
                other = Sight(
                    match.game, match.content, state.redeal(seat, Random(99)), seat, Random(seed)
                )
                assert of_level(level).decide(truth) == of_level(level).decide(other)
                compared += 1
        assert compared > 10

    def test_a_sight_varies_what_the_seat_cannot_see_and_keeps_the_rest(self) -> None:
        match, state, seat = positions("leduc", "1")[0]
        sight = Sight(match.game, match.content, state, seat, Random(1))
        samples = [sight.sample() for _ in range(60)]
        assert {canonical(sample.dump(seat)) for sample in samples} == {canonical(state.dump(seat))}
        assert len({canonical(sample.dump()) for sample in samples}) == 3  # the other's rank

    def test_a_sight_holds_a_sample_and_not_the_truth(self) -> None:
        match, state, seat = positions("leduc", "1")[0]
        held = [
            value.dump()
            for lots in range(60)
            for value in vars(Sight(match.game, match.content, state, seat, Random(lots))).values()
            if isinstance(value, State)
        ]
        assert len(held) == 60
        assert len({canonical(each) for each in held}) == 3

    def test_what_a_bot_does_to_a_sample_changes_nothing_else(self) -> None:
        match, state, seat = positions("connect-four", "1")[0]
        sight = Sight(match.game, match.content, state, seat, Random(1))
        sight.sample().apply(seat, state.legal(seat)[0])
        assert canonical(sight.sample().dump()) == canonical(state.dump())


class TestRandomBot:
    """The yardstick."""

    def test_every_legal_move_comes_about_as_often(self) -> None:
        match = new_match("connect-four")
        rng = Random(7)
        chosen = [
            RandomBot().decide(Sight(match.game, match.content, match.state, 0, rng))
            for _ in range(7000)
        ]
        counts = [chosen.count([move]) for move in match.state.legal(0)]
        assert sum(counts) == 7000
        assert min(counts) > 850
        assert max(counts) < 1150

    @pytest.mark.parametrize(("turn", "moves"), [("one-by-one", 1), ("open", 1), ("sealed", 2)])
    def test_a_sealed_answer_is_whole(self, turn: str, moves: int) -> None:
        match = Match(two_steps.GAME, {"turn": turn})
        chain = RandomBot().decide(Sight(match.game, match.content, match.state, 0, Random(1)))
        assert len(chain) == moves
        assert match.play(0, chain) is None


class TestSeating:
    """Bots in a match."""

    @pytest.mark.parametrize("name", EXAMPLES)
    def test_bots_alone_play_to_the_end(self, name: str) -> None:
        match = new_match(name)
        bots(match).play_on(match)
        assert match.over()
        assert match.state.outcome() is not None

    @pytest.mark.parametrize("turn", two_steps.ORDERS)
    def test_bots_finish_decisions_of_several_moves(self, turn: str) -> None:
        match = Match(two_steps.GAME, {"turn": turn})
        bots(match).play_on(match)
        assert match.over()

    def test_bots_stop_where_a_person_must_decide(self) -> None:
        match = new_match("connect-four")
        seating = Seating({1: RandomBot()}, "lots")
        seating.play_on(match)
        assert match.lines() == []
        match.play(0, [3])
        seating.play_on(match)
        assert len(match.lines()) == 2
        assert match.owing() == [0]

    def test_in_a_sealed_turn_bots_do_not_wait_for_people(self) -> None:
        match = new_match("goofspiel")
        Seating({0: RandomBot()}, "lots").play_on(match)
        assert match.owing() == [1]

    def test_in_an_open_turn_bots_let_people_be_first(self) -> None:
        match = Match(two_steps.GAME, {"turn": "open"})
        seating = Seating({0: RandomBot()}, "lots")
        seating.play_on(match)
        assert match.lines() == []
        match.play(1, [two_steps.LETTER, two_steps.NUMBER])
        seating.play_on(match)
        assert match.over()

    def test_in_an_open_turn_lots_say_which_bot_is_first(self) -> None:
        first = set()
        for seed in range(20):
            match = Match(two_steps.GAME, {"turn": "open"})
            bots(match, str(seed)).play_on(match)
            first.add(match.log[0].seat)
        assert first == {0, 1}

    @pytest.mark.parametrize("name", EXAMPLES)
    def test_the_same_seed_plays_the_same_match_and_another_another(self, name: str) -> None:
        logs = []
        for seed in ("a", "a", "b"):
            match = new_match(name)
            bots(match, seed).play_on(match)
            logs.append(match.lines())
        assert logs[0] == logs[1] != logs[2]

    def test_each_decision_has_lots_of_its_own(self) -> None:
        match = new_match("connect-four")
        bots(match).play_on(match)
        assert len({move for line in match.log[:8:2] for move in line.moves}) > 1

    def test_a_match_goes_on_from_its_log_as_without_a_break(self) -> None:
        whole = new_match("leduc")
        bots(whole).play_on(whole)
        half = new_match("leduc")
        for line in whole.log[:4]:
            assert half.append(line) is None
        bots(half).play_on(half)
        assert half.lines() == whole.lines()

    def test_a_bot_that_breaks_the_rules_is_named(self) -> None:
        class Cheat(Bot):
            def decide(self, sight: Sight) -> list[int]:
                return [0, 0]

        match = new_match("connect-four")
        with pytest.raises(
            BadDecision, match=r"Cheat on seat 0 chose 'drop a; drop a'.*KER-barrier"
        ):
            Seating({0: Cheat()}, "").play_on(match)
        assert match.lines() == []


def test_an_unknown_level_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevel, match="no bot 'genius'; known: random"):
        bot("genius")
