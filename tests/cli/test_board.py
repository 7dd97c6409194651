"""Layouts and pieces drawn with characters."""

from collections.abc import Sequence

from wildtable.cli.terminal.board import draw
from wildtable.kernel.scene import Element, Layout, Phrase, Piece


def drawn(
    elements: Sequence[Element], pieces: Sequence[Piece] = (), lit: str = "", width: int = 80
) -> list[str]:
    right = max([element.x + element.width / 2 for element in elements])
    bottom = max([element.y + element.height / 2 for element in elements])
    layout = Layout("board", right, bottom, list(elements))
    text = draw(layout, pieces, lit.split(), lambda phrase: phrase.id, width)
    return [line.rstrip() for line in text.plain.split("\n")]


ROW = [Element(f"cell:{name}", i + 0.5, 0.5) for i, name in enumerate("abc")]


def test_frames_that_touch_share_their_lines() -> None:
    below = Element("cell:below", 1, 1.5)
    assert drawn([*ROW, below]) == [
        "┌───┬───┬───┐",
        "│   │   │   │",
        "└─┬─┴─┬─┴───┘",
        "  │   │",
        "  └───┘",
    ]


def test_a_place_shows_its_pieces_or_the_name_to_type() -> None:
    pieces = [Piece("1", "cell:a", "wolf", 0, "W"), Piece("2", "cell:b", "tree", count=3)]
    assert drawn(ROW, pieces, "cell:a cell:c")[1] == "│ W │3T │ c │"
    assert drawn(ROW, pieces)[1] == "│ W │3T │   │"


def test_pieces_of_one_letter_and_two_owners_carry_the_owner() -> None:
    wolves = [Piece("1", "cell:a", "wolf", 0, "W"), Piece("2", "cell:b", "wolf", 1, "W")]
    bear = Piece("3", "cell:c", "bear", 1, "B")
    assert drawn(ROW, [*wolves, bear])[1] == "│W₀ │W₁ │ B │"


def test_pieces_wrap_and_what_does_not_fit_is_hinted_at() -> None:
    places = [Element("area:big", 1, 1, width=2, height=2), Element("area:small", 2.5, 0.5)]
    animals = [Piece(letter, "area:big", "animal", -1, letter) for letter in "ABCDEFGHIJKLM"]
    few, many = drawn(places, animals[:5]), drawn(places, animals)
    assert [line[1:8] for line in few[1:4]] == ["A B C D", "   E   ", "       "]
    assert [line[1:8] for line in many[1:4]] == ["A B C D", "E F G H", "I J K… "]


def test_labels_stand_above_the_pieces() -> None:
    hand = Element("hand:0", 0.5, 0.5, label=Phrase("Hand"))
    assert drawn([hand], [Piece("k", "hand:0", "king", letter="K")]) == [
        "┌──────┐",
        "│ Hand │",
        "│  K   │",
        "└──────┘",
    ]


def test_a_board_too_wide_for_frames_is_drawn_without() -> None:
    wide = [Element(f"cell:{i}", i + 0.5, 0.5) for i in range(20)]
    lines = drawn(wide, [Piece("1", "cell:3", "wolf", 0, "W")], width=41)
    assert lines[0] == "· · · W · · · · · · · · · · · · · · · ·"


def test_outlines_other_than_rectangles_get_no_frame() -> None:
    hexes = [Element(f"hex:{i}", 0.5 + i / 2, 0.5 + i, path="M0 1z") for i in range(2)]
    assert drawn(hexes, [Piece("1", "hex:0", "wolf", 0, "W")]) == [" W", "", "   ·", "", ""]
