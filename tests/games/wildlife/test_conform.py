"""Wildlife keeps the promises of every game, and no piece is ever lost or doubled."""

from random import Random

import pytest

from tests.games.audited import audited_matches, conforming_matches, families
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.moves import END_TURN, LAST_CALL
from wildtable.kernel.kit.conform import Conformance

MATCHES = 2_000
PARTS = 8  # so that two workers share them


@pytest.mark.slow
def test_a_match_keeps_every_promise() -> None:
    report = Conformance(GAME, seed="quick", quota=1).run(1)
    assert report.moves > 0


@pytest.mark.parametrize(("made", "ends"), [(LAST_CALL - 2, False), (LAST_CALL - 1, True)])
def test_a_match_that_is_too_long_ends_with_its_turn(made: int, ends: bool) -> None:
    """With a hand that needs no refill: the end of the turn is the last move."""
    content = GAME.content(GAME.with_defaults({}, 2))
    seat: dict[str, object] = {"organism": "human"}
    turn = {"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}
    position = {
        "seats": [seat, {**seat, "organism": "bear"}],
        "made": made,
        "stack": [turn],
    }
    state = GAME.load(content, position, Random(1))
    state.apply(0, END_TURN)
    outcome = state.outcome()
    assert (outcome.reason if outcome else None) == ("limit" if ends else None)


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_every_option_and_player_count_keeps_every_promise(part: int) -> None:
    conforming_matches(GAME, part, PARTS)


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_matches_lose_no_piece(part: int) -> None:
    """Over all player counts and options: conservation after every move."""
    assert audited_matches(GAME, MATCHES // PARTS, part) == families(GAME)
