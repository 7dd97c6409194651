"""Connect Four: perfect information, one family of moves. The simplest game on the contract.

A side's discs are one int with a bit for each cell: bit 7 * column + row. The seventh bit of a
column stays empty, so that lines found by shifting don't run over the edge.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

from mypy_extensions import i64

from wildtable.kernel.decisions import Decision, decisions
from wildtable.kernel.events import EventSpace
from wildtable.kernel.fields import NONE, Fields, each, number, numbers
from wildtable.kernel.frames import FIRST, FrameSpace, push
from wildtable.kernel.game import BadPosition, Content, Denial, Game, Outcome, Position, State
from wildtable.kernel.moves import Domain, MoveSpace
from wildtable.kernel.scene import Element, Layout, Phrase, Piece, Prompt, Scene
from wildtable.kernel.turn import REFEREE

COLUMNS: Final = 7  # C4-6 the board has seven columns of six cells
ROWS: Final = 6
CELLS: Final = COLUMNS * ROWS
STRIDE: Final = ROWS + 1
# How far the next cell of a line is, and the one after it, in bits.
UP: Final = 1
SIDE: Final = STRIDE
RISE: Final = STRIDE + 1
FALL: Final = STRIDE - 1
UP_TWO: Final = 2 * UP
SIDE_TWO: Final = 2 * SIDE
RISE_TWO: Final = 2 * RISE
FALL_TWO: Final = 2 * FALL
LETTERS: Final = "abcdefg"
SEAT: Final = Domain("seat", 2)
DISCS: Final = "XO"

MOVES: Final = MoveSpace("connect-four")
DROP: Final = 0  # drop <column>
MOVES.family("drop", Domain("column", COLUMNS, LETTERS), base=DROP)
# By the columns that are full, a bit for each: looked up far faster than put together.
LEGAL: Final = [
    [DROP + column for column in range(COLUMNS) if not full >> column & 1]
    for full in range(1 << COLUMNS)
]


FRAMES: Final = FrameSpace()
DROPPING: Final = 0
FRAMES.kind("dropping", DROPPING, seat=SEAT)

FIELDS: Final = Fields(
    numbers("discs", "by seat, a bit for each cell", each(), most=(1 << STRIDE * COLUMNS) - 1),
    numbers("heights", "by column", COLUMNS, most=ROWS),
    number("full", "a bit for each full column", most=(1 << COLUMNS) - 1, seen=NONE),
    number("made", "discs dropped", most=CELLS),
    number("winner", "a seat, -1 while there is none", fill=-1, least=-1, most=1),
)


@final
class FourState(State):
    """The discs on the board."""

    def __init__(self, stack: list[int], discs: list[int], heights: list[int], made: int) -> None:
        super().__init__(stack, DECISIONS)
        self.discs = discs
        self.heights = heights
        self.full = 0
        self.made = made
        self.winner = -1

    def clone(self) -> "FourState":
        copy = FourState(self.stack[:], self.discs[:], self.heights[:], self.made)
        copy.full = self.full
        copy.winner = self.winner
        return copy

    def redeal(self, seat: int, rng: Random) -> "FourState":
        return self.clone()

    def observe(self, seat: int) -> list[int]:
        return FIELDS.observe(self, None, 2, seat)

    def main_turn(self) -> int:
        return self.made

    def outcome(self) -> Outcome | None:
        if self.winner >= 0:  # C4-7 a win is worth 1, a loss -1
            return Outcome.by_score([1, -1] if self.winner == 0 else [-1, 1], "four-in-line")
        # C4-4 a full board without a line is a draw
        return Outcome.by_score([0, 0], "board-full") if self.made == CELLS else None

    def at(self, column: int, row: int) -> str:
        bit = STRIDE * column + row
        return (
            DISCS[0] if self.discs[0] >> bit & 1 else DISCS[1] if self.discs[1] >> bit & 1 else "."
        )

    def dump(self, seat: int = REFEREE) -> Position:
        rows = range(ROWS - 1, -1, -1)
        return {"board": ["".join([self.at(c, row) for c in range(COLUMNS)]) for row in rows]}

    def audit(self) -> list[str]:
        first, second = self.discs[0].bit_count(), self.discs[1].bit_count()
        faults = FIELDS.faults(self, None, 2)
        if self.discs[0] & self.discs[1]:
            faults.append("two discs share a cell")
        if not 0 <= first - second <= 1:  # C4-5 the seats take turns, X first
            faults.append(f"{first} discs of X and {second} of O are not taken in turns")
        if LEGAL[self.full] != [DROP + c for c in range(COLUMNS) if self.heights[c] < ROWS]:
            faults.append("the full columns are not those that are full")
        if first + second != self.made or sum(self.heights) != self.made:
            faults.append("the discs on the board are not the discs made")
        return faults


@final
class Dropping(Decision[FourState]):
    """The seats drop discs in turn."""

    def legal(self, table: FourState, seat: int) -> list[int]:
        return LEGAL[table.full][:]

    def why_not(self, table: FourState, seat: int, move: int) -> Denial | None:
        if table.heights[move - DROP] == ROWS:  # C4-2 a full column takes no disc
            return Denial("C4-2", "column-full", {"column": LETTERS[move - DROP]})
        return None

    def apply(self, table: FourState, seat: int, move: int) -> None:
        column = move - DROP
        heights = table.heights
        row = heights[column]
        heights[column] = row + 1  # C4-1 a disc falls to the lowest free cell
        discs = table.discs[seat] | 1 << STRIDE * column + row
        table.discs[seat] = discs
        table.made += 1
        if row == ROWS - 1:
            table.full |= 1 << column
        if has_four(discs):  # C4-3 four in a line win
            table.winner = seat
            table.stack.clear()
        elif table.made == CELLS:
            table.stack.clear()
        else:
            table.stack[FIRST] = 1 - seat


DECISIONS: Final = decisions(FRAMES, Dropping(DROPPING))


def has_four(discs: i64) -> bool:
    pairs = discs & discs >> UP
    if pairs & pairs >> UP_TWO:
        return True
    pairs = discs & discs >> SIDE
    if pairs & pairs >> SIDE_TWO:
        return True
    pairs = discs & discs >> RISE
    if pairs & pairs >> RISE_TWO:
        return True
    pairs = discs & discs >> FALL
    return pairs & pairs >> FALL_TWO != 0


def new_state() -> FourState:
    state = FourState([], [0, 0], [0] * COLUMNS, 0)
    push(state.stack, DROPPING, 0)
    return state


def read_board(board: Any) -> FourState:
    if not isinstance(board, list) or [len(row) for row in board] != [COLUMNS] * ROWS:
        raise BadPosition(f"board: {ROWS} rows of {COLUMNS} cells, the top one first")
    state = new_state()
    for row, cells in enumerate(reversed(board)):
        for column, cell in enumerate(cells):
            if cell in DISCS and state.heights[column] == row:
                state.discs[DISCS.index(cell)] |= 1 << STRIDE * column + row
                state.heights[column] += 1
                state.full |= (row == ROWS - 1) << column
                state.made += 1
            elif cell != ".":
                raise BadPosition(f"board: {cell!r} at {LETTERS[column]}{row + 1} cannot lie there")
    winners = [seat for seat in range(2) if has_four(state.discs[seat])]
    if winners:
        state.winner = winners[0]
    if winners or state.made == CELLS:
        state.stack.clear()
    else:
        state.stack[FIRST] = state.made & 1
    faults = state.audit() + (["board: both have four"] if len(winners) > 1 else [])
    if faults:
        raise BadPosition("; ".join(faults))
    return state


@final
class ConnectFour(Game):
    """The game as the platform knows it."""

    def content(self, options: Mapping[str, str]) -> Content:
        return Content(MOVES, EventSpace("connect-four"), FRAMES, options)

    def start(self, content: Content, seats: int) -> State:
        return new_state()

    def load(self, content: Content, position: Position, rng: Random) -> State:
        return read_board(position.get("board"))

    def fields(self) -> Fields:
        return FIELDS

    def layouts(self, content: Content) -> list[Layout]:
        cells = [
            Element(f"cell:{LETTERS[c]}{r + 1}", c + 0.5, ROWS - r - 0.5, kind="hole")
            for c in range(COLUMNS)
            for r in range(ROWS)
        ]
        tops = [Element(f"column:{LETTERS[c]}", c + 0.5, ROWS + 0.5) for c in range(COLUMNS)]
        return [Layout("board", COLUMNS, ROWS + 1, cells + tops)]

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, FourState)
        pieces = [
            Piece(f"{LETTERS[c]}{r + 1}", f"cell:{LETTERS[c]}{r + 1}", "disc", owner, DISCS[owner])
            for c in range(COLUMNS)
            for r in range(state.heights[c])
            for owner in (DISCS.index(state.at(c, r)),)
        ]
        asked = state.turn().seat
        prompt = "over" if asked < 0 else "your-turn" if asked == seat else "their-turn"
        return Scene(pieces, [], Prompt(Phrase(prompt, {"seat": asked})))

    def words(self, language: str) -> str:
        return ENGLISH if language == "en" else self.file(f"text/{self.name}.{language}.ftl")


ENGLISH: Final = """
door-hook = Drop discs, and line up four.
door-goal = Be the first with four in a line.
door-kind = Abstract
door-minutes = 5 min
column-full = Column { $column } is full.
your-turn = Drop a disc into a column.
their-turn = Seat { $seat } drops a disc.
over = The match is over.
do-drop = Drop
news-drop = Seat { $seat } drops into column { $column }.
four-in-line = Four in a line.
board-full = The board is full.
"""

GAME: Final = ConnectFour("connect-four", "Connect Four", [2], CELLS, package="wildtable.examples")
