"""Positions field by field: changes, differences and paths."""

import pytest

from wildtable.kernel.game import Position
from wildtable.kernel.position import NoField, at, changes, differences, fields, renewed, same

OLD: Position = {"hands": [[1], [2, 3]], "board": "", "stack": []}
NEW: Position = {"hands": [[1], [2]], "board": "x", "stack": [{"frame": "bet"}]}


def test_changes_lead_from_one_to_the_other() -> None:
    changed_fields, gone = changes(OLD, NEW)
    assert changed_fields == {"hands.1": [2], "board": "x", "stack.0.frame": "bet"}
    assert gone == ["stack"]
    assert renewed(fields(OLD), changed_fields, gone) == fields(NEW)


def test_differences_in_words() -> None:
    assert differences(fields(OLD), fields(NEW)) == [
        'board should be "", is "x"',
        "hands.1 should be [2,3], is [2]",
        "stack should be [], is not there",
        'stack.0.frame should not be there, is "bet"',
    ]


def test_paths() -> None:
    assert at(NEW, "hands.1.0") == 2
    assert at(NEW, "stack.0") == {"frame": "bet"}


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("hand", "the position has no 'hand'; it has hands, board, stack"),
        ("hands.2", "hands has no '2'; it is a list of 2"),
        ("hands.x", "hands has no 'x'; it is a list of 2"),
        ("board.0", 'board is "x", nothing lies in it'),
    ],
)
def test_a_path_to_nowhere(path: str, message: str) -> None:
    with pytest.raises(NoField) as error:
        at(NEW, path)
    assert str(error.value) == message


def test_one_is_not_true() -> None:
    assert not same(1, bool(1))
    assert same([1], (1,))
