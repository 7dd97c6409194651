"""The board as tables: what is next to what, in line with what, and within reach of what.

A field is SPAN * row + column on a grid that holds every board; a field that a board does not have
has no landscape and is next to nothing. Lines and areas are measured by coordinates, so they cross
gaps (NES-R6).
"""

from typing import Final, final

from wildtable.games.wilderness.moves import DIRECTIONS, FIELDS, SPAN

COLUMN: Final = [field % SPAN for field in range(FIELDS)]
ROW: Final = [field // SPAN for field in range(FIELDS)]
EAST: Final = (0, 1, 1, 1, 0, -1, -1, -1)  # by direction
SOUTH: Final = (-1, -1, 0, 1, 1, 1, 0, -1)
REACH: Final = 2  # Steps that Aura, Spray and Cone reach


def distance(one: int, other: int) -> int:
    """Steps between two fields on an open board."""
    columns, rows = COLUMN[one] - COLUMN[other], ROW[one] - ROW[other]
    # Compiled, far quicker than `abs`.
    return (columns if columns >= 0 else -columns) + (rows if rows >= 0 else -rows)


def step_cost(one: int, other: int) -> int:
    """What a Step between two adjacent fields costs."""
    # NES-8.3 an orthogonal Step costs 1, NES-8.4 a diagonal one 2
    return 1 if COLUMN[one] == COLUMN[other] or ROW[one] == ROW[other] else 2


def beyond(field: int, direction: int, far: int) -> int:
    """The field of the grid so far away in a direction, -1 off the grid."""
    column = COLUMN[field] + EAST[direction] * far
    row = ROW[field] + SOUTH[direction] * far
    return SPAN * row + column if 0 <= column < SPAN and 0 <= row < SPAN else -1


@final
class Arrangement:
    """One arrangement of the board parts with the Elements on it; lists are indexed by field."""

    def __init__(self, name: str, landscape: list[int], elements: list[int]) -> None:
        self.name: Final = name
        self.landscape: Final = landscape  # bits of LANDSCAPE_IDS, 0 where there is no field
        self.elements: Final = elements  # fields, by Element
        fields = [field for field in range(FIELDS) if landscape[field]]
        self.fields: Final = fields
        self.element_at: Final[list[int]] = [-1] * FIELDS
        for element, field in enumerate(elements):
            self.element_at[field] = element
        self.orthogonal: Final[list[list[int]]] = [
            self._around(field, 0) for field in range(FIELDS)
        ]
        self.diagonal: Final[list[list[int]]] = [self._around(field, 1) for field in range(FIELDS)]
        # NES-R5 an edge field has fewer than 4 orthogonal neighbours
        self.edges: Final = [field for field in fields if len(self.orthogonal[field]) < 4]
        self.line: Final[list[list[int]]] = []  # 4 * field + direction // 2, near to far
        self.cone: Final[list[list[int]]] = []  # DIRECTIONS * field + direction
        self.within: Final[list[list[int]]] = []  # the fields 1 or 2 Steps away
        for field in range(FIELDS):
            for direction in range(0, DIRECTIONS, 2):
                self.line.append(self._ray(field, direction, SPAN))
            for direction in range(DIRECTIONS):
                self.cone.append(self._cone(field, direction))
            self.within.append(
                [other for other in fields if 0 < distance(field, other) <= REACH]
                if landscape[field]
                else []
            )

    def _around(self, field: int, first: int) -> list[int]:
        """The neighbours in every other direction: orthogonal ones from 0, diagonal ones from 1."""
        found: list[int] = []
        for direction in range(first, DIRECTIONS, 2):
            found += self._ray(field, direction, 1)
        return found

    def _ray(self, field: int, direction: int, far: int) -> list[int]:
        """The fields of the board in a direction, near to far; gaps are skipped."""
        if not self.landscape[field]:
            return []
        ahead = [beyond(field, direction, steps) for steps in range(1, far + 1)]
        return [other for other in ahead if other >= 0 and self.landscape[other]]

    def _cone(self, field: int, direction: int) -> list[int]:
        """The middle line, then the counter-clockwise side, then the clockwise one (NES-R81)."""
        # NES-32.3 orthogonal: two fields ahead, the nearest on both diagonals
        # NES-32.4 diagonal: the nearest field ahead, two on both orthogonal lines
        ahead, beside = (REACH, 1) if direction % 2 == 0 else (1, REACH)
        return (
            self._ray(field, direction, ahead)
            + self._ray(field, (direction - 1) % DIRECTIONS, beside)
            + self._ray(field, (direction + 1) % DIRECTIONS, beside)
        )


def blank_arrangement() -> Arrangement:
    """No fields: before chance has arranged the parts."""
    return Arrangement("", [0] * FIELDS, [])
