"""Walks from every scenario see what they saw when they were recorded (`walks.py`)."""

import pytest

from tests.games.walks import DIGITS, GAMES, digits, groups, kept, walks

GROUPS = [(game, group) for game in GAMES for group in groups(game)]
ANEW = "python -m tests.games.walks records them anew"


@pytest.mark.parametrize(("game", "group"), GROUPS)
def test_walks_see_what_they_saw(game: str, group: str) -> None:
    before = kept(game)
    for walk in walks(game, group):
        assert walk.name in before, f"{walk.name} is not recorded: {ANEW}"
        was, now = before[walk.name], digits(walk)
        places = range(0, max(len(was), len(now)), DIGITS)
        other = [at // DIGITS for at in places if was[at : at + DIGITS] != now[at : at + DIGITS]]
        assert not other, f"{walk.name} differs from look {other[0]} on; {ANEW}"


@pytest.mark.parametrize("game", GAMES)
def test_no_walk_is_kept_that_nobody_goes(game: str) -> None:
    going = {walk.name for group in groups(game) for walk in walks(game, group)}
    assert set(kept(game)) == going, ANEW
