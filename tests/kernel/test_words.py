"""Who reads a message is told apart from who is only named in it."""

from wildtable.kernel.words import addressed


def test_a_reader_is_you_wherever_its_seat_is_named() -> None:
    args: dict[str, str | int] = {"seat": 0, "seat2": 2, "seats": 4, "space": 2}
    assert addressed(args, 2) == {**args, "you": 0, "you2": 1}


def test_without_a_reader_nobody_is_you() -> None:
    assert addressed({"seat": -1}) == {"seat": -1, "you": 0}
