"""Suggestions: the best way with its reasons, and what a choice has cost."""

from random import Random

from wildtable.bots.outlook import NOTICED, NOTICED_OF_MANY, Loss, Outlook, losses, noticed
from wildtable.bots.search_turns import ENOUGH, Strength
from wildtable.bots.suggest import study, suggest
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.match import Match

STRENGTH = Strength(7, tries=60, turns=2)


def threatened() -> Match:
    """Three in a column: who does not block loses."""
    match = Match(registry.game("connect-four"))
    for seat, column in ((0, "a"), (1, "c"), (0, "a"), (1, "e"), (0, "a")):
        assert match.play(seat, [match.content.moves.parse(f"drop {column}")]) is None
    return match


def test_the_best_way_is_told_in_words_with_what_others_cost() -> None:
    match = threatened()
    told = suggest(match.game, match.content, match.state, 1, strength=STRENGTH)
    assert told.best.moves == ["drop a"]
    assert told.best.words == ["Seat 1 drops into column a."]
    assert told.best.cost == 0
    assert [way.chance for way in told.others] == [0, 0]
    assert all(way.cost == told.best.chance for way in told.others)
    assert told.chosen is None


def test_a_choice_is_judged_beside_the_best() -> None:
    match = threatened()
    blunder = [match.content.moves.parse("drop g")]
    told = suggest(match.game, match.content, match.state, 1, blunder, strength=STRENGTH)
    assert told.chosen is not None
    assert told.chosen.moves == ["drop g"]
    assert told.chosen.cost > 0.2
    best = suggest(match.game, match.content, match.state, 1, [0], strength=STRENGTH)
    assert best.chosen == best.best


def test_it_tells_nothing_that_the_seat_can_not_know() -> None:
    match = Match(registry.game("leduc"), {}, 2, FairChance.seeded("suggest"))
    match.settle()
    seat = match.owing()[0]
    told = {
        repr(suggest(match.game, match.content, state, seat, strength=STRENGTH))
        for state in [match.state.redeal(seat, Random(lots)) for lots in range(6)]
    }
    assert len(told) == 1


def test_who_does_not_take_a_win_is_told_so() -> None:
    match = threatened()
    assert match.play(1, [match.content.moves.parse("drop e")]) is None
    missed = [match.content.moves.parse("drop g")]
    told = suggest(match.game, match.content, match.state, 0, missed, strength=STRENGTH)
    assert told.best.moves == ["drop a"]
    assert told.best.losses == []
    assert told.chosen is not None
    assert told.chosen.losses == [Loss("victory", 1)]


def test_what_all_seats_have_less_of_is_nobodys_loss() -> None:
    scored, not_yet = Outlook(None, standing(155, 94)), Outlook(None, standing(104, 50))
    assert losses(0, scored, not_yet) == [Loss("seat:0", 7.0)]
    assert losses(0, not_yet, scored) == []  # more of it for all, and most for oneself
    assert losses(1, not_yet, scored) == [Loss("seat:0", 7.0)]


def test_what_one_loses_and_another_gains_is_told_apart() -> None:
    best, worse = Outlook(None, standing(20, 10)), Outlook(None, standing(17, 12))
    assert losses(0, best, worse) == [Loss("seat:0", 3.0), Loss("seat:1", 2.0)]


def test_half_a_point_is_much_where_five_win_and_nothing_where_a_hundred_do() -> None:
    best, worse = Outlook(None, standing(13, 15)), Outlook(None, standing(13, 15.5))
    for name, least, told in (
        ("wildlands", NOTICED, [Loss("seat:1", 0.5)]),
        ("wildlife", NOTICED_OF_MANY, []),
    ):
        match = Match(registry.game(name), {}, 2, FairChance.seeded("noticed"))
        assert noticed(match.game, match.content, match.state) == least
        assert losses(0, best, worse, least) == told


def standing(own: float, other: float) -> dict[str, float]:
    return {"seat:0": own, "seat:1": other}


def test_a_study_by_states_has_enough_tries_and_is_the_same_at_any_pace() -> None:
    match = Match(registry.game("wildlands"), {}, 2, FairChance.seeded("study"))
    seat = match.state.turn().seat
    told = [
        suggest(match.game, match.content, match.state, seat, (), "", seconds, strength=study(1))
        for seconds in (1_000.0, 2_000.0)
    ]
    assert told[0].others
    assert told[0].tries == ENOUGH
    assert told[0] == told[1]
