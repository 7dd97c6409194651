"""From typed text to a move."""

import pytest

from wildtable.cli.terminal.typed import Unclear, read_move
from wildtable.kernel.moves import Domain, MoveSpace, amounts

SPACE = MoveSpace("typing")
SPACE.family("walk", Domain("space", 3, ["forest-1", "forest-2", "E5"]))
SPACE.family("bid", amounts("chips", 5))
SPACE.family("buy", amounts("chips", 5))
SPACE.family("pass")

LEGAL = ["walk forest-1", "walk E5", "bid 1", "bid 3", "pass"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("walk forest-1", "walk forest-1"),
        ("5", "pass"),
        ("walk e5", "walk E5"),
        ("E5", "walk E5"),
        ("w f", "walk forest-1"),
        ("forest", "walk forest-1"),
        ("b 3", "bid 3"),
        ("p", "pass"),
        ("  pass ", "pass"),
        ("walk forest-2", "walk forest-2"),
        ("forest-2", "walk forest-2"),
        ("bid 5", "bid 5"),
    ],
)
def test_what_is_meant(typed: str, meant: str) -> None:
    assert SPACE.text(read_move(typed, SPACE, LEGAL)) == meant


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "type a move"),
        ("walk", "'walk' could mean walk forest-1 or walk E5"),
        ("b", "'b' could mean bid 1 or bid 3"),
        ("1", "'1' could mean walk forest-1 or bid 1"),  # the first of the list, or its argument
        ("9", "numbered 1 to 5; there is no 9"),
        ("0", "numbered 1 to 5; there is no 0"),
        ("dance", "it knows walk, bid, buy, pass"),
        ("walk moon", "'moon' is no space; known: forest-1, forest-2, E5"),
        ("bid 1 2", "should read 'bid <chips>'"),
    ],
)
def test_what_is_unclear(typed: str, answer: str) -> None:
    with pytest.raises(Unclear, match=answer):
        read_move(typed, SPACE, LEGAL)


def test_a_long_choice_is_cut_short() -> None:
    with pytest.raises(Unclear, match=r"'b' could mean bid 0 .* or bid 5 or 1 more$"):
        read_move("b", SPACE, [*[f"bid {chips}" for chips in range(6)], "buy 5"])
