"""Which games there are, and what is said of one that is not."""

import pytest

from wildtable.kernel import registry
from wildtable.kernel.registry import UnknownGame


def test_games_are_found_by_their_entry_points() -> None:
    examples = {"connect-four", "goofspiel", "leduc"}
    ours = {"defenders", "wilderness", "wildlands", "wildlife"}
    assert examples | ours <= set(registry.names())
    assert registry.game("leduc").title == "Leduc poker"
    assert registry.game("leduc") is registry.game("leduc")


def test_an_unknown_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean leduc"):
        registry.game("leduk")
    with pytest.raises(UnknownGame, match="installed: connect-four, "):
        registry.game("zzz")
