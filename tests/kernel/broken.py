"""Broken copies of the examples, made by changing their source."""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import wildtable.examples
from wildtable.kernel.game import Game
from wildtable.kernel.kit.conform import ENDS, RAISES, SHAPE


def broken_copy(example: str, changes: Mapping[str, str]) -> Game:
    """The game of an example after each old text was replaced by the new one."""
    source = Path(wildtable.examples.__file__).with_name(f"{example}.py").read_text("utf-8")
    for old, new in changes.items():
        assert source.count(old) == 1, f"{example}.py has {old!r} {source.count(old)} times"
        source = source.replace(old, new)
    module = ModuleType(f"broken_{example}")
    sys.modules[module.__name__] = module
    exec(compile(source, module.__name__, "exec"), module.__dict__)
    game = module.__dict__["GAME"]
    assert isinstance(game, Game)
    return game


class BrokenGame(NamedTuple):
    """A kind of broken game, and what the conformance suite must say about it."""

    kind: str
    example: str
    changes: dict[str, str]
    promise: str
    says: str  # with N for the number of a line
    moves: int  # of the shortest way there


BROKEN = [
    BrokenGame(
        "a method is missing",
        "connect_four",
        {"    def why_not(": "    def why_ever_not("},
        SHAPE,
        "Dropping has no why_not",
        0,
    ),
    BrokenGame(
        "a method gives the wrong type",
        "connect_four",
        {"return LEGAL[table.full][:]": "return tuple(LEGAL[table.full])"},
        SHAPE,
        "legal gives a tuple, not a list",
        0,
    ),
    BrokenGame(
        "a scene can't be sent",
        "leduc",
        {'{"seat": i}), [chips])': '{"seat": i}), [chips / 2])'},
        SHAPE,
        "scene gives something that can't be sent: Expected `int | str | object`, got `float` - "
        "at `$.panels[0].rows[0].cells[0]`",
        0,
    ),
    BrokenGame(
        "the start raises",
        "goofspiel",
        {
            "    def start(self, content: Content, seats: int) -> State:\n": (
                "    def start(self, content: Content, seats: int) -> State:\n"
                "        content = content.options['size']\n"
            )
        },
        SHAPE,
        "start raises KeyError: 'size' (broken_goofspiel, line N)",
        0,
    ),
    BrokenGame(
        "a move raises",
        "connect_four",
        {"row = heights[column]": "row = [0, 1, 2, 3, 4][heights[column]]"},
        RAISES,
        "apply raises IndexError: list index out of range (broken_connect_four, line N)",
        6,
    ),
    BrokenGame(
        "legal raises",
        "connect_four",
        {"LEGAL[table.full][:]": "LEGAL[table.full if 7 // (table.made - 3) else 0][:]"},
        RAISES,
        "legal raises ZeroDivisionError: integer division or modulo by zero "
        "(broken_connect_four, line N)",
        3,
    ),
    BrokenGame(
        "dump raises",
        "leduc",
        {'"board": RANK.names[self.board] if': '"board": RANK.names[:2][self.board] if'},
        RAISES,
        "dump raises IndexError: list index out of range (broken_leduc, line N)",
        5,
    ),
    BrokenGame(
        "a piece lies nowhere",
        "connect_four",
        {'f"cell:{LETTERS[c]}{r + 1}", "disc"': 'f"cell:{LETTERS[c]}{r + 2}", "disc"'},
        "pieces_lie_on_the_table",
        "the piece 'd6' lies on 'cell:d7', which is no element",
        6,
    ),
    BrokenGame(
        "a move picks what is nowhere",
        "connect_four",
        {"ROWS + 0.5) for c in range(COLUMNS)]": "ROWS + 0.5) for c in range(COLUMNS - 1)]"},
        "scenes_point_at_what_is_there",
        "'drop g' picks 'column:g', which is nowhere on the table",
        0,
    ),
    BrokenGame(
        "an overlay marks what is nowhere",
        "connect_four",
        {
            "Phrase, Piece, Prompt, Scene": "Mark, Overlay, Phrase, Piece, Prompt, Scene",
            '{"seat": asked})))': (
                '{"seat": asked})), [Overlay("threats", Phrase("over"), [Mark("cell:h1", "!")])])'
            ),
        },
        "scenes_point_at_what_is_there",
        "the overlay 'threats' marks 'cell:h1', which is no element",
        0,
    ),
    BrokenGame(
        "a prompt lacks an argument",
        "connect_four",
        {'Phrase(prompt, {"seat": asked})': "Phrase(prompt)"},
        "scenes_speak_in_words",
        "the message 'their-turn' can't be said with {}: Unknown external: seat",
        0,
    ),
    BrokenGame(
        "a match never ends",
        "connect_four",
        {"[2], CELLS,": "[2], 6,"},
        ENDS,
        "no end after 7 moves, the game's own limit",
        7,
    ),
]
