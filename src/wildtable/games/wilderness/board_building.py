"""Boards from parts: the recommended one, and others that a number draws (NES-1.6, NES-R3)."""

from random import Random
from typing import NamedTuple

from wildtable.games.wilderness.moves import FIELD, FIELDS, LANDSCAPE_IDS, SPAN
from wildtable.games.wilderness.pack import PART_SIZE, Arbitrary, BoardParts, Pack
from wildtable.games.wilderness.rules.arrangement import Arrangement, distance
from wildtable.kernel.pack import demand

RECOMMENDED = "recommended"
GENERATED = "generated-"


class Laid(NamedTuple):
    """A part on the table: its column and row among parts, its name and how it is turned."""

    column: int
    row: int
    name: str
    turned: int


class Boards:
    """The boards of a pack, each made when it is first asked for."""

    def __init__(self, pack: Pack, landscapes: int) -> None:
        self.parts = pack.board
        self.landscapes = landscapes  # on a field: 1 or 2
        self._made: dict[str, Arrangement] = {}

    def named(self, name: str) -> Arrangement | None:
        """The recommended board or `generated-<number>`; None for any other name."""
        if name not in self._made:
            if name == RECOMMENDED:
                self._made[name] = self._recommended()
            elif name.startswith(GENERATED) and name[len(GENERATED) :].isdecimal():
                self._made[name] = self._generated(name, int(name[len(GENERATED) :]))
            else:
                return None
        return self._made[name]

    def _recommended(self) -> Arrangement:
        layout = self.parts.layout.recommended
        laid = [
            Laid(column, row, word.partition("/")[0], int(word.partition("/")[2] or 0))
            for row, words in enumerate(layout.part_rows)
            for column, word in enumerate(words)
            if word
        ]
        landscape = self._landscape(laid)
        elements = [FIELD.index[layout.element_fields[name]] for name in self.parts.elements]
        file, path = "board.toml", "layout.recommended"
        demand(is_connected(landscape), file, f"{path}.part_rows", "parts that are connected")
        on_board = all(landscape[field] for field in elements)
        demand(on_board, file, f"{path}.element_fields", "fields of the board")
        return Arrangement(RECOMMENDED, landscape, elements)

    def _generated(self, name: str, number: int) -> Arrangement:
        # Only `random()` is used: it gives the same numbers in every version of Python.
        rng = Random(f"wilderness board {number}")
        laid = _arrange(list(self.parts.parts), self.parts.layout.arbitrary, rng)
        landscape = self._landscape(laid)
        bare = Arrangement(name, landscape, [])
        elements = _draw_elements(bare, self.parts.layout.arbitrary, rng)
        return Arrangement(name, landscape, elements)

    def _landscape(self, laid: list[Laid]) -> list[int]:
        landscape = [0] * FIELDS
        for part in laid:
            for row, words in enumerate(_turned(self.parts, part.name, part.turned)):
                for column, word in enumerate(words):
                    field = SPAN * (PART_SIZE * part.row + row) + PART_SIZE * part.column + column
                    for letter in word[: self.landscapes]:
                        bit = LANDSCAPE_IDS.index(self.parts.landscapes[letter])
                        landscape[field] |= 1 << bit
        return landscape


def _turned(parts: BoardParts, name: str, degrees: int) -> list[list[str]]:
    """The fields of a part, turned clockwise."""
    fields = [row.split() for row in parts.parts[name]]
    for _ in range(degrees // 90):
        fields = [list(row) for row in zip(*fields[::-1], strict=True)]
    return fields


def is_connected(landscape: list[int]) -> bool:
    """NES-1.6 whether every field can be reached by orthogonal Steps."""
    board = Arrangement("", landscape, [])
    seen = set(board.fields[:1])
    ahead = board.fields[:1]
    while ahead:
        for near in board.orthogonal[ahead.pop()]:
            if near not in seen:
                seen.add(near)
                ahead.append(near)
    return len(seen) == len(board.fields)


# --- drawing a layout ---------------------------------------------------------------------------


def _below(rng: Random, bound: int) -> int:
    return int(rng.random() * bound)


def _arrange(names: list[str], how: Arbitrary, rng: Random) -> list[Laid]:
    while True:
        cells = _outline(len(names), rng)
        columns = [column for column, _ in cells]
        rows = [row for _, row in cells]
        span = max(max(columns) - min(columns), max(rows) - min(rows)) + 1
        if span > how.max_span_parts or (how.forbid_enclosed_gaps and _has_gap(cells)):
            continue
        left = names[:]
        laid = []
        for column, row in cells:
            name = left.pop(_below(rng, len(left)))
            turned = how.rotations[_below(rng, len(how.rotations))]
            laid.append(Laid(column - min(columns), row - min(rows), name, turned))
        return laid


def _outline(parts: int, rng: Random) -> list[tuple[int, int]]:
    """Cells for the parts, each beside one that is laid."""
    cells = [(0, 0)]
    while len(cells) < parts:
        beside = sorted({near for cell in cells for near in _beside(cell)} - set(cells))
        cells.append(beside[_below(rng, len(beside))])
    return cells


def _beside(cell: tuple[int, int]) -> list[tuple[int, int]]:
    column, row = cell
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def _has_gap(cells: list[tuple[int, int]]) -> bool:
    """Whether an empty cell is enclosed."""
    columns = [column for column, _ in cells]
    rows = [row for _, row in cells]
    frame = {
        (column, row)
        for column in range(min(columns) - 1, max(columns) + 2)
        for row in range(min(rows) - 1, max(rows) + 2)
    }
    outside = {(min(columns) - 1, min(rows) - 1)}
    ahead = list(outside)
    while ahead:
        for near in _beside(ahead.pop()):
            if near in frame and near not in outside and near not in cells:
                outside.add(near)
                ahead.append(near)
    return len(outside) + len(cells) < len(frame)


def _draw_elements(board: Arrangement, how: Arbitrary, rng: Random) -> list[int]:
    """Five fields within the limits; after many attempts they may lie nearer to each other."""
    allowed = [f for f in board.fields if how.element_allowed_on_edge or f not in board.edges]
    apart = how.element_min_step_distance
    while True:
        for _ in range(how.max_attempts):
            left = allowed[:]
            drawn = [left.pop(_below(rng, len(left))) for _ in range(5)]
            if _fits(drawn, apart, how.element_max_per_part):
                return drawn
        apart -= 1


def _fits(fields: list[int], apart: int, per_part: int) -> bool:
    near = [distance(a, b) for a in fields for b in fields if a < b]
    parts = [(field % SPAN // PART_SIZE, field // SPAN // PART_SIZE) for field in fields]
    return min(near) >= apart and max(parts.count(part) for part in parts) <= per_part
