"""The boards of the games are what their fields say."""

import pytest

from tools.boards import GAMES, board_of, games


@pytest.mark.pure_only
@pytest.mark.parametrize("game", games())
def test_a_board_is_made_from_its_fields(game: str) -> None:
    made = (GAMES / game / "board.py").read_text("utf-8")
    assert made == board_of(game), "run `make boards`"
