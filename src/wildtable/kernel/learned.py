"""What was learned about a game from its matches: weights, in a file that says where from."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = "learned.toml"


class Learned(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of a game's signs, by their names, and the matches that they were found in.

    Of match number n, of so many from `first` on, everything follows from the seed and the commit.
    """

    seed: str
    commit: str
    first: int
    matches: int
    positions: int
    weights: dict[str, float]


def weights_of(package: str, names: Sequence[str]) -> list[float]:
    """In the order of the signs; empty where nothing was learned yet."""
    file = files(package) / FILE
    if not file.is_file():
        return []
    learned = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Learned)
    return [learned.weights[name] for name in names]
