"""What is said: a message of a game's texts with its arguments."""

from msgspec import Struct


class Phrase(Struct, frozen=True, gc=False):
    """A message of the game's texts with its arguments."""

    id: str
    args: dict[str, str | int] = {}
