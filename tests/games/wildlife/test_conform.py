"""Wildlife keeps the promises of every game, and no piece is ever lost or doubled."""

from random import Random

import pytest

from tests.games.audited import audited_matches, conforming_matches, families
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.moves import END_TURN, LAST_CALL
from wildtable.kernel.chance import sample
from wildtable.kernel.kit.conform import Conformance
from wildtable.kernel.turn import CHANCE

MATCHES = 2_000
PARTS = 8  # so that two workers share them


@pytest.mark.slow
def test_a_match_keeps_every_promise() -> None:
    report = Conformance(GAME, seed="quick", quota=1).run(1)
    assert report.moves > 0


def test_a_match_that_is_too_long_ends_with_its_turn() -> None:
    content = GAME.content(GAME.with_defaults({}, 2))
    seat: dict[str, object] = {"organism": "human", "hand": ["joker"]}
    turn = {"frame": "turn", "seat": 0, "plays": 1, "auctions": 1}
    position = {
        "seats": [seat, {**seat, "organism": "bear"}],
        "made": LAST_CALL - 1,
        "stack": [turn],
    }
    state = GAME.load(content, position, Random(1))
    state.apply(0, END_TURN)
    while state.turn().seat == CHANCE:
        state.apply(CHANCE, sample(state.chance(), Random(1)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "limit"


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
