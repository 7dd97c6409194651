"""Wilderness keeps the promises of every game, and no card, animal or token is lost or doubled."""

from itertools import islice
from random import Random

import pytest

from tests.games.audited import audited_matches
from tests.games.wilderness.crowd import crowded
from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.moves import END, MOVES
from wildtable.kernel.chance import sample
from wildtable.kernel.game import State
from wildtable.kernel.kit.conform import CLOSELY, Conformance, settings
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.kit.promises import Halt, who_leaves_is_out
from wildtable.kernel.turn import CHANCE, NOBODY

MATCHES = 2_000
PARTS = 8  # so that two workers share them
CLOSELY_WATCHED = 8
CROWDS = 400
CROWDED_MOVES = 300
LOOK = 0.01  # how often a position of a crowded board is looked at closely


@pytest.mark.slow
def test_a_match_keeps_every_promise() -> None:
    report = Conformance(GAME, seed="quick", quota=1).run(1)
    assert report.moves > 0


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("number", range(CLOSELY_WATCHED))
def test_matches_keep_every_promise(number: int) -> None:
    """Every player count and both editions, looked at closely; every option is met below."""
    setting = next(islice(settings(GAME, Random(1)), number, None))
    suite = Conformance(GAME, seed="wilderness", look=LOOK)
    suite.play(setting, str(number))
    assert 0 < suite.report.longest <= GAME.limit


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_matches_lose_nothing(part: int) -> None:
    """Over all player counts and options: conservation after every move."""
    met = audited_matches(GAME, MATCHES // PARTS, part)
    assert {"place", "step", "end"} <= met  # crowded boards meet the rest


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("part", range(PARTS))
def test_crowded_boards_keep_every_promise(part: int) -> None:
    """Random matches seldom meet the rarer abilities: crowded boards do, all of them."""
    rng = Random(part)
    families: set[str] = set()
    for setting in islice(settings(GAME, rng), CROWDS // PARTS):
        halt = Halt(GAME, GAME.content(setting.options), setting.seats, crowded(setting, rng))
        for _ in range(CROWDED_MOVES):
            assert halt.state.audit() == [], setting
            if halt.state.turn().seat == NOBODY:
                break
            if rng.random() < LOOK:
                look_closely(halt, setting, rng)
            families.add(MOVES.family_of(step(halt.state, rng, eager=True)).name)
    assert {"attack", "cone", "spray", "wake", "shed", "wound"} <= families


def look_closely(halt: Halt, setting: Setting, rng: Random) -> None:
    for promise in CLOSELY:
        if promise is not who_leaves_is_out:  # to the end of the match: dear on a crowded board
            promise(halt, rng)
    for seat in range(setting.seats):
        state = halt.state.clone()
        if state.leave(seat):
            for _ in range(20):
                assert state.audit() == [], f"{setting}: seat {seat} has left"
                assert seat not in state.turn().seats
                if state.turn().seat == NOBODY:
                    break
                step(state, rng)


def step(state: State, rng: Random, eager: bool = False) -> int:
    """A random move; an eager player seldom walks where it could do something rarer."""
    turn = state.turn()
    if turn.seat == CHANCE:
        move = sample(state.chance(), rng)
    else:
        moves = state.legal(turn.seat)
        if eager and rng.random() < 0.8:
            rare = [m for m in moves if MOVES.family_of(m).name not in ("step", "halt", "again")]
            moves = [m for m in rare if m != END] or moves
        move = rng.choice(moves)
    state.apply(turn.seat, move)
    return move
