"""Defenders of the Wild keeps every promise of the contract, over players and options."""

import pytest

from tests.games.audited import audited_matches, conforming_matches, families
from wildtable.games.defenders import GAME
from wildtable.kernel.kit.conform import Conformance

MATCHES = 2_000
PARTS = 8  # so that two workers share them
REWILD = "rewild"  # a factory must be breached, entered and cleaned first: chance seldom does


@pytest.mark.slow
def test_a_match_keeps_every_promise() -> None:
    report = Conformance(GAME, seed="quick", quota=1).run(1)
    assert report.moves > 0


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_every_option_and_player_count_keeps_every_promise(part: int) -> None:
    conforming_matches(GAME, part, PARTS)


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_matches_lose_no_piece(part: int) -> None:
    """Over all player counts and options: walls, mechs, tokens and cards after every move."""
    met = audited_matches(GAME, MATCHES // PARTS, part)
    assert families(GAME) - met <= {REWILD}
