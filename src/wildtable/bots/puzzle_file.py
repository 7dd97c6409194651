"""A puzzle as a file: a position as a seat knows it, what it should do, and what other ways cost.

A game keeps its puzzles in `puzzles/` of its package, one JSON file each; see `puzzles.py` for how
they are found, and `wildtable puzzles` for the command that does.
"""

from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from wildtable.bots.suggest import RatedWay
from wildtable.kernel.folders import files_in
from wildtable.kernel.game import Game

FOLDER: Final = "puzzles"
SUFFIX: Final = ".json"

# What is asked for: to win now, or to gain more than by any other way to do one thing, or to play
# the whole turn.
Theme = Literal["win", "action", "turn"]


class BadPuzzle(ValueError):
    """A file that is no puzzle; says which file and field is wrong."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The file; `stands` is how everybody does now, `refuted` are ways that look good.

    `brings` is what the solution adds to the tally of the seat (`Game.tally`), and what solves the
    puzzle; `next_best` is the most that any other way adds.
    """

    players: int
    seat: int
    theme: Theme
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    stands: dict[str, float]
    solution: RatedWay
    refuted: list[RatedWay]
    brings: int
    next_best: int
    position: dict[str, Any]
    options: dict[str, str] = {}
    name: str = ""


def written(puzzle: Puzzle) -> bytes:
    """The puzzle as a file."""
    return msgspec.json.encode(puzzle) + b"\n"


@cache
def puzzles_of(game: Game) -> list[Puzzle]:
    """The puzzles of a game, by name; a game may have none. Raises BadPuzzle."""
    return [_read(file) for file in files_in(game, FOLDER, SUFFIX)]


def _read(file: Traversable) -> Puzzle:
    try:
        puzzle = msgspec.json.decode(file.read_bytes(), type=Puzzle)
    except msgspec.DecodeError as error:
        raise BadPuzzle(f"{file.name}: {error}") from error
    return msgspec.structs.replace(puzzle, name=file.name.removesuffix(SUFFIX))
