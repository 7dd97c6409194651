"""What goes over the wire about puzzles, over HTTP: which there are, one to be solved, my own."""

from msgspec import Struct

from wildtable.bots.puzzle_file import Theme
from wildtable.kernel.scene import Phrase


class PuzzleInfo(Struct, frozen=True):
    """A puzzle of a game, by what the solution is for and how hard it is to find (1 to 3).

    `moves` is how many the solution has.
    """

    name: str
    players: int
    theme: Theme
    difficulty: int
    moves: int


class Puzzles(Struct, frozen=True):
    """All puzzles of a game, in an order that stays; a game may have none."""

    puzzles: list[PuzzleInfo]


class PuzzleSeat(Struct, frozen=True):
    """What is needed to sit down to a puzzle: `kit` is where the kit is that it is played with.

    `goal` says what is asked for, unless it is to win. `solution` are the moves of it, for who
    gives up; `stands` is how everybody stands before.
    """

    info: PuzzleInfo
    seat: int
    options: dict[str, str]
    kit: str
    goal: Phrase | None
    solution: list[str]
    stands: dict[str, float]


class MyPuzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles that I have solved, by game; true where the first try was right."""

    solved: dict[str, dict[str, bool]]
