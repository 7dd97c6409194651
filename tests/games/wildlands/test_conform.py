"""Wildlands keeps the promises of every game, and no card, shard or character is ever lost."""

from random import Random

import pytest

from tests.games.audited import audited_matches, conforming_matches, families
from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import MOST_ACTIONS
from wildtable.games.wildlands.moves import ALLOT, END, PASS
from wildtable.kernel.chance import sample
from wildtable.kernel.kit.conform import Conformance
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.turn import CHANCE

MATCHES = 2_000
PARTS = 8  # so that two workers share them
TO_THE_END = 10  # one match in so many has no cap on turns


@pytest.mark.slow
def test_a_match_keeps_every_promise() -> None:
    suite = Conformance(GAME, seed="quick", quota=1)
    options = GAME.with_defaults({"map": "ruins", "turn_cap": "40"}, 2)
    suite.play(Setting(2, options), "quick")
    assert suite.report.moves > 0


def test_a_match_that_is_too_long_is_unfinished() -> None:
    content = GAME.content(GAME.with_defaults({}, 2))
    seats = [{"faction": "guild"}, {"faction": "gnomads", "hand": ["GN01"]}]
    state = GAME.load(content, {"seats": seats, "actions": MOST_ACTIONS - 2}, Random(1))
    state.apply(0, END)
    state.apply(1, PASS)
    while state.turn().seat == CHANCE:
        state.apply(CHANCE, sample(state.chance(), Random(1)))
    state.apply(1, state.legal(1)[0])
    state.apply(1, END)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "unfinished"
    assert outcome.winners() == []


def capped(number: int, setting: Setting) -> Setting:
    """Random play goes on for long, so most matches have a cap on turns."""
    if number % TO_THE_END == 0 or setting.options["turn_cap"] != "none":
        return setting
    return Setting(setting.seats, {**setting.options, "turn_cap": "40"})


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_every_option_and_player_count_keeps_every_promise(part: int) -> None:
    conforming_matches(GAME, part, PARTS, capped)


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_matches_lose_no_piece(part: int) -> None:
    """Over both maps, all player counts and options: conservation after every move."""
    assert audited_matches(GAME, MATCHES // PARTS, part, capped) == families(GAME)


def test_factions_by_lot_are_drawn_by_chance() -> None:
    content = GAME.content(GAME.with_defaults({"factions": "random"}, 4))
    state = GAME.start(content, 4)
    assert state.turn().seat == CHANCE
    assert state.chance() == [(ALLOT + faction, 1) for faction in range(4)]
